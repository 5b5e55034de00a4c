"""Vector data load and store functions (OpenCL 1.2, section 6.12.7), prefetch (6.12.10), and shuffles (6.12.12).

vload_half, vstore_half and their aligned forms (vloada_half, ..) convert between halves in memory and floats. The
aligned forms place vectors of three components four elements apart. shuffle and shuffle2 select components by the low
bits of their numbers.
"""

from collections.abc import Iterator
from functools import partial
from itertools import product

from wfv.ir.types import I64, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import Poison, Value, const_int
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.conversions import MODES, float_to_float
from wfv.opencl.rules.rule import WIDTHS, Rule


def _load_vector(b: Body, type: Type, count: int, pointer: Value, align: int) -> Value:
    """Loads `count` elements from `pointer` on. Three are loaded one by one, so that no fourth one is read."""
    vector = _vector_of(type, count)
    if count != 3:
        return b.load(vector, pointer, align)
    result: Value = Poison(vector)
    for i in range(count):
        result = b.insertelement(result, b.load(type, b.element_address(type, pointer, const_int(I64, i)), align), i)
    return result


def _store_vector(b: Body, value: Value, pointer: Value, align: int) -> None:
    """Stores a scalar or vector."""
    parts = b.components(value) if count_of(value.type) == 3 else [value]
    for i, part in enumerate(parts):
        b.store(part, b.element_address(part.type, pointer, const_int(I64, i)), align)


def _vector_of(type: Type, count: int) -> Type:
    return VecType(count, type) if count > 1 else type


def _address(b: Body, type: Type, pointer: Value, offset: Value, count: int, aligned: bool) -> Value:
    """The address of vector number `offset`."""
    apart = 4 if aligned and count == 3 else count
    return b.element_address(type, pointer, b.binop("mul", offset, const_int(I64, apart)))


def _align(type: Type, count: int, aligned: bool) -> int:
    """The alignment of each access. The components of a vector of three are accessed one by one."""
    return size_of(type) * (count if aligned and count != 3 else 1)


def _load(count: int, aligned: bool, b: Body, offset: Value, pointer: Value) -> Value:
    type = b.form.params[1].pointee.ir
    address = _address(b, type, pointer, offset, count, aligned)
    loaded = _load_vector(b, type, count, address, _align(type, count, aligned))
    return b.cast("fpext", loaded, b.form.result.ir)


def _store(count: int, aligned: bool, mode: str, b: Body, value: Value, offset: Value, pointer: Value) -> None:
    type = b.form.params[2].pointee.ir
    if scalar_of(value.type) != type:
        value = float_to_float(b, value, _vector_of(type, count), mode or "rte")
    address = _address(b, type, pointer, offset, count, aligned)
    _store_vector(b, value, address, _align(type, count, aligned))


def _rules() -> Iterator[tuple[str, Rule]]:
    yield "prefetch", Rule(r"global <NUMBER>(?:2|3|4|8|16)?\*, ulong", "void", lambda b, *_: None)
    for n in WIDTHS[1:]:
        yield f"vload{n}", Rule(r"ulong, <READABLE>(<NUMBER>)\*", rf"\g<1>{n}", partial(_load, n, False))
        yield f"vstore{n}", Rule(rf"(<NUMBER>){n}, ulong, <WRITABLE>\1\*", "void", partial(_store, n, False, ""))
    for n, (letter, aligned) in product(WIDTHS, (("", False), ("a", True))):
        count = n if n > 1 else ""
        name = f"{letter}_half{count}"
        yield f"vload{name}", Rule(r"ulong, <READABLE>half\*", f"float{count}", partial(_load, n, aligned))
        for mode in MODES:
            pattern = rf"(?:float|double){count}, ulong, <WRITABLE>half\*"
            store = Rule(pattern, "void", partial(_store, n, aligned, mode))
            yield f"vstore{name}{f'_{mode}' if mode else ''}", store


def _shuffle(b: Body, *args: Value) -> Value:
    *sources, numbers = args
    table, type = sources[0], b.form.result.ir
    if len(sources) == 2:
        table = b.shufflevector(sources[0], sources[1], list(range(2 * count_of(sources[0].type))))
    assert isinstance(type, VecType)
    low_bits = b.binop("and", numbers, b.integer(numbers.type, count_of(table.type) - 1))
    result: Value = Poison(type)
    for i, number in enumerate(b.components(low_bits)):
        result = b.insertelement(result, b.extractelement(table, number), i)
    return result


# The numbers are as large as the components.
_NUMBERS = (
    r"(?=.*\b(?:u?char\d+, uchar|(?:u?short|half)\d+, ushort|(?:u?int|float)\d+, uint|(?:u?long|double)\d+, ulong)\d)"
)
_COUNT = "(?:2|4|8|16)"
RULES: dict[str, Rule] = {
    **dict(_rules()),
    "shuffle": Rule(rf"{_NUMBERS}(<NUMBER>){_COUNT}, u[a-z]+({_COUNT})", r"\1\2", _shuffle),
    "shuffle2": Rule(rf"{_NUMBERS}((<NUMBER>){_COUNT}), \1, u[a-z]+({_COUNT})", r"\2\3", _shuffle),
}
