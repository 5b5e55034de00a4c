"""Whether the narrow form of a group takes fewer vector instructions than the wide one.

An instruction counts once for each register that the lanes fill: 16 lanes of i32 are four SSE registers, of i16 two.
Figures are throughputs of x86 instructions, rounded.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from passes.costs import Registers
from passes.narrow.narrow_forms import Group, Users, Width, narrow_operands, wide_users
from wfv.ir.core import Instr
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.types import IntType, Type
from wfv.ir.values import ConstInt

_LEAST_GAIN = 1.1  # the wide form must cost so many times as much: the figures are not exact
_DIVISION = {8: 10, 16: 10, 32: 24, 64: 60}  # in floats, in doubles, and lane by lane
_DIVISION_BY_CONSTANT = {8: 4, 16: 3, 32: 7, 64: 60}  # a multiplication whose upper half is needed
_BYTE_SHIFT = 2  # a shift of words and a mask


@dataclass(frozen=True)
class GroupCost:
    """`weight` is how often an instruction runs, relative to others."""

    group: Group
    users: Users
    width: Width
    registers: Registers
    weight: Callable[[Instr], int]

    def is_narrow_better(self) -> bool:
        wide = sum(self.weight(instr) * self._wide(instr) for instr in self.group)
        narrow = sum(self.weight(instr) * self._narrow(instr) + self._restored(instr) for instr in self.group)
        return wide > _LEAST_GAIN * (narrow + self._truncated())

    def _wide(self, instr: Instr) -> float:
        bits = max(_bits(instr.type), _bits(instr.operands[0].type)) if instr.operands else _bits(instr.type)
        if instr.op in ("trunc", "zext", "sext"):
            return self.registers.of(bits)
        return _operation(instr, instr.op, bits, self.registers)

    def _narrow(self, instr: Instr) -> float:
        bits = self.width.bits
        if instr.op in ("trunc", "zext", "sext"):
            source, target = _bits(instr.operands[0].type), _bits(instr.type)
            is_free = min(source, target) >= bits and source != target
            return 0 if is_free else self.registers.of(bits)
        return _operation(instr, self.group[instr].op, bits, self.registers)

    def _restored(self, instr: Instr) -> int:
        """The extension for users that need the wide value. LLVM moves it to where these are: out of a loop."""
        weights = map(self.weight, wide_users(instr, self.users, self.group) if self.width.is_wider(instr) else ())
        return min(max(weights, default=0), self.weight(instr)) * self.registers.of(_bits(instr.type))

    def _truncated(self) -> int:
        """The truncations of varying values that stay wide, each once."""
        outside = {
            operand: instr
            for instr in self.group
            for operand in narrow_operands(instr)
            if operand not in self.group and self.width.is_wider(operand) and self.width.shapes.of(operand).is_varying
        }
        return sum(self.weight(user) * self.registers.of(_bits(value.type)) for value, user in outside.items())


def _bits(type: Type) -> int:
    return type.bits if isinstance(type, IntType) else 0


def _divided_bits(bits: int) -> int:
    """The width at which integers of any width are divided: i48 at 64. Wider ones cost more than the table says."""
    return min((width for width in _DIVISION if width >= bits), default=max(_DIVISION))


def _operation(instr: Instr, op: str, bits: int, registers: Registers) -> float:
    """The instructions of one operation on all lanes."""
    if op == "phi" or instr.op == "phi":
        return 0
    if op in DIVISIONS:
        table = _DIVISION_BY_CONSTANT if isinstance(instr.operands[1], ConstInt) else _DIVISION
        is_long = table is _DIVISION and bits <= 32
        return table[_divided_bits(bits)] * registers.of(2 * max(bits, 16) if is_long else bits)
    if op in ("shl", "lshr", "ashr") and bits == 8:
        return _BYTE_SHIFT * registers.of(bits)
    return (2 if op == "mul" and bits >= 32 else 1) * registers.of(bits)


def better_groups(
    groups: Iterable[Group], users: Users, width: Width, registers: Registers, weights: Mapping[Instr, int]
) -> list[Group]:
    """Those that gain."""
    costs = (GroupCost(group, users, width, registers, weights.__getitem__) for group in groups)
    return [cost.group for cost in costs if cost.is_narrow_better()]
