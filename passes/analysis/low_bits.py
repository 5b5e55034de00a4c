"""How many low bits of an integer matter: a sum that is only truncated to a byte may be computed in bytes."""

from __future__ import annotations

from collections.abc import Iterable

from wfv.ir.core import Instr
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, unsigned

# The low bits of the result depend on the same number of low bits of the operands.
_CARRIES_UP = frozenset({"add", "sub", "mul", "or", "xor", "and", "phi", "select", "freeze"})


def demanded_low_bits(instrs: Iterable[Instr]) -> dict[Value, int]:
    """For each integer that is an operand, the number of its low bits that can influence anything.

    `instrs` are all of a function. Starts from nothing demanded and rises to the fixpoint.
    """
    backwards = list(instrs)[::-1]
    demanded: dict[Value, int] = {}
    changed = True
    while changed:
        changed = False
        for instr in backwards:
            for n, operand in enumerate(instr.operands):
                if isinstance(operand, Instr) and isinstance(operand.type, IntType):
                    bits = min(_by_user(instr, n, demanded.get(instr, 0)), operand.type.bits)
                    if bits > demanded.get(operand, 0):
                        demanded[operand] = bits
                        changed = True
    return demanded


def _by_user(user: Instr, n: int, of_result: int) -> int:
    """The low bits of operand `n` that matter if `of_result` low bits of the user's result do."""
    type = user.operands[n].type
    assert isinstance(type, IntType)
    if user.op == "select" and n == 0:
        return type.bits
    if user.op == "and" and isinstance(mask := user.operands[1], ConstInt) and n == 0:
        return min(of_result, unsigned(mask).bit_length())
    if user.op == "shl" and n == 0 and isinstance(amount := user.operands[1], ConstInt):
        return max(of_result - unsigned(amount), 0)
    if user.op in _CARRIES_UP:
        return of_result
    if user.op in ("trunc", "zext"):
        return of_result
    return type.bits
