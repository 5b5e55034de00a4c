"""The steps from linearized functions to the launch module and its optimized text."""

from dataclasses import replace

from passes.builtins.memory import (
    check_private_memory,
    lay_out_local_variables,
    unlock_local_atomics,
    with_local_memory,
)
from passes.builtins.sub_group_queries import lower_queries
from passes.functions.masked_forms import rest_name
from passes.group.continuation_call import Body, FastVersion
from passes.group.parallel_loops import leave_noalias_to_the_group, mark_parallel
from passes.group.printf_remarks import remarks_in
from passes.group.reductions import compare_in_reductions
from passes.group.safe_divisors import make_divisors_safe
from passes.group.unanalyzed_loops import leave_loops_unanalyzed
from passes.group.work_item_loops import group_kernel
from passes.speculate import PAIRS, TILES
from passes.sub_groups.run_by_sub_group import SubGroupForm, has_exchange, run_by_sub_group
from passes.text.module_text import module_text
from passes.widen.machine import machine_of
from passes.widen.memory_instructions import STORE_FENCE, has_stores_past_caches, loads_what_it_stores, orders_stores
from passes.widen.vector_math_library import define_vector_math
from passes.widen.widen import widen
from wfv import llvm
from wfv.ir.core import Function, Module
from wfv.ir.program_variables import declare_variables
from wfv.ir.types import VOID, FnType
from wfv.options import Options
from wfv.pipeline.shapes import assumptions
from wfv.pipeline.state import ScalarForm, State


def widen_forms(state: State) -> State:
    """Makes the SIMD functions. Helper functions first, callees before callers: a call depends on its callee's form."""
    options = state.options
    code = [*state.functions, *state.helpers]
    past_caches = options.past_caches and not orders_stores(code) and not loads_what_it_stores(code)
    math = "exact" if "vector math" in options.without else options.math
    machine = machine_of(llvm.find_target(options.target), math, past_caches=past_caches, without=options.without)

    def to_simd(form: ScalarForm) -> tuple[ScalarForm, Function]:
        result = widen(state.module, form.fn, form.shapes, assumptions(options), machine)
        remarks = form.remarks | remarks_in(form.fn, result.remarks)
        return replace(form, simd=result.function, remarks=remarks), result.function

    helpers = []
    for each in reversed(state.forms_of("helper")):
        helper, simd = to_simd(each)
        state.module.add(simd)
        helpers.append(helper)
    others = [to_simd(form) for form in state.forms_of("continuation", "fast", "tile", "pair", "rest")]
    define_vector_math(state.module, [simd for _, simd in others], machine)
    return replace(state, forms=(*(form for form, _ in others), *helpers))


def build_group_kernel(state: State) -> State:
    """Adds the loops over the work-items of a group and the launch function."""
    module, interface, options = state.module, state.interface, state.options
    if any(form.simd is None for form in state.forms):  # compilation stopped earlier: the scalar forms call these
        module.functions.update((form.fn.name, form.fn) for form in state.forms_of("helper"))
    bodies = bodies_of(state)
    fns = tuple(fn for body in bodies for fn in (*body.functions, *body.parts))
    helpers = module.defined
    check_private_memory(interface.name, [*fns, *helpers], options.lanes)
    if "local atomics" not in options.without:
        unlock_local_atomics((*fns, *helpers))
    make_divisors_safe((*fns, *helpers))  # after all patterns of divisions; LLVM sees no other
    if options.strategy.loop_vectorizer:
        compare_in_reductions((*fns, *helpers))
    layout = lay_out_local_variables(module, fns)
    interface = with_local_memory(interface, layout)
    scalar = tuple(body.scalar for body in bodies)
    loop_metadata = ""
    if not options.strategy.loop_vectorizer:
        loop_metadata = mark_parallel(module, fns, interface.full_local_size is not None)
        leave_loops_unanalyzed((*fns, *helpers))
    declare_variables(module)
    last_call = STORE_FENCE if has_stores_past_caches((*fns, *helpers)) else ""
    if last_call:
        module.declare(last_call, FnType(VOID, ()))
    launch = group_kernel(interface, bodies, layout.offsets, loop_metadata, last_call)
    leave_noalias_to_the_group(fns)
    ir = module_text(module, fns, is_internal=True, tail=launch, has_line_tables=state.has_line_tables)
    return replace(state, functions=scalar, interface=interface, ir=ir)


def optimize(state: State) -> State:
    """Adds the launch module as optimized by LLVM, as text. (The runtime has LLVM emit object code at once.)"""
    target, vectorizes = llvm.target_of(state.options), state.options.strategy.loop_vectorizer
    return replace(state, optimized_ir=llvm.optimize(state.ir, target, vectorize=vectorizes))


def bodies_of(state: State) -> tuple[Body, ...]:
    """The bodies of the continuations. Without SIMD code, the last scalar form stands for the continuation itself."""
    forms = state.forms_of("continuation")
    if not forms:
        return tuple(_plain_body(state.module, fn, state.options) for fn in state.functions)
    rests = {form.fn.name: form for form in state.forms_of("rest")}
    rest_of = [rests.get(rest_name(fn.name)) for fn in state.functions]
    if forms[0].simd is None:
        return tuple(
            _last_body(state.module, form.fn, rest.fn, state.options) if rest else Body(form.fn)
            for form, rest in zip(forms, rest_of, strict=True)
        )
    others = {form.fn.name: form.simd for form in state.forms_of("pair", "tile")}
    fast, speculations = iter(state.forms_of("fast")), state.speculations or ((),) * len(forms)
    bodies = []
    for fn, form, each, rest in zip(state.functions, forms, speculations, rest_of, strict=True):
        versions = [(next(fast).simd, speculation.guard) for speculation in each]
        tests = tuple(FastVersion(simd, guard) for simd, guard in versions if simd is not None)
        tile, pair = (others.get(other.name_of(form.fn.name)) for other in (TILES, PAIRS))
        bodies.append(Body(fn, form.simd, tests, pair, tile, rest.simd if rest else None))
    return tuple(bodies)


def _plain_body(module: Module, fn: Function, options: Options) -> Body:
    """The body of a continuation that no SIMD form is made of: it runs by sub-group if there is an exchange in it."""
    if not has_exchange(fn):
        lower_queries(fn, options.lanes, options.fits_index32)
        return Body(fn)
    form = _by_sub_group(module, fn, options)
    return Body(form.fn, parts=form.parts)


def _last_body(module: Module, fn: Function, rest: Function, options: Options) -> Body:
    """The body of the last scalar form, and its form for the rest of a row."""
    whole, last = (_by_sub_group(module, each, options) for each in (fn, rest))
    return Body(whole.fn, simd=whole.fn, rest=last.fn, parts=(*whole.parts, *last.parts))


def _by_sub_group(module: Module, fn: Function, options: Options) -> SubGroupForm:
    lower_queries(fn, options.lanes, options.fits_index32)
    return run_by_sub_group(module, fn, options.lanes, options.fits_index32)
