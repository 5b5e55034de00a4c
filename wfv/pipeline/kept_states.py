"""Copies of a kernel between the steps that do not depend on all options: other compilations go on from there.

The analysis for `auto` has options of its own. The code of a launch has those of the best candidate, and fewer lanes
where the groups are small. Both are the same up to the lane dimension, and strategies with vectors up to the barriers.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from wfv.collector import without_collection
from wfv.ir.core import Module
from wfv.ir.edits import clone_function
from wfv.options import Options
from wfv.pipeline import time_limit
from wfv.pipeline.compile import lines_in_errors, run_step
from wfv.pipeline.state import State
from wfv.pipeline.step import Step
from wfv.pipeline.steps import steps_to

_SHARED = ("lane dimension", "barriers")  # the last steps before those that look at the strategy, and at the lanes


class Kept(NamedTuple):
    """A kernel after the step of this name."""

    step: str
    state: State

    def serves(self, options: Options) -> bool:
        """Whether a compilation with these options comes to this state, but for the options in it."""
        own, hints = self.state.options, self.state.hints
        if options == own or self.step not in _SHARED or hints.has_sub_groups or hints.keeps_options:
            return options == own
        common = replace(options, strategy=own.strategy, lanes=own.lanes, boscc=own.boscc, past_caches=own.past_caches)
        return common == own and steps_to(self.step, options) == steps_to(self.step, own)

    def with_options(self, options: Options) -> State:
        """The state with these options, which it serves."""
        return replace(self.state, options=options, interface=replace(self.state.interface, lanes=options.lanes))


@without_collection()
def run_keeping(text: str, state: State, steps: Sequence[Step]) -> list[Kept]:
    """The state after these steps, and copies of states on the way, the last one first.

    `state` changes, and cannot be used again. Raises UnsupportedError and BarrierDivergenceError.
    """
    kept, state = list[Kept](), replace(state, deadline=time_limit.deadline())
    with lines_in_errors(text):
        for step in steps:
            state = run_step(step, state)
            if step.name in _SHARED:
                kept.insert(0, Kept(step.name, _copy(state)))
    return [Kept(steps[-1].name, state), *kept]


def _copy(state: State) -> State:
    """A state whose functions are copies: the steps rewrite them in place."""
    module = state.module
    fns = {fn: clone_function(fn, fn.name) for fn in (*module.functions.values(), *state.functions)}
    copied = Module(
        module.header, module.types, module.comdats, dict(module.globals),
        {name: fns[fn] for name, fn in module.functions.items()}, dict(module.attribute_groups), dict(module.metadata),
    )  # fmt: skip
    functions, helpers = (tuple(fns[fn] for fn in given) for given in (state.functions, state.helpers))
    return replace(state, module=copied, functions=functions, helpers=helpers)
