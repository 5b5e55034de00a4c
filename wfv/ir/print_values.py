"""Prints constants, and names values and blocks while a function is printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.ir.core import Block, Instr
from wfv.ir.names import quote_global, quote_local
from wfv.ir.opcodes import CASTS
from wfv.ir.types import ArrayType, FloatType, IntType, StructType, Type, VecType
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
    return _PRINTERS[type(const)](const)


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


_PRINTERS: dict[type, Callable[[Any], str]] = {
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
