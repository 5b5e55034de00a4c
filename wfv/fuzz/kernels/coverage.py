"""The parts of the compiler that random kernels reach: optimizations that change code, and rules of shapes.

A kernel is compiled as its draw says, and again without some of the optimizations: one of them *changes code* if the
launch module's text differs without it. LLVM makes no machine code here, so its own optimizer is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from passes.analysis.shapes import ShapeOf
from wfv import pipeline
from wfv.errors import Error
from wfv.fuzz.campaign import OK, Outcome, Result, options_of
from wfv.fuzz.kernels.campaign import KernelCase, run_kernel
from wfv.fuzz.kernels.comparison import member_draws
from wfv.fuzz.kernels.generator import policy_of
from wfv.ir.core import Instr
from wfv.options import OPTIMIZATIONS, Options
from wfv.pipeline.steps import all_steps

SWITCHES = tuple(name for name in OPTIMIZATIONS if name != "llvm")
STEP = "linearize"  # the last step of which the shapes are known


def run_and_cover(case: KernelCase) -> Iterator[Result]:
    """Runs a kernel, and finds what it reaches under its first draw."""
    yield from run_kernel(case)
    text = case.text().decode()
    draw = member_draws(text, case.draws(text)[0])[0]
    case = replace(case, draw=draw)
    yield Result(case, "coverage")
    options = options_of(draw.strategy, draw.lanes, draw.target)
    yield Result(case, "coverage", Outcome(OK), reached=(f"policy: {policy_of(text)}", *reached_by(text, options)))


def reached_by(text: str, options: Options) -> list[str]:
    """`switch: NAME` of each optimization that changes the code of the kernel, `rule: NAME` of each rule that applies.

    Nothing of a kernel that wfv refuses, or for which it fails.
    """
    canonical = pipeline.read_source(text, is_clangs=True)

    def code(without: Iterable[str] = ()) -> str:
        return pipeline.compile_kernel(canonical, "k", replace(options, without=frozenset(without))).ir

    try:
        whole = code()
        switches = changing(SWITCHES, lambda names: code(names) != whole)
        rules = rules_in(canonical, options)
    except Error:
        return []
    return [*(f"switch: {name}" for name in switches), *(f"rule: {name}" for name in sorted(rules))]


def changing(names: Sequence[str], change: Callable[[Sequence[str]], bool]) -> list[str]:
    """Those of the names that change something by themselves. Halves that change nothing are not looked into."""
    if not names or not change(names):
        return []
    if len(names) == 1:
        return list(names)
    middle = len(names) // 2
    return changing(names[:middle], change) + changing(names[middle:], change)


def rules_in(canonical: str, options: Options) -> set[str]:
    """The rules that apply to the instructions of all forms of the kernel, further versions included."""
    steps = [each for each in all_steps() if each.is_in(options)]
    last = next(number for number, each in enumerate(steps) if each.name == STEP)
    forms = pipeline.run_listed(canonical, "k", options, steps[: last + 1]).forms
    found = (rule_of(instr, form.shapes.of) for form in forms for instr in form.fn.instrs() if instr.op != "phi")
    return {name for name in found if name}


def rule_of(instr: Instr, shape_of: ShapeOf) -> str:
    """The name of the rule by which the shape of the result follows from those of the operands; "" if there is none."""
    shape = shape_of(instr)
    kind = "offsets" if shape.offsets else shape.kind.name.lower()
    return f"{instr.callee or instr.op} {kind}" if shape.has_base else ""


def table_of(reached: Counter[str], kind: str, names: Iterable[str] = ()) -> dict[str, int]:
    """Of one kind: name -> the number of kernels, the rarest last; those of `names` that no kernel reached, too."""
    found = {name: 0 for name in names} | {
        name.removeprefix(f"{kind}: "): count for name, count in reached.items() if name.startswith(f"{kind}: ")
    }
    return dict(sorted(found.items(), key=lambda row: (-row[1], row[0])))
