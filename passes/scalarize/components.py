"""The leaves of composite types: the scalars that a vector, struct or array consists of, and their byte offsets.

`Rewriting` is the state of scalarizing one function: the scalars that replace each composite value.
"""

from collections.abc import Iterator, Sequence

from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import ArrayType, FloatType, IntType, StructType, Type, VecType, offset_of, size_of
from wfv.ir.values import (
    Argument,
    Const,
    ConstAggregate,
    ConstNull,
    ConstNumbers,
    ConstSplat,
    ConstString,
    Poison,
    Undef,
    Value,
    const_float,
    const_int,
    string_bytes,
)


def is_composite(type: Type) -> bool:
    return isinstance(type, (VecType, ArrayType, StructType))


def has_composites(fn: Function) -> bool:
    """Whether an instruction makes or takes a composite value."""
    return any(map(touches_composites, fn.instrs()))


def touches_composites(instr: Instr) -> bool:
    return is_composite(instr.type) or any(is_composite(x.type) for x in instr.operands)


def elements_of(type: Type) -> list[Type]:
    """The types of a composite's elements or fields."""
    match type:
        case VecType(count=count, element=element) | ArrayType(count=count, element=element):
            return [element] * count
        case StructType(elements=elements) if elements is not None:
            return list(elements)
    raise TypeError(f"{type} has no elements")


def leaves_of(type: Type) -> list[Type]:
    """The scalar types that a type consists of, in order; a scalar is its own leaf."""
    if not is_composite(type):
        return [type]
    if isinstance(type, VecType):
        return [type.element] * type.count
    return [leaf for element in elements_of(type) for leaf in leaves_of(element)]


def leaf_span(type: Type, indices: Sequence[int]) -> tuple[int, int]:
    """The range of the element at this path among all leaves of `type`: (first index, last index + 1)."""
    start = 0
    for index in indices:
        elements = elements_of(type)
        start += sum(len(leaves_of(element)) for element in elements[:index])
        type = elements[index]
    return start, start + len(leaves_of(type))


def pieces_of(type: Type, offset: int = 0) -> Iterator[tuple[int, Type]]:
    """(byte offset, type) of the scalars and vectors that a struct or array consists of."""
    match type:
        case ArrayType(count=count, element=element):
            for i in range(count):
                yield from pieces_of(element, offset + i * size_of(element))
        case StructType(elements=elements) if elements is not None:
            for i, field in enumerate(elements):
                yield from pieces_of(field, offset + offset_of(type, i))
        case _:
            yield offset, type


def constant_components(value: Value) -> list[Value] | None:
    """The leaves of a composite constant; None for any other value."""
    match value:
        case Poison(type=type) if is_composite(type):
            return [Poison(leaf) for leaf in leaves_of(type)]
        case Undef(type=type) if is_composite(type):
            return [Undef(leaf) for leaf in leaves_of(type)]  # not poison: `and undef, 0` is 0
        case ConstNull(type=type) if is_composite(type):
            return [_zero(leaf) for leaf in leaves_of(type)]
        case ConstSplat(type=VecType(count=count), element=element):
            return [element] * count
        case ConstString(type=ArrayType(element=element), text=text):
            return [const_int(element, byte) for byte in string_bytes(text)]
        case ConstAggregate(elements=elements) | ConstNumbers(elements=elements):
            return [leaf for element in elements for leaf in _constant_leaves(element)]
    return None


def _constant_leaves(value: Const) -> list[Value]:
    parts = constant_components(value)
    return [value] if parts is None else parts


def _zero(type: Type) -> Const:
    if isinstance(type, IntType):
        return const_int(type, 0)
    return const_float(type, 0.0) if isinstance(type, FloatType) else ConstNull(type)


def split(build: Builder, value: Value) -> list[Value]:
    """Extracts the leaves of a composite value; a scalar is its own leaf."""
    if not is_composite(value.type):
        return [value]
    extract = build.extractelement if isinstance(value.type, VecType) else build.extractvalue
    return [leaf for n in range(len(elements_of(value.type))) for leaf in split(build, extract(value, n))]


def joined(build: Builder, type: Type, leaves: Sequence[Value]) -> Value:
    """Builds a value of its leaves."""
    if not is_composite(type):
        return leaves[0]
    insert = build.insertelement if isinstance(type, VecType) else build.insertvalue
    whole: Value = Poison(type)
    for n, element in enumerate(elements_of(type)):
        first, end = leaf_span(type, [n])
        whole = insert(whole, joined(build, element, leaves[first:end]), n)
    return whole


class Rewriting:
    """`components`: the leaves of each composite value; `replaced`: scalars that other scalars replace.

    `build` appends to the block that is being rewritten.
    """

    def __init__(self, fn: Function) -> None:
        self.fn = fn
        self.components: dict[Value, list[Value]] = {}
        self.replaced: dict[Value, Value] = {}
        self.build = Builder(fn, [])

    def of(self, value: Value) -> list[Value]:
        """The leaves of a composite value; a scalar is its own leaf."""
        if not is_composite(value.type):
            return [value]
        if value not in self.components:
            parts = constant_components(value)
            if parts is None:
                if not isinstance(value, Argument):
                    raise UnsupportedError(f"a constant expression of the type {value.type}")
                return self.leaves(value)
            self.components[value] = parts
        return self.components[value]

    def leaves(self, value: Value) -> list[Value]:
        """Extracts the leaves of a value that stays composite."""
        return split(self.build, value)

    def define(self, instr: Instr, leaves: list[Value]) -> None:
        """Replaces `instr` by these leaves."""
        if is_composite(instr.type):
            self.components[instr] = leaves
        else:
            (self.replaced[instr],) = leaves

    def whole(self, type: Type, leaves: Sequence[Value]) -> Value:
        """Builds a vector for a store, or a function's result, of its leaves."""
        return joined(self.build, type, leaves)

    def one(self, instr: Instr, type: Type, operands: list[Value]) -> Instr:
        """Appends a copy of `instr` with this type and these operands."""
        new = instr.clone()
        new.operands, new.type, new.name = operands, type, self.fn.unique_name(instr.name)
        self.build.instrs.append(new)
        return new
