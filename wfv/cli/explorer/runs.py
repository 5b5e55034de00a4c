"""The costs of a kernel, on data or by the model: answers of `wfv lanes`, `explain` and `wfv.compare`."""

from dataclasses import replace

from wfv.bench.compare import compare
from wfv.cli.explorer.data import suggested_launch
from wfv.cli.explorer.question import Answer, Question
from wfv.cli.explorer.state import BUNDLED, State
from wfv.cli.launches import bundled_launch, launch_of
from wfv.cli.option_texts import parse_size
from wfv.inspect.explain.summary import summarize
from wfv.inspect.explain.text import summary_text
from wfv.inspect.lanes.record import LaneTrace, VectorTrace
from wfv.inspect.lanes.trace import trace_lanes
from wfv.inspect.lanes.utilization import share_of
from wfv.inspect.view.value_words import block_title
from wfv.launch import Launch
from wfv.runtime.kernel import Kernel
from wfv.tables import plain_text

MOST_PLAYED = 4000  # executions of blocks


def _launch(question: Question) -> tuple[Kernel, Launch, State]:
    """The kernel with a launch, and the state with the sizes and arguments of that: a bundled kernel's own, or the
    given ones, or such as fit the parameters.
    """
    made, state = question.program_kernel(), question.state
    if not (state.global_size or state.local_size or state.arguments) and _has_bundled_data(state, made):
        return made, bundled_launch(state.source, "small", 0, made), state
    if not state.global_size:
        size, local, _ = suggested_launch(made)
        state = replace(state, global_size=size, local_size=state.local_size or local)
    if not state.arguments:
        state = replace(state, arguments=suggested_launch(made)[2])
    return made, launch_of(state.launch, made)[1], state


def _has_bundled_data(state: State, made: Kernel) -> bool:
    """Whether a bundled kernel has the parameters of its own text, if it was edited."""
    if state.is_bundled or state.source not in BUNDLED:
        return state.is_bundled
    own = Question(replace(state, text="")).program_kernel()
    return own.name == made.name and _parameters(own) == _parameters(made)


def _parameters(kernel: Kernel) -> list[tuple[object, ...]]:
    return [(param.name, param.kind, param.type, param.c_type) for param in kernel.interface.params]


def lanes(question: Question) -> Answer:
    """The lanes at work: the picture and the tables, and the vector that is used least, block by block."""
    made, launch, state = _launch(question)
    sizes = launch.global_size, launch.local_size
    group = parse_size(state.group, "--group", 0) if state.group else None
    groups = [group] if group else None
    traces = trace_lanes(made, sizes, launch.args, [question.options.strategy.name], groups=groups)
    (trace,) = traces.traces
    (tables,) = traces.tables()
    vector = min(trace.vectors, key=lambda each: share_of(each, trace.places, trace.lanes))
    played = [[step.time, step.place, step.active] for step in vector.steps if trace.places[step.place].instructions]
    return {
        "picture": traces.svg(), "text": plain_text(*tables, width=110), "lanes": trace.lanes, "title": vector.title,
        "played": played[:MOST_PLAYED], "places": _places(trace), "is_cut": len(played) > MOST_PLAYED,
        "launch": [state.global_size, state.local_size, state.arguments, _group_of(vector)],
    }  # fmt: skip


def _group_of(vector: VectorTrace) -> str:
    """The number of the group, in the form of --group."""
    return ",".join(map(str, vector.group[: vector.dimensions]))


def _places(trace: LaneTrace) -> list[list[object]]:
    return [
        [place.function, place.name, block_title(place.name), sorted(line for _, line in place.lines)]
        for place in trace.places
    ]


def costs(question: Question) -> Answer:
    """The cost model's summary, as `wfv explain` prints it."""
    question.needs_kernel()
    options = question.options
    summary = summarize(question.text, question.kernel, options, None, (), options.strategy.name, options.lanes)
    return {"text": plain_text(summary_text(summary), width=110).replace("`wfv lanes`", "`Run lanes`")}


def times(question: Question) -> Answer:
    """The measured times of all strategies."""
    made, launch, state = _launch(question)
    found = compare(made, (launch.global_size, launch.local_size), launch.args, seconds=0.2)
    return {"text": plain_text(found), "launch": [state.global_size, state.local_size, state.arguments]}
