"""Parts of an instruction's text: each is read into the instruction, and written again."""

from collections.abc import Callable
from typing import NamedTuple

from wfv.ir.core import Instr
from wfv.ir.lexer import tokens_of
from wfv.ir.operands import Namer, Reader


class Part(NamedTuple):
    """`write` returns the text with the separator from the part before, "" if the instruction has no such part."""

    read: Callable[[Reader, Instr], None]
    write: Callable[[Namer, Instr], str]


def word(key: str) -> Part:
    """One word, as the attribute of this name."""

    def read(r: Reader, instr: Instr) -> None:
        instr.attrs[key] = r.cur.next()

    return Part(read, lambda namer, instr: f" {instr.attrs[key]}")


def sign(text: str) -> Part:
    """A comma or word that is always there."""
    return Part(lambda r, instr: r.cur.expect(text.strip()), lambda namer, instr: text)


def keyword(word: str) -> Part:
    """A word that may be there: an attribute that is true."""

    def read(r: Reader, instr: Instr) -> None:
        if r.cur.accept(word):
            instr.attrs[word] = True

    return Part(read, lambda namer, instr: f" {word}" if instr.attrs.get(word) else "")


def text(key: str, read: Callable[[Reader, Instr], None]) -> Part:
    """Text that may be there, kept as written in the attribute of this name."""

    def read_text(r: Reader, instr: Instr) -> None:
        first = r.cur.pos
        read(r, instr)
        if r.cur.pos > first:
            instr.attrs[key] = r.cur.text_between(first, r.cur.pos)

    return Part(read_text, lambda namer, instr: f" {instr.attrs[key]}" if instr.attrs.get(key) else "")


def option(key: str, before: str, behind: str = "") -> Part:
    """A number or string between these texts, which may be there."""
    words = tokens_of(before)

    def read(r: Reader, instr: Instr) -> None:
        cur = r.cur
        if cur.tokens[cur.pos] == words[0] and cur.tokens[cur.pos : cur.pos + len(words)] == words:
            cur.pos += len(words)
            token = cur.next()
            instr.attrs[key] = int(token) if token.isdigit() else token.strip('"')
            cur.pos += len(behind)

    def write(namer: Namer, instr: Instr) -> str:
        value = instr.attrs.get(key)
        shown = f'"{value}"' if isinstance(value, str) else value
        return f"{before}{shown}{behind}" if value else ""

    return Part(read, write)
