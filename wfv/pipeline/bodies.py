"""The forms of each continuation that the launch module calls."""

from __future__ import annotations

from dataclasses import replace

from passes.functions.rest_forms import rest_name
from passes.kernel import Body
from passes.sub_groups import has_exchange, lower_queries, run_by_sub_group
from wfv.ir.core import Function
from wfv.options import Options
from wfv.pipeline.state import State


def bodies_of(state: State) -> tuple[Body, ...]:
    """The bodies of the continuations. Without SIMD code, the last scalar form stands for the continuation itself."""
    forms = state.forms_of("continuation")
    if not forms:
        return tuple(_scalar_body(fn, None, state.options) for fn in state.functions)
    rests = {form.fn.name: form for form in state.forms_of("rest")}
    rest_of = [rests.get(rest_name(fn.name)) for fn in state.functions]
    if forms[0].simd is None:
        return tuple(
            _scalar_body(form.fn, rest.fn if rest else None, state.options)
            for form, rest in zip(forms, rest_of, strict=True)
        )
    fast, speculations = iter(state.forms_of("fast")), state.speculations or (None,) * len(forms)
    bodies = []
    for fn, form, each, rest in zip(state.functions, forms, speculations, rest_of, strict=True):
        body = Body(fn, form.simd, next(fast).simd, each.guard) if each else Body(fn, form.simd)
        bodies.append(replace(body, rest=rest.simd) if rest else body)
    return tuple(bodies)


def _scalar_body(fn: Function, rest: Function | None, options: Options) -> Body:
    """The body of a scalar form; `rest`: its form for the last work-items of a row, if that is another one.

    Where work-items of a sub-group exchange values, or where there is a form of the rest, a whole sub-group runs.
    """
    for each in (fn, rest) if rest else (fn,):
        lower_queries(each, options.lanes, options.fits_index32)
    if rest is None and not has_exchange(fn):
        return Body(fn)
    whole = run_by_sub_group(fn, options.lanes, options.fits_index32)
    if rest is None:
        return Body(whole.fn, parts=whole.parts)
    last = run_by_sub_group(rest, options.lanes, options.fits_index32)
    return Body(whole.fn, simd=whole.fn, rest=last.fn, parts=(*whole.parts, *last.parts))
