"""The semantics of instructions without side effects, and of calls of intrinsics: tables of rules.

A rule takes the instruction and returns a function from the operands' values to the result. Rules of scalars, and of
vectors element by element, are in scalars.py; here are the rules of whole vectors, arrays, structs and addresses.
"""

from collections.abc import Callable, Collection
from functools import partial, reduce
from typing import Any

from wfv.errors import KernelTrapError, UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.interp import scalars
from wfv.ir.interp.math import LIBM, PAIRS, c_call
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.scalars import Scalars, combining, lift, with_overflow
from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, encode, poison, signed, width, zero
from wfv.ir.intrinsics import FAMILIES, family_of
from wfv.ir.types import ArrayType, StructType, Type, VecType, element_of, is_float, offset_of, scalar_of, size_of
from wfv.ir.values import ConstInt, unsigned

Compute = Callable[..., Any]
Rule = Callable[[Instr], Compute]


def _extractelement(instr: Instr) -> Compute:
    return lambda vector, i: POISON if i is POISON or i >= len(vector) else vector[i]


def _insertelement(instr: Instr) -> Compute:
    nothing = poison(instr.type)
    return lambda vector, new, i: nothing if i is POISON or i >= len(vector) else (*vector[:i], new, *vector[i + 1 :])


def _shufflevector(instr: Instr) -> Compute:
    return lambda a, b, mask: tuple(POISON if i is POISON else (*a, *b)[i] for i in mask)


def _extractvalue(instr: Instr) -> Compute:
    return lambda value: reduce(lambda part, index: part[index], instr.attrs["indices"], value)


def _insertvalue(instr: Instr) -> Compute:
    def insert(value: Any, new: Any, indices: Collection[int]) -> Any:
        if not indices:
            return new
        i, *rest = indices
        return (*value[:i], insert(value[i], new, rest), *value[i + 1 :])

    return lambda value, new: insert(value, new, instr.attrs["indices"])


def _getelementptr(instr: Instr) -> Compute:
    """The address, modulo 2 ** 64. Out of bounds is detected at the access, whatever `inbounds` promised."""
    constant, scales = _gep_scales(instr)

    def address(s: Scalars, pointer: int, *indices: int) -> int:
        for index, (scale, bits) in zip(indices, scales, strict=True):
            pointer += scale * signed(index, bits)
        return pointer + constant

    return lift(address, instr)


def _gep_scales(instr: Instr) -> tuple[int, list[tuple[int, int]]]:
    """The constant bytes, and (bytes per step, index width) of each index; a struct's index is part of the constant."""
    constant, scales = 0, []
    type: Type = ArrayType(0, instr.attrs["elem_type"])
    for index in instr.operands[1:]:
        bits = width(scalar_of(index.type))
        if isinstance(type, StructType):
            assert isinstance(index, ConstInt)
            constant += offset_of(type, unsigned(index))
            scales.append((0, bits))
            type = element_of(type, unsigned(index))
        else:
            type = element_of(type, 0)
            scales.append((size_of(type), bits))
    return constant, scales


def _select(instr: Instr) -> Compute:
    """Only the selected arm counts; a poison condition gives poison."""
    nothing = poison(instr.type)
    if isinstance(nothing, tuple) and not isinstance(instr.operands[0].type, VecType):
        return lambda condition, a, b: nothing if condition is POISON else a if condition else b
    return lift(lambda s, condition, a, b: POISON if condition is POISON else a if condition else b, instr, False)


def _freeze(instr: Instr) -> Compute:
    """Poison becomes zero."""

    def freeze(value: Any, clean: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(freeze, value, clean))
        return clean if value is POISON else value

    clean = zero(instr.type)
    return lambda value: freeze(value, clean)


def _bitcast(instr: Instr) -> Compute:
    """Reinterprets the bits; a new element that overlaps poison is poison."""
    return lambda value: decode(*encode(value, instr.operands[0].type), instr.type)


def _elementwise(op: str) -> Rule:
    return lambda instr: lift(scalars.OPCODES[op], instr, op not in scalars.DIVISIONS)


RULES: dict[str, Rule] = {
    **{op: _elementwise(op) for op in scalars.OPCODES},
    "select": _select,
    "freeze": _freeze,
    "bitcast": _bitcast,
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "getelementptr": _getelementptr,
    "fence": lambda instr: lambda: None,
}


def _vector_reduce(instr: Instr) -> Compute:
    """llvm.vector.reduce.*, in element order; fadd and fmul have a start value as first operand."""
    combine = combining(instr.callee.split(".")[3], instr.type)
    return lambda *values: reduce(combine, (*values[:-1], *values[-1]))


def _pair(instr: Instr, compute: Compute) -> Compute:
    """A struct of two results; of vectors, a struct of two vectors."""

    def one(*values: Any) -> tuple[Any, Any]:
        return (POISON, POISON) if any(value is POISON for value in values) else compute(*values)

    if isinstance(instr.operands[0].type, VecType):
        return lambda *vectors: tuple(zip(*map(one, *vectors), strict=True))
    return one


def _overflow(instr: Instr) -> Compute:
    name = instr.callee.removeprefix("llvm.")
    return _pair(instr, with_overflow(name[0], name[1:4], scalar_of(instr.operands[0].type)))


def _assume(instr: Instr) -> Compute:
    def assume(condition: Any, *bundles: Any) -> None:
        if condition is POISON or not condition:
            raise UndefinedBehaviour(f"llvm.assume({condition})")

    return assume


def _trap(instr: Instr) -> Compute:
    def trap(*values: Any) -> None:
        raise KernelTrapError("a work-item trapped", line=instr.line)

    return trap


# The rules of whole kinds of intrinsics.
_KINDS: dict[str, Rule] = {
    "drop": lambda instr: lambda *values: None,
    "first": lambda instr: lambda value, *rest: value,
    "reduce": _vector_reduce,
    "trap": _trap,
}
_INTRINSICS: dict[str, Rule] = {
    **{name: _KINDS[family.kind] for name, family in FAMILIES.items() if family.kind in _KINDS},
    **{name: partial(lift, compute) for name, compute in scalars.INTRINSICS.items()},
    **{name: partial(_pair, compute=compute) for name, compute in PAIRS.items()},
    **{f"{sign}{op}.with.overflow": _overflow for sign in "su" for op in ("add", "sub", "mul")},
    "arithmetic.fence": _KINDS["first"],
    "assume": _assume,
}
# Functions of the memory and the operands; the last operand, `volatile`, changes nothing here.
_MEMORY: dict[str, Callable[..., None]] = {
    **dict.fromkeys(("memcpy", "memcpy.inline", "memmove"), lambda memory, d, s, n, *_: memory.copy(d, s, n)),
    **dict.fromkeys(("memset", "memset.inline"), lambda memory, d, value, n, *_: memory.fill(d, value, n)),
}


def rule_for_call(instr: Instr, memory: Memory) -> Compute:
    """The semantics of a call of an intrinsic or a libm function. Raises UnsupportedError for any other callee."""
    family = family_of(instr.callee)
    if family in _MEMORY:
        return partial(_MEMORY[family], memory)
    if family in _INTRINSICS:
        return _INTRINSICS[family](instr)
    name = family or instr.callee
    name = name if name in LIBM else name.removesuffix("f")
    if name not in LIBM or not is_float(scalar_of(instr.type)):
        message = f"the interpreter does not support the function {instr.callee}"
        raise UnsupportedError(message, line=instr.line, help="pass it in `builtins`")
    return lift(lambda s, *values: c_call(name, s.number, *values), instr)
