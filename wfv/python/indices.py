"""Accesses of arrays with several dimensions where bounds are tested: each index has its own dimension's.

The tests of passes/bounds/ see addresses, of which `a[1, 5]` and `a[2, 1]` have the same in an array of four columns.
So have `a[1][5]` and `a[2][1]`: the type of a row (`row_of`) is one whose index is tested here, too.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import Registry
from numba.np import arrayobj

registry = Registry("wfv indices")


def check_indices(context: Any, builder: Any, array: Any, place: Any, values: Any) -> None:
    """Generates a trap for an index that is outside of its dimension. A slice needs no test.

    With an index that stands for no or several dimensions, only the address is tested; so it is for an array of one
    dimension that is whole.
    """
    is_tuple = isinstance(place, types.BaseTuple)
    kinds, indices = (place, cgutils.unpack_tuple(builder, values[1])) if is_tuple else ((place,), values[1:2])
    is_flat = array.ndim == 1 and array.layout == "C"
    if is_flat or not context.typing_context.rules.is_checked or not all(map(_is_of_one_dimension, kinds)):
        return
    sizes = cgutils.unpack_tuple(builder, arrayobj.make_array(array)(context, builder, values[0]).shape)
    for kind, index, size in zip(kinds, indices, sizes, strict=False):
        if isinstance(kind, types.Integer):
            found = arrayobj.fix_integer_index(context, builder, kind, index, size)
            with builder.if_then(builder.icmp_unsigned(">=", found, size), likely=False):
                context.call_conv.return_user_exc(builder, IndexError)


def row_of(array: Any) -> Any:
    """The type of a part of an array, where bounds are tested."""
    return array.copy(layout="A") if isinstance(array, types.Array) else array


def _is_of_one_dimension(kind: Any) -> bool:
    return isinstance(kind, types.Integer | types.SliceType)


def _checked(access: Callable[..., Any]) -> Callable[..., Any]:
    """The access after its test."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array, place, *_ = signature.args
        check_indices(context, builder, array, place, args)
        return access(context, builder, signature, args)

    return generate


registry.lower(operator.getitem, types.Array, types.Integer)(_checked(arrayobj.getitem_arraynd_intp))
registry.lower(operator.getitem, types.Array, types.BaseTuple)(_checked(arrayobj.getitem_array_tuple))
registry.lower(operator.setitem, types.Array, types.Integer, types.Any)(_checked(arrayobj.setitem_array))
registry.lower(operator.setitem, types.Array, types.BaseTuple, types.Any)(_checked(arrayobj.setitem_array))
