"""`wfv prove`: kernels that are proved, bugs that are refuted by launches that the interpreter confirms."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wfv
from kernels_ir import catalog
from passes.analysis.divergence import DivergenceAnalysis
from passes.linearize.linearizers import Linearizer
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.fuzz.kernels import proofs
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.ir.core import Instr
from wfv.ir.edits import clone_function
from wfv.ir.interp import terms
from wfv.ir.values import TRUE, ConstAggregate, ConstSplat, VecType, const_int
from wfv.options import make_options
from wfv.validation.compare import Comparison
from wfv.validation.launch import SymbolicLaunch
from wfv.validation.proof import Outcome, prove_version
from wfv.validation.prove import Proof, sides_of
from wfv.validation.saved import replay, save_test
from wfv.validation.sides import Side
from wfv.validation.stages import stages_of

pytestmark = pytest.mark.every_case
FIVE = ("Saxpy", "CopyBuffer", "FloydWarshall", "FloydWarshallInt", "Mandelbrot")
HEAD = "declare i64 @_Z13get_global_idj(i32)\n"
BRANCH = (
    HEAD
    + """
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %id
  %c = icmp slt i32 %v, %n
  br i1 %c, label %yes, label %no
yes:
  %a = mul i32 %v, 3
  store i32 %a, ptr addrspace(1) %q, align 4
  br label %no
