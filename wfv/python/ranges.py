"""Loops over a `range` whose step is no constant: they test the distance to the end, without a division.

Numba computes the number of iterations, `(stop - start) / step`, and counts it down. Where work-items have starts of
their own, as in `range(wfv.global_id(0), n, wfv.global_size(0))`, each lane would divide alone. Here `count` is 1 where
another iteration follows. With a constant step it stays Numba's, from which LLVM knows how often a loop runs.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, Registry, iternext_impl

from wfv.python.builtins import call

registry = Registry("wfv ranges")


def _is_constant(builder: Any, step: Any) -> Any:
    """Whether LLVM finds that a step is a constant."""
    return call(builder, f"llvm.is.constant.{step.type}", step, result=cgutils.bool_t)


def _is_less(builder: Any, kind: Any, left: Any, right: Any) -> Any:
    compare = builder.icmp_signed if kind.signed else builder.icmp_unsigned
    return compare("<", left, right)


def _begin(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """The iterator of a range. A step of 0 is a trap in Numba's count."""
    [kind] = signature.args
    given = cgutils.create_struct_proxy(kind)(context, builder, args[0])
    made = cgutils.create_struct_proxy(signature.return_type)(context, builder)
    start, stop, step = given.start, given.stop, given.step
    count = context.get_function(len, kind.dtype(kind))(builder, args)
    is_up = _is_less(builder, kind.dtype, step.type(0), step)
    ends = (start, stop), (stop, start)
    is_some = builder.select(is_up, *(_is_less(builder, kind.dtype, *each) for each in ends))
    follows = builder.select(_is_constant(builder, step), count, builder.zext(is_some, count.type))
    made.iter, made.count = (cgutils.alloca_once_value(builder, each) for each in (start, follows))
    made.stop, made.step = stop, step
    return made._getvalue()


@iternext_impl(RefType.BORROWED)
def _next(context: Any, builder: Any, signature: Any, args: Any, result: Any) -> None:
    made = cgutils.create_struct_proxy(signature.args[0])(context, builder, args[0])
    stop, step, count = made.stop, made.step, builder.load(made.count)
    is_valid = builder.icmp_signed(">", count, count.type(0))
    result.set_valid(is_valid)
    with builder.if_then(is_valid):
        value = builder.load(made.iter)
        result.yield_(value)
        is_up = _is_less(builder, signature.args[0].yield_type, step.type(0), step)
        distance = builder.select(is_up, builder.sub(stop, value), builder.sub(value, stop))
        size = builder.select(is_up, step, builder.neg(step))
        follows = builder.zext(builder.icmp_unsigned(">", distance, size), count.type)
        rest = builder.sub(count, count.type(1), flags=["nsw"])
        builder.store(builder.select(_is_constant(builder, step), rest, follows), made.count)
        builder.store(builder.add(value, step), made.iter)


for _number in (types.int32, types.int64, types.uint64):
    registry.lower("getiter", types.RangeType(_number))(_begin)
    registry.lower("iternext", types.RangeIteratorType(_number))(_next)
