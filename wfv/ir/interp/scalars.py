"""The semantics of operations on scalars: tables of instructions and of LLVM's intrinsics.

A row (`Operation`) has a function for the interpreter and a formula for proofs (formulas.py). Both take the
instruction's `Scalars` and the operands' values; the caller rounds or wraps the function's result. Functions of
floating-point numbers alone are in math.py.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from wfv.ir.core import Instr
from wfv.ir.fold import COMPARES
from wfv.ir.interp import float_formulas, formulas
from wfv.ir.interp import math as numbers
from wfv.ir.interp.values import POISON, UndefinedBehaviour, float_class, signed, width
from wfv.ir.types import Type, VecType, is_float, scalar_of

Function = Callable[..., Any]


class Operation(NamedTuple):
    """A row of the tables: the result of an operation on numbers and on terms."""

    compute: Function
    formula: formulas.Formula


@dataclass(frozen=True)
class Scalars:
    """The scalars that an instruction works on: bits of the first operand's and of the result's, flags, predicate.

    `number` is the class of the result if it is a floating-point number.
    """

    op: str
    bits: int
    to: int
    number: Any = None
    flags: frozenset[str] = frozenset()
    predicate: str = ""

    @classmethod
    def of_type(cls, type: Type) -> Scalars:
        """Of an operation whose operands have the result's type."""
        return cls("", width(type), width(type), float_class(type) if is_float(type) else None)

    @classmethod
    def of(cls, instr: Instr) -> Scalars:
        result = scalar_of(instr.type)
        flags = frozenset(instr.attrs.get("flags", ()))
        number = float_class(result) if is_float(result) else None
        bits = width(scalar_of(instr.operands[0].type))
        return cls(instr.op, bits, width(result), number, flags, instr.attrs.get("predicate", ""))

    def signed(self, value: int) -> int:
        """An operand as a signed number."""
        return signed(value, self.bits)

    def clamp(self, number: int, is_signed: bool) -> int:
        """The nearest number that the result can hold."""
        low, high = (-1 << (self.to - 1), (1 << (self.to - 1)) - 1) if is_signed else (0, (1 << self.to) - 1)
        return min(max(number, low), high)

    def overflows(self, number: int, is_signed: bool) -> bool:
        """Whether the result cannot hold the number."""
        if is_signed:  # the sign is another bit: -1 >> n is -1
            return number >> (self.to - 1) not in (0, -1)
        return number >> self.to != 0

    def finish(self, result: Any) -> Any:
        """Converts the result of a function to a value of the result's type."""
        if result is POISON:
            return POISON
        return result & (1 << self.to) - 1 if self.number is None else self.number(result)


def _wrapping(exact: Callable[[int, int], int]) -> Function:
    """nuw and nsw compare with the exact result."""

    def compute(s: Scalars, a: int, b: int) -> Any:
        result = exact(a, b)
        if "nuw" in s.flags and s.overflows(result, False):
            return POISON
        if "nsw" in s.flags and s.overflows(exact(s.signed(a), s.signed(b)), True):
            return POISON
        return result

    return compute


def _shl(s: Scalars, a: int, b: int) -> Any:
    if b >= s.bits or ("nuw" in s.flags and s.overflows(a << b, False)):
        return POISON
    return POISON if "nsw" in s.flags and s.overflows(s.signed(a) << b, True) else a << b


def _shift_right(s: Scalars, a: int, b: int) -> Any:
    if b >= s.bits or ("exact" in s.flags and a & ((1 << b) - 1)):
        return POISON
    return (s.signed(a) if s.op == "ashr" else a) >> b


def _division(s: Scalars, a: Any, b: Any) -> Any:
    """udiv, sdiv, urem, srem; quotients are rounded toward zero."""
    if b is POISON or b == 0:
        raise UndefinedBehaviour(f"{s.op} by {b}")
    if a is POISON:
        return POISON
    x, y = (s.signed(a), s.signed(b)) if s.op[0] == "s" else (a, b)
    if y == -1 and a == 1 << (s.bits - 1):
        raise UndefinedBehaviour(f"{s.op} of {x} by -1")
    quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
    if "exact" in s.flags and quotient * y != x:
        return POISON
    return x - quotient * y if s.op[1:] == "rem" else quotient


