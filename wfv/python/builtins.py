"""The compiled forms of the functions that a kernel calls: OpenCL's built-ins, arrays, atomic instructions.

`work_items.py` and `group_functions.py` define these functions in plain Python.
"""

from __future__ import annotations

import linecache
import math
import operator
import re
from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import intrinsic
from numba.np.arrayobj import basic_indexing, make_array, populate_array
from numba.np.numpy_support import as_dtype

from wfv.errors import SourceLocation
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.signatures import builtin_types
from wfv.python import group_functions, work_items
from wfv.python.indices import check_indices

_IDS = ("global_id", "local_id", "group_id", "global_size", "num_groups")
_ATOMICS = ("add", "sub", "min", "max", "and", "or", "xor", "xchg", "inc", "dec")
_OF_FLOATS = {"add": "fadd", "sub": "fsub", "min": "fmin", "max": "fmax", "xchg": "xchg"}
_OF_UNSIGNED = {"inc": "uinc_wrap", "dec": "udec_wrap"}
_C_TYPES = {
    types.int32: "int", types.uint32: "uint", types.int64: "long", types.uint64: "ulong", types.float32: "float",
    types.float64: "double", types.boolean: "int",
}  # fmt: skip
_CONVERSION = re.compile(r"(?<!%)((?:%%)*%[-+ #0]*\d*(?:\.\d*)?)[hl]*([diouxXeEfFgG])")
_I32 = cgutils.ir.IntType(32)
_TWO_LONGS = cgutils.ir.VectorType(cgutils.ir.IntType(64), 2)


def _id(name: str) -> Any:
    return types.ExternalFunction(mangle(name, CType("uint")), signature(types.int64, types.uint32))


def _query(name: str) -> Any:
    return types.ExternalFunction(mangle(f"get_{name}"), signature(types.int32))


def _together(name: str) -> Any:
    """The intrinsic of a function of work-items: of a number or a truth value, and of other numbers."""
    other = types.uint64 if name.startswith("work_group") else types.uint32
    is_ballot = name.endswith("ballot")  # an uint4, of which the first half has the bits of at most 64 lanes
    is_of_truth = is_ballot or name.endswith(("any", "all"))

    def together(typing, value, *others):
        own = types.boolean if is_of_truth else value
        symbol = mangle(name, *(CType(_C_TYPES.get(type, "void")) for type in (own, *(other for _ in others))))
        if not builtin_types(symbol):
            return None

        def generate(context, builder, _, args):
            first = builder.zext(args[0], _I32) if own == types.boolean else args[0]
            result = cgutils.ir.VectorType(_I32, 4) if is_ballot else first.type
            found = call(builder, symbol, first, *cgutils.unpack_tuple(builder, args[1]), result=result)
            return builder.extract_element(builder.bitcast(found, _TWO_LONGS), _I32(0)) if is_ballot else found

        result = types.uint64 if is_ballot else types.int32 if own == types.boolean else own
        return result(own, types.UniTuple(other, len(others))), generate

    together.__name__ = together.__qualname__ = name
    return intrinsic(together)


@intrinsic
def barrier(typing: Any) -> Any:
    """A barrier of the group, for local and global memory."""

    def generate(context, builder, *_):
        # CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE
        call(builder, "_Z7barrierj", context.get_constant(types.uint32, 3))
        return context.get_dummy_value()

    return types.void(), generate


def _array(name: str, memory: Callable[[Any, Any], Any]) -> Any:
    """The intrinsic `NAME_array`, of a constant shape; `memory` returns a pointer to a value of a type."""

    def array(typing, shape, dtype):
        parts = shape if isinstance(shape, types.BaseTuple) else (shape,)
        sizes = [part.literal_value for part in parts if isinstance(part, types.IntegerLiteral)]
        if len(sizes) < len(parts) or min(sizes, default=1) < 1 or not isinstance(dtype, types.DTypeSpec):
            return None
        made = types.Array(dtype.dtype, len(sizes), "C")

        def generate(context, builder, *_):
            type = cgutils.ir.ArrayType(context.get_data_type(made.dtype), math.prod(sizes))
            return _array_at(context, builder, made, sizes, memory(builder, type))

        return made(shape, dtype), generate

    array.__name__ = array.__qualname__ = f"{name}_array"
    return intrinsic(prefer_literal=True)(array)


def _assigned(builder: Any, default: str) -> str:
    """The variable that the call's result is assigned to, by the text before the call; else the default."""
    place = getattr(builder, "place", None)
    if not isinstance(place, SourceLocation):
        return default
    before = linecache.getline(place.file, place).encode()[: place.column - 1].decode(errors="ignore")
    found = re.fullmatch(r"\s*(\w+)\s*(?::.*)?=\s*", before)
    return found[1] if found else default


def _local(builder: Any, type: Any) -> Any:
    """A variable in local memory. Its name has a prefix, as Clang's have."""
    name = builder.module.get_unique_name(f"local.{_assigned(builder, 'array')}")
    variable = cgutils.add_global_variable(builder.module, type, name, addrspace=3)
    variable.linkage, variable.initializer = "internal", cgutils.ir.Constant(type, cgutils.ir.Undefined)
    return builder.addrspacecast(variable, type.as_pointer())


def _private(builder: Any, type: Any) -> Any:
    """A variable of the work-item. Numba's own would be set to 0, element by element."""
    with builder.goto_entry_block():
        return builder.alloca(type, name=_assigned(builder, "private"))


