"""The steps from continuations to functions without divergent branches, each on all scalar forms.

The fast versions of a speculation go through all these steps, too: they differ in their shapes only.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial, wraps
from operator import is_

from passes import speculate as speculation
from passes.builtins.sub_group_queries import lower_sizes
from passes.costs import Vector, cost_machine
from passes.functions import masked_forms
from passes.linearize import boscc
from passes.linearize.branch_remarks import branch_remarks, branches_of
from passes.linearize.divergent_loops import loops_to_mask, uniformize_loops
from passes.linearize.edge_masks import insert_masks
from passes.linearize.guarded_effects import guard_effects
from passes.linearize.linearize import linearize
from passes.linearize.linearizers import find_linearizer
from passes.linearize.loops_by_lane import take_out_lane_loops
from passes.linearize.plan import plan_linearization
from passes.linearize.uniform_loop_guards import guard_uniform_loops
from wfv import llvm
from wfv.ir.core import Function
from wfv.ir.edits import clone_function
from wfv.ir.names import vector_name
from wfv.ir.verify import verify_function
from wfv.options import Options
from wfv.pipeline.shapes import Analysis, analyze, assumptions, lane_shapes
from wfv.pipeline.state import Role, ScalarForm, State


def speculate(state: State) -> State:
    """Makes fast versions and their guards, but not of a huge kernel."""
    if state.is_huge:
        return state
    options, assume = state.options, assumptions(state.options)
    keeps_branches = options.strategy.linearizer != "full"
    worth = speculation.Worth(_vector(options), keeps_branches, options.strategy.boscc)
    analyses = tuple(analyze(fn, options) for fn in state.functions)
    found = tuple(
        speculation.speculations_of(fn, known.shapes, assume, worth)
        for fn, known in zip(state.functions, analyses, strict=True)
    )
    remarks = frozenset(remark for versions in found for each in versions for remark in each.remarks)
    return replace(state, analyses=analyses, speculations=found, remarks=state.remarks | remarks)


def make_scalar_forms(state: State) -> State:
    """Copies the functions to vectorize; the copies stay as remainder loops and as calls for one work-item.

    The originals of continuations become vectors and are named `.vector`; helper functions become masked forms.
    Where lanes are a sub-group, the remainder loop is one vector under a mask.
    """
    options, copies = state.options, tuple(clone_function(fn, fn.name) for fn in state.functions)
    rests = [
        masked_forms.rest_form(fn, options.lanes, options.fits_index32)
        for fn in copies
        if masked_forms.uses_sub_groups(fn)
    ]
    fast = tuple(each.fast for versions in state.speculations for each in versions)
    for fn in (*state.functions, *fast):
        lower_sizes(fn, options.lanes, is_rest=False)
    if rests or not state.analyses:
        state = replace(state, analyses=tuple(analyze(fn, options) for fn in state.functions))
    for fn in state.functions:
        fn.name = vector_name(fn.name)
    helpers = tuple(map(masked_forms.masked_form, state.helpers))
    others = _better_forms(state)
    seeds = masked_forms.argument_shapes(
        state.functions, helpers, lambda fn, seeds: lane_shapes(fn, options, seeds=seeds)
    )
    forms = (
        *(
            new_form(fn, "continuation", options, None, known)
            for fn, known in zip(state.functions, state.analyses, strict=True)
        ),
        *(new_form(fn, "helper", options, seeds.get(fn.name)) for fn in helpers),
        *(new_form(fn, "fast", options) for fn in fast),
        *(new_form(fn, form.suffix, options) for form, fn in others),
        *(new_form(fn, "rest", options, masked_forms.rest_seeds(fn)) for fn in rests),
    )
    remarks = state.remarks | {form.remark(options.lanes) for form, _ in others}
    return replace(state, functions=copies, analyses=(), forms=forms, remarks=remarks)


def new_form(
    fn: Function, role: Role, options: Options, seeds: masked_forms.Seeds | None = None, known: Analysis | None = None
) -> ScalarForm:
    """A form to be vectorized. `known`: its analysis, if it has been analyzed."""
    found = known or analyze(fn, options, seeds)
    return ScalarForm(fn, role, seeds, found, branches_of(found.cfg, found.shapes))


def _better_forms(state: State) -> list[tuple[speculation.Form, Function]]:
    """The forms of tiles and of pairs of the continuations that gain."""
    options, bits = state.options, llvm.find_target(state.options.target).vector_bits
    if state.helpers or options.strategy.values != "uniform":
        return []
    candidates = []
    speculations = state.speculations or ((),) * len(state.functions)
    for fn, found, versions in zip(state.functions, state.analyses, speculations, strict=True):
        by_columns = partial(lane_shapes, fn, options, found.cfg, speculation.column_seeds(fn))
        candidates.append(speculation.FormCandidate(fn, found.shapes, by_columns, options.lanes, bits, bool(versions)))
    return [
        (form, form.of(each.fn, options.lanes))
        for form in speculation.FORMS
        for each in candidates
        if form.kind not in options.without and form.is_better(each)
    ]


def _by_form(change: Callable[[ScalarForm, State], ScalarForm]) -> Callable[[State], State]:
    """A step that changes each form by itself; the state is the same if it changes none."""

    @wraps(change)
    def step(state: State) -> State:
        forms = tuple(change(form, state) for form in state.forms)
        return state if all(map(is_, forms, state.forms)) else replace(state, forms=forms)

    return step


def _analyzed(form: ScalarForm, options: Options) -> ScalarForm:
    """The form with the control-flow graph and the shapes that its function has now."""
    return replace(form, analysis=analyze(form.fn, options, form.seeds))


def _vector(options: Options) -> Vector:
    """The lanes and the machine by which costs are compared."""
    return Vector(cost_machine(options.target), options.lanes)


@_by_form
def make_lane_loops(form: ScalarForm, state: State) -> ScalarForm:
    """Takes loops out of continuations that are faster lane by lane: they become helper functions."""
    if form.role not in ("continuation", "fast"):
        return form
    found = take_out_lane_loops(form.fn, form.cfg, form.shapes, _vector(state.options))
    for fn in found.functions:
        state.module.add(fn)
    if not found.functions:
        return form
    left = set(form.fn.instrs())
    branches = {branch: each for branch, each in form.branches.items() if branch in left}
    return _analyzed(replace(form, branches=branches), state.options).with_remarks(found.remarks)


@_by_form
def unroll_row_loops(form: ScalarForm, state: State) -> ScalarForm:
    """Makes uniform loops in which each lane walks a row of its own run four iterations at once."""
    if form.role not in ("continuation", "fast"):
        return form
    bits = llvm.find_target(state.options.target).vector_bits
    is_changed = speculation.unroll_row_loops(form.fn, form.cfg, form.shapes, assumptions(state.options), bits)
    return _analyzed(form, state.options) if is_changed else form


@_by_form
def make_loops_uniform(form: ScalarForm, state: State) -> ScalarForm:
    """Gives a live mask to loops whose branches will not be kept, and guards loops that no lane may reach."""
    linearizer = find_linearizer(state.options.strategy.linearizer)
    if loops := loops_to_mask(form.cfg, form.shapes, linearizer):
        uniformize_loops(form.fn, form.cfg, {loop.header for loop in loops}, form.shapes)
        form = _analyzed(form, state.options)
    is_guarded = guard_uniform_loops(form.fn, form.cfg, form.shapes, linearizer)
    return _analyzed(form, state.options) if is_guarded else form


@_by_form
def insert_boscc_branches(form: ScalarForm, state: State) -> ScalarForm:
    """Puts votes before the regions that are worth it."""
    options = state.options
    linearizer, vector = options.strategy.linearizer, _vector(options)
    remarks = boscc.insert_boscc(form.fn, form.cfg, form.shapes, linearizer, options.boscc, vector)
    return _analyzed(form, options).with_remarks(remarks)


@_by_form
def plan_forms(form: ScalarForm, state: State) -> ScalarForm:
    """Decides the new target of each edge; nothing is rewritten."""
    plan = plan_linearization(form.cfg, form.shapes, state.options.strategy.linearizer)
    return replace(form, plan=plan).with_remarks(branch_remarks(form.branches, plan))


@_by_form
def mask_forms(form: ScalarForm, state: State) -> ScalarForm:
    """Computes all masks, then puts effects under them."""
    assert form.plan is not None
    masks = insert_masks(form.fn, form.cfg, form.plan, form.shapes, masked_forms.mask_of(form.fn))
    guard_effects(form.fn, form.shapes, masks, cost_machine(state.options.target).masked_from)
    return replace(form, masks=masks)


@_by_form
def linearize_forms(form: ScalarForm, state: State) -> ScalarForm:
    """Carries the plans out. All control flow is uniform then, so data flow alone determines the new shapes."""
    assert form.plan is not None and form.masks is not None
    linearize(form.fn, form.shapes, form.plan, form.masks)
    verify_function(form.fn, "linearize")  # the analysis relies on SSA form
    return _analyzed(form, state.options)