no:
  ret void
}
"""
)


def bundled(name: str, **options: Any) -> Proof:
    kernel = catalog.load(name)
    return wfv.prove(kernel.ir_path, kernel.kernel, **options)


@pytest.mark.parametrize("name", FIVE)
def test_a_bundled_kernel_is_proved(name: str) -> None:
    proof = bundled(name, strategy="partial")
    assert proof.verdict == "proved", proof.text()
    assert "loops go on at most 2 times" in proof.text()


def test_each_step_is_proved() -> None:
    proof = wfv.prove(BRANCH, each=True)
    assert proof.verdict == "proved", proof.text()
    steps = [result.step for result in proof.results]
    assert steps[0] == "scalarize" and "linearize" in steps and steps[-1] == "widen"


def with_bug(text: str, change: Callable[[Instr], bool], strategy: str = "partial") -> Outcome:
    """The verdict on the SIMD function, of which the first instruction that can be is changed."""
    options = make_options(strategy, 4, "x86-64-v3", math="exact")
    stages, interface = stages_of(text, "k", options)
    version = next(each for each in stages[-1].versions if each.name == "main")
    source, target = sides_of(stages[0], stages[-1], version, interface)
    fn = clone_function(target.fn, target.fn.name)
    assert any(change(instr) for instr in fn.instrs())
    return prove_version(source, Side(target.module, fn), version, interface, 2, 60.0)


def drop_mask(instr: Instr) -> bool:
    if "masked.store" in instr.callee:
        instr.operands[2] = ConstSplat(instr.operands[2].type, TRUE)  # type: ignore[arg-type]
        return True
    return False


def other_predicate(instr: Instr) -> bool:
    if instr.op == "icmp" and instr.attrs["predicate"] == "sgt":
        instr.attrs = {**instr.attrs, "predicate": "sge"}
        return True
    if instr.op == "icmp" and instr.attrs["predicate"] == "slt":
        instr.attrs = {**instr.attrs, "predicate": "sle"}
        return True
    return False


def other_factor(instr: Instr) -> bool:
    if instr.op == "mul" and isinstance(instr.operands[1], ConstSplat):
        instr.operands[1] = ConstSplat(instr.operands[1].type, const_int(instr.operands[1].type.element, 4))
        return True
    return False


def too_much_is_loaded(instr: Instr) -> bool:
    if instr.op == "load" and isinstance(instr.type, VecType):
        instr.attrs = {**instr.attrs, "align": 64}
        return True
    return False


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (drop_mask, "store of 4 bytes out of bounds"),
        (other_predicate, ""),
        (other_factor, "byte"),
        (too_much_is_loaded, "not aligned to 64"),
    ],
)
def test_a_bug_is_refuted(change: Callable[[Instr], bool], what: str) -> None:
    outcome = with_bug(BRANCH, change)
    assert outcome.verdict == "refuted", outcome.reason
    assert what in outcome.reason
    assert outcome.counterexample is not None and "wfv.gbase0 = " in outcome.counterexample.text()


def test_a_counterexample_has_the_addresses_of_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """An access is misaligned there that is aligned if the object begins elsewhere."""
    of_any_launch = SymbolicLaunch.arguments

    def of_one_launch(self: SymbolicLaunch, *args: Any) -> list[list[Any]]:
        found = of_any_launch(self, *args)
        base, local_id = (self.numbers[f"wfv.{name}0"].term for name in ("gbase", "lid"))
        self.assumed += [self.objects["in"].address % 64 == 32, base % 16 == 15, local_id % 16 == 0]
        return found

    monkeypatch.setattr(SymbolicLaunch, "arguments", of_one_launch)
    outcome = with_bug(BRANCH, too_much_is_loaded)
    assert outcome.verdict == "refuted", outcome.reason


def test_a_small_counterexample_is_looked_for_before_long_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comparison, "settle", lambda self, goal: ("unknown", "time"))
    assert with_bug(BRANCH, other_factor).verdict == "refuted"


def test_a_verdict_for_lack_of_time_names_the_instruction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comparison, "answer", lambda *args: ("unknown", "time"))
    outcome = with_bug(BRANCH, drop_mask)
    assert re.search(r" at %\w.* in %\w.*: time$", outcome.reason) or " at the call in %" in outcome.reason
    assert "<Instr" not in outcome.reason


def test_the_unchanged_function_is_proved() -> None:
    assert with_bug(BRANCH, lambda instr: True).verdict == "proved"


def test_a_step_that_raises_an_internal_error_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Linearizer, "keeps_branch", lambda self, *of: True)
    seen: list[str] = []
    proof = wfv.prove(BRANCH, report=lambda result: seen.append(result.text))
    assert proof.verdict == "refuted" and proof.results[0].step == "plan"
    assert seen[0].startswith("refuted plan: InternalError: the branch in %entry is kept, but its condition is varying")
    assert seen[0] in proof.text() and "report it with the kernel" in seen[0]


OF_GROUP = """
kernel void k(global int *out, global const int *in) {
  int g = get_global_id(0), v = in[g], n = 0;
  do { v /= 2; n++; } while (v > 0);
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[g] = n;
}"""


@needs_clang
@pytest.mark.parametrize("is_wrong", [False, True])
def test_work_items_write_one_value_to_a_group_slot(is_wrong: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if is_wrong:
        monkeypatch.setattr(DivergenceAnalysis, "divergent_loop_left", lambda self, value, block: None)
    proof = wfv.prove(OF_GROUP)
    assert proof.verdict == ("refuted" if is_wrong else "proved"), proof.text()
    assert ("of wfv.gslot0 is" in proof.text()) is is_wrong


def test_a_counterexample_is_saved_as_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test fails as long as the version is wrong, and passes when it is right."""
    from wfv.validation import prove as module

    wrong = with_bug(BRANCH, drop_mask)
    monkeypatch.setattr(module, "prove_version", lambda *args: wrong)
    proof = wfv.prove(BRANCH, strategy="partial")
    assert proof.verdict == "refuted" and "counterexample of widen, main" in proof.text()
    path = save_test(tmp_path, BRANCH, proof, proof.results[0])
    assert "test_counterexample" in path.read_text()
    assert replay(path.with_suffix(".json")) == ""


def test_a_loop_that_certainly_goes_on_is_followed_beyond_the_bound() -> None:
    text = BRANCH.replace("%a = mul i32 %v, 3", "br label %loop\nloop:\n%i = phi i32 [ 0, %yes ], [ %j, %loop ]\n"
                          "%s = phi i32 [ %v, %yes ], [ %a, %loop ]\n%a = mul i32 %s, %v\n%j = add i32 %i, 1\n"
                          "%m = icmp ult i32 %j, 5\nbr i1 %m, label %loop, label %after\nafter:")  # fmt: skip
    assert wfv.prove(text, unroll=1, without=["simplify"]).verdict == "proved"


def test_a_loop_without_an_end_is_refuted() -> None:
    """It certainly goes on, as a loop of constant length does."""

    def endless(instr: Instr) -> bool:
        if instr.is_cond_br:
            instr.operands[0] = TRUE
        return instr.is_cond_br

    text = BRANCH.replace("br label %no", "br label %loop\nloop:\n%s = phi i32 [ %v, %yes ], [ %h, %loop ]\n"
                          "%h = lshr i32 %s, 1\n%m = icmp ne i32 %h, 0\nbr i1 %m, label %loop, label %no")  # fmt: skip
    outcome = with_bug(text.replace("br i1 %c, label %yes, label %no", "br label %yes"), endless)
    assert outcome.verdict == "refuted" and outcome.reason == "a loop does not end", outcome.reason


