"""The neutral elements of the operations that reduce and scan combine values with: they change no value."""

from __future__ import annotations

from wfv.ir.types import FloatType, IntType, Type
from wfv.ir.values import Value, const_float, const_int


def neutral_element(operation: str, type: Type) -> Value:
    """The x for which the operation of x and y is y, NaN and zeros with a sign included."""
    if isinstance(type, FloatType):
        return const_float(type, {"fadd": -0.0, "fmul": 1.0}.get(operation, float("nan")))
    assert isinstance(type, IntType)
    lowest = 1 << (type.bits - 1)
    values = {"mul": 1, "and": -1, "umin": -1, "min": lowest - 1, "max": lowest}
    return const_int(type, values.get(operation, 0))
