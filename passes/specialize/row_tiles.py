"""Tiles: the SIMD form of four rows at once, because neighbours in dimension 1 access neighbouring elements.

    block[x * 16 + y]       a row of lanes:  a gather
                            four rows:       each lane loads four elements, and a transposition makes rows of them

The form has the work of rows y, y+1, y+2, y+3, instruction by instruction, so that each work-item's accesses keep their
order. Widening finds the runs (passes/analysis/lane_runs.py). Before, by rows; after, for two rows:

    %i = add i64 %base, %wfv.lid1                   %row.1 = add nuw nsw i64 %wfv.lid1, 1
    %p = getelementptr float, ptr %x, i64 %i        %i = add i64 %base, %wfv.lid1
    %v = load float, ptr %p                         %i.1 = add i64 %base, %row.1
                                                    %p = getelementptr float, ptr %x, i64 %i
                                                    %p.1 = getelementptr float, ptr %x, i64 %i.1
                                                    %v = load float, ptr %p
                                                    %v.1 = load float, ptr %p.1
"""

from __future__ import annotations

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import may_touch_memory
from passes.analysis.lane_runs import may_be_run
from passes.remarks import Remark
from passes.specialize.columns import COLUMN_ID
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, I64, FloatType, IntType, size_of
from wfv.ir.values import Argument, Const, Value, const_int

TILE_ROWS = 4
_MAX_INSTRS = 64  # values of all rows are live at once
_ACCESSES = ("load", "store")
_SCOPE = "llvm.experimental.noalias.scope.decl"  # its scopes are those of one work-item


def may_have_tiles(fn: Function, by_rows: Shapes, lanes: int) -> bool:
    """Whether `fn` is short straight-line code with gathers or scatters, of work-items in two dimensions."""
    is_straight = len(fn.blocks) == 1 and isinstance(fn.blocks[0].terminator.operands[0], Const)
    if not is_straight or lanes < TILE_ROWS or not any(arg.name == COLUMN_ID for arg in fn.args):
        return False
    is_short = len(fn.blocks[0].instrs) <= _MAX_INSTRS
    return is_short and all(map(_can_be_copied, fn.instrs())) and any(_is_far(i, by_rows) for i in fn.instrs())


def has_runs_by_columns(fn: Function, by_rows: Shapes, by_columns: Shapes) -> bool:
    """Whether an access of lanes that are far apart has its neighbours in dimension 1 beside it.

    Both analyses are of `fn`.
    """
    return any(_is_far(i, by_rows) and _is_contiguous(i, by_columns) for i in fn.instrs())


def tile_name(continuation: str) -> str:
    """The name of the form of tiles."""
    return f"{continuation}.tile"


def tile_form(fn: Function) -> Function:
    """The function that runs `TILE_ROWS` rows, from local id 1 = `wfv.lid1` on."""
    args = [Argument(a.type, a.name, a.attrs) for a in fn.args]
    tile = Function(tile_name(fn.name), fn.ret, args, fn.prefix, fn.suffix, fn.vararg)
    tile.line, tile._counter = fn.line, fn._counter
    tile.blocks = [Block(fn.blocks[0].name)]
    rows: list[dict[Value, Value]] = [dict(zip(fn.args, args, strict=True)) for _ in range(TILE_ROWS)]
    _number_rows(tile, rows)
    for instr in fn.instrs():
        _copy(tile, instr, rows)
    return tile


def tile_remark(lanes: int) -> Remark:
    """The remark that the form of tiles is used."""
    text = (
        f"runs {TILE_ROWS} rows at once where local sizes are multiples of {lanes} and {TILE_ROWS}: "
        "each lane accesses neighbouring elements in them"
    )
    return Remark(0, "tiles", "", "", text)


def _number_rows(tile: Function, rows: list[dict[Value, Value]]) -> None:
    """Gives each row but the first a local id 1 of its own."""
    build = Builder(tile, tile.blocks[0].instrs)
    first = next(arg for arg in tile.args if arg.name == COLUMN_ID)
    old = next(old for old, new in rows[0].items() if new is first)
    for number, row in enumerate(rows[1:], 1):
        row[old] = build.binop("add", first, const_int(I64, number), ("nuw", "nsw"), name=f"row.{number}")


def _copy(tile: Function, instr: Instr, rows: list[dict[Value, Value]]) -> None:
    """Appends the instruction for all rows; once, if it is the same in all of them."""
    instrs, rest = tile.blocks[0].instrs, rows[1:]
    is_same = all(row.get(x, x) is rows[0].get(x, x) for row in rest for x in instr.operands)
    for number, row in enumerate(rows[:1] if is_same and instr.op not in _ACCESSES else rows):
        copy = instr.clone()
        copy.operands = [row.get(x, x) for x in instr.operands]
        if number and copy.name:
            copy.name = tile.unique_name(copy.name)
        instrs.append(copy)
        row[instr] = copy
    for row in rest:
        row.setdefault(instr, rows[0][instr])


def _can_be_copied(instr: Instr) -> bool:
    if instr.op in _ACCESSES:
        return not instr.attrs.get("volatile") and "atomic" not in instr.attrs
    return instr.op not in ("alloca", "phi") and instr.callee != _SCOPE and not may_touch_memory(instr)


def _is_far(instr: Instr, shapes: Shapes) -> bool:
    """Whether the instruction is a gather or scatter of numbers that fill their bytes."""
    if instr.op not in _ACCESSES:
        return False
    type = (instr.operands[0] if instr.op == "store" else instr).type
    is_number = isinstance(type, (IntType, FloatType)) and type != I1 and 8 * size_of(type) == type.bits
    return is_number and may_be_run(instr.operands[-1], type, shapes)


def _is_contiguous(access: Instr, shapes: Shapes) -> bool:
    shape = shapes.of(access.operands[-1])
    return shape.is_strided and shape.stride == size_of((access.operands[0] if access.op == "store" else access).type)
