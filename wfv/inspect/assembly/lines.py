"""Reads the assembly that LLVM prints with comments and line tables: instructions, their kinds, source lines, loops.

The comments are LLVM's own knowledge of the code: which block is a loop's header, which loop a block is in, which
accesses of the stack are spills.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from wfv import llvm
from wfv.ir.source_locations import IR_FILE

KINDS = (
    "arithmetic", "divide", "convert", "compare", "mask", "shuffle", "load", "store", "gather", "scatter", "spill",
    "move", "scalar", "branch", "call",
)  # fmt: skip

_PREFIX = re.compile(r"^(?:(?:lock|rep|repne) )+")


@dataclass(frozen=True)
class Syntax:
    """`comment`: how a comment begins. `rules`: kinds, each with the pattern of its instructions."""

    comment: str
    rules: Sequence[tuple[str, re.Pattern[str]]]

    def kind_of(self, text: str, comment: str = "") -> str:
        """One of KINDS. `text`: an instruction; `comment`: LLVM's comment on it, such as `8-byte Spill`."""
        if "Spill" in comment or "Reload" in comment:
            return "spill"
        plain = _PREFIX.sub("", " ".join(text.split()))
        return next(kind for kind, pattern in self.rules if pattern.match(plain))

    def split(self, row: str) -> tuple[str, str]:
        """Code and comment. In a string or a quoted name, the begin of a comment begins none."""
        end = re.match(rf'(?:(?!{self.comment})[^"]|"(?:[^"\\]|\\.)*")*', row).end()  # type: ignore[union-attr]
        return row[:end].rstrip(), row[end + len(self.comment) :].strip()


def _read(table: dict[str, Any]) -> Syntax:
    names = table["names"]
    rules = ((kind, re.sub(r"<([A-Z]+)>", lambda name: names[name[1]], pattern)) for kind, pattern in table["rules"])
    return Syntax(table["comment"], [(kind, re.compile(pattern)) for kind, pattern in rules])


X86, AARCH64, RISCV = map(_read, yaml.safe_load(Path(__file__).with_name("syntax.yaml").read_text()).values())


def syntax_of(target: llvm.Target) -> Syntax:
    """The language that LLVM prints for the target."""
    return X86 if target.is_x86 else RISCV if target.triple.startswith("riscv") else AARCH64


_FILE = re.compile(r'\t\.file\t(\d+) (?:"((?:[^"\\]|\\.)*)" )?"((?:[^"\\]|\\.)*)"')
_LOC = re.compile(r"\t\.loc\t(\d+) (\d+) (\d+)")
_LABEL = re.compile(r'("(?:[^"\\]|\\.)*"|[\w.$@]+):')
_BLOCK = re.compile(r"%([^\s]+)")
_BLOCK_HEAD = re.compile(r"^\.L(BB\w+):.*(?:\n\s+(?:#|//).*)*", re.MULTILINE)  # with all comments after the label
_HEADER = re.compile(r"=>\s*This (?:Inner )?Loop Header: Depth=(\d+)")
_PARENT = re.compile(r"Parent Loop (BB\w+) Depth")
_INSIDE = re.compile(r"in Loop: Header=(BB\w+) Depth")
# Of debug info only. Without these lines, the text is LLVM's for code without debug info.
_DEBUG = re.compile(r"\.L(?:tmp|func_begin|line_table|cu_|info_)|\t\.(?:loc|cfi_|file\t\d)")
_DEBUG_SECTION = re.compile(r"\t\.section\t\.debug")


@dataclass(frozen=True)
class AssemblyLine:
    """A line of the assembly, and where it comes from.

    `text`: as LLVM prints it. `kind`: one of KINDS, "" for labels and directives. `line`, `column`, `file`: the source
    location of an instruction; `line` is None where there is none: wfv or LLVM made the instruction. `form`: "vector"
    for code of SIMD functions, "scalar" for that of one work-item, "launch" for the loops over the work-items. `block`:
    LLVM's name of the basic block. `loop`: the number of the innermost loop around it, or None.
    """

    text: str
    kind: str = ""
    line: int | None = None
    column: int = 0
    file: str = ""
    form: str = ""
    block: str = ""
    loop: int | None = None


@dataclass(frozen=True)
class AssemblyLoop:
    """A loop of the machine code. `label` is its header's; `depth` is 1 for an outermost loop; `parent` its number.

    `is_hot`: it has no loop inside, and has code of SIMD functions (or, without any such code, of scalar ones).
    """

    number: int
    label: str
    depth: int
    parent: int | None
    is_hot: bool = False


