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

from collections.abc import Callable, Iterator
from functools import partial

from wfv.ir.intrinsics import neutral_element
from wfv.ir.types import I32, Type
from wfv.ir.values import Value, const_float, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body, is_floating
from wfv.opencl.rules.rule import INT, SIZE, Forms, Rule
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


_FLOAT_OPERATIONS = {"add": "fadd", "mul": "fmul", "min": "fminnum", "max": "fmaxnum"}
_LOGICAL = "logical_"  # the prefix of operations on truth values, which are 0 or 1
OPERATIONS = {
    **dict.fromkeys(("add", "mul", "min", "max"), _NUMBERS), **dict.fromkeys(("and", "or", "xor"), _INTEGERS),
    **dict.fromkeys(("logical_and", "logical_or", "logical_xor"), ("int",)),
}  # fmt: skip


def _operation_on(type: CType, name: str) -> str:
    """LLVM's name of `add`, `min`, .. on a type."""
    name = name.removeprefix(_LOGICAL)
    if type.is_float:
        return _FLOAT_OPERATIONS[name]
    return f"u{name}" if name in ("min", "max") and not type.is_signed else name


def _identity(operation: str, type: Type) -> Value:
    """The result of combining no values, as OpenCL defines it."""
    infinite = {"fminnum": float("inf"), "fmaxnum": -float("inf"), "fadd": 0.0}
    return const_float(type, infinite[operation]) if operation in infinite else neutral_element(operation, type)


def _combine(b: Body, type: CType, name: str, x: Value, y: Value) -> Value:
    """Of min and max of floats, as fmin and fmax, a number if one of two is NaN.

    These are comparisons: LLVM 22's loop vectorizer aborts on loops with `minnum` in some kernels.
    """
    operation = _operation_on(type, name)
    if name not in ("min", "max"):
        return b.binop(operation, x, y)
    if not type.is_float:
        return b.intrinsic(operation if operation.startswith("u") else f"s{operation}", x.type, x, y)
    is_it = b.fcmp("olt" if name == "min" else "ogt", x, y)
    return b.select(b.binop("or", is_it, b.fcmp("uno", y, y)), x, y)


def _start(type: CType, name: str, element: Callable[[str, Type], Value]) -> Value:
    """The identity or the neutral element of an operation."""
    return const_int(I32, 1) if name == "logical_and" else element(_operation_on(type, name), type.ir)


def _reduce(name: str, operation: str, b: Body, x: Value) -> Value:
    type = b.form.result
    item = _store_own(b, operation, x)
    barrier(b, name)

    def combine_all() -> None:
        b.store(_total(b, type, operation), group_result(b), align(type.ir))

    in_first_item(b, item, combine_all)
    barrier(b, name)
    return b.load(type.ir, group_result(b), align(type.ir), name="result")


def _total(b: Body, type: CType, operation: str) -> Value:
    """Combines all elements. If an operation takes long, there are PARTS partial results, which take turns."""

    def step(index: Value, parts: list[Value]) -> list[Value]:
        first, *others = parts
        return [*others, _combine(b, type, operation, first, _load(b, type.ir, index))]

    count = PARTS if is_floating(type.ir) or operation == "mul" else 1
    neutral = _start(type, operation, neutral_element)
    parts = loop(b, const_int(SIZE.ir, 0), group_size(b), [neutral] * count, step)
    while len(parts) > 1:
        parts = [_combine(b, type, operation, *pair) for pair in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _scan(name: str, operation: str, is_inclusive: bool, b: Body, x: Value) -> Value:
    type = b.form.result
    item = _store_own(b, operation, x)
    barrier(b, name)

    def step(index: Value, values: list[Value]) -> list[Value]:
        (before,) = values
        behind = _combine(b, type, operation, before, _load(b, type.ir, index))
        _store(b, behind if is_inclusive else before, index)
        return [behind]

    def replace_all() -> None:
        zero, one = (const_int(SIZE.ir, number) for number in (0, 1))
        if is_inclusive:
            loop(b, one, group_size(b), [_load(b, type.ir, zero)], step)
        else:
            loop(b, zero, group_size(b), [_start(type, operation, _identity)], step)

    in_first_item(b, item, replace_all)
    barrier(b, name)
    return _load(b, type.ir, item)


def _broadcast(b: Body, value: Value, *ids: Value) -> Value:
    name = "work_group_broadcast"
    _store(b, value, linear_index(b, local_ids(b)))
    barrier(b, name)
    found = _load(b, b.form.result.ir, linear_index(b, list(ids)))
    barrier(b, name)
    return found


def _store_own(b: Body, operation: str, value: Value) -> Value:
    """Stores a work-item's value; returns its linear local id."""
    item = linear_index(b, local_ids(b))
    if operation.startswith(_LOGICAL):
        value = b.cast("zext", b.icmp("ne", value, const_int(I32, 0)), I32)
    _store(b, value, item)
    return item


def _load(b: Body, type: Type, index: Value) -> Value:
    return b.load(type, element(b, type, index), align(type))


def _store(b: Body, value: Value, index: Value) -> None:
    b.store(value, element(b, value.type, index), align(value.type))


def _forms(bases: tuple[str, ...], dimensions: int = 0) -> Forms:
    return {(CType(base), *(SIZE,) * dimensions): CType(base) for base in bases}


def _broadcast_forms() -> Forms:
    return {params: result for dims in (1, 2, 3) for params, result in _forms(_NUMBERS, dims).items()}


def _rules() -> Iterator[tuple[str, Rule]]:
    for operation, types in OPERATIONS.items():
        forms = partial(_forms, types)
        name = f"work_group_reduce_{operation}"
        yield name, Rule(forms, partial(_reduce, name, operation))
        for kind in ("inclusive", "exclusive"):
            name = f"work_group_scan_{kind}_{operation}"
            yield name, Rule(forms, partial(_scan, name, operation, kind == "inclusive"))
    for name, operation in (("work_group_all", "logical_and"), ("work_group_any", "logical_or")):
        yield name, Rule(lambda: {(INT,): INT}, partial(_reduce, name, operation))
    yield "work_group_broadcast", Rule(_broadcast_forms, _broadcast)


RULES: dict[str, Rule] = dict(_rules())
