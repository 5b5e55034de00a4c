"""What a ranking by the cost model and the compilation of its choice share: the steps that read no option."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Module
from wfv.options import Options
from wfv.pipeline.state import State
from wfv.pipeline.step import Step

LAST_STEP = "normalize"  # the last built-in step that reads no option


def shared_steps(steps: tuple[Step, ...]) -> int:
    """The number of the first steps that read no option; 0 if a plugin has a step among them, which may read any."""
    count = next((at for at, step in enumerate(steps, 1) if step.name == LAST_STEP), 0)
    return count if all(step.is_required for step in steps[:count]) else 0


def with_options(state: State, options: Options) -> State:
    """The state behind the shared steps, for a compilation with these options."""
    return replace(state, options=options, interface=replace(state.interface, lanes=options.lanes))


def copy_of(state: State) -> State:
    """A state behind the shared steps that later steps can change, and leave `state` as it is."""
    found = dict.fromkeys((*state.module.functions.values(), *state.functions, *state.helpers))
    functions = {fn: clone_function(fn, fn.name) for fn in found}
    return replace(
        state,
        module=_copied(state.module, functions),
        functions=tuple(functions[fn] for fn in state.functions),
        helpers=tuple(functions[fn] for fn in state.helpers),
    )


def _copied(module: Module, functions: Mapping[Function, Function]) -> Module:
    made = copy(module)
    made.header, made.comdats, made.types = module.header[:], module.comdats[:], dict(module.types)
    made.globals = {name: copy(one) for name, one in module.globals.items()}
    made.functions = {name: functions[fn] for name, fn in module.functions.items()}
    made.attribute_groups, made.metadata = dict(module.attribute_groups), dict(module.metadata)
    return made
