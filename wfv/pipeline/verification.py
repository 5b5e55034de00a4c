"""What is verified behind steps, whenever a kernel is compiled. Each check raises InternalError and names the step."""

from passes.linearize import invariants
from wfv.ir.verify import verify_function
from wfv.pipeline.state import State


def ssa_form(step: str, state: State) -> None:
    """Terminators, phis and predecessors, dominance, and types where two must agree."""
    for form in state.forms:
        verify_function(form.fn, step)


def simd_ssa_form(step: str, state: State) -> None:
    """The same of the SIMD functions."""
    for form in state.forms_of("continuation", "fast", "columns", "pair", "rest"):
        assert form.simd is not None
        verify_function(form.simd, step)


def masks_are_parts(step: str, state: State) -> None:
    """Each edge mask is a part of its block's mask; those of a linearized branch partition it."""
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
    """No arithmetic and no phi that is called uniform has a varying operand."""
    for form in state.forms:
        invariants.check_uniform(form.fn, form.shapes, step)
