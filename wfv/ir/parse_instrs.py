"""Parses arithmetic, vector and control-flow instructions; the opcode is already consumed."""

from __future__ import annotations

from collections.abc import Callable

from wfv.ir.core import Instr
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.parse_types import parse_type
from wfv.ir.reader import FAST_MATH, Reader
from wfv.ir.types import (
    I1,
    I32,
    VOID,
    ArrayType,
    IntType,
    StructType,
    Type,
    VecType,
    scalar_of,
)
from wfv.ir.values import Const

InstrParser = Callable[[Reader, str], Instr]

ICMP = frozenset({"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"})
FCMP = frozenset({
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
})  # fmt: skip
_ICMP_FLAGS = frozenset({"samesign"})


def _binary(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    type = parse_type(r.cur)
    first = r.value(type)
    r.cur.expect(",")
    return Instr(type, "", op, [first, r.value(type)], attrs)


def _unary(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    value = r.typed_value()
    return Instr(value.type, "", op, [value], attrs)


def _cast(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    value = r.typed_value()
    r.cur.expect("to")
    return Instr(parse_type(r.cur), "", op, [value], attrs)


def _compare(r: Reader, op: str) -> Instr:
    attrs = r.flags(_ICMP_FLAGS if op == "icmp" else FAST_MATH)
    predicate = r.cur.next()
    if predicate not in (ICMP if op == "icmp" else FCMP):
        r.cur.fail(f"{predicate!r} is not a predicate of {op}")
    attrs["predicate"] = predicate
    type = parse_type(r.cur)
    first = r.value(type)
    r.cur.expect(",")
    return Instr(_like(type, I1), "", op, [first, r.value(type)], attrs)


def _select(r: Reader, op: str) -> Instr:
    attrs = r.flags(FAST_MATH)
    condition = r.typed_value()
    r.cur.expect(",")
    first = r.typed_value()
    r.cur.expect(",")
    return Instr(first.type, "", op, [condition, first, r.typed_value()], attrs)


def _phi(r: Reader, op: str) -> Instr:
    phi = Instr(VOID, "", op, attrs=r.flags(FAST_MATH))
    phi.type = parse_type(r.cur)
    while True:
        r.cur.expect("[")
        phi.operands.append(r.value(phi.type))
        r.cur.expect(",")
        phi.blocks.append(r.label(r.cur.next()))
        r.cur.expect("]")
        # The comma after the last pair belongs to the metadata.
        if r.cur.tokens[r.cur.pos + 1] != "[" or not r.cur.accept(","):
            return phi


def _extractelement(r: Reader, op: str) -> Instr:
    vector = r.typed_value()
    r.cur.expect(",")
    return Instr(scalar_of(vector.type), "", op, [vector, r.typed_value()])


def _insertelement(r: Reader, op: str) -> Instr:
    vector = r.typed_value()
    r.cur.expect(",")
    element = r.typed_value()
    r.cur.expect(",")
    return Instr(vector.type, "", op, [vector, element, r.typed_value()])


def _shufflevector(r: Reader, op: str) -> Instr:
    first = r.typed_value()
    r.cur.expect(",")
    second = r.typed_value()
    r.cur.expect(",")
    mask = r.typed_value()
    if not (isinstance(mask, Const) and isinstance(mask.type, VecType) and isinstance(first.type, VecType)):
        r.cur.fail("a shufflevector needs vectors and a constant mask")
    if mask.type.element != I32:
        r.cur.fail("the mask of a shufflevector consists of i32")
    return Instr(VecType(mask.type.count, first.type.element), "", op, [first, second, mask])


def _extractvalue(r: Reader, op: str) -> Instr:
    aggregate = r.typed_value()
    indices = _indices(r)
    return Instr(_element(r, aggregate.type, indices), "", op, [aggregate], {"indices": indices})


def _insertvalue(r: Reader, op: str) -> Instr:
    aggregate = r.typed_value()
    r.cur.expect(",")
    element = r.typed_value()
    indices = _indices(r)
    if _element(r, aggregate.type, indices) != element.type:
        r.cur.fail(f"an element of type {element.type} does not fit at these indices of {aggregate.type}")
    return Instr(aggregate.type, "", op, [aggregate, element], {"indices": indices})


def _indices(r: Reader) -> tuple[int, ...]:
    indices: list[int] = []
    while not indices or (r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1][0] != "!"):
        r.cur.expect(",")
        indices.append(r.cur.integer())
    return tuple(indices)


def _element(r: Reader, type: Type, indices: tuple[int, ...]) -> Type:
    for index in indices:
        if isinstance(type, ArrayType) and index < type.count:
            type = type.element
        elif isinstance(type, StructType) and type.elements is not None and index < len(type.elements):
            type = type.elements[index]
        else:
            r.cur.fail(f"{type} has no element {index}")
    return type


def _br(r: Reader, op: str) -> Instr:
    if r.cur.peek == "label":
        return Instr(VOID, "", op, blocks=[r.typed_label()])
    condition = r.typed_value()
    if condition.type != I1:
        r.cur.fail("a branch needs a condition of type i1")
    r.cur.expect(",")
    on_true = r.typed_label()
    r.cur.expect(",")
    return Instr(VOID, "", op, [condition], blocks=[on_true, r.typed_label()])


def _switch(r: Reader, op: str) -> Instr:
    value = r.typed_value()
    if not isinstance(value.type, IntType):
        r.cur.fail("a switch needs an integer")
    r.cur.expect(",")
    switch = Instr(VOID, "", op, [value], blocks=[r.typed_label()])
    r.cur.expect("[")
    while not r.cur.accept("]"):
        case = r.typed_value()
        if case.type != value.type or not isinstance(case, Const):
            r.cur.fail(f"a case of this switch needs a constant of type {value.type}")
        switch.operands.append(case)
        r.cur.expect(",")
        switch.blocks.append(r.typed_label())
    return switch


def _ret(r: Reader, op: str) -> Instr:
    return Instr(VOID, "", op, [] if r.cur.accept("void") else [r.typed_value()])


def _unreachable(r: Reader, op: str) -> Instr:
    return Instr(VOID, "", op)


def _like(type: Type, scalar: Type) -> Type:
    """`scalar`, or a vector of it if `type` is a vector."""
    return VecType(type.count, scalar) if isinstance(type, VecType) else scalar


PARSERS: dict[str, InstrParser] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("fneg", "freeze"), _unary),
    "select": _select,
    "phi": _phi,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
    "unreachable": _unreachable,
}
