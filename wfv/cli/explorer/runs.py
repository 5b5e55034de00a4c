"""The costs of a kernel, on data or by the model: answers of `wfv lanes`, `explain` and `wfv.compare`."""

from dataclasses import replace

from wfv.bench.compare import compare
from wfv.cli.explorer.data import suggested_launch
from wfv.cli.explorer.question import Answer, Question
from wfv.cli.explorer.state import State
from wfv.cli.launches import bundled_launch, launch_of
from wfv.inspect.explain.summary import summarize
from wfv.inspect.explain.text import summary_text
from wfv.inspect.lanes.record import LaneTrace
from wfv.inspect.lanes.trace import trace_lanes
from wfv.inspect.lanes.utilization import share_of
from wfv.inspect.view.value_words import block_title
from wfv.launch import Launch
from wfv.runtime.kernel import Kernel
from wfv.tables import plain_text

MOST_PLAYED = 4000  # executions of blocks


def _launch(question: Question) -> tuple[Kernel, Launch, State]:
    """The kernel with a launch, and the state with the sizes and arguments of that."""
    made, state = question.program_kernel(), question.state
    if state.is_bundled:
        return made, bundled_launch(state.source, "small", 0, made), state
    if not state.global_size:
        size, local, arguments = suggested_launch(made)
        state = replace(state, global_size=size, local_size=local, arguments=arguments)
    return made, launch_of(state.launch, made)[1], state


def lanes(question: Question) -> Answer:
    """The lanes at work: the picture and the tables, and the vector that is used least, block by block."""
    made, launch, state = _launch(question)
    sizes = launch.global_size, launch.local_size
    traces = trace_lanes(made, sizes, launch.args, [question.options.strategy.name])
    (trace,) = traces.traces
    (tables,) = traces.tables()
    vector = min(trace.vectors, key=lambda each: share_of(each, trace.places, trace.lanes))
    played = [[step.time, step.place, step.active] for step in vector.steps if trace.places[step.place].instructions]
    return {
        "picture": traces.svg(), "text": plain_text(*tables, width=110), "lanes": trace.lanes, "title": vector.title,
        "played": played[:MOST_PLAYED], "places": _places(trace), "is_cut": len(played) > MOST_PLAYED,
        "launch": [state.global_size, state.local_size, state.arguments],
    }  # fmt: skip


def _places(trace: LaneTrace) -> list[list[object]]:
    return [
        [place.function, place.name, block_title(place.name), sorted(line for _, line in place.lines)]
        for place in trace.places
    ]


def costs(question: Question) -> Answer:
    """The cost model's summary, as `wfv explain` prints it."""
    question.needs_kernel()
    state = question.state
    summary = summarize(question.text, question.kernel, question.options, None, (), state.strategy, state.lanes or None)
    return {"text": plain_text(summary_text(summary), width=110)}


def times(question: Question) -> Answer:
    """The measured times of all strategies."""
    made, launch, state = _launch(question)
    found = compare(made, (launch.global_size, launch.local_size), launch.args, seconds=0.2)
    return {"text": plain_text(found), "launch": [state.global_size, state.local_size, state.arguments]}
