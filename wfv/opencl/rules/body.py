"""The builder that rules use: it declares its callees, and treats scalars and vectors alike."""

from dataclasses import dataclass

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Module
from wfv.ir.fold import int_of
from wfv.ir.intrinsics import overloaded_name
from wfv.ir.types import FloatType, FnType, IntType, Type, VecType, count_of, scalar_of, with_element
from wfv.ir.values import Value, const_float, const_int
from wfv.opencl.mangling import CType


@dataclass(frozen=True)
class Form:
    """One overload of a built-in: the types of its parameters and of its result.

    `orderings`: LLVM's, for the memory orders among the arguments, if this body is for calls with constant ones.
    """

    params: tuple[CType, ...]
    result: CType
    orderings: tuple[str, ...] = ()

    @property
    def first(self) -> CType:
        return self.params[0]


class Body(Builder):
    """Builds the body of a built-in, as one block; operations on vectors are vector instructions.

    `form`: the overload that a rule builds.
    """

    form: Form

    def __init__(self, module: Module, fn: Function) -> None:
        block = Block("entry")
        fn.blocks.append(block)
        super().__init__(fn, block.instrs)
        self.module = module

    def intrinsic(self, family: str, result: Type, *args: Value) -> Value:
        """Calls `llvm.FAMILY`, overloaded for these types."""
        name = overloaded_name(f"llvm.{family}", result, [x.type for x in args])
        self.module.declare(name, FnType(result, tuple(x.type for x in args)))
        return self.call(name, result, args)

    def integer(self, type: Type, value: int) -> Value:
        """A constant of an integer type, or a splat of it for a vector type."""
        return self.like_type(const_int(scalar_of(type), value), type)

    def number(self, type: Type, value: float) -> Value:
        """A constant of a floating-point type, or a splat of it for a vector type."""
        return self.like_type(const_float(scalar_of(type), value), type)

    def like_type(self, value: Value, type: Type) -> Value:
        """A scalar splatted to the width of `type`; a vector is returned unchanged."""
        is_scalar = not isinstance(value.type, VecType)
        return self.splat(value, type.count) if isinstance(type, VecType) and is_scalar else value

    def resized(self, value: Value, type: Type, signed: bool) -> Value:
        """An integer truncated or extended to `type`."""
        old, new = bits_of(value.type), bits_of(type)
        if old == new:
            return value
        return self.cast("trunc" if new < old else "sext" if signed else "zext", value, type)

    def bits(self, value: Value) -> Value:
        """A floating-point value's bits as an integer; an integer is returned unchanged."""
        return self.cast("bitcast", value, int_like(value.type)) if is_floating(value.type) else value

    def components(self, value: Value) -> list[Value]:
        """A vector's components; a scalar is its only component."""
        is_vector = isinstance(value.type, VecType)
        return [self.extractelement(value, i) for i in range(count_of(value.type))] if is_vector else [value]

    def element_address(self, element: Type, pointer: Value, index: Value) -> Value:
        """The address of element `index` from `pointer` on, which the code accesses: the gep is inbounds."""
        known = int_of(index)
        if known is not None and known.value == 0:
            return pointer
        return self.gep(element, pointer, [index], ("inbounds",))


def bits_of(type: Type) -> int:
    """The size in bits of a number, or of one component of a vector."""
    scalar = scalar_of(type)
    assert isinstance(scalar, (IntType, FloatType))
    return scalar.bits


def is_floating(type: Type) -> bool:
    return isinstance(scalar_of(type), FloatType)


def int_like(type: Type) -> Type:
    """The integer type of the same width as `type`, with elements as large."""
    return with_element(type, IntType(bits_of(type)))
