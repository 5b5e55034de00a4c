"""Work-group functions (OpenCL C 2.0, section 6.13.15): reductions, scans, votes and broadcasts over a work-group.

    T work_group_reduce_add(T x)                x to the own element of the exchange memory; barrier
                                                work-item 0: combines all elements in order, stores the result; barrier
                                                all: load the result
    T work_group_scan_inclusive_add(T x)        x to the own element; barrier
                                                work-item 0: replaces each element by its prefix; barrier
                                                all: load the own element
    T work_group_broadcast(T x, size_t id)      x to the own element; barrier; all: load the element of `id`; barrier

Values are combined in the order of the linear local id (a sum of floats has 4 partial results, of every fourth value),
so the result does not depend on strategy and lanes. Three facts make two barriers enough. Elements of other work-items
are accessed between the two barriers only. Behind the last barrier each work-item accesses its own element, which no
element of another size overlaps, or the result. The result is written by work-item 0 between two barriers, so all have
read that of the call before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from wfv.ir.types import I32, Type
from wfv.ir.values import Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body, bits_of, is_floating
from wfv.opencl.rules.rule import INT, SIZE, Form, Forms, Rule
from wfv.opencl.rules.work_group_bodies import (
    align,
    barrier,
    element,
    group_result,
    group_size,
    in_first_item,
    linear_index,
    local_ids,
    loop,
)

_INTEGERS = ("int", "uint", "long", "ulong")
_NUMBERS = (*_INTEGERS, "float", "double", "half")
PARTS = 4  # partial results of a reduction by slow operations: four consecutive ones do not wait for each other


@dataclass(frozen=True)
class Operation:
    """How two values of one of these types are combined.

    `identity`: the result of combining no values, for a type. `float_neutral`: the neutral element of floats, if it is
    not the identity. `is_logical`: values are combined as 0 or 1. `is_slow`: it takes several cycles, of integers too.
    """

    types: tuple[str, ...]
    combine: Callable[[Body, CType, Value, Value], Value]
    identity: Callable[[CType], float]
    float_neutral: float | None = None
    is_logical: bool = False
    is_slow: bool = False

    def neutral(self, type: CType) -> float:
        """The neutral element: what combined with any value is this value, zeros with a sign and NaN included."""
        if self.float_neutral is not None and is_floating(type.ir):
            return self.float_neutral
        return self.identity(type)


def _instruction(integer: str, floating: str = "") -> Callable[[Body, CType, Value, Value], Value]:
    return lambda b, type, x, y: b.binop(floating if is_floating(type.ir) else integer, x, y)


def _extreme(which: str) -> Callable[[Body, CType, Value, Value], Value]:
    """The smaller or the larger number, as fmin and fmax: a number if one of two is NaN.

    Of floats by comparisons: LLVM 22's loop vectorizer aborts on loops with `minnum` in some kernels.
    """

    def combine(b: Body, type: CType, x: Value, y: Value) -> Value:
        if not is_floating(type.ir):
            return b.intrinsic(("s" if type.is_signed else "u") + which, type.ir, x, y)
        is_it = b.fcmp("olt" if which == "min" else "ogt", x, y)
        return b.select(b.binop("or", is_it, b.fcmp("uno", y, y)), x, y)

    return combine


def _limit(type: CType, sign: int) -> float:
    """The largest number of a type (`sign` 1) or the smallest (-1); an infinite one if the type has it."""
    if is_floating(type.ir):
        return sign * math.inf
    bits = bits_of(type.ir) - (1 if type.is_signed else 0)
    return (1 << bits) - 1 if sign > 0 else (-1 << bits) if type.is_signed else 0


OPERATIONS = {
    "add": Operation(_NUMBERS, _instruction("add", "fadd"), lambda type: 0, -0.0),
    "mul": Operation(_NUMBERS, _instruction("mul", "fmul"), lambda type: 1, is_slow=True),
    "min": Operation(_NUMBERS, _extreme("min"), lambda type: _limit(type, 1), math.nan),
    "max": Operation(_NUMBERS, _extreme("max"), lambda type: _limit(type, -1), math.nan),
    "and": Operation(_INTEGERS, _instruction("and"), lambda type: -1),
    "or": Operation(_INTEGERS, _instruction("or"), lambda type: 0),
    "xor": Operation(_INTEGERS, _instruction("xor"), lambda type: 0),
    "logical_and": Operation(("int",), _instruction("and"), lambda type: 1, is_logical=True),
    "logical_or": Operation(("int",), _instruction("or"), lambda type: 0, is_logical=True),
    "logical_xor": Operation(("int",), _instruction("xor"), lambda type: 0, is_logical=True),
}


def _reduce(name: str, operation: Operation, b: Body, form: Form, args: list[Value]) -> Value:
    type = form.result
    item = _store_own(b, operation, args[0])
    barrier(b, name)

    def combine_all() -> None:
        b.store(_total(b, type, operation), group_result(b), align(type.ir))

    in_first_item(b, item, combine_all)
    barrier(b, name)
    return b.load(type.ir, group_result(b), align(type.ir), name="result")


def _total(b: Body, type: CType, operation: Operation) -> Value:
    """Combines all elements. If an operation takes long, there are PARTS partial results, which take turns."""

    def step(index: Value, parts: list[Value]) -> list[Value]:
        first, *others = parts
        return [*others, operation.combine(b, type, first, _load(b, type.ir, index))]

    count = PARTS if is_floating(type.ir) or operation.is_slow else 1
    neutral = _constant(b, type, operation.neutral(type))
    parts = loop(b, const_int(SIZE.ir, 0), group_size(b), [neutral] * count, step)
    while len(parts) > 1:
        parts = [operation.combine(b, type, *pair) for pair in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _scan(name: str, operation: Operation, is_inclusive: bool, b: Body, form: Form, args: list[Value]) -> Value:
    type = form.result
    item = _store_own(b, operation, args[0])
    barrier(b, name)

    def step(index: Value, values: list[Value]) -> list[Value]:
        (before,) = values
        behind = operation.combine(b, type, before, _load(b, type.ir, index))
        _store(b, behind if is_inclusive else before, index)
        return [behind]

    def replace_all() -> None:
        zero, one = (const_int(SIZE.ir, number) for number in (0, 1))
        if is_inclusive:
            loop(b, one, group_size(b), [_load(b, type.ir, zero)], step)
        else:
            loop(b, zero, group_size(b), [_constant(b, type, operation.identity(type))], step)

    in_first_item(b, item, replace_all)
    barrier(b, name)
    return _load(b, type.ir, item)


def _broadcast(b: Body, form: Form, args: list[Value]) -> Value:
    value, *ids = args
    name = "work_group_broadcast"
    _store(b, value, linear_index(b, local_ids(b)))
    barrier(b, name)
    found = _load(b, form.result.ir, linear_index(b, ids))
    barrier(b, name)
    return found


def _store_own(b: Body, operation: Operation, value: Value) -> Value:
    """Stores a work-item's value; returns its linear local id."""
    item = linear_index(b, local_ids(b))
    if operation.is_logical:
        value = b.cast("zext", b.icmp("ne", value, const_int(I32, 0)), I32)
    _store(b, value, item)
    return item


