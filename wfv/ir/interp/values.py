"""The interpreter's values, and how they are encoded in memory.

Integers and pointers are Python ints, the unsigned number of their bits; floats are numpy scalars of their own
precision; vectors, arrays and structs are tuples. `POISON` stands for a scalar that is poison or undef; an aggregate is
never POISON itself, its elements are.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from wfv.errors import UnsupportedError
from wfv.ir.types import DOUBLE, ArrayType, FloatType, IntType, PtrType, StructType, Type, VecType, offset_of, size_of

FLOATS: dict[str, Any] = {"half": np.float16, "float": np.float32, "double": np.float64}
_UINTS: dict[str, Any] = {"half": np.uint16, "float": np.uint32, "double": np.uint64}
GARBAGE = 0xCD  # the bytes of poison in memory


class UndefinedBehaviour(Exception):  # noqa: N818 - it names the program's behaviour
    """The program did something to which LLVM gives no meaning."""


class _PoisonValue:
    """The one object that stands for poison."""

    def __repr__(self) -> str:
        return "POISON"

    def __bool__(self) -> bool:
        raise UndefinedBehaviour("a decision on poison")


POISON = _PoisonValue()


def float_class(type: Type) -> Any:
    """The numpy scalar class of a float type."""
    if not isinstance(type, FloatType) or type.kind not in FLOATS:
        raise UnsupportedError(f"the interpreter does not compute with {type}")
    return FLOATS[type.kind]


def fill(type: Type, leaf: Callable[[Type], Any]) -> Any:
    """A value of this type, in which `leaf` makes each scalar from its type."""
    match type:
        case VecType(count=count, element=element) | ArrayType(count=count, element=element):
            return (fill(element, leaf),) * count
        case StructType(elements=elements):
            return tuple(fill(element, leaf) for element in elements or ())
    return leaf(type)


def zero(type: Type) -> Any:
    """The value all of whose bits are zero."""
    return fill(type, lambda t: float_class(t)(0) if isinstance(t, FloatType) else 0)


def poison(type: Type) -> Any:
    return fill(type, lambda t: POISON)


def coerce(value: Any, type: Type) -> Any:
    """A Python or numpy number, or tuples of them, as the interpreter's value of this type."""
    match type:
        case VecType(element=element) | ArrayType(element=element):
            return tuple(coerce(v, element) for v in value)
        case StructType(elements=elements):
            return tuple(coerce(v, element) for v, element in zip(value, elements or (), strict=True))
    if value is POISON or value is None:
        return value
    return float_class(type)(value) if isinstance(type, FloatType) else int(value) & mask_of(type)


def width(type: Type) -> int:
    """Bits of a scalar."""
    if isinstance(type, (IntType, FloatType)):
        return type.bits
    if isinstance(type, PtrType):
        return 64
    raise TypeError(f"{type} is no scalar")


def mask_of(type: Type) -> int:
    """A number with all bits of a scalar set."""
    return (1 << width(type)) - 1


def signed(value: int, bits: int) -> int:
    """The signed number that the bits of `value` stand for."""
    return value - (1 << bits) if value >> (bits - 1) else value


@cache
def memory_bits(type: Type) -> int:
    """The bits of a value in memory, without padding after it."""
    if isinstance(type, VecType):
        return type.count * width(type.element)
    return size_of(type) * 8 if isinstance(type, (ArrayType, StructType)) else width(type)


@cache
def element_offsets(type: Type) -> list[tuple[int, Type]] | None:
    """Bit offset and type of an aggregate's elements; None for a scalar."""
    match type:
        case VecType(count=count, element=element):
            return [(i * width(element), element) for i in range(count)]
        case ArrayType(count=count, element=element):
            return [(i * size_of(element) * 8, element) for i in range(count)]
        case StructType(elements=elements):
            return [(offset_of(type, i) * 8, element) for i, element in enumerate(elements or ())]
    return None


def encode(value: Any, type: Type) -> tuple[int, int]:
    """The bits of a value in memory, and a mask of the poison bits."""
    elements = element_offsets(type)
    if elements is None:
        if value is POISON:
            mask = mask_of(type)
            return int.from_bytes(bytes([GARBAGE]) * ((width(type) + 7) // 8)) & mask, mask
        return (int(value.view(_UINTS[type.kind])) if isinstance(type, FloatType) else value), 0
    bits = poisoned = 0
    for (offset, element_type), element in zip(elements, value, strict=True):
        more_bits, more_poison = encode(element, element_type)
        bits |= more_bits << offset
        poisoned |= more_poison << offset
    return bits, poisoned


def decode(bits: int, poisoned: int, type: Type) -> Any:
    """The inverse of `encode`; a scalar with any poisoned bit is poison."""
    elements = element_offsets(type)
    if elements is not None:
        return tuple(decode(bits >> offset, poisoned >> offset, element) for offset, element in elements)
    mask = mask_of(type)
    if poisoned & mask:
        return POISON
    return bits_float(bits & mask, type) if isinstance(type, FloatType) else bits & mask


def bits_float(bits: int, type: FloatType) -> Any:
    return _UINTS[type.kind](bits).view(float_class(type))


def literal_float(text: str, type: FloatType) -> Any:
    """The number that LLVM spells this way. A hexadecimal `float` is spelled as the `double` of the same value."""
    if not text.startswith("0x"):
        return float_class(type)(float(text))
    if text[2] == "H":
        return bits_float(int(text[3:], 16), type)
    bits = int(text[2:], 16)
    value = bits_float(bits, DOUBLE)
    if type.kind == "float" and value != value:  # a conversion would make a signalling NaN quiet
        return bits_float(bits >> 63 << 31 | 0x7F800000 | bits >> 29 & 0x7FFFFF, type)
    return float_class(type)(value)
