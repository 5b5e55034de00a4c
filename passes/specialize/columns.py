"""Columns: whether the lanes should be neighbours in dimension 1 instead of 0, because scatters become wide stores.

    out[x * height + y] = in[y * width + x];        by rows:     a wide load, and a scatter
                                                    by columns:  a gather, and a wide store

A scatter of lanes that are far apart touches a cache line for each lane, and touches it again for each row.
"""

from __future__ import annotations

from collections import Counter

from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Shape, strided
from passes.remarks import Remark
from wfv.ir.cfg import Cfg
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import size_of
from wfv.ir.values import Value

COLUMN_ID = "wfv.lid1"
_NEAR = 4  # elements from one lane to the next, up to which accesses are near each other


def column_form(fn: Function, by_rows: Shapes) -> Function | None:
    """A copy of `fn` for lanes in dimension 1, if it may be better; `column_seeds` are its parameters' shapes.

    A loop could access more by gathers than the scatters are worth, so that functions with loops are left out.
    """
    is_candidate = any(arg.name == COLUMN_ID for arg in fn.args) and _far_accesses(fn, by_rows)["store"] > 0
    if not is_candidate or Cfg(fn).loops.all or any(i.op == "alloca" or find_primitive(i.callee) for i in fn.instrs()):
        return None
    return clone_function(fn, column_name(fn.name))


def column_name(continuation: str) -> str:
    """The name of the form by columns."""
    return f"{continuation}.columns"


def column_seeds(columns: Function) -> dict[Value, Shape]:
    """The shapes of its parameters; those that are not listed are uniform."""
    return {arg: strided(1) for arg in columns.args if arg.name == COLUMN_ID}


def are_columns_better(rows: Function, by_rows: Shapes, columns: Function, by_columns: Shapes) -> bool:
    """Whether there are fewer scatters, no more gathers and scatters together, and no divergent branch by columns."""
    before, after = _far_accesses(rows, by_rows), _far_accesses(columns, by_columns)
    is_better = after["store"] < before["store"] and after.total() <= before.total()
    return is_better and not by_columns.divergent_branches


def column_remark(lanes: int) -> Remark:
    """The remark that the form by columns is used."""
    text = (
        f"lanes are neighbours in dimension 1 where its local size is a multiple of {lanes}: wide stores, no scatters"
    )
    return Remark(0, "columns", "", "", text)


def _far_accesses(fn: Function, shapes: Shapes) -> Counter[str]:
    """The numbers of loads and of stores whose lanes' addresses are not known to be near each other."""
    return Counter(i.op for i in fn.instrs() if i.op in ("load", "store") and _is_far(i, shapes))


def _is_far(access: Instr, shapes: Shapes) -> bool:
    value = access.operands[0] if access.op == "store" else access
    shape = shapes.of(access.operands[-1])
    return not shape.may_be_contiguous or abs(shape.stride) > _NEAR * size_of(value.type)
