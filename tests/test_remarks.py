"""Remarks on missed vectorization: its kind, its line and its reason; vector code gives none."""

from __future__ import annotations

import pytest

import wfv
from tests.support.remark_kernels import (
    AFTER,
    ATOMIC,
    BARRIER,
    BRANCH,
    CALL,
    DIVISION,
    EXACT,
    GATHER,
    HEAD,
    HELPER,
    LOOP,
    MORE,
    NARROW,
    PAIRS,
    SCATTER,
    SHIFTED,
    STRIDED,
    TAIL,
    UNIFORM,
    VECTOR,
    build,
    find,
)
from tests.support.requires import needs_clang

CASES = [
    ("gather", GATHER, "load", "gather", ["4 scalar loads", "%v", "load"]),
    ("scatter", SCATTER, "store", "scatter", ["4 scalar stores", "%v"]),
    ("strided", STRIDED, "load", "gather", ["800 bytes apart"]),
    ("division", DIVISION, "sdiv", "per lane", ["i64 division"]),
    ("atomic", ATOMIC, "atomicrmw", "per lane", ["no vector form"]),
    ("call", CALL, "call @llvm.llrint.i64.f64", "per lane", ["no vector form of llvm.llrint", "4 scalar calls"]),
]


@pytest.mark.parametrize(("body", "opcode", "kind", "parts"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_scalarized_operations_are_reported(body: str, opcode: str, kind: str, parts: list[str]) -> None:
    remark = find(build(body, "declare i64 @llvm.llrint.i64.f64(double)\n").remarks, kind, opcode)
    for part in parts:
        assert part in remark.text


def test_exact_math_is_reported() -> None:
    remark = find(build(EXACT, math="exact").remarks, "per lane", "frem")
    assert "exact math calls libm's scalar fmod: 4 scalar calls" in remark.text
    assert not build(EXACT).remarks


MISSED = [
    ("branch", BRANCH, "unicf", "branch", "br", ["lanes diverge here", "%v", "its own address"]),
    ("masked", BRANCH, "unicf", "masked", "store", ["some lanes may be inactive"]),
    ("uniform", UNIFORM, "unival", "branch", "br", ["the branch is uniform", "keeps no branch here"]),
    ("loop", LOOP, "unicf", "loop", "br", ["in different iterations", "until the last one leaves"]),
    ("after", AFTER, "unicf", "branch", "br", ["lanes leave the loop of %next in different iterations"]),
    ("barrier", BARRIER, "unicf", "barrier", "barrier", ["1 value of each work-item (8 bytes: %m)"]),
    ("barrier of scalar", BARRIER, "scalar", "barrier", "barrier", ["1 value of each work-item (8 bytes: %m)"]),
    ("helper", HELPER, "unicf", "call", "call @heavy", ["not inlined"]),
    ("strided", PAIRS, "unicf", "strided", "load", ["8 bytes apart", "wide loads"]),
    ("guard", SHIFTED, "unicf", "guard", "lshr", ["assumed uniform", "a test finds it so"]),
    ("boscc", BRANCH, "unicf+boscc", "boscc", "region", ["cycles: not skipped (from 12 on)", "no copy"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "strategy", "kind", "opcode", "parts"), [case[1:] for case in MISSED], ids=[case[0] for case in MISSED]
)
def test_missed_vectorization_is_reported(body: str, strategy: str, kind: str, opcode: str, parts: list[str]) -> None:
    remark = find(build(body, MORE, strategy).remarks, kind, opcode)
    for part in parts:
        assert part in remark.text
    if kind not in ("barrier", "boscc"):  # these have no value of their own
        assert remark.line > 0, "the line of the value, or of one near it"


def test_a_kept_branch_has_no_remark() -> None:
    assert build(UNIFORM).remarks == ()


@pytest.mark.parametrize(("target", "text"), [("x86-64-v3", "else lane by lane"), ("x86-64-v4", "under a mask")])
def test_masked_accesses_are_reported_by_the_targets_instructions(target: str, text: str) -> None:
    """Masked 16-bit accesses need AVX-512; otherwise the same remark reports the access per lane."""
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
def test_decisions_of_boscc_are_reported(boscc: wfv.Boscc, parts: list[str]) -> None:
    kernel = wfv.build(HEAD + BRANCH + TAIL, lanes=4, strategy="unicf+boscc", boscc=boscc)["k"]
    text = find(kernel.remarks, "boscc", "region").text
    assert all(part in text for part in parts), text
    assert ("wfv.all" in kernel.compiled().ir("boscc")) == ("a copy" in text)
    assert ("wfv.any" in kernel.compiled().ir("boscc")) == ("skipped if" in text)


def test_vectorized_code_has_no_remark() -> None:
    assert build(VECTOR).remarks == ()


@pytest.mark.parametrize(
    ("strategy", "part"), [("scalar", "nothing is vectorized"), ("llvm", "LLVM's loop vectorizer")]
)
def test_strategies_that_do_not_vectorize_are_reported(strategy: str, part: str) -> None:
    (remark,) = build(GATHER, strategy=strategy).remarks
    assert remark.kind == "scalar" and strategy in remark.text and part in remark.text


def test_naive_reports_addresses_taken_for_varying() -> None:
    remarks = build(VECTOR, strategy="naive").remarks
    assert "taken for varying" in find(remarks, "gather", "load").text


def test_lines_without_debug_info_are_those_of_the_ir() -> None:
    """Also of a store, which has no name."""
    kernel = build(SCATTER)
    remark, lines = find(kernel.remarks, "scatter", "store"), (kernel.source or "").splitlines()
    assert lines[remark.line - 1].startswith("  store ")
    assert lines[remark.causes[0].line - 1].startswith(f"  %{remark.causes[0].name} = ")
    assert remark.text.endswith(f", because of {remark.causes[0]}; it depends on get_global_id(0)")


@needs_clang
def test_values_that_nothing_depends_on_are_not_replicated() -> None:
    """An extension takes the place of the index's shifts, which are removed."""
    source = "kernel void k(global int *y) { int i = get_global_id(0); y[i] = 0; }"
    kernel = wfv.build(source, strategy="unicf", lanes=4).k
    assert "= shl i64" not in kernel.compiled().ir("linearize")
    assert kernel.remarks == ()