def read_assembly(text: str, syntax: Syntax) -> tuple[list[AssemblyLine], list[AssemblyLoop]]:
    """The lines without debug info, and the loops in the order of their headers."""
    reader = _Reader(text, syntax)
    lines = _with_places(list(reader.lines()))
    return lines, _with_hot_loops(reader.loops, lines)


def _with_places(lines: list[AssemblyLine]) -> list[AssemblyLine]:
    """Gives the label of each block the block and the loop of the instruction after it."""
    place, found = AssemblyLine(""), list[AssemblyLine]()
    for line in reversed(lines):
        place = line if line.kind else place
        is_label = line.text.startswith(".LBB")
        found.append(replace(line, block=place.block, loop=place.loop) if is_label else line)
    return found[::-1]


class _Reader:
    """One walk over the lines: the last label, comment and `.loc` hold for the next instructions."""

    def __init__(self, text: str, syntax: Syntax) -> None:
        self.syntax = syntax
        self.rows = text.split("\n")
        self.loops = _loops_of(text)
        self.numbers = {loop.label: loop.number for loop in self.loops}
        self.files: dict[str, tuple[str, str]] = {}
        self.place = AssemblyLine("")

    def lines(self) -> Iterator[AssemblyLine]:
        is_debug = False
        for row in self.rows:
            if row.startswith(("\t.section", "\t.text")):
                is_debug = bool(_DEBUG_SECTION.match(row))
            self.note(row)
            code, comment = self.syntax.split(row)
            if (is_debug and not row.startswith("\t.ident")) or _DEBUG.match(code) or (not code and comment):
                continue
            yield self.line(code, comment)

    def line(self, code: str, comment: str) -> AssemblyLine:
        is_instruction = code.startswith("\t") and not code.startswith("\t.")
        if is_instruction:
            return replace(self.place, text=code, kind=self.syntax.kind_of(code, comment))
        return AssemblyLine(code)

    def starts_block(self, row: str) -> bool:
        is_label = _LABEL.match(row) is not None and not row.startswith(".L")
        return row.startswith((f"{self.syntax.comment} %bb.", ".LBB")) or is_label

    def note(self, row: str) -> None:
        """Reads a row's facts about the instructions after it."""
        if found := _FILE.match(row):
            self.files[found[1]] = _unescaped(found[2] or ""), _unescaped(found[3])
        elif found := _LOC.match(row):
            form, file = self.files.get(found[1], ("", ""))
            line = int(found[2]) or None
            file = "" if file == IR_FILE or line is None else file
            self.place = replace(self.place, line=line, column=int(found[3]) if line else 0, file=file, form=form)
        elif self.starts_block(row):
            block = _BLOCK.search(self.syntax.split(row)[1])
            self.place = replace(self.place, block=block[1] if block else "", loop=None)
            if not row.startswith((".LBB", self.syntax.comment)):
                self.place = AssemblyLine("", block=self.place.block)  # a new function
            if (label := row.partition(":")[0].removeprefix(".L")) in self.numbers:
                self.place = replace(self.place, loop=self.numbers[label])
        if found := _INSIDE.search(row):
            self.place = replace(self.place, loop=self.numbers.get(found[1]))


def _unescaped(text: str) -> str:
    """The contents of a string in assembly: `\\303\\274` are the bytes of a letter."""
    return text.encode().decode("unicode_escape").encode("latin-1").decode(errors="replace")


def _loops_of(text: str) -> list[AssemblyLoop]:
    """The loops by the comments after the labels of their headers."""
    comments = {found[1]: found[0] for found in _BLOCK_HEAD.finditer(text)}
    depths = {label: header[1] for label, text in comments.items() if (header := _HEADER.search(text))}
    numbers: dict[str | None, int] = {label: number for number, label in enumerate(depths)}
    parents = {label: next(reversed(_PARENT.findall(comments[label])), None) for label in depths}
    return [
        AssemblyLoop(numbers[label], label, int(depth), numbers.get(parents[label])) for label, depth in depths.items()
    ]


def _with_hot_loops(loops: list[AssemblyLoop], lines: list[AssemblyLine]) -> list[AssemblyLoop]:
    """Marks the innermost loops with code of SIMD functions, or of scalar ones where there are no others."""
    form = "vector" if any(line.form == "vector" for line in lines) else "scalar"
    busy = {line.loop for line in lines if line.form == form and line.line is not None}
    parents = {loop.parent for loop in loops}
    return [replace(loop, is_hot=loop.number in busy and loop.number not in parents) for loop in loops]