def _constant(b: Body, type: CType, value: float) -> Value:
    return b.number(type.ir, value) if is_floating(type.ir) else b.integer(type.ir, int(value))


def _load(b: Body, type: Type, index: Value) -> Value:
    return b.load(type, element(b, type, index), align(type))


def _store(b: Body, value: Value, index: Value) -> None:
    b.store(value, element(b, value.type, index), align(value.type))


def _forms(bases: tuple[str, ...], dimensions: int = 0) -> Forms:
    return {(CType(base), *(SIZE,) * dimensions): CType(base) for base in bases}


def _broadcast_forms() -> Forms:
    return {params: result for dims in (1, 2, 3) for params, result in _forms(_NUMBERS, dims).items()}


def _rules() -> Iterator[tuple[str, Rule]]:
    for suffix, operation in OPERATIONS.items():
        forms = partial(_forms, operation.types)
        name = f"work_group_reduce_{suffix}"
        yield name, Rule(forms, partial(_reduce, name, operation))
        for kind in ("inclusive", "exclusive"):
            name = f"work_group_scan_{kind}_{suffix}"
            yield name, Rule(forms, partial(_scan, name, operation, kind == "inclusive"))
    for name, suffix in (("work_group_all", "logical_and"), ("work_group_any", "logical_or")):
        yield name, Rule(lambda: {(INT,): INT}, partial(_reduce, name, OPERATIONS[suffix]))
    yield "work_group_broadcast", Rule(_broadcast_forms, _broadcast)


RULES: dict[str, Rule] = dict(_rules())