def test_the_sum_of_disjoint_numbers_has_one_form() -> None:
    """Vector code adds the base and the lane's number, where a work-item has an `or disjoint`."""
    path = Path(__file__).parent / "golden" / "speculate" / "disjoint_in_active_lanes.ll"
    assert wfv.prove(path, without=["speculate"], seconds=10).verdict == "proved"


def test_nothing_is_proved_of_no_launch() -> None:
    """All work-items write to one place: each launch has a race."""
    text = BRANCH.replace("ptr addrspace(1) %out, i64 %id", "ptr addrspace(1) %out, i64 0").replace(
        "br i1 %c, label %yes, label %no", "br label %yes"
    )
    proof = wfv.prove(text)
    assert proof.verdict == "unknown" and "no launch is within the bound" in proof.text()


STORE = "store i32 %a, ptr addrspace(1) %q, align 4"
FLOATS = "%f = sitofp i32 %a to float\n%g = fadd reassoc float %f, %f\nstore float %g, ptr addrspace(1) %q, align 4"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [(STORE, STORE.replace("store", "store volatile"), "volatile"), (STORE, FLOATS, "fast-math")],
)
def test_unknown_says_why(old: str, new: str, reason: str) -> None:
    proof = wfv.prove(BRANCH.replace(old, new))
    assert proof.verdict == "unknown" and reason in proof.text(), proof.text()


CLAMPED = """
kernel void k(global int *out, global const int *in, int w, int r) {
  int x = get_global_id(0), sum = 0;
  for (int d = 0; d <= r; d++) sum += in[clamp(x + d, 0, w - 1)];
  out[x] = sum;
}"""


@needs_clang
def test_a_function_that_the_interpreter_does_not_know_is_unknown() -> None:
    proof = wfv.prove(CLAMPED, without=["speculate"])
    assert proof.verdict == "unknown" and "does not support the function llvm.x86.avx2.permd" in proof.text()


def test_without_the_solver_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "z3", None)
    terms.smt.cache_clear()
    try:
        with pytest.raises(OptionError, match=r"wfv\[prove\]"):
            wfv.prove(BRANCH)
    finally:
        terms.smt.cache_clear()


def test_lanes_of_a_constant_are_not_exchanged() -> None:
    """A vector's numbers of lanes, off by one in one lane."""

    def change(instr: Instr) -> bool:
        for n, operand in enumerate(instr.operands):
            if isinstance(operand, ConstAggregate) and instr.op == "add":
                instr.operands[n] = ConstAggregate(operand.type, (operand.elements[1], *operand.elements[1:]))
                return True
        return False

    text = BRANCH.replace("%c = icmp slt i32 %v, %n", "%t = trunc i64 %id to i32\n%c = icmp slt i32 %t, %n")
    assert with_bug(text, change).verdict == "refuted"


@pytest.mark.parametrize(
    ("old", "new", "kind", "what"),
    [
        ("", "", "ok", ""),
        (STORE, STORE.replace("store", "store volatile"), "refused", "unknown: atomic and volatile accesses"),
    ],
)
def test_a_campaign_proves_kernels(monkeypatch: pytest.MonkeyPatch, old: str, new: str, kind: str, what: str) -> None:
    monkeypatch.setattr(proofs, "random_kernel", lambda seed, number: BRANCH.replace(old, new) if old else BRANCH)
    case = KernelCase(1, 2, ("partial",), ("x86-64-v3",), is_proved=True)
    begun, done = proofs.prove_kernel(case)
    assert begun.outcome is None and done.outcome is not None
    assert done.outcome.kind == kind and what in done.outcome.what, done.outcome
    assert done.case.command.startswith("wfv fuzz --prove 1 --seed 1 --first 2 ")


def test_a_refuted_kernel_is_a_failure_of_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    from wfv.validation import prove as module

    wrong = with_bug(BRANCH, drop_mask)
    monkeypatch.setattr(module, "prove_version", lambda *args: wrong)
    monkeypatch.setattr(proofs, "random_kernel", lambda seed, number: BRANCH)
    _, done = proofs.prove_kernel(KernelCase(1, 2, ("partial",), ("x86-64-v3",), is_proved=True))
    assert done.outcome is not None and done.outcome.is_failure
    assert "counterexample of widen, main" in done.outcome.what