def _array_at(context: Any, builder: Any, type: Any, sizes: list[int], pointer: Any) -> Any:
    """Numba's value for an array with contiguous elements at an address."""
    made, nbytes = make_array(type)(context, builder), as_dtype(type.dtype).itemsize
    steps = [nbytes * math.prod(sizes[axis + 1 :]) for axis in range(len(sizes))]
    shape, strides, [itemsize] = (
        [context.get_constant(types.intp, number) for number in numbers] for numbers in (sizes, steps, [nbytes])
    )
    data = builder.bitcast(pointer, made.data.type)
    populate_array(made, data=data, shape=shape, strides=strides, itemsize=itemsize, meminfo=None)
    return made._getvalue()


def _atomic(name: str) -> Any:
    """The intrinsic `atomic_NAME(array, index, value)`; the index is one of an access, `array[index]`."""

    def atomic(typing, array, index, value):
        place, operation = _element(typing, array, index), _operation(name, getattr(array, "dtype", None))
        if place is None or operation is None:
            return None

        def generate(context, builder, _, args):
            pointer = _pointer(context, builder, array, place, args)
            return builder.atomic_rmw(operation, pointer, args[2], "monotonic")

        return array.dtype(array, place, array.dtype), generate

    atomic.__name__ = atomic.__qualname__ = f"atomic_{name}"
    return intrinsic(prefer_literal=True)(atomic)


def _operation(name: str, type: Any) -> str | None:
    """LLVM's name of an atomic operation on elements of the type, None if there is none."""
    if isinstance(type, types.Float):
        return _OF_FLOATS.get(name)
    if not isinstance(type, types.Integer) or (type.signed and name in _OF_UNSIGNED):
        return None
    is_unsigned = name in ("min", "max") and not type.signed
    return f"u{name}" if is_unsigned else _OF_UNSIGNED.get(name, name)


@intrinsic(prefer_literal=True)
def atomic_cas(typing: Any, array: Any, index: Any, old: Any, value: Any) -> Any:
    """Compares an element, and replaces it where it is equal."""
    place = _element(typing, array, index)
    if place is None or not isinstance(array.dtype, types.Integer):
        return None

    def generate(context, builder, _, args):
        pointer = _pointer(context, builder, array, place, args)
        return builder.extract_value(builder.cmpxchg(pointer, args[2], args[3], "monotonic", "monotonic"), 0)

    return array.dtype(array, place, array.dtype, array.dtype), generate


def _element(typing: Any, array: Any, index: Any) -> Any:
    """The type of the index of an access to one element, None if it is none."""
    access = typing.resolve_function_type(operator.getitem, (array, index), {})
    is_element = access is not None and isinstance(array, types.Array) and access.return_type == array.dtype
    return access.args[1] if is_element else None


def _pointer(context: Any, builder: Any, array: Any, place: Any, args: Any) -> Any:
    """The address of an element; `args` begins with the array and the index."""
    is_tuple = isinstance(place, types.BaseTuple)
    kinds, indices = (place, cgutils.unpack_tuple(builder, args[1])) if is_tuple else ([place], [args[1]])
    made = make_array(array)(context, builder, args[0])
    check_indices(context, builder, array, place, args)
    return basic_indexing(context, builder, array, made, kinds, indices)[0]


@intrinsic(prefer_literal=True)
def printf(typing, format, *numbers):
    """OpenCL's printf. Integers become int64, floats float64."""
    given = getattr(format, "literal_value", "%")
    text, count = _CONVERSION.subn(r"\1l\2", given)
    if not count == len(numbers) == given.replace("%%", "").count("%") or "\0" in given:
        return None

    def generate(context, builder, _, args):
        pointer = context.insert_const_string(builder.module, text)
        type = cgutils.ir.FunctionType(_I32, [pointer.type], var_arg=True)
        values = cgutils.unpack_tuple(builder, args[1]) if numbers else []
        declared = cgutils.get_or_insert_function(builder.module, type, "printf")
        declared.attributes.add("nobuiltin")  # else LLVM would call `puts`
        builder.call(declared, [pointer, *values])
        return context.get_dummy_value()

    kinds = [types.float64 if isinstance(each, types.Float) else types.int64 for each in numbers]
    return types.void(format, types.BaseTuple.from_types(kinds)), generate


def call(builder: Any, symbol: str, *args: Any, result: Any = None) -> Any:
    """A call of a declared function; without a result, it returns nothing."""
    type = cgutils.ir.FunctionType(result or cgutils.ir.VoidType(), [each.type for each in args])
    return builder.call(cgutils.get_or_insert_function(builder.module, type, symbol), args)


MEANINGS: dict[Callable[..., Any], Any] = {
    **{getattr(work_items, name): _id(f"get_{name}") for name in _IDS},
    work_items.local_size: _id("get_enqueued_local_size"),
    **{function: _query(name) for name, function in group_functions.QUERIES.items()},
    **{function: _together(name) for name, function in group_functions.FUNCTIONS.items()},
    group_functions.printf: printf,
    work_items.barrier: barrier,
    work_items.local_array: _array("local", _local),
    work_items.private_array: _array("private", _private),
    **{getattr(work_items, f"atomic_{name}"): _atomic(name) for name in _ATOMICS},
    work_items.atomic_cas: atomic_cas,
}
