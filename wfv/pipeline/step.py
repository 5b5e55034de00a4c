"""A step's record, the checks of its output, and the ways to print that output.

A check raises InternalError, which names the step: checks run whenever a kernel is compiled.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes
from passes.linearize import invariants
from passes.linearize.edge_masks import Masks
from passes.text.module_text import module_text
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Function, Instr
from wfv.ir.values import TRUE, Argument, Value
from wfv.ir.verify import verify_function
from wfv.options import Options
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

    `why_here`: the reason for its position in the list. `guarantees`: its postconditions; `verify` checks some of
    them whenever a kernel is compiled. `show` makes the stage that an observer gets; without it, the step is part of
    the next one for the user: it has no name in `STEPS`, and compilation does not stop after it. `applies`: to which
    strategies. `is_required`: it runs also after the step that the compilation stops after, because the launch module
    needs it. `is_for_show`: it runs only if an observer sees it. `needs`: the steps that must have run; all others in
    front of it may be left out (step_lists.py).
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

    def is_in(self, options: Options) -> bool:
        """Whether it is a step of the strategy that is not switched off."""
        return self.name not in options.without and self.applies(options.strategy)


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
        masks={form.fn.name: _mask_names(form.masks) for form in forms if form.masks is not None},
    )


def show_simd(step: str, state: State) -> Stage:
    """The SIMD functions. SIMD functions of helper functions are in the module."""
    forms = state.forms_of("continuation", "fast", "tile", "pair", "rest")
    return _stage(step, state, tuple(form.simd for form in forms if form.simd))


def show_optimized(step: str, state: State) -> Stage:
    """The launch module after LLVM's passes."""
    return Stage(step, state.optimized_ir, state.functions)


def show_launch_module(step: str, state: State) -> Stage:
    """The text of the launch module, and the scalar functions in it."""
    return Stage(step, state.ir, state.functions)


def _stage(step: str, state: State, fns: tuple[Function, ...], shapes: dict[str, Shapes] | None = None) -> Stage:
    return Stage(step, module_text(state.module, fns), fns, shapes or {}, state.forms, state.speculations)


def loop_comments(cfg: Cfg, shapes: Shapes) -> dict[str, str]:
    """For the header of each loop: `loop %h: divergent`, or uniform.

    `divergent (temporal)`: a value that the lanes in the loop share is used after it, where it differs, because lanes
    leave in different iterations. A loop with a live mask is uniform: it runs while any lane is live.
    """
    return {loop.header.name: f"loop %{loop.header.name}: {_kind(loop, cfg, shapes)}" for loop in cfg.loops.all}


def _kind(loop: Loop, cfg: Cfg, shapes: Shapes) -> str:
    branch = loop.header.terminator
    if branch.notes.is_live_mask_branch:
        return f"uniform, while any of {_spelled(branch.operands[0])}"
    if loop not in shapes.divergent_loops:
        return "uniform"
    return "divergent (temporal)" if _is_temporal(loop, cfg, shapes) else "divergent"


def _is_temporal(loop: Loop, cfg: Cfg, shapes: Shapes) -> bool:
    """Whether a value of the loop that is not varying in it is used after it."""
    inside = {instr for block in loop.blocks for instr in block.instrs if not shapes.of(instr).is_varying}
    outside = (block for block in cfg.rpo if not loop.contains(block))
    return any(isinstance(x, Instr) and x in inside for block in outside for i in block.instrs for x in i.operands)


def _mask_names(masks: Masks) -> dict[str, str]:
    """The mask of each block: `%m.b`. A vote by all lanes may stand for the mask of a block that it leads to."""
    return {block.name: "all lanes" if mask == TRUE else _spelled(mask) for block, mask in masks.entry.items()}


def _spelled(value: Value) -> str:
    return f"%{value.name}" if isinstance(value, (Instr, Argument)) else "no lane"


def ssa_form(step: str, state: State) -> None:
    """Terminators, phis and predecessors, dominance, and types where two must agree."""
    for form in state.forms:
        verify_function(form.fn, step)


def simd_ssa_form(step: str, state: State) -> None:
    """SSA form of the SIMD functions."""
    for form in state.forms_of("continuation", "fast", "tile", "pair", "rest"):
        assert form.simd is not None
        verify_function(form.simd, step, state.module.functions)


def all_ssa_forms(step: str, state: State) -> None:
    """SSA form of all functions that there are."""
    simd = (form.simd for form in state.forms if form.simd)
    for fn in (*state.functions, *(form.fn for form in state.forms), *simd):
        verify_function(fn, step)


def masks_are_parts(step: str, state: State) -> None:
    """Each edge mask is a part of its block's mask; the edge masks of a linearized branch partition it."""
    for form in state.forms:
        assert form.plan is not None and form.masks is not None
        invariants.check_masks(form.fn, form.plan, form.masks)


def effects_are_guarded(step: str, state: State) -> None:
    """No plain store, atomic, block operation, trapping division or load is left where a lane may be inactive."""
    for form in state.forms:
        assert form.masks is not None
        invariants.check_guarded(form.fn, form.shapes, form.masks)


def control_flow_is_uniform(step: str, state: State) -> None:
    """No divergent branch is left."""
    for form in state.forms:
        invariants.check_linearized(form.fn, form.shapes)


def uniform_values_are_uniform(step: str, state: State) -> None:
    """No arithmetic or phi classified as uniform has a varying operand."""
    for form in state.forms:
        invariants.check_uniform(form.fn, form.shapes, step)
