"""The annotated assembly as text: an assembly file whose comments have kinds, source lines, loops and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from wfv.assembly.annotate import AnnotatedAssembly
from wfv.assembly.kinds import KINDS
from wfv.assembly.lines import AssemblyLine, AssemblyLoop

WIDTH = 120
_COLUMN = 52  # where comments begin
_KIND = max(map(len, KINDS))
_MOST_LINES, _LEAST_SHARE = 5, 0.01  # of source lines in the table


def annotated_text(code: AnnotatedAssembly) -> str:
    """The assembly with comments at most WIDTH wide, which an assembler reads as the same code."""
    return "\n".join([*_head(code), *_body(code)]).rstrip() + "\n"


def _head(code: AnnotatedAssembly) -> Iterator[str]:
    hot = [loop for loop in code.loops if loop.is_hot]
    count = sum(bool(line.kind) for line in code.lines)
    options = code.options
    yield f"# {code.kernel}: {options.strategy.name}, {options.lanes} lanes, target {options.target}"
    yield f"# {count} instructions, {len(code.loops)} loops, {len(hot)} of them hot (innermost loops of the kernel): >"
    yield "# counts are static: instructions in the code, not how often they run (docs/assembly.md)"
    for about, loops in _alike(code, hot).items():
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


def _alike(code: AnnotatedAssembly, loops: Iterable[AssemblyLoop]) -> dict[str, list[int]]:
    """The numbers of the loops by what is said of them: LLVM makes copies of loops."""
    found: dict[str, list[int]] = {}
    for loop in loops:
        found.setdefault(_about(code, loop), []).append(loop.number)
    return found


def _about(code: AnnotatedAssembly, loop: AssemblyLoop) -> str:
    """Where the loop is, and its instructions."""
    numbers = sorted({line.line for line in code.lines if line.loop == loop.number and line.line is not None})
    where = f"source lines {numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"source line {numbers[0]}"
    counts = code.loop_counts(loop.number)
    return f"{where}, {counts.total()} instructions: {_counted(counts)}"


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in KINDS if counts[kind]) or "no instruction"


def _body(code: AnnotatedAssembly) -> Iterator[str]:
    headers = {f".L{loop.label}:": loop for loop in code.loops}
    hot = {loop.number for loop in code.loops if loop.is_hot}
    last: tuple[int | None, str] = (None, "")
    for line in code.lines:
        if loop := headers.get(line.text):
            inside = f" in loop {loop.parent}" if loop.parent is not None else ""
            yield f"# {'hot ' if loop.is_hot else ''}loop {loop.number}, depth {loop.depth}{inside}"
        if line.kind:
            place = line.line, line.file
            yield _commented(line.text, _note(code, line, line.loop in hot, place != last))
            last = place
        else:
            last = (None, "") if line.text.startswith(".L") else last
            yield _commented(line.text, f"# %{line.block}") if line.block and line.text.endswith(":") else line.text


def _note(code: AnnotatedAssembly, line: AssemblyLine, is_hot: bool, is_new: bool) -> str:
    """Kind, source line and, where it is another one than before, its text."""
    number = "" if line.line is None else line.line
    source = f" {code.source_of(line).strip()}" if is_new else ""
    return f"#{'>' if is_hot else ' '} {line.kind:{_KIND}} {number:5} |{source}".rstrip()


def _commented(text: str, note: str) -> str:
    text = text.expandtabs(8)
    return _cut(f"{text:{_COLUMN}}{note}" if len(text) < _COLUMN else f"{text} {note}")


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 3] + ".."


def _wrapped(first: str, text: str) -> Iterator[str]:
    """The text behind `first`, in several comments if it is too long for one."""
    indent = "#" + " " * (len(first) - 1)
    row = first
    for word in text.split(" "):
        if len(row) + len(word) > WIDTH and row.strip() not in ("", "#"):
            yield row.rstrip()
            row = indent
        row += f"{word} "
    yield row.rstrip()
