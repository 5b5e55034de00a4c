"""Parses operands: constants of a known type, and a function's values, labels, flags and attachments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Block, Instr
from wfv.ir.lexer import END, Cursor, parse_type, starts_type
from wfv.ir.opcodes import CASTS
from wfv.ir.types import FloatType, IntType, PtrType, StructType, Type, VecType, VoidType
from wfv.ir.values import (
    FALSE,
    TRUE,
    Argument,
    Const,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstNull,
    ConstSplat,
    ConstString,
    GlobalRef,
    Poison,
    Undef,
    Value,
    const_int,
    unquote,
)  # fmt: skip

_INT = re.compile(r"-?\d{1,40}", re.ASCII)
_FLOAT = re.compile(r"-?\d+\.\d+(?:[eE][-+]?\d+)?|0x[0-9A-Fa-f]{1,16}|0x[HRKLM][0-9A-Fa-f]{1,32}", re.ASCII)
_EXPRESSIONS = frozenset({
    "getelementptr", "add", "sub", "mul", "xor", "shl", "extractelement", "insertelement", "shufflevector",
}) | CASTS  # fmt: skip
_UNSUPPORTED = frozenset({"blockaddress", "dso_local_equivalent", "no_cfi", "none", "ptrauth", "asm"})


def parse_constant(cur: Cursor, type: Type) -> Const:
    """The constant of this type at the cursor."""
    token = cur.next()
    if isinstance(type, IntType) and _INT.fullmatch(token):
        return const_int(type, int(token))
    if isinstance(type, FloatType) and _FLOAT.fullmatch(token):
        return ConstFloat(type, token)
    if token[0] == "@" and len(token) > 1 and isinstance(type, PtrType):
        return GlobalRef(type, global_name(cur, token))
    parse = _PARSERS.get(token) or (_string if token[:2] == 'c"' else None)
    if parse is None or isinstance(type, VoidType):
        cur.pos -= 1
        cur.fail(f"expected a value of type {type}, found {cur.shown}")
    return parse(cur, type)


def parse_typed_constant(cur: Cursor) -> Const:
    """A type and a constant of it."""
    return parse_constant(cur, parse_type(cur))


def global_name(cur: Cursor, token: str) -> str:
    """The name in a token `@name`. Digits are the number of an unnamed global; a quoted number is refused."""
    if len(token) < 2 or token[0] != "@":
        cur.fail(f"expected the name of a global, found {token!r}")
    name = unquote(token[1:])
    if token[1] == '"' and name.isdigit():
        raise UnsupportedError(
            f"the global name {token}",
            line=cur.line,
            help="rename it: LLVM prints it like the number of an unnamed global",
        )
    cur.mentioned.add(name)
    return name


def _boolean(cur: Cursor, type: Type) -> Const:
    return TRUE if cur.tokens[cur.pos - 1] == "true" else FALSE


def _splat(cur: Cursor, type: Type) -> Const:
    assert isinstance(type, VecType)
    cur.expect("(")
    element = parse_typed_constant(cur)
    cur.expect(")")
    return ConstSplat(type, element)


def _string(cur: Cursor, type: Type) -> Const:
    return ConstString(type, cur.tokens[cur.pos - 1][2:-1])


def _aggregate(cur: Cursor, type: Type) -> Const:
    """`[i32 1, i32 2]`, `<i32 1, i32 2>`, `{ i32 1, float 2.0 }`, `<{ i8 1, i32 2 }>`."""
    cur.pos -= 1
    closing = _brackets(type)[1]
    for bracket in _brackets(type)[0]:
        cur.expect(bracket)
    elements: list[Const] = []
    while cur.peek != closing[0]:
        if elements:
            cur.expect(",")
        elements.append(parse_typed_constant(cur))
    for bracket in closing:
        cur.expect(bracket)
    return ConstAggregate(type, tuple(elements))


def _brackets(type: Type) -> tuple[str, str]:
    if isinstance(type, VecType):
        return "<", ">"
    if isinstance(type, StructType):
        return ("<{", "}>") if type.packed else ("{", "}")
    return "[", "]"


def _expression(cur: Cursor, type: Type) -> Const:
    first = cur.pos - 1
    op = cur.tokens[first]
    while cur.peek not in ("(", END) or cur.tokens[cur.pos - 1] == "inrange":
        cur.skip_balanced()
    head = cur.text_between(first, cur.pos)
    cur.expect("(")
    elem_type = parse_type(cur) if op == "getelementptr" else None
    if elem_type is not None:
        cur.expect(",")
    operands = _operand_list(cur)
    if op in CASTS:
        cur.expect("to")
        parse_type(cur)
    cur.expect(")")
    return ConstExpr(type, head, tuple(operands), elem_type)


def _operand_list(cur: Cursor) -> list[Const]:
    operands = [parse_typed_constant(cur)]
    while cur.accept(","):
        operands.append(parse_typed_constant(cur))
    return operands


def _unsupported(cur: Cursor, type: Type) -> Const:
    word = cur.tokens[cur.pos - 1]
    raise UnsupportedError(f"the constant `{word}`", line=cur.line, help="wfv has no such constant")


_PARSERS: dict[str, Callable[[Cursor, Type], Const]] = {
    "true": _boolean,
    "false": _boolean,
    **dict.fromkeys(("null", "zeroinitializer"), lambda cur, type: ConstNull(type)),
    "undef": lambda cur, type: Undef(type),
    "poison": lambda cur, type: Poison(type),
    "splat": _splat,
    **dict.fromkeys("<[{", _aggregate),
    **dict.fromkeys(_EXPRESSIONS, _expression),
    **dict.fromkeys(_UNSUPPORTED, _unsupported),
}
VALUE_WORDS = frozenset(_PARSERS)


_FLAGS = frozenset({
    "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast", "nuw", "nsw", "exact", "disjoint", "nneg",
    "samesign", "inbounds", "nusw",
})  # fmt: skip


class Forward(Value):
    """A placeholder for a value that is used before its definition is parsed."""

    __slots__ = ("key", "type")

    def __init__(self, type: Type, key: str) -> None:
        self.type, self.key = type, key


class Reader:
    """Parses values and labels of one function; keys are the tokens as written (`%x`, `%"a b"`, `%5`)."""

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

    def typed_values(self) -> list[Value]:
        """Types and operands, as far as the list goes."""
        return [self.typed_value(), *self.more_values()]

    def more_values(self) -> list[Value]:
        """The rest of a list of types and operands; alignments, indices and metadata are not part of it."""
        cur = self.cur
        found: list[Value] = []
        while cur.tokens[cur.pos] == "," and starts_type(cur, 1):
            cur.pos += 1
            found.append(self.typed_value())
        return found

    def label(self, key: str) -> Block:
        """The block of this token; a new one if it was not parsed yet."""
        block = self.labels.get(key)
        if block is None:
            block = self.labels[key] = Block("")
        return block

    def typed_label(self) -> Block:
        """`label %x`."""
        self.cur.expect("label")
        return self.label(self.cur.next())

    def flags(self) -> dict[str, Any]:
        """The flags at the cursor, as `attrs`."""
        cur = self.cur
        first = cur.pos
        while cur.tokens[cur.pos] in _FLAGS:
            cur.pos += 1
        return {"flags": tuple(cur.tokens[first : cur.pos])} if cur.pos > first else {}

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
