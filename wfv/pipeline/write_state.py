"""The text of a state between two steps.

The metadata node `!wfv.state` is JSON with these keys:

* `format` (the version of all this), `step` (the last one that has run), `options`, `hints` (sizes and lanes that the
  kernel's attributes ask for), `interface` (the launch's view of the kernel);
* `by value`, `source parameters`: properties of the source's parameters that the IR lacks;
* `functions`, `helpers`, `module`: names of the functions for one work-item; of helper functions; of all that the
  module defines or declares. `names made`: for each function the number of its next new name;
* `speculations`: for each function: fast version, guard, whether it assumes arithmetic;
* `forms`: for each form that is vectorized its `function`, `role` (continuation, helper, fast, tile, pair, rest),
  `seeds` (shapes of parameters), `simd` (the name of its SIMD function), and between `plan` and `linearize`
  `is planned` and its `masks`, by name.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from passes.linearize.edge_masks import Masks
from passes.records import FORMAT, node_of
from passes.text.module_text import module_text
from wfv.cache.keys import plain
from wfv.ir.core import Function
from wfv.ir.names import STATE
from wfv.pipeline.saved_notes import mark_notes, reference, settle_names, unmark_notes
from wfv.pipeline.state import ScalarForm, State
from wfv.pipeline.steps import all_steps

_NODE = re.compile(r"^!(\d+) = ", re.MULTILINE)


def resumable_text(step: str, state: State) -> str:
    """The whole state after a step as LLVM IR: `read_state` reads it. The names in the functions become final."""
    text = (state.optimized_ir or state.ir or _functions_text(state)).rstrip()
    node = max(map(int, _NODE.findall(text)), default=-1) + 1
    return f"{text}\n\n{STATE} = !{{!{node}}}\n!{node} = {node_of(_state_data(step, state))}\n"


def _functions_text(state: State) -> str:
    module = state.module
    metadata, functions = dict(module.metadata), dict(module.functions)
    fns = tuple(functions_of(state))
    defined = [*fns, *module.defined]
    for fn in defined:
        settle_names(fn)
    mark_notes(module, defined, module.free_nodes())
    text = module_text(module, tuple(fn for fn in fns if module.functions.get(fn.name) is not fn))
    unmark_notes(defined)
    module.metadata, module.functions = metadata, functions  # without what only the text declares
    return text


def functions_of(state: State) -> Iterator[Function]:
    """All functions of the state, each once: those that are vectorized first."""
    found: list[Function | None] = [fn for form in state.forms for fn in (form.simd or form.fn, form.fn)]
    found += [*state.functions, *state.helpers]
    found += [fn for each in state.speculations for one in each for fn in (one.fast, one.guard)]
    yield from dict.fromkeys(fn for fn in found if fn is not None)


def _state_data(step: str, state: State) -> dict[str, object]:
    """The parts of a state that neither the IR has nor an analysis finds, without remarks and source lines."""
    names = [each.name for each in all_steps()]
    is_linearized = names.index(step) >= names.index("linearize")
    data: dict[str, object] = {
        "format": FORMAT,
        "step": step,
        "options": plain(state.options),
        "interface": plain(state.interface),
        "hints": plain(replace(state.hints, keeps_options=True)),
        "by value": [[name, plain(each)] for name, each in state.by_value.items()],
        "source parameters": plain(state.source_params),
    }
    if not state.ir:
        data |= {
            "functions": [fn.name for fn in state.functions],
            "helpers": [fn.name for fn in state.helpers],
            "module": list(state.module.functions),
            "forms": [_form_data(form, is_linearized) for form in state.forms],
            "speculations": [
                [[one.fast.name, one.guard.name, one.has_arithmetic] for one in each] for each in state.speculations
            ],
            "names made": {fn.name: fn.names_made for fn in functions_of(state)},
        }
    return data


def _form_data(form: ScalarForm, is_linearized: bool) -> dict[str, object]:
    """`is_linearized`: the plan is carried out, and nothing needs it any more."""
    data: dict[str, object] = {"function": form.fn.name, "role": form.role}
    if form.seeds is not None:
        data["seeds"] = {value.name: str(shape) for value, shape in form.seeds.items()}  # type: ignore[attr-defined]
    if form.simd is not None:
        data["simd"] = form.simd.name
    elif not is_linearized:
        data["is planned"] = form.plan is not None
        if form.masks is not None:
            data["masks"] = _masks_data(form.masks)
    return data


def _masks_data(masks: Masks) -> dict[str, object]:
    """Masks by block and by edge, and facts about them."""
    return {
        "entry": {block.name: reference(mask) for block, mask in masks.entry.items()},
        "edge": [[src.name, dst.name, reference(mask)] for (src, dst), mask in masks.edge.items()],
        "may be empty": sorted(block.name for block in masks.may_be_empty),
        "phis": {phi.name: block.name for phi, block in masks.phis.items()},
        "live": sorted(map(reference, masks.live)),
        "next live": sorted(map(reference, masks.next_live)),
    }
