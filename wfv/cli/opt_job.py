"""The job of `wfv opt`: the steps of a strategy or a list of passes, on a kernel or on IR from between two steps."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from passes.records import saved_record
from wfv import pipeline
from wfv.cli.kernel_source import KernelSource, choose, known_step, note_missing_step, options_of, suited
from wfv.cli.option_texts import parse_shapes
from wfv.cli.options import BuildFlags, CodeOptions
from wfv.errors import OptionError, known
from wfv.options import DEFAULT, Options, given_options
from wfv.pipeline import Clock, Observer, State, Step
from wfv.pipeline.functions import Wanted, function_steps
from wfv.pipeline.read_state import SavedState, read_state
from wfv.pipeline.sources import kernel_names, read_source
from wfv.pipeline.step_lists import PassList, chosen_options, chosen_steps, parse_passes
from wfv.pipeline.steps import all_steps
from wfv.runtime.cached_functions import load_function
from wfv.runtime.function_source import function_ir

STDIN = "-"


@dataclass(frozen=True)
class Job:
    """`steps` to run on the kernel `text`, or on a state that `saved` has; `done`: the last step that has run."""

    options: Options
    steps: Sequence[Step]
    text: str = ""
    kernel: str = ""
    saved: SavedState | None = None
    shows_shapes: bool = False

    @property
    def done(self) -> str:
        return self.saved.step if self.saved is not None else ""

    def run(self, observe: Observer, clock: Clock) -> State:
        """The state after the last step."""
        if self.saved is None:
            return pipeline.run_listed(self.text, self.kernel, self.options, self.steps, observe, clock)
        state = replace(self.saved.state, options=self.options)
        for step in self.steps:
            state = pipeline.run_step(step, state, observe, clock)
        return state


def start(
    source: KernelSource,
    strategy: str | None,
    code: CodeOptions,
    flags: BuildFlags,
    stop_after: str | None = None,
    passes: str | None = None,
) -> Job:
    """Reads the source and chooses the steps. Raises OptionError, and errors of reading.

    `strategy`: None if the user named none; `passes`: a list of passes as text.
    """
    listed = None if passes is None else parse_passes(passes)
    stop_after, own = known_step(stop_after), _own_text(source)
    options = options_of(strategy or DEFAULT, code, flags)
    if own is not None and saved_record(own) is not None:
        saved, text, name = read_state(own), "", ""
        done, options = saved.step, given_options(saved.state.options, options, strategy, code.lanes)
    else:
        saved, done = None, ""
        if own is None:
            text, name = source.load()
        else:
            text = read_source(own)
            name = choose(kernel_names(text), source.kernel)
        options = suited(options, code.lanes, text, name)
    if listed is not None:
        options = chosen_options(listed, options, done)
    steps = _steps(listed, stop_after, options, done)
    return Job(options, steps, text, name, saved, listed is not None and listed.shows_shapes)


def start_function(
    source: str, name: str, shapes: str, has_mask: bool, options: Options, stop_after: str | None,
    passes: str | None,
) -> Job:  # fmt: skip
    """Reads a function (docs/vectorize.md) and chooses its steps. `shapes`: `x=varying,n=uniform`.

    Raises OptionError, and errors of reading.
    """
    wanted = Wanted(parse_shapes(shapes), has_mask=has_mask)
    read, wanted = load_function(*function_ir(sys.stdin.read() if source == STDIN else Path(source)), name, wanted)
    listed = PassList(()) if passes is None else parse_passes(passes)
    options = chosen_options(listed, options)
    steps = function_steps(wanted, options)
    if passes is not None:
        steps = chosen_steps(listed, options.strategy, available=steps)
    if stop_after is not None:
        names = [step.name for step in steps]
        steps = steps[: names.index(known(stop_after, names, "step of a function")) + 1]
    return Job(options, steps, read.ir, name, shows_shapes=listed.shows_shapes)


def _own_text(source: KernelSource) -> str | None:
    """The text of standard input, or of a file that holds a state; None for sources that `KernelSource` reads."""
    if source.source == STDIN:
        return sys.stdin.read()
    path = Path(source.source)
    if source.is_bundled or path.suffix != ".ll" or not path.is_file():
        return None
    text = path.read_text(errors="replace")
    return text if saved_record(text) is not None else None


def _steps(passes: PassList | None, stop_after: str | None, options: Options, done: str) -> Sequence[Step]:
    """The listed steps, or the strategy's steps after `done`, up to `stop_after`."""
    if passes is not None:
        return chosen_steps(passes, options.strategy, done)
    names = [step.name for step in all_steps()]
    first = names.index(done) + 1 if done else 0
    last = names.index(stop_after) + 1 if stop_after else len(names)
    steps = [step for step in all_steps()[first:last] if step.is_in(options)]
    while steps and steps[-1].show is None:
        steps.pop()
    if stop_after is not None and (steps[-1].name if steps else done) != stop_after:
        _note_missing(stop_after, steps[-1].name if steps else done, options)
    return steps


def _note_missing(wanted: str, last: str, options: Options) -> None:
    names = [step.name for step in all_steps()]
    if names.index(last) > names.index(wanted):
        raise OptionError(f"this IR is from after {last}, which runs after {wanted}", help="begin with earlier IR")
    note_missing_step(options, wanted, last)
