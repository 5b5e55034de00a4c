"""library.ll is up to date, and contains nothing that a kernel's module cannot use."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import remake
from tests.support.builtin_references import RELATIONAL, relational_forms
from tests.support.library_calls import declarations, linked
from wfv import llvm
from wfv.errors import OptionError, UnsupportedError
from wfv.ir.intrinsics import find_primitive, known_family
from wfv.ir.names import GROUP_RESULT
from wfv.opencl import library
from wfv.opencl.builtin_table import table
from wfv.opencl.builtins import find_builtin
from wfv.opencl.clang import compile_opencl
from wfv.opencl.clang_program import clang_command
from wfv.opencl.mangling import demangle

HOME = library.LIBRARY.parent
_NAMES = """
    acospi asinpi atanpi atan2pi cospi sinpi tanpi fdim fract frexp ilogb ldexp lgamma lgamma_r logb maxmag
    cbrt minmag modf nan nextafter pown powr remainder remquo rootn rsqrt sincos tgamma half_cos half_divide half_exp
    half_exp2 half_exp10 half_log half_log2 half_log10 half_powr half_recip half_rsqrt half_sin half_tan
    native_divide native_powr native_recip native_rsqrt degrees radians mix step smoothstep sign cross dot
    distance length normalize fast_distance fast_length fast_normalize async_work_group_copy
    async_work_group_strided_copy wait_group_events
    abs abs_diff add_sat clamp clz ctz
    hadd mad24 mad_hi mad_sat max min mul24 mul_hi popcount rhadd rotate sub_sat upsample
    get_global_linear_id get_local_linear_id
"""
# Of halves only: the functions of float and double are native.
_ONE_HALF = """
    acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 exp10 expm1 fabs floor log log2 log10 log1p
    rint round sin sinh sqrt tan tanh trunc
