"""The form of a continuation for the rest of a row of work-items: one vector, of which only some lanes are active.

    define i32 @k.c0(ptr %x, i64 %wfv.lid0)                                                       ; for one work-item
    define i32 @k.c0.rest(ptr %x, i64 %wfv.lid0, i64 %wfv.lsize0, i1 %wfv.mask)                   ; the form of the rest
    define i32 @k.c0.rest.simd(ptr %x, i64 %wfv.lid0, i64 %wfv.lsize0, <8 x i1> %wfv.mask)        ; its vector form

It replaces the remainder loop where lanes exchange values, because they are a sub-group: the work-items behind the last
whole vector are one, too. Lane 0 is active.
"""

from __future__ import annotations

from passes.analysis.shapes import VARYING, strided
from passes.functions.masked_helpers import Seeds
from passes.functions.names import MASK
from passes.kernel.sub_group_queries import lower_sizes
from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Module
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import I1
from wfv.ir.values import Argument


def uses_sub_groups(fn: Function) -> bool:
    """Whether a function calls a primitive that is not lowered yet."""
    return any(find_primitive(instr.callee) is not None for instr in fn.instrs())


def rest_form(module: Module, fn: Function, lanes: int, fits_index32: bool) -> Function:
    """A copy of a continuation whose last parameter is the mask, and in which a sub-group has the rest's size."""
    rest = clone_function(fn, rest_name(fn.name))
    lower_sizes(module, rest, lanes, is_rest=True, fits_index32=fits_index32)
    rest.args.append(Argument(I1, MASK, ""))
    return rest


def rest_name(continuation: str) -> str:
    """The name of the form of the rest."""
    return f"{continuation}.rest"


def rest_seeds(rest: Function) -> Seeds:
    """The shapes of its parameters; those that are not listed are uniform."""
    shapes = {"wfv.lid0": strided(1), MASK: VARYING}
    return {arg: shapes[arg.name] for arg in rest.args if arg.name in shapes}
