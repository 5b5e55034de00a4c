"""Mangles and demangles the names of OpenCL's built-ins in LLVM IR: the part of Itanium C++ ABI, section 5.1, they use.

_Z3expf                    exp(float)
_Z6selectDv4_fS_Dv4_i      select(float4, float4, int4)
_Z5fractDv2_fPU3AS1S_      fract(float2, global float2*)
_Z11atomic_loadPU3AS1VU7_Atomici    atomic_load(global atomic_int*)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from wfv.ir.types import DOUBLE, FLOAT, HALF, I1, I8, I16, I32, I64, VOID, PtrType, Type, VecType
from wfv.opencl.image_types import opaque_types

_LETTERS = {
    "v": "void", "b": "bool", "c": "char", "a": "char", "h": "uchar", "s": "short", "t": "ushort", "i": "int",
    "j": "uint", "l": "long", "m": "ulong", "x": "long", "y": "ulong", "f": "float", "d": "double", "Dh": "half",
    "DF16_": "half", "z": "...",
}  # fmt: skip
_SPELLED = {name: letter for letter, name in reversed(_LETTERS.items()) if letter not in ("DF16_", "a", "x", "y")}
_OPAQUE = opaque_types()
_IR_TYPES: dict[str, Type] = {
    "void": VOID, "char": I8, "uchar": I8, "short": I16, "ushort": I16, "int": I32, "uint": I32, "long": I64,
    "ulong": I64, "half": HALF, "float": FLOAT, "double": DOUBLE, "bool": I1,
    "memory_order": I32, "memory_scope": I32, **_OPAQUE,
}  # fmt: skip
SIGNED = ("char", "short", "int", "long")
UNSIGNED = ("uchar", "ushort", "uint", "ulong")
FLOATING = ("half", "float", "double")
_FREE = re.compile(r"_Z(\d+)")
_VECTOR = re.compile(r"Dv(\d+)_")
_SPACE = re.compile(r"U3AS(\d)")
_SEQUENCE = re.compile(r"S([0-9A-Z]*)_")
_QUALIFIERS = re.compile(r"[rVK]*")
_NAME = re.compile(r"\d+")
_ATOMIC = "U7_Atomic"
ATOMIC = "atomic_"  # before the name of an atomic type
_LETTER = re.compile(r"Dh|DF16_|[a-z]")


@dataclass(frozen=True)
class CType:
    """A type of OpenCL C: a scalar or vector of `count` components of type `base`, or a pointer to one.

    `base` is `float`, `uint`, .., `atomic_uint`, .. or the name of an opaque type. A vector of three has the count 3.
    `space` is None for a value, else the pointer's address space in SPIR (0 private, 1 global, 2 constant, 3 local, 4
    generic).
    """

    base: str
    count: int = 1
    space: int | None = None

    @property
    def element(self) -> CType:
        """The type of a vector's components; of a scalar, the type itself."""
        return replace(self, count=1)

    @property
    def pointee(self) -> CType:
        return replace(self, space=None)

    @property
    def value(self) -> CType:
        """The type of the value that a pointer points to; of an atomic one, without `atomic_`."""
        return CType(self.base.removeprefix(ATOMIC), self.count)

    @property
    def bits(self) -> int:
        """The size of a scalar, or of one component, in bits. Raises KeyError for other types."""
        return {"char": 8, "short": 16, "int": 32, "long": 64, "half": 16, "float": 32, "double": 64}[
            self.base.removeprefix(ATOMIC).removeprefix("u")
        ]

    @property
    def is_opaque(self) -> bool:
        """Whether `base` is no type of numbers: a struct, an event, .."""
        return self.value.base not in _IR_TYPES

    @property
    def is_float(self) -> bool:
        return self.base in FLOATING

    @property
    def is_signed(self) -> bool:
        return self.base in SIGNED

    @property
    def ir(self) -> Type:
        """The type in LLVM IR. Raises KeyError for an opaque type."""
        if self.space is not None:
            return PtrType(self.space)
        scalar = _IR_TYPES[self.value.base]
        return VecType(self.count, scalar) if self.count > 1 else scalar

    def __str__(self) -> str:
        spaces = {0: "", 1: "global ", 2: "constant ", 3: "local ", 4: "generic "}
        name = self.base + (str(self.count) if self.count > 1 else "")
        return name if self.space is None else f"{spaces.get(self.space, '')}{name}*"


