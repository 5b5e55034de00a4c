"""The semantics of instructions without side effects, and of calls of intrinsics: tables of rules.

A rule takes the instruction and returns a function from the operands' values to the result. Rules of scalars, and of
vectors element by element, are in scalars.py; here are the rules of whole vectors, arrays, structs and addresses. A row
(`Meaning`) also has the rule's symbolic form, for proofs (symbolic.py).
"""

from collections.abc import Callable, Collection
from functools import partial, reduce
from math import gcd
from typing import Any, NamedTuple

from wfv.errors import KernelTrapError, UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.interp import formulas, scalars, symbolic
from wfv.ir.interp.math import LIBM, PAIRS, c_call
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.scalars import Scalars, combining, lift, pair_by_element, with_overflow
from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, encode, poison, signed, width, zero
from wfv.ir.intrinsics import FAMILIES, family_of
from wfv.ir.types import ArrayType, StructType, Type, VecType, element_of, is_float, offset_of, scalar_of, size_of
from wfv.ir.values import ConstInt, unsigned

Compute = Callable[..., Any]
Rule = Callable[[Instr], Compute]


class Meaning(NamedTuple):
    """A row of the tables: the rule of the interpreter, and the one of proofs."""

    rule: Rule
    symbolic: symbolic.Rule


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


def _elementwise(op: str) -> Meaning:
    operation, is_strict = scalars.OPCODES[op], op not in scalars.DIVISIONS
    make = symbolic.pointer_cast if op in _POINTER_CASTS else symbolic.elementwise
    return Meaning(lambda instr: lift(operation.compute, instr, is_strict), make(op, operation))


_POINTER_CASTS = ("ptrtoint", "inttoptr", "addrspacecast")
RULES: dict[str, Meaning] = {
    **{op: _elementwise(op) for op in scalars.OPCODES},
    "select": Meaning(_select, symbolic.select),
    "freeze": Meaning(_freeze, symbolic.freeze),
    "bitcast": Meaning(_bitcast, symbolic.bitcast),
    "extractelement": Meaning(_extractelement, symbolic.extractelement),
    "insertelement": Meaning(_insertelement, symbolic.insertelement),
    "shufflevector": Meaning(_shufflevector, symbolic.shufflevector),
    "extractvalue": Meaning(_extractvalue, lambda instr, effects: _extractvalue(instr)),
    "insertvalue": Meaning(_insertvalue, lambda instr, effects: _insertvalue(instr)),
    "getelementptr": Meaning(_getelementptr, symbolic.getelementptr(_gep_scales)),
    "fence": Meaning(lambda instr: lambda: None, lambda instr, effects: lambda: None),
}


def _vector_reduce(instr: Instr) -> Compute:
    """llvm.vector.reduce.*, in element order; fadd and fmul have a start value as first operand."""
    combine = combining(instr.callee.split(".")[3], instr.type)
    return lambda *values: reduce(combine, (*values[:-1], *values[-1]))


def _pair(instr: Instr, compute: Compute) -> Compute:
    """A struct of two results."""

    def one(*values: Any) -> tuple[Any, Any]:
        return (POISON, POISON) if any(value is POISON for value in values) else compute(*values)

    return pair_by_element(one, instr)


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
_KINDS: dict[str, Meaning] = {
    "drop": Meaning(lambda instr: lambda *values: None, lambda instr, effects: lambda *values: None),
    "first": Meaning(lambda instr: lambda value, *rest: value, lambda instr, effects: lambda value, *rest: value),
    "reduce": Meaning(_vector_reduce, symbolic.vector_reduce),
    "trap": Meaning(_trap, symbolic.without_symbolic("a trap")),
}
_INTRINSICS: dict[str, Meaning] = {
    **{name: _KINDS[family.kind] for name, family in FAMILIES.items() if family.kind in _KINDS},
    **{
        name: Meaning(partial(lift, operation.compute), symbolic.elementwise(name, operation))
        for name, operation in scalars.INTRINSICS.items()
    },
    **{
        name: Meaning(partial(_pair, compute=compute), symbolic.without_symbolic(name))
        for name, compute in PAIRS.items()
    },
    **{
        f"{sign}{op}.with.overflow": Meaning(_overflow, symbolic.with_overflow)
        for sign in "su"
        for op in ("add", "sub", "mul")
    },
    "arithmetic.fence": _KINDS["first"],
    "assume": Meaning(_assume, symbolic.assume),
}


