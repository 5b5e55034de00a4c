"""Clang's errors and warnings, with line, column and excerpt of the source as it was given."""

from __future__ import annotations

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
