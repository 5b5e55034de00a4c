"""The results of OpenCL's integer and relational built-ins, one component at a time, in plain Python."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.support.builtin_forms import INT, Forms, signed_like, unsigned_like, vectors
from tests.support.builtin_runs import limits
from wfv.opencl.mangling import FLOATING, SIGNED, CType
from wfv.opencl.rules.rule import NUMBERS

Reference = Callable[..., Any]  # (type of the first parameter, components..) -> number


def wrap(type: CType, value: int) -> int:
    """The value's low bits as a number of this type."""
    low, high = limits(type)
    return (value - low) % (high - low + 1) + low


def saturate(type: CType, value: int) -> int:
    low, high = limits(type)
    return max(low, min(high, value))


def bits(type: CType, value: int) -> int:
    return value & ((1 << type.bits) - 1)


def _clz(type: CType, x: int) -> int:
    return type.bits - bits(type, x).bit_length()


def _field(type: CType, x: int, offset: int, count: int) -> int:
    return bits(type, x) >> offset & ((1 << count) - 1)


def _ctz(type: CType, x: int) -> int:
    found = bits(type, x)
    return type.bits if found == 0 else (found & -found).bit_length() - 1


def _rotate(type: CType, x: int, y: int) -> int:
    amount = y % type.bits
    found = bits(type, x)
    return wrap(type, found << amount | found >> (type.bits - amount))


def _mul24(type: CType, x: int, y: int, z: int = 0) -> int:
    return wrap(type, x * y + z)


def _clamp(type: CType, x: Any, low: Any, high: Any) -> Any:
    return np.fmin(np.fmax(x, low), high) if type.is_float else min(max(x, low), high)


INTEGER: dict[str, Reference] = {
    "abs": lambda t, x: abs(x),
    "abs_diff": lambda t, x, y: abs(x - y),
    "add_sat": lambda t, x, y: saturate(t, x + y),
    "sub_sat": lambda t, x, y: saturate(t, x - y),
    "hadd": lambda t, x, y: (x + y) >> 1,
    "rhadd": lambda t, x, y: (x + y + 1) >> 1,
    "clz": _clz,
    "ctz": _ctz,
    "bitfield_insert": lambda t, x, y, at, n: wrap(t, x & ~(((1 << n) - 1) << at) | (y & ((1 << n) - 1)) << at),
    "bitfield_extract_signed": lambda t, x, at, n: _field(t, x, at, n) - (_field(t, x, at, n) >> max(n - 1, 0) << n),
    "bitfield_extract_unsigned": _field,
    "bit_reverse": lambda t, x: wrap(t, int(f"{bits(t, x):0{t.bits}b}"[::-1], 2)),
    "popcount": lambda t, x: bits(t, x).bit_count(),
    "rotate": _rotate,
    "mul_hi": lambda t, x, y: x * y >> t.bits,
    "mad_hi": lambda t, x, y, z: wrap(t, (x * y >> t.bits) + z),
    "mad_sat": lambda t, x, y, z: saturate(t, x * y + z),
    "mul24": _mul24,
    "mad24": _mul24,
    "upsample": lambda t, x, y: x << t.bits | y,
    "min": lambda t, x, y: y if y < x else x,
    "max": lambda t, x, y: y if x < y else x,
    "clamp": _clamp,
}

# Of a scalar's forms: a vector's are -1 for 1.
RELATIONAL: dict[str, Reference] = {
    "isequal": lambda t, x, y: x == y,
    "isnotequal": lambda t, x, y: x != y,
    "isgreater": lambda t, x, y: x > y,
    "isgreaterequal": lambda t, x, y: x >= y,
    "isless": lambda t, x, y: x < y,
    "islessequal": lambda t, x, y: x <= y,
    "islessgreater": lambda t, x, y: x < y or x > y,
    "isordered": lambda t, x, y: not (math.isnan(x) or math.isnan(y)),
    "isunordered": lambda t, x, y: math.isnan(x) or math.isnan(y),
    "isnan": lambda t, x: math.isnan(x),
    "isinf": lambda t, x: math.isinf(x),
    "isfinite": lambda t, x: math.isfinite(x),
    "isnormal": lambda t, x: math.isfinite(x) and abs(x) >= {16: 2.0**-14, 32: 2.0**-126, 64: 2.0**-1022}[t.bits],
    "signbit": lambda t, x: np.signbit(x),
}


def relational_forms(name: str) -> Forms:
    """The forms that OpenCL declares of a relational function."""
    if name in ("any", "all"):
        return {(type,): INT for type in vectors(SIGNED)}
    if name == "bitselect":
        return {(type,) * 3: type for type in vectors(NUMBERS)}
    if name == "select":
        return {(t, t, by): t for t in vectors(NUMBERS) for by in (signed_like(t), unsigned_like(t))}
    count = 1 if name in ("isnan", "isinf", "isfinite", "isnormal", "signbit") else 2
    return {(type,) * count: INT if type.count == 1 else signed_like(type) for type in vectors(FLOATING)}
