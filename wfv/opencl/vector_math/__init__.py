"""The vector math library: math functions for all lanes at once, as LLVM IR text of functions of one lane.

The sources are OpenCL C, one file for each type and family; `tests/remake.py` makes
`vector_math.ll` of them, and passes/widen/vector_math_library.py widens a function to the lanes of a kernel.

| file            | content                                                                                     |
|-----------------|---------------------------------------------------------------------------------------------|
| `fast_*.cl`     | level `fast`: functions of float, computed in float                                         |
| `float_*.cl`    | level `precise`: functions of float, computed in double                                     |
| `double_*.cl`   | both levels: functions of double                                                            |
| `*_exp.cl`      | exp, exp2, exp10, expm1, sinh, cosh, tanh                                                   |
| `*_log.cl`      | log, log2, log10, log1p, asinh, acosh, atanh, cbrt, hypot; pow of float                     |
| `double_pow.cl` | pow of double                                                                               |
| `*_trig.cl`     | sin, cos, tan, asin, acos, atan, atan2                                                      |
| `*_erf.cl`      | erf, erfc                                                                                   |
| `*_fmod.cl`     | fmod                                                                                        |
| `vector_math.h` | what these files share: splitting off exponents, powers of two, the test for rare arguments |
| `polynomials.h` | the polynomials, with their errors                                                          |

The polynomials of exp in polynomials.h are `exp_rest` (fast exp of float, exp of double) and `exp2_of` (precise exp of
float); that file explains the suffixes of the names. docs/math.md lists the errors.

Functions of float at `precise`, in double:

| function             | method                                                                                |
|----------------------|---------------------------------------------------------------------------------------|
| exp exp2 exp10       | 2^n times a polynomial of degree 8 on [-1/2, 1/2]; n by an addition of 1.5 * 2^52     |
| expm1 sinh tanh      | the same with e^r - 1, composed so that nothing cancels                               |
| log log2 log10 log1p | m in [sqrt(1/2), sqrt(2)); 2 atanh((m - 1) / (m + 1)) by a polynomial in the square   |
| asinh acosh atanh    | as log                                                                                |
| pow                  | 2^(y log2 abs(x)); selects correct signs, zeros and infinities                        |
| sin cos tan          | a multiple of pi (pi / 2) subtracted in two parts; if any lane is beyond 2^20, x / pi |
|                      | modulo 2 by exact products with parts of 1 / pi of 29 bits: precise for every float   |
| asin acos atan atan2 | polynomials up to 1/2 and tan(pi / 8); identities for larger arguments                |
| cbrt                 | a third of the exponent's bits, two steps of Halley's method                          |
| erf erfc             | a polynomial below 1; above, e^(-x x) times a polynomial in (x - 2) / (x + 2)         |
| hypot                | sqrt(x x + y y)                                                                       |
| fmod                 | multiples of y with quotients of 28 bits subtracted, until all lanes are done: exact  |

Functions of float at `fast`, in float:

| function             | method                                                                                 |
|----------------------|----------------------------------------------------------------------------------------|
| exp                  | x - n ln 2 in two parts; 1 + r, and a polynomial of degree 4; exp2 and exp10: degree 6 |
| log                  | f = m - 1; f + f f p(f) of degree 7, plus n ln 2; log2 and log10: f p(f) of degree 8   |
| pow                  | log2 split in float, computed in double; degree 6 for 2^r                              |
| sin, cos             | a multiple of pi subtracted in three parts, r p(r r) of degree 9                       |
| sin and cos together | with FMA: a multiple of pi / 2 subtracted; both polynomials once for the two           |
| tan                  | a multiple of pi / 2 subtracted, sine / cosine                                         |
| cbrt                 | 1 / cbrt: a third of the bits, two steps of third order, one of Newton's method        |

Functions of double use the methods of float, with polynomials of higher degree, constants in two parts, and these
differences:

| function             | method                                                               |
|----------------------|----------------------------------------------------------------------|
| exp exp2 exp10 cosh  | 2^n in two steps, so that results may be subnormal                   |
| log log1p log2 log10 | log(1 + f) as f minus smaller terms; asinh, acosh and atanh by log1p |
| sin cos tan          | pi in three parts                                                    |
| pow                  | the logarithm in two doubles                                         |
| cbrt hypot           | scaled                                                               |
| fmod                 | quotients of 26 bits; y in two halves, so that no FMA is needed      |
"""

from functools import cache
from pathlib import Path

from wfv.opencl.ir_library import IrLibrary
from wfv.opencl.mangling import demangle

VECTOR_MATH = Path(__file__).resolve().parent / "vector_math.ll"
_FUNCTIONS = IrLibrary(VECTOR_MATH)
has, text_of, symbols = _FUNCTIONS.has, _FUNCTIONS.text_of, _FUNCTIONS.symbols


def find_symbol(function: str, level: str) -> str:
    """The symbol of the function that computes libm's `function` (`expf`) at a level, "" if there is none.

    A `precise` function serves level `fast` too, if there is no `fast` one.
    """
    found = _symbols_by_level()
    return found.get((function, level)) or found.get((function, "precise"), "")


@cache
def _symbols_by_level() -> dict[tuple[str, str], str]:
    """The symbols by (libm's name, level)."""
    found = {}
    for symbol in symbols():
        signature = demangle(symbol)
        assert signature is not None
        level, _, stem = signature.name.partition("_")
        found[stem + ("f" if signature.params[0].base == "float" else ""), level] = symbol
    return found
