"""The answers of divergence analyses for one kernel: a row for each loop, value and branch, in the code's order.

`fates` tells which of the branches a strategy keeps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from wfv.cost import analyzed
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.names import VECTOR
from wfv.ir.types import VOID
from wfv.options import Options
from wfv.pipeline.compile import run_listed, run_steps
from wfv.pipeline.shapes import lane_shapes
from wfv.pipeline.steps import steps_to

KINDS = {"value": "values", "branch": "branches", "loop": "loops"}
_DIVERGENT = {True: "divergent", False: "uniform"}


@dataclass(frozen=True)
class Row:
    """`kind`: one of KINDS; `name`: of the value, of the branch's block, of the loop's header; `line`: 0 if unknown.

    `answers`: a shape, or divergent or uniform, for each analysis.
    """

    function: str
    kind: str
    name: str
    line: int
    answers: tuple[str, ...]

    @property
    def differs(self) -> bool:
        return len(set(self.answers)) > 1


def compare_analyses(text: str, kernel: str, options: Options, names: Sequence[str]) -> list[Row]:
    """The answers of the analyses of these names, for the functions that are vectorized, before they are.

    Raises OptionError for an unknown name, and what compiling up to there raises.
    """
    state = analyzed(text, kernel, options)
    choices = [replace(state.options, analysis=name) for name in names]
    return [row for fn in state.functions for row in _rows(fn, choices)]


def _rows(fn: Function, choices: Sequence[Options]) -> Iterator[Row]:
    cfg = Cfg(fn)
    found = [lane_shapes(fn, options, cfg) for options in choices]
    loops = {loop.header: loop for loop in cfg.loops.all}
    for block in cfg.rpo:
        line = int(block.terminator.line)
        if block in loops:
            answers = tuple(_DIVERGENT[loops[block] in shapes.divergent_loops] for shapes in found)
            yield Row(fn.name, "loop", block.name, 0, answers)
        for instr in (each for each in block.instrs if each.type != VOID):
            answers = tuple(str(shapes.of(instr)) for shapes in found)
            yield Row(fn.name, "value", instr.name, int(instr.line), answers)
        if len(cfg.succs(block)) > 1:
            answers = tuple(_DIVERGENT[block in shapes.divergent_branches] for shapes in found)
            yield Row(fn.name, "branch", block.name, line, answers)


def differences(rows: Sequence[Row]) -> str:
    """How many of the answers differ, in words."""
    of = {kind: [row.differs for row in rows if row.kind == kind] for kind in KINDS}
    return ", ".join(f"{sum(of[kind])} of {len(of[kind])} {many}" for kind, many in KINDS.items()) + " differ"


def fates(text: str, kernel: str, options: Options) -> dict[tuple[str, str], str]:
    """Whether each branch is kept, linearized, or in a loop that runs lane by lane, by its function and block.

    Raises what compiling up to the plan raises.
    """
    begun, planned = (steps_to(name, options) for name in ("scalar forms", "plan"))
    state = run_listed(text, kernel, options, begun)
    places = {
        block.terminator: (form.fn.name.removesuffix(VECTOR), block.name)
        for form in state.forms
        for block in form.fn.blocks
    }
    forms = run_steps(state, planned[len(begun) :]).forms
    left = {branch: found for form in forms for branch, found in form.branches.items()}
    merged = {block.terminator for form in forms if form.plan is not None for block in form.plan.merged}
    return {
        place: "by lane" if end not in left else "linearized" if left[end].is_divergent or end in merged else "kept"
        for end, place in places.items()
    }