def _icmp(s: Scalars, a: int, b: int) -> Any:
    if "samesign" in s.flags and (a ^ b) >> (s.bits - 1):
        return POISON
    if s.predicate[0] == "s":
        a, b = s.signed(a), s.signed(b)
    return COMPARES[s.predicate[-2:]](a, b)


def _fcmp(s: Scalars, a: Any, b: Any) -> Any:
    if s.predicate in ("true", "false"):
        return s.predicate == "true"
    is_unordered = s.predicate[0] == "u"
    if a != a or b != b:
        return is_unordered
    compare = COMPARES.get(s.predicate[1:])  # None for ord and uno
    return bool(compare(a, b)) if compare else not is_unordered


def _trunc(s: Scalars, a: int) -> Any:
    if "nuw" in s.flags and s.overflows(a, False):
        return POISON
    return POISON if "nsw" in s.flags and s.overflows(s.signed(a), True) else a


def _non_negative(s: Scalars, a: int) -> Any:
    """zext, uitofp."""
    if "nneg" in s.flags and a >> (s.bits - 1):
        return POISON
    return a if s.number is None else _rounded(a, s.number)


def _rounded(value: int, target: Any) -> float:
    """A double that rounds to `target` as the integer itself does: the lowest bit records whether bits were cut off."""
    if target is np.float64:
        return float(value) if abs(value) < 1 << 1023 else math.copysign(math.inf, value)
    cut = max(0, abs(value).bit_length() - 52)
    kept = abs(value) >> cut
    kept |= bool(abs(value) & (1 << cut) - 1)
    number = math.ldexp(float(kept), cut) if cut < 900 else math.inf
    return -number if value < 0 else number


def _integer(is_signed: bool, rounding: Callable[[Any], Any] = np.trunc) -> Function:
    """Poison where the result does not fit."""

    def convert(s: Scalars, value: Any) -> Any:
        if not math.isfinite(value) or s.overflows(number := int(rounding(value)), is_signed):
            return POISON
        return number

    return convert


def _saturated(is_signed: bool) -> Function:
    """NaN gives 0, and a number out of range the nearest one in it."""

    def convert(s: Scalars, value: Any) -> int:
        if math.isnan(value):
            return 0
        return s.clamp(int(math.copysign(1 << s.to, value)) if math.isinf(value) else int(value), is_signed)

    return convert


def _of_values(function: Callable[..., Any]) -> Function:
    return lambda s, *values: function(*values)


def _of_signed(function: Callable[[int, int], int]) -> Function:
    return lambda s, a, b: function(s.signed(a), s.signed(b))


def _same(s: Scalars, value: Any) -> Any:
    return value


_ARITHMETIC = {"add": operator.add, "sub": operator.sub, "mul": operator.mul}
# Those that are defined by bits; all others are uninterpreted.
_OF_BITS: dict[str, formulas.Formula] = {
    "fneg": float_formulas.fneg,
    "fabs": float_formulas.fabs,
    "copysign": float_formulas.copysign,
}
_NUMBERS = {
    name: Operation(_of_values(function), _OF_BITS.get(name, formulas.uninterpreted))
    for name, function in numbers.FUNCTIONS.items()
}
DIVISIONS = ("udiv", "sdiv", "urem", "srem")
OPCODES: dict[str, Operation] = {
    **{op: Operation(_wrapping(exact), formulas.wrapping(op)) for op, exact in _ARITHMETIC.items()},
    "shl": Operation(_shl, formulas.shl),
    **dict.fromkeys(("lshr", "ashr"), Operation(_shift_right, formulas.shift_right)),
    **dict.fromkeys(DIVISIONS, Operation(_division, formulas.division)),
    "and": Operation(_of_values(operator.and_), formulas.bitwise("and")),
    "or": Operation(lambda s, a, b: POISON if "disjoint" in s.flags and a & b else a | b, formulas.bitwise("or")),
    "xor": Operation(_of_values(operator.xor), formulas.bitwise("xor")),
    **{op: _NUMBERS[op] for op in ("fadd", "fsub", "fmul", "fdiv", "frem", "fneg")},
    "icmp": Operation(_icmp, formulas.icmp),
    "fcmp": Operation(_fcmp, float_formulas.fcmp),
    "trunc": Operation(_trunc, formulas.trunc),
    "zext": Operation(_non_negative, formulas.zext),
    "uitofp": Operation(_non_negative, float_formulas.of_integer),
    "sext": Operation(lambda s, a: s.signed(a), formulas.sext),
    "sitofp": Operation(lambda s, a: _rounded(s.signed(a), s.number), formulas.uninterpreted),
    "fptosi": Operation(_integer(True), float_formulas.to_integer),
    "fptoui": Operation(_integer(False), float_formulas.to_integer),
    **dict.fromkeys(("fptrunc", "fpext"), Operation(_same, formulas.uninterpreted)),
    **dict.fromkeys(("ptrtoint", "inttoptr", "ptrtoaddr", "addrspacecast"), Operation(_same, formulas.same)),
}


