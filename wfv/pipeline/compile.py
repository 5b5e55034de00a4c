"""`compile_kernel`: the loop that runs, verifies and shows the steps."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from time import process_time

from passes.launch_module import LaunchModule
from passes.located_remarks import located
from passes.records import saved_record
from wfv.collector import without_collection
from wfv.errors import BarrierDivergenceError, InternalError, OptionError, UnsupportedError
from wfv.ir.source_locations import show_source
from wfv.options import Options, check_same
from wfv.pipeline import time_limit
from wfv.pipeline.read_state import read_state
from wfv.pipeline.scalar_steps import parse
from wfv.pipeline.state import Clock, Observer, State
from wfv.pipeline.step import Step
from wfv.pipeline.steps import all_steps, step_names
from wfv.plugin_code import load_code_of
from wfv.strategies import OWN_ANALYSIS, registered


@without_collection()  # it would look through all instructions and graphs again and again: a fifth of the time
def compile_kernel(
    text: str,
    kernel: str,
    options: Options,
    observe: Observer | None = None,
    stop_after: str | None = None,
    clock: Clock | None = None,
    has_line_tables: bool = False,
) -> LaunchModule:
    """From canonical LLVM IR to the launch function of `kernel`.

    `observe` sees each step's result, `clock` its name and processor seconds, checks included. With `stop_after`, the
    rest of the vectorizer is left out: the group kernel then runs the scalar form that the step made, one work-item at
    a time. `has_line_tables`: the launch module has the source locations, as debug info.

    Raises OptionError, UnsupportedError and BarrierDivergenceError.
    """
    load_code_of(options)
    if stop_after is not None:
        registered(stop_after, step_names, "step")
    with lines_in_errors(text):
        state, done = first_state(text, kernel, options)
        if stop_after not in done[-1:]:
            check_not_done(stop_after, done)
        left = all_steps()[len(done) :]
        if done and observe is not None and (show := all_steps()[len(done) - 1].show) is not None:
            observe(show(done[-1], state))
        if state.options != options:  # without vectors: the scalar form, by the steps that need no vectors
            state, stop_after = replace(state, options=options, forms=(), speculations=()), done[-1]
        state = run_to(stop_after, replace(state, has_line_tables=has_line_tables and not done), left, observe, clock)
    return LaunchModule(state.ir, state.interface, located(state.all_remarks, text, kernel))


@without_collection()
def run_listed(
    text: str,
    kernel: str,
    options: Options,
    steps: Sequence[Step],
    observe: Observer | None = None,
    clock: Clock | None = None,
) -> State:
    """The state after these steps, which must begin with the first one and leave out none that another one needs.

    Raises UnsupportedError and BarrierDivergenceError.
    """
    load_code_of(options)
    with lines_in_errors(text):
        state, done = first_state(text, kernel, options)
        check_not_done(steps[-1].name, done)
        return run_steps(state, (step for step in steps if step.name not in done), observe, clock)


def run_steps(
    state: State, steps: Iterable[Step], observe: Observer | None = None, clock: Clock | None = None
) -> State:
    """Runs, verifies and shows these steps, one after the other."""
    for step in steps:
        state = run_step(step, state, observe, clock)
    return state


def run_step(step: Step, state: State, observe: Observer | None = None, clock: Clock | None = None) -> State:
    """Runs, verifies and shows one step."""
    time_limit.check(state.deadline, state.interface.name, step.name)
    begin = process_time()
    with _step_in_errors(step.name, state.options.analysis):
        before, state = state, step.run(state)
        for check in step.verify if state is not before else ():
            check(step.name, state)
    if clock is not None:
        clock(step.name, process_time() - begin)
    if observe is not None and step.show is not None:
        observe(step.show(step.name, state))
    return state


def run_to(
    stop_after: str | None,
    state: State,
    steps: Sequence[Step],
    observe: Observer | None = None,
    clock: Clock | None = None,
) -> State:
    """Runs those of the steps that apply to the strategy; after `stop_after` only those that are required, unseen."""
    names = [step.name for step in steps]
    end = len(steps) if stop_after is None else names.index(stop_after) + 1 if stop_after in names else 0
    mine = [step for step in steps[:end] if step.is_in(state.options) and (observe or not step.is_for_show)]
    rest = [step for step in steps[end:] if step.is_in(state.options) and step.is_required and not step.is_for_show]
    return run_steps(run_steps(state, mine, observe, clock), rest, None, clock)


def first_state(text: str, kernel: str, options: Options) -> tuple[State, Sequence[str]]:
    """The state that a text stands for, and the names of the steps that have run: none if it is a kernel's source.

    A strategy without vectors takes the state of any strategy that has a scalar form. Raises OptionError for other
    options than those of the state.
    """
    deadline = time_limit.deadline()
    if saved_record(text) is None:
        return replace(parse(text, kernel, options), deadline=deadline), ()
    saved, names = read_state(text), [step.name for step in all_steps()]
    own = saved.state.options
    is_scalar = own.strategy.vectorize and not options.strategy.vectorize
    if is_scalar and saved.state.ir:
        help = "stop after an earlier step; `wfv run` times it without a comparison"
        raise OptionError(f"IR from after {saved.step} has no scalar form", help=help)
    check_same(own, replace(options, strategy=own.strategy) if is_scalar else options)
    return replace(saved.state, deadline=deadline), names[: names.index(saved.step) + 1]


def check_not_done(step: str | None, done: Sequence[str]) -> None:
    """Raises OptionError if a step that is to run has run already."""
    if step in done:
        help = "begin with the kernel's source, or with earlier IR"
        raise OptionError(f"this is IR from after {done[-1]}: earlier steps cannot be shown or run", help=help)


@contextmanager
def _step_in_errors(step: str, name: str) -> Iterator[None]:
    """Lets errors about broken invariants name the step, and a divergence analysis `name` that is not wfv's own."""
    try:
        yield
    except InternalError as error:
        error.step = step
        if name != OWN_ANALYSIS and error.__cause__ is None:
            against = f"wfv analyze FILE --against {name}"
            error.help = f"the analysis {name!r} is probably unsound: `{against}` shows where it differs from wfv's own"
        raise


@contextmanager
def lines_in_errors(text: str) -> Iterator[None]:
    """Lets the errors of the steps show the lines of the source."""
    try:
        yield
    except (UnsupportedError, BarrierDivergenceError) as error:
        show_source(error, text)
        raise
