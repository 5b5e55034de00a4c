"""Vector data load and store functions without halves (OpenCL 1.2, section 6.12.7), and prefetch (6.12.10)."""

from functools import partial

from wfv.ir.types import I64, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import Poison, Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import CONSTANT, GLOBAL, NUMBERS, SIZE, SPACES, VOID, WIDTHS, Forms, Rule, vectors


def load_vector(b: Body, type: Type, count: int, pointer: Value, align: int = 0) -> Value:
    """Loads `count` elements from `pointer` on, with alignment `align` (0: that of the element type).

    Three elements are loaded one by one, so that no fourth one is read.
    """
    vector = vector_of(type, count)
    align = align or size_of(type)
    if count != 3:
        return b.load(vector, pointer, align)
    result: Value = Poison(vector)
    for i in range(count):
        result = b.insertelement(result, b.load(type, b.element_address(type, pointer, const_int(I64, i)), align), i)
    return result


def store_vector(b: Body, value: Value, pointer: Value, align: int = 0) -> None:
    """Stores a scalar or vector, with alignment `align` as in `load_vector`."""
    parts = b.components(value) if count_of(value.type) == 3 else [value]
    for i, part in enumerate(parts):
        b.store(part, b.element_address(part.type, pointer, const_int(I64, i)), align or size_of(scalar_of(part.type)))


def vector_of(type: Type, count: int) -> Type:
    return VecType(count, type) if count > 1 else type


def vector_address(b: Body, type: Type, pointer: Value, offset: Value, count: int) -> Value:
    """The address of vector number `offset`, for vectors of `count` elements."""
    return b.element_address(type, pointer, b.binop("mul", offset, const_int(I64, count)))


def _load(count: int, b: Body, x: Value, y: Value) -> Value:
    type = b.form.result.element.ir
    return load_vector(b, type, count, vector_address(b, type, y, x, count))


def _store(count: int, b: Body, x: Value, y: Value, z: Value) -> None:
    type = b.form.first.element.ir
    store_vector(b, x, vector_address(b, type, z, y, count))


def _load_forms(count: int) -> Forms:
    return {
        (SIZE, CType(base, 1, space)): CType(base, count) for base in NUMBERS for space in (*SPACES, CONSTANT)
    }  # fmt: skip


def _store_forms(count: int) -> Forms:
    return {(CType(base, count), SIZE, CType(base, 1, space)): VOID for base in NUMBERS for space in SPACES}


def _prefetch_forms() -> Forms:
    return {(CType(type.base, type.count, GLOBAL), SIZE): VOID for type in vectors(NUMBERS)}


RULES: dict[str, Rule] = {
    **{f"vload{n}": Rule(partial(_load_forms, n), partial(_load, n)) for n in WIDTHS[1:]},
    **{f"vstore{n}": Rule(partial(_store_forms, n), partial(_store, n)) for n in WIDTHS[1:]},
    "prefetch": Rule(_prefetch_forms, lambda b, *_: None),
}
