"""Trivial simplifications while building, so that generated IR stays readable.

All are sound for poison and undef: the result is the same or more defined. Undefined behaviour (a division by zero) and
poison (a shift by too large an amount) are never folded into a number.
"""

from __future__ import annotations

from collections.abc import Callable

from wfv.ir.core import Instr
from wfv.ir.opcodes import COMMUTATIVE
from wfv.ir.types import I1, IntType, Type, VecType, scalar_of
from wfv.ir.values import Const, ConstFloat, ConstInt, ConstNull, ConstSplat, Value, const_int, unsigned

_ABSORBING = {("and", 0), ("mul", 0), ("or", -1)}
_NEUTRAL = {
    ("add", 0), ("sub", 0), ("or", 0), ("xor", 0), ("shl", 0), ("lshr", 0), ("ashr", 0), ("mul", 1), ("and", -1),
}  # fmt: skip
_FOLDS: dict[str, Callable[[ConstInt, ConstInt], int | None]] = {
    "add": lambda a, b: a.value + b.value,
    "sub": lambda a, b: a.value - b.value,
    "mul": lambda a, b: a.value * b.value,
    "and": lambda a, b: a.value & b.value,
    "or": lambda a, b: a.value | b.value,
    "xor": lambda a, b: a.value ^ b.value,
    "shl": lambda a, b: unsigned(a) << unsigned(b) if unsigned(b) < a.type.bits else None,
    "lshr": lambda a, b: unsigned(a) >> unsigned(b) if unsigned(b) < a.type.bits else None,
    "ashr": lambda a, b: signed(a) >> unsigned(b) if unsigned(b) < a.type.bits else None,
    "udiv": lambda a, b: unsigned(a) // unsigned(b) if b.value else None,
    "urem": lambda a, b: unsigned(a) % unsigned(b) if b.value else None,
}
_COMPARES: dict[str, Callable[[ConstInt, ConstInt], bool]] = {
    "eq": lambda a, b: a.value == b.value,
    "ne": lambda a, b: a.value != b.value,
    "ult": lambda a, b: unsigned(a) < unsigned(b),
    "ule": lambda a, b: unsigned(a) <= unsigned(b),
    "ugt": lambda a, b: unsigned(a) > unsigned(b),
    "uge": lambda a, b: unsigned(a) >= unsigned(b),
    "slt": lambda a, b: signed(a) < signed(b),
    "sle": lambda a, b: signed(a) <= signed(b),
    "sgt": lambda a, b: signed(a) > signed(b),
    "sge": lambda a, b: signed(a) >= signed(b),
}


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
        folded = _FOLDS[op](left, right)
        return None if folded is None else as_constant(a.type, folded)
    if left is not None and op in COMMUTATIVE:
        a, b, right = b, a, left
    if right is not None:
        return _with_constant(op, a, b, right)
    if a == b:
        return {"and": a, "or": a, "xor": _zero(a), "sub": _zero(a)}.get(op)
    return None


def _with_constant(op: str, a: Value, b: Value, right: ConstInt) -> Value | None:
    value = signed(right)
    if right.type == I1 and op == "mul":
        return None
    if (op, value) in _NEUTRAL:
        return a
    if (op, value) in _ABSORBING:
        return b
    if op == "xor" and value == -1 and isinstance(a, Instr) and a.op == "xor" and a.operands[1] == b:
        return a.operands[0]
    return None


def _zero(value: Value) -> Const | None:
    return as_constant(value.type, 0) if isinstance(scalar_of(value.type), IntType) else None


def fold_icmp(predicate: str, a: Value, b: Value) -> Value | None:
    """The result of comparing two integer constants, or None."""
    left, right = int_of(a), int_of(b)
    if left is None or right is None:
        return None
    type = VecType(a.type.count, I1) if isinstance(a.type, VecType) else I1
    return as_constant(type, int(_COMPARES[predicate](left, right)))


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


def fold_instr(instr: Instr, operands: list[Value]) -> Value | None:
    """What the instruction gives for these operands, if that is a constant or an existing value; else None."""
    match instr.op, operands:
        case "trunc" | "zext" | "sext", [value]:
            return fold_cast(instr.op, value, instr.type)
        case "select", [condition, on_true, on_false]:
            return fold_select(condition, on_true, on_false)
        case "icmp", [left, right]:
            return fold_icmp(instr.attrs["predicate"], left, right)
        case "freeze", [value]:
            return value if is_frozen(value) else None
        case op, [left, right] if op in _FOLDS:
            return fold_binop(op, left, right)
    return None


def is_frozen(value: Value) -> bool:
    """Whether the value is a number or a `freeze`, and so neither poison nor undef."""
    if isinstance(value, ConstSplat):
        value = value.element
    return isinstance(value, (ConstInt, ConstFloat, ConstNull)) or (isinstance(value, Instr) and value.op == "freeze")
