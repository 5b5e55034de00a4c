"""The parts of the compiler that random kernels reach: optimizations that change code, and rules of shapes.

    python -m tests.switch_coverage 100 [SEED]     # a table of the first 100 kernels of the seed

A kernel is compiled as its draw says, and again without some of the optimizations: one of them *changes code* if the
launch module's text differs without it. The switch `llvm` is left out: LLVM's optimizer comes after that text. All this
takes several times as long as a comparison.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from rich.console import Console

from passes.analysis.lane_algebra import ALIGNED_RULES, RULES, apply_aligned_rule, apply_rule
from passes.analysis.shapes import Assumptions, ShapeOf
from wfv import pipeline
from wfv.errors import Error
from wfv.fuzz.campaign import FOR_KERNELS, options_of
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.fuzz.kernels.comparison import version_draws
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.fuzz.kernels.values import POLICIES
from wfv.ir.core import Instr
from wfv.options import OPTIMIZATIONS, Options
from wfv.pipeline.shapes import assumptions
from wfv.pipeline.steps import all_steps
from wfv.tables import rich_table

SWITCHES = tuple(name for name in OPTIMIZATIONS if name != "llvm")
RULE_NAMES = (*RULES, *ALIGNED_RULES)
STEP = "linearize"  # the last step of which the shapes are known
KINDS = {"policies": tuple(POLICIES), "switches": SWITCHES, "rules": RULE_NAMES}
Part = tuple[str, str]  # one of KINDS, and a name
_POLICY = re.compile(r"^; POLICY: (\w+)$", re.MULTILINE)


def coverage_of(seed: int, number: int) -> list[Part]:
    """What a kernel reaches under its first draw; under `auto`, in the general code."""
    case = KernelCase(seed, number, FOR_KERNELS, runnable_targets())
    text = case.text().decode()
    draw, _ = version_draws(text, case.draws(text)[0])
    reached = reached_by(text, options_of(draw.strategy, draw.lanes, draw.target))
    return [("policies", policy_of(text)), *reached]


def policy_of(text: str) -> str:
    """The policy that a kernel was made by."""
    found = _POLICY.search(text)
    assert found is not None
    return found[1]


def reached_by(text: str, options: Options) -> list[Part]:
    """The optimizations that change the kernel's code, and the rules that apply in it.

    Nothing of a kernel that wfv refuses, or for which it fails.
    """

    def code(without: Iterable[str] = ()) -> str:
        return pipeline.compile_kernel(canonical, "k", replace(options, without=frozenset(without))).ir

    try:
        canonical = pipeline.read_source(text, is_clangs=True)
        whole = code()
        switches = changing(SWITCHES, lambda names: code(names) != whole)
        rules = rules_in(canonical, options)
    except Error:
        return []
    return [*(("switches", name) for name in switches), *(("rules", name) for name in sorted(rules))]


def changing(names: Sequence[str], changes: Callable[[Sequence[str]], bool]) -> list[str]:
    """The names that change something by themselves.

    If half of the names change nothing together, none of these is tried alone: most kernels reach a few only.
    """
    if not names or not changes(names):
        return []
    if len(names) == 1:
        return list(names)
    middle = len(names) // 2
    return changing(names[:middle], changes) + changing(names[middle:], changes)


def rules_in(canonical: str, options: Options) -> set[str]:
    """The rules that apply to the instructions of all forms of the kernel, further versions included."""
    steps = [step for step in all_steps() if step.is_in(options)]
    last = next((number for number, step in enumerate(steps) if step.name == STEP), None)
    if last is None:  # of a strategy without SIMD code
        return set()
    forms = pipeline.run_listed(canonical, "k", options, steps[: last + 1]).forms
    found = (rule_of(i, form.shapes.of, assumptions(options)) for form in forms for i in form.fn.instrs())
    return {name for name in found if name}


def rule_of(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> str:
    """The name of the rule of the algebra of lanes by which the lanes of the result lie apart; "" if there is none."""
    if all(shape_of(x).is_uniform for x in instr.operands):
        return ""
    apply = apply_rule if instr.notes.assumed_shape is None else apply_aligned_rule
    applied = apply(instr, shape_of, assume.lanes)
    return applied.name if applied is not None and applied.shape == shape_of(instr) else ""


def table_of(reached: Counter[Part]) -> Mapping[str, Mapping[str, int]]:
    """Kind -> name -> the number of kernels. The names of KINDS are listed if no kernel reached them, too."""
    names = {kind: sorted({*known, *(name for of, name in reached if of == kind)}) for kind, known in KINDS.items()}
    return {kind: {name: reached[kind, name] for name in listed} for kind, listed in names.items()}


def main(count: int, seed: int = 1) -> None:
    reached = Counter(part for number in range(count) for part in coverage_of(seed, number))
    rows = [(kind, name, found) for kind, names in table_of(reached).items() for name, found in names.items()]
    Console(width=140).print(rich_table(("", "reached", ">kernels"), rows, box=None, title=f"Of {count} kernels"))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
