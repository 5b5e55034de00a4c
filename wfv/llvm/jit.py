"""Links object code into this process by ORC. Only functions on a fixed list may be external."""

import itertools
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

import llvmlite.binding as llvm

from wfv.errors import InternalError, UnsupportedError
from wfv.forks import compiling
from wfv.llvm import perf_map
from wfv.llvm.elf import read_functions, read_symbols
from wfv.llvm.machine import generic_machine
from wfv.systems import system

_MATH_NAMES = """
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs
    fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma lgamma_r llrint llround log log10 log1p log2
    logb lrint lround modf nearbyint nextafter pow remainder remquo rint round roundeven scalbn sin sincos
    sinh sqrt tan tanh tgamma trunc
"""
_MATH = frozenset(_MATH_NAMES.split()) | {f"{name}f" for name in _MATH_NAMES.split()} | {"lgammaf_r"}
_MEMORY = frozenset({"memcpy", "memmove", "memset", "memcmp", "bcmp"})
# Helper functions of compiler-rt and libgcc: conversions of half, 128-bit integers, integer powers.
_HELPER = re.compile(r"__(trunc|extend|fix|fixuns|float|floatun|u?div|u?mod|mul|powi|ashl|lshr|ashr)[a-z]*[0-9]?")
_VECTOR_MATH = re.compile(r"_ZGV[bcde]N\d+v+_\w+")
_LIBMVEC = """
    acos acosh asin asinh atan atan2 atanh cbrt cos cosh erf erfc exp exp10 exp2 expm1 hypot log log10 log1p log2 pow
    sin sinh tan tanh
"""
_serial = itertools.count()


class NativeCode:
    """Linked machine code, in memory as long as this object: keep it as long as any address that it returned."""

    def __init__(self, tracker: llvm.orcjit.ResourceTracker) -> None:
        self._tracker = tracker

    def address(self, symbol: str) -> int:
        """The address of one of the symbols that `load_object` was given. Raises KeyError for any other."""
        return self._tracker[symbol]


@compiling
def load_object(
    object_bytes: bytes, symbols: Iterable[str], provided: Mapping[str, int] = MappingProxyType({}), title: str = ""
) -> NativeCode:
    """Links an object file; `symbols` are the functions whose addresses can then be queried.

    `provided` maps further functions that the object may call to their addresses. `title` is the name of the first
    symbol for perf, if that is on (wfv/llvm/perf_map.py). Any number of objects can be loaded, also with the
    same symbols. Raises UnsupportedError for an external function that is not one of libm, libmvec, the compiler's
    helpers or memcpy's family; InternalError for a symbol that the object does not define.
    """
    wanted = sorted(set(symbols))
    defined, undefined = read_symbols(object_bytes)
    missing = [name for name in wanted if name not in defined]
    if missing:
        raise InternalError(f"the object code does not define {', '.join(missing)}")
    builder = llvm.JITLibraryBuilder().add_object_img(object_bytes)
    for name in wanted:
        builder.export_symbol(name)
    for name in sorted(undefined):
        # ORC by itself would bind any symbol of the process, even `system`: so each one is checked and bound here.
        builder.import_symbol(name, provided[name] if name in provided else _external_address(name))
    code = NativeCode(builder.link(_jit(), f"wfv{next(_serial)}"))
    if wanted and perf_map.is_enabled():
        perf_map.publish(read_functions(object_bytes), wanted[0], code.address(wanted[0]), title)
    return code


def libmvec_symbols() -> frozenset[str]:
    """The functions of libmvec (glibc's vector math) on this system: `_ZGVdN8v_expf`, ..; glibc before 2.35 has six.

    The environment variable WFV_LIBMVEC is `off`, or lists the ones to use: `sin,cos,exp,log,pow,sincos`.
    """
    wanted = os.environ.get("WFV_LIBMVEC", "").strip()
    if wanted in ("", "on"):
        return _libmvec()
    stems = {part.strip() for part in wanted.split(",")}
    return frozenset(name for name in _libmvec() if name.rpartition("_")[2].removesuffix("f") in stems)


@cache
@compiling
def _libmvec() -> frozenset[str]:
    if not system.LIBMVEC or not _load(system.LIBMVEC):
        return frozenset()
    return frozenset(name for name in _libmvec_names() if llvm.address_of_symbol(name) is not None)


def _libmvec_names() -> Iterator[str]:
    for stem in _LIBMVEC.split():
        arguments = "vv" if stem in ("atan2", "hypot", "pow") else "v"
        for letter, bits in (("b", 128), ("d", 256), ("e", 512)):
            yield f"_ZGV{letter}N{bits // 32}{arguments}_{stem}f"
            yield f"_ZGV{letter}N{bits // 64}{arguments}_{stem}"


def _external_address(name: str) -> int:
    if not (name in _MEMORY | _MATH | system.SYMBOLS.keys() or _HELPER.fullmatch(name) or _VECTOR_MATH.fullmatch(name)):
        raise UnsupportedError(
            f"call of the function {name!r}, which neither the module nor wfv defines",
            help=f"define it in the source, or pass its address: mapping={{{name!r}: [('', address)]}}; "
            "only libm, libmvec, memcpy, memmove and memset are known",
        )
    if name.startswith("_ZGV"):
        _load(system.LIBMVEC)
    symbol = system.SYMBOLS.get(name, name)
    address = llvm.address_of_symbol(symbol)
    for library in system.LIBRARIES:
        if address is None and _load(library):
            address = llvm.address_of_symbol(symbol)
    if address is None:
        raise UnsupportedError(f"the function {name!r} is not in this system's libraries")
    return address


def _load(library: str) -> bool:
    try:
        llvm.load_library_permanently(library)
    except RuntimeError:
        return False
    return True


@cache
def _jit() -> llvm.orcjit.LLJIT:
    return llvm.create_lljit_compiler(generic_machine(), use_jit_link=True, suppress_errors=True)
