"""Tokens of one line of LLVM IR, and the types that they spell.

LLVM prints one instruction, one global, one metadata node a line, so the lexer works line by line: line numbers are
exact, and a text with other line breaks is refused instead of misread.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from graphlib import TopologicalSorter
from typing import NoReturn, TypeVar

from wfv.errors import ParseError, UnsupportedError
from wfv.ir.types import (
    FLOAT_BITS,
    LABEL,
    METADATA,
    PTR,
    VOID,
    ArrayType,
    FloatType,
    FnType,
    IntType,
    PtrType,
    StructType,
    Type,
    VecType,
)  # fmt: skip

Item = TypeVar("Item")

# A pointer type is one token, so that a dictionary lookup parses it. So is an array of many numbers, which may have
# megabytes.
_TOKEN = re.compile(
    r"""
      ptr\ addrspace\(\d+\)
    | \[(?:i(?:16|32|64)\ -?\d{1,20}(?:,\ |(?=\]))){1024,}\]
    | \[(?:(?:half|float|double)\ (?:-?\d+\.\d+(?:[eE][-+]?\d+)?|0xH?[0-9A-Fa-f]{1,16})(?:,\ |(?=\]))){1024,}\]
    | -?\d+\.\d+(?:[eE][-+]?\d+)?
    | [%@!$c]?"[^"]*"
    | [%@!#^]?[-\w.$\\]+
    | ;.*
    | \S
    """,
    re.VERBOSE | re.ASCII,
)
END = "\n"  # no line contains it; it follows the last token twice, so that lookahead needs no bounds check
CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


def tokens_of(line: str) -> list[str]:
    """The tokens of a line; the last one may be a comment."""
    return _TOKEN.findall(line)


def strip_comment(line: str) -> str:
    """The line without a trailing comment."""
    if ";" not in line:
        return line
    for match in _TOKEN.finditer(line):
        if match[0][0] == ";":
            return line[: match.start()]
    return line


class Cursor:
    """A position in the tokens of the current line. `types` maps spellings to types."""

    __slots__ = ("_starts", "line", "mentioned", "pos", "text", "tokens", "types")

    def __init__(self, types: dict[str, Type]) -> None:
        self.types = types
        self.mentioned = set[str]()  # the names of globals so far
        self.load("", 0)

    def load(self, text: str, line: int) -> None:
        """Moves to the start of another line."""
        self.text, self.line, self.pos = text, line, 0
        tokens = tokens_of(text)
        if ";" in text and tokens and tokens[-1][0] == ";":
            tokens.pop()
        tokens += (END, END)
        self.tokens: list[str] = tokens
        self._starts: list[int] | None = None

    @property
    def peek(self) -> str:
        return self.tokens[self.pos]

    def next(self) -> str:
        token = self.tokens[self.pos]
        if token == END:
            self.fail("the line ends too early")
        self.pos += 1
        return token

    def accept(self, token: str) -> bool:
        """Consumes this token if it is the next one; returns whether it was."""
        if self.tokens[self.pos] == token:
            self.pos += 1
            return True
        return False

    def expect(self, token: str) -> None:
        if self.tokens[self.pos] != token:
            self.fail(f"expected {token!r}, found {self.shown}")
        self.pos += 1

    def expect_end(self) -> None:
        if self.tokens[self.pos] != END:
            self.fail(f"did not expect {self.shown} here")

    def integer(self) -> int:
        """A decimal number without sign."""
        token = self.next()
        if not (token.isdigit() and token.isascii()):
            self.fail(f"expected a number, found {token!r}")
        return int(token)

    def listed(self, closing: str, read: Callable[[Cursor], Item]) -> list[Item]:
        """The items that `read` reads, separated by commas, up to the closing bracket, which is consumed."""
        found: list[Item] = []
        while not self.accept(closing):
            if found:
                self.expect(",")
            found.append(read(self))
        return found

    def skip_balanced(self) -> None:
        """Skips one token, or a bracketed group if it opens one."""
        closing = CLOSING.get(self.next())
        if closing is None:
            return
        while self.tokens[self.pos] != closing:
            self.skip_balanced()
        self.pos += 1

    def text_between(self, first: int, last: int) -> str:
        """The text from token number `first` up to before token number `last`, as written."""
        if first >= last:
            return ""
        if self._starts is None:
            self._starts = [m.start() for m in _TOKEN.finditer(self.text)]
        return self.text[self._starts[first] : self._starts[last - 1] + len(self.tokens[last - 1])]

    def rest(self) -> str:
        """Consumes the rest of the line and returns it as text."""
        first, self.pos = self.pos, len(self.tokens) - 2
        return self.text_between(first, self.pos)

    @property
    def shown(self) -> str:
        token = self.tokens[self.pos]
        return "the end of the line" if token == END else repr(token)

    def fail(self, message: str) -> NoReturn:
        """Raises a ParseError at this line."""
        raise ParseError(message, line=self.line)


_INT = re.compile(r"i([1-9]\d{0,7})", re.ASCII)
_PTR_TOKEN = re.compile(r"ptr addrspace\((\d{1,8})\)", re.ASCII)
_UNSUPPORTED = frozenset({"token", "x86_amx", "ppc_fp128", "target", "vscale", "exnref", "byte"})
_OPENING = frozenset("<[{%")


def simple_types() -> dict[str, Type]:
    """The types of one word by their spelling: the initial `types` of a Cursor."""
    types: dict[str, Type] = {"void": VOID, "ptr": PTR, "label": LABEL, "metadata": METADATA}
    types.update((kind, FloatType(kind)) for kind in FLOAT_BITS)
    types.update((f"i{bits}", IntType(bits)) for bits in (1, 8, 16, 32, 64))
    return types


def parse_type(cur: Cursor) -> Type:
    """The type at the cursor."""
    token = cur.tokens[cur.pos]
    known = cur.types.get(token)
    if known is None:
        return _parse_new(cur, token)
    cur.pos += 1
    return known


def starts_type(cur: Cursor, ahead: int = 0) -> bool:
    """Whether a type begins at the cursor, or some tokens ahead of it, and not an attribute."""
    token = cur.tokens[cur.pos + ahead]
    return (
        token in cur.types or token[0] in _OPENING or token in _UNSUPPORTED or token[:4] == "ptr "
        or _INT.fullmatch(token) is not None
    )  # fmt: skip


def skip_to_type(cur: Cursor) -> str:
    """Skips attributes (`noundef`, `align 4`, `range(i32 0, 5)`) up to a type; returns them as written."""
    first = cur.pos
    while not starts_type(cur):
        cur.skip_balanced()
    return cur.text_between(first, cur.pos)


def parse_fn_type(cur: Cursor, ret: Type) -> FnType:
    """A function type with this return type, which is already consumed."""
    cur.expect("(")
    params = cur.listed(")", lambda cur: None if cur.accept("...") else parse_type(cur))
    return FnType(ret, tuple(param for param in params if param is not None), None in params)


def parse_type_lines(cur: Cursor, lines: dict[str, tuple[str, int]]) -> dict[str, StructType]:
    """The types of all `%name = type ...` lines (name to body and line number), which may refer to each other."""
    done: dict[str, StructType] = {}
    used = {name: lines.keys() & tokens_of(text) for name, (text, _) in lines.items()}
    for name in TopologicalSorter(used).static_order():
        cur.load(*lines[name])
        struct = StructType(None, False, name[1:]) if cur.accept("opaque") else _parse_struct(cur, name[1:])
        cur.expect_end()
        cur.types[name] = done[name] = struct
    return {name[1:]: done[name] for name in lines}


def _parse_new(cur: Cursor, token: str) -> Type:
    if token == "[" or (token == "<" and cur.tokens[cur.pos + 1] != "{"):
        return _parse_sequence(cur)
    if token in ("<", "{"):
        return _parse_struct(cur, None)
    if match := _INT.fullmatch(token):
        cur.types[token] = IntType(int(match[1]))
    elif match := _PTR_TOKEN.fullmatch(token):
        cur.types[token] = PtrType(int(match[1]))
    elif token in _UNSUPPORTED:
        raise _refused_type(cur)
    else:
        cur.fail(f"expected a type, found {cur.shown}")
    return parse_type(cur)


def _parse_sequence(cur: Cursor) -> Type:
    opening = cur.next()
    if cur.peek == "vscale":
        raise UnsupportedError(
            "a scalable vector (`vscale`)", line=cur.line, help="give vectors a fixed number of elements"
        )
    count = cur.integer()
    cur.expect("x")
    element = parse_type(cur)
    cur.expect(CLOSING[opening])
    return ArrayType(count, element) if opening == "[" else VecType(count, element)


def _parse_struct(cur: Cursor, name: str | None) -> StructType:
    packed = cur.accept("<")
    cur.expect("{")
    elements = cur.listed("}", parse_type)
    if packed:
        cur.expect(">")
    return StructType(tuple(elements), packed, name)


# Types of OpenCL C that are target extension types in Clang's IR: their names, and help.
_BUFFER = "pass a buffer, and an atomic counter of its elements"
_NO_QUEUES = "kernels cannot enqueue kernels: launch them one after the other"
_EXTENSIONS = {
    "Image": ("an image", "wfv has no depth images and no multisampled ones: pass a buffer, or another image"),
    "Pipe": ("a pipe", _BUFFER),
    "ReserveId": ("a reservation of a pipe (`reserve_id_t`)", _BUFFER),
    "Queue": ("a queue (`queue_t`)", _NO_QUEUES),
    "DeviceEvent": ("an event of a queue (`clk_event_t`)", _NO_QUEUES),
}
_OTHER = ("a target extension type (`target(...)`)", "compile for `spir64-unknown-unknown`, or pass the OpenCL C")


def _refused_type(cur: Cursor) -> UnsupportedError:
    word, name = cur.next(), cur.tokens[cur.pos + 1].strip('"').removeprefix("spirv.")
    if word != "target":
        return UnsupportedError(f"the type `{word}`", line=cur.line, help="wfv has no types of single targets")
    message, help = _EXTENSIONS.get(name, _OTHER)
    return UnsupportedError(message, line=cur.line, help=help)
