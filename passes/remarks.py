"""Remarks: decisions of vectorization and missed optimizations, with their reasons. Each step returns its remarks.

A step knows a value by its name and its line. `located` (located_remarks.py), which is called once at the end, gives
values their names in the source.
"""

from collections.abc import Sequence
from typing import NamedTuple


class NamedCause(NamedTuple):
    """A value that makes others varying: its name in the IR, its line (0: unknown), and why it is varying.

    `words`: its name in the source, "" if that is not known. `call`: the call of OpenCL C that the value stands for,
    such as `get_global_id(0)`, where the chain of causes ends. `kind`: the rule, or the operation that is one. Names
    and numbers only, so that a remark keeps no function alive.
    """

    name: str
    line: int
    why: str
    column: int = 0
    file: str = ""
    words: str = ""
    call: str = ""
    kind: str = ""

    @property
    def title(self) -> str:
        """The value's name in messages."""
        return self.call or self.words or f"%{self.name}"

    def __str__(self) -> str:
        return f"{self.title}{f' (line {int(self.line)})' if self.line else ''}: {self.why}"


class Remark(NamedTuple):
    """One fact about one instruction (or, with line 0 and no opcode, about the kernel).

    `kind`: docs/explain.md has them all. `line`: the source line, where the kernel has debug info; else that of the
    instruction in the canonical IR; 0 if unknown. `name`: the value's name in the IR, "" if it has none; then `near`
    names the instruction's address or condition, if it has one. `file`: the file that the line is in, "" if unknown.
    `causes`: the value that the fact is a consequence of, then its cause, and so on to the id. `located` appends them
    to the text.
    """

    line: int
    kind: str
    opcode: str
    name: str
    text: str
    near: str = ""
    file: str = ""
    column: int = 0
    causes: tuple[NamedCause, ...] = ()

    @property
    def fact(self) -> str:
        """The text without the causes."""
        return self.text.removesuffix(because_of(self.causes))


def because_of(causes: Sequence[NamedCause]) -> str:
    """The first cause, and the id that it depends on, as the end of a remark's text."""
    if not causes:
        return ""
    first, last = causes[0], causes[-1]
    file = f" of {last.file.rsplit('/')[-1]}" if first.file and last.file != first.file else ""
    where = f", line {last.line}{file}" if last.line else ""
    id = f"; it depends on {last.call}{where}" if len(causes) > 1 and last.call else ""
    return f", because of {first}{id}"
