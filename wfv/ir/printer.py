"""Prints modules, functions, instructions and constants exactly as LLVM does, without comments."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from typing import Any

from wfv.ir.core import Block, Function, Global, Instr, Module
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.types import VOID, ArrayType, FloatType, IntType, StructType, Type, VecType
from wfv.ir.values import (
    Argument,
    Const,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstSplat,
    ConstString,
    GlobalRef,
    MetadataRef,
    Poison,
    Undef,
    Value,
    canonical_float,
    quote_global,
    quote_local,
)  # fmt: skip


class Namer:
    """Gives each value and block a unique name, in the order of calls; the IR is not changed.

    Values and blocks share one namespace in LLVM. Unnamed ones get a new name, so that no number is ever printed.
    """

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}
        self._taken: set[str] = set()
        self._suffixes: dict[str, int] = {}

    def __call__(self, thing: Value | Block) -> str:
        """The name with `%`, quoted if need be."""
        found = self._names.get(thing)
        if found is None:
            assert isinstance(thing, (Instr, Argument, Block)), thing
            found = self._names[thing] = "%" + quote_local(self._unique(thing.name or _default_name(thing)))
        return found

    def _unique(self, name: str) -> str:
        unique, number = name, self._suffixes.get(name, 0)
        while unique in self._taken:
            number += 1
            unique = f"{name}.{number}"
        self._suffixes[name] = number
        self._taken.add(unique)
        return unique


def _default_name(thing: Instr | Argument | Block) -> str:
    if isinstance(thing, Block):
        return "bb"
    return "arg" if isinstance(thing, Argument) else "v"


def constant_text(const: Const) -> str:
    """A constant in LLVM's spelling, without its type."""
    return _CONSTANT_PRINTERS[type(const)](const)


def typed_constant(const: Const) -> str:
    return f"{const.type} {constant_text(const)}"


def _int(const: ConstInt) -> str:
    if const.type.bits == 1:
        return "true" if const.value else "false"
    return str(const.value)


def _null(const: ConstNull) -> str:
    if isinstance(const.type, IntType):
        return _int(ConstInt(const.type, 0))
    if isinstance(const.type, FloatType):
        return canonical_float(const.type, 0.0)
    is_whole = isinstance(const.type, (VecType, ArrayType, StructType))
    return "zeroinitializer" if is_whole else "null"


def _aggregate(const: ConstAggregate) -> str:
    is_uniform = len(set(const.elements)) == 1
    if is_uniform and (shared := _shared(const.type, const.elements[0])):
        return shared
    inner = ", ".join(map(typed_constant, const.elements))
    if isinstance(const.type, VecType):
        return f"<{inner}>"
    if not isinstance(const.type, StructType):
        return f"[{inner}]"
    inner = f"{{ {inner} }}" if const.elements else "{}"
    return f"<{inner}>" if const.type.packed else inner


def _splat(const: ConstSplat) -> str:
    if shared := _shared(const.type, const.element):
        return shared
    return f"<{', '.join([typed_constant(const.element)] * const.type.count)}>"


def _shared(type: Type, element: Const) -> str:
    """LLVM's short form of an aggregate of equal elements, "" if there is none."""
    if isinstance(element, (Poison, Undef)):
        return _word(element)
    if is_zero(element):
        return "zeroinitializer"
    if isinstance(type, VecType) and isinstance(element, (ConstInt, ConstFloat)):
        return f"splat ({typed_constant(element)})"
    return ""


def is_zero(const: Const) -> bool:
    """Whether all bits are zero."""
    if isinstance(const, ConstInt):
        return const.value == 0
    if isinstance(const, ConstFloat):
        return const.text in ("0.000000e+00", "0xH0000", "0xR0000") or const.text.strip("0") == "x"
    if isinstance(const, ConstAggregate):
        return all(map(is_zero, const.elements))
    return isinstance(const, ConstNull) or (isinstance(const, ConstSplat) and is_zero(const.element))


def _word(const: Const) -> str:
    return "undef" if isinstance(const, Undef) else "poison"


def _expression(const: ConstExpr) -> str:
    parts = [str(const.elem_type)] if const.elem_type is not None else []
    inner = ", ".join(parts + [typed_constant(operand) for operand in const.operands])
    if const.head.split(" ", 1)[0] in CASTS:
        inner += f" to {const.type}"
    return f"{const.head} ({inner})"


def _float(const: ConstFloat) -> str:
    return const.text


