"""Says that an index does not wrap which a loop counts and accesses: LLVM has dropped that where it reorders sums.

    for (int j = 0; j < m; j++) .. t[x * n * m + i * m + j] ..

Before:                                             After:
    %k = add i32 %j, %row                               %k = add nsw i32 %j, %row
    %w = sext i32 %k to i64                             %w = sext i32 %k to i64
    %p = getelementptr inbounds i32, ptr %t, i64 %w     %p = getelementptr inbounds i32, ptr %t, i64 %w
    %v = load i32, ptr %p                               %v = load i32, ptr %p

LLVM then moves a pointer on, in place of an addition, an extension and an address in each iteration. The counter begins
with 0, so that the first sum is %row. An iteration that another one follows has accessed its element, which is in
bounds of an object of at most 2^31 - 2^24 bytes, as the first one is: the next sum, a small step behind, and its
distance from the first one have 31 bits.
"""

from collections.abc import Container, Iterator
from typing import TypeGuard

from passes.analysis.index_width import MAX_NARROW_SPAN, is_narrow_extension
from passes.analysis.trip_counts import induction_step
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.types import I32
from wfv.ir.values import ConstInt, Value, const_int


def mark_counted_indices(fn: Function) -> None:
    """Changes `fn` in place. The launch must keep the limits of `Options.fits_index32`."""
    cfg = Cfg(fn)
    for loop in cfg.loops.all:
        inside = {instr for block in loop.blocks for instr in block.instrs}
        for address in _accessed_in_each_iteration(cfg, loop):
            pointer, index = address.operands
            if pointer not in inside and is_narrow_extension(index):
                _mark(index.operands[0], "nsw" if index.op == "sext" else "nuw", loop, inside)


def _accessed_in_each_iteration(cfg: Cfg, loop: Loop) -> Iterator[Instr]:
    """The addresses of elements that each iteration before the last one loads or stores."""
    for block in loop.blocks:
        if all(cfg.dominates(block, latch) for latch in loop.latches):
            addresses = (access.operands[-1] for access in block.instrs if access.is_access)
            yield from (each for each in addresses if _is_element(each))


def _is_element(address: Value) -> TypeGuard[Instr]:
    return is_op(address, "getelementptr") and len(address.operands) == 2 and "inbounds" in address.flags


def _mark(number: Value, flag: str, loop: Loop, inside: Container[Value]) -> None:
    """Adds the flag to a sum of a counter and a value from outside of the loop."""
    if is_op(number, "add") and flag not in number.flags:
        for counter, other in (number.operands, number.operands[::-1]):
            if counter in loop.header.phis and other not in inside and _counts_from_zero(counter, loop):
                number.attrs["flags"] = (*number.flags, flag)


def _counts_from_zero(phi: Instr, loop: Loop) -> bool:
    """Whether it is 0, then a small step more in each iteration."""
    step = induction_step(phi, loop)
    if step is None or step.op != "add" or const_int(I32, 0) not in phi.operands:
        return False
    by = step.operands[1]
    return isinstance(by, ConstInt) and 0 < by.value <= MAX_NARROW_SPAN
