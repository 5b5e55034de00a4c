"""Constants as LLVM spells them: read at a cursor, and printed."""

import re
from collections.abc import Callable
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.lexer import CLOSING, END, Cursor, parse_type
from wfv.ir.opcodes import CASTS
from wfv.ir.spelling import quote_global, unquote
from wfv.ir.types import VOID, ArrayType, FloatType, IntType, PtrType, StructType, Type, VecType
from wfv.ir.values import (  # fmt: skip
    FALSE,
    TRUE,
    Const,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstNumbers,
    ConstSplat,
    ConstString,
    GlobalRef,
    MetadataRef,
    Poison,
    Undef,
    Value,
    canonical_float,
    const_int,
)

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
    if token[:2] == 'c"':
        return ConstString(type, token[2:-1])
    if token[0] == "[" and len(token) > 1 and isinstance(type, ArrayType) and token.startswith(f"[{type.element} "):
        return ConstNumbers(type, token)
    parse = _PARSERS.get(token)
    if parse is None or type is VOID:
        cur.pos -= 1
        cur.fail(f"expected a value of type {type}, found {cur.shown}")
    return parse(cur, type)


def global_name(cur: Cursor, token: str) -> str:
    """The name in a token `@name`. Digits are the number of an unnamed global; a quoted number is refused."""
    if len(token) < 2 or token[0] != "@":
        cur.fail(f"expected the name of a global, found {token!r}")
    name = unquote(token[1:])
    if token[1] == '"' and name.isdigit():
        help = "rename it: LLVM prints it like the number of an unnamed global"
        raise UnsupportedError(f"the global name {token}", line=cur.line, help=help)
    cur.mentioned.add(name)
    return name


def _typed(cur: Cursor) -> Const:
    return parse_constant(cur, parse_type(cur))


def _splat(cur: Cursor, type: Type) -> Const:
    assert isinstance(type, VecType)
    cur.expect("(")
    (element,) = cur.listed(")", _typed)
    return ConstSplat(type, element)


def _aggregate(cur: Cursor, type: Type) -> Const:
    """`[i32 1, i32 2]`, `<i32 1, i32 2>`, `{ i32 1, float 2.0 }`, `<{ i8 1, i32 2 }>`."""
    opening = cur.tokens[cur.pos - 1]
    if opening == "<" and cur.accept("{"):
        elements = cur.listed("}", _typed)
        cur.expect(">")
    else:
        elements = cur.listed(CLOSING[opening], _typed)
    return ConstAggregate(type, tuple(elements))


def _expression(cur: Cursor, type: Type) -> Const:
    first = cur.pos - 1
    while cur.peek not in ("(", END) or cur.tokens[cur.pos - 1] == "inrange":
        cur.skip_balanced()
    head = cur.text_between(first, cur.pos)
    cur.expect("(")
    elem_type = None
    if cur.tokens[first] == "getelementptr":
        elem_type = parse_type(cur)
        cur.expect(",")
    if cur.tokens[first] in CASTS:
        operands = [_typed(cur)]
        cur.expect("to")
        parse_type(cur)
        cur.expect(")")
    else:
        operands = cur.listed(")", _typed)
    return ConstExpr(type, head, tuple(operands), elem_type)


def _unsupported(cur: Cursor, type: Type) -> Const:
    word = cur.tokens[cur.pos - 1]
    raise UnsupportedError(f"the constant `{word}`", line=cur.line, help="wfv has no such constant")


_PARSERS: dict[str, Callable[[Cursor, Type], Const]] = {
    "true": lambda cur, type: TRUE,
    "false": lambda cur, type: FALSE,
    **dict.fromkeys(("null", "zeroinitializer"), lambda cur, type: ConstNull(type)),
    "undef": lambda cur, type: Undef(type),
    "poison": lambda cur, type: Poison(type),
    "splat": _splat,
    **dict.fromkeys("<[{", _aggregate),
    **dict.fromkeys(_EXPRESSIONS, _expression),
    **dict.fromkeys(_UNSUPPORTED, _unsupported),
}
VALUE_WORDS = frozenset(_PARSERS)


def constant_text(const: Const) -> str:
    """A constant in LLVM's spelling, without its type."""
    return _PRINTERS[type(const)](const)


def typed_constant(const: Const) -> str:
    return f"{const.type} {constant_text(const)}"


def is_zero(const: Const) -> bool:
    """Whether all bits are zero."""
    match const:
        case ConstInt(value=value):
            return value == 0
        case ConstFloat(text=text):
            return text in ("0.000000e+00", "0xH0000", "0xR0000") or text.strip("0") == "x"
        case ConstAggregate(elements=elements):
            return all(map(is_zero, elements))
        case ConstSplat(element=element):
            return is_zero(element)
    return isinstance(const, ConstNull)


def shuffle_mask(mask: Value) -> str:
    """A shuffle's mask with its type, which LLVM never prints as a splat."""
    assert isinstance(mask, Const) and isinstance(mask.type, VecType)
    elements = _elements(mask)
    if not elements or is_zero(mask) or all(isinstance(element, Poison) for element in elements):
        return typed_constant(mask)
    return f"{mask.type} <{_listed(elements)}>"


def _elements(const: Const) -> tuple[Const, ...]:
    if isinstance(const, ConstSplat):
        return (const.element,) * const.type.count
    return const.elements if isinstance(const, ConstAggregate) else ()


def _listed(elements: tuple[Const, ...]) -> str:
    return ", ".join(map(typed_constant, elements))


def _int(const: ConstInt) -> str:
    if const.type.bits == 1:
        return "true" if const.value else "false"
    return str(const.value)


def _null(const: ConstNull) -> str:
    match const.type:
        case IntType() as type:
            return _int(ConstInt(type, 0))
        case FloatType() as type:
            return canonical_float(type, 0.0)
        case VecType() | ArrayType() | StructType():
            return "zeroinitializer"
    return "null"


def _compound(const: ConstAggregate | ConstSplat) -> str:
    """An aggregate; LLVM has short forms for equal elements."""
    elements, type = _elements(const), const.type
    if len(set(elements)) == 1:
        first = elements[0]
        if isinstance(first, (Poison, Undef)):
            return constant_text(first)
        if is_zero(first):
            return "zeroinitializer"
        if isinstance(type, VecType) and isinstance(first, (ConstInt, ConstFloat)):
            return f"splat ({typed_constant(first)})"
    inner = _listed(elements)
    if isinstance(type, VecType):
        return f"<{inner}>"
    if not isinstance(type, StructType):
        return f"[{inner}]"
    inner = f"{{ {inner} }}" if elements else "{}"
    return f"<{inner}>" if type.packed else inner


def _expression_text(const: ConstExpr) -> str:
    inner = _listed(const.operands)
    if const.elem_type is not None:
        inner = f"{const.elem_type}, {inner}"
    if const.head.split(" ", 1)[0] in CASTS:
        inner += f" to {const.type}"
    return f"{const.head} ({inner})"


_PRINTERS: dict[type, Callable[[Any], str]] = {
    ConstInt: _int,
    ConstFloat: lambda const: const.text,
    ConstNull: _null,
    Undef: lambda const: "undef",
    Poison: lambda const: "poison",
    ConstAggregate: _compound,
    ConstSplat: _compound,
    ConstString: lambda const: f'c"{const.text}"',
    ConstNumbers: lambda const: const.text,
    GlobalRef: lambda const: "@" + quote_global(const.name),
    ConstExpr: _expression_text,
    MetadataRef: lambda const: const.text,
}
