"""The order of the steps, read from top to bottom.

Each entry states the step's guarantees and why it is where it is; `wfv.pipeline.compile` runs them in this order, and
only in this order. Up to `linearize` each step leaves valid LLVM IR that is, for one work-item, equivalent to the
kernel. `optimize` only shows LLVM's optimized launch module. No launch runs this step: LLVM optimizes when
`Variant.object_code` (wfv/runtime/variants.py) makes machine code.
"""

from dataclasses import replace

from wfv.errors import OptionError, known
from wfv.options import Options
from wfv.pipeline import linearization_steps, scalar_steps, simd_steps
from wfv.pipeline.step import (
    Run,
    Step,
    all_ssa_forms,
    control_flow_is_uniform,
    effects_are_guarded,
    masks_are_parts,
    show_forms,
    show_functions,
    show_lane_shapes,
    show_launch_module,
    show_optimized,
    show_simd,
    simd_ssa_form,
    ssa_form,
    uniform_values_are_uniform,
)  # fmt: skip
from wfv.plugin_code import register_version, with_named_errors
from wfv.strategies import Strategy


def _vectorizes(strategy: Strategy) -> bool:
    return strategy.vectorize


def _has_shapes(strategy: Strategy) -> bool:
    return strategy.vectorize and strategy.values == "uniform"


def _has_boscc(strategy: Strategy) -> bool:
    return strategy.vectorize and strategy.boscc


BUILT_IN = (
    Step(
        "link", scalar_steps.link_source,
        guarantees="every OpenCL function that is called is defined, or has a lowering; arrays are aligned as NumPy's",
        why_here="LLVM's passes, in the next step, need the definitions, and infer alignments from others",
        is_required=True,
    ),
    Step(
        "normalize", scalar_steps.normalize_kernel,
        guarantees="reducible control flow, loops in simplified and loop-closed form, private variables in registers",
        why_here="all later steps expect this form",
        show=show_functions, is_required=True,
        needs=("link",),
    ),
    Step(
        "builtins", scalar_steps.lower_kernel_builtins,
        guarantees="ids and local memory are parameters; math functions are intrinsics or libm's",
        why_here="after normalize, because only then all calls are in the kernel",
        show=show_functions, is_required=True,
        needs=("normalize",),
    ),
    Step(
        "bounds", scalar_steps.test_bounds,
        guarantees="with Options.bounds, each access whose object is known comes after a test of its bounds",
        why_here="as soon as local memory is parameters; before scalarize, so that a vector needs one test",
        is_required=True, needs=("builtins",),
    ),
    Step(
        "lane dimension", scalar_steps.choose_lane_dimension,
        guarantees="lanes are neighbours in the dimension that the parameters call 0",
        why_here="as soon as ids are parameters: all later steps, and the loops over the work-items, rely on it",
        is_required=True,
        needs=("builtins",),
    ),
    Step(
        "scalarize", scalar_steps.scalarize,
        guarantees="no OpenCL vector is left: the only vectors will be those of lanes",
        why_here="before barriers, so that each component that is live across a barrier has a slot of its own",
        show=show_lane_shapes, applies=_vectorizes,
        needs=("lane dimension",),
    ),
    Step(
        "barriers", scalar_steps.split_kernel_at_barriers,
        guarantees="functions without barriers; values that are live across one are in slots",
        why_here="before all masks: each continuation is then an ordinary kernel, and no mask is live across a barrier",
        show=show_lane_shapes, is_required=True,
        needs=("lane dimension",),
    ),
    Step(
        "atomic copies", scalar_steps.copy_buffers_for_atomics,
        guarantees="relaxed atomics on few places of a buffer are made on a copy in local memory",
        why_here="after barriers, behind which a group may see its updates; before the functions are copied to forms",
        needs=("barriers",),
    ),
    Step(
        "private layout", scalar_steps.lay_out_private_arrays,
        guarantees="private arrays that gain from it are marked to be laid out by lane",
        why_here="before functions are copied, so that all forms of a continuation agree on the layout",
        applies=_has_shapes,
        needs=("barriers",),
    ),
    Step(
        "speculate", linearization_steps.speculate,
        guarantees="fast versions with assumed shapes, each with a guard that tests all that is assumed",
        why_here="before the loops change: fast versions go through the same steps with shapes of their own",
        applies=_has_shapes,
        needs=("barriers",),
    ),
    Step(
        "scalar forms", linearization_steps.make_scalar_forms,
        guarantees="a copy of each continuation, and of each helper function with a mask as its last parameter",
        why_here="the next step is the first that changes what only SIMD code needs",
        applies=_vectorizes,
        needs=("scalarize", "barriers"),
    ),
    Step(
        "lane loops", linearization_steps.make_lane_loops,
        guarantees="loops that are faster lane by lane are calls of functions",
        why_here="after speculate, because other shapes may make vectors faster; before loops get live masks",
        applies=_has_shapes,
        needs=("scalar forms",),
    ),
    Step(
        "row loops", linearization_steps.unroll_row_loops,
        guarantees="uniform loops in which each lane walks a row of its own run four iterations at once",
        why_here="after speculate and lane loops, which decide which accesses are gathers; before loops change",
        verify=(ssa_form,), applies=_has_shapes, needs=("scalar forms",),
    ),
    Step(
        "loops", linearization_steps.make_loops_uniform,
        guarantees="no divergent loop; no loop is entered without an active lane",
        why_here="before boscc and masks: a live mask is then an ordinary divergent branch to both",
        verify=(ssa_form,), show=show_forms, applies=_vectorizes,
        needs=("scalar forms",),
    ),
    Step(
        "boscc", linearization_steps.insert_boscc_branches,
        guarantees="uniform branches on votes before the regions that are worth them",
        why_here="before the plan, so that every linearizer keeps these branches",
        verify=(ssa_form,), show=show_forms, applies=_has_boscc,
        needs=("loops",),
    ),
    Step(
        "plan", linearization_steps.plan_forms,
        guarantees="each edge has a new target, and no lane passes by a block that it needs",
        why_here="before masks, which depend on the edges that are kept",
        applies=_vectorizes,
        needs=("loops",),
    ),
    Step(
        "masks", linearization_steps.mask_forms,
        guarantees="each block and edge has a mask; no inactive lane accesses memory or traps",
        why_here="while the old edges still exist: masks, like phis, are computed along them",
        verify=(masks_are_parts, effects_are_guarded, ssa_form),
        show=show_forms, applies=_vectorizes,
        needs=("plan",),
    ),
    Step(
        "linearize", linearization_steps.linearize_forms,
        guarantees="all control flow is uniform: the planned edges; phis whose edges were merged are blends",
        why_here="after masks, of which blends are made; the last step that needs the plan",
        verify=(control_flow_is_uniform, uniform_values_are_uniform),
        show=show_forms, applies=_vectorizes,
        needs=("masks",),
    ),
    Step(
        "widen", simd_steps.widen_forms,
        guarantees="one instruction serves all lanes; scalar code is left where values are uniform or need it",
        why_here="needs uniform control flow and its shapes",
        verify=(simd_ssa_form,), show=show_simd, applies=_vectorizes,
        needs=("linearize",),
    ),
    Step(
        "group", simd_steps.build_group_kernel,
        guarantees="the text of a launch module: loops over the work-items, remainder loops, the launch function",
        why_here="it puts the SIMD and the scalar functions together",
        show=show_launch_module, is_required=True,
        needs=("barriers",),
    ),
    Step(
        "optimize", simd_steps.optimize,
        guarantees="LLVM's optimized text",
        why_here="last: LLVM cleans up after all steps",
        show=show_optimized, is_for_show=True,
        needs=("group",),
    ),
)  # fmt: skip

