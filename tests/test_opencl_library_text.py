"""library.ll is what its sources make, and holds nothing that a module could not take."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.support.library_calls import linked
from wfv import llvm
from wfv.errors import OptionError, UnsupportedError
from wfv.ir.intrinsics import known_family
from wfv.opencl import library
from wfv.opencl.builtins import demangle, find_builtin
from wfv.opencl.clang import clang_command
from wfv.opencl.library.remake import library_text

HOME = library.LIBRARY.parent
_NAMES = """
    acospi asinpi atanpi atan2pi cospi sinpi tanpi fdim fract frexp ilogb ldexp lgamma lgamma_r logb maxmag
    minmag modf nan nextafter pown powr remainder remquo rootn rsqrt sincos tgamma half_cos half_divide half_exp
    half_exp2 half_exp10 half_log half_log2 half_log10 half_powr half_recip half_rsqrt half_sin half_tan
    native_divide native_powr native_recip native_rsqrt degrees radians mix step smoothstep sign cross dot
    distance length normalize fast_distance fast_length fast_normalize async_work_group_copy
    async_work_group_strided_copy wait_group_events
"""
NAMES = set(_NAMES.split())


def has_clang() -> bool:
    try:
        return bool(clang_command())
    except OptionError:
        return False


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_library_is_what_its_sources_make() -> None:
    assert library.LIBRARY.read_text() == library_text(), "python -m wfv.opencl.library.remake"


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_check_says_so_by_its_exit_code() -> None:
    done = subprocess.run([sys.executable, "-m", "wfv.opencl.library.remake", "--check"], check=False)
    assert done.returncode == 0


def test_has_all_functions_and_no_others() -> None:
    assert {demangle(symbol)[0] for symbol in library.symbols()} == NAMES | {"wfv_copy"}
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
def test_text_is_plain(word: str) -> None:
    for symbol in library.symbols():
        text = library.text_of(symbol)
        assert word not in text and text.startswith("define ") and text.endswith("}\n") and text.count("define") == 1


def test_calls_nothing_unknown() -> None:
    for symbol in library.symbols():
        for callee in re.findall(r"\bcall [^@]*@([\w.]+)\(", library.text_of(symbol)):
            is_known = library.has(callee) or find_builtin(callee) or known_family(callee)
            assert is_known, (symbol, callee)
            assert library.has(callee) != (callee in library.declarations())


def test_llvm_takes_all_of_it() -> None:
    llvm.canonicalize(linked(*sorted(library.symbols())))


def test_nothing_is_read_at_import() -> None:
    code = "import sys, wfv.opencl.library as x; sys.exit(x._text.cache_info().currsize or 'llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_package_has_the_files() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
    listed = project["tool"]["setuptools"]["package-data"]["wfv.opencl.library"]
    kept = {path for pattern in listed for path in HOME.glob(pattern)}
    assert kept == {path for path in HOME.iterdir() if path.is_file() and path.suffix != ".py"}