def shuffle_mask(mask: Value) -> str:
    """A shuffle's mask, which LLVM never prints as a splat."""
    assert isinstance(mask, Const) and isinstance(mask.type, VecType)
    if isinstance(mask, ConstSplat):
        mask = ConstAggregate(mask.type, (mask.element,) * mask.type.count)
    if isinstance(mask, ConstAggregate) and not is_zero(mask) and not all(isinstance(e, Poison) for e in mask.elements):
        return f"{mask.type} <{', '.join(map(typed_constant, mask.elements))}>"
    return typed_constant(mask)


_CONSTANT_PRINTERS: dict[type, Callable[[Any], str]] = {
    ConstInt: _int,
    ConstFloat: _float,
    ConstNull: _null,
    Undef: _word,
    Poison: _word,
    ConstAggregate: _aggregate,
    ConstSplat: _splat,
    ConstString: lambda const: f'c"{const.text}"',
    GlobalRef: lambda const: "@" + quote_global(const.name),
    ConstExpr: _expression,
    MetadataRef: lambda const: const.text,
}


def instr_text(namer: Namer, instr: Instr) -> str:
    """The instruction without its result's name and its metadata."""
    return _INSTR_PRINTERS[instr.op](namer, instr)


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


_INSTR_PRINTERS: dict[str, Callable[[Namer, Instr], str]] = {
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


_ATTACHMENT = re.compile(r" *(![-\w.$\\]+) (!\d+)", re.ASCII)


def print_module(module: Module) -> str:
    """The whole module, in LLVM's order."""
    nodes = module.metadata
    sections = [
        module.header,
        [f"%{name} = type {struct.body()}" for name, struct in module.types.items()],
        module.comdats,
        [print_global(item) for item in module.globals.values()],
        *([print_function(fn, nodes)] for fn in module.functions.values()),
        [_group(name, text) for name, text in module.attribute_groups.items()],
        [f"{name} = {text}" for name, text in nodes.items() if not name[1:].isdigit()],
        [f"{name} = {text}" for name, text in nodes.items() if name[1:].isdigit()],
    ]
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def print_global(item: Global) -> str:
    """A global variable's line."""
    initializer = f" {constant_text(item.initializer)}" if item.initializer is not None else ""
    gap = " " if item.suffix and item.suffix[0] != "," else ""
    return f"@{quote_global(item.name)} = {item.prefix} {item.value_type}{initializer}{gap}{item.suffix}"


def print_function(fn: Function, nodes: Container[str] | None = None) -> str:
    """A definition or declaration. References to metadata nodes outside of `nodes` are left out."""
    namer = Namer()
    _name_all(namer, fn)
    params = [_param(namer, argument, not fn.is_declaration) for argument in fn.args]
    params += ["..."] if fn.vararg else []
    keyword = "declare" if fn.is_declaration else "define"
    words = [keyword, known_only(fn.prefix, nodes), str(fn.ret), f"@{quote_global(fn.name)}({', '.join(params)})"]
    header = _words(*words, known_only(fn.suffix, nodes))
    if fn.is_declaration:
        return header
    blocks = "\n\n".join(_block(namer, block, nodes) for block in fn.blocks)
    return f"{header} {{\n{blocks}\n}}"


def print_instr(instr: Instr) -> str:
    """One instruction alone, for messages; values of the same name get distinct ones."""
    return _line(Namer(), instr, None)


def known_only(text: str, nodes: Container[str] | None) -> str:
    """A function's prefix or suffix without attachments of nodes outside of `nodes`."""
    if nodes is None or "!" not in text:
        return text
    return _ATTACHMENT.sub(lambda m: m[0] if m[2] in nodes else "", text).strip()


def _words(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _group(name: str, text: str) -> str:
    return f"attributes {name} = {{ {text} }}" if text else f"attributes {name} = {{ }}"


def _param(namer: Namer, argument: Argument, named: bool) -> str:
    return _words(str(argument.type), argument.attrs, namer(argument) if named else "")


def _name_all(namer: Namer, fn: Function) -> None:
    """Assigns names in the order of definitions, whatever the order of uses; unnamed values are named last."""
    for argument in fn.args:
        if argument.name:
            namer(argument)
    for block in fn.blocks:
        if block.name:
            namer(block)
        for instr in block.instrs:
            if instr.name:
                namer(instr)


def _block(namer: Namer, block: Block, nodes: Container[str] | None) -> str:
    lines = [namer(block)[1:] + ":"]
    lines += ["  " + _line(namer, instr, nodes) for instr in block.instrs]
    return "\n".join(lines)


def _line(namer: Namer, instr: Instr, nodes: Container[str] | None) -> str:
    text = instr_text(namer, instr)
    if instr.type != VOID:
        text = f"{namer(instr)} = {text}"
    for kind, node in instr.metadata.items():
        if nodes is None or node in nodes or not node[1:].isdigit():
            text += f", !{kind} {node}"
    return text
