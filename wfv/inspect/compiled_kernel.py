"""`kernel.compiled()`: the IR after each compilation step, control-flow graphs, shapes, remarks and assembly."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from passes.analysis.cause_chain import cause_chain
from passes.analysis.shapes import UNDEFINED
from passes.normalize.debug_info import use_source_lines
from passes.remarks import NamedCause, Remark
from passes.widen.function_entry import FunctionModule
from wfv import pipeline
from wfv.errors import OptionError, choices
from wfv.inspect.assembly import AnnotatedAssembly, annotate
from wfv.inspect.source_text import SourceText
from wfv.inspect.view.control_flow import ControlFlow, control_flow
from wfv.inspect.view.shading import Panel, Shading
from wfv.inspect.view.value_words import ValueWords
from wfv.ir.core import Function, Instr
from wfv.ir.edits import clone_function
from wfv.ir.names import launch_symbol
from wfv.ir.parser import parse_module
from wfv.ir.values import Argument
from wfv.options import Options
from wfv.pipeline.functions import Wanted, compile_function
from wfv.runtime.html_tables import RemarkList, html_details, html_paragraph
from wfv.runtime.launch.reports import strategy_remarks
from wfv.runtime.variants import Variant

LAUNCH_STEPS = ("group", "optimize")  # only the launch function matters from there on: it inlines the others


@dataclass(frozen=True)
class _Step:
    """A step's result. Computed when the step ends, because later steps change the functions."""

    text: str
    panel: Panel
    shapes: Mapping[str, Mapping[str, str]]
    causes: Mapping[str, Mapping[str, tuple[NamedCause, ...]]]
    masks: Mapping[str, Mapping[str, str]]


class CompiledKernel:
    """The result of `kernel.compiled()`. Its steps are `wfv opt`'s: normalize, builtins .. widen, group, optimize."""

    def __init__(
        self,
        name: str,
        options: Options,
        steps: Mapping[str, _Step],
        module: pipeline.LaunchModule | FunctionModule,
        source: str,
    ) -> None:
        self.name, self.options = name, options
        self.remarks: tuple[Remark, ...] = strategy_remarks(options.strategy) + module.remarks
        self._steps, self.module, self._source = steps, module, source

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of the strategy, in order."""
        return tuple(self._steps)

    def ir(self, step: str = "group") -> str:
        """The whole module after a step, as LLVM IR."""
        return self._step(step).text

    def cfg(self, step: str = "linearize", function: str | None = None) -> ControlFlow:
        """The control-flow graph after a step, an `nx.DiGraph` whose nodes are names of blocks.

        Nodes and edges have attributes: instructions, lines, shapes, divergence, masks, deferred blocks (docs/cfg.md).
        A kernel with barriers has several functions: pass the name of one. It draws itself in a notebook. Raises
        OptionError.
        """
        found: ControlFlow = self._pick(self.cfgs(step), step, function)
        return found

    def cfgs(self, step: str = "linearize") -> dict[str, ControlFlow]:
        """The graphs of all functions after a step, by the functions' names."""
        kept = self._step(step)
        return {
            fn.name: control_flow(replace(kept.panel, functions=(fn,)), kept.shapes.get(fn.name, {}))
            for fn in kept.panel.functions
        }

    def panel(self, step: str) -> Panel:
        """The control flow after a step, as one column of a picture."""
        return self._step(step).panel

    def shapes(self, step: str = "linearize", function: str | None = None) -> dict[str, str]:
        """The shape of each value: uniform, strided, varying. Empty before the analysis runs (scalarize).

        Masks have none until `linearize`, which analyzes them too.
        """
        found = self.all_shapes(step)
        return dict(self._pick(found, step, function)) if found else {}

    def causes(self, step: str = "scalarize", function: str | None = None) -> dict[str, tuple[NamedCause, ...]]:
        """Why values are varying: for each, the chain of causes, the nearest first. Empty where `shapes` is."""
        found = self._step(step).causes
        return dict(self._pick(found, step, function)) if found else {}

    def masks(self, step: str = "masks", function: str | None = None) -> dict[str, str]:
        """The mask of each block: the name of a value, or `all lanes`. Empty before the step `masks`."""
        found = self._step(step).masks
        return dict(self._pick(found, step, function)) if found else {}

    def all_shapes(self, step: str) -> Mapping[str, Mapping[str, str]]:
        """The shapes of the values of all functions after a step, by the functions' names."""
        return self._step(step).shapes

    @cached_property
    def asm(self) -> str:
        """The machine code as text, AT&T syntax."""
        assert isinstance(self.module, pipeline.LaunchModule)
        return Variant(self.module, self.options).assembly

    def annotated_assembly(self) -> AnnotatedAssembly:
        """The machine code beside the source: the source line, the loop and the kind of each instruction."""
        return annotate(self._source, self.name, self.options)

    def _step(self, step: str) -> _Step:
        if step not in self._steps:
            what = "strategy {0!r} has no step {1!r}" if step in pipeline.step_names() else "unknown step {1!r}"
            raise OptionError(what.format(self.options.strategy.name, step), help=choices(step, self._steps))
        return self._steps[step]

    def _pick(self, found: Mapping[str, Any], step: str, function: str | None) -> Any:
        if function is None and len(found) == 1:
            return next(iter(found.values()))
        if function is None or function not in found:
            what = f"no function {function!r}" if function else f"{len(found)} functions"
            raise OptionError(f"{what} after {step}", help=choices(function or "", found))
        return found[function]

    def _repr_html_(self) -> str:
        """For a notebook: the remarks, and behind a click the IR after each step and the assembly."""
        steps = "".join(html_details(f"IR after {step}", kept.text) for step, kept in self._steps.items())
        head = html_paragraph(repr(self).strip("<>"))
        return head + RemarkList(self.remarks)._repr_html_() + steps + html_details("assembly", self.asm)

    def __repr__(self) -> str:
        return f"<{self.name} compiled: {self.options.title}, {self.options.target}>"


