"""The source lines of remarks, with and without debug info."""

from __future__ import annotations

from pathlib import Path

import pytest

import wfv
from passes.located_remarks import located
from passes.remarks import NamedCause, Remark
from tests.support.remark_kernels import BARRIER, GATHER, HEAD, MORE, TAIL, build, find, with_debug_info
from tests.support.requires import needs_clang


def test_without_debug_info_the_line_is_in_the_ir() -> None:
    remark = find(build(GATHER).remarks, "gather", "load")
    assert remark.name == "w"
    assert remark.line > 0


def test_with_debug_info_the_line_is_in_the_source() -> None:
    text = with_debug_info(HEAD + GATHER.replace("%py, align 8", "%py, align 8, !dbg !3", 1) + TAIL)
    assert find(wfv.build(text, lanes=4)["k"].remarks, "gather", "load").line == 77


def test_lines_survive_a_barrier() -> None:
    """The code after a barrier passes LLVM once more, without debug info."""
    body = BARRIER.replace("%d = sdiv i64 %n, 3", "%d = sdiv i64 %n, %v, !dbg !3").replace(
        "(i32 1)", "(i32 1), !dbg !7"
    )
    remarks = wfv.build(
        with_debug_info(HEAD + body + TAIL) + "!7 = !DILocation(line: 33, scope: !1)\n" + MORE, lanes=4
    )["k"].remarks
    assert find(remarks, "per lane", "sdiv").line == 77
    assert find(remarks, "barrier", "barrier").line == 33


@needs_clang
def test_names_are_those_of_the_source_although_the_code_is_from_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Debug info without the text of the source is all that a cache's key has of the source."""
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    source = """#define row get_global_id(0)
#define col get_global_id(0)
kernel void k(global int *x, global const int *y) {
  x[y[row]] = 1;
}
"""
    for name in ("row", "col"):
        remarks = wfv.build(source.replace("y[row]", f"y[{name}]"), lanes=4, strategy="unicf").k.remarks
        assert f"because of y[{name}] (line 4)" in find(remarks, "scatter", "store").text


def test_causes_that_differ_in_their_place_only() -> None:
    """Values of two functions may have one name, and lines of two files one number."""
    places = (wfv.errors.SourceLocation(3, 5, "a.h"), wfv.errors.SourceLocation(3, 9, "b.h"))
    causes = [NamedCause("x", place, "is loaded") for place in places]
    found = located([Remark(7, "gather", "load", "w", "", causes=(cause,)) for cause in causes], "", "k")
    assert {(int(each.line), each.column, each.file) for remark in found for each in remark.causes} == {
        (3, 5, "a.h"), (3, 9, "b.h"),
    }  # fmt: skip
