"""Parses direct calls; indirect calls and inline assembly are refused."""

from __future__ import annotations

from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.lexer import END, Cursor
from wfv.ir.parse_constants import VALUE_WORDS, global_name
from wfv.ir.parse_instrs import InstrParser
from wfv.ir.parse_types import parse_fn_type, parse_type, starts_type
from wfv.ir.reader import FAST_MATH, Reader, metadata_text
from wfv.ir.types import METADATA, FnType, Type
from wfv.ir.values import MetadataRef, Value

CALLING_CONVENTIONS = frozenset({
    "ccc", "fastcc", "coldcc", "spir_func", "spir_kernel", "cc", "preserve_mostcc", "preserve_allcc",
    "preserve_nonecc", "tailcc", "swiftcc", "swifttailcc", "cxx_fast_tlscc", "ghccc", "anyregcc",
})  # fmt: skip


def _call(r: Reader, op: str) -> Instr:
    """`tail call fast spir_func noundef float @f(float noundef %x) #4`."""
    attrs: dict[str, Any] = {}
    if op != "call":
        attrs["tail"] = op
        r.cur.expect("call")
    attrs.update(r.flags(FAST_MATH))
    _convention(r.cur, attrs)
    type = parse_type(r.cur)
    fn_type = parse_fn_type(r.cur, type) if r.cur.peek == "(" else None
    if fn_type is not None and fn_type.vararg:
        attrs["fn_type"] = fn_type
    attrs["callee"] = _callee(r.cur)
    operands, arg_attrs = _arguments(r)
    _check_count(r.cur, fn_type, operands)
    if any(arg_attrs):
        attrs["arg_attrs"] = arg_attrs
    if suffix := _suffix(r.cur):
        attrs["suffix"] = suffix
    return Instr(type, "", "call", operands, attrs)


def _convention(cur: Cursor, attrs: dict[str, Any]) -> None:
    """The calling convention and the attributes of the result."""
    first = cur.pos
    if cur.peek in CALLING_CONVENTIONS:
        if cur.next() == "cc":
            cur.integer()
        attrs["cconv"] = cur.text_between(first, cur.pos)
    first = cur.pos
    while not starts_type(cur):
        if cur.peek == "addrspace":
            raise UnsupportedError("a call in an address space", line=cur.line, help="functions are in address space 0")
        cur.skip_balanced()
    if cur.pos > first:
        attrs["ret_attrs"] = cur.text_between(first, cur.pos)


def _callee(cur: Cursor) -> str:
    token = cur.next()
    if token[0] == "%" and len(token) > 1:
        raise UnsupportedError(f"an indirect call of {token}", line=cur.line, help="call functions by name")
    if token == "asm":
        raise UnsupportedError("inline asm", line=cur.line, help="assembly cannot be vectorized")
    return global_name(cur, token)


def _arguments(r: Reader) -> tuple[list[Value], list[str]]:
    cur = r.cur
    operands: list[Value] = []
    attrs: list[str] = []
    cur.expect("(")
    while not cur.accept(")"):
        if operands:
            cur.expect(",")
        type = parse_type(cur)
        if type is METADATA:
            attrs.append("")
            operands.append(_metadata(cur))
        else:
            attrs.append(_attributes(cur))
            operands.append(r.value(type))
    return operands, attrs


def _attributes(cur: Cursor) -> str:
    """The attributes of an argument before its value, as written."""
    first = cur.pos
    while not _starts_value(cur.tokens[cur.pos]):
        if cur.next() == "align" and cur.peek != "(":
            cur.integer()
        elif cur.peek == "(":
            cur.skip_balanced()
        elif cur.accept("="):
            cur.next()
    return cur.text_between(first, cur.pos) if cur.pos > first else ""


def _starts_value(token: str) -> bool:
    return token[0] in "%@-0123456789,)" or token in VALUE_WORDS or token[:2] == 'c"' or token == END


def _metadata(cur: Cursor) -> MetadataRef:
    if cur.peek[0] != "!":
        raise UnsupportedError("a value as metadata", line=cur.line, help="drop debug intrinsics first")
    return MetadataRef(metadata_text(cur))


def _check_count(cur: Cursor, fn_type: FnType | None, operands: list[Value]) -> None:
    if fn_type is None:
        return
    found: tuple[Type, ...] = tuple(value.type for value in operands)
    count = len(fn_type.params)
    if found[:count] != fn_type.params or (len(found) > count and not fn_type.vararg):
        cur.fail(f"the arguments do not match {fn_type}")


def _suffix(cur: Cursor) -> str:
    """Attributes after the arguments: `#4`."""
    first = cur.pos
    while cur.tokens[cur.pos] not in (",", END):
        if cur.peek == "[":
            raise UnsupportedError("operand bundles", line=cur.line, help="compile without what adds them")
        cur.skip_balanced()
    return cur.text_between(first, cur.pos) if cur.pos > first else ""


PARSERS: dict[str, InstrParser] = dict.fromkeys(("call", "tail", "musttail", "notail"), _call)
