"""The types of the IR, which are LLVM's.

Types are immutable and compare by content; `str(type)` is LLVM's spelling.
"""

import re
from dataclasses import dataclass

FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}


class Type:
    """Base of all types."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class WordType(Type):
    """`void`, `label` or `metadata`."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class IntType(Type):
    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, slots=True)
class FloatType(Type):
    kind: str  # a key of FLOAT_BITS

    def __str__(self) -> str:
        return self.kind

    @property
    def bits(self) -> int:
        return FLOAT_BITS[self.kind]


@dataclass(frozen=True, slots=True)
class PtrType(Type):
    addrspace: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.addrspace})" if self.addrspace else "ptr"


@dataclass(frozen=True, slots=True)
class VecType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"<{self.count} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType(Type):
    """A literal struct (`name` is None), or a named one; a named struct without elements is opaque."""

    elements: tuple[Type, ...] | None
    packed: bool = False
    name: str | None = None

    def __str__(self) -> str:
        return f"%{self.name}" if self.name is not None else self.body()

    def body(self) -> str:
        if self.elements is None:
            return "opaque"
        inner = f"{{ {', '.join(map(str, self.elements))} }}" if self.elements else "{}"
        return f"<{inner}>" if self.packed else inner


@dataclass(frozen=True, slots=True)
class FnType(Type):
    ret: Type
    params: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        params = [str(p) for p in self.params] + (["..."] if self.vararg else [])
        return f"{self.ret} ({', '.join(params)})"


VOID, LABEL, METADATA = map(WordType, ("void", "label", "metadata"))
I1, I8, I16, I32, I64 = (IntType(bits) for bits in (1, 8, 16, 32, 64))
HALF, FLOAT, DOUBLE = FloatType("half"), FloatType("float"), FloatType("double")
PTR = PtrType()


def is_float(type: Type) -> bool:
    return isinstance(type, FloatType)


def scalar_of(type: Type) -> Type:
    """The element type of a vector, any other type itself."""
    return type.element if isinstance(type, VecType) else type


def with_element(type: Type, element: Type) -> Type:
    """`element`, or a vector of it with as many elements as the vector `type`."""
    return VecType(type.count, element) if isinstance(type, VecType) else element


def count_of(type: Type) -> int:
    """The number of a vector's elements, 1 for any other type."""
    return type.count if isinstance(type, VecType) else 1


def element_of(aggregate: Type, index: int) -> Type:
    """The type of an element of a struct, an array or a vector."""
    match aggregate:
        case StructType(elements=elements) if elements is not None:
            return elements[index]
        case ArrayType(element=element) | VecType(element=element):
            return element
    raise TypeError(f"{aggregate} has no elements")


def declared_align(attributes: str, default: int = 1) -> int:
    """The bytes of `align N` in the text of a parameter, an operand or a global."""
    found = re.search(r"\balign (\d+)", attributes)
    return int(found[1]) if found else default


def align_of(type: Type) -> int:
    """ABI alignment in bytes under the x86-64 (and SPIR) data layout."""
    match type:
        case IntType(bits=bits):
            return min(16, max(1, 1 << ((bits + 7) // 8 - 1).bit_length()))
        case FloatType() | PtrType() | VecType():
            return size_of(type)
        case ArrayType(element=element):
            return align_of(element)
        case StructType(elements=elements, packed=packed) if elements is not None:
            return 1 if packed else max((align_of(e) for e in elements), default=1)
    raise TypeError(f"{type} has no alignment")


def size_of(type: Type) -> int:
    """Bytes from one array element of this type to the next (LLVM's alloc size)."""
    match type:
        case IntType(bits=bits):
            return round_up((bits + 7) // 8, align_of(type))
        case FloatType(kind=kind):
            return 16 if kind == "x86_fp80" else type.bits // 8
        case PtrType():
            return 8
        case VecType(count=count, element=element):
            bits = count * (element.bits if isinstance(element, (IntType, FloatType)) else 64)
            return 1 << ((bits + 7) // 8 - 1).bit_length()
        case ArrayType(count=count, element=element):
            return count * size_of(element)
        case StructType(elements=elements) if elements is not None:
            end = offset_of(type, len(elements) - 1) + size_of(elements[-1]) if elements else 0
            return round_up(end, align_of(type))
    raise TypeError(f"{type} has no size")


def offset_of(struct: StructType, index: int) -> int:
    """Byte offset of a struct's field."""
    assert struct.elements is not None
    offset = 0
    for i, element in enumerate(struct.elements):
        offset = offset if struct.packed else round_up(offset, align_of(element))
        if i == index:
            return offset
        offset += size_of(element)
    raise IndexError(f"{struct} has no field {index}")


def round_up(size: int, align: int) -> int:
    """The first multiple of `align` from `size` on."""
    return (size + align - 1) // align * align
