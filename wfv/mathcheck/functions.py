"""The math built-ins that return numbers (OpenCL 1.2, 6.12.2), with the bounds of their errors.

The bounds are those of section 7.4, full profile, in units of the last place; 0.5 means correctly rounded. `nan` is
missing, because its result is not a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from wfv.errors import known
from wfv.opencl.mangling import CType, mangle

REAL, INTEGER = "v", "n"
TYPES = ("float", "double")
_GLOBAL = 1  # address space of the pointers


@dataclass(frozen=True)
class MathFunction:
    """A function and its bounds.

    `params`: a letter for each parameter, `v` a real number, `n` an int. `results`: a letter for the returned result,
    and one for the result through a pointer, if any. `bounds`: for float and for double, None where OpenCL allows any
    error. `any_zero`: the sign of a zero is not defined. `limit`: the largest magnitude of arguments.
    """

    name: str
    params: str
    results: str
    bounds: tuple[float | None, float | None]
    types: tuple[str, ...] = TYPES
    any_zero: bool = False
    limit: float | None = None

    @property
    def reference(self) -> str:
        """The name of the function that defines the correct result: without half_ or native_."""
        return re.sub(r"^(half|native)_", "", self.name)

    def bound(self, type: str) -> float | None:
        return self.bounds[TYPES.index(type)]

    def symbol(self, type: str) -> str:
        """The mangled name of the form whose pointers are to global memory."""
        of = {REAL: type, INTEGER: "int"}
        params = [CType(of[letter]) for letter in self.params]
        params += [CType(of[letter], 1, _GLOBAL) for letter in self.results[1:]]
        return mangle(self.name, *params)


_ONE = {
    0: "ceil fabs floor logb rint round trunc", 2: "cbrt log1p rsqrt", 3: "exp exp2 exp10 expm1 log log2 log10",
    4: "acos acosh asin asinh cos cosh cospi sin sinh sinpi", 5: "acospi asinpi atan atanh atanpi tan tanh",
    6: "tanpi", 16: "erf erfc tgamma", None: "lgamma",
}  # fmt: skip
_TWO = {0: "copysign fmod nextafter remainder", 0.5: "fdim", 4: "hypot", 6: "atan2 atan2pi", 16: "pow powr"}
_TWO_OF_ANY_ZERO = "fmax fmin maxmag minmag"
_WITH_INT = {0.5: "ldexp", 16: "pown rootn"}
_HALF = "exp exp2 exp10 log log2 log10 recip rsqrt sqrt"
_NATIVE = "cos exp exp2 exp10 log log2 log10 recip rsqrt sin sqrt tan"
_HALF_BOUND, _HALF_LIMIT = 8192, 2.0**16
_FLOAT = ("float",)


def _functions() -> Iterable[MathFunction]:
    for params, table in (("v", _ONE), ("vv", _TWO), ("vn", _WITH_INT)):
        for bound, names in table.items():
            yield from (MathFunction(name, params, "v", (bound, bound)) for name in names.split())
    yield from (MathFunction(name, "vv", "v", (0, 0), any_zero=True) for name in _TWO_OF_ANY_ZERO.split())
    yield MathFunction("sqrt", "v", "v", (3, 0.5))
    yield MathFunction("fma", "vvv", "v", (0.5, 0.5))
    yield MathFunction("mad", "vvv", "v", (None, None))
    yield MathFunction("ilogb", "v", "n", (0, 0))
    yield MathFunction("fract", "v", "vv", (0.5, 0.5))
    yield MathFunction("modf", "v", "vv", (0, 0))
    yield MathFunction("sincos", "v", "vv", (4, 4))
    yield MathFunction("frexp", "v", "vn", (0, 0))
    yield MathFunction("lgamma_r", "v", "vn", (None, None))
    yield MathFunction("remquo", "vv", "vn", (0, 0))
    half, none = (_HALF_BOUND, None), (None, None)
    yield from (MathFunction(f"half_{name}", "v", "v", half, _FLOAT) for name in _HALF.split())
    yield from (MathFunction(f"half_{n}", "v", "v", half, _FLOAT, limit=_HALF_LIMIT) for n in ("cos", "sin", "tan"))
    yield from (MathFunction(f"half_{name}", "vv", "v", half, _FLOAT) for name in ("divide", "powr"))
    yield from (MathFunction(f"native_{name}", "v", "v", none, _FLOAT) for name in _NATIVE.split())
    yield from (MathFunction(f"native_{name}", "vv", "v", none, _FLOAT) for name in ("divide", "powr"))


def _order(function: MathFunction) -> tuple[bool, bool, str]:
    name = function.name
    return name.startswith("half_"), name.startswith("native_"), name


FUNCTIONS = {function.name: function for function in sorted(_functions(), key=_order)}


def select_functions(text: str | None) -> list[MathFunction]:
    """The functions in a comma-separated list of names; None means all. Raises OptionError for an unknown name."""
    names = list(FUNCTIONS) if text is None else list(dict.fromkeys(name.strip() for name in text.split(",")))
    return [FUNCTIONS[known(name, FUNCTIONS, "math function")] for name in names]
