"""Forms that do the work of several work-items at once, because each instruction is copied for each of them.

For two work-items that are `distance` apart in the dimension of the parameter `%id`. Before, after:

    %i = add i64 %base, %id                         %item.1 = add nuw nsw i64 %id, distance
    %v = call float @expf(float %i)                 %i = add i64 %base, %id
                                                    %i.1 = add i64 %base, %item.1
                                                    %v = call float @expf(float %i)
                                                    %v.1 = call float @expf(float %i.1)

The accesses of each work-item keep their order.

Tiles: the SIMD form of four rows at once, because neighbours in dimension 1 access neighbouring elements.

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

Pairs: two vectors at once, where one vector's chain of dependent operations is too long for the CPU to hide.

A CPU begins the next vector while it waits for the operands of this one, as far as its window of some 400 instructions
reaches. A kernel of divisions, roots and functions, each of which needs the result of the one before, fills the window
first. So there is a SIMD form that runs 2 W work-items, the instructions of both vectors in turns:

    %d = fdiv float %s, %k              %d = fdiv float %s, %k
    %l = call float @logf(float %d)     %d.1 = fdiv float %s.1, %k.1
                                        %l = call float @logf(float %d)
                                        %l.1 = call float @logf(float %d.1)

Values of more than one register do not need it: their registers are independent of each other already.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import may_touch_memory
from passes.analysis.lane_runs import may_be_run
from passes.analysis.shapes import Shape, strided
from passes.costs import CLASSES, TILE_ROWS, class_of, longest_chain
from passes.remarks import Remark
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I64, VOID, size_of
from wfv.ir.values import Argument, Const, Value, const_int

COLUMN_ID = "wfv.lid1"
_ID = "wfv.lid0"
PAIR = 2
_MAX_INSTRS = 64  # of tiles: values of all rows are live at once


@dataclass(frozen=True)
class FormCandidate:
    """A continuation that may have a form. `by_rows`, `by_columns()`: its shapes with lanes in dimension 0, and in 1.

    `has_versions`: there are fast versions of it.
    """

    fn: Function
    by_rows: Shapes
    by_columns: Callable[[], Shapes]
    lanes: int
    vector_bits: int
    has_versions: bool


@dataclass(frozen=True)
class Form:
    """A form of a continuation that runs other work-items at once than a vector of a row does.

    `kind`: of its remark; `suffix`: of its name, and its role. `text(lanes)`: what a remark says of it.
    `is_better(candidate)`: whether it should be used; `make(fn, name, lanes)`.
    """

    kind: str
    suffix: Literal["tile", "pair"]
    text: Callable[[int], str]
    is_better: Callable[[FormCandidate], bool]
    make: Callable[[Function, str, int], Function]

    def name_of(self, continuation: str) -> str:
        return f"{continuation}.{self.suffix}"

    def of(self, fn: Function, lanes: int) -> Function:
        """The form of a continuation."""
        return self.make(fn, self.name_of(fn.name), lanes)

    def remark(self, lanes: int) -> Remark:
        """The remark that the form is used."""
        return Remark(0, self.kind, "", "", self.text(lanes))


def column_seeds(fn: Function) -> dict[Value, Shape]:
    """The shapes of the parameters with lanes in dimension 1; those that are not listed are uniform."""
    return {arg: strided(1) for arg in fn.args if arg.name == COLUMN_ID}


def _are_tiles_better(each: FormCandidate) -> bool:
    """Whether it is short straight-line code of work-items in two dimensions, in which an access of lanes that are far
    apart has its neighbours in dimension 1 beside it.
    """
    fn = each.fn
    if each.lanes < TILE_ROWS or len(fn.blocks) > 1 or len(fn.blocks[0].instrs) > _MAX_INSTRS:
        return False
    far = [i for i in fn.instrs() if _is_far_apart(i, each.by_rows)]
    if not far or not can_be_copied(fn, COLUMN_ID):
        return False
    by_columns = each.by_columns()
    return any(_is_contiguous(i, by_columns) for i in far)


def _is_far_apart(instr: Instr, shapes: Shapes) -> bool:
    """Whether the instruction is a gather or scatter of numbers that fill their bytes."""
    return instr.op in ACCESSES and may_be_run(instr.operands[-1], instr.accessed, shapes)


def _is_contiguous(access: Instr, shapes: Shapes) -> bool:
    shape = shapes.of(access.operands[-1])
    return shape.is_strided and shape.stride == size_of(access.accessed)


ACCESSES = ("load", "store")
_SCOPE = "llvm.experimental.noalias.scope.decl"  # its scopes are those of one work-item
Copy = dict[Value, Value]  # the values of a copy by those of the function


@dataclass(frozen=True)
class Spread:
    """How the work-items lie: `count` of them, `distance` apart in the dimension of the parameter `id`.

    `stem`: the name of their ids.
    """

    id: str
    count: int
    distance: int
    stem: str


def can_be_copied(fn: Function, id: str) -> bool:
    """Whether `fn` is straight-line code with the parameter `id` whose accesses are ordinary ones."""
    is_straight = len(fn.blocks) == 1 and isinstance(fn.blocks[0].terminator.operands[0], Const)
    return is_straight and any(arg.name == id for arg in fn.args) and all(map(_is_ordinary, fn.instrs()))


def copied(fn: Function, name: str, spread: Spread) -> Function:
    """The function `name` that does the work of all work-items of the spread, instruction by instruction."""
    args = [Argument(a.type, a.name, a.attrs) for a in fn.args]
    new = Function(name, fn.ret, args, fn.prefix, fn.suffix, fn.vararg)
    new.line, new.names_made = fn.line, fn.names_made
    new.blocks = [Block(fn.blocks[0].name)]
    copies: list[Copy] = [dict(zip(fn.args, args, strict=True)) for _ in range(spread.count)]
    _number(new, copies, spread)
    for instr in fn.instrs():
        _copy(new, instr, copies)
    return new


def _number(new: Function, copies: list[Copy], spread: Spread) -> None:
    """Gives each copy but the first an id of its own."""
    build = Builder(new, new.blocks[0].instrs)
    first = next(arg for arg in new.args if arg.name == spread.id)
    old = next(old for old, value in copies[0].items() if value is first)
    for number, copy in enumerate(copies[1:], 1):
        offset = const_int(I64, number * spread.distance)
        copy[old] = build.binop("add", first, offset, ("nuw", "nsw"), name=f"{spread.stem}.{number}")


def _copy(new: Function, instr: Instr, copies: list[Copy]) -> None:
    """Appends the instruction for all work-items; once, if it is the same for all of them."""
    instrs, rest = new.blocks[0].instrs, copies[1:]
    is_same = all(copy.get(x, x) is copies[0].get(x, x) for copy in rest for x in instr.operands)
    for number, values in enumerate(copies[:1] if is_same and instr.op not in ACCESSES else copies):
        copy = instr.clone()
        copy.operands = [values.get(x, x) for x in instr.operands]
        if number and copy.name:
            copy.name = new.unique_name(copy.name)
        instrs.append(copy)
        values[instr] = copy
    for values in rest:
        values.setdefault(instr, copies[0][instr])


def _is_ordinary(instr: Instr) -> bool:
    if instr.op in ACCESSES:
        return not instr.is_ordered
    return instr.op not in ("alloca", "phi") and instr.callee != _SCOPE and not may_touch_memory(instr)


_LEAST_CHAIN = 100.0  # cycles: 400 instructions, four in each cycle


def _should_be_paired(each: FormCandidate) -> bool:
    """Whether it is straight-line code whose chain is long, with vectors of one register, and without fast versions."""
    fn, shapes = each.fn, each.by_rows
    if each.has_versions or len(fn.blocks) > 1 or vector_chain(fn, shapes) < _LEAST_CHAIN:
        return False
    wide = (instr for instr in fn.instrs() if instr.type != VOID and shapes.of(instr).is_varying)
    return can_be_copied(fn, _ID) and all(8 * size_of(x.type) * each.lanes <= each.vector_bits for x in wide)


def vector_chain(fn: Function, shapes: Shapes) -> float:
    """The cycles of the longest chain of dependent vector operations of a function of one block."""

    def latency(instr: Instr) -> float:
        return CLASSES["load" if instr.op == "load" else class_of(instr)].vector_latency

    return longest_chain((instr for instr in fn.instrs() if shapes.of(instr).is_varying), latency)


TILES = Form(
    "tiles",
    "tile",
    lambda lanes: (
        f"runs {TILE_ROWS} rows at once where local sizes are multiples of {lanes} and {TILE_ROWS}: "
        "each lane accesses neighbouring elements in them"
    ),
    _are_tiles_better,
    lambda fn, name, lanes: copied(fn, name, Spread(COLUMN_ID, TILE_ROWS, 1, "row")),
)
PAIRS = Form(
    "pairs",
    "pair",
    lambda lanes: (
        f"runs {PAIR} vectors of {lanes} lanes at once: one alone would wait for the results of its operations"
    ),
    _should_be_paired,
    lambda fn, name, lanes: copied(fn, name, Spread(_ID, PAIR, lanes, "second")),
)
FORMS = (TILES, PAIRS)
