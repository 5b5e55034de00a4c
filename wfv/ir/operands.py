"""The values and labels of one function in LLVM's text: `Reader` finds them by name, `Namer` names them."""

from typing import Any

from wfv.ir.constants import constant_text, parse_constant
from wfv.ir.core import Block, Instr
from wfv.ir.lexer import Cursor, parse_type, starts_type
from wfv.ir.types import Type
from wfv.ir.values import Argument, Const, Value, quote_local, unquote


class Forward(Value):
    """A placeholder for a value that is used before its definition is parsed."""

    __slots__ = ("key", "type")

    def __init__(self, type: Type, key: str) -> None:
        self.type, self.key = type, key


class Reader:
    """Reads values and labels of one function; keys are the tokens as written (`%x`, `%"a b"`, `%5`)."""

    def __init__(self, cur: Cursor) -> None:
        self.cur = cur
        self.values: dict[str, Value] = {}
        self.labels: dict[str, Block] = {}
        self.next_number = 0
        self.has_forward = False

    def define(self, key: str, value: Instr | Argument | Block) -> None:
        """Records a value or block under its token, and names it; a number is not a name."""
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
            return Forward(type, key)
        return found

    def typed_value(self) -> Value:
        """A type and an operand of it."""
        return self.value(parse_type(self.cur))

    def more_values(self) -> list[Value]:
        """The rest of a list of types and operands; alignments, indices and metadata are not part of it."""
        cur = self.cur
        found: list[Value] = []
        while cur.tokens[cur.pos] == "," and starts_type(cur, 1):
            cur.pos += 1
            found.append(self.typed_value())
        return found

    def label(self) -> Block:
        """The block that the next token names; a new one if it was not parsed yet."""
        return self.block(self.cur.next())

    def block(self, key: str) -> Block:
        if key not in self.labels:
            self.labels[key] = Block("")
        return self.labels[key]

    def typed_label(self) -> Block:
        """`label %x`."""
        self.cur.expect("label")
        return self.label()

    def attachments(self, instr: Instr) -> None:
        """`, !dbg !12, !tbaa !3` up to the end of the line."""
        cur = self.cur
        while cur.accept(","):
            kind = cur.next()
            instr.metadata[kind[1:]] = metadata_text(cur)
        cur.expect_end()

    def resolve(self, instr: Instr) -> None:
        """Replaces the placeholders among the operands of an instruction by their definitions."""
        for i, operand in enumerate(instr.operands):
            if isinstance(operand, Forward):
                if operand.key not in self.values:
                    self.cur.fail(f"{operand.key} is not defined")
                instr.operands[i] = self.values[operand.key]


def metadata_text(cur: Cursor) -> str:
    """One metadata operand as written: `!12`, `!"round.dynamic"`, `!{!1}`, `!DIExpression()`."""
    first = cur.pos
    token = cur.next()
    if token == "!" or cur.peek == "(":
        cur.skip_balanced()
    return cur.text_between(first, cur.pos) if cur.pos > first + 1 else token


class Namer:
    """Gives each value and block a unique name, in the order of calls; the IR is not changed.

    Values and blocks share one namespace in LLVM. Unnamed ones get a new name, so that no number is ever printed.
    """

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}
        self._taken: set[str] = set()
        self._suffixes: dict[str, int] = {}

    def __call__(self, thing: Value | Block) -> str:
        """The name with `%`, quoted if need be."""
        found = self._names.get(thing)
        if found is None:
            assert isinstance(thing, (Instr, Argument, Block)), thing
            found = self._names[thing] = "%" + quote_local(self._unique(thing.name or _DEFAULT_NAMES[type(thing)]))
        return found

    def _unique(self, name: str) -> str:
        unique, number = name, self._suffixes.get(name, 0)
        while unique in self._taken:
            number += 1
            unique = f"{name}.{number}"
        self._suffixes[name] = number
        self._taken.add(unique)
        return unique

    def operand(self, value: Value) -> str:
        """An operand without its type."""
        return constant_text(value) if isinstance(value, Const) else self(value)

    def typed(self, value: Value) -> str:
        return f"{value.type} {self.operand(value)}"


_DEFAULT_NAMES: dict[type, str] = {Block: "bb", Argument: "arg", Instr: "v"}
