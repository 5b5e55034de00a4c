"""Prints instructions: one function for each syntactic form (phi, call, load and store, ..)."""

from __future__ import annotations

from collections.abc import Callable

from wfv.ir.core import Instr
from wfv.ir.names import quote_global
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.print_values import Namer, constant_text, shuffle_mask
from wfv.ir.values import Const, Value


def instr_text(namer: Namer, instr: Instr) -> str:
    """The instruction without its result's name and its metadata."""
    return _PRINTERS[instr.op](namer, instr)


def operand_text(namer: Namer, value: Value) -> str:
    """An operand without its type."""
    return constant_text(value) if isinstance(value, Const) else namer(value)


def _typed(namer: Namer, value: Value) -> str:
    return f"{value.type} {operand_text(namer, value)}"


def _typed_list(namer: Namer, values: list[Value]) -> str:
    return ", ".join([_typed(namer, value) for value in values])


def _head(instr: Instr) -> str:
    """Opcode and flags."""
    flags = instr.attrs.get("flags")
    return f"{instr.op} {' '.join(flags)}" if flags else instr.op


def _all_typed(namer: Namer, instr: Instr) -> str:
    return f"{_head(instr)} {_typed_list(namer, instr.operands)}"


def _binary(namer: Namer, instr: Instr) -> str:
    first, second = instr.operands
    return f"{_head(instr)} {first.type} {operand_text(namer, first)}, {operand_text(namer, second)}"


def _cast(namer: Namer, instr: Instr) -> str:
    return f"{_head(instr)} {_typed(namer, instr.operands[0])} to {instr.type}"


def _compare(namer: Namer, instr: Instr) -> str:
    first, second = instr.operands
    predicate = instr.attrs["predicate"]
    return f"{_head(instr)} {predicate} {first.type} {operand_text(namer, first)}, {operand_text(namer, second)}"


def _phi(namer: Namer, instr: Instr) -> str:
    pairs = [f"[ {operand_text(namer, value)}, {namer(block)} ]" for value, block in instr.incoming()]
    return f"{_head(instr)} {instr.type} {', '.join(pairs)}"


def _shufflevector(namer: Namer, instr: Instr) -> str:
    return f"shufflevector {_typed_list(namer, instr.operands[:2])}, {shuffle_mask(instr.operands[2])}"


def _with_indices(namer: Namer, instr: Instr) -> str:
    indices = "".join(f", {index}" for index in instr.attrs["indices"])
    return f"{instr.op} {_typed_list(namer, instr.operands)}{indices}"


def _getelementptr(namer: Namer, instr: Instr) -> str:
    return f"{_head(instr)} {instr.attrs['elem_type']}, {_typed_list(namer, instr.operands)}"


def _alloca(namer: Namer, instr: Instr) -> str:
    text = f"alloca {instr.attrs['elem_type']}"
    if instr.operands:
        text += f", {_typed(namer, instr.operands[0])}"
    space = instr.attrs.get("addrspace")
    return text + _align(instr) + (f", addrspace({space})" if space else "")


def _access(namer: Namer, instr: Instr) -> str:
    """Loads and stores."""
    attrs = instr.attrs
    head = instr.op + (" atomic" if attrs.get("atomic") else "") + (" volatile" if attrs.get("volatile") else "")
    result = f" {instr.type}," if instr.op == "load" else ""
    order = f"{_syncscope(instr)} {attrs['atomic']}" if attrs.get("atomic") else ""
    return f"{head}{result} {_typed_list(namer, instr.operands)}{order}{_align(instr)}"


def _atomicrmw(namer: Namer, instr: Instr) -> str:
    attrs = instr.attrs
    head = "atomicrmw volatile" if attrs.get("volatile") else "atomicrmw"
    operands = f"{attrs['operation']} {_typed_list(namer, instr.operands)}"
    return f"{head} {operands}{_syncscope(instr)} {attrs['ordering']}{_align(instr)}"


def _cmpxchg(namer: Namer, instr: Instr) -> str:
    attrs = instr.attrs
    head = "cmpxchg" + (" weak" if attrs.get("weak") else "") + (" volatile" if attrs.get("volatile") else "")
    orders = f"{attrs['success_ordering']} {attrs['failure_ordering']}"
    return f"{head} {_typed_list(namer, instr.operands)}{_syncscope(instr)} {orders}{_align(instr)}"


def _fence(namer: Namer, instr: Instr) -> str:
    return f"fence{_syncscope(instr)} {instr.attrs['ordering']}"


def _call(namer: Namer, instr: Instr) -> str:
    attrs = instr.attrs
    words = [attrs.get("tail", ""), _head(instr), attrs.get("cconv", ""), attrs.get("ret_attrs", "")]
    words.append(str(attrs.get("fn_type", instr.type)))
    head = " ".join([word for word in words if word])
    suffix = f" {attrs['suffix']}" if attrs.get("suffix") else ""
    return f"{head} @{quote_global(attrs['callee'])}({_arguments(namer, instr)}){suffix}"


def _arguments(namer: Namer, instr: Instr) -> str:
    arg_attrs = instr.attrs.get("arg_attrs")
    if arg_attrs is None:
        return _typed_list(namer, instr.operands)
    texts = [
        f"{value.type} {attrs} {operand_text(namer, value)}" if attrs else _typed(namer, value)
        for value, attrs in zip(instr.operands, arg_attrs, strict=True)
    ]
    return ", ".join(texts)


def _br(namer: Namer, instr: Instr) -> str:
    labels = [f"label {namer(block)}" for block in instr.blocks]
    return "br " + ", ".join([_typed(namer, value) for value in instr.operands] + labels)


def _switch(namer: Namer, instr: Instr) -> str:
    cases = zip(instr.operands[1:], instr.blocks[1:], strict=True)
    lines = "".join(f"    {_typed(namer, case)}, label {namer(block)}\n" for case, block in cases)
    return f"switch {_typed(namer, instr.operands[0])}, label {namer(instr.blocks[0])} [\n{lines}  ]"


def _ret(namer: Namer, instr: Instr) -> str:
    return f"ret {_typed(namer, instr.operands[0])}" if instr.operands else "ret void"


def _unreachable(namer: Namer, instr: Instr) -> str:
    return "unreachable"


def _align(instr: Instr) -> str:
    align = instr.attrs.get("align")
    return f", align {align}" if align else ""


def _syncscope(instr: Instr) -> str:
    scope = instr.attrs.get("syncscope")
    return f' syncscope("{scope}")' if scope else ""


_PRINTERS: dict[str, Callable[[Namer, Instr], str]] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(("icmp", "fcmp"), _compare),
    **dict.fromkeys(("fneg", "freeze", "select", "extractelement", "insertelement"), _all_typed),
    **dict.fromkeys(("extractvalue", "insertvalue"), _with_indices),
    **dict.fromkeys(("load", "store"), _access),
    "phi": _phi,
    "shufflevector": _shufflevector,
    "getelementptr": _getelementptr,
    "alloca": _alloca,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
    "call": _call,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
    "unreachable": _unreachable,
}
