"""Values that are not instructions: constants, globals' names, function parameters.

Constants compare by content, so that they can be dictionary keys and two equal literals are one value.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from wfv.ir.spelling import unescaped
from wfv.ir.types import I1, METADATA, ArrayType, FloatType, IntType, PtrType, Type, VecType, WordType


class Value:
    """Anything that can be an operand. Every value has a `type`."""

    __slots__ = ()
    type: Type


class Const(Value):
    """Base of all constants."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ConstInt(Const):
    """An integer literal; `value` is signed two's complement within the type's bits (i1: 0 or 1)."""

    type: IntType
    value: int


@dataclass(frozen=True, slots=True)
class ConstFloat(Const):
    """A floating-point literal in LLVM's own spelling, which is exact: `1.000000e+00`, `0x3FB99999A0000000`."""

    type: FloatType
    text: str


@dataclass(frozen=True, slots=True)
class ConstNull(Const):
    """`null` for pointers, `zeroinitializer` for aggregates and vectors."""

    type: Type


@dataclass(frozen=True, slots=True)
class Undef(Const):
    type: Type


@dataclass(frozen=True, slots=True)
class Poison(Const):
    type: Type


@dataclass(frozen=True, slots=True)
class ConstAggregate(Const):
    """An array, struct or vector of constants, element by element."""

    type: Type
    elements: tuple[Const, ...]


@dataclass(frozen=True, slots=True)
class ConstSplat(Const):
    """`splat (float 1.0)`: a vector of one repeated scalar constant."""

    type: VecType
    element: Const


@dataclass(frozen=True, slots=True)
class ConstString(Const):
    """`c"..."`, an array of i8; `text` is LLVM's escaped spelling without the quotes."""

    type: Type
    text: str


@dataclass(frozen=True, slots=True)
class ConstNumbers(Const):
    """An array of many integers or floats: `text` is LLVM's spelling of the elements, which only few readers need."""

    type: ArrayType
    text: str

    @property
    def elements(self) -> tuple[Const, ...]:
        """The elements one by one."""
        element, words = self.type.element, (each.split(" ")[1] for each in self.text[1:-1].split(", "))
        if isinstance(element, FloatType):
            return tuple(ConstFloat(element, word) for word in words)
        assert isinstance(element, IntType)
        return tuple(const_int(element, int(word)) for word in words)


@dataclass(frozen=True, slots=True)
class GlobalRef(Const):
    """`@name`: the address of a global variable or function."""

    type: PtrType
    name: str


@dataclass(frozen=True, slots=True)
class ConstExpr(Const):
    """A constant expression such as `getelementptr inbounds (i8, ptr @x, i64 4)`.

    `head` is the text before the parenthesis (`getelementptr inbounds nuw`), `elem_type` a getelementptr's source type.
    """

    type: Type
    head: str
    operands: tuple[Const, ...]
    elem_type: Type | None = None


@dataclass(frozen=True, slots=True)
class MetadataRef(Const):
    """A metadata operand of a call, kept as text: `!12`, `!"round.dynamic"`."""

    text: str
    type: WordType = METADATA


class Argument(Value):
    """A function parameter; `attrs` is LLVM's text, e.g. `noundef align 4`."""

    __slots__ = ("attrs", "name", "type")

    def __init__(self, type: Type, name: str, attrs: str = "") -> None:
        self.type, self.name, self.attrs = type, name, attrs

    def __repr__(self) -> str:
        return f"<Argument {self.type} %{self.name}>"


TRUE, FALSE = ConstInt(I1, 1), ConstInt(I1, 0)


def const_int(type: Type, value: int) -> ConstInt:
    """An integer constant, wrapped into the type's range (i1 is 0 or 1, all others signed)."""
    assert isinstance(type, IntType)
    value &= (1 << type.bits) - 1
    if type.bits > 1 and value >> (type.bits - 1):
        value -= 1 << type.bits
    return ConstInt(type, value)


def const_float(type: Type, value: float) -> ConstFloat:
    """A float or double constant in LLVM's own spelling (a `float` is rounded to single precision)."""
    assert isinstance(type, FloatType)
    return ConstFloat(type, canonical_float(type, value))


def canonical_float(type: FloatType, value: float) -> str:
    """LLVM's spelling of this number: six digits if they are exact, else the bits of the double, or of the half."""
    if type.kind == "half":
        return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    assert type.kind in ("float", "double"), type
    if type.kind == "float":
        (value,) = struct.unpack("f", struct.pack("f", value))
    digits, _, exponent = f"{value:.5e}".partition("e")
    if exponent and float(f"{digits}e{exponent}") == value:
        return f"{digits}0e{exponent}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def unsigned(const: ConstInt) -> int:
    """The literal's bits as an unsigned number."""
    return const.value & ((1 << const.type.bits) - 1)


def string_bytes(text: str) -> bytes:
    """The bytes of a ConstString's text."""
    return unescaped(text, "surrogateescape").encode("utf-8", "surrogateescape")


def globals_in(value: Value | None) -> Iterator[str]:
    """The functions and variables to which a constant refers."""
    match value:
        case GlobalRef(name=name):
            yield name
        case ConstAggregate(elements=parts) | ConstExpr(operands=parts):
            for part in parts:
                yield from globals_in(part)
        case ConstSplat(element=element):
            yield from globals_in(element)


def is_poison(value: Value) -> bool:
    return isinstance(value, (Poison, Undef))
