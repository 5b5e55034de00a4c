"""Compiles a kernel and keeps what the report shows of each step: lines, changes, and a picture of control flow."""

from __future__ import annotations

from collections.abc import Sequence

from passes.interface import launch_symbol
from passes.normalize.debug_info import use_source_lines
from wfv import pipeline
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.options import Options
from wfv.pipeline.state import LaunchModule, Stage
from wfv.pipeline.steps import all_steps
from wfv.report.changes import changed_lines
from wfv.report.data import CodeLine, StepView
from wfv.report.graphs import graph_svg
from wfv.report.ir_lines import function_lines
from wfv.report.source_files import SourceFiles
from wfv.runtime.compiled_kernel import LAUNCH_STEPS
from wfv.view.shading import Panel, Shading

MOST_BLOCKS = 300  # of a picture: Graphviz takes seconds for more


class StepRecorder:
    """Observes a compilation. `views`: the steps so far; `graphs`: the pictures that they name, each once."""

    def __init__(self, kernel: str, sources: SourceFiles) -> None:
        self.kernel, self.sources = kernel, sources
        self.views: list[StepView] = []
        self.graphs: list[str] = []
        self._shading, self._before = Shading(), list[CodeLine]()
        self._guarantees = {step.name: step.guarantees for step in all_steps()}

    def __call__(self, stage: Stage) -> None:
        functions = _functions(stage, self.kernel)
        for fn in stage.functions:
            if fn.name in stage.shapes:
                self._shading.note(fn, stage.shapes[fn.name])
        after = function_lines(functions, stage.shapes, self.sources)
        lines, is_rewritten = changed_lines(self._before, after)
        if stage.step in LAUNCH_STEPS:
            self._shading = Shading()  # the launch function has blocks of its own
        graph = self._graph(Panel(stage.step, functions, self._shading.shades))
        self.views.append(StepView(stage.step, self._guarantees.get(stage.step, ""), lines, graph, is_rewritten))
        self._before = after

    def _graph(self, panel: Panel) -> int:
        """The number of the picture; -1 if there are too many blocks for one."""
        if sum(len(fn.blocks) for fn in panel.functions) > MOST_BLOCKS:
            return -1
        svg = graph_svg(panel)
        self.graphs.append(svg)
        return len(self.graphs) - 1


def record_steps(
    text: str, kernel: str, options: Options, sources: SourceFiles
) -> tuple[Sequence[StepView], Sequence[str], LaunchModule]:
    """The steps, their pictures, and the launch module with line tables. Raises what compiling raises."""
    recorder = StepRecorder(kernel, sources)
    module = pipeline.compile_kernel(text, kernel, options, observe=recorder, has_line_tables=True)
    return recorder.views, recorder.graphs, module


def _functions(stage: Stage, kernel: str) -> tuple[Function, ...]:
    """The functions of a step; the launch function, which is read from the text, with its source lines."""
    if stage.step not in LAUNCH_STEPS:
        return stage.functions
    module = parse_module(stage.text)
    fn = module.functions[launch_symbol(kernel)]
    use_source_lines(module, [fn])
    return (fn,)
