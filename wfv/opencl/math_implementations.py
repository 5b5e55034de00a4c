"""Which code computes a math function in vectors: by the level of math, the type, and what the machine has.

Levels (wfv.options.MATH_LEVELS): `exact` is libm lane by lane, as strategy `scalar` computes; `fast` and `precise` are
within OpenCL's bounds, `fast` the quickest and `precise` the most precise that there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from wfv import llvm
from wfv.errors import OptionError
from wfv.opencl import library, vector_math
from wfv.opencl.builtins import Builtin, find_builtin, libm_functions
from wfv.opencl.mangling import CType, demangle, mangle

REGISTER_BITS = {"b": 128, "d": 256, "e": 512}  # by libmvec's letters for the instruction sets
_BITS = {"f32": 32, "f64": 64}
_OWN = "wfv_math."  # in front of the names of vector functions of ours
# At `fast`, the instruction sets (libmvec's letters) for which our own function comes before libmvec's: it is quicker
# there, or libmvec's is not within OpenCL's bound (logf; cbrtf of d; log10f and exp10f of e). docs/math_levels.md has
# the measurements.
_OWN_IS_QUICKER = {
    "expf": "bde", "exp2f": "bde", "exp10f": "bde", "logf": "bde", "log2f": "bd", "log10f": "bde", "powf": "bde",
    "cbrtf": "bd", "sinf": "be", "cosf": "be",
    **dict.fromkeys(("exp", "exp2", "exp10", "log", "sin", "cos", "asin", "acos", "atan", "tanh"), "e"),
}  # fmt: skip
# At `precise`, the instruction sets for which libmvec's is more precise: of double; of float, none is.
_LIBMVEC_IS_BETTER = {
    **dict.fromkeys(("acosh", "erf", "erfc", "exp10", "pow", "sinh", "tan", "tanh"), "bde"),
    **dict.fromkeys(("asinh", "atan", "atanh", "log10"), "e"),
}
KINDS = ("instruction", "own", "libmvec", "libm", "library")


@dataclass(frozen=True)
class Libmvec:
    """glibc's vector functions that code for a machine may call: their symbols, and the instruction sets' letters."""

    symbols: frozenset[str] = frozenset()
    letters: str = "b"

    def symbol(self, function: str, lanes: int) -> tuple[str, int] | None:
        """The widest form of a function of libm that the lanes fill, and its lanes; None if there is none."""
        _, type, count = libm_functions()[function]
        for letter in reversed(self.letters):
            width = REGISTER_BITS[letter] // _BITS[type]
            name = f"_ZGV{letter}N{width}{'v' * count}_{function}"
            if name in self.symbols and (width <= lanes or letter == "b"):
                return name, width
        return None


NO_LIBMVEC = Libmvec()


def libmvec_of(target: llvm.Target) -> Libmvec:
    """What there is for a target, as far as the environment lets it (WFV_LIBMVEC)."""
    letters = "".join(letter for letter, bits in REGISTER_BITS.items() if bits <= target.vector_bits)
    return Libmvec(llvm.libmvec_symbols(), letters)


@dataclass(frozen=True)
class Implementation:
    """What computes a function.

    `kind`: `instruction` (of LLVM; `name` the intrinsic), `own` (wfv/opencl/vector_math; its symbol there),
    `libmvec` (its symbol), `libm` (its function, called for each lane) or `library` (wfv/opencl/library: made of
    arithmetic and others of these functions). `lanes` are those of one call.
    """

    kind: str
    name: str
    lanes: int = 1

    @property
    def callee(self) -> str:
        """The vector function in a module."""
        return vector_function_name(self.lanes, self.name) if self.kind == "own" else self.name


def choose_implementation(function: str, level: str, libmvec: Libmvec, lanes: int) -> Implementation:
    """What computes a function of libm (`expf`) in vectors of `lanes`."""
    if level == "exact":
        return Implementation("libm", function)
    own, found = vector_math.find_symbol(function, level), libmvec.symbol(function, lanes)
    if found and not (own and _comes_first(function, level, _letter(found[0]))):
        return Implementation("libmvec", *found)
    if own:
        _, type, _ = libm_functions()[function]
        return Implementation("own", own, min(lanes, REGISTER_BITS[libmvec.letters[-1]] // _BITS[type]))
    return Implementation("libm", function)


def _letter(symbol: str) -> str:
    return symbol[len("_ZGV")]


def _comes_first(function: str, level: str, letter: str) -> bool:
    """Whether our own function is taken rather than that of libmvec."""
    if level == "precise":
        return letter not in _LIBMVEC_IS_BETTER.get(function, "")
    return letter in _OWN_IS_QUICKER.get(function, "")


def vector_function_name(lanes: int, symbol: str) -> str:
    """The name of a vector function of ours."""
    return f"{_OWN}{lanes}.{symbol}"


def vector_function_parts(callee: str) -> tuple[int, str] | None:
    """The lanes and the symbol in wfv/opencl/vector_math of a vector function of ours, None for others."""
    if not callee.startswith(_OWN):
        return None
    lanes, _, symbol = callee.removeprefix(_OWN).partition(".")
    return int(lanes), symbol


def implementation_of(
    name: str, type: str, level: str = "fast", target: str = "host", lanes: int | None = None
) -> Implementation:
    """What computes the built-in `name` of OpenCL on `float` or `double`; `lanes=None`: as many as a register holds.

    Raises OptionError if there is none of that type.
    """
    symbol = _symbol(name, type)
    if symbol is None:
        raise OptionError(f"no built-in {name}({type})", help="docs/builtins.md")
    machine = llvm.find_target(target)
    lanes = lanes or machine.vector_bits // CType(type).bits
    match find_builtin(symbol):
        case Builtin(kind="intrinsic", name=intrinsic):
            return Implementation("instruction", intrinsic)
        case Builtin(kind="libm", name=function):
            return choose_implementation(function, level, libmvec_of(machine), lanes)
    return Implementation("library", symbol)


@cache
def _symbol(name: str, type: str) -> str | None:
    """The mangled name of the form that takes numbers of this type first."""
    for count in (1, 2, 3):
        symbol = mangle(name, *[CType(type)] * count)
        if find_builtin(symbol) is not None or library.has(symbol):
            return symbol
    for symbol in sorted(library.symbols()):
        signature = demangle(symbol)
        if signature is not None and signature.name == name and signature.params[0] == CType(type):
            return symbol
    return None
