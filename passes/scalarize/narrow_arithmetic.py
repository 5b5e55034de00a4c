"""Does arithmetic on extended bytes in 16 bits where all results fit: a register holds twice as many lanes.

    %a = zext i8 %x to i32                                  %a = zext i8 %x to i16
    %b = zext i8 %y to i32                                  %b = zext i8 %y to i16
    %s = add nsw i32 %a, %b                           ->    %s = add i16 %a, %b
    %m = call i32 @llvm.smin.i32(i32 %s, i32 255)           %m = call i16 @llvm.umin.i16(i16 %s, i16 255)
    %t = trunc i32 %m to i8                                 %t = trunc i16 %m to i8

C computes bytes as `int`. LLVM narrows sums and products whose high bits nobody needs, but no minima, comparisons,
divisions and right shifts. Here each result fits into 16 bits, as a signed number or as an unsigned one; branches may
show that it does. An operation whose result depends on the sign of its operands takes them all as signed, or all as
unsigned numbers. A result that is used in 32 bits is extended, if several extensions of operands are saved for it.

The high half of a product of two such numbers fits, too: `(a * b) >> 16` is one instruction for 16 bits on most CPUs,
which LLVM makes of two extensions, the product, the shift and a truncation.
"""

from collections.abc import Mapping, Sequence

from passes.analysis.branch_ranges import ranges_by_branches
from passes.analysis.ranges import Range, fits, operation, range_by, step_range
from passes.scalarize.high_products import is_high_half, unite_products
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.types import I16, I32, IntType
from wfv.ir.uses import users_of
from wfv.ir.values import ConstInt, Value, const_int

_BITS = 16
_ANY_SIGN = frozenset(("add", "sub", "mul", "shl", "and", "or", "xor", "select"))
# The operation on unsigned numbers that does the same for numbers that are not negative.
_TO_UNSIGNED = {"ashr": "lshr", "sdiv": "udiv", "smin": "umin", "smax": "umax"}
_TO_UNSIGNED |= {name: name for name in (*_TO_UNSIGNED.values(), "urem")}
_OF_SIGNED = frozenset(("ashr", "sdiv", "smin", "smax", "abs"))
_BY_CONSTANT = frozenset(("shl", "ashr", "lshr", "sdiv", "udiv", "urem"))
_PREDICATES = {"slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge"}
_CASTS = frozenset(("zext", "sext", "trunc"))


def narrow_arithmetic(fn: Function) -> None:
    """Rewrites `fn` in place."""
    if any(map(is_extended, fn.instrs())):
        ranges = ranges_by_branches(fn)
        unite_products(fn, ranges)
        _Narrowing(fn, ranges).run()
        remove_dead_code(fn)


