"""The library of built-in functions that are written in OpenCL C, as LLVM IR text by their mangled names.

`library.ll` is made of the sources beside it by `tests/remake.py`: *.cl and *.inc, one file for
each area (common.cl, geometric.cl, gamma.cl, ..). docs/builtins.md lists the functions.

* `X.cl` is compiled on its own, after `library.h`. `X.inc` is the part for one type: `X.cl` includes it after
  `float.h`, and again after `double.h`.
* Integers wrap around, and only `mad` may be fused.
* A global variable in the result is an error: tables would become gathers.
* Conditions are chains of `x = condition ? a : x`, which become selects; nested conditions would become branches under
  masks.
* No `fma`, because on x86-64-v2 each is a call of libm. No loops except in the copies.
* Special values of OpenCL 1.2, 7.5.1 that the arithmetic does not yield are selected at the end.

To add a function, define it as `BUILTIN` (or as `HELPER`, which is not exported) in the source of its area, and remake
the library. Add it to `tests/support/library_references.py` with its reference and bound, to
`tests/test_opencl_library_edges.py` with edge cases, and to `tests/test_opencl_library_text.py`.

The methods of the math functions:

| function                     | method                                                                            |
|------------------------------|-----------------------------------------------------------------------------------|
| acospi asinpi atanpi atan2pi | the function of libm times 1/pi                                                   |
| cospi sinpi                  | reduced to a quarter without error; polynomials of sin and cos                    |
| tanpi                        | sinpi over cospi; exact at multiples of 1/4                                       |
| fdim ldexp fract             | one rounding                                                                      |
| frexp ilogb logb modf nan    | bits and comparisons, also maxmag minmag nextafter                                |
| remainder remquo             | fmod by y times 2 or 128, then exact subtractions; seven bits of the quotient     |
| cbrt of double               | the inverse, approximated by the bits, two steps of fourth order; the difference  |
|                              | to the cube of its first 17 bits, which is exact                                  |
| rsqrt                        | 1 / sqrt(x)                                                                       |
| pown                         | float: exp2(n log2 x) in double; double: pow                                      |
| powr                         | pow, and NaN where pow is 1 by definition                                         |
| rootn                        | float: exp2(log2(x) / n) in double; double: pow by 1/n, corrected by 1/n's error  |
| tgamma                       | float in double; Stirling's formula at x or x + 8; reflection                     |
| lgamma lgamma_r              | float in double; below 8 a polynomial on [1, 2) and the logarithm of the factors, |
|                              | above 8 Stirling's series; below 0 the reflection                                 |
| length distance normalize    | scaled by a power of two where squares would overflow or vanish                   |
| mix smoothstep dot cross     | as OpenCL writes them, by `mad`                                                   |
"""

from pathlib import Path

from wfv.opencl.ir_library import IrLibrary

LIBRARY = Path(__file__).resolve().parent / "library.ll"
_FUNCTIONS = IrLibrary(LIBRARY)
has, text_of, symbols = _FUNCTIONS.has, _FUNCTIONS.text_of, _FUNCTIONS.symbols
