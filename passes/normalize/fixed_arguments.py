"""Compiles values that launches would pass into a kernel: scalar arguments, and the local size.

    fix_arguments(module, scale, Fixed((("width", "00040000"),), (64, 1, 1)))

Before:                                                     After:
    define spir_kernel void @scale(ptr %x, i32 %width) {        define spir_kernel void @scale(ptr %x, i32 %width)
                                                                  !wfv_fixed !1 !reqd_work_group_size !2
                                                                  !wfv_full_groups !2 {
        %n = call i64 @_Z14get_local_sizej(i32 0)
        %i = mul i64 %group, %n                                     %i = mul i64 %group, 64
        %j = mul i32 %row, %width                                   %j = mul i32 %row, 1024

The parameters stay, so that the kernel is called as before; their values are not read. LLVM folds the constants in the
step `normalize`, and the later steps see the result. `!wfv_fixed` lets a launch compare its arguments with the
constants; `!wfv_full_groups` says that no launch may have a group that is smaller than the others.
"""

import re
import struct

from passes.kernel_hints import FIXED, FULL_GROUPS, REQUIRED_SIZE, Fixed, fixed_in
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.spelling import quote
from wfv.ir.types import FloatType, IntType, StructType, Type, VecType, offset_of, size_of
from wfv.ir.values import Argument, Const, ConstAggregate, ConstInt, Value, const_float, const_int

_SIZES = {"_Z14get_local_sizej", "_Z23get_enqueued_local_sizej"}
_FLOAT_FORMATS = {"half": "<e", "float": "<f", "double": "<d"}


def fix_arguments(module: Module, kernel: Function, fixed: Fixed) -> None:
    """Replaces scalar parameters and, in all functions, the queries of the local size, in place."""
    given = dict(fixed.arguments)
    build = Builder(kernel, [])
    values: dict[Value, Value] = {
        arg: _fixed_value(build, arg, bytes.fromhex(given[arg.name])) for arg in kernel.args if arg.name in given
    }
    kernel.substitute(values)
    kernel.entry.instrs[:0] = build.instrs
    if all_fixed := {**dict(fixed_in(_node(module, kernel, FIXED))), **given}:
        pairs = (f'!{quote(name)}, !"{digits}"' for name, digits in all_fixed.items())
        _attach(module, kernel, FIXED, f"!{{{', '.join(pairs)}}}")
    if fixed.local_size is not None:
        for fn in module.functions.values():
            _replace_queries(fn, fixed.local_size)
        node = f"!{{{', '.join(f'i32 {size}' for size in fixed.local_size)}}}"
        _attach(module, kernel, REQUIRED_SIZE, node)
        _attach(module, kernel, FULL_GROUPS, node)


def _fixed_value(build: Builder, arg: Argument, data: bytes) -> Value:
    """The constant with these bytes; of an image, the argument with these first fields: its format."""
    if not isinstance(arg.type, StructType):
        return constant_of(arg.type, data)
    result: Value = arg
    for i, field in enumerate(arg.type.elements or ()):
        begin = offset_of(arg.type, i)
        end = begin + size_of(field)
        if end <= len(data):
            result = build.insertvalue(result, constant_of(field, data[begin:end]), i)
    return result


def constant_of(type: Type, data: bytes) -> Const:
    """The constant of an integer, a number or a vector of them that has these bytes in memory."""
    match type:
        case IntType():
            return const_int(type, int.from_bytes(data, "little"))
        case FloatType(kind=kind):
            return const_float(type, struct.unpack(_FLOAT_FORMATS[kind], data)[0])
        case VecType(count=count, element=element):
            step = size_of(element)
            parts = (data[i * step : (i + 1) * step] for i in range(count))
            return ConstAggregate(type, tuple(constant_of(element, part) for part in parts))
    raise AssertionError(f"{type} has no constants")


def full_local_size(module: Module, kernel: Function) -> tuple[int, ...] | None:
    """The local size that all groups of all launches have (three numbers); None: any."""
    node = _node(module, kernel, FULL_GROUPS)
    return tuple(map(int, re.findall(r"i32 (\d+)", node))) if node else None


def _node(module: Module, kernel: Function, kind: str) -> str:
    """The metadata node of a kind that the kernel has, "" if it has none."""
    found = re.search(rf"!{kind} (!\d+)", kernel.suffix)
    return module.metadata[found[1]] if found else ""


def _replace_queries(fn: Function, local_size: tuple[int, ...]) -> None:
    def replace(call: Instr, build: Builder) -> Value | None:
        if call.callee not in _SIZES or not isinstance(dim := call.operands[0], ConstInt):
            return None
        return const_int(call.type, local_size[dim.value] if 0 <= dim.value <= 2 else 1)

    rewrite(fn, replace)


def _attach(module: Module, kernel: Function, kind: str, body: str) -> None:
    """Attaches a metadata node to a kernel, in the place of one that it has of this kind."""
    node = next(module.free_nodes())
    module.metadata[node] = body
    others = re.sub(rf"\s*!{kind} !\d+", "", kernel.suffix)
    kernel.suffix = f"{others} !{kind} {node}"