def _masked_load(instr: Instr, memory: Memory) -> Compute:
    """llvm.masked.load and gather: the elements whose mask is true; of the others, those of the last operand."""
    element, align = scalar_of(instr.type), align_of_operand(instr, 0)

    def load(pointer: Any, mask: Any, others: Any) -> Any:
        places = _element_places(instr, pointer, mask, element, align)
        return tuple(
            memory.load(at, element, of) if is_on else other
            for (is_on, at, of), other in zip(places, others, strict=True)
        )

    return load


def _masked_store(instr: Instr, memory: Memory) -> Compute:
    """llvm.masked.store and scatter."""
    element, align = scalar_of(instr.operands[0].type), align_of_operand(instr, 1)

    def store(value: Any, pointer: Any, mask: Any) -> None:
        for (is_on, at, of), part in zip(_element_places(instr, pointer, mask, element, align), value, strict=True):
            if is_on:
                memory.store(at, part, element, of)

    return store


def _element_places(instr: Instr, pointer: Any, mask: Any, element: Type, align: int) -> list[tuple[int, Any, int]]:
    """For each element: whether it is accessed, its address and its alignment."""
    if any(bit is POISON for bit in mask):
        raise UndefinedBehaviour(f"{instr.callee} under a poison mask")
    if isinstance(pointer, tuple):
        return [(is_on, at, align) for is_on, at in zip(mask, pointer, strict=True)]
    places = [n * size_of(element) for n in range(len(mask))]
    return [
        (is_on, POISON if pointer is POISON else pointer + place, gcd(align, place) or align)
        for is_on, place in zip(mask, places, strict=True)
    ]


def align_of_operand(instr: Instr, number: int) -> int:
    """`align 4` among the attributes of an argument."""
    words = instr.attrs["arg_attrs"][number].split()
    return int(words[words.index("align") + 1]) if "align" in words else 1


# Rules with the memory; the last operand of a copy, `volatile`, changes nothing here.
_MEMORY: dict[str, Callable[[Instr, Memory], Compute]] = {
    **dict.fromkeys(
        ("memcpy", "memcpy.inline", "memmove"), lambda instr, memory: lambda d, s, n, *_: memory.copy(d, s, n)
    ),
    **dict.fromkeys(("memset", "memset.inline"), lambda instr, memory: lambda d, x, n, *_: memory.fill(d, x, n)),
    **dict.fromkeys(("masked.load", "masked.gather"), _masked_load),
    **dict.fromkeys(("masked.store", "masked.scatter"), _masked_store),
}


def rule_for_call(instr: Instr, memory: Memory) -> Compute:
    """The semantics of a call of an intrinsic or a libm function. Raises UnsupportedError for any other callee."""
    family = family_of(instr.callee)
    if family in _MEMORY:
        return _MEMORY[family](instr, memory)
    return meaning_of_call(instr).rule(instr)


def meaning_of_call(instr: Instr) -> Meaning:
    """The row of an intrinsic that accesses no memory, or of a libm function. Raises UnsupportedError for others."""
    family = family_of(instr.callee)
    if family in _INTRINSICS:
        return _INTRINSICS[family]
    name = family or instr.callee
    name = name if name in LIBM else name.removesuffix("f")
    if name not in LIBM or not is_float(scalar_of(instr.type)):
        message = f"the interpreter does not support the function {instr.callee}"
        raise UnsupportedError(message, line=instr.line, help="pass it in `builtins`")
    operation = scalars.Operation(lambda s, *values: c_call(name, s.number, *values), formulas.uninterpreted)
    return Meaning(partial(lift, operation.compute), symbolic.elementwise(name, operation))
