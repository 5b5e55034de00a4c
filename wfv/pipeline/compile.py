"""`compile_kernel`: the loop that runs, verifies and shows the steps."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from time import process_time

from passes.interface import KernelInterface
from passes.launch_module import LaunchModule
from passes.located_remarks import located
from passes.records import saved_record
from wfv.collector import without_collection
from wfv.errors import BarrierDivergenceError, Error, InternalError, OptionError, UnsupportedError
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
        return _from_saved(text, options, observe, stop_after, clock)
    try:
        state = replace(parse(text, kernel, options, has_line_tables), has_line_tables=has_line_tables)
        state = run_steps(state, observe, stop_after, clock)
    except (UnsupportedError, BarrierDivergenceError) as error:
        raise with_source(error, text, kernel, options) from None
    interface = state.interface
    if (interface.barriers or interface.traps or interface.bounds) and not _has_lines(text):
        interface = _with_lines(interface, text, kernel, options)
    return LaunchModule(state.ir, interface, located(state.all_remarks, text, kernel))


def _from_saved(
    text: str, options: Options, observe: Observer | None, stop_after: str | None, clock: Clock | None
) -> LaunchModule:
    """The launch module of a state's text. Its scalar form, if the options have a strategy without vectors.

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
    if stop_after is not None and names.index(stop_after) < names.index(saved.step):
        raise OptionError(
            f"this IR is from after {saved.step}, which runs after {stop_after}", help="begin with earlier IR"
        )
    show = all_steps()[names.index(saved.step)].show
    if observe is not None and show is not None:
        observe(show(saved.step, state))
    if is_scalar:
        state, stop_after = replace(state, forms=(), speculations=()), saved.step
    state = run_steps(state, observe, stop_after, clock, after=saved.step)
    return LaunchModule(state.ir, state.interface, located(state.all_remarks, text, state.interface.name))


def first_state(
    text: str, kernel: str, options: Options, last: str, adds_line_info: bool = False
) -> tuple[State, Sequence[str]]:
    """The state that a text stands for, and the names of the steps that have run, none of which may be `last`.

    Raises OptionError.
    """
    if saved_record(text) is None:
        return parse(text, kernel, options, adds_line_info), ()
    saved, names = read_state(text), [step.name for step in all_steps()]
    done = names[: names.index(saved.step) + 1]
    if last in done:
        help = "begin with the kernel's source, or with IR from barriers or before"
        raise OptionError(f"this is IR from after {saved.step}: earlier steps cannot be shown or run", help=help)
    check_same(saved.state.options, options)
    return saved.state, done


def run_steps(
    state: State,
    observe: Observer | None = None,
    stop_after: str | None = None,
    clock: Clock | None = None,
    after: str | None = None,
) -> State:
    """Runs all steps that apply to the strategy, or those after `after`; after `stop_after` only those that are
    required, unseen.
    """
    names = [step.name for step in all_steps()]
    first = names.index(after) + 1 if after else 0
    is_over = after is not None and stop_after in names[:first]
    for step in all_steps()[first:]:
        if _runs(step, state.options, is_over, observe):
            state = run_step(step, state, None if is_over else observe, clock)
        is_over = is_over or step.name == stop_after
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
    try:
        state, done = first_state(text, kernel, options, steps[-1].name)
        for step in (each for each in steps if each.name not in done):
            state = run_step(step, state, observe, clock)
    except (UnsupportedError, BarrierDivergenceError) as error:
        raise with_source(error, text, kernel, options) from None
    return state


def _runs(step: Step, options: Options, is_over: bool, observe: Observer | None) -> bool:
    if is_over and not step.is_required:
        return False
    return step.is_in(options) and (observe is not None or not step.is_for_show)


def _has_lines(text: str) -> bool:
    return "!DICompileUnit(" in text


def _with_lines(interface: KernelInterface, text: str, kernel: str, options: Options) -> KernelInterface:
    """Barriers and traps with their lines in the IR, for errors at run time, as for `with_source`."""
    with suppress(InternalError):
        again = run_steps(parse(text, kernel, options, adds_line_info=True), stop_after="barriers").interface
        if len(again.barriers) == len(interface.barriers):
            interface = replace(interface, barriers=again.barriers)
        if len(again.traps) == len(interface.traps):
            interface = replace(interface, traps=again.traps)
        if len(again.bounds) == len(interface.bounds):
            interface = replace(interface, bounds=again.bounds)
    return interface


def with_source(error: Error, text: str, kernel: str, options: Options) -> Error:
    """The error with its source line.

    Without debug info LLVM's passes drop line numbers: the kernel is compiled again with synthetic debug info, which
    would cost a fifth of the time if it were always there.
    """
    if not _has_lines(text):
        with suppress(InternalError):
            try:
                run_steps(parse(text, kernel, options, adds_line_info=True))
            except (UnsupportedError, BarrierDivergenceError) as again:
                error = again
    show_source(error, text)
    return error
