"""Linear ids (OpenCL C 2.0, section 6.13.1), by the ids and sizes of the three dimensions.

get_local_linear_id is ((z * size 1) + y) * size 0 + x. Over the lanes the result is strided by one,
because only x is.
"""

from __future__ import annotations

from wfv.ir.types import I32, I64, FnType
from wfv.ir.values import Value, const_int
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import SIZE, Rule


def _global_linear_id(b: Body, *_: Value) -> Value:
    ids = [b.binop("sub", _ask(b, "get_global_id", dim), _ask(b, "get_global_offset", dim)) for dim in range(3)]
    return _linear(b, ids, [_ask(b, "get_global_size", dim) for dim in range(2)])


def _local_linear_id(b: Body, *_: Value) -> Value:
    ids = [_ask(b, "get_local_id", dim) for dim in range(3)]
    return _linear(b, ids, [_ask(b, "get_local_size", dim) for dim in range(2)])


def _linear(b: Body, ids: list[Value], sizes: list[Value]) -> Value:
    x, y, z = ids
    rows = b.binop("add", b.binop("mul", z, sizes[1]), y)
    return b.binop("add", b.binop("mul", rows, sizes[0]), x)


def _ask(b: Body, function: str, dim: int) -> Value:
    """The result of a work-item function, which passes/kernel/builtins.py lowers."""
    symbol = f"_Z{len(function)}{function}j"
    b.module.declare(symbol, FnType(I64, (I32,)))
    return b.call(symbol, I64, [const_int(I32, dim)])


RULES: dict[str, Rule] = {
    "get_global_linear_id": Rule(lambda: {(): SIZE}, _global_linear_id),
    "get_local_linear_id": Rule(lambda: {(): SIZE}, _local_linear_id),
}