class StepReader:
    """Keeps the result of each step that it observes, for the names of values with the source."""

    def __init__(self, source: str, kernel: str, options: Options, path: Path | None = None) -> None:
        self.kernel, self.steps = kernel, dict[str, _Step]()
        self._shading = Shading(ValueWords(SourceText(source, path).line))
        self._title = options.title

    def observe(self, stage: pipeline.Stage) -> None:
        self._shading.note_stage(stage)
        self.steps[stage.step] = _keep(stage, self.kernel, self._shading, self._title)


def compile_for_reading(
    source: str,
    kernel: str,
    options: Options,
    stop_after: str | None = None,
    has_line_tables: bool = False,
    path: Path | None = None,
) -> CompiledKernel:
    """Compiles a kernel of a canonical module and keeps the result of each step, up to `stop_after`.

    `path`: the file of OpenCL C, for the names of values, if the module does not embed it.
    """
    reader = StepReader(source, kernel, options, path)
    module = pipeline.compile_kernel(
        source, kernel, options, reader.observe, stop_after, has_line_tables=has_line_tables
    )
    return CompiledKernel(kernel, options, reader.steps, module, source)


def read_function_steps(source: str, name: str, options: Options, wanted: Wanted) -> CompiledKernel:
    """Compiles a function that is no kernel, and keeps the result of each step but the last, which only makes text."""
    reader = StepReader(source, name, options)

    def observe(stage: pipeline.Stage) -> None:
        if stage.step not in LAUNCH_STEPS:
            reader.observe(stage)

    module = compile_function(source, name, options, wanted, observe)
    return CompiledKernel(name, options, reader.steps, module, source)


def functions_after(stage: pipeline.Stage, kernel: str) -> tuple[Function, ...]:
    """A kernel's functions after a step; from the group step on, the launch function alone, read from the text."""
    if stage.step not in LAUNCH_STEPS:
        return stage.functions
    module = parse_module(stage.text)
    fn = module.functions[launch_symbol(kernel)]
    use_source_lines(module, [fn])
    return (fn,)


def _keep(stage: pipeline.Stage, kernel: str, shading: Shading, title: str) -> _Step:
    functions = functions_after(stage, kernel)
    shapes = {fn.name: _shapes(fn, stage) for fn in functions if fn.name in stage.shapes}
    copies = tuple(clone_function(fn, fn.name) for fn in functions)
    causes = {fn.name: _causes(fn, stage) for fn in functions if fn.name in stage.shapes}
    return _Step(stage.text, shading.panel(f"{title}, after {stage.step}", copies), shapes, causes, stage.masks)


def _shapes(fn: Function, stage: pipeline.Stage) -> dict[str, str]:
    shapes = stage.shapes[fn.name]
    return {value.name: str(shapes.of(value)) for value in _values(fn) if shapes.of(value) != UNDEFINED}


def _causes(fn: Function, stage: pipeline.Stage) -> dict[str, tuple[NamedCause, ...]]:
    shapes = stage.shapes[fn.name]
    return {value.name: cause_chain(value, shapes) for value in _values(fn) if shapes.of(value).is_varying}


def _values(fn: Function) -> list[Argument | Instr]:
    return [*fn.args, *(instr for instr in fn.instrs() if instr.name)]
