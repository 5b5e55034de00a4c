"""Clang's errors and warnings, with line, column and excerpt of the source as it was given."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

import wfv
from tests.support.opencl import KERNEL
from tests.support.requires import needs_clang
from wfv.errors import ParseError
from wfv.opencl.build_options import make_build_options
from wfv.opencl.clang import compile_opencl


@needs_clang
def test_an_error_shows_line_and_caret() -> None:
    with pytest.raises(ParseError, match=r"k\.cl is not OpenCL C: use of undeclared identifier 'y'") as caught:
        compile_opencl("kernel void k(global int *x) {\n  x[0] = y;\n}", name="k.cl")
    assert caught.value.line == 2
    assert (caught.value.column, caught.value.file) == (10, "k.cl")
    assert str(caught.value).split("\n")[0].endswith("(k.cl, line 2, column 10)")
    assert "    2 |   x[0] = y;\n      |          ^" in str(caught.value)


@needs_clang
def test_a_line_too_long_for_clang_is_shown() -> None:
    filler = "x[0]++; " * 600
    with pytest.raises(ParseError) as caught:
        compile_opencl(f"kernel void k(global int *x) {{\n  {filler}x[0] = y; {filler}\n}}", name="k.cl")
    line, caret = caught.value.excerpt.split("\n")
    assert line[caret.index("^")] == "y" and line.startswith("    2 | ") and caught.value.excerpt in str(caught.value)


@needs_clang
def test_line_numbers_are_those_of_the_given_source() -> None:
    with pytest.raises(ParseError) as caught:
        compile_opencl("int f(void);\r\n\r\nkernel void k() {\r  y = 1; }")
    assert caught.value.line == 4


@needs_clang
def test_an_error_in_an_included_file_names_it(tmp_path: Path) -> None:
    (tmp_path / "x.h").write_text("int f( {\n")
    with pytest.raises(ParseError, match="expected parameter declarator") as caught:
        compile_opencl('#include "x.h"\n', directory=tmp_path)
    assert (caught.value.line, caught.value.column, caught.value.file) == (1, 8, f"{tmp_path}/x.h")
    assert f"{tmp_path}/x.h:1:8" in str(caught.value)


@needs_clang
def test_a_name_may_have_any_characters() -> None:
    for name in ('a "quoted"\\name.cl', "two\nlines", "50%.cl"):
        with pytest.raises(ParseError) as caught:
            compile_opencl("int;;x y;", name=name)
        assert "not OpenCL C" in caught.value.message


@needs_clang
def test_warnings_are_kept() -> None:
    made = compile_opencl("#warning mind the gap\n" + KERNEL, make_build_options("-DVALUE=1"), name="k.cl")
    assert "k.cl:1:2: warning: mind the gap" in made.log
    assert compile_opencl(KERNEL, make_build_options("-DVALUE=1")).log == ""
    assert compile_opencl("#warning a\n" + KERNEL, make_build_options("-w -DVALUE=1")).log == ""
    with pytest.raises(ParseError, match="mind the gap"):
        compile_opencl("#warning mind the gap\n" + KERNEL, make_build_options("-Werror -DVALUE=1"))


@needs_clang
def test_an_error_lists_few_overloads() -> None:
    with pytest.raises(ParseError, match="no matching function for call to 'shuffle'") as refused:
        wfv.build("kernel void k(global int4 *x) { x[0] = shuffle(x[1], (float4)(0)); }\n")
    assert len(str(refused.value).splitlines()) < 60


@needs_clang
@pytest.mark.parametrize("label", ["llvm.trap", "llvm.sqrt.f32", "llvm.memcpy.p0.p0.i64", "llvm.dbg.value"])
def test_a_label_that_is_a_name_of_llvm_is_refused(label: str) -> None:
    """LLVM would end the process that reads such a module."""
    source = f'\nint f(int) __asm__("{label}");\nkernel void k(global int *y) {{ y[0] = f(1); }}'
    with pytest.raises(ParseError, match=f"@{label}: Intrinsic has incorrect return type") as caught:
        wfv.build(source)
    assert caught.value.line == 2 and f'"{label}"' in caught.value.excerpt


@needs_clang
@pytest.mark.parametrize("label", ["llvm.trap", "llvm.global_ctors", "llvm.used", "llvm.of.no.meaning"])
@pytest.mark.parametrize(
    "what",
    [
        "int f(int) {}; kernel void k(global int *y) {{ y[0] = f(1); }}",
        "kernel void k(global int *y) {}; kernel void k(global int *y) {{ y[0] = 1; }}",
        "constant int v[] {} = {{1, 2}}; kernel void k(global int *y) {{ y[0] = v[y[1]]; }}",
    ],
)
def test_no_label_ends_the_process(label: str, what: str) -> None:
    with suppress(wfv.Error):  # a variable may have such a name
        wfv.build(what.format(f'__asm__("{label}")'))


@needs_clang
def test_c_with_a_name_of_llvm_is_refused() -> None:
    with pytest.raises(ParseError, match=r"@llvm\.trap"):
        wfv.vectorize('int t(int) __asm__("llvm.trap"); int f(int x) { return t(x); }', name="f")


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize(
    "source, wanted",
    [
        ("kernel void k(global int *x) { x[idx] = 1; }", "correct the source at the caret"),
        ("kernel void k(global int *x) { int idx1 = 0; x[idx] = idx1; }", "correct the source at the caret"),
        ("kernel void k(global float *x) { x[0] = mux(x[0], x[1], x[2]); }", "did you mean mix"),
        ("kernel void k(global half *x) { half v = x[0]; x[1] = v; }", "#pragma OPENCL EXTENSION cl_khr_fp16 : enable"),
        ("kernel void k(global half *x) { x[1] = x[0]; }", "#pragma OPENCL EXTENSION cl_khr_fp16 : enable"),
        ("half twice(half x) { return x + x; }", "#pragma OPENCL EXTENSION cl_khr_fp16 : enable"),
    ],
)
def test_the_help_names_what_is_missing(source: str, wanted: str) -> None:
    """A built-in is suggested for a name that is called only, and the extension where half is used without it."""
    with pytest.raises(ParseError) as caught:
        compile_opencl(source)
    assert wanted in str(caught.value.help)
