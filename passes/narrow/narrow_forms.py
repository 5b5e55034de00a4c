"""Which instructions compute the same in fewer bits, and by which opcode.

The narrow form of a value is its low bits. Operations fall into two kinds:

* `add sub mul and or xor shl select phi freeze` and casts: the low bits of the result depend on no other bits. They
  are right in any width; the result's range must fit.
* comparisons, minima, maxima, `abs`, shifts to the right and divisions need whole numbers: the ranges of all operands
  must fit, all as signed or all as unsigned numbers.

`find_groups` finds what is narrowed together: instructions that pass narrow values to each other.

    %x = zext i8 %a to i32          ; one group at 16 bits: no value is extended in between
    %y = zext i8 %b to i32
    %s = add i32 %x, %y
    %h = lshr i32 %s, 1
    %r = trunc i32 %h to i8
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from networkx.utils import UnionFind

from passes.analysis.divergence import Shapes
from passes.analysis.ranges import Range
from passes.analysis.signed_ranges import SignedRanges
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.types import IntType
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
            return NarrowForm(instr.op) if is_sink or self.fits(instr) else None
        if not self.fits(instr) or (self.bits == 8 and instr.op in _NO_BYTES):
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


Users = Mapping[Value, list[Instr]]
Group = dict[Instr, NarrowForm]


def narrow_operands(instr: Instr) -> list[Value]:
    """The operands that the narrow form takes in its own width: no conditions, and no flag of `llvm.abs`."""
    if instr.op == "select":
        return instr.operands[1:]
    return [x for x in instr.operands if x.type == instr.operands[0].type] if instr.op == "call" else instr.operands


def find_groups(instrs: Iterable[Instr], width: Width) -> list[Group]:
    """The groups of all instructions that may be narrow, in the order of the program."""
    forms = {instr: form for instr in instrs if (form := width.form_of(instr)) is not None}
    leader = UnionFind(forms)
    groups: dict[Instr, Group] = {}
    for instr in forms:
        for operand in narrow_operands(instr):
            if isinstance(operand, Instr) and operand in forms and width.is_wider(operand):
                leader.union(instr, operand)
    for instr, form in forms.items():
        groups.setdefault(leader[instr], {})[instr] = form
    return list(groups.values())


def wide_users(instr: Instr, users: Users, members: Mapping[Instr, NarrowForm]) -> list[Instr]:
    """The users of the instruction that need the wide value."""
    return [user for user in users.get(instr, ()) if user not in members or instr not in narrow_operands(user)]
