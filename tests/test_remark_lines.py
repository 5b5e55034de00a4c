"""The source lines of remarks, with and without debug info."""

from __future__ import annotations

import wfv
from tests.support.remark_kernels import BARRIER, GATHER, HEAD, MORE, TAIL, build, find, with_debug_info


def test_without_debug_info_the_line_is_in_the_ir() -> None:
    remark = find(build(GATHER).remarks, "gather", "load")
    assert remark.name == "w"
    assert remark.line > 0


def test_with_debug_info_the_line_is_in_the_source() -> None:
    text = with_debug_info(HEAD + GATHER.replace("%py, align 8", "%py, align 8, !dbg !3", 1) + TAIL)
    assert find(wfv.build(text, lanes=4)["k"].remarks, "gather", "load").line == 77


def test_lines_survive_a_barrier() -> None:
    """The code behind a barrier passes LLVM once more, without debug info."""
    body = BARRIER.replace("%d = sdiv i64 %n, 3", "%d = sdiv i64 %n, %v, !dbg !3").replace(
        "(i32 1)", "(i32 1), !dbg !7"
    )
    remarks = wfv.build(
        with_debug_info(HEAD + body + TAIL) + "!7 = !DILocation(line: 33, scope: !1)\n" + MORE, lanes=4
    )["k"].remarks
    assert find(remarks, "per lane", "sdiv").line == 77
    assert find(remarks, "barrier", "barrier").line == 33
