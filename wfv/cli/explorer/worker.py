"""The process that compiles for a page: it answers questions about a state, one JSON object a line.

It has limits of its own, and no source can make it read a file (process.py starts and ends it). All that it answers
comes from what prints the same on the command line: `wfv opt`, `cfg`, `explain`, `compile --annotate`, `lanes`, `run`.
"""

import base64
import json
import os
import re
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from passes.linearize.linearizers import LINEARIZERS
from wfv import pipeline
from wfv.cli.explorer.panes import assembly_html, ir_html, legend_html
from wfv.cli.explorer.question import Answer, Question
from wfv.cli.explorer.runs import costs, lanes, times
from wfv.cli.explorer.state import BESIDE, State
from wfv.errors import Error
from wfv.inspect.explain.text import drawn_tree
from wfv.inspect.report.code import changed_lines, function_lines, graph_svg, with_changes
from wfv.inspect.report.page import assembly_lines
from wfv.inspect.view import draw
from wfv.inspect.view.lane_words import NO_WORDS
from wfv.options import Options
from wfv.pipeline.steps import all_steps
from wfv.strategies import STRATEGIES, load_plugins
from wfv.tables import plain_text

WIDTH = 110  # characters of a line
MEMORY = 4 << 30  # bytes of address space
_NOT = re.compile(r"^<text> is not (?:OpenCL )?C: ")


def look(question: Question) -> Answer:
    """The chosen step, and the one beside it: pictures and IR."""
    views = [_view(question, *each) for each in _shown(question)]
    return {
        "kernel": question.kernel, "kernels": question.names, "steps": question.steps(question.options), "views": views,
        "log": question.log, "legend": legend_html(), "linearizers": [*LINEARIZERS],
        "is_c": question.wanted is not None,
    }  # fmt: skip


def _shown(question: Question) -> list[tuple[Options, str]]:
    """The options and the step of each picture."""
    state, own = question.state, question.options
    found = [(own, state.step)]
    if state.beside:
        is_strategy = state.beside in STRATEGIES
        found.append((question.options_with(state.beside), state.step) if is_strategy else (own, state.beside))
    return [(options, _step_of(question.steps(options), step)) for options, step in found]


def _step_of(steps: Sequence[str], wanted: str) -> str:
    """The step, or the last one before it that there is."""
    order = list(pipeline.step_names())
    upto = order[: order.index(wanted) + 1] if wanted in order else []
    return ([step for step in steps if step in upto] or [steps[0]])[-1]


def _view(question: Question, options: Options, step: str) -> Answer:
    """A step as picture and as IR, with its changes."""
    steps = question.steps(options)
    before = steps[: steps.index(step)][-1:]
    compiled = question.compiled(options, step)
    source, panel = question.source, compiled.panel(step)
    old = [line for name in before for line in function_lines(compiled.panel(name).functions, {}, source)]
    new = function_lines(panel.functions, compiled.all_shapes(step), source)
    lines, is_new = changed_lines(old, new)
    svg = graph_svg(panel if is_new else with_changes(panel, lines))
    blocks = {
        f"{number}.{at}": [fn.name, block.name, panel.words.get(fn.name, NO_WORDS).entry.get(block.name, "")]
        for number, fn in enumerate(panel.functions)
        for at, block in enumerate(fn.blocks)
    }
    return {
        "step": step, "strategy": options.strategy.name, "lanes": options.lanes, "svg": svg, "blocks": blocks,
        "guarantees": next(each.guarantees for each in all_steps() if each.name == step), "ir": ir_html(lines),
    }  # fmt: skip


def _file(question: Question, file_format: str) -> Answer:
    """The picture, as `wfv cfg` writes it."""
    panels = [question.compiled(options, step).panel(step) for options, step in _shown(question)]
    graph = draw.draw_panels(f"Control flow of {question.kernel}", panels)
    return {"file": base64.b64encode(draw.render(graph, file_format)).decode()}


def svg(question: Question) -> Answer:
    return _file(question, "svg")


def pdf(question: Question) -> Answer:
    return _file(question, "pdf")


def code(question: Question) -> Answer:
    """The machine code, beside its source lines."""
    module = question.compiled(question.options, "optimize").module
    return {"assembly": assembly_html(assembly_lines(module.ir, question.options, question.source))}


def why(question: Question) -> Answer:
    """The causes of a value, or of a block's branch and mask, after the step of the strategy where it is shown."""
    place, shown = question.state.why.removeprefix(BESIDE), _shown(question)
    is_beside = place != question.state.why
    options, step = shown[-1 if is_beside else 0]
    trees = question.causes(place, options, step)
    causes = [each.cause for tree in trees for each in tree.walk()]
    names = [place.removeprefix("%"), *(each.name for each in causes if each.name)]
    return {
        "text": plain_text(*(drawn_tree(tree, question.source) for tree in trees), width=WIDTH),
        "about": f"{options.strategy.name}, after {step}", "chain": [] if is_beside else list(dict.fromkeys(names)),
        "lines": sorted({each.line for each in causes if each.line}),
    }  # fmt: skip


QUESTIONS: dict[str, Callable[[Question], Answer]] = {
    each.__name__: each for each in (look, svg, pdf, code, why, lanes, costs, times)
}


def answer(task: dict[str, Any]) -> Answer:
    """The answer to a task, which is the name of a question and a state; an error is `{"error": ..}`."""
    try:
        return QUESTIONS[task["ask"]](Question(State(**task["state"])))
    except Error as error:
        place = 0 if error.file else error.line
        return {"error": {"text": str(error), "message": _NOT.sub("", error.message.partition("\n")[0]),
                          "line": int(place), "help": error.help}}  # fmt: skip
    except MemoryError:
        return {"error": {"text": f"it needs more than {MEMORY >> 30} GiB of memory", "message": "not enough memory",
                          "line": 0, "help": "make the kernel smaller"}}  # fmt: skip


def tasks() -> Iterator[dict[str, Any]]:
    for line in sys.stdin.buffer:
        yield json.loads(line)


def serve() -> None:
    """Answers until the pipe closes. All other output goes to standard error."""
    load_plugins()
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        for task in tasks():
            with suppress(BrokenPipeError):  # the page has gone meanwhile
                answers.write(json.dumps(answer(task)) + "\n")
                answers.flush()
