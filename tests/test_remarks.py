"""Remarks tell what is not done in vectors, where, and why; and nothing of what is."""

from __future__ import annotations

from pathlib import Path

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
  %w = call i64 @llvm.llrint.i64.f64(double %f)
  store i64 %w, ptr addrspace(1) %px, align 8"""
EXACT = """  %f = uitofp i64 %v to double
  %w = frem double %f, 3.0
  store double %w, ptr addrspace(1) %px, align 8"""
VECTOR = """  %w = add i64 %v, %n
  store i64 %w, ptr addrspace(1) %px, align 8"""


def build(body: str, more: str = "", strategy: str = "unicf", math: str = "fast") -> Kernel:
    return wfv.build(HEAD + body + TAIL + more, lanes=4, strategy=strategy, math=math)["k"]


def find(remarks: tuple[Remark, ...], kind: str, opcode: str) -> Remark:
    (found,) = [remark for remark in remarks if (remark.kind, remark.opcode) == (kind, opcode)]
    return found


CASES = [
    ("gather", GATHER, "load", "gather", ["4 scalar loads", "%v", "load"]),
    ("scatter", SCATTER, "store", "scatter", ["4 scalar stores", "%v"]),
    ("strided", STRIDED, "load", "gather", ["800 bytes apart"]),
    ("division", DIVISION, "sdiv", "per lane", ["i64 division"]),
    ("atomic", ATOMIC, "atomicrmw", "per lane", ["no vector form"]),
    ("call", CALL, "call @llvm.llrint.i64.f64", "per lane", ["no vector form of llvm.llrint", "4 scalar calls"]),
]


@pytest.mark.parametrize(("body", "opcode", "kind", "parts"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_what_is_scalarized_is_told(body: str, opcode: str, kind: str, parts: list[str]) -> None:
    remark = find(build(body, "declare i64 @llvm.llrint.i64.f64(double)\n").remarks, kind, opcode)
    for part in parts:
        assert part in remark.text


def test_exact_math_is_told() -> None:
    remark = find(build(EXACT, math="exact").remarks, "per lane", "frem")
    assert "fmod as scalar code calls it: 4 scalar calls" in remark.text
    assert not build(EXACT).remarks


def test_without_debug_info_the_line_is_that_of_the_value() -> None:
    remark = find(build(GATHER).remarks, "gather", "load")
    assert remark.name == "w"
    assert remark.line > 0


def with_debug_info(text: str) -> str:
    """!3 is line 77 of the source."""
    return (
        text.replace("{", "!dbg !1 {", 1)
        + """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: LineTablesOnly)
!1 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = !DILocation(line: 77, column: 3, scope: !1)
!4 = !DISubroutineType(types: !6)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{}
"""
    )


def test_with_debug_info_the_line_is_the_source_line() -> None:
    text = with_debug_info(HEAD + GATHER.replace("%py, align 8", "%py, align 8, !dbg !3", 1) + TAIL)
    assert find(wfv.build(text, lanes=4)["k"].remarks, "gather", "load").line == 77


BRANCH = """  %c = icmp sgt i64 %v, 5
  br i1 %c, label %then, label %end
then:
  %w = add i64 %v, %n
  store i64 %w, ptr addrspace(1) %px, align 8
  br label %end
end:"""
NARROW = BRANCH.replace(
    "store i64 %w, ptr addrspace(1) %px, align 8",
    """%s = trunc i64 %w to i16
  %ps = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %id
  store i16 %s, ptr addrspace(1) %ps, align 2""",
)
UNIFORM = BRANCH.replace("%v, 5", "%n, 5")
LOOP = """  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %v
  br i1 %again, label %loop, label %end
end:
  store i64 %next, ptr addrspace(1) %px, align 8"""
AFTER = (
    LOOP
    + """
  %c = icmp sgt i64 %next, 7
  br i1 %c, label %more, label %out
more:
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %id
  store i64 %n, ptr addrspace(1) %py, align 8
  br label %out
