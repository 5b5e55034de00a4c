"""Code for the page: the IR of a step, what the step changed, the assembly, and the source files that lines come from.

Blocks are compared with the blocks of the same name, wherever they are: a step that only moves blocks changes nothing.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from passes.analysis import Shapes
from wfv import llvm
from wfv.errors import SourceLocation
from wfv.inspect.assembly.lines import AssemblyLine, AssemblyLoop, read_assembly
from wfv.inspect.report.data import AsmLine, CodeLine, SourceFile
from wfv.ir.core import Block, Function, Instr
from wfv.ir.printer import Namer, instr_text
from wfv.ir.source_locations import embedded_sources, physical_line
from wfv.ir.types import VOID
from wfv.ir.values import Value, quote_global
from wfv.options import Options
from wfv.pipeline.state import LaunchModule

_SERIAL = re.compile(r"(?:\.w\d+)+\b")  # what passes append to a name: a new number is no change
_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
_FORM = re.compile(r"(?:\.masked|\.simd|\.rest)+$")
_MOST_IS_NEW = 0.3  # below that share of equal lines
_LARGE = 4000  # lines of two blocks: comparing more takes seconds


@dataclass(frozen=True, eq=False)
class _Part:
    """A function's header, a block, or a function's end: its lines, the function without its form, and its label."""

    function: str
    label: str
    lines: list[CodeLine]


def changed_lines(before: Sequence[CodeLine], after: Sequence[CodeLine]) -> tuple[list[CodeLine], bool]:
    """The lines of `after`, new ones marked, with removed ones between them; and whether almost all is new."""
    if not before:
        return list(after), False
    old, new = list(_parts(before)), list(_parts(after))
    pairs = _pairs(old, new)
    found = list(_gone(old, pairs, None))
    for part in new:
        found += _compared(pairs[part].lines, part.lines) if part in pairs else _marked(part.lines, "+")
        if part in pairs:
            found += _gone(old, pairs, pairs[part])
    kept = sum(line.kind == " " for line in found)
    if 2 * kept < _MOST_IS_NEW * (len(before) + len(after)):
        return [line for line in found if line.kind != "-"], True
    return found, False


def _parts(lines: Sequence[CodeLine]) -> Iterator[_Part]:
    part = _Part("", "", [])
    for line in lines:
        if line.text.startswith("define "):
            name = _NAME.search(line.text)
            part = _Part(_FORM.sub("", name[1]) if name else "", "define", [])
        elif not line.text.startswith(" "):  # a label, or the end
            part = _Part(part.function, _key(line), [])
        if not part.lines:
            yield part
        part.lines.append(line)


def _pairs(old: Sequence[_Part], new: Sequence[_Part]) -> dict[_Part, _Part]:
    """For each new part the old one: of the same function, else of a function that has become several."""
    free, found = dict.fromkeys(old), dict[_Part, _Part]()
    for is_same in (lambda a, b: a.function == b.function, lambda a, b: True):
        by_label: dict[str, list[_Part]] = {}
        for part in free:
            by_label.setdefault(part.label, []).append(part)
        for part in new:
            others = by_label.get(part.label, []) if part not in found else []
            if (match := next((each for each in others if each in free and is_same(each, part)), None)) is not None:
                found[part] = match
                del free[match]
    return found


def _gone(old: Sequence[_Part], pairs: dict[_Part, _Part], after: _Part | None) -> Iterator[CodeLine]:
    """The lines of the old parts behind `after` (None: at the beginning) that have no new one."""
    kept = set(pairs.values())
    start = 0 if after is None else old.index(after) + 1
    for part in old[start:]:
        if part in kept:
            return
        yield from _marked(part.lines, "-")


def _compared(old: Sequence[CodeLine], new: Sequence[CodeLine]) -> list[CodeLine]:
    """The lines of a part, compared with what it was."""
    keys, new_keys = [_key(line) for line in old], [_key(line) for line in new]
    if len(keys) + len(new_keys) > _LARGE:
        known = set(keys)
        return [line if key in known else replace(line, kind="+") for line, key in zip(new, new_keys, strict=True)]
    found: list[CodeLine] = []
    for kind, old_begin, old_end, begin, end in difflib.SequenceMatcher(None, keys, new_keys, False).get_opcodes():
        if kind == "equal":
            found += new[begin:end]
        else:
            found += _marked(old[old_begin:old_end], "-")
            found += _marked(new[begin:end], "+")
    return found


def _marked(lines: Sequence[CodeLine], kind: str) -> list[CodeLine]:
    """The lines with their kind; a removed line is in no block."""
    return [replace(line, kind=kind, block=line.block if kind == "+" else "") for line in lines]


def _key(line: CodeLine) -> str:
    """The text without what differs though nothing has changed."""
    text = _SERIAL.sub("", line.text)
    return _NAME.sub("@", text, count=1) if text.startswith("define ") else text


_FIRST = re.compile(r'^#line 1 "[^"\n]*"\n')  # before Clang reads a source, it gets this line


class SourceFiles:
    """Collects the files that instructions come from, in the order of their first use.

    `ir`: the canonical module, which is the source itself where it has no debug info. `path`: the file of OpenCL C,
    None without one; it is read where Clang has embedded no text.
    """

    def __init__(self, ir: str, path: Path | None) -> None:
        self._texts = {name: _FIRST.sub("", text) for name, text in embedded_sources(ir).items()}
        self._path = path
        self._own = path.read_text(errors="replace") if path is not None and path.exists() else ""
        self._ir = "" if "!DILocation(" in ir else ir
        self._names = [""] if self._ir else list[str]()
        self._places: dict[tuple[str, int], str] = {}

    @property
    def is_ir(self) -> bool:
        """Whether the source is the IR itself."""
        return bool(self._ir)

    @property
    def files(self) -> list[SourceFile]:
        """The files that lines have been asked for."""
        return [SourceFile(name or "LLVM IR", self._text(name).rstrip().split("\n")) for name in self._names]

    def place(self, line: int) -> str:
        """The key of a source location, "" if it is unknown or the file's text is.

        A plain number is a line of the text that a step has parsed: it means nothing in the source.
        """
        if not line or not isinstance(line, SourceLocation):
            return ""
        name = line.file
        if (found := self._places.get((name, int(line)))) is None:
            found = self._places[name, int(line)] = self._find(name, int(line))
        return found

    def _find(self, name: str, line: int) -> str:
        at = physical_line(self._text(name), SourceLocation(line, 0, name)) if self._text(name) else 0
        if not at:
            return ""
        if name not in self._names:
            self._names.append(name)
        return f"{self._names.index(name)}.{at}"

    def _text(self, name: str) -> str:
        if not name:
            return self._ir
        is_own = self._path is not None and Path(name).name == self._path.name
        return self._texts.get(name) or (self._own if is_own else "")


def assembly_lines(module: LaunchModule, options: Options, sources: SourceFiles) -> list[AsmLine]:
    """The code of the module's functions. `module` has line tables."""
    vectorizes, target = options.strategy.loop_vectorizer, llvm.find_target(options.target)
    code = llvm.emit_assembly(module.ir, target, loop_vectorize=vectorizes, slp_vectorize=vectorizes, has_comments=True)
    lines, loops = read_assembly(code)
    return list(_shown(lines, loops, sources))


