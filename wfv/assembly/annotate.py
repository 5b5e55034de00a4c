"""The annotated assembly of a kernel, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from wfv import llvm, pipeline
from wfv.assembly.lines import AssemblyLine, AssemblyLoop, read_assembly
from wfv.cost import Candidate, analyzed, instruction_costs_of
from wfv.errors import SourceLocation
from wfv.ir.program_variables import with_variables
from wfv.ir.source_locations import embedded_sources, source_line
from wfv.options import Options


@dataclass(frozen=True)
class AnnotatedAssembly:
    """The assembly of a kernel with its source lines and loops.

    `sources`: the text of each source file by its name; that of "" is the LLVM IR, for a kernel without debug info.
    `shares`: the share of the cost model's cycles by (line, file); it estimates vector code, and is empty for others.
    """

    kernel: str
    options: Options
    lines: list[AssemblyLine]
    loops: list[AssemblyLoop]
    sources: Mapping[str, str]
    shares: Mapping[tuple[int, str], float] = field(default_factory=dict)

    def source_of(self, line: AssemblyLine) -> str:
        """The text of its source line, "" if it is not known."""
        if line.line is None:
            return ""
        return source_line(SourceLocation(line.line, line.column, line.file), self.sources.get(line.file, ""))

    def loop_counts(self, number: int) -> Counter[str]:
        """The instructions of a loop by kind, without those of the loops inside it."""
        return Counter(line.kind for line in self.lines if line.loop == number and line.kind)

    def line_counts(self, line: int, file: str = "", form: str = "") -> Counter[str]:
        """The instructions of a source line by kind; `form`: only those of "vector" or "scalar" code."""
        return Counter(
            each.kind
            for each in self.lines
            if each.kind and (each.line, each.file) == (line, file) and form in ("", each.form)
        )

    def __str__(self) -> str:
        return "\n".join(line.text for line in self.lines)


def annotate(
    text: str,
    kernel: str,
    options: Options,
    sources: Mapping[str, str] = MappingProxyType({}),
    defines_variables: bool = False,
) -> AnnotatedAssembly:
    """Compiles a kernel of a canonical module. Raises what compiling raises.

    `sources`: the texts of source files that the module does not contain. `defines_variables`: the assembly also
    defines the program's variables, as an object file does.
    """
    ir = pipeline.compile_kernel(text, kernel, options, has_line_tables=True).ir
    ir = with_variables(ir, text) if defines_variables else ir
    vectorizes, target = options.strategy.loop_vectorizer, llvm.find_target(options.target)
    code = llvm.emit_assembly(ir, target, loop_vectorize=vectorizes, slp_vectorize=vectorizes, has_comments=True)
    lines, loops = read_assembly(code)
    found = {"": text, **sources, **embedded_sources(text)}
    return AnnotatedAssembly(kernel, options, lines, loops, found, _shares(text, kernel, options))


def _shares(text: str, kernel: str, options: Options) -> dict[tuple[int, str], float]:
    """The share of each source line of the cycles that the cost model expects of the vector code."""
    if not options.strategy.vectorize:
        return {}
    cycles: Counter[tuple[int, str]] = Counter()
    state = analyzed(text, kernel, options)
    for each in instruction_costs_of(state, Candidate(options.strategy.name, options.lanes)):
        if isinstance(each.line, SourceLocation):
            cycles[int(each.line), each.line.file] += each.cycles  # type: ignore[assignment]  # counts are numbers
    total = sum(cycles.values())
    return {place: each / total for place, each in cycles.items() if place[0]} if total else {}
