"""The annotated assembly of a kernel as data, and as a file with kinds, source lines and loops as comments."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from types import MappingProxyType

from passes.text.line_tables import MADE
from wfv import llvm, pipeline
from wfv.cost import Candidate, analyzed, instruction_costs_of
from wfv.errors import SourceLocation
from wfv.grouped import grouped
from wfv.inspect.assembly.lines import KINDS, AssemblyLine, AssemblyLoop, read_assembly, syntax_of
from wfv.ir.names import OWN, launch_symbol
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
        """The instructions of a loop by kind, without the instructions of inner loops."""
        return Counter(line.kind for line in self.lines if line.loop == number and line.kind)

    def line_counts(self, line: int, file: str, form: str) -> Counter[str]:
        """The instructions of a source line by kind; `form`: of "vector" or "scalar" code only."""
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
    """Compiles a kernel of a canonical module. Raises compilation errors.

    `sources`: the texts of source files that the module does not contain. `defines_variables`: the assembly also
    defines the program's variables, as an object file does.
    """
    ir = pipeline.compile_kernel(text, kernel, options, has_line_tables=True).ir
    ir = with_variables(ir, text) if defines_variables else ir
    lines, loops = read_module(ir, options)
    found = {"": text, **sources, **embedded_sources(text)}
    return AnnotatedAssembly(kernel, options, lines, loops, found, _shares(text, kernel, options))


def read_module(ir: str, options: Options) -> tuple[list[AssemblyLine], list[AssemblyLoop]]:
    """The lines and loops of a launch module that has line tables."""
    vectorizes, target = options.strategy.loop_vectorizer, llvm.target_of(options)
    code = llvm.emit_assembly(ir, target, vectorize=vectorizes, has_comments=True)
    return read_assembly(code, syntax_of(target))


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


WIDTH = 120
_COLUMN = 52  # where comments begin
_KIND = max(map(len, KINDS))
_MOST_LINES, _LEAST_SHARE = 5, 0.01  # of source lines in the table


def annotated_text(code: AnnotatedAssembly) -> str:
    """The assembly with comments at most WIDTH wide, which an assembler reads as the same code."""
    begin = syntax_of(llvm.find_target(code.options.target)).comment
    lines = (f"{begin}{line[1:]}" if line.startswith("#") else line for line in (*_head(code), *_body(code, begin)))
    return "\n".join(lines).rstrip() + "\n"


def _head(code: AnnotatedAssembly) -> Iterator[str]:
    hot = [loop for loop in code.loops if loop.is_hot]
    count = sum(bool(line.kind) for line in code.lines)
    options = code.options
    yield f"# {code.kernel}: {options.title}, target {options.target}"
    yield f"# {count} instructions, {len(code.loops)} loops, {len(hot)} of them hot (innermost loops of the kernel): >"
    yield "# counts are static: instructions in the code, not how often they run (docs/assembly.md)"
    for about, loops in grouped((_about(code, loop), loop.number) for loop in hot).items():  # LLVM copies loops
        name = f"loop {loops[0]}" if len(loops) == 1 else f"loops {', '.join(map(str, loops))}, alike"
        yield from _wrapped(f"# {name}: ", about)
    if code.shares:
        yield "# source lines by the cost model's share of the cycles:"
    for (line, file), share in sorted(code.shares.items(), key=lambda item: -item[1])[:_MOST_LINES]:
        if share < _LEAST_SHARE:
            break
        source = code.source_of(AssemblyLine("", line=line, file=file)).strip()
        yield _cut(f"# {share:5.0%} {line:5} | {source}")
        yield from _wrapped("#             ", f"vector code: {_counted(code.line_counts(line, file, 'vector'))}")
    yield "#"


def _about(code: AnnotatedAssembly, loop: AssemblyLoop) -> str:
    """Where the loop is, and its instructions."""
    numbers = sorted({line.line for line in code.lines if line.loop == loop.number and line.line is not None})
    where = f"source lines {numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"source line {numbers[0]}"
    counts = code.loop_counts(loop.number)
    return f"{where}, {counts.total()} instructions: {_counted(counts)}"


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in KINDS if counts[kind]) or "no instruction of its own"


def _body(code: AnnotatedAssembly, begin: str) -> Iterator[str]:
    hot = {loop.number for loop in code.loops if loop.is_hot}
    left = {loop.number: loop for loop in code.loops}
    last: tuple[int | None, str] = (None, "")
    for line in code.lines:
        if line.loop in left:
            yield _title(left.pop(line.loop))
        if line.kind:
            place = line.line, line.file
            yield _commented(line.text, begin + _note(code, line, line.loop in hot, place != last))
            last = place
        else:
            last = (None, "") if line.text.startswith(".L") else last
            yield (
                _commented(line.text, f"{begin} %{line.block}") if line.block and line.text.endswith(":") else line.text
            )


def _title(loop: AssemblyLoop) -> str:
    """The comment above the first block of a loop, which need not be its header."""
    inside = f" in loop {loop.parent}" if loop.parent is not None else ""
    return f"# {'hot ' if loop.is_hot else ''}loop {loop.number}, depth {loop.depth}{inside}, header .L{loop.label}"


def _note(code: AnnotatedAssembly, line: AssemblyLine, is_hot: bool, is_new: bool) -> str:
    """Kind, source line and, where it is another one than before, its text."""
    number = "" if line.line is None else line.line
    source = f" {code.source_of(line).strip()}" if is_new else ""
    return f"{'>' if is_hot else ' '} {line.kind:{_KIND}} {number:5} |{source}".rstrip()


def _commented(text: str, note: str) -> str:
    text = text.expandtabs(8)
    return _cut(f"{text:{_COLUMN}}{note}" if len(text) < _COLUMN else f"{text} {note}")


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 3] + ".."


def _wrapped(first: str, text: str) -> list[str]:
    """The text after `first`, in several comments if it is too long for one."""
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=f"{'#':{len(first)}}")


_LABEL = OWN + "at."  # and the number of a line
_LONGEST = 16  # bytes of an instruction


def line_at(text: str, kernel: str, options: Options, offset: int) -> SourceLocation:
    """The line of the instruction at so many bytes after the begin of the kernel's launch function; 0 if unknown.

    LLVM gives no line to some instructions that it has moved: theirs is that of the next one in the basic block.
    `text`: the module. Raises compilation errors.
    """
    ir = pipeline.compile_kernel(text, kernel, options, has_line_tables=True).ir
    lines, _ = read_module(ir, options)
    labelled = (f"{_LABEL}{i}:\n{each.text}" if each.kind else each.text for i, each in enumerate(lines))
    offsets = llvm.assembled_symbols("\n".join(labelled), llvm.find_target(options.target))
    at = offsets[launch_symbol(kernel)] + offset
    before = [(each, name) for name, each in offsets.items() if name.startswith(_LABEL) and at - _LONGEST < each <= at]
    if not before:
        return SourceLocation(0)
    first = int(max(before)[1].removeprefix(_LABEL))
    block = takewhile(lambda each: each.kind, lines[first:])
    found = next((each for each in block if each.line and each.file != MADE), AssemblyLine(""))
    return SourceLocation(found.line or 0, found.column, found.file)
