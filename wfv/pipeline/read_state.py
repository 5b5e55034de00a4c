"""The state that a text of `resumable_text` stands for."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from passes.interface import KernelInterface
from passes.linearize.edge_masks import Masks
from passes.linearize.plan import plan_linearization
from passes.records import record, saved_record
from passes.speculate import Speculation
from wfv.errors import ParseError
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.names import STATE
from wfv.ir.parser import parse_module
from wfv.ir.values import Value
from wfv.llvm.foreign import canonical_text
from wfv.options import Options
from wfv.pipeline.saved_notes import Names, parse_shape, take_notes
from wfv.pipeline.shapes import analyze
from wfv.pipeline.state import ScalarForm, State
from wfv.plugin_code import load_code_of


@dataclass(frozen=True)
class SavedState:
    """A state, and the name of the last step that made it."""

    step: str
    state: State


def read_state(text: str) -> SavedState:
    """Raises ParseError for text that is not LLVM IR, or was changed so that it does not fit its metadata."""
    canonical = canonical_text(text)
    data = saved_record(canonical)
    if data is None:
        raise ParseError(f"no {STATE}", help="pass the text as `wfv opt` has printed it")
    try:
        return SavedState(data["step"], _state(canonical, data))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ParseError(f"{STATE} is incomplete: {error}", help="pass the text as `wfv opt` has printed it") from None


def _state(text: str, data: dict[str, Any]) -> State:
    options, interface = record(data["options"]), record(data["interface"])
    if not isinstance(options, Options) or not isinstance(interface, KernelInterface):
        raise ValueError("no options or no interface")
    load_code_of(options)
    state = State(options, Module(), Module(), interface, hints=record(data["hints"]))  # type: ignore[arg-type]
    if "functions" not in data:  # LLVM may have optimized it: it is more than wfv's parser reads
        ir = re.sub(rf"^{STATE} = .*\n", "", text, flags=re.MULTILINE)
        return replace(state, ir=ir, optimized_ir=ir if data["step"] == "optimize" else "")
    module = parse_module(text)
    del module.metadata[module.metadata.pop(STATE)[2:-1]]
    take_notes(module, module.defined)
    return _with_functions(replace(state, source=module, module=module), {fn.name: fn for fn in module.defined}, data)


def _with_functions(state: State, defined: Mapping[str, Function], data: dict[str, Any]) -> State:
    module, find = state.module, partial(_found, defined)
    for name, number in data["names made"].items():
        find(name).names_made = number
    functions, helpers = (tuple(map(find, data[key])) for key in ("functions", "helpers"))
    module.functions = {name: module.functions[name] for name in data["module"] if name in module.functions}
    return replace(
        state,
        by_value={name: record(each) for name, each in data["by value"]},  # type: ignore[misc]
        source_params=record(data["source parameters"]),  # type: ignore[arg-type]
        functions=functions,
        helpers=helpers,
        speculations=tuple(
            tuple(Speculation(find(fast), find(guard), has_arithmetic=flag) for fast, guard, flag in each)
            for each in data["speculations"]
        ),
        forms=tuple(_form(each, find, state.options) for each in data["forms"]),
    )


def _found(defined: Mapping[str, Function], name: str) -> Function:
    """The function of a name. Raises ParseError."""
    if name not in defined:
        raise ParseError(f"the function @{name} is missing", help="pass the text as `wfv opt` has printed it")
    return defined[name]


def _form(data: dict[str, Any], find: Callable[[str], Function], options: Options) -> ScalarForm:
    fn = find(data["function"])
    names = Names(fn)
    seeds = (
        {names.find(Value, name): parse_shape(shape) for name, shape in data["seeds"].items()}
        if "seeds" in data
        else None
    )
    analysis = analyze(fn, options, seeds)
    is_planned = data.get("is planned", False)
    return ScalarForm(
        fn,
        data["role"],
        seeds,
        analysis,
        plan=plan_linearization(analysis.cfg, analysis.shapes, options.strategy.linearizer) if is_planned else None,
        masks=_masks_of(data["masks"], names) if "masks" in data else None,
        simd=find(data["simd"]) if "simd" in data else None,
    )


def _masks_of(data: dict[str, Any], names: Names) -> Masks:
    block, value = partial(names.find, Block), names.referred
    return Masks(
        {block(name): value(mask) for name, mask in data["entry"].items()},
        {(block(src), block(dst)): value(mask) for src, dst, mask in data["edge"]},
        set(map(block, data["may be empty"])),
        {names.find(Instr, phi): block(at) for phi, at in data["phis"].items()},
        set(map(value, data["live"])),
        set(map(value, data["next live"])),
    )
