"""Explicit conversions (OpenCL 1.2, section 6.2.3): convert_TYPE, with _sat for integers and a rounding mode.

The rounding modes are rte, rtz, rtp and rtn. LLVM's conversions round to nearest even. The other modes are made of
these in one of two ways: the result is moved by one unit in the last place if it lies on the wrong side of the
argument; or, for 64-bit integers, the bits that do not fit are cleared before the conversion.
"""

from collections.abc import Iterator
from functools import partial
from itertools import product

from wfv.ir.types import FLOAT, FloatType, Type, scalar_of, with_element
from wfv.ir.values import FALSE, Value
from wfv.opencl.mangling import FLOATING, CType
from wfv.opencl.rules.body import Body, bits_of, int_like
from wfv.opencl.rules.rule import NUMBERS, WIDTHS, Rule

MODES = ("", "rte", "rtz", "rtp", "rtn")  # "": the default of the conversion
PRECISION = {"half": 11, "float": 24, "double": 53}  # bits of the significand
_ROUND = {"rte": "roundeven", "rtp": "ceil", "rtn": "floor"}


def float_to_float(b: Body, x: Value, type: Type, mode: str) -> Value:
    old, new = bits_of(x.type), bits_of(type)
    if old == new:
        return x
    if old < new:
        return b.cast("fpext", x, type)
    if old == 64 and new == 16:
        # Through float. Rounding twice in the same direction is the same as once; to nearest, a sticky bit makes it so.
        via = with_element(type, FLOAT)
        middle = _round_to_odd(b, x, via) if mode == "rte" else float_to_float(b, x, via, mode)
        return float_to_float(b, middle, type, mode)
    nearest = b.cast("fptrunc", x, type)
    return nearest if mode == "rte" else _corrected(b, x, nearest, mode)


def _corrected(b: Body, x: Value, nearest: Value, mode: str) -> Value:
    """`nearest`, or its neighbour in the direction of `mode` if `nearest` lies on the other side of `x`."""
    bits = b.bits(nearest)
    one, zero = b.integer(bits.type, 1), b.integer(bits.type, 0)
    back = b.cast("fpext", nearest, x.type)
    away, towards = b.binop("add", bits, one), b.binop("sub", bits, one)
    is_negative = b.icmp("slt", bits, zero)
    if mode == "rtz":
        wrong = b.fcmp("ogt", b.intrinsic("fabs", x.type, back), b.intrinsic("fabs", x.type, x))
        moved = towards
    elif mode == "rtp":
        wrong, moved = b.fcmp("olt", back, x), b.select(is_negative, towards, away)
    else:
        wrong, moved = b.fcmp("ogt", back, x), b.select(is_negative, away, towards)
    return b.cast("bitcast", b.select(wrong, moved, bits), nearest.type)


def _round_to_odd(b: Body, x: Value, type: Type) -> Value:
    """Rounds to odd: an inexact result has the last bit set, so that the next rounding does not take it for a tie."""
    cut = float_to_float(b, x, type, "rtz")
    inexact = b.fcmp("one", b.cast("fpext", cut, x.type), x)
    odd = b.binop("or", b.bits(cut), b.cast("zext", inexact, int_like(type)))
    return b.cast("bitcast", odd, type)


def float_to_int(b: Body, x: Value, to: CType, mode: str, saturates: bool) -> Value:
    """Out of range without `_sat`, the result is arbitrary but must not be poison: hence the freeze."""
    if scalar_of(x.type) == FloatType("half"):
        x = b.cast("fpext", x, with_element(x.type, FLOAT))
    if mode != "rtz":
        x = b.intrinsic(_ROUND[mode], x.type, x)
    operation = "fptosi" if to.is_signed else "fptoui"
    if saturates:
        return b.intrinsic(f"{operation}.sat", to.ir, x)
    return b.freeze(b.cast(operation, x, to.ir))


def int_to_float(b: Body, x: Value, source: CType, type: Type, mode: str) -> Value:
    scalar = scalar_of(type)
    assert isinstance(scalar, FloatType)
    operation = "sitofp" if source.is_signed else "uitofp"
    magnitude_bits = source.bits - source.is_signed
    if mode == "rte" or magnitude_bits <= PRECISION[scalar.kind]:
        return b.cast(operation, x, type)
    if scalar.kind == "half":  # may overflow, which float_to_float handles
        return float_to_float(b, int_to_float(b, x, source, with_element(type, FLOAT), mode), type, mode)
    return _cut_to_float(b, x, source, type, mode, PRECISION[scalar.kind])


def _cut_to_float(b: Body, x: Value, source: CType, type: Type, mode: str, precision: int) -> Value:
    """Converts the upper bits of the magnitude, which is exact, and adds one unit if the mode rounds away from zero."""
    ints, bits = x.type, source.bits
    zero = b.integer(ints, 0)
    is_negative = b.icmp("slt", x, zero) if source.is_signed else None
    magnitude = b.select(is_negative, b.binop("sub", zero, x), x) if is_negative else x
    zeros = b.intrinsic("ctlz", ints, magnitude, FALSE)
    most = b.integer(ints, bits - 1)
    below = b.binop("lshr", b.integer(ints, (1 << (bits - precision)) - 1), b.intrinsic("umin", ints, zeros, most))
    lost = b.binop("and", magnitude, below)
    cut = b.cast("uitofp", b.binop("sub", magnitude, lost), type)
    up = b.cast("zext", b.icmp("ne", lost, zero), int_like(type))
    if mode != "rtz":
        nothing = b.integer(up.type, 0)
        if mode == "rtp":
            up = b.select(is_negative, nothing, up) if is_negative else up
        else:
            up = b.select(is_negative, up, nothing) if is_negative else nothing
        cut = b.cast("bitcast", b.binop("add", b.bits(cut), up), type)
    return b.select(is_negative, b.fneg(cut), cut) if is_negative else cut


def int_to_int(b: Body, x: Value, source: CType, to: CType, saturates: bool) -> Value:
    if saturates:
        (low, high), (lowest, highest) = _range(to), _range(source)
        sign = "s" if source.is_signed else "u"
        if low > lowest:
            x = b.intrinsic(f"{sign}max", x.type, x, b.integer(x.type, low))
        if high < highest:
            x = b.intrinsic(f"{sign}min", x.type, x, b.integer(x.type, high))
    return b.resized(x, to.ir, source.is_signed)


def _range(type: CType) -> tuple[int, int]:
    if type.is_signed:
        return -1 << (type.bits - 1), (1 << (type.bits - 1)) - 1
    return 0, (1 << type.bits) - 1


def _convert(mode: str, saturates: bool, b: Body, x: Value) -> Value:
    """Without a mode, a conversion to integer rounds towards zero, and one to floating point to nearest."""
    source, to = b.form.first, b.form.result
    if to.is_float:
        return (float_to_float(b, x, to.ir, mode or "rte") if source.is_float
                else int_to_float(b, x, source, to.ir, mode or "rte"))  # fmt: skip
    if source.is_float:
        return float_to_int(b, x, to, mode or "rtz", saturates)
    return int_to_int(b, x, source, to, saturates)


def _rules() -> Iterator[tuple[str, Rule]]:
    for base, count, mode in product(NUMBERS, ("", *WIDTHS[1:]), MODES):
        for saturates in (False,) if base in FLOATING else (False, True):
            name = f"convert_{base}{count}{'_sat' * saturates}{f'_{mode}' if mode else ''}"
            yield name, Rule(f"<NUMBER>{count}", f"{base}{count}", partial(_convert, mode, saturates))


RULES: dict[str, Rule] = dict(_rules())
