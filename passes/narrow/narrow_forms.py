"""Which instructions compute the same in fewer bits, by which opcode, and whether that takes fewer instructions.

The narrow form of a value is its low bits. Operations fall into two kinds:

* `add sub mul and or xor shl select phi freeze` and casts: the low bits of the result depend on no other bits. They
  are right in any width; the result's range, or the bits that are demanded of it, must fit.
* comparisons, minima, maxima, `abs`, shifts to the right and divisions need whole numbers: the ranges of all operands
  must fit, all as signed or all as unsigned numbers.

For the decision (`Registers`), an instruction counts once for each register that the lanes fill: 16
lanes of i32 are four SSE registers, of i16 two. Figures are throughputs of x86 instructions,
rounded; a loop is taken to run eight times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.signed_ranges import Range, SignedRanges
from passes.narrow.narrow_integers import Group, Users, narrow_operands, wide_users
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.types import IntType, Type
from wfv.ir.values import ConstExpr, ConstInt, Undef, Value, unsigned

_OF_LOW_BITS = frozenset({"add", "sub", "mul", "and", "or", "xor", "shl", "select", "phi", "freeze"})
_UNSIGNED = {"slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge"}
_UNSIGNED_OP = {
    "ashr": "lshr", "sdiv": "udiv", "srem": "urem", "smin": "umin", "smax": "umax",
}  # fmt: skip
_NO_BYTES = frozenset({"mul", *DIVISIONS})  # x86 has no such operations on bytes: 16 bits are as good


@dataclass(frozen=True)
class NarrowForm:
    """How an instruction is done in fewer bits: an opcode, a predicate or the family of an intrinsic.

    `clamp`: the range into which the uniform operand of a comparison is brought first; of an unsigned one, only its
    end.
    """

    op: str
    clamp: Range | None = None


@dataclass(frozen=True)
class Width:
    """A number of bits, and all that decides which values fit it."""

    bits: int
    ranges: SignedRanges
    demanded: Mapping[Value, int]
    shapes: Shapes

    @property
    def type(self) -> IntType:
        return IntType(self.bits)

    def fits_signed(self, value: Value) -> bool:
        return self._is_signed_range(self.ranges.of(value))

    def fits_unsigned(self, value: Value) -> bool:
        low, high = self.ranges.of(value)
        return low >= 0 and high < 1 << self.bits

    def fits(self, value: Value) -> bool:
        """Whether the narrow form can be extended to the value again."""
        return self.fits_signed(value) or self.fits_unsigned(value)

    def is_wider(self, value: Value) -> bool:
        return isinstance(value.type, IntType) and value.type.bits > self.bits

    def form_of(self, instr: Instr) -> NarrowForm | None:
        """The narrow form of a varying instruction; None if it must stay wide."""
        if not self._may_be_narrow(instr):
            return None
        if instr.op == "icmp":
            return self._comparison(instr)
        if instr.op in ("trunc", "zext", "sext"):
            is_sink = not self.is_wider(instr)
            return NarrowForm(instr.op) if is_sink or self._result_fits(instr) else None
        if not self._result_fits(instr) or (self.bits == 8 and instr.op in _NO_BYTES):
            return None
        if instr.op in _OF_LOW_BITS:
            return NarrowForm(instr.op) if instr.op != "shl" or self._has_small_amount(instr) else None
        return self._of_whole_numbers(instr)

    def _may_be_narrow(self, instr: Instr) -> bool:
        if instr.notes.assumed_shape is not None or any(isinstance(x, (Undef, ConstExpr)) for x in instr.operands):
            return False
        if instr.op in ("icmp", "trunc"):
            return self.is_wider(instr.operands[0]) and any(self.shapes.of(x).is_varying for x in instr.operands)
        return self.is_wider(instr) and self.shapes.of(instr).is_varying

    def _result_fits(self, instr: Instr) -> bool:
        return self.fits(instr) or self.demanded.get(instr, 0) <= self.bits

    def _has_small_amount(self, instr: Instr) -> bool:
        amount = instr.operands[1]
        return isinstance(amount, ConstInt) and unsigned(amount) < self.bits

    def _of_whole_numbers(self, instr: Instr) -> NarrowForm | None:
        op = family_of(instr.callee) if instr.op == "call" else instr.op
        if op == "abs":
            return NarrowForm(op) if self.fits_signed(instr.operands[0]) else None
        if op in ("lshr", "ashr"):
            return self._shift(instr, op)
        if op in ("smin", "smax", "umin", "umax") or op in DIVISIONS:
            return self._of_two_numbers(instr, op)
        return None

    def _shift(self, instr: Instr, op: str) -> NarrowForm | None:
        value = instr.operands[0]
        if not self._has_small_amount(instr):
            return None
        if self.fits_unsigned(value):
            return NarrowForm("lshr")
        return NarrowForm(op) if op == "ashr" and self.fits_signed(value) else None

    def _of_two_numbers(self, instr: Instr, op: str) -> NarrowForm | None:
        if all(map(self.fits_unsigned, instr.operands)):
            return NarrowForm(_UNSIGNED_OP.get(op, op))
        if not all(map(self.fits_signed, instr.operands)) or op in ("udiv", "urem"):
            return None
        # The least number by -1 is undefined in few bits, and well defined in many.
        overflows = op in ("sdiv", "srem") and self.ranges.of(instr.operands[0])[0] == -1 << (self.bits - 1)
        return NarrowForm(op) if not overflows else None

    def _comparison(self, instr: Instr) -> NarrowForm | None:
        predicate = instr.attrs["predicate"]
        if all(map(self.fits_signed, instr.operands)):
            return NarrowForm(predicate)
        if all(map(self.fits_unsigned, instr.operands)):
            return NarrowForm(_UNSIGNED.get(predicate, predicate))
        return self._comparison_with_uniform(instr, predicate)

    def _comparison_with_uniform(self, instr: Instr, predicate: str) -> NarrowForm | None:
        """Of the uniform number, it only matters where it is beyond the range of the other operand."""
        a, b = instr.operands
        varying, uniform = (a, b) if self.shapes.of(b).is_uniform else (b, a)
        if not self.shapes.of(uniform).is_uniform or isinstance(uniform, ConstInt):
            return None
        low, high = self.ranges.of(varying)
        clamp = low - 1, high + 1
        is_unsigned = predicate.startswith("u")
        fits = low >= 0 and clamp[1] < 1 << self.bits if is_unsigned else self._is_signed_range(clamp)
        return NarrowForm(predicate, clamp) if fits else None

    def _is_signed_range(self, range: Range) -> bool:
        top = 1 << (self.bits - 1)
        return -top <= range[0] and range[1] < top


_LEAST_GAIN = 1.1  # the wide form must cost so many times as much: the figures are not exact
_DIVISION = {8: 10, 16: 10, 32: 24, 64: 60}  # in floats, in doubles, and lane by lane
_DIVISION_BY_CONSTANT = {8: 4, 16: 3, 32: 7, 64: 60}  # a multiplication whose upper half is needed
_BYTE_SHIFT = 2  # a shift of words and a mask


@dataclass(frozen=True)
class Registers:
    """The target's vector registers: how many bits they have, and how many lanes are computed at once."""

    bits: int
    lanes: int

    def of(self, bits: int) -> int:
        """How many hold all lanes of a type."""
        return max(1, -(-self.lanes * bits // self.bits))


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