def _shown(lines: list[AssemblyLine], loops: list[AssemblyLoop], sources: SourceFiles) -> Iterator[AsmLine]:
    hot = {loop.number: loop.label for loop in loops if loop.is_hot}
    is_code = False
    for line in lines:
        text = line.text.rstrip()
        if text.startswith(("\t.text", "\t.section")):
            is_code = ".text" in text
        elif is_code and line.kind:
            place = sources.place(SourceLocation(line.line, line.column, line.file)) if line.line else ""
            loop = "" if line.loop is None else hot.get(line.loop, "")
            yield AsmLine(text.expandtabs(8), place, line.kind, loop)
        elif is_code and text.endswith(":"):
            yield AsmLine(text, is_label=True)


_ATTRIBUTES = re.compile(
    r"\b(?:noundef|nonnull|readonly|readnone|writeonly|noalias|inreg) "
    r"|\b(?:captures|range|dereferenceable|initializes)\([^()]*(?:\([^()]*\))*[^()]*\) "
)


def function_lines(functions: Iterable[Function], shapes: Mapping[str, Shapes], sources: SourceFiles) -> list[CodeLine]:
    """The lines of all functions, without metadata and attributes."""
    return [line for number, fn in enumerate(functions) for line in _lines(fn, number, shapes.get(fn.name), sources)]


def block_key(function: int, block: int) -> str:
    """The key of a block: the number of its function, and its own number in the function's order of blocks."""
    return f"{function}.{block}"


def _lines(fn: Function, number: int, shapes: Shapes | None, sources: SourceFiles) -> Iterator[CodeLine]:
    namer = _named(fn)
    params = ", ".join(f"{argument.type} {namer(argument)}" for argument in fn.args)
    yield CodeLine(f"define {fn.ret} @{quote_global(fn.name)}({params}) {{")
    for at, block in enumerate(fn.blocks):
        key = block_key(number, at)
        yield CodeLine(f"{namer(block)[1:]}:", block=key)
        for instr in block.instrs:
            found = CodeLine("", sources.place(instr.line), key, shape=_shape(instr, shapes))
            yield from (replace(found, text=text) for text in _text(namer, instr).split("\n"))
    yield CodeLine("}")


def _named(fn: Function) -> Namer:
    """A namer that has seen all definitions in order, as when a function is printed."""
    namer = Namer()
    things: list[Value | Block] = [*fn.args]
    for block in fn.blocks:
        things += [block, *block.instrs]
    for thing in things:
        if getattr(thing, "name", ""):
            namer(thing)
    return namer


def _text(namer: Namer, instr: Instr) -> str:
    text = _ATTRIBUTES.sub("", instr_text(namer, instr))
    return f"  {namer(instr)} = {text}" if instr.type != VOID else f"  {text}"


def _shape(instr: Instr, shapes: Shapes | None) -> str:
    if shapes is None or instr.type == VOID or instr not in shapes.values:
        return ""
    return str(shapes.of(instr))