STEPS = tuple(step.name for step in BUILT_IN if step.show is not None)

_steps = list(BUILT_IN)


def all_steps() -> tuple[Step, ...]:
    """The steps of this process in order, registered ones included."""
    return tuple(_steps)


def steps_to(last: str, options: Options) -> list[Step]:
    """The steps up to the one of this name, as far as they apply."""
    names = [step.name for step in _steps]
    return [step for step in _steps[: names.index(last) + 1] if step.is_in(options)]


def step_names() -> tuple[str, ...]:
    """The names of the steps that an observer sees, in order."""
    return tuple(step.name for step in _steps if step.show is not None)


def register_step(step: Step, after: str, version: str | None = None) -> None:
    """Inserts a step after the one named `after`. Raises OptionError for a name that is taken, or unknown.

    Without a `show`, it has the one of the step before it. All functions must be in SSA form after it.

    `step.applies` should be true of your own strategies only: a plugin is loaded when a strategy of its is looked up,
    and a step that is for others too would run for them in some processes and not in others. Cache keys of kernels that
    it compiles contain the `version`; without one, these kernels are not kept on disk.
    """
    names = [each.name for each in _steps]
    if step.name in names:
        raise OptionError(f"there is a step {step.name!r} already", help="register it under another name")
    at = names.index(known(after, names, "step")) + 1
    register_version(f"step {step.name} after {after}", version, lambda options: step.applies(options.strategy))
    show = step.show or next((each.show for each in reversed(_steps[:at]) if each.show), None)
    run = _without_analyses(with_named_errors(f"step {step.name}", step.run))
    _steps.insert(at, replace(step, run=run, is_required=False, show=show, verify=(*step.verify, all_ssa_forms)))


def _without_analyses(run: Run) -> Run:
    """Runs a step, which may change functions that have been analyzed."""
    return lambda state: replace(run(state), analyses=())