out:"""
)
BARRIER = """  %m = mul i64 %v, %v
  call void @_Z7barrierj(i32 1)
  %d = sdiv i64 %n, 3
  %w = add i64 %m, %d
  store i64 %w, ptr addrspace(1) %px, align 8"""
HELPER = """  %w = call i64 @heavy(i64 %v)
  store i64 %w, ptr addrspace(1) %px, align 8"""
PAIRS = """  %i = shl i64 %id, 1
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %w = load i32, ptr addrspace(1) %py, align 4
  %z = sext i32 %w to i64
  store i64 %z, ptr addrspace(1) %px, align 8"""
SHIFTED = """  %q = lshr i64 %id, %n
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %q
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
MORE = """declare void @_Z7barrierj(i32)
define i64 @heavy(i64 %x) noinline {
  %y = mul i64 %x, 3
  ret i64 %y
}
"""
HOPES = [
    ("branch", BRANCH, "unicf", "branch", "br", ["lanes part here", "%v", "address of its own"]),
    ("masked", BRANCH, "unicf", "masked", "store", ["not all lanes come here"]),
    ("uniform", UNIFORM, "unival", "branch", "br", ["all lanes agree here", "no branch is kept"]),
    ("loop", LOOP, "unicf", "loop", "br", ["at different times", "until the last one leaves"]),
    ("after", AFTER, "unicf", "branch", "br", ["lanes leave the loop of %next at different times"]),
    ("barrier", BARRIER, "unicf", "barrier", "barrier", ["1 value of each work-item (8 bytes: %m)"]),
    ("barrier of scalar", BARRIER, "scalar", "barrier", "barrier", ["1 value of each work-item (8 bytes: %m)"]),
    ("helper", HELPER, "unicf", "call", "call @heavy", ["not inlined"]),
    ("strided", PAIRS, "unicf", "strided", "load", ["8 bytes apart", "wide loads"]),
    ("guard", SHIFTED, "unicf", "guard", "lshr", ["the same for all lanes", "a test says so"]),
    ("boscc", BRANCH, "unicf+boscc", "boscc", "region", ["running it costs", "not skipped (from 16 on)", "no copy"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "strategy", "kind", "opcode", "parts"), [hope[1:] for hope in HOPES], ids=[hope[0] for hope in HOPES]
)
def test_what_one_would_hope_for_and_does_not_get_is_told(
    body: str, strategy: str, kind: str, opcode: str, parts: list[str]
) -> None:
    remark = find(build(body, MORE, strategy).remarks, kind, opcode)
    for part in parts:
        assert part in remark.text
    if kind not in ("barrier", "boscc"):  # neither has a value of its own
        assert remark.line > 0, "the line of the value, or of one that stands by it"


def test_a_branch_that_stays_is_no_remark() -> None:
    assert build(UNIFORM).remarks == ()


@pytest.mark.parametrize(("target", "text"), [("x86-64-v3", "lane by lane otherwise"), ("x86-64-v4", "under a mask")])
def test_masks_are_told_by_what_the_target_has(target: str, text: str) -> None:
    """There are 16-bit elements under a mask from AVX-512 on; the accesses lane by lane are in the same remark."""
    remarks = wfv.build(HEAD + NARROW + TAIL, lanes=4, target=target)["k"].remarks
    assert text in find(remarks, "masked", "store").text
    assert not [remark for remark in remarks if remark.kind == "scatter"]


@pytest.mark.parametrize(
    ("boscc", "parts"),
    [
        (wfv.Boscc(threshold=0, copy_threshold=0), ["skipped if no lane comes here", "a copy without masks"]),
        (wfv.Boscc(skip=False, copy_threshold=0), ["not skipped", "a copy without masks"]),
        (wfv.Boscc(threshold=0, all=False), ["skipped if no lane", "no copy"]),
    ],
)
def test_what_boscc_did_is_told(boscc: wfv.Boscc, parts: list[str]) -> None:
    kernel = wfv.build(HEAD + BRANCH + TAIL, lanes=4, strategy="unicf+boscc", boscc=boscc)["k"]
    text = find(kernel.remarks, "boscc", "region").text
    assert all(part in text for part in parts), text
    assert ("wfv.all" in kernel.compiled().ir("boscc")) == ("a copy" in text)
    assert ("wfv.any" in kernel.compiled().ir("boscc")) == ("skipped if" in text)


def test_lines_survive_a_barrier() -> None:
    """Behind it, the code goes through LLVM once more, without debug info."""
    body = BARRIER.replace("%d = sdiv i64 %n, 3", "%d = sdiv i64 %n, %v, !dbg !3").replace(
        "(i32 1)", "(i32 1), !dbg !7"
    )
    remarks = wfv.build(
        with_debug_info(HEAD + body + TAIL) + "!7 = !DILocation(line: 33, scope: !1)\n" + MORE, lanes=4
    )["k"].remarks
    assert find(remarks, "per lane", "sdiv").line == 77
    assert find(remarks, "barrier", "barrier").line == 33


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


def test_run_prints_what_was_decided(tmp_path: Path) -> None:
    text = CliRunner().invoke(app, ["run", "Mandelbrot", "-v", "--size", "tiny", "--target", "x86-64-v2"]).output
    for part in (
        "unicf: uniform values",
        "4, the 32-bit values",
        "a register of 128 bits",
        "(16, 4), as given",
        "in 4 groups",
    ):
        assert part in text
    assert "at different times" in text
    file = tmp_path / "k.ll"
    file.write_text(HEAD + VECTOR + TAIL)
    arguments = [
        "-g",
        "1024",
        "-a",
        "x=zeros:i64:1024",
        "-a",
        "y=zeros:i64:1",
        "-a",
        "n=1",
        "--lanes",
        "4",
        "--threads",
        "4",
    ]
    text = CliRunner().invoke(app, ["run", str(file), "-v", *arguments]).output
    for part in ("4, as given", "threads   4", "local size (128,) was chosen", "4 threads should get 8 groups"):
        assert part in text, text
    assert "fully vectorized" in text


def test_run_says_that_scalar_is_scalar() -> None:
    result = CliRunner().invoke(app, ["run", "Histogram", "-v", "--size", "small", "--strategy", "scalar"])
    assert "one work-item at a time" in result.output
