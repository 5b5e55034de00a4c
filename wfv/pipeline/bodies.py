"""The forms of each continuation that the launch module calls."""

from dataclasses import replace

from passes import sub_groups
from passes.functions.masked_forms import rest_name
from passes.kernel import Body, FastVersion
from passes.speculate import FORMS, PAIRS
from wfv.ir.core import Function, Module
from wfv.options import Options
from wfv.pipeline.shapes import lane_shapes
from wfv.pipeline.state import State


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
    fast, speculations = iter(state.forms_of("fast")), state.speculations or ((),) * len(forms)
    bodies = []
    for fn, form, each, rest in zip(state.functions, forms, speculations, rest_of, strict=True):
        versions = [(next(fast).simd, speculation.guard) for speculation in each]
        body = Body(fn, form.simd, tuple(FastVersion(simd, guard) for simd, guard in versions if simd is not None))
        body = _with_columns(body, form.fn.name, state)
        bodies.append(replace(body, rest=rest.simd) if rest else body)
    return tuple(bodies)


def _with_columns(body: Body, name: str, state: State) -> Body:
    """The body of the continuation `name` with its form by columns, of tiles or of pairs, if it has one."""
    simd = {form.fn.name: form.simd for form in state.forms_of("pair", "columns")}
    for form in FORMS:
        found, steps = simd.get(form.name_of(name)), form.steps(state.options.lanes)
        if found is not None:
            body = replace(body, pair=found) if form is PAIRS else replace(body, columns=found, column_steps=steps)
    return body


def _plain_body(module: Module, fn: Function, options: Options) -> Body:
    """The body of a continuation that no SIMD form is made of: it runs by sub-group if there is an exchange in it."""
    if not sub_groups.has_exchange(fn):
        sub_groups.lower_queries(fn, options.lanes, options.fits_index32)
        return Body(fn)
    form = _by_sub_group(module, fn, options, sub_groups.may_diverge(fn, lane_shapes(fn, options)))
    return Body(form.fn, parts=form.parts)


def _last_body(module: Module, fn: Function, rest: Function, options: Options) -> Body:
    """The body of the last scalar form, and its form for the rest of a row. Votes differ between work-items there."""
    whole, last = (_by_sub_group(module, each, options, True) for each in (fn, rest))
    return Body(whole.fn, simd=whole.fn, rest=last.fn, parts=(*whole.parts, *last.parts))


def _by_sub_group(module: Module, fn: Function, options: Options, diverges: bool) -> sub_groups.SubGroupForm:
    sub_groups.lower_queries(fn, options.lanes, options.fits_index32)
    return sub_groups.run_by_sub_group(module, fn, options.lanes, options.fits_index32, diverges)