"""
_TWO_HALVES = "atan2 copysign fmax fmin fmod hypot pow"
_OF_EXTENSIONS = {
    name
    for name, entry in table().items()
    if entry.kind == "library" and entry.section.startswith(("cl_", "6.12.14", "OpenCL 2.0, 6.13.15"))
}
_CHOICES = {*RELATIONAL, "any", "all", "bitselect", "select"}
NAMES = set(f"{_NAMES} {_ONE_HALF} {_TWO_HALVES} fma mad".split()) | _OF_EXTENSIONS | _CHOICES
OWN = {"wfv_copy", "wfv_complex_product", "wfv_complex_quotient"}  # no built-ins: other functions call them
IMAGES = "wfv_image_"  # so begin the names of what the functions of images call

_OF_ONE = "acospi asinpi atanpi cospi sinpi tanpi ilogb lgamma logb rsqrt tgamma degrees radians sign"
_OF_TWO = "atan2pi fdim maxmag minmag nextafter powr remainder step"
_HALVES = "cos exp exp2 exp10 log log2 log10 recip rsqrt sin tan"
_INTEGERS = "char uchar short ushort int uint long ulong"
_ELEMENTS = f"{_INTEGERS} float double half"


def has_clang() -> bool:
    try:
        return bool(clang_command())
    except OptionError:
        return False


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_library_is_what_its_sources_make() -> None:
    assert not remake.differences("library"), "python tests/remake.py library"


def every_call() -> Iterator[str]:
    """OpenCL C that calls each function of the library, in each form, once."""
    yield from (f"s += {name}((half)x);" for name in _ONE_HALF.split())
    yield from (f"s += {name}((half)x, (half)x);" for name in _TWO_HALVES.split())
    yield "s += fma((half)x, (half)x, (half)x) + mad((half)x, (half)x, (half)x) + nan((ushort)n);"
    for real in ("float", "double", "half"):
        x = f"({real})x"
        for name in _OF_ONE.split():
            yield f"s += {name}({x});"
        for name in _OF_TWO.split():
            yield f"s += {name}({x}, {x});"
        yield from (f"s += {name}({x}, n);" for name in ("ldexp", "pown", "rootn"))
        yield from (f"s += {name}({x}, {x}, {x});" for name in ("mix", "smoothstep"))
        for space in ("__private", "__global", "__local"):
            for name, to in ("fract", real), ("modf", real), ("sincos", real), ("frexp", "int"), ("lgamma_r", "int"):
                yield f"s += {name}({x}, ({space} {to} *){space}_bytes);"
            yield f"s += remquo({x}, {x}, ({space} int *){space}_bytes);"
        for count in ("", "2", "3", "4"):
            v = f"(({real}{count})(x))"
            for fast in ("", "fast_") if real == "float" else ("",):
                yield f"s += {fast}length({v}); s += {fast}distance({v}, {v}); s += dot({v}, {fast}normalize({v}));"
            if count > "2":
                yield f"s += dot({v}, cross({v}, {v}));"
    for name in _HALVES.split():
        yield f"s += half_{name}(x);"
    yield "s += half_divide(x, x) + half_powr(x, x) + native_divide(x, x) + native_powr(x, x);"
    yield "s += cbrt((double)x);"
    yield "s += native_recip(x) + native_rsqrt(x) + nan((uint)n) + nan((ulong)n); wait_group_events(1, &e);"
    for name in "abs", "clz", "popcount":
        yield from (f"n += {name}(({t})n);" for t in _INTEGERS.split())
    for name in "abs_diff", "add_sat", "sub_sat", "hadd", "rhadd", "rotate", "mul_hi":
        yield from (f"n += {name}(({t})n, ({t})n);" for t in _INTEGERS.split())
    for name in "mad_hi", "mad_sat":
        yield from (f"n += {name}(({t})n, ({t})n, ({t})n);" for t in _INTEGERS.split())
    for t in "char", "short", "int":
        yield f"n += upsample(({t})n, (u{t})n) + upsample((u{t})n, (u{t})n);"
    for t in "int", "uint":
        yield f"n += mul24(({t})n, ({t})n) + mad24(({t})n, ({t})n, ({t})n);"
    for t in (*_INTEGERS.split(), "float", "double", "half"):
        yield f"n += min(({t})n, ({t})n) + max(({t})n, ({t})n) + clamp(({t})n, ({t})n, ({t})n);"
    for name in sorted(_CHOICES):
        for params, result in relational_forms(name).items():
            if name != "bitselect" or result.count == 1:  # whose scalar forms serve the components
                given = ", ".join(f"({type})({'x' if type.is_float else 'n'})" for type in params)
                yield f"s += {name}({given}){'.x' if result.count > 1 else ''};"
    for element in _ELEMENTS.split():
        for count in ("", "2", "3", "4", "8", "16"):
            for to, source in (("__local", "__global"), ("__global", "__local")):
                places = f"({to} {element}{count} *){to}_bytes, (const {source} {element}{count} *){source}_bytes"
                yield f"e = async_work_group_copy({places}, (size_t)n, e);"
                yield f"e = async_work_group_strided_copy({places}, (size_t)n, (size_t)2, e);"


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_names_are_those_that_clang_calls() -> None:
    head = (
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
        "kernel void k(__global char *__global_bytes, __local char *__local_bytes, float x, int n, __global double *to)"
    )
    start = "__private char __private_bytes[8]; double s = 0; event_t e = 0;"
    text = compile_opencl(head + "{" + start + "\n".join(every_call()) + "*to = s + __private_bytes[0]; }").ir
    called = {
        name for name in re.findall(r"^declare [^@]*@([\w.]+)\(", text, re.MULTILINE) if not name.startswith("llvm.")
    }
    mangled = {symbol: demangle(symbol) for symbol in library.symbols() if "wfv_" not in symbol}
    later = {
        name for name, entry in table().items() if not entry.section.startswith("6.") or entry.section == "6.12.14"
    }
    assert called == {symbol for symbol, found in mangled.items() if not found or found.name not in later}


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
@pytest.mark.full
def test_check_exit_code() -> None:
    done = subprocess.run([sys.executable, remake.__file__, "library", "--check"], check=False)
    assert done.returncode == 0


def test_has_all_functions_and_no_others() -> None:
    found = {signature.name for signature in map(demangle, library.symbols()) if signature}
    assert {name for name in found if not name.startswith(IMAGES)} == NAMES | OWN
    assert library.has("_Z4signf") and not library.has("_Z3expf")
    assert {symbol for symbol in library.symbols() if find_builtin(symbol)} == set()


def test_pointers_go_to_three_spaces() -> None:
    for name, letters in (("fract", "fP#f"), ("remquo", "ddP#i"), ("lgamma_r", "dP#i")):
        for space in ("", "U3AS1", "U3AS3"):
            assert library.has(f"_Z{len(name)}{name}{letters.replace('#', space)}")


def test_unknown_symbol() -> None:
    with pytest.raises(UnsupportedError, match="_Z4nonef"):
        library.text_of("_Z4nonef")


@pytest.mark.parametrize("word", ["!", " #", "comdat", "noundef", "captures", "tbaa", "fpmath", "undef"])
def test_text_has_no_attributes_or_metadata(word: str) -> None:
    for symbol in library.symbols():
        text = library.text_of(symbol)
        assert word not in text and text.startswith("define ") and text.endswith("}\n") and text.count("define") == 1


def test_calls_nothing_unknown() -> None:
    for symbol in library.symbols():
        for callee in re.findall(r"\bcall [^@]*@([\w.]+)\(", library.text_of(symbol)):
            is_known = library.has(callee) or find_builtin(callee) or find_primitive(callee) or known_family(callee)
            assert is_known or callee == GROUP_RESULT, (symbol, callee)
            assert library.has(callee) != (callee in declarations())


def test_llvm_accepts_the_whole_library() -> None:
    llvm.canonicalize(linked(*sorted(library.symbols())))


def test_nothing_is_read_at_import() -> None:
    loaded = "bool(vars(library._FUNCTIONS).keys() - {'path'}) or 'llvmlite' in sys.modules"
    code = f"import sys; from wfv.opencl import library; sys.exit({loaded})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_package_has_the_files() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
    listed = project["tool"]["setuptools"]["package-data"]["wfv.opencl.library"]
    kept = {path for pattern in listed for path in HOME.glob(pattern)}
    assert kept == {path for path in HOME.iterdir() if path.is_file() and path.suffix != ".py"}
