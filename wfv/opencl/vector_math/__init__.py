"""The vector math library: math functions for all lanes at once, as LLVM IR text of functions of one lane.

The sources are OpenCL C, one file for each type and family; `tests/remake.py` makes
`vector_math.ll` of them, and passes/widen/vector_math_library.py widens a function to the lanes of a kernel.

| file            | content                                                                                    |
|-----------------|--------------------------------------------------------------------------------------------|
| `fast_*.cl`     | level `fast`: functions of float, computed in float                                        |
| `float_*.cl`    | level `precise`: functions of float, computed in double                                    |
| `double_*.cl`   | both levels: functions of double                                                           |
| `*_exp.cl`      | exp, exp2, exp10, expm1, sinh, cosh, tanh                                                  |
| `*_log.cl`      | log, log2, log10, log1p, asinh, acosh, atanh, cbrt, hypot; pow of float                    |
| `double_pow.cl` | pow of double                                                                              |
| `*_trig.cl`     | sin, cos, tan, asin, acos, atan, atan2                                                     |
| `*_erf.cl`      | erf, erfc                                                                                  |
| `*_fmod.cl`     | fmod                                                                                       |
| `vector_math.h` | what these files share: splitting off exponents, powers of two, the test for rare arguments |
| `polynomials.h` | the polynomials, with their errors                                                         |

The polynomials of exp in polynomials.h are `exp_rest` (fast exp of float, exp of double) and `exp2_of` (precise exp of
float); that file explains the suffixes of the names. docs/math.md has the methods and the errors.
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