@dataclass(frozen=True)
class Signature:
    """A function's name and the types of its parameters."""

    name: str
    params: tuple[CType, ...]

    @property
    def symbol(self) -> str | None:
        """The mangled name; None if a type is opaque."""
        try:
            return mangle(self.name, *self.params)
        except KeyError:
            return None

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.params))})"


@cache
def demangle(symbol: str) -> Signature | None:
    """The signature in a mangled name; None unless it is a free function with types that OpenCL's built-ins have."""
    found = _FREE.match(symbol)
    if not found:
        return None
    start = found.end() + int(found[1])
    name, reader = symbol[found.end() : start], _Reader(symbol, start)
    params: list[CType] = []
    while reader.at < len(symbol):
        param = reader.type()
        if param is None:
            return None
        params.append(param)
    return Signature(name, () if params == [CType("void")] else tuple(params))


class _Reader:
    """Parses types from a position on. `seen` are the types that a substitution refers to by number (5.1.10)."""

    def __init__(self, text: str, at: int) -> None:
        self.text, self.at = text, at
        self.seen: list[CType] = []

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def type(self) -> CType | None:
        if found := self.match(_SEQUENCE):
            number = int(found[1], 36) + 1 if found[1] else 0
            return self.seen[number] if number < len(self.seen) else None
        if self.text.startswith("P", self.at):
            self.at += 1
            return self.remember(self.pointee())
        if self.text.startswith(_ATOMIC, self.at):
            self.at += len(_ATOMIC)
            value = self.type()
            return self.remember(replace(value, base=ATOMIC + value.base) if value else None)
        if found := self.match(_VECTOR):
            element = self.type()
            return self.remember(replace(element, count=int(found[1])) if element else None)
        if found := _NAME.match(self.text, self.at):
            self.at = found.end() + int(found[0])
            return self.remember(CType(self.text[found.end() : self.at]))
        found = self.match(_LETTER)
        return CType(_LETTERS[found[0]]) if found and found[0] in _LETTERS else None

    def pointee(self) -> CType | None:
        """Parses a pointee, and returns the pointer to it. Qualifiers are ignored.

        The pointee with its address space and qualifiers counts as one more type for substitutions, also for private
        memory, which Clang does not spell.
        """
        space = self.match(_SPACE)
        self.match(_QUALIFIERS)
        to = self.type()
        if to is None or to.space is not None:
            return None
        self.remember(to)
        return replace(to, space=int(space[1]) if space else 0)

    def remember(self, type: CType | None) -> CType | None:
        if type is not None:
            self.seen.append(type)
        return type


def mangle(name: str, *params: CType) -> str:
    """The symbol of a built-in whose parameters are values and pointers to scalars without qualifiers."""
    seen: list[CType] = []
    return f"_Z{len(name)}{name}{''.join(_spelled(param, seen) for param in params) or 'v'}"


def _spelled(param: CType, seen: list[CType]) -> str:
    """A parameter's mangled type, or its substitution. Adds the types that later substitutions refer to to `seen`."""
    if param.count == 1 and param.space is None and param.base in _SPELLED:
        return _SPELLED[param.base]
    if param in seen:
        number = seen.index(param)
        return f"S{'' if number == 0 else number - 1}_"
    if param.base in _OPAQUE:
        text = f"{len(param.base)}{param.base}"
    elif param.space is None:
        text = f"Dv{param.count}_{_SPELLED[param.base]}"
    else:
        assert param.count == 1, "a pointer to vectors"
        text = f"P{f'U3AS{param.space}' if param.space else ''}{_SPELLED[param.base]}"
        seen.append(CType(param.base, 1, -1 - param.space))  # the pointee with its address space: equal to no parameter
    seen.append(param)
    return text