def _abs(s: Scalars, a: int, min_is_poison: int) -> Any:
    return POISON if min_is_poison and a == 1 << (s.bits - 1) else abs(s.signed(a))


def _count_zeros(is_leading: bool) -> Function:
    def count(s: Scalars, a: int, zero_is_poison: int) -> Any:
        if a == 0:
            return POISON if zero_is_poison else s.bits
        return s.bits - a.bit_length() if is_leading else (a & -a).bit_length() - 1

    return count


def _saturating(exact: Callable[[int, int], int], is_signed: bool) -> Function:
    return lambda s, a, b: s.clamp(exact(s.signed(a), s.signed(b)) if is_signed else exact(a, b), is_signed)


def _shl_sat(is_signed: bool) -> Function:
    def shift(s: Scalars, a: int, b: int) -> Any:
        return POISON if b >= s.bits else s.clamp((s.signed(a) if is_signed else a) << b, is_signed)

    return shift


def _compare(a: int, b: int) -> int:
    return (a > b) - (a < b)


_BIT_COUNTS = {
    "ctpop": Operation(_of_values(int.bit_count), formulas.count_ones),
    "ctlz": Operation(_count_zeros(True), formulas.count_zeros(True)),
    "cttz": Operation(_count_zeros(False), formulas.count_zeros(False)),
}
INTRINSICS: dict[str, Operation] = {
    **_NUMBERS,
    **_BIT_COUNTS,
    "abs": Operation(_abs, formulas.absolute),
    "smin": Operation(_of_signed(min), formulas.least("sle")),
    "smax": Operation(_of_signed(max), formulas.least("sge")),
    "umin": Operation(_of_values(min), formulas.least("ule")),
    "umax": Operation(_of_values(max), formulas.least("uge")),
    "bswap": Operation(
        lambda s, a: int.from_bytes(a.to_bytes(s.bits // 8, "little"), "big"), formulas.reversed_parts(8)
    ),
    "bitreverse": Operation(lambda s, a: int(f"{a:0{s.bits}b}"[::-1], 2), formulas.reversed_parts(1)),
    "fshl": Operation(
        lambda s, a, b, shift: ((a << s.bits | b) << shift % s.bits) >> s.bits, formulas.funnel(is_left=True)
    ),
    "fshr": Operation(lambda s, a, b, shift: (a << s.bits | b) >> shift % s.bits, formulas.funnel(is_left=False)),
    **{
        f"{sign}{op}.sat": Operation(_saturating(_ARITHMETIC[op], sign == "s"), formulas.saturating(op, sign == "s"))
        for sign in "su"
        for op in ("add", "sub")
    },
    **{f"{sign}shl.sat": Operation(_shl_sat(sign == "s"), formulas.without_formula("shl.sat")) for sign in "su"},
    "scmp": Operation(_of_signed(_compare), formulas.three_way(is_signed=True)),
    "ucmp": Operation(_of_values(_compare), formulas.three_way(is_signed=False)),
    "ptrmask": Operation(_of_values(operator.and_), formulas.masked_pointer),
    "fptosi.sat": Operation(_saturated(True), float_formulas.saturated),
    "fptoui.sat": Operation(_saturated(False), float_formulas.saturated),
    **dict.fromkeys(("lrint", "llrint"), Operation(_integer(True, np.rint), float_formulas.rounded_to_integer)),
    **dict.fromkeys(
        ("lround", "llround"), Operation(_integer(True, numbers.round_half_away), float_formulas.rounded_to_integer)
    ),
}

# The names of operations in reductions, sub-group functions and atomics, if they differ from the instructions' names.
_OTHER_NAMES = {
    "min": "smin", "max": "smax", "fmin": "minnum", "fmax": "maxnum", "fminnum": "minnum", "fmaxnum": "maxnum",
    "fminimum": "minimum", "fmaximum": "maximum", "usub_sat": "usub.sat",
}  # fmt: skip
_ATOMIC: dict[str, Operation] = {
    name: Operation(compute, formulas.without_formula("an atomic operation"))
    for name, compute in {
        "nand": lambda s, a, b: ~(a & b),
        "uinc_wrap": lambda s, a, b: 0 if a >= b else a + 1,
        "udec_wrap": lambda s, a, b: b if a == 0 or a > b else a - 1,
        "usub_cond": lambda s, a, b: a - b if a >= b else a,
    }.items()
}


def operation_named(name: str) -> Operation:
    """The operation of a reduction, a sub-group function or an atomic."""
    return (INTRINSICS | _ATOMIC | OPCODES)[_OTHER_NAMES.get(name, name)]


def combining(operation: str, type: Type) -> Callable[[Any, Any], Any]:
    """The operation of two scalars of this type, by its name in a reduction, a sub-group function or an atomic."""
    s, compute = Scalars.of_type(type), operation_named(operation).compute
    return lambda a, b: POISON if a is POISON or b is POISON else s.finish(compute(s, a, b))


def with_overflow(sign: str, op: str, type: Type) -> Callable[[Any, Any], tuple[Any, Any]]:
    """llvm.sadd.with.overflow and the like: {wrapped result, whether it wrapped}."""
    s, exact = Scalars.of_type(type), _ARITHMETIC[op]

    def compute(a: int, b: int) -> tuple[Any, Any]:
        number = exact(s.signed(a), s.signed(b)) if sign == "s" else exact(a, b)
        return s.finish(number), int(s.overflows(number, sign == "s"))

    return compute


def lift(compute: Function, instr: Instr, is_strict: bool = True) -> Function:
    """The function of scalars on the instruction's operands: vectors go element by element.

    Poison in any operand gives poison; unless `is_strict`, `compute` handles poison itself. Poison is also a NaN or
    infinity that nnan or ninf rule out; other fast-math flags only permit another result, which is not used.
    """
    s = Scalars.of(instr)

    def one(*values: Any) -> Any:
        if is_strict:
            for value in values:
                if value is POISON:
                    return POISON
        return s.finish(compute(s, *values))

    return by_element(_with_fast_math(one, s.flags, is_strict), instr)


def by_element(one: Function, instr: Instr) -> Function:
    """The function of the instruction's operands, which are scalars or vectors, from that of scalars."""
    if not isinstance(instr.type, VecType):
        return one
    count = instr.type.count
    return lambda *values: tuple(map(one, *(v if isinstance(v, tuple) else (v,) * count for v in values)))


def pair_by_element(one: Function, instr: Instr) -> Function:
    """As `by_element`, for two results: of vectors, a struct of two vectors."""
    if not isinstance(instr.operands[0].type, VecType):
        return one
    return lambda *vectors: tuple(zip(*map(one, *vectors), strict=True))


def _with_fast_math(one: Callable[..., Any], flags: frozenset[str], is_strict: bool) -> Callable[..., Any]:
    no_nan, no_inf = (not flags.isdisjoint((flag, "fast")) for flag in ("nnan", "ninf"))

    def is_ruled_out(value: Any) -> bool:
        is_number = value is not POISON and not isinstance(value, int)
        return is_number and bool((no_nan and np.isnan(value)) or (no_inf and np.isinf(value)))

    def checked(*values: Any) -> Any:
        result = one(*values)
        return POISON if any(map(is_ruled_out, (*(values if is_strict else ()), result))) else result

    return checked if no_nan or no_inf else one
