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

from passes.analysis.divergence import Shapes
from passes.analysis.lane_runs import may_be_run
from passes.analysis.shapes import Shape, strided
from passes.costs import TILE_ROWS
from passes.speculate.copies import Spread, can_be_copied, copied
from passes.speculate.forms import Form, FormCandidate
from wfv.ir.core import Function, Instr
from wfv.ir.names import LOCAL_IDS
from wfv.ir.types import size_of
from wfv.ir.values import Value

COLUMN_ID = LOCAL_IDS[1]
_MAX_INSTRS = 64  # values of all rows are live at once


def column_seeds(fn: Function) -> dict[Value, Shape]:
    """The shapes of the parameters with lanes in dimension 1; parameters that are not listed are uniform."""
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
    return instr.is_access and may_be_run(instr.operands[-1], instr.accessed, shapes)


def _is_contiguous(access: Instr, shapes: Shapes) -> bool:
    shape = shapes.of(access.operands[-1])
    return shape.is_strided and shape.stride == size_of(access.accessed)


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
