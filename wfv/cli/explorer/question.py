"""A question about a state: the kernel that it means, its options, and the result of each step."""

from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from passes.linearize.linearizers import find_linearizer
from wfv import pipeline
from wfv.cli.explorer.sources import read
from wfv.cli.explorer.state import State
from wfv.cli.kernel_source import known_step, options_of, suited
from wfv.cli.option_texts import parse_shapes
from wfv.errors import OptionError
from wfv.inspect.compiled_kernel import CompiledKernel, compile_for_reading, read_function_steps
from wfv.inspect.explain.after_step import LAST, Compile, causes_after
from wfv.inspect.explain.cause_tree import CauseNode
from wfv.inspect.source_text import SourceText
from wfv.options import Options
from wfv.pipeline.functions import Wanted, compile_function, function_steps
from wfv.pipeline.steps import all_steps
from wfv.runtime.cached_functions import load_function
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import Program

Answer = dict[str, Any]


class Question:
    """A state with its kernel, or function of C, and its options. Raises the errors of reading."""

    def __init__(self, state: State) -> None:
        self.found = found = read(state)
        known_step(state.step)
        self.state, self.log, self.names, self.kernel = state, found.log, found.names, found.chosen
        self.wanted: Wanted | None = None
        self.text = found.ir
        if found.is_c:
            self.text, self.wanted = _function(found.ir, found.chosen, state.shapes)
        self.options = self.options_with(state.strategy)

    def options_with(self, strategy: str) -> Options:
        """The options for a strategy. The chosen linearizer is that of the chosen strategy."""
        own = options_of(strategy, self.state.code, self.state.flags)
        if self.state.linearizer and strategy == self.state.strategy and own.strategy.vectorize:
            linearizer = find_linearizer(self.state.linearizer)
            own = replace(own, strategy=replace(own.strategy, linearizer=linearizer.name))
        return own if self.wanted else suited(own, self.state.code.lanes, self.text, self.kernel)

    @property
    def source(self) -> SourceText:
        return SourceText(self.text)

    def program_kernel(self) -> Kernel:
        """The kernel for launches. Raises OptionError for a function of C."""
        self.needs_kernel()
        return Program(self.text, self.options)[self.kernel]

    def needs_kernel(self) -> None:
        """Raises OptionError for a function of C."""
        if self.wanted:
            raise OptionError(f"{self.kernel!r} is no kernel: it has no launches, and no costs", help="write a kernel")

    def steps(self, options: Options) -> list[str]:
        """The steps that have IR to show."""
        listed = function_steps(self.wanted, options)[:-1] if self.wanted else all_steps()
        return [step.name for step in listed if step.is_in(options) and step.show is not None]

    def compiled(self, options: Options, step: str) -> CompiledKernel:
        """The results of the steps up to this one."""
        if self.wanted:
            return _function_steps(self.found.ir, self.kernel, self.state.shapes, options)
        return _compiled(self.text, self.kernel, options, step)

    def causes(self, place: str, options: Options, step: str) -> list[CauseNode]:
        """Why a value or a block is as it is after a step, as `wfv explain --stop-after`. Raises OptionError."""
        compile: Compile = partial(pipeline.compile_kernel, self.text, self.kernel, options, stop_after=LAST)
        if self.wanted:
            compile = partial(compile_function, self.text, self.kernel, options, self.wanted)
        return causes_after(step, self.text, self.kernel, options, place, self.source, compile)


@lru_cache(maxsize=8)
def _compiled(text: str, kernel: str, options: Options, step: str) -> CompiledKernel:
    return compile_for_reading(text, kernel, options, step, has_line_tables=True)


@lru_cache(maxsize=8)
def _function(ir: str, name: str, shapes: str) -> tuple[str, Wanted]:
    """The canonical IR of a function, and its description. `shapes`: `n=uniform,..`."""
    function, wanted = load_function(ir, True, name, Wanted(parse_shapes(shapes)))
    return function.ir, wanted


@lru_cache(maxsize=8)
def _function_steps(ir: str, name: str, shapes: str, options: Options) -> CompiledKernel:
    text, wanted = _function(ir, name, shapes)
    return read_function_steps(text, name, options, wanted)
