"""Trivial simplifications while building, so that generated IR stays readable.

All are sound for poison and undef: the result is the same or more defined. Undefined behaviour (a division by zero) and
poison (a shift by too large an amount) are never folded into a number.
"""

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wfv.ir.core import is_op
from wfv.ir.opcodes import BINARY, CASTS, COMMUTATIVE, DIVISIONS
from wfv.ir.types import I1, IntType, Type, VecType, scalar_of, with_element
from wfv.ir.values import Const, ConstFloat, ConstInt, ConstNull, ConstSplat, Value, const_int, unsigned

_ABSORBING = {("and", 0), ("mul", 0), ("or", -1)}
_NEUTRAL = {
    ("add", 0), ("sub", 0), ("or", 0), ("xor", 0), ("shl", 0), ("lshr", 0), ("ashr", 0), ("mul", 1), ("and", -1),
}  # fmt: skip
_FOLDS: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and": operator.and_, "or": operator.or_,
    "xor": operator.xor, "shl": operator.lshift, "lshr": operator.rshift, "ashr": operator.rshift,
    "udiv": operator.floordiv, "urem": operator.mod,
}  # fmt: skip
COMPARES: dict[str, Callable[[Any, Any], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


def signed(const: ConstInt) -> int:
    """The literal as a signed number; an i1's true is -1, as for LLVM."""
    return -const.value if const.type.bits == 1 else const.value


def int_of(value: Value) -> ConstInt | None:
    """The integer that a constant, or every lane of a constant vector, is."""
    if isinstance(value, ConstSplat):
        value = value.element
    if isinstance(value, ConstNull) and isinstance(scalar_of(value.type), IntType):
        return const_int(scalar_of(value.type), 0)
    return value if isinstance(value, ConstInt) else None


def as_constant(type: Type, value: int) -> Const:
    """An integer constant of this type, in every lane if it is a vector."""
    if isinstance(type, VecType):
        return ConstSplat(type, const_int(type.element, value)) if value else ConstNull(type)
    return const_int(type, value)


def fold_binop(op: str, a: Value, b: Value) -> Value | None:
    """A constant or an existing value that equals `op a, b`, or None."""
    left, right = int_of(a), int_of(b)
    if left is not None and right is not None and op in _FOLDS:
        return _fold_integers(op, left, right, a.type)
    if left is not None and op in COMMUTATIVE:
        a, b, right = b, a, left
    if right is not None:
        return _with_constant(op, a, b, right)
    if a == b:
        return {"and": a, "or": a, "xor": _zero(a), "sub": _zero(a)}.get(op)
    return None


def _fold_integers(op: str, a: ConstInt, b: ConstInt, type: Type) -> Value | None:
    second = unsigned(b)
    if (op in ("shl", "lshr", "ashr") and second >= b.type.bits) or (op in DIVISIONS and not second):
        return None
    return as_constant(type, _FOLDS[op](signed(a) if op == "ashr" else unsigned(a), second))


def _with_constant(op: str, a: Value, b: Value, right: ConstInt) -> Value | None:
    value = signed(right)
    if right.type == I1 and op == "mul":
        return None
    if (op, value) in _NEUTRAL:
        return a
    if (op, value) in _ABSORBING:
        return b
    if op == "xor" and value == -1 and is_op(a, "xor") and a.operands[1] == b:
        return a.operands[0]
    return None


def _zero(value: Value) -> Const | None:
    return as_constant(value.type, 0) if isinstance(scalar_of(value.type), IntType) else None


def fold_icmp(predicate: str, a: Value, b: Value) -> Value | None:
    """The result of comparing two integer constants, or None."""
    left, right = int_of(a), int_of(b)
    if left is None or right is None:
        return None
    number = signed if predicate[0] == "s" else unsigned
    return as_constant(with_element(a.type, I1), int(COMPARES[predicate[-2:]](number(left), number(right))))


def fold_select(condition: Value, a: Value, b: Value) -> Value | None:
    """The result of a select between equal values, by a constant, or of true and false; else None."""
    if a == b:
        return a
    if (known := int_of(condition)) is not None:
        return a if known.value else b
    on_true, on_false = int_of(a), int_of(b)
    if on_true is None or on_false is None or condition.type != a.type:
        return None
    return condition if on_true.value == 1 and on_false.value == 0 else None


def fold_cast(op: str, value: Value, type: Type) -> Value | None:
    """The result of casting an integer constant, or a value to its own type; else None."""
    if value.type == type:
        return value
    known = int_of(value)
    if known is None or op not in ("zext", "sext", "trunc"):
        return None
    return as_constant(type, unsigned(known) if op == "zext" else signed(known))


def fold(op: str, operands: Sequence[Value], type: Type, attrs: Mapping[str, Any]) -> Value | None:
    """The result of an instruction for these operands, if it is a constant or an existing value; else None."""
    match op, operands:
        case "select", [condition, on_true, on_false]:
            return fold_select(condition, on_true, on_false)
        case "icmp", [left, right]:
            return fold_icmp(attrs["predicate"], left, right)
        case "freeze", [value]:
            return value if is_frozen(value) else None
        case op, [value] if op in CASTS:
            return fold_cast(op, value, type)
        case op, [left, right] if op in BINARY:
            return fold_binop(op, left, right)
    return None


def is_frozen(value: Value) -> bool:
    """Whether the value is a number or a `freeze`, and so neither poison nor undef."""
    if isinstance(value, ConstSplat):
        value = value.element
    return isinstance(value, (ConstInt, ConstFloat, ConstNull)) or is_op(value, "freeze")
