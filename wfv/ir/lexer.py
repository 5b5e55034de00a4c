"""Tokens of one line of LLVM IR.

LLVM prints one instruction, one global, one metadata node a line, so the lexer works line by line: line numbers are
exact, and a text with other line breaks is refused instead of misread.
"""

from __future__ import annotations

import re
from typing import NoReturn

from wfv.errors import ParseError
from wfv.ir.types import Type

# Simple pointer, vector and array types are one token, so that a dictionary lookup parses them.
_TOKEN = re.compile(
    r"""
      ptr\ addrspace\(\d+\)
    | <\d+\ x\ (?:ptr\ addrspace\(\d+\)|\w+)>
    | \[\d+\ x\ \w+\]
    | -?\d+\.\d+(?:[eE][-+]?\d+)?
    | [%@!$c]?"[^"]*"
    | [%@!#^]?[-\w.$\\]+
    | ;.*
    | \S
    """,
    re.VERBOSE | re.ASCII,
)
END = "\n"  # no line contains it; it follows the last token twice, so that lookahead needs no bounds check
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


def strip_comment(line: str) -> str:
    """The line without a trailing comment."""
    if ";" not in line:
        return line
    for match in _TOKEN.finditer(line):
        if match[0][0] == ";":
            return line[: match.start()]
    return line


class Cursor:
    """A position in the tokens of the current line. `types` maps spellings to types (see parse_types)."""

    __slots__ = ("_starts", "line", "pos", "text", "tokens", "types")

    def __init__(self, types: dict[str, Type]) -> None:
        self.types = types
        self.load("", 0)

    def load(self, text: str, line: int) -> None:
        """Moves to the start of another line."""
        self.text, self.line, self.pos = text, line, 0
        tokens = _TOKEN.findall(text)
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
        if not (token.isdigit() and token.isascii() and len(token) < 20):
            self.fail(f"expected a number, found {token!r}")
        return int(token)

    def skip_balanced(self) -> None:
        """Skips one token, or a bracketed group if it opens one."""
        closing = _CLOSING.get(self.next())
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
