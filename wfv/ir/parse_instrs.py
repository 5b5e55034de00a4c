"""Parses instructions, one function for each syntactic form; the opcode is already consumed.

Indirect calls and inline assembly are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.lexer import END, Cursor, parse_fn_type, parse_type, starts_type
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.parse_values import FAST_MATH, VALUE_WORDS, Reader, global_name, metadata_text
from wfv.ir.types import (
    I1,
    I32,
    METADATA,
    VOID,
    ArrayType,
    FnType,
    IntType,
    PtrType,
    StructType,
    Type,
    VecType,
    scalar_of,
)
from wfv.ir.values import Const, MetadataRef, Value

InstrParser = Callable[[Reader, str], Instr]

ICMP = frozenset({"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"})
FCMP = frozenset({
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
})  # fmt: skip
NO_ASSEMBLY = "assembly cannot be vectorized; write the operation in OpenCL C"
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
    if suffix := _suffix(r.cur, attrs["callee"]):
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
        raise UnsupportedError("inline assembly (`asm`)", line=cur.line, help=NO_ASSEMBLY)
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


def _suffix(cur: Cursor, callee: str) -> str:
    """Attributes after the arguments: `#4`. Operand bundles of llvm.assume are dropped, which changes no result."""
    first = cur.pos
    while cur.tokens[cur.pos] not in (",", END, "["):
        cur.skip_balanced()
    suffix = cur.text_between(first, cur.pos) if cur.pos > first else ""
    if cur.peek == "[":
        if callee != "llvm.assume":
            help = "drop them: only calls of llvm.assume may have bundles"
            raise UnsupportedError('operand bundles (`[ ".."(..) ]` of a call)', line=cur.line, help=help)
        cur.skip_balanced()
    return suffix


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
    "getelementptr": _getelementptr,
    "load": _load,
    "store": _store,
    "alloca": _alloca,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
    **dict.fromkeys(("call", "tail", "musttail", "notail"), _call),
}
