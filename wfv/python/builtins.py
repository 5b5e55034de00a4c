"""What the functions of `work_items.py` are in a compiled kernel: OpenCL's built-ins, arrays, atomic instructions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array
from numba.np.numpy_support import as_dtype

from wfv.python import work_items

_IDS = ("global_id", "local_id", "group_id", "global_size", "num_groups")
_ATOMICS = ("add", "min", "max", "and", "or", "xor", "xchg")


def _id(name: str) -> Any:
    return types.ExternalFunction(f"_Z{len(name)}{name}j", signature(types.int64, types.uint32))


@intrinsic
def barrier(typing: Any) -> Any:
    """A barrier of the group, for local and global memory."""

    def generate(context, builder, *_):
        # CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE
        call(builder, "_Z7barrierj", context.get_constant(types.uint32, 3))
        return context.get_dummy_value()

    return types.void(), generate


def _array(memory: Callable[[Any, Any], Any]) -> Any:
    """The intrinsic that makes an array of a constant shape; `memory` returns a pointer to a value of a type."""

    @intrinsic(prefer_literal=True)
    def array_of_constant_shape(typing, shape, dtype):
        parts = shape if isinstance(shape, types.BaseTuple) else (shape,)
        if not all(isinstance(part, types.IntegerLiteral) for part in parts):
            return None
        sizes = [part.literal_value for part in parts]
        made = types.Array(dtype.dtype, len(sizes), "C")

        def generate(context, builder, *_):
            type = context.get_data_type(types.UniTuple(made.dtype, math.prod(sizes)))
            return _array_at(context, builder, made, sizes, memory(builder, type))

        return made(shape, dtype), generate

    return array_of_constant_shape


def _local(builder: Any, type: Any) -> Any:
    """A variable in local memory."""
    name = builder.module.get_unique_name("local")
    variable = cgutils.add_global_variable(builder.module, type, name, addrspace=3)
    variable.linkage, variable.initializer = "internal", cgutils.ir.Constant(type, cgutils.ir.Undefined)
    return builder.addrspacecast(variable, type.as_pointer())


def _array_at(context: Any, builder: Any, type: Any, sizes: list[int], pointer: Any) -> Any:
    """Numba's value for an array with contiguous elements at an address."""
    made, plain = make_array(type)(context, builder), np.empty(sizes, as_dtype(type.dtype))
    shape, strides, [itemsize] = (
        [context.get_constant(types.intp, number) for number in numbers]
        for numbers in (plain.shape, plain.strides, [plain.itemsize])
    )
    data = builder.bitcast(pointer, made.data.type)
    populate_array(made, data=data, shape=shape, strides=strides, itemsize=itemsize, meminfo=None)
    return made._getvalue()


def _atomic(name: str) -> Any:
    """The intrinsic `atomic_NAME(array, index, value)`."""

    @intrinsic
    def atomic(typing, array, index, value):
        is_tuple = isinstance(index, types.BaseTuple)
        place = types.UniTuple(types.intp, array.ndim) if is_tuple else types.intp
        operation = name
        if isinstance(array.dtype, types.Float):
            operation = name if name == "xchg" else f"f{name}"
        elif name in ("min", "max") and not array.dtype.signed:
            operation = f"u{name}"

        def generate(context, builder, _, args):
            indices = cgutils.unpack_tuple(builder, args[1]) if is_tuple else [args[1]]
            made = make_array(array)(context, builder, args[0])
            pointer = cgutils.get_item_pointer(context, builder, array, made, indices)
            return builder.atomic_rmw(operation, pointer, args[2], "monotonic")

        return array.dtype(array, place, array.dtype), generate

    return atomic


def call(builder: Any, symbol: str, *args: Any) -> None:
    """A call of a declared function that returns nothing."""
    type = cgutils.ir.FunctionType(cgutils.ir.VoidType(), [each.type for each in args])
    builder.call(cgutils.get_or_insert_function(builder.module, type, symbol), args)


MEANINGS: dict[Callable[..., Any], Any] = {
    **{getattr(work_items, name): _id(f"get_{name}") for name in _IDS},
    work_items.local_size: _id("get_enqueued_local_size"),
    work_items.barrier: barrier,
    work_items.local_array: _array(_local),
    work_items.private_array: _array(cgutils.alloca_once),
    **{getattr(work_items, f"atomic_{name}"): _atomic(name) for name in _ATOMICS},
}
