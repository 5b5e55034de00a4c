"""The symbolic forms of the rules in operations.py: functions from the operands' terms to the result.

Values are as in values.py, but a scalar is a `Scalar` or a `Pointer` (terms.py). Scalars that are known are computed by
the interpreter's own function. A rule gets the instruction and `Effects`, to which it reports undefined behaviour.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any, Protocol

from wfv.ir.core import Instr
from wfv.ir.interp.float_formulas import is_infinite, is_nan
from wfv.ir.interp.formulas import NoFormulaError, Result
from wfv.ir.interp.pieces import as_scalar, joined, leaves, pieces
from wfv.ir.interp.pointers import Leaf, Pointer, choose, where, with_poison
from wfv.ir.interp.scalars import DIVISIONS, Operation, Scalars, by_element, operation_named, pair_by_element
from wfv.ir.interp.sums import multiplied
from wfv.ir.interp.terms import (
    Bits,
    Scalar,
    Truth,
    as_term,
    bit_of,
    both,
    choose_bits,
    either,
    folded,
    negated,
    smt,
    truth_of,
)  # fmt: skip
from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, element_offsets, encode, fill, width
from wfv.ir.types import IntType, PtrType, Type, VecType, is_float, scalar_of

Compute = Callable[..., Any]


class Effects(Protocol):
    """Effects of an operation other than its result."""

    def undefined(self, condition: Truth, what: str) -> None:
        """Undefined behaviour, if the condition holds."""

    def fresh(self, bits: int) -> Any:
        """Any bits."""


Rule = Callable[[Instr, Effects], Compute]


def of_value(value: Any, type: Type) -> Any:
    """An interpreter's value as a symbolic one. Pointers but null are left as numbers."""
    parts = element_offsets(type)
    if parts is not None:
        return tuple(of_value(each, element) for each, (_, element) in zip(value, parts, strict=True))
    if isinstance(type, PtrType) and (value is POISON or value == 0):
        return Pointer((), value is POISON)
    bits = 0 if value is POISON else encode(value, type)[0]
    return Scalar(bits, width(type), value is POISON)


def poison_of(type: Type) -> Any:
    return fill(type, lambda leaf: of_value(POISON, leaf))


def zero_of(type: Type) -> Any:
    return fill(type, lambda leaf: Pointer(()) if isinstance(leaf, PtrType) else Scalar(0, width(leaf)))


def elementwise(name: str, operation: Operation) -> Rule:
    """An operation on scalars; vectors go element by element."""

    def rule(instr: Instr, effects: Effects) -> Compute:
        s = replace(Scalars.of(instr), op=name)
        check_flags(s)
        types = [scalar_of(x.type) for x in instr.operands]
        result = scalar_of(instr.type)

        def one(*values: Any) -> Any:
            return applied(operation, s, [as_scalar(x) for x in values], types, result, effects)

        return by_element(one, instr)

    return rule


def check_flags(s: Scalars) -> None:
    """Raises NoFormulaError for flags that permit LLVM to compute something else."""
    if loose := s.flags & {"reassoc", "fast"}:
        raise NoFormulaError(f"fast-math permits another result ({', '.join(sorted(loose))})")


def applied(
    operation: Operation, s: Scalars, values: list[Scalar], types: list[Type], result: Type, effects: Effects
) -> Leaf:
    """The result of an operation on scalars; division by poison is undefined."""
    if all(x.is_number and isinstance(x.poison, bool) for x in values):
        return _computed(operation, s, values, types, result, effects)
    poison = either(*(x.poison for x in values))
    if poison is True:
        if s.op in DIVISIONS:
            effects.undefined(values[1].poison, f"{s.op} by poison")
        return of_value(POISON, result)
    found = operation.formula(s, *(x.term for x in values))
    found = found if isinstance(found, Result) else Result(found)
    if s.op in DIVISIONS:
        effects.undefined(either(values[1].poison, both(negated(values[0].poison), found.undefined)), f"{s.op} by 0")
    bits = found.bits
    ruled_out = _ruled_out(s, [*zip(values, types, strict=True), (Scalar(bits, s.to), result)])
    return Scalar(folded(bits), s.to, either(poison, found.poison, *ruled_out))


