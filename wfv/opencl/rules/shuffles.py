"""shuffle and shuffle2 (OpenCL 1.2, section 6.12.12): components selected by the low bits of their numbers."""

from wfv.ir.types import VecType, count_of
from wfv.ir.values import Poison, Value
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import Rule


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
    "shuffle": Rule(rf"{_NUMBERS}(<NUMBER>){_COUNT}, u[a-z]+({_COUNT})", r"\1\2", _shuffle),
    "shuffle2": Rule(rf"{_NUMBERS}((<NUMBER>){_COUNT}), \1, u[a-z]+({_COUNT})", r"\2\3", _shuffle),
}
