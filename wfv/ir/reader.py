"""Parses operands for the instruction parsers: values, labels, flags and attachments of one function."""

from __future__ import annotations

from wfv.ir.core import Block, Instr
from wfv.ir.lexer import END, Cursor
from wfv.ir.names import unquote
from wfv.ir.parse_constants import parse_constant
from wfv.ir.parse_types import parse_type
from wfv.ir.types import Type
from wfv.ir.values import Argument, Value

FAST_MATH = frozenset({"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"})
ARITHMETIC_FLAGS = FAST_MATH | {"nuw", "nsw", "exact", "disjoint", "nneg"}


class Forward(Value):
    """A placeholder for a value that is used before its definition is parsed."""

    __slots__ = ("key", "line", "type")

    def __init__(self, type: Type, key: str, line: int) -> None:
        self.type, self.key, self.line = type, key, line


class Reader:
    """Parses values and labels of one function; keys are the tokens as written (`%x`, `%"a b"`, `%5`)."""

    def __init__(self, cur: Cursor) -> None:
        self.cur = cur
        self.values: dict[str, Value] = {}
        self.labels: dict[str, Block] = {}
        self.label_lines: dict[str, int] = {}  # of labels used and not yet defined
        self.next_number = 0
        self.has_forward = False

    def define(self, key: str, value: Instr | Argument | Block) -> None:
        """Records a value or block under its token, and names it; a number is not a name."""
        if key in self.values or (not isinstance(value, Block) and key in self.labels):
            self.cur.fail(f"{key} is defined twice")
        if key[1:].isdigit():
            self.next_number = int(key[1:]) + 1
        else:
            value.name = unquote(key[1:])
        if not isinstance(value, Block):
            self.values[key] = value

    def value(self, type: Type) -> Value:
        """An operand of a known type."""
        cur = self.cur
        key = cur.tokens[cur.pos]
        if key[0] != "%" or len(key) == 1:
            return parse_constant(cur, type)
        cur.pos += 1
        found = self.values.get(key)
        if found is None:
            self.has_forward = True
            return Forward(type, key, cur.line)
        if found.type is not type and found.type != type:
            cur.fail(f"{key} is used as {type} but is {found.type}")
        return found

    def typed_value(self) -> Value:
        """A type and an operand of it."""
        return self.value(parse_type(self.cur))

    def label(self, key: str) -> Block:
        """The block of this token; a new one if it was not parsed yet."""
        block = self.labels.get(key)
        if block is None:
            if key[0] != "%" or len(key) == 1 or key in self.values:
                self.cur.fail(f"expected a block, found {key!r}")
            block = self.labels[key] = Block("")
            self.label_lines[key] = self.cur.line
        return block

    def typed_label(self) -> Block:
        """`label %x`."""
        self.cur.expect("label")
        return self.label(self.cur.next())

    def flags(self, allowed: frozenset[str] = ARITHMETIC_FLAGS) -> dict[str, object]:
        """The flags at the cursor, as `attrs`."""
        cur = self.cur
        first = cur.pos
        while cur.tokens[cur.pos] in allowed:
            cur.pos += 1
        return {"flags": tuple(cur.tokens[first : cur.pos])} if cur.pos > first else {}

    def attachments(self, instr: Instr) -> None:
        """`, !dbg !12, !tbaa !3` up to the end of the line."""
        cur = self.cur
        while cur.accept(","):
            kind = cur.next()
            if kind[0] != "!" or len(kind) < 2:
                cur.fail(f"expected metadata, found {kind!r}")
            instr.metadata[kind[1:]] = metadata_text(cur)
        if cur.tokens[cur.pos] != END:
            cur.expect_end()

    def resolve(self, instr: Instr) -> None:
        """Replaces the placeholders among the operands of an instruction by their definitions."""
        for i, operand in enumerate(instr.operands):
            if isinstance(operand, Forward):
                self.cur.line = operand.line
                self.cur.text = operand.key
                found = self.values.get(operand.key)
                if found is None:
                    self.cur.fail(f"{operand.key} is not defined")
                if found.type != operand.type:
                    self.cur.fail(f"{operand.key} is used as {operand.type} but is {found.type}")
                instr.operands[i] = found


def metadata_text(cur: Cursor) -> str:
    """One metadata operand as written: `!12`, `!"round.dynamic"`, `!{!1}`, `!DIExpression()`."""
    first = cur.pos
    token = cur.next()
    if token[0] != "!":
        cur.fail(f"expected metadata, found {token!r}")
    if token == "!" or cur.peek == "(":
        cur.skip_balanced()
    return cur.text_between(first, cur.pos) if cur.pos > first + 1 else token
