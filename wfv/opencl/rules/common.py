"""Common functions (OpenCL 1.2, section 6.12.4), but for min, max and clamp, which integers have too; and those of the
half_ and native_ functions (6.12.2) that are no other function by a shorter name.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from wfv.ir.types import Type
from wfv.ir.values import Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import Build, Form, Forms, Rule, same, same_or_scalar, vectors

_FLOATS = ("float", "double")
_PREFIXES = ("half_", "native_")
_HALF = ("cos", "sin", "tan", "exp", "exp2", "exp10", "log", "log2", "log10")


def _scaled(factor: float) -> Build:
    return lambda b, form, args: b.binop("fmul", args[0], b.number(args[0].type, factor))


def _mix(b: Body, form: Form, args: list[Value]) -> Value:
    """x + (y - x) * a"""
    x, y, a = (b.like_type(v, args[0].type) for v in args)
    return b.intrinsic("fmuladd", x.type, b.binop("fsub", y, x), a, x)


def _step(b: Body, form: Form, args: list[Value]) -> Value:
    type: Type = form.result.ir
    edge, x = (b.like_type(v, type) for v in args)
    return b.select(b.fcmp("olt", x, edge), b.number(type, 0.0), b.number(type, 1.0))


def _smoothstep(b: Body, form: Form, args: list[Value]) -> Value:
    """t * t * (3 - 2 * t), t from 0 at one edge to 1 at the other."""
    type: Type = form.result.ir
    low, high, x = (b.like_type(v, type) for v in args)
    zero, one = b.number(type, 0.0), b.number(type, 1.0)
    t = b.binop("fdiv", b.binop("fsub", x, low), b.binop("fsub", high, low))
    t = b.intrinsic("minnum", type, b.intrinsic("maxnum", type, t, zero), one)
    factor = b.binop("fsub", b.number(type, 3.0), b.binop("fmul", b.number(type, 2.0), t))
    return b.binop("fmul", b.binop("fmul", t, t), factor)


def _sign(b: Body, form: Form, args: list[Value]) -> Value:
    """1 or -1; a zero stays as it is, NaN becomes 0."""
    (x,) = args
    zero, one = b.number(x.type, 0.0), b.number(x.type, 1.0)
    unit = b.intrinsic("copysign", x.type, one, x)
    is_zero, is_nan = b.fcmp("oeq", x, zero), b.fcmp("uno", x, x)
    return b.select(is_nan, zero, b.select(is_zero, x, unit))


def _divide(b: Body, form: Form, args: list[Value]) -> Value:
    return b.binop("fdiv", args[0], args[1])


def _reciprocal(b: Body, form: Form, args: list[Value]) -> Value:
    return b.binop("fdiv", b.number(args[0].type, 1.0), args[0])


def _reciprocal_root(b: Body, form: Form, args: list[Value]) -> Value:
    (x,) = args
    return b.binop("fdiv", b.number(x.type, 1.0), b.intrinsic("sqrt", x.type, x))


def _as_function(name: str) -> Build:
    """Another built-in, for each component."""
    return lambda b, form, args: b.for_each(
        lambda *parts: b.builtin(name, CType(form.result.base), *((CType(form.result.base), part) for part in parts)),
        form.result.ir, args,
    )  # fmt: skip


def _floats_only(count: int) -> Callable[[], Forms]:
    return lambda: {(type,) * count: type for type in vectors(("float",))}


def _half_and_native() -> dict[str, Rule]:
    rules = {}
    for prefix in _PREFIXES:
        rules[f"{prefix}divide"] = Rule(_floats_only(2), _divide)
        rules[f"{prefix}recip"] = Rule(_floats_only(1), _reciprocal)
        rules[f"{prefix}rsqrt"] = Rule(_floats_only(1), _reciprocal_root)
        rules[f"{prefix}powr"] = Rule(_floats_only(2), _as_function("pow"))
    return rules | {f"half_{name}": Rule(_floats_only(1), _as_function(name)) for name in _HALF}


RULES: dict[str, Rule] = {
    "degrees": Rule(same(_FLOATS, 1), _scaled(180 / math.pi)),
    "radians": Rule(same(_FLOATS, 1), _scaled(math.pi / 180)),
    "sign": Rule(same(_FLOATS, 1), _sign),
    "mix": Rule(same_or_scalar(_FLOATS, "vvs"), _mix),
    "step": Rule(same_or_scalar(_FLOATS, "sv"), _step),
    "smoothstep": Rule(same_or_scalar(_FLOATS, "ssv"), _smoothstep),
    **_half_and_native(),
}
