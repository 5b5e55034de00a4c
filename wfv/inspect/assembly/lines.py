"""Reads the assembly that LLVM prints with comments and line tables: instructions, their kinds, source lines, loops.

The comments are LLVM's own knowledge of the code: which block is a loop's header, which loop a block is in, which
accesses of the stack are spills.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from wfv.ir.source_locations import IR_FILE

KINDS = (
    "arithmetic", "divide", "convert", "compare", "mask", "shuffle", "load", "store", "gather", "scatter", "spill",
    "move", "scalar", "branch", "call",
)  # fmt: skip

_PREFIXES = ("lock", "rep", "repne")
_ADDRESS = re.compile(r"-?[\w.+-]*\([^)]*\)|[\w.]+\(%rip\)")
_VECTOR = re.compile(r"%[xyz]mm\d")
_ZEROED = re.compile(r"v?p?xor\w*\s+(%[xyz]mm\d+)(?:, \1){1,2}|xor[lq]\s+(%\w+), \2")
_SINGLE = re.compile(r"s[sd](?:2\w+)?$")
# The first that fits decides, for instructions that name a vector register.
_OF_VECTORS = (
    ("gather", re.compile(r"gather")),
    ("scatter", re.compile(r"scatter")),
    ("divide", re.compile(r"div|sqrt")),
    ("convert", re.compile(r"cvt|pmov[sz]x|pmovu?s?(?:[qdw]{2}|[qdw]b|qw)$")),
    ("compare", re.compile(r"cmp|comis|ptest|fpclass")),
    ("mask", re.compile(r"movmsk|pmov\w2m|pmovm2\w|blendv|blendm")),
    ("shuffle", re.compile(
        r"perm|shuf|unpck|pack|blend|broadcast|insert|extr|movddup|movs[lh]dup|align|ps[lr]ldq|compress|expand|movlhps"
        r"|movhlps|pins|pbroadcast"
    )),
)  # fmt: skip


def kind_of(text: str, comment: str = "") -> str:
    """One of KINDS. `text`: an instruction in AT&T syntax; `comment`: what LLVM says of it, such as `8-byte Spill`."""
    name, operands = _parts(text)
    if "Spill" in comment or "Reload" in comment:
        return "spill"
    if name.startswith("call"):
        return "call"
    if name.startswith(("j", "ret")):
        return "branch"
    if _ZEROED.fullmatch(f"{name} {operands}"):
        return "move"
    if re.match(r"k[a-z]", name):
        return "mask"
    return _kind_on_vectors(name, operands) if _VECTOR.search(operands) else _kind_on_scalars(name, operands)


def _parts(text: str) -> tuple[str, str]:
    """The name of the instruction, and its operands with one blank behind each comma."""
    words = text.split()
    while len(words) > 1 and words[0] in _PREFIXES:
        words = words[1:]
    return words[0], " ".join(words[1:])


def _kind_on_vectors(name: str, operands: str) -> str:
    is_move = re.match(r"v?mov|v?lddqu|v?maskmov|v?pmaskmov", name) and "movmsk" not in name and "dup" not in name
    if is_move and not re.match(r"v?mov[lh]{2}ps", name):
        return _kind_of_move(operands)
    if "broadcast" in name and _ADDRESS.search(operands):
        return "load"
    found = next((kind for kind, pattern in _OF_VECTORS if pattern.search(name)), "arithmetic")
    return "scalar" if found in ("arithmetic", "convert", "compare") and _SINGLE.search(name) else found


def _kind_on_scalars(name: str, operands: str) -> str:
    if re.match(r"i?div", name):
        return "divide"
    kind = _kind_of_move(operands) if name.startswith("mov") else "scalar"
    return "scalar" if kind == "move" and re.match(r"mov[sz]", name) else kind


def _kind_of_move(operands: str) -> str:
    """A store if the last operand is in memory, a load if another one is."""
    found = _ADDRESS.search(operands)
    if found is None:
        return "move"
    behind = operands[found.end() :]
    return "load" if "," in behind else "store"


_FILE = re.compile(r'\t\.file\t(\d+) (?:"((?:[^"\\]|\\.)*)" )?"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(rb"\\([0-7]{3}|.)")
_LOC = re.compile(r"\t\.loc\t(\d+) (\d+) (\d+)")
_LABEL = re.compile(r'("(?:[^"\\]|\\.)*"|[\w.$@]+):')
_CODE = re.compile(r'(?:[^"#]|"(?:[^"\\]|\\.)*")*')
_BLOCK = re.compile(r"%([^\s]+)")
_HEADER = re.compile(r"=>\s*This (?:Inner )?Loop Header: Depth=(\d+)")
_PARENT = re.compile(r"Parent Loop (BB\w+) Depth=(\d+)")
_INSIDE = re.compile(r"in Loop: Header=(BB\w+) Depth=(\d+)")
# Of debug info only. Without it, the text is what LLVM prints for the same code.
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


def read_assembly(text: str) -> tuple[list[AssemblyLine], list[AssemblyLoop]]:
    """The lines without debug info, and the loops in the order of their headers."""
    reader = _Reader(text)
    lines = _with_places(list(reader.lines()))
    return lines, _with_hot_loops(reader.loops, lines)


def _with_places(lines: list[AssemblyLine]) -> list[AssemblyLine]:
    """Gives the label of each block the block and the loop of the instruction behind it."""
    place, found = AssemblyLine(""), list[AssemblyLine]()
    for line in reversed(lines):
        place = line if line.kind else place
        is_label = line.text.startswith(".LBB")
        found.append(replace(line, block=place.block, loop=place.loop) if is_label else line)
    return found[::-1]


class _Reader:
    """One walk over the lines: what the last label, comment and `.loc` said holds for the next instructions."""

    def __init__(self, text: str) -> None:
        self.rows = text.split("\n")
        self.loops = _loops_of(self.rows)
        self.numbers = {loop.label: loop.number for loop in self.loops}
        self.files: dict[str, tuple[str, str]] = {}
        self.place = AssemblyLine("")

    def lines(self) -> Iterator[AssemblyLine]:
        is_debug = False
        for row in self.rows:
            if row.startswith(("\t.section", "\t.text")):
                is_debug = bool(_DEBUG_SECTION.match(row))
            self.note(row)
            code, comment = _split(row)
            if (is_debug and not row.startswith("\t.ident")) or _DEBUG.match(code) or (not code and comment):
                continue
            yield self.line(code, comment)

    def line(self, code: str, comment: str) -> AssemblyLine:
        is_instruction = code.startswith("\t") and not code.startswith("\t.")
        if is_instruction:
            return replace(self.place, text=code, kind=kind_of(code, comment))
        return AssemblyLine(code)

    def note(self, row: str) -> None:
        """Reads what a row says about the instructions behind it."""
        if found := _FILE.match(row):
            self.files[found[1]] = _unescaped(found[2] or ""), _unescaped(found[3])
        elif found := _LOC.match(row):
            form, file = self.files.get(found[1], ("", ""))
            line = int(found[2]) or None
            file = "" if file == IR_FILE or line is None else file
            self.place = replace(self.place, line=line, column=int(found[3]) if line else 0, file=file, form=form)
        elif _starts_block(row):
            block = _BLOCK.search(_split(row)[1])
            self.place = replace(self.place, block=block[1] if block else "", loop=None)
            if not row.startswith((".LBB", "#")):
                self.place = AssemblyLine("", block=self.place.block)  # a new function
            if (label := row.partition(":")[0].removeprefix(".L")) in self.numbers:
                self.place = replace(self.place, loop=self.numbers[label])
        if found := _INSIDE.search(row):
            self.place = replace(self.place, loop=self.numbers.get(found[1]))


def _unescaped(text: str) -> str:
    """The contents of a string in assembly: `\\303\\274` are the bytes of a letter."""
    data = _ESCAPE.sub(_byte, text.encode("utf-8", "surrogateescape"))
    return data.decode(errors="replace")


def _byte(found: re.Match[bytes]) -> bytes:
    letters = {b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t"}
    return bytes([int(found[1], 8) & 255]) if found[1].isdigit() else letters.get(found[1], found[1])


def _starts_block(row: str) -> bool:
    return row.startswith(("# %bb.", ".LBB")) or (bool(_LABEL.match(row)) and not row.startswith(".L"))


def _split(row: str) -> tuple[str, str]:
    """Code and comment. A `#` in a string, or in a name that is quoted, begins no comment."""
    end = _CODE.match(row).end()  # type: ignore[union-attr]  # it matches any text
    return row[:end].rstrip(), row[end + 1 :].strip()


def _loops_of(rows: list[str]) -> list[AssemblyLoop]:
    """The loops by the comments behind the labels of their headers."""
    loops: list[AssemblyLoop] = []
    numbers: dict[str, int] = {}
    pending: list[tuple[str, int, str]] = []
    label, parent = "", ""
    for row in rows:
        if row.startswith(".LBB"):
            label, parent = row.partition(":")[0].removeprefix(".L"), ""
        if found := _PARENT.search(row):
            parent = found[1]
        if found := _HEADER.search(row):
            numbers[label] = len(pending)
            pending.append((label, int(found[1]), parent))
    for label, depth, parent in pending:
        loops.append(AssemblyLoop(numbers[label], label, depth, numbers.get(parent)))
    return loops


def _with_hot_loops(loops: list[AssemblyLoop], lines: list[AssemblyLine]) -> list[AssemblyLoop]:
    """Marks the innermost loops with code of SIMD functions, or of scalar ones where there are no others."""
    form = "vector" if any(line.form == "vector" for line in lines) else "scalar"
    busy = {line.loop for line in lines if line.form == form and line.line is not None}
    parents = {loop.parent for loop in loops}
    return [replace(loop, is_hot=loop.number in busy and loop.number not in parents) for loop in loops]
