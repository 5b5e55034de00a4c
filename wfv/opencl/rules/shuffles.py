"""shuffle and shuffle2 (OpenCL 1.2, section 6.12.12): components selected by the low bits of their numbers."""

from wfv.ir.types import VecType, count_of
from wfv.ir.values import Poison, Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import NUMBERS, Forms, Rule, unsigned_like, vectors

_COUNTS = (2, 4, 8, 16)


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


def _forms(sources: int) -> Forms:
    forms = {}
    for type in vectors(NUMBERS, _COUNTS):
        for count in _COUNTS:
            result = CType(type.base, count)
            forms[(*(type,) * sources, unsigned_like(result))] = result
    return forms


RULES: dict[str, Rule] = {"shuffle": Rule(lambda: _forms(1), _shuffle), "shuffle2": Rule(lambda: _forms(2), _shuffle)}
