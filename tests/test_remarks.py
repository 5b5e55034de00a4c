"""Remarks tell what is not done in vectors, where, and why; and nothing of what is."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import wfv
from passes.remarks import Remark
from wfv.cli import app
from wfv.runtime.kernel import Kernel

HEAD = """define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %id
  %v = load i64, ptr addrspace(1) %px, align 8
"""
TAIL = """
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
GATHER = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
SCATTER = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  store i64 1, ptr addrspace(1) %py, align 8"""
STRIDED = """  %row = mul i64 %id, 100
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %row
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
DIVISION = """  %w = sdiv i64 %n, %v
  store i64 %w, ptr addrspace(1) %px, align 8"""
ATOMIC = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  %old = atomicrmw add ptr addrspace(1) %py, i64 %v monotonic, align 8
  store i64 %old, ptr addrspace(1) %px, align 8"""
CALL = """  %f = uitofp i64 %v to double
  %w = call double @_Z4fmoddd(double %f, double 3.0)
  store double %w, ptr addrspace(1) %px, align 8"""
VECTOR = """  %w = add i64 %v, %n
  store i64 %w, ptr addrspace(1) %px, align 8"""


def build(body: str, more: str = "", strategy: str = "unicf") -> Kernel:
    return wfv.build(HEAD + body + TAIL + more, lanes=4, strategy=strategy)["k"]


def find(remarks: tuple[Remark, ...], kind: str, opcode: str) -> Remark:
    (found,) = [remark for remark in remarks if (remark.kind, remark.opcode) == (kind, opcode)]
    return found


CASES = [
    ("gather", GATHER, "load", "gather", ["4 scalar loads", "%v", "load"]),
    ("scatter", SCATTER, "store", "scatter", ["4 scalar stores", "%v"]),
    ("strided", STRIDED, "load", "gather", ["800 bytes apart"]),
    ("division", DIVISION, "sdiv", "per lane", ["i64 division"]),
    ("atomic", ATOMIC, "atomicrmw", "per lane", ["no vector form"]),
    ("call", CALL, "call @fmod", "per lane", ["no vector form of fmod", "4 scalar calls"]),
]


@pytest.mark.parametrize(("body", "opcode", "kind", "parts"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_what_is_scalarized_is_told(body: str, opcode: str, kind: str, parts: list[str]) -> None:
    remark = find(build(body, "declare double @_Z4fmoddd(double, double)\n").remarks, kind, opcode)
    for part in parts:
        assert part in remark.text


def test_without_debug_info_the_line_is_that_of_the_value() -> None:
    remark = find(build(GATHER).remarks, "gather", "load")
    assert remark.name == "w"
    assert remark.line > 0


def test_with_debug_info_the_line_is_the_source_line() -> None:
    text = (HEAD + GATHER.replace("%py, align 8", "%py, align 8, !dbg !3", 1) + TAIL).replace("{", "!dbg !1 {", 1)
    text += """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: LineTablesOnly)
!1 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = !DILocation(line: 77, column: 3, scope: !1)
!4 = !DISubroutineType(types: !6)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{}
"""
    assert find(wfv.build(text, lanes=4)["k"].remarks, "gather", "load").line == 77


def test_nothing_is_said_of_what_is_done_in_vectors() -> None:
    assert build(VECTOR).remarks == ()


@pytest.mark.parametrize(
    ("strategy", "part"), [("scalar", "nothing is vectorized"), ("llvm", "LLVM's loop vectorizer")]
)
def test_a_strategy_without_vectors_says_so(strategy: str, part: str) -> None:
    (remark,) = build(GATHER, strategy=strategy).remarks
    assert remark.kind == "scalar" and strategy in remark.text and part in remark.text


def test_naive_says_that_all_is_taken_for_varying() -> None:
    remarks = build(VECTOR, strategy="naive").remarks
    assert "taken for varying" in find(remarks, "gather", "load").text


@pytest.mark.parametrize(
    ("global_size", "local_size", "parts"),
    [
        (64, 16, []),
        (64, 1, ["below 4 lanes", "all 64 work-items"]),
        (66, 3, ["vectors of 2", "22 of 66 work-items"]),
        (70, 10, ["14 of 70 work-items", "4 lanes do not divide"]),
        (67, 16, ["3 of 67 work-items"]),
        ((10, 7), (5, 1), ["14 of 70 work-items"]),
    ],
)
def test_launches_tell_their_tails(global_size: int, local_size: int, parts: list[str]) -> None:
    text = " ".join(remark.text for remark in build(VECTOR).launch_remarks(global_size, local_size))
    assert bool(text) == bool(parts)
    for part in parts:
        assert part in text


def test_run_prints_them() -> None:
    result = CliRunner().invoke(app, ["run", "Histogram", "-v", "--size", "small", "--lanes", "4"])
    assert result.exit_code == 0, result.output
    assert "gather" in result.output and "1024 bytes apart" in result.output
    quiet = CliRunner().invoke(app, ["run", "Histogram", "--size", "small", "--lanes", "4"])
    assert "apart" not in quiet.output


def test_run_says_that_scalar_is_scalar() -> None:
    result = CliRunner().invoke(app, ["run", "Histogram", "-v", "--size", "small", "--strategy", "scalar"])
    assert "one work-item at a time" in result.output
