"""Build options of OpenCL C: what is accepted, what is refused, what each does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.opencl import KERNEL, ran, run
from tests.support.requires import needs_clang
from wfv.errors import OptionError, ParseError
from wfv.opencl.build_options import STANDARDS, BuildOptions, make_build_options
from wfv.opencl.clang import compile_opencl


@pytest.mark.parametrize(
    ("options", "defines"),
    [
        ("-D N", (("N", "1"),)),
        ("-DN", (("N", "1"),)),
        ("-DN=4 -D M=5", (("N", "4"), ("M", "5"))),
        ("-DN=", (("N", ""),)),
        ("-D 'T=unsigned int'", (("T", "unsigned int"),)),
        ('-D"F(x, y)=x=y"', (("F(x, y)", "x=y"),)),
        (["-D", "N=a b"], (("N", "a b"),)),
    ],
)
def test_macros_in_options(options: str | list[str], defines: tuple[tuple[str, str], ...]) -> None:
    assert make_build_options(options).defines == defines


def test_numpy_numbers_define_macros_like_python_numbers() -> None:
    given = {"A": np.bool_(True), "B": np.int8(-3), "C": np.float32(0.5)}
    assert make_build_options(defines=given).defines == (("A", "1"), ("B", "-3"), ("C", "0.5"))


def test_macros_from_python_come_first() -> None:
    given = {"A": 3, "B": 1.5, "C": "x y", "D": True, "E": False, "F": None}
    found = make_build_options("-DA=4", given).defines
    assert found == (("A", "3"), ("B", "1.5"), ("C", "x y"), ("D", "1"), ("E", "0"), ("F", ""), ("A", "4"))


def test_directories_flags_and_standards(tmp_path: Path) -> None:
    (tmp_path / "a b").mkdir()
    options = make_build_options(f"-I {tmp_path} -I'{tmp_path}/a b'", include_dirs=[tmp_path / "a b"])
    assert options.include_dirs == (f"{tmp_path}/a b", str(tmp_path), f"{tmp_path}/a b")
    made = make_build_options("-cl-std=CL1.1 -cl-fast-relaxed-math -w -g -cl-kernel-arg-info")
    assert (made.standard, made.flags) == ("CL1.1", ("-cl-fast-relaxed-math", "-w"))
    assert make_build_options().standard == "CL1.2"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"defines": ["N"]}, r"defines=\['N'\]: not a dict"),
        ({"defines": {3: 4}}, "3 is not a macro name"),
        ({"options": 3}, "options=3: not a list of texts"),
        ({"options": ["-w", 3]}, "not a list of texts"),
        ({"include_dirs": [3]}, r"include_dirs=\[3\]: not a list of texts"),
    ],
)
def test_options_of_a_wrong_type_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        make_build_options(**given)


def test_a_single_include_directory(tmp_path: Path) -> None:
    for given in (tmp_path, str(tmp_path), [tmp_path], (str(tmp_path),)):
        assert make_build_options(include_dirs=given).include_dirs == (str(tmp_path.resolve()),)
    assert make_build_options(None, include_dirs=None) == BuildOptions()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("-D", "'-D' without a value"),
        ("-I", "'-I' without a value"),
        ("-D 4", "'4' is not a macro name"),
        ("-D=4", "'' is not a macro name"),
        ("-DN-M", "'N-M' is not a macro name"),
        ("-DF(x", "not a macro name"),
        ("-D 'N=1\n#include x'", "the macro N has a line end or a NUL byte"),
        ("-D 'N=1\r#include x'", "the macro N has a line end or a NUL byte"),
        ("-I nowhere/at/all -Werror", "'nowhere/at/all' does not exist"),
        ("-cl-std=CL9", "unknown language standard 'CL9'"),
        ("-cl-unknown", "unknown build option '-cl-unknown'"),
        ("-include /etc/passwd", "unknown build option '-include'"),
        ("-Xclang", "unknown build option"),
        ("-fplugin=x.so", "unknown build option"),
        ("-o out", "unknown build option"),
        ("file.cl", "unknown build option"),
        ("@file", "unknown build option"),
        ("-D 'N", "No closing quotation"),
    ],
)
def test_wrong_options_are_refused(options: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        make_build_options(options)


@needs_clang
def test_macros_reach_the_source() -> None:
    assert ran(KERNEL, options="-D VALUE=get_local_id(0)*2") == [0, 2, 4, 6] * 2
    assert ran(KERNEL, options="-D 'F(a)=a+a' -DVALUE=F(3)") == [6] * 8
    assert ran(KERNEL, options="-DVALUE=1 -w -DVALUE=2") == [2] * 8


@needs_clang
def test_includes_search_the_sources_directory_and_the_include_dirs(tmp_path: Path) -> None:
    (tmp_path / "beside").mkdir()
    (tmp_path / "named" / "sub").mkdir(parents=True)
    (tmp_path / "beside" / "a.h").write_text("#define A 10\n")
    (tmp_path / "named" / "a.h").write_text("#define A 20\n")
    (tmp_path / "named" / "sub" / "b.h").write_text('#include "c.h"\n#define B C\n')
    (tmp_path / "named" / "sub" / "c.h").write_text("#define C 3\n")
    source = '#include "a.h"\n#include <sub/b.h>\n#define VALUE A + B\n' + KERNEL
    assert ran(source, options=f"-I {tmp_path}/named", directory=tmp_path / "beside") == [13] * 8
    assert ran(source, options=f"-I {tmp_path}/named") == [23] * 8
    with pytest.raises(ParseError, match=r"'a\.h' file not found"):
        compile_opencl(source)


@needs_clang
def test_contraction_is_on_by_default() -> None:
    source = "kernel void k(global float *x, float a) { x[0] = x[0] * a + x[1]; }"
    for contract, options, fused in ((None, "", True), (True, "", True), (False, "", False)):
        ir = compile_opencl(source, make_build_options(options), contract=contract).ir
        assert ("fmuladd" in ir) == fused
    fast = compile_opencl(source, make_build_options("-cl-fast-relaxed-math")).ir
    assert "reassoc nnan ninf nsz arcp afn float @llvm.fmuladd" in fast


@needs_clang
@pytest.mark.parametrize("prefix", ["native", "half"])
def test_relaxed_native_functions_are_as_fast_as_the_operators(prefix: str) -> None:
    calls = f"x[0] = {prefix}_divide(x[1], x[2]); x[3] = {prefix}_recip(x[4]); x[5] = {prefix}_rsqrt(x[6]);"
    source = f"kernel void k(global float4 *x) {{ {calls} }}"
    fast = compile_opencl(source, make_build_options("-cl-fast-relaxed-math")).ir
    assert fast.count("fdiv reassoc nnan ninf nsz arcp afn <4 x float>") >= 3
    assert f"@_Z13{prefix}_" not in fast and f"@_Z11{prefix}_" not in fast
    assert f"{len(prefix) + 7}{prefix}_divide" in compile_opencl(source).ir
    x = np.array([[0, 0, 0, 0], [1, 2, 3, 4], [8, 4, 2, 1], [0] * 4, [2] * 4, [0] * 4, [16] * 4], np.float32)
    wfv.build(source, options="-cl-fast-relaxed-math").k(1, 1, x)
    assert np.allclose(x[[0, 3, 5]], [[0.125, 0.5, 1.5, 4], [0.5] * 4, [0.25] * 4], rtol=1e-5)


@needs_clang
@pytest.mark.parametrize(
    "flag",
    ["-cl-single-precision-constant", "-cl-denorms-are-zero", "-cl-fp32-correctly-rounded-divide-sqrt",
     "-cl-opt-disable", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations",
     "-cl-finite-math-only", "-cl-fast-relaxed-math", *(f"-cl-std={standard}" for standard in STANDARDS)],
)  # fmt: skip
def test_every_option_compiles_and_runs(flag: str) -> None:
    source = """
    float twice(float a) { return a + a; }
    kernel void k(global float *x) {
      int i = get_global_id(0);
      if (i % 3) x[i] = twice(x[i]) * 0.25 + 1.5; else x[i] = -1;
    }"""
    x = np.arange(8, dtype=np.float32)
    run(source, x, options=flag)
    expected = np.where(np.arange(8) % 3 != 0, np.arange(8) * 0.5 + 1.5, -1)
    np.testing.assert_allclose(x, expected, rtol=1e-6)


_COPY = """kernel void k(global int *p) {
  local int l[64];
  event_t copied = COPY(l, p, 64, 0);
  wait_group_events(1, &copied);
  p[get_global_id(0)] = SHUFFLE(l[get_local_id(0)], 0);
}"""
_NAMES = ("async_work_group_copy", "intel_sub_group_shuffle")


@needs_clang
@pytest.mark.parametrize("way", ["source", "define", "include"])
def test_functions_whose_declarations_are_left_out_where_nothing_names_them(way: str, tmp_path: Path) -> None:
    text = _COPY
    if way == "source":
        text = text.replace("COPY", _NAMES[0]).replace("SHUFFLE", _NAMES[1])
    elif way == "include":
        (tmp_path / "names.h").write_text("#define COPY {}\n#define SHUFFLE {}\n".format(*_NAMES))
        text = '#include "names.h"\n' + text
    defines = dict(zip(("COPY", "SHUFFLE"), _NAMES, strict=True)) if way == "define" else {}
    p = np.arange(64, dtype=np.int32) + 7
    wfv.build(text, defines=defines, include_dirs=[tmp_path]).k(64, 64, p)
    assert list(p[:2]) == [7, 7]
