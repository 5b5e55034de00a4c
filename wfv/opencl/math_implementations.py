"""Chooses the code that computes a math function in vectors, by the level of math, the type and the machine.

The candidates are LLVM's intrinsics, glibc's libmvec, wfv's vector math library and libm lane by lane. Levels
(wfv.options.MATH_LEVELS): `exact` is libm lane by lane, as in strategy `scalar`; `fast` and `precise` are within
OpenCL's bounds, and take the fastest or the most precise candidate.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from wfv import llvm
from wfv.errors import OptionError
from wfv.ir.reached import reached
from wfv.opencl import library, vector_math
from wfv.opencl.builtins import Builtin, find_builtin, libm_functions
from wfv.opencl.mangling import CType, demangle, mangle

REGISTER_BITS = {"b": 128, "d": 256, "e": 512}  # by libmvec's letters for SSE, AVX2 and AVX-512
_BITS = {"f32": 32, "f64": 64}
PAIRED = "paired"  # in the place of a level: functions of the vector math library for sines and cosines of one number
_PREFIX = "wfv_math."  # of the names of the vector math library's functions, widened
# At `fast`, the instruction sets (libmvec's letters) for which our function is preferred to libmvec's: it is faster
# there, or libmvec's is not within OpenCL's bound (logf; cbrtf of d; log10f and exp10f of e). docs/math.md has
# the measurements.
_OURS_IS_FASTER = {
    "expf": "bde", "exp2f": "bde", "exp10f": "bde", "logf": "bde", "log2f": "bd", "log10f": "bde", "powf": "bde",
    "cbrtf": "bd", "sinf": "be", "cosf": "be",
    **dict.fromkeys(("exp", "exp2", "exp10", "log", "sin", "cos", "asin", "acos", "atan", "tanh"), "e"),
}  # fmt: skip
# At `precise`, the instruction sets for which libmvec's function is more precise: some of double, none of float.
_LIBMVEC_IS_MORE_PRECISE = {
    **dict.fromkeys(("acosh", "erf", "erfc", "exp10", "pow", "sinh", "tan", "tanh"), "bde"),
    **dict.fromkeys(("asinh", "atan", "atanh", "log10"), "e"),
}
_PAIRING = "sincos"  # the library function that calls sin and cos of one argument
_CALLEE, _VALUE = re.compile(r"\bcall [^@]*@(_Z\w+)\("), re.compile(r"%[\w.]+")
# A function body that only calls another function and returns its result.
_FORWARDS = re.compile(r"\((.*)\) \{\n(?:\w+:\n)?  (?:%\S+) = call [^@]*@(_Z\w+)\((.*)\)\n  ret \w+ %\S+\n\}")
KINDS = ("instruction", "own", "libmvec", "libm", "library")  # of Implementation


@dataclass(frozen=True)
class Libmvec:
    """The libmvec functions that code for a target may call: their symbols, and the letters of its instruction sets."""

    symbols: frozenset[str] = frozenset()
    letters: str = "b"

    def symbol(self, function: str, lanes: int) -> tuple[str, int] | None:
        """The symbol and the lanes of the widest form of a libm function that `lanes` fill; None if there is none."""
        _, type, count = libm_functions()[function]
        for letter in reversed(self.letters):
            width = REGISTER_BITS[letter] // _BITS[type]
            name = f"_ZGV{letter}N{width}{'v' * count}_{function}"
            if name in self.symbols and (width <= lanes or letter == "b"):
                return name, width
        return None


NO_LIBMVEC = Libmvec()


def libmvec_of(target: llvm.Target) -> Libmvec:
    """The libmvec functions for a target, restricted by the environment variable WFV_LIBMVEC."""
    if not target.is_x86:
        return NO_LIBMVEC  # glibc has one for AArch64 from 2.38 on: wfv's own functions serve
    letters = "".join(letter for letter, bits in REGISTER_BITS.items() if bits <= target.vector_bits)
    return Libmvec(llvm.libmvec_symbols(), letters)


@dataclass(frozen=True)
class Implementation:
    """The code that computes a function.

    `kind` and `name`: `instruction` and LLVM's intrinsic; `own` and the symbol in wfv/opencl/vector_math; `libmvec` and
    its symbol; `libm` and its function, which is called for each lane; `library` and the symbol in wfv/opencl/library,
    whose code is arithmetic and calls of other such functions. `lanes` is the width of one call.
    """

    kind: str
    name: str
    lanes: int = 1

    @property
    def callee(self) -> str:
        """The name of the vector function in a module."""
        return vector_function_name(self.lanes, self.name) if self.kind == "own" else self.name


def choose_implementation(function: str, level: str, libmvec: Libmvec, lanes: int) -> Implementation:
    """The implementation of a libm function (`expf`) in vectors of `lanes`."""
    if level == "exact":
        return Implementation("libm", function)
    ours, found = vector_math.find_symbol(function, level), libmvec.symbol(function, lanes)
    if found and not (ours and _prefers_ours(function, level, _letter(found[0]))):
        return Implementation("libmvec", *found)
    if ours:
        return Implementation("own", ours, _lanes_of_ours(function, libmvec, lanes))
    return Implementation("libm", function)


def choose_paired(function: str, level: str, libmvec: Libmvec, lanes: int) -> Implementation:
    """The implementation of sin or cos beside the other one of the same argument, on a machine with FMA.

    Much of the two is computed once. At `exact`, and of float at `precise`, they are the usual functions.
    """
    if level == "exact" or (level == "precise" and libm_functions()[function][1] == "f32"):
        return choose_implementation(function, level, libmvec, lanes)
    ours = vector_math.find_symbol(function, PAIRED)
    return Implementation("own", ours, _lanes_of_ours(function, libmvec, lanes))


def _lanes_of_ours(function: str, libmvec: Libmvec, lanes: int) -> int:
    """The lanes of one call of a function of the vector math library: at most a register."""
    _, type, _ = libm_functions()[function]
    return min(lanes, REGISTER_BITS[libmvec.letters[-1]] // _BITS[type])


def _letter(symbol: str) -> str:
    return symbol[len("_ZGV")]


def _prefers_ours(function: str, level: str, letter: str) -> bool:
    """Whether the function of the vector math library is preferred to that of libmvec."""
    if level == "precise":
        return letter not in _LIBMVEC_IS_MORE_PRECISE.get(function, "")
    return letter in _OURS_IS_FASTER.get(function, "")


def vector_function_name(lanes: int, symbol: str) -> str:
    """The name, in a module, of a function of the vector math library that is widened to `lanes`."""
    return f"{_PREFIX}{lanes}.{symbol}"


def vector_function_parts(callee: str) -> tuple[int, str] | None:
    """The lanes and the symbol in a name that `vector_function_name` made; None for other names."""
    if not callee.startswith(_PREFIX):
        return None
    lanes, _, symbol = callee.removeprefix(_PREFIX).partition(".")
    return int(lanes), symbol


def implementations_of(
    name: str, type: str, level: str = "fast", target: str = "host", lanes: int | None = None
) -> tuple[Implementation, ...]:
    """The implementation of OpenCL's built-in `name` for `type` (`float` or `double`).

    One of wfv's library is followed by those of the libm functions that it calls. `lanes=None` means as many as a
    register holds. Raises OptionError if there is no such built-in.
    """
    symbol = _symbol(name, type)
    if symbol is None:
        raise OptionError(f"no built-in {name}({type})", help="docs/builtins.md")
    symbol, machine = _forwarded_to(symbol), llvm.find_target(target)
    libmvec, width = libmvec_of(machine), lanes or machine.vector_bits // CType(type).bits
    match find_builtin(symbol):
        case Builtin(kind="intrinsic", name=intrinsic):
            return (Implementation("instruction", intrinsic),)
        case Builtin(kind="libm", name=function):
            return (choose_implementation(function, level, libmvec, width),)
    choose = choose_paired if name == _PAIRING and machine.has_fma else choose_implementation
    called = [choose(each, level, libmvec, width) for each in _called_of_libm(symbol)]
    return (Implementation("library", symbol), *called)


def implementation_text(found: Sequence[Implementation]) -> str:
    """The kinds of implementations, such as `library on libmvec`."""
    first, *called = found
    kinds = dict.fromkeys(each.kind for each in called)
    return f"{first.kind} on {', '.join(kinds)}" if kinds else first.kind


@cache
def _forwarded_to(symbol: str) -> str:
    """The function that this one only forwards to (`half_exp(x)` is `exp(x)`), or the function itself."""
    forwards = _FORWARDS.search(library.text_of(symbol)) if library.has(symbol) else None
    is_same = forwards and re.findall(_VALUE, forwards[1]) == re.findall(_VALUE, forwards[3])
    return _forwarded_to(forwards[2]) if forwards and is_same else symbol


@cache
def _called_of_libm(symbol: str) -> tuple[str, ...]:
    """The libm functions that a library function calls, directly or through other library functions."""
    called = reached([symbol], lambda name: _CALLEE.findall(library.text_of(name)) if library.has(name) else ())
    builtins = filter(None, map(find_builtin, called))
    return tuple(sorted(builtin.name for builtin in builtins if builtin.kind == "libm"))


@cache
def _symbol(name: str, type: str) -> str | None:
    """The mangled name of the form whose first parameters have this type."""
    for count in (1, 2, 3):
        symbol = mangle(name, *[CType(type)] * count)
        if find_builtin(symbol) is not None or library.has(symbol):
            return symbol
    for symbol in sorted(library.symbols()):
        signature = demangle(symbol)
        if signature is not None and signature.name == name and signature.params[0] == CType(type):
            return symbol
    return None
