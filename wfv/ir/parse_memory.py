"""Parses instructions that access memory or compute addresses. The opcode is already consumed."""

from __future__ import annotations

from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.parse_instrs import InstrParser
from wfv.ir.parse_types import parse_type
from wfv.ir.reader import Reader
from wfv.ir.types import I1, VOID, PtrType, StructType, Type, VecType, scalar_of
from wfv.ir.values import Value

_GEP_FLAGS = frozenset({"inbounds", "nusw", "nuw"})
ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})
OPERATIONS = frozenset({
    "xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin",
    "fmaximum", "fminimum", "fmaximumnum", "fminimumnum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat",
})  # fmt: skip


def _getelementptr(r: Reader, op: str) -> Instr:
    attrs: dict[str, Any] = r.flags(_GEP_FLAGS)
    attrs["elem_type"] = parse_type(r.cur)
    r.cur.expect(",")
    operands = [_pointer(r, vector=True)]
    while r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1][0] != "!":
        r.cur.pos += 1
        operands.append(r.typed_value())
    return Instr(_gep_type(operands), "", op, operands, attrs)


def _gep_type(operands: list[Value]) -> Type:
    pointer = scalar_of(operands[0].type)
    for operand in operands:
        if isinstance(operand.type, VecType):
            return VecType(operand.type.count, pointer)
    return pointer


def _load(r: Reader, op: str) -> Instr:
    attrs = _access_flags(r)
    type = parse_type(r.cur)
    r.cur.expect(",")
    pointer = _pointer(r)
    _access_order(r, attrs)
    return Instr(type, "", op, [pointer], attrs)


def _store(r: Reader, op: str) -> Instr:
    attrs = _access_flags(r)
    value = r.typed_value()
    r.cur.expect(",")
    pointer = _pointer(r)
    _access_order(r, attrs)
    return Instr(VOID, "", op, [value, pointer], attrs)


def _access_flags(r: Reader) -> dict[str, Any]:
    """`atomic volatile`; the ordering of an atomic follows after the operands."""
    attrs: dict[str, Any] = {"atomic": ""} if r.cur.accept("atomic") else {}
    if r.cur.accept("volatile"):
        attrs["volatile"] = True
    return attrs


def _access_order(r: Reader, attrs: dict[str, Any]) -> None:
    if "atomic" in attrs:
        _syncscope(r, attrs)
        attrs["atomic"] = _ordering(r)
    _align(r, attrs)


def _alloca(r: Reader, op: str) -> Instr:
    if r.cur.peek in ("inalloca", "swifterror"):
        raise UnsupportedError(f"alloca {r.cur.peek}", line=r.cur.line, help="OpenCL C never produces it")
    attrs: dict[str, Any] = {"elem_type": parse_type(r.cur)}
    operands: list[Value] = []
    if r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1] not in ("align", "addrspace") and not _at_metadata(r):
        r.cur.pos += 1
        operands.append(r.typed_value())
    _align(r, attrs)
    if r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1] == "addrspace":
        r.cur.pos += 2
        r.cur.expect("(")
        attrs["addrspace"] = r.cur.integer()
        r.cur.expect(")")
    return Instr(PtrType(attrs.get("addrspace", 0)), "", op, operands, attrs)


def _atomicrmw(r: Reader, op: str) -> Instr:
    attrs: dict[str, Any] = {"volatile": True} if r.cur.accept("volatile") else {}
    attrs["operation"] = r.cur.next()
    if attrs["operation"] not in OPERATIONS:
        raise UnsupportedError(
            f"atomicrmw {attrs['operation']}", line=r.cur.line, help="wfv does not support this operation"
        )
    pointer = _pointer(r)
    r.cur.expect(",")
    value = r.typed_value()
    _syncscope(r, attrs)
    attrs["ordering"] = _ordering(r)
    _align(r, attrs)
    return Instr(value.type, "", op, [pointer, value], attrs)


def _cmpxchg(r: Reader, op: str) -> Instr:
    attrs: dict[str, Any] = {flag: True for flag in ("weak", "volatile") if r.cur.accept(flag)}
    operands = [_pointer(r)]
    for _ in range(2):
        r.cur.expect(",")
        operands.append(r.typed_value())
    _syncscope(r, attrs)
    attrs["success_ordering"] = _ordering(r)
    attrs["failure_ordering"] = _ordering(r)
    _align(r, attrs)
    return Instr(StructType((operands[1].type, I1)), "", op, operands, attrs)


def _fence(r: Reader, op: str) -> Instr:
    attrs: dict[str, Any] = {}
    _syncscope(r, attrs)
    attrs["ordering"] = _ordering(r)
    return Instr(VOID, "", op, [], attrs)


def _pointer(r: Reader, vector: bool = False) -> Value:
    pointer = r.typed_value()
    if not isinstance(scalar_of(pointer.type) if vector else pointer.type, PtrType):
        r.cur.fail(f"expected a pointer, found a value of type {pointer.type}")
    return pointer


def _syncscope(r: Reader, attrs: dict[str, Any]) -> None:
    if r.cur.accept("syncscope"):
        r.cur.expect("(")
        token = r.cur.next()
        if token[0] != '"':
            r.cur.fail(f"expected a quoted scope, found {token!r}")
        attrs["syncscope"] = token[1:-1]
        r.cur.expect(")")


def _ordering(r: Reader) -> str:
    ordering = r.cur.next()
    if ordering not in ORDERINGS:
        r.cur.fail(f"expected a memory ordering, found {ordering!r}")
    return ordering


def _align(r: Reader, attrs: dict[str, Any]) -> None:
    if r.cur.tokens[r.cur.pos] == "," and r.cur.tokens[r.cur.pos + 1] == "align":
        r.cur.pos += 2
        attrs["align"] = r.cur.integer()


def _at_metadata(r: Reader) -> bool:
    return r.cur.tokens[r.cur.pos + 1][0] == "!"


PARSERS: dict[str, InstrParser] = {
    "getelementptr": _getelementptr,
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
}
