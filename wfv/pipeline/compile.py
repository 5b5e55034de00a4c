"""`compile_kernel`: the loop that runs, verifies and shows the steps."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from time import process_time

from passes.launch_module import LaunchModule
from passes.located_remarks import located
from passes.records import saved_record
from wfv.collector import without_collection
from wfv.errors import BarrierDivergenceError, OptionError, UnsupportedError
from wfv.ir.source_locations import show_source
from wfv.options import Options, check_same
from wfv.pipeline.read_state import read_state
from wfv.pipeline.scalar_steps import parse
from wfv.pipeline.state import Clock, Observer, State
from wfv.pipeline.step import Step
from wfv.pipeline.steps import all_steps, step_names
from wfv.strategies import load_code_of, registered


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
    load_code_of(options.strategy)
    if stop_after is not None:
        registered(stop_after, step_names, "step")
    if saved_record(text) is not None:
        state = _from_saved(text, options, observe, stop_after, clock)
        return LaunchModule(state.ir, state.interface, located(state.all_remarks, text, state.interface.name))
    with _lines_in_errors(text):
        state = replace(parse(text, kernel, options), has_line_tables=has_line_tables)
        state = run_to(stop_after, state, all_steps(), observe, clock)
    return LaunchModule(state.ir, state.interface, located(state.all_remarks, text, kernel))


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
    load_code_of(options.strategy)
    with _lines_in_errors(text):
        state, done = first_state(text, kernel, options, steps[-1].name)
        return run_steps(state, [step for step in steps if step.name not in done], observe, clock)


def run_steps(
    state: State, steps: Iterable[Step], observe: Observer | None = None, clock: Clock | None = None
) -> State:
    """Runs, verifies and shows these steps, one after the other."""
    for step in steps:
        state = run_step(step, state, observe, clock)
    return state


def run_step(step: Step, state: State, observe: Observer | None = None, clock: Clock | None = None) -> State:
    """Runs, verifies and shows one step."""
    begin = process_time()
    state = step.run(state)
    for check in step.verify:
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


def _from_saved(
    text: str, options: Options, observe: Observer | None, stop_after: str | None, clock: Clock | None
) -> State:
    """The last state from a state's text. That of its scalar form, if the options have a strategy without vectors.

    Raises OptionError for other options than the state's.
    """
    saved = read_state(text)
    is_scalar = saved.state.options.strategy.vectorize and not options.strategy.vectorize
    if is_scalar and saved.state.ir:
        help = "stop after an earlier step; `wfv run` times it without a comparison"
        raise OptionError(f"IR from after {saved.step} has no scalar form", help=help)
    check_same(
        saved.state.options, options if not is_scalar else replace(options, strategy=saved.state.options.strategy)
    )
    state, names = saved.state, [step.name for step in all_steps()]
    done = names.index(saved.step)
    if stop_after is not None and names.index(stop_after) < done:
        raise OptionError(
            f"this IR is from after {saved.step}, which runs after {stop_after}", help="begin with earlier IR"
        )
    show = all_steps()[done].show
    if observe is not None and show is not None:
        observe(show(saved.step, state))
    if is_scalar:
        state, stop_after = replace(state, forms=(), speculations=()), saved.step
    return run_to(stop_after, state, all_steps()[done + 1 :], observe, clock)


def first_state(text: str, kernel: str, options: Options, last: str) -> tuple[State, Sequence[str]]:
    """The state that a text stands for, and the names of the steps that have run, none of which may be `last`.

    Raises OptionError.
    """
    if saved_record(text) is None:
        return parse(text, kernel, options), ()
    saved, names = read_state(text), [step.name for step in all_steps()]
    done = names[: names.index(saved.step) + 1]
    if last in done:
        help = "begin with the kernel's source, or with IR from barriers or before"
        raise OptionError(f"this is IR from after {saved.step}: earlier steps cannot be shown or run", help=help)
    check_same(saved.state.options, options)
    return saved.state, done


@contextmanager
def _lines_in_errors(text: str) -> Iterator[None]:
    """Lets the errors of the steps show the lines of the source."""
    try:
        yield
    except (UnsupportedError, BarrierDivergenceError) as error:
        show_source(error, text)
        raise
