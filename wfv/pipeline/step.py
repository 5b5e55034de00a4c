"""The record of a step, and the ways to show what it left behind."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from passes.analysis import Shapes
from passes.functions import module_text
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.pipeline.comments import loop_comments, mask_comments
from wfv.pipeline.shapes import lane_shapes
from wfv.pipeline.state import Stage, State
from wfv.strategies import Strategy

Run = Callable[[State], State]
Check = Callable[[str, State], None]  # raises InternalError, which names the step
Show = Callable[[str, State], Stage]


def always(strategy: Strategy) -> bool:
    """For a step of every strategy."""
    return True


@dataclass(frozen=True)
class Step:
    """One step of a compilation.

    `why_here`: the reason for its position in the list. `guarantees`: what holds behind it; `verify` checks parts of
    that whenever a kernel is compiled. `show` makes the stage that an observer gets; without it, the step is part of
    the next one for the user: it has no name in `STEPS`, and compilation does not stop after it. `applies`: to which
    strategies. `is_required`: it runs also behind the step that the compilation stops after, because the launch module
    needs it. `is_for_show`: it runs only if an observer sees it. `needs`: the steps that must have run; all others in
    front of it may be left out (pass_list.py).
    """

    name: str
    run: Run
    guarantees: str
    why_here: str
    verify: tuple[Check, ...] = ()
    show: Show | None = None
    applies: Callable[[Strategy], bool] = always
    is_required: bool = False
    is_for_show: bool = False
    needs: tuple[str, ...] = ()


def show_functions(step: str, state: State) -> Stage:
    """The functions, without shapes: each is still a kernel for a single work-item."""
    return _stage(step, state, state.functions)


def show_lane_shapes(step: str, state: State) -> Stage:
    """The functions with the shapes that they would have in vectors, if the strategy makes any."""
    if not state.options.strategy.vectorize:
        return show_functions(step, state)
    cfgs = {fn.name: Cfg(fn) for fn in state.functions}
    shapes = {fn.name: lane_shapes(fn, state.options, cfgs[fn.name]) for fn in state.functions}
    loops = {name: loop_comments(cfg, shapes[name]) for name, cfg in cfgs.items()}
    return replace(_stage(step, state, state.functions, shapes), loops=loops)


def show_forms(step: str, state: State) -> Stage:
    """The scalar forms of continuations and helper functions; fast versions would only repeat them."""
    forms = state.forms_of("continuation", "helper", "rest")
    stage = _stage(step, state, tuple(form.fn for form in forms), {form.fn.name: form.shapes for form in forms})
    return replace(
        stage,
        loops={form.fn.name: loop_comments(form.cfg, form.shapes) for form in forms},
        masks={form.fn.name: mask_comments(form.masks) for form in forms if form.masks is not None},
    )


def show_simd(step: str, state: State) -> Stage:
    """The SIMD functions. Those of helper functions are in the module."""
    forms = state.forms_of("continuation", "fast", "columns", "pair", "rest")
    return _stage(step, state, tuple(form.simd for form in forms if form.simd))


def show_optimized(step: str, state: State) -> Stage:
    """The launch module after LLVM's passes."""
    return Stage(step, state.optimized_ir, state.functions)


def show_launch_module(step: str, state: State) -> Stage:
    """The text of the launch module, and the scalar functions in it."""
    return Stage(step, state.ir, state.functions)


def _stage(step: str, state: State, fns: tuple[Function, ...], shapes: dict[str, Shapes] | None = None) -> Stage:
    return Stage(step, module_text(state.module, fns), fns, shapes or {}, state.forms)
