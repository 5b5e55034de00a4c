"""The steps from continuations to functions without divergent branches, each on all scalar forms.

The fast versions of a speculation go through the same steps as all others: they differ in their shapes only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from passes.functions.masked_forms import (
    Seeds,
    argument_shapes,
    mask_of,
    masked_form,
    rest_form,
    rest_seeds,
    uses_sub_groups,
)
from passes.kernel.sub_group_queries import lower_sizes
from passes.linearize import (
    boscc,
    guard_effects,
    guard_uniform_loops,
    insert_masks,
    linearize,
    merge_stores,
    plan_linearization,
    split_selected_loads,
    take_out_lane_loops,
    uniformize_loops,
)
from passes.linearize.branch_remarks import branch_remarks, branches_of
from passes.linearize.divergent_loops import loops_to_mask
from passes.linearize.linearizers import find_linearizer
from passes.speculate import (
    are_columns_better,
    column_form,
    column_remark,
    column_seeds,
    has_runs_by_columns,
    may_have_tiles,
    pair_form,
    pair_remark,
    should_be_paired,
    speculations_of,
    tile_form,
    tile_remark,
    unroll_row_loops,
)
from passes.widen.machine import machine_of
from passes.widen.memory_instructions import has_masked_access
from wfv import llvm
from wfv.ir.core import Function
from wfv.ir.edits import clone_function
from wfv.options import Options
from wfv.pipeline.shapes import Analysis, analyze, assumptions, lane_shapes
from wfv.pipeline.state import Role, ScalarForm, State


def speculate(state: State) -> State:
    """Makes fast versions and their guards."""
    options, assume = state.options, assumptions(state.options)
    saves_masks = not (options.strategy.boscc and options.boscc.all)
    keeps_branches = options.strategy.linearizer != "full"
    streams = keeps_branches and llvm.find_target(options.target).has_masked_memory
    analyses = {fn: analyze(fn, options, known=state.analyses.get(fn)) for fn in state.functions}
    found = tuple(
        speculations_of(fn, analyses[fn].shapes, assume, saves_masks, keeps_branches, streams) for fn in state.functions
    )
    remarks = frozenset(remark for versions in found for each in versions for remark in each.remarks)
    return replace(state, analyses=analyses, speculations=found, remarks=state.remarks | remarks)


def copy_forms(state: State) -> State:
    """Copies what will be vectorized; the copies stay as remainder loops and as calls for one work-item.

    The originals are the ones to vectorize, because they are analyzed already. Where lanes are a sub-group, the
    remainder loop is one vector under a mask.
    """
    options, copies = state.options, tuple(clone_function(fn, fn.name) for fn in state.functions)
    rests = [rest_form(state.module, fn, options.lanes, options.fits_index32) for fn in copies if uses_sub_groups(fn)]
    fast = tuple(each.fast for versions in state.speculations for each in versions)
    for fn in (*state.functions, *fast):
        lower_sizes(state.module, fn, options.lanes, is_rest=False)
    for fn in state.functions:
        fn.name = f"{fn.name}.masked"
    helpers = tuple(map(masked_form, state.helpers))
    analyses = dict(state.analyses)

    def analyzed(fn: Function, seeds: Seeds | None) -> Analysis:
        analyses[fn] = analyze(fn, state.options, seeds or None, analyses.get(fn))
        return analyses[fn]

    def new_form(fn: Function, role: Role, seeds: Seeds | None = None) -> ScalarForm:
        found = analyzed(fn, seeds)
        return ScalarForm(fn, role, seeds, found, branches_of(found.cfg, found.shapes))

    columns = _column_forms(state, analyses)
    tiles = [] if columns else [new_form(fn, "columns") for fn in _tile_functions(state, analyses)]
    pairs = [new_form(fn, "pair") for fn in _pair_functions(state, analyses)]
    seeds = argument_shapes(state.functions, helpers, lambda fn, seeds: analyzed(fn, seeds).shapes)
    forms = (
        *(new_form(fn, "continuation") for fn in state.functions),
        *(new_form(fn, "helper", seeds.get(fn.name)) for fn in helpers),
        *(new_form(fn, "fast") for fn in fast),
        *columns,
        *tiles,
        *pairs,
        *(new_form(fn, "rest", rest_seeds(fn)) for fn in rests),
    )
    remarks = state.remarks | {column_remark(options.lanes) for _ in columns}
    remarks |= {tile_remark(options.lanes) for _ in tiles}
    remarks |= {pair_remark(options.lanes) for _ in pairs}
    return replace(state, functions=copies, analyses={}, forms=forms, remarks=remarks)


def _column_forms(state: State, analyses: Mapping[Function, Analysis]) -> list[ScalarForm]:
    """The form by columns, if it is better, of a kernel without barriers and helper functions."""
    options = state.options
    if len(state.functions) > 1 or state.helpers or options.strategy.values != "uniform":
        return []
    by_rows = (analyses.get(state.functions[0]) or analyze(state.functions[0], options)).shapes
    columns = column_form(state.functions[0], by_rows)
    if columns is None:
        return []
    seeds = column_seeds(columns)
    found = analyze(columns, options, seeds)
    if not are_columns_better(state.functions[0], by_rows, columns, found.shapes):
        return []
    return [ScalarForm(columns, "columns", seeds, found, branches_of(found.cfg, found.shapes))]


def _tile_functions(state: State, analyses: Mapping[Function, Analysis]) -> list[Function]:
    """The forms of tiles of the continuations that are better with them."""
    options, found = state.options, []
    if state.helpers or options.strategy.values != "uniform":
        return []
    for fn in state.functions:
        analysis = analyses.get(fn) or analyze(fn, options)
        by_rows = analysis.shapes
        if may_have_tiles(fn, by_rows, options.lanes):
            by_columns = lane_shapes(fn, options, analysis.cfg, column_seeds(fn))
            if has_runs_by_columns(fn, by_rows, by_columns):
                found.append(tile_form(fn))
    return found


def _pair_functions(state: State, analyses: Mapping[Function, Analysis]) -> list[Function]:
    """The forms of two vectors of the continuations without fast versions that are better with them."""
    options, bits = state.options, llvm.find_target(state.options.target).vector_bits
    if state.helpers or options.strategy.values != "uniform":
        return []
    found = []
    for fn, versions in zip(state.functions, state.speculations or ((),) * len(state.functions), strict=True):
        analysis = analyses.get(fn) or analyze(fn, options)
        if not versions and not uses_sub_groups(fn) and should_be_paired(fn, analysis.shapes, options.lanes, bits):
            found.append(pair_form(fn, options.lanes))
    return found


def _analyzed(form: ScalarForm, options: Options) -> ScalarForm:
    """The form with the control-flow graph and the shapes that its function has now."""
    return replace(form, analysis=analyze(form.fn, options, form.seeds, form.analysis))


def run_loops_by_lane(state: State) -> State:
    """Takes loops out of continuations that are faster lane by lane: they become helper functions."""

    def change(form: ScalarForm) -> ScalarForm:
        if form.role not in ("continuation", "fast"):
            return form
        found = take_out_lane_loops(form.fn, form.cfg, form.shapes, state.options.lanes)
        for fn in found.functions:
            state.module.add(fn)
        if not found.functions:
            return form
        left = {branch: each for branch, each in form.branches.items() if branch in set(form.fn.instrs())}
        return _analyzed(replace(form, branches=left), state.options).with_remarks(found.remarks)

    return state.map_forms(change)


def unroll_loops_along_rows(state: State) -> State:
    """Makes uniform loops in which each lane walks a row of its own run four iterations at once."""
    assume, target = assumptions(state.options), llvm.find_target(state.options.target)

    def change(form: ScalarForm) -> ScalarForm:
        if form.role not in ("continuation", "fast"):
            return form
        found = unroll_row_loops(form.fn, form.cfg, form.shapes, assume, target.vector_bits)
        return _analyzed(form, state.options) if found else form

    return state.map_forms(change)


def make_loops_uniform(state: State) -> State:
    """Gives loops whose branches will not be kept a live mask, and guards those that no lane may reach."""
    options, linearizer = state.options, find_linearizer(state.options.strategy.linearizer)

    def change(form: ScalarForm) -> ScalarForm:
        loops = loops_to_mask(form.cfg, form.shapes, linearizer)
        if uniformize_loops(form.fn, form.cfg, {loop.header for loop in loops}, form.shapes):
            form = _analyzed(form, options)
        is_changed = guard_uniform_loops(form.fn, form.cfg, form.shapes, linearizer)
        return _analyzed(form, options) if is_changed else form

    return state.map_forms(change)


def insert_boscc_branches(state: State) -> State:
    """Puts votes in front of the regions that are worth it."""
    options = state.options

    def change(form: ScalarForm) -> ScalarForm:
        done = boscc.insert_boscc(form.fn, form.cfg, form.shapes, options.strategy.linearizer, options.boscc)
        return (_analyzed(form, options) if done.branch_count else form).with_remarks(done.remarks)

    return state.map_forms(change)


def plan_forms(state: State) -> State:
    """Decides the new target of each edge; nothing is rewritten."""

    def change(form: ScalarForm) -> ScalarForm:
        plan = plan_linearization(form.cfg, form.shapes, state.options.strategy.linearizer)
        return replace(form, plan=plan).with_remarks(branch_remarks(form.branches, plan))

    return state.map_forms(change)


def mask_forms(state: State) -> State:
    """Computes all masks, then puts effects under them."""

    def change(form: ScalarForm) -> ScalarForm:
        assert form.plan is not None
        masks = insert_masks(form.fn, form.cfg, form.plan, form.shapes, mask_of(form.fn))
        guard_effects(form.fn, form.shapes, masks)
        return replace(form, masks=masks)

    return state.map_forms(change)


def linearize_forms(state: State) -> State:
    """Carries the plans out."""

    def change(form: ScalarForm) -> ScalarForm:
        assert form.plan is not None and form.masks is not None
        linearize(form.fn, form.shapes, form.plan, form.masks)
        return form

    return state.map_forms(change)


def analyze_linearized(state: State) -> State:
    """Computes the shapes again. All control flow is uniform now, so data flow alone determines them.

    By them, loads from one of several places become masked loads, and stores of all lanes to one address one store.
    """
    options, assume = state.options, assumptions(state.options)
    has_masked_load = partial(has_masked_access, machine_of(llvm.find_target(options.target), options.math))

    def change(form: ScalarForm) -> ScalarForm:
        form = _analyzed(form, options)
        is_changed = split_selected_loads(form.fn, form.shapes, assume, has_masked_load)
        is_changed = merge_stores(form.cfg, form.shapes) or is_changed
        return _analyzed(form, options) if is_changed else form

    return state.map_forms(change)
