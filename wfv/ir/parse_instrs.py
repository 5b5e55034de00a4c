"""Parses instructions, one function for each syntactic form; the opcode is already consumed.

LLVM has verified the text, so nothing is checked here that LLVM checks. Indirect calls and inline assembly are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.lexer import END, Cursor, parse_fn_type, parse_type, starts_type
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.parse_values import VALUE_WORDS, Reader, global_name, metadata_text
from wfv.ir.types import I1, METADATA, VOID, ArrayType, PtrType, StructType, Type, VecType, count_of, scalar_of
from wfv.ir.values import MetadataRef, Value

InstrParser = Callable[[Reader, str], Instr]

NO_ASSEMBLY = "assembly cannot be vectorized; write the operation in OpenCL C"


def _binary(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    type = parse_type(r.cur)
    first = r.value(type)
    r.cur.expect(",")
    return Instr(type, "", op, [first, r.value(type)], attrs)


def _compare(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    attrs["predicate"] = r.cur.next()
    compare = _binary(r, op)
    compare.type, compare.attrs = _like(compare.type, I1), attrs
    return compare


def _cast(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    value = r.typed_value()
    r.cur.expect("to")
    return Instr(parse_type(r.cur), "", op, [value], attrs)


def _typed(r: Reader, op: str) -> Instr:
    """Flags, and operands with their types, from which the result's type follows."""
    attrs = r.flags()
    operands = r.typed_values()
    return Instr(_RESULTS[op](*operands), "", op, operands, attrs)


_RESULTS: dict[str, Callable[..., Type]] = {
    **dict.fromkeys(("fneg", "freeze"), lambda x: x.type),
    "select": lambda condition, x, y: x.type,
    "extractelement": lambda vector, index: scalar_of(vector.type),
    "insertelement": lambda vector, element, index: vector.type,
    "shufflevector": lambda x, y, mask: VecType(count_of(mask.type), scalar_of(x.type)),
}


def _phi(r: Reader, op: str) -> Instr:
    phi = Instr(VOID, "", op, attrs=r.flags())
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


def _extractvalue(r: Reader, op: str) -> Instr:
    operands = r.typed_values()
    indices = _indices(r.cur)
    return Instr(_element(operands[0].type, indices), "", op, operands, {"indices": indices})


def _insertvalue(r: Reader, op: str) -> Instr:
    operands = r.typed_values()
    return Instr(operands[0].type, "", op, operands, {"indices": _indices(r.cur)})


def _indices(cur: Cursor) -> tuple[int, ...]:
    indices: list[int] = []
    while cur.peek == "," and cur.tokens[cur.pos + 1].isdigit():
        cur.pos += 1
        indices.append(cur.integer())
    return tuple(indices)


def _element(type: Type, indices: tuple[int, ...]) -> Type:
    for index in indices:
        match type:
            case StructType(elements=elements) if elements is not None:
                type = elements[index]
            case ArrayType(element=element):
                type = element
    return type


def _br(r: Reader, op: str) -> Instr:
    if r.cur.peek == "label":
        return Instr(VOID, "", op, blocks=[r.typed_label()])
    condition = r.typed_value()
    r.cur.expect(",")
    on_true = r.typed_label()
    r.cur.expect(",")
    return Instr(VOID, "", op, [condition], blocks=[on_true, r.typed_label()])


def _switch(r: Reader, op: str) -> Instr:
    value = r.typed_value()
    r.cur.expect(",")
    switch = Instr(VOID, "", op, [value], blocks=[r.typed_label()])
    r.cur.expect("[")
    while not r.cur.accept("]"):
        switch.operands.append(r.typed_value())
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


def _getelementptr(r: Reader, op: str) -> Instr:
    attrs = r.flags()
    attrs["elem_type"] = parse_type(r.cur)
    r.cur.expect(",")
    operands = r.typed_values()
    vector = next((operand.type for operand in operands if isinstance(operand.type, VecType)), VOID)
    return Instr(_like(vector, scalar_of(operands[0].type)), "", op, operands, attrs)


def _load(r: Reader, op: str) -> Instr:
    attrs = _words(r.cur, "atomic", "volatile")
    type = parse_type(r.cur)
    r.cur.expect(",")
    pointer = r.typed_value()
    _access_order(r.cur, attrs)
    return Instr(type, "", op, [pointer], attrs)


def _store(r: Reader, op: str) -> Instr:
    attrs = _words(r.cur, "atomic", "volatile")
    operands = r.typed_values()
    _access_order(r.cur, attrs)
    return Instr(VOID, "", op, operands, attrs)


def _words(cur: Cursor, *words: str) -> dict[str, Any]:
    """Those of the words that stand here, in this order."""
    return {word: True for word in words if cur.accept(word)}


def _access_order(cur: Cursor, attrs: dict[str, Any]) -> None:
    if "atomic" in attrs:
        _syncscope(cur, attrs)
        attrs["atomic"] = cur.next()
    _align(cur, attrs)


def _alloca(r: Reader, op: str) -> Instr:
    if r.cur.peek in ("inalloca", "swifterror"):
        raise UnsupportedError(f"alloca {r.cur.peek}", line=r.cur.line, help="OpenCL C never produces it")
    attrs: dict[str, Any] = {"elem_type": parse_type(r.cur)}
    operands = r.more_values()
    _align(r.cur, attrs)
    if r.cur.peek == "," and r.cur.tokens[r.cur.pos + 1] == "addrspace":
        r.cur.pos += 2
        r.cur.expect("(")
        attrs["addrspace"] = r.cur.integer()
        r.cur.expect(")")
    return Instr(PtrType(attrs.get("addrspace", 0)), "", op, operands, attrs)


def _atomicrmw(r: Reader, op: str) -> Instr:
    attrs = _words(r.cur, "volatile")
    attrs["operation"] = r.cur.next()
    operands = r.typed_values()
    _syncscope(r.cur, attrs)
    attrs["ordering"] = r.cur.next()
    _align(r.cur, attrs)
    return Instr(operands[1].type, "", op, operands, attrs)


def _cmpxchg(r: Reader, op: str) -> Instr:
    attrs = _words(r.cur, "weak", "volatile")
    operands = r.typed_values()
    _syncscope(r.cur, attrs)
    attrs["success_ordering"], attrs["failure_ordering"] = r.cur.next(), r.cur.next()
    _align(r.cur, attrs)
    return Instr(StructType((operands[1].type, I1)), "", op, operands, attrs)


def _fence(r: Reader, op: str) -> Instr:
    attrs: dict[str, Any] = {}
    _syncscope(r.cur, attrs)
    attrs["ordering"] = r.cur.next()
    return Instr(VOID, "", op, [], attrs)


def _syncscope(cur: Cursor, attrs: dict[str, Any]) -> None:
    if cur.accept("syncscope"):
        cur.expect("(")
        attrs["syncscope"] = cur.next()[1:-1]
        cur.expect(")")


def _align(cur: Cursor, attrs: dict[str, Any]) -> None:
    if cur.tokens[cur.pos] == "," and cur.tokens[cur.pos + 1] == "align":
        cur.pos += 2
        attrs["align"] = cur.integer()


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
    attrs.update(r.flags())
    _convention(r.cur, attrs)
    type = parse_type(r.cur)
    if r.cur.peek == "(":
        fn_type = parse_fn_type(r.cur, type)
        if fn_type.vararg:
            attrs["fn_type"] = fn_type
    attrs["callee"] = _callee(r.cur)
    operands, arg_attrs = _arguments(r)
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
    **dict.fromkeys(_RESULTS, _typed),
    "phi": _phi,
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