class _Narrowing:
    """`members`: the results of 16 bits, and their operations; also the high halves of products, which fit.

    `made`: extended numbers, and members that are made of them, not of constants only.
    """

    def __init__(self, fn: Function, ranges: dict[Value, Range]) -> None:
        self.fn, self.ranges, self.users = fn, ranges, users_of(fn.instrs())
        self.members: dict[Instr, str] = {}
        self.made: set[Instr] = set()

    def run(self) -> None:
        for instr in self.fn.instrs():
            self._restore_sign(instr)
        numbers = [x for x in self.fn.instrs() if x.type == I32 and not is_extended(x) and self._fit([x])]
        self.members = {x: name for x in numbers if (name := self._narrow_name(x))}
        self.made = {x for x in self.fn.instrs() if is_extended(x)}
        for instr in self.members:
            if not self.made.isdisjoint(_numbers(instr)):
                self.made.add(instr)
        count = -1
        while count != len(self.members):
            count = len(self.members)
            for instr in [*self.members]:
                if not self._stays(instr):
                    del self.members[instr]
        if self.members:
            self._rewrite()

    def _restore_sign(self, shift: Instr) -> None:
        """LLVM writes `lshr` for `ashr` if all bits that differ are truncated."""
        users = self.users.get(shift, ())
        if shift.op != "lshr" or shift.type != I32 or self._range(shift.operands[0])[0] >= 0:
            return
        amount = self._range(shift.operands[1])[1]
        if all(_kept_bits(user) + amount <= I32.bits for user in users):
            shift.op = "ashr"
            self.ranges[shift] = step_range(shift, self._range)
            for user in users:
                user.attrs.pop("flags", None)

    def _range(self, value: Value) -> Range:
        return range_by(value, self.ranges)

    def _fit(self, values: Sequence[Value]) -> bool:
        lows, highs = zip(*map(self._range, values), strict=True)
        return fits((min(lows), max(highs)), _BITS)

    def _are_unsigned(self, values: Sequence[Value]) -> bool:
        return all(low >= 0 and high < 1 << _BITS for low, high in map(self._range, values))

    def _are_signed(self, values: Sequence[Value]) -> bool:
        half = 1 << (_BITS - 1)
        return all(-half <= low and high < half for low, high in map(self._range, values))

    def _narrow_name(self, instr: Instr) -> str:
        """The operation in 16 bits; "" if there is none."""
        name, numbers = operation(instr), _numbers(instr)
        if name in _BY_CONSTANT and not (is_high_half(instr) or _is_plain(name, instr.operands[1])):
            return ""
        if name in _ANY_SIGN:
            return name
        if name in _TO_UNSIGNED and self._are_unsigned(numbers):
            return _TO_UNSIGNED[name]
        return name if name in _OF_SIGNED and self._are_signed([instr, *numbers]) else ""

    def _stays(self, instr: Instr) -> bool:
        """Whether all operands are narrow, and an extension of the result, if there is one, saves others."""
        numbers = _numbers(instr)
        if not all(map(self._is_narrow, numbers)) or not self._is_used_wide(instr):
            return all(map(self._is_narrow, numbers))
        saved = {x for x in numbers if isinstance(x, Instr) and x in self.made and not self._is_used_wide(x)}
        is_product = any(x.op == "mul" for x in (instr, *saved))
        return not is_product and (len(saved) > 1 or not saved.isdisjoint(self.members))

    def _is_narrow(self, value: Value) -> bool:
        """Whether an operand is there in 16 bits."""
        is_known = value in self.members or isinstance(value, ConstInt) or is_extended(value)
        return is_known and self._fit([value])

    def _is_used_wide(self, value: Instr) -> bool:
        return not all(user in self.members or self._is_end(user) for user in self.users.get(value, ()))

    def _is_end(self, user: Instr) -> bool:
        """Whether a user takes numbers of 16 bits, but its result is of another type."""
        if user.op == "mul":
            return all(is_high_half(x) and x in self.members for x in self.users.get(user, ()))
        if user.op == "icmp":
            return all(map(self._is_narrow, user.operands)) and self._fit(user.operands)
        return _kept_bits(user) <= _BITS

    def _rewrite(self) -> None:
        """The high half of a product stays in 32 bits, as LLVM wants it, and is truncated."""
        members = {x for x in self.members if not is_high_half(x)}
        ends = {x for x in self.fn.instrs() if x.op in ("trunc", "icmp") and self._is_end(x)}
        changed = members | {x for x in ends if not self.members.keys().isdisjoint(x.operands)}
        others = [x for x in self.fn.instrs() if x not in changed]
        needed = {number for x in changed for number in _numbers(x)}
        used_wide = {number for x in others for number in x.operands}
        wide: dict[Value, Instr] = {x: self._extended(x) for x in self.members if x in used_wide & members}
        narrow: dict[Value, Instr] = {x: self._shortened(x) for x in others if x in needed}
        for instr in others:
            instr.operands[:] = [wide.get(x, x) for x in instr.operands]
        for instr in changed:
            self._narrow(instr, narrow)
        self._insert(wide | narrow)
        casts = [x for x in (*changed, *narrow.values()) if x.op in _CASTS]
        self.fn.substitute({x: x.operands[0] for x in casts if x.type == x.operands[0].type})

    def _extended(self, member: Instr) -> Instr:
        op = "zext" if self._are_unsigned([member]) else "sext"
        return Instr(I32, self.fn.unique_name(member.name), op, [member])

    def _shortened(self, value: Instr) -> Instr:
        """A number of 16 bits that is an operand: made of fewer bits, or of more."""
        source, op = (value.operands[0], value.op) if is_extended(value) else (value, "trunc")
        return Instr(I16, self.fn.unique_name(value.name), op, [source])

    def _narrow(self, instr: Instr, narrow: Mapping[Value, Instr]) -> None:
        if instr.op == "icmp" and self._are_unsigned(instr.operands):
            instr.attrs["predicate"] = _PREDICATES.get(instr.attrs["predicate"], instr.attrs["predicate"])
        elif instr.op == "call":
            instr.attrs, instr.metadata = {"callee": f"llvm.{self.members[instr]}.i16"}, {}
        elif instr in self.members:
            instr.op = self.members[instr]
        instr.type = I16 if instr in self.members else instr.type
        instr.operands[:] = [_narrowed(x, narrow) for x in instr.operands]
        instr.attrs.pop("flags", None)

    def _insert(self, new: Mapping[Value, Instr]) -> None:
        for block in self.fn.blocks:
            block.instrs[:] = [x for instr in block.instrs for x in (instr, new.get(instr)) if x is not None]


def _narrowed(operand: Value, narrow: Mapping[Value, Instr]) -> Value:
    if isinstance(operand, ConstInt) and operand.type == I32:
        return const_int(I16, operand.value)
    return narrow.get(operand, operand)


def is_extended(value: Value) -> bool:
    """Whether it is a number of at most 16 bits in 32. Booleans are as wide as the numbers that they compare."""
    source = value.operands[0].type if is_op(value, "zext", "sext") and value.type == I32 else None
    return isinstance(source, IntType) and 1 < source.bits <= _BITS


def _kept_bits(user: Instr) -> int:
    """The bits of an operand of 32 that a user looks at: fewer if it is a truncation."""
    return user.type.bits if user.op == "trunc" and isinstance(user.type, IntType) else I32.bits


def _numbers(instr: Instr) -> list[Value]:
    """The operands of 32 bits; those of the product whose high half it is."""
    computing = instr.operands[0] if is_high_half(instr) else instr
    return [x for x in computing.operands if x.type == I32] if isinstance(computing, Instr) else []


def _is_plain(name: str, number: Value) -> bool:
    """Whether a number is a constant, and a sensible shift or divisor."""
    if not isinstance(number, ConstInt):
        return False
    return number.value > 0 if name.endswith(("div", "rem")) else 0 <= number.value < _BITS