def _ruled_out(s: Scalars, values: list[tuple[Scalar, Type]]) -> list[Truth]:
    """The NaNs and infinities that nnan and ninf make poison."""
    floats = [x.term for x, type in values if is_float(type)]
    found: list[Truth] = [is_nan(x) for x in floats if "nnan" in s.flags]
    return found + [is_infinite(x) for x in floats if "ninf" in s.flags]


def _computed(
    operation: Operation, s: Scalars, values: list[Scalar], types: list[Type], result: Type, effects: Effects
) -> Leaf:
    """The result of numbers, by the interpreter's function."""
    numbers = [POISON if x.poison else decode(x.bits, 0, _number_type(t)) for x, t in zip(values, types, strict=True)]
    if any(x is POISON for x in numbers) and s.op not in DIVISIONS:
        return of_value(POISON, result)
    try:
        found = s.finish(operation.compute(s, *numbers))
    except UndefinedBehaviour as error:
        effects.undefined(True, str(error))
        return of_value(POISON, result)
    value = of_value(found, _number_type(result))
    ruled_out = _ruled_out(s, [*zip(values, types, strict=True), (value, result)]) if found is not POISON else []
    is_out = any(smt().is_true(smt().simplify(x)) for x in ruled_out if not isinstance(x, bool))
    return Scalar(value.bits, s.to, value.poison or is_out)


def _number_type(type: Type) -> Type:
    return IntType(64) if isinstance(type, PtrType) else type


def pointer_cast(name: str, operation: Operation) -> Rule:
    """ptrtoint, inttoptr, addrspacecast."""
    plain = elementwise(name, operation)

    def rule(instr: Instr, effects: Effects) -> Compute:
        if name == "addrspacecast":
            return lambda value: value
        if name == "inttoptr":
            raise NoFormulaError("a pointer is made of a number")
        return plain(instr, effects)

    return rule


def getelementptr(scales_of: Callable[[Instr], tuple[int, list[tuple[int, int]]]]) -> Rule:
    """The place in the object, modulo 2 ** 64."""

    def rule(instr: Instr, effects: Effects) -> Compute:
        constant, scales = scales_of(instr)

        def one(pointer: Any, *indices: Scalar) -> Any:
            if not isinstance(pointer, Pointer):
                raise NoFormulaError("a pointer is made of a number")
            for index, (scale, bits) in zip(indices, scales, strict=True):
                pointer = pointer.plus(_distance(index, scale, bits), index.poison)
            return pointer.plus(constant)

        return by_element(one, instr)

    return rule


def _distance(index: Scalar, scale: int, bits: int) -> Bits:
    if index.is_number:
        number = index.bits
        return (number - (1 << bits) if number >> (bits - 1) else number) * scale
    z = smt()
    wide = z.SignExt(64 - bits, index.bits) if bits < 64 else index.bits if bits == 64 else z.Extract(63, 0, index.bits)
    return multiplied(wide, scale, 64)


def select(instr: Instr, effects: Effects) -> Compute:
    """Only the selected arm counts; a poison condition gives poison."""
    if loose := frozenset(instr.attrs.get("flags", ())) & {"nnan", "ninf", "fast", "reassoc"}:
        raise NoFormulaError(f"a select has the flags {', '.join(sorted(loose))}")

    def one(condition: Scalar, a: Any, b: Any) -> Any:
        holds = truth_of(condition.bits)
        chosen = choose(holds, where(holds, a), where(negated(holds), b))
        return _poisoned(chosen, condition.poison)

    is_whole = not isinstance(instr.operands[0].type, VecType)
    return one if is_whole else by_element(one, instr)


def _poisoned(value: Any, poison: Truth) -> Any:
    if isinstance(value, tuple):
        return tuple(_poisoned(each, poison) for each in value)
    return value if poison is False else with_poison(value, either(value.poison, poison))


