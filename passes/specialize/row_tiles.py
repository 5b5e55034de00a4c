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
from passes.analysis.lane_runs import may_be_run
from passes.remarks import Remark
from passes.specialize.columns import COLUMN_ID
from passes.specialize.work_item_copies import ACCESSES, Spread, can_be_copied, copied
from wfv.ir.core import Function, Instr
from wfv.ir.types import I1, FloatType, IntType, size_of

TILE_ROWS = 4
_MAX_INSTRS = 64  # values of all rows are live at once


def may_have_tiles(fn: Function, by_rows: Shapes, lanes: int) -> bool:
    """Whether `fn` is short straight-line code with gathers or scatters, of work-items in two dimensions."""
    if lanes < TILE_ROWS or len(fn.blocks) > 1 or len(fn.blocks[0].instrs) > _MAX_INSTRS:
        return False
    return can_be_copied(fn, COLUMN_ID) and any(_is_far(i, by_rows) for i in fn.instrs())


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
    return copied(fn, tile_name(fn.name), Spread(COLUMN_ID, TILE_ROWS, 1, "row"))


def tile_remark(lanes: int) -> Remark:
    """The remark that the form of tiles is used."""
    text = (
        f"runs {TILE_ROWS} rows at once where local sizes are multiples of {lanes} and {TILE_ROWS}: "
        "each lane accesses neighbouring elements in them"
    )
    return Remark(0, "tiles", "", "", text)


def _is_far(instr: Instr, shapes: Shapes) -> bool:
    """Whether the instruction is a gather or scatter of numbers that fill their bytes."""
    if instr.op not in ACCESSES:
        return False
    type = (instr.operands[0] if instr.op == "store" else instr).type
    is_number = isinstance(type, (IntType, FloatType)) and type != I1 and 8 * size_of(type) == type.bits
    return is_number and may_be_run(instr.operands[-1], type, shapes)


def _is_contiguous(access: Instr, shapes: Shapes) -> bool:
    shape = shapes.of(access.operands[-1])
    return shape.is_strided and shape.stride == size_of((access.operands[0] if access.op == "store" else access).type)
