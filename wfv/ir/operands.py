"""The values and labels of one function in LLVM's text: `Reader` finds them by name, `Namer` names them."""

from collections.abc import Iterator
from typing import Any

from wfv.ir.constants import constant_text, parse_constant
from wfv.ir.core import Block, Function, Instr
from wfv.ir.lexer import Cursor, parse_type, starts_type
from wfv.ir.spelling import quote_local, unquote
from wfv.ir.types import VOID, Type
from wfv.ir.values import Argument, Const, Value


class Reader:
    """Reads values and labels of one function; keys are the tokens as written (`%x`, `%"a b"`, `%5`).

    A value that is used before its definition is an instruction without an opcode until then.
    """

    def __init__(self, cur: Cursor) -> None:
        self.cur = cur
        self.values: dict[str, Instr | Argument] = {}
        self.labels: dict[str, Block] = {}
        self.next_number = 0

    def define(self, key: str, value: Instr | Argument | Block) -> None:
        """Records a value or block under its token, and names it; a number is not a name."""
        if key[1:].isdigit():
            self.next_number = int(key[1:]) + 1
        else:
            value.name = unquote(key[1:])
        if not isinstance(value, Block):
            self.values[key] = value

    def result(self, key: str) -> Instr:
        """The instruction that this token names, which is not read yet."""
        known = self.values.get(key)
        instr = known if isinstance(known, Instr) and not known.op else Instr(VOID, "", "")
        self.define(key, instr)
        return instr

    def value(self, type: Type) -> Value:
        """An operand of a known type."""
        cur = self.cur
        key = cur.tokens[cur.pos]
        if key[0] != "%" or len(key) == 1:
            return parse_constant(cur, type)
        cur.pos += 1
        found = self.values.get(key)
        if found is None:
            found = self.values[key] = Instr(type, "", "")
        elif found.type is VOID:  # the instruction itself, in a loop or in code that is never reached
            found.type = type
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
        return self.labels.setdefault(self.cur.next(), Block(""))

    def begin_block(self, key: str) -> Block:
        block = self.labels.setdefault(key, Block(""))
        self.define(key, block)
        return block

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

    def check_all_defined(self) -> None:
        """Raises ParseError for a value that is used only."""
        for key, value in self.values.items():
            if isinstance(value, Instr) and not value.op:
                self.cur.fail(f"{key} is not defined")


def metadata_text(cur: Cursor) -> str:
    """One metadata operand as written: `!12`, `!"round.dynamic"`, `!{!1}`, `!DIExpression()`."""
    first = cur.pos
    token = cur.next()
    if token == "!" or cur.peek == "(":
        cur.skip_balanced()
    return cur.text_between(first, cur.pos) if cur.pos > first + 1 else token


def definitions_of(fn: Function) -> Iterator[Argument | Block | Instr]:
    """The parameters, and each block followed by its instructions."""
    yield from fn.args
    for block in fn.blocks:
        yield block
        yield from block.instrs


class Namer:
    """Gives each value and block a unique name, in the order of calls; the IR is not changed.

    Values and blocks share one namespace in LLVM. Unnamed ones get a new name, so that no number is ever printed. With
    a function, all its names are given first, in the order of definitions, whatever the order of uses.
    """

    def __init__(self, fn: Function | None = None) -> None:
        self._names: dict[Any, str] = {}
        self._taken: set[str] = set()
        self._suffixes: dict[str, int] = {}
        for thing in definitions_of(fn) if fn is not None else ():
            if thing.name:
                self(thing)

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