def freeze(instr: Instr, effects: Effects) -> Compute:
    """Poison becomes any bits, each time other ones."""

    def frozen(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(frozen, value))
        if value.poison is False:
            return value
        if isinstance(value, Pointer):
            raise NoFormulaError("a pointer that may be poison is frozen")
        return Scalar(choose_bits(value.poison, effects.fresh(value.width), value.bits, value.width), value.width)

    return frozen


def bitcast(instr: Instr, effects: Effects) -> Compute:
    """Reinterprets the bits; a new element that overlaps poison is poison."""
    old, new = instr.operands[0].type, instr.type
    if isinstance(scalar_of(old), PtrType):
        return lambda value: value

    def cast(value: Any) -> Any:
        bits = leaves(value)
        found = [joined(each) for each in pieces(bits, width(scalar_of(new)))]
        return tuple(found) if isinstance(new, VecType) else found[0]

    return cast


def extractelement(instr: Instr, effects: Effects) -> Compute:
    def extract(vector: Any, i: Scalar) -> Any:
        if i.is_number and i.poison is False:
            return vector[i.bits] if i.bits < len(vector) else poison_of(instr.type)
        found = poison_of(instr.type)
        for number, element in enumerate(vector):
            found = choose(i.term == number, element, found)
        return _poisoned(found, i.poison)

    return extract


def insertelement(instr: Instr, effects: Effects) -> Compute:
    def insert(vector: Any, new: Any, i: Scalar) -> Any:
        if i.is_number and i.poison is False:
            whole = (*vector[: i.bits], new, *vector[i.bits + 1 :])
            return whole if i.bits < len(vector) else poison_of(instr.type)
        is_out = either(i.poison, smt().UGE(i.term, as_term(len(vector), i.width)))
        changed = tuple(choose(i.term == number, new, element) for number, element in enumerate(vector))
        return _poisoned(changed, is_out)

    return insert


def shufflevector(instr: Instr, effects: Effects) -> Compute:
    nothing = poison_of(scalar_of(instr.type))
    return lambda a, b, mask: tuple(nothing if i.poison else (*a, *b)[i.bits] for i in mask)


def vector_reduce(instr: Instr, effects: Effects) -> Compute:
    """In element order; fadd and fmul have a start value as first operand."""
    name, type = instr.callee.split(".")[3], instr.type
    s = replace(Scalars.of_type(type), op=name, flags=frozenset(instr.attrs.get("flags", ())))
    check_flags(s)
    operation = operation_named(name)

    def combine(a: Any, b: Any) -> Any:
        return applied(operation, s, [a, b], [type, type], type, effects)

    return lambda *values: reduce(combine, (*values[:-1], *values[-1]))


def with_overflow(instr: Instr, effects: Effects) -> Compute:
    """{wrapped result, whether it wrapped}."""
    name = instr.callee.removeprefix("llvm.")
    type, flag = scalar_of(instr.operands[0].type), f"n{name[0]}w"
    s = replace(Scalars.of_type(type), op=name[1:4])
    operation = operation_named(name[1:4])

    def one(a: Scalar, b: Scalar) -> Any:
        result = applied(operation, s, [a, b], [type, type], type, effects)
        if result.poison is True:
            return result, Scalar(0, 1, True)
        wraps = operation.formula(replace(s, flags=frozenset({flag})), a.term, b.term).poison
        return result, Scalar(bit_of(wraps), 1, result.poison)

    return pair_by_element(one, instr)


def assume(instr: Instr, effects: Effects) -> Compute:
    def assumed(condition: Scalar, *bundles: Any) -> None:
        effects.undefined(either(condition.poison, negated(truth_of(condition.bits))), "llvm.assume(false)")

    return assumed


def without_symbolic(what: str) -> Rule:
    """A row whose meaning no formula describes: a proof that needs it is unknown, with this reason."""

    def rule(instr: Instr, effects: Effects) -> Compute:
        raise NoFormulaError(f"{what} has no formula")

    return rule
