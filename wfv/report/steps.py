"""Compiles a kernel and keeps what the report shows of each step: lines, changes, and a picture of control flow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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
from wfv.report.graphs import graph_svg, has_groups
from wfv.report.ir_lines import function_lines
from wfv.report.source_files import SourceFiles
from wfv.runtime.compiled_kernel import LAUNCH_STEPS
from wfv.view.shading import Panel, Shading

MOST_BLOCKS = 150  # of a picture of all blocks: Graphviz takes seconds for more


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
        self._shading.note_stage(stage)
        after = function_lines(functions, stage.shapes, self.sources)
        lines, is_rewritten = changed_lines(self._before, after)
        # The launch function has blocks of its own, of which nothing is known.
        is_known = stage.step not in LAUNCH_STEPS
        panel = self._shading.panel(stage.step, functions) if is_known else Panel(stage.step, functions)
        graphs = self._graphs(panel)
        self.views.append(StepView(stage.step, self._guarantees.get(stage.step, ""), lines, graphs, is_rewritten))
        self._before = after

    def _graphs(self, panel: Panel) -> list[int]:
        """The numbers of the pictures: the usual one and, if loops or regions are single nodes in it, all blocks."""
        panels, count = [panel], sum(len(fn.blocks) for fn in panel.functions)
        if count <= MOST_BLOCKS and has_groups(panel):
            panels.append(replace(panel, limit=0))
        self.graphs += map(graph_svg, panels)
        return list(range(len(self.graphs) - len(panels), len(self.graphs)))


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
