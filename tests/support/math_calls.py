"""How each math built-in of OpenCL 1.2 is called, in OpenCL C, and kernels of several calls."""

from __future__ import annotations

import numpy as np

# REAL is the type, x and y numbers of it, n an int; pointers are to private variables.
_ONE = """
    acos acosh acospi asin asinh asinpi atan atanh atanpi cbrt ceil cos cosh cospi erf erfc exp exp2 exp10 expm1 fabs
    floor lgamma log log2 log10 log1p logb rint round rsqrt sin sinh sinpi sqrt tan tanh tanpi tgamma trunc
"""
_TWO = "atan2 atan2pi copysign fdim fmax fmin fmod hypot maxmag minmag nextafter pow powr remainder"
_HALF_AND_NATIVE = "cos exp exp2 exp10 log log2 log10 recip rsqrt sin sqrt tan"
_POINTERS = {"fract": "REAL", "modf": "REAL", "sincos": "REAL", "frexp": "int", "lgamma_r": "int"}
_OTHERS = {
    "fma": "fma(x, y, (REAL)0.1)", "mad": "mad(x, y, (REAL)0.1)", "ilogb": "(REAL)ilogb(x)", "ldexp": "ldexp(x, n)",
    "pown": "pown(x, n)", "rootn": "rootn(x, n)", "nan": "nan((BITS)n)",
    "remquo": "remquo(x, y, &as_int_) + (REAL)as_int_",
}  # fmt: skip


def calls(real: str) -> dict[str, str]:
    """An expression for each built-in that has a form for `float` or `double`."""
    found = {name: f"{name}(x)" for name in _ONE.split()} | {name: f"{name}(x, y)" for name in _TWO.split()}
    for name, pointee in _POINTERS.items():
        variable = "as_int_" if pointee == "int" else "as_real_"
        found[name] = f"{name}(x, &{variable}) + (REAL){variable}"
    if real == "float":
        for prefix in ("half", "native"):
            found |= {f"{prefix}_{name}": f"{prefix}_{name}(x)" for name in _HALF_AND_NATIVE.split()}
            found |= {f"{prefix}_{name}": f"{prefix}_{name}(x, y)" for name in ("divide", "powr")}
    return found | _OTHERS


def kernel(real: str, expressions: list[str]) -> str:
    """`k(out, a, b)`: out[j * n + i] is the j-th expression of a[i] and b[i], where n is the number of work-items."""
    line = "  {{ {0} as_real_; int as_int_; out[{1} * m + i] = {2}; }}"
    lines = "\n".join(line.format(real, j, e) for j, e in enumerate(expressions))
    bits = "uint" if real == "float" else "ulong"
    return f"""#define REAL {real}
#define BITS {bits}
kernel void k(global {real} *restrict out, global const {real} *a, global const {real} *b) {{
  size_t i = get_global_id(0), m = get_global_size(0);
  {real} x = a[i], y = b[i];
  int n = (int)(i % 13) - 6;
{lines}
}}
"""


def same_bits(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Where two arrays of floats are equal bit for bit; a NaN is like any other."""
    bits = np.uint32 if a.dtype == np.float32 else np.uint64
    same: np.ndarray = (a.view(bits) == b.view(bits)) | (np.isnan(a) & np.isnan(b))
    return same
