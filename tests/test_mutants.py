"""Each mutant fits the current source, and the proofs detect some; `python -m tests.mutants` runs all."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from symtable import SymbolTable, symtable

import pytest

from passes.analysis.lane_algebra import ALIGNED_RULES, RULES
from tests.mutants import __main__ as command
from tests.mutants.catalog import MUTANTS
from tests.mutants.mutant import ROOT, Mutant
from tests.mutants.proofs import Proof, Verdict, judge
from tests.mutants.refutations import CHECKS, prove_case, refute
from tests.mutants.refuted import CASES
from tests.support.requires import needs_clang
from wfv.options import OPTIMIZATIONS

THREE_BLOCKS = Proof("graphs", ("--cfgs", "3", "--strategies", "unicf"))
FIRST_KERNELS = Proof("kernels", ("--kernels", "10", "--seed", "1"))
BROKEN = Mutant(
    "broken",
    "passes/linearize/edge_masks.py",
    "from passes.linearize.plan import Edge, Plan",
    "import nothing",
    "does not start",
)
ENDLESS = Mutant("endless", "wfv/cli/__init__.py", "    app()\n", "    while True:\n        pass\n", "never ends")


def test_the_pages_say_how_many_mutants_there_are() -> None:
    for page in ("docs/mutants.md", "CONTRIBUTING.md"):
        assert f"{len(MUTANTS)} bugs" in (ROOT / page).read_text()


@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=MUTANTS.keys())
@pytest.mark.every_case
def test_a_mutant_is_another_valid_program(mutant: Mutant) -> None:
    """The text to replace occurs exactly once, and the result is valid Python, if it is no C, without unknown names."""
    assert mutant.old != mutant.new
    for file, text in mutant.sources().items():
        if file.endswith(".py"):
            module = symtable(text, file, "exec")
            known = {each.get_name() for each in module.get_symbols() if each.is_assigned() or each.is_imported()}
            assert set(_global_names(module)) <= known | set(dir(builtins)) | {"__file__", "__name__"}


def _global_names(scope: SymbolTable) -> Iterator[str]:
    """The names of the module, or built-in ones, that a scope and those inside it use."""
    is_module = scope.get_type() == "module"
    yield from (x.get_name() for x in scope.get_symbols() if x.is_referenced() and (is_module or x.is_global()))
    for inner in scope.get_children():
        yield from _global_names(inner)


@pytest.mark.parametrize("claim", [*OPTIMIZATIONS, *RULES, *ALIGNED_RULES])
@pytest.mark.every_case
def test_each_claim_is_broken_by_a_mutant(claim: str) -> None:
    """What an optimization or a row of the algebra of lanes takes for granted when code is changed."""
    assert any(mutant.claim == claim for mutant in MUTANTS.values())


def test_a_text_that_is_not_in_the_file_is_an_error() -> None:
    with pytest.raises(ValueError, match="0 times in"):
        Mutant("gone", "passes/linearize/edge_masks.py", "no such text", "", "").sources()


def test_both_replacements_in_one_file_are_made() -> None:
    file = "passes/analysis/sync_dependence.py"
    both = Mutant(
        "both", file, "def divergence_of(", "def first(", "", also=(file, "def controlling_branch(", "def second(")
    )
    text = both.sources()[file]
    assert "def first(" in text and "def second(" in text


@pytest.mark.full
def test_without_a_bug_the_proofs_pass() -> None:
    assert not judge(None, (THREE_BLOCKS, FIRST_KERNELS)).is_killed


@pytest.mark.parametrize(
    ("name", "proof", "killer"),
    [
        ("edge-mask-not-negated", THREE_BLOCKS, "graph 3-"),
        ("blend-swapped", THREE_BLOCKS, "graph 3-"),
        ("step-vector-off-by-one", FIRST_KERNELS, "kernel "),
    ],
)
def test_a_bug_is_detected(name: str, proof: Proof, killer: str) -> None:
    """The worker processes of a proof run the changed copy, too."""
    verdict = judge(MUTANTS[name], (proof,))
    assert verdict.killer.startswith(killer) and verdict.what


@pytest.mark.full
@needs_clang
@pytest.mark.parametrize("name", [mutant.name for mutant in MUTANTS.values() if mutant.is_native])
def test_a_bug_of_native_code_is_detected(name: str) -> None:
    """By its tests alone: the fuzzers run small launches."""
    verdict = judge(MUTANTS[name], ())
    assert verdict.is_killed and verdict.what


@pytest.mark.full
def test_a_program_that_does_not_start_or_end_is_detected() -> None:
    assert "crash" in judge(BROKEN, (FIRST_KERNELS,)).killer
    assert "no end" in judge(ENDLESS, (FIRST_KERNELS,), time_limit=2).what


REFUTED = (
    "or-base-is-add", "varying-branch-kept", "no-temporal-divergence", "edge-mask-not-negated", "store-unmasked",
    "guards-base-of-or-is-or", "narrow-results-of-17-bits",
)  # fmt: skip


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize("name", REFUTED)
def test_a_bug_is_refuted(name: str) -> None:
    """By `wfv prove`, with a launch that the interpreter confirms; without the bug, there is none."""
    verdict = refute(MUTANTS[name], CASES[name])
    assert verdict.is_killed and "refuted widen" in verdict.what, verdict.what
    assert prove_case(CASES[name]).verdict != "refuted"


def test_each_refuted_bug_is_in_the_catalog_and_has_a_kernel() -> None:
    assert CASES.keys() <= MUTANTS.keys()
    assert all((ROOT / "tests" / case.split()[0].partition(":")[0]).exists() for case in CASES.values())
    for page in ("docs/mutants.md", "docs/prove.md"):
        assert f"{len(CASES)} of the {len(MUTANTS)} bugs" in (ROOT / page).read_text()


def test_the_checks_that_a_refutation_is_without_are_there() -> None:
    assert all(re.search(old, (ROOT / file).read_text()) for file, old, _ in CHECKS)


def test_the_command_counts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    names = list(MUTANTS)[:20]

    def judge_by_name(mutant: Mutant | None, tests: tuple[str, ...] = ()) -> Verdict:
        is_killed = mutant is not None and mutant.name not in survivors
        return Verdict(mutant, "graph" if is_killed else "", "wrong", 1.0)

    monkeypatch.setattr(command, "judge", judge_by_name)
    survivors = names[:1]
    assert command.main(names) == 0
    assert "19 / 20 killed" in capsys.readouterr().out
    survivors = names[:2]
    assert command.main(names) == 1
    assert command.main(["no-such-mutant"]) == 2


def test_the_command_requires_a_project_that_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "judge", lambda mutant, tests=(): Verdict(mutant, "graph", "wrong", 1.0))
    assert command.main(list(MUTANTS)[:1]) == 1
