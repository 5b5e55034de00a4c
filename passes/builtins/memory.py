"""`__local` variables of a kernel become parameters that point into the scratch memory of a group.

Before:                                         After:
    @tile = internal addrspace(3) global ..         define i32 @k(.., ptr addrspace(3) %wfv.local.tile)
    define void @k(..)                                  load float, ptr addrspace(3) %wfv.local.tile
        load float, ptr addrspace(3) @tile

Atomic updates of local memory need no lock (`unlock_local_atomics`): one thread runs a work-group, and nothing else
accesses its memory. So it is for a generic pointer, as that of an array in Python, that comes from local memory alone.

    %old = atomicrmw add ptr addrspace(3) %p, i32 %v monotonic    %old = load atomic i32, ptr addrspace(3) %p unordered
                                                                  %new = add i32 %old, %v
                                                                  store atomic i32 %new, ptr addrspace(3) %p unordered

On x86, a locked instruction waits for all stores before it, some 20 cycles; the three become one `add %ebx, (%rdi)`.
Load and store stay atomic, so that LLVM neither reorders the updates of two work-items nor makes vectors of them. They
are not `monotonic`, so that LLVM may keep an element that all work-items update in a register.

The function runs after `widen`, in which an atomic is one instruction: another lane's update between its load and its
store would be lost. Only relaxed operations have no effect on other memory; other orderings stay atomic, and so do
operations that need more than one instruction.

Private memory has a limit (`check_private_memory`): it is on the stack of the thread that runs a group. A thread runs
one vector of work-items at a time. Its stack holds the private arrays of all functions of the launch module: the SIMD
forms with `lanes` copies of each array, and the scalar forms of the remainder loop. The stacks of wfv's own threads
(wfv/runtime/native/launch.c) are twice the limit; the main thread has 8 MiB by default on Linux.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from passes.analysis.cause import source_name
from passes.analysis.objects import comes_from
from passes.interface import DUMP_SLOT_BYTES, SCRATCH_ALIGN, KernelInterface
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.names import LOCAL_VARIABLE
from wfv.ir.types import VOID, PtrType, VecType, align_of, declared_align, round_up, size_of
from wfv.ir.values import Argument, ConstAggregate, ConstExpr, ConstInt, Poison, Value, globals_in, unsigned

LOCAL_SPACE = 3


class LocalLayout(NamedTuple):
    """The scratch offset of each `__local` variable, the bytes of all and of the dump slot, the largest alignment."""

    offsets: dict[str, int]
    size: int
    align: int


def lower_local_variables(module: Module, fn: Function) -> None:
    """Replaces each `__local` variable that `fn` uses by a parameter, its address, in place."""
    for name, variable in module.globals.items():
        if variable.addrspace != LOCAL_SPACE:
            continue
        if any(name in globals_in(x) for i in fn.instrs() for x in i.operands):
            arg = Argument(PtrType(LOCAL_SPACE), LOCAL_VARIABLE + name, f"noalias noundef align {_align_of(variable)}")
            fn.args.append(arg)
            _replace(fn, name, arg)


def lay_out_local_variables(module: Module, fns: tuple[Function, ...]) -> LocalLayout:
    """The layout of the `__local` variables that `fns` use."""
    used = {arg.name for fn in fns for arg in fn.args}
    offsets, end, largest = {}, 0, SCRATCH_ALIGN
    for name, variable in module.globals.items():
        if variable.addrspace == LOCAL_SPACE and LOCAL_VARIABLE + name in used:
            align = _align_of(variable)
            largest = max(largest, align)
            offsets[name] = end = round_up(end, align)
            end += round_up(size_of(variable.value_type), SCRATCH_ALIGN)
    return LocalLayout(offsets, end + DUMP_SLOT_BYTES, largest)


def with_local_memory(interface: KernelInterface, layout: LocalLayout) -> KernelInterface:
    """The interface with the size and the alignment of the `__local` variables; parameters may ask for more of it."""
    wanted = (interface.slot_align, layout.align, *(param.align for param in interface.params if param.kind == "local"))
    return replace(interface, local_variables=layout.size, slot_align=max(wanted))


def _align_of(variable: Global) -> int:
    """The alignment of a variable in bytes: the maximum of the declared one, its type's, and SCRATCH_ALIGN."""
    return max(SCRATCH_ALIGN, align_of(variable.value_type), declared_align(variable.suffix))


def _replace(fn: Function, name: str, arg: Argument) -> None:
    """Replaces the variable by the parameter; constant expressions of the variable become instructions."""
    for block in fn.blocks:
        for instr in list(block.instrs):
            for i, operand in enumerate(instr.operands):
                if name in globals_in(operand):
                    home, before = (instr.blocks[i], None) if instr.op == "phi" else (block, instr)
                    expanded: list[Instr] = []
                    instr.operands[i] = _expand(fn, operand, name, arg, expanded)
                    at = home.instrs.index(before or home.terminator)
                    home.instrs[at:at] = expanded


def _expand(fn: Function, value: Value, name: str, arg: Argument, into: list[Instr]) -> Value:
    """The value with the parameter in place of the variable."""
    if name not in globals_in(value):
        return value
    if isinstance(value, ConstAggregate):
        return _assemble(fn, value, [_expand(fn, x, name, arg, into) for x in value.elements], into)
    if not isinstance(value, ConstExpr):
        return arg
    operands = [_expand(fn, x, name, arg, into) for x in value.operands]
    op, *flags = value.head.split()
    attrs = {"flags": tuple(flags), "elem_type": value.elem_type}
    into.append(Instr(value.type, fn.unique_name(name), op, operands, attrs))
    return into[-1]


def _assemble(fn: Function, old: ConstAggregate, elements: list[Value], into: list[Instr]) -> Value:
    """A vector, array or struct of these elements."""
    build = Builder(fn, into)
    insert = build.insertelement if isinstance(old.type, VecType) else build.insertvalue
    made: Value = Poison(old.type)
    for i, element in enumerate(elements):
        made = insert(made, element, i)
    return made


_RELAXED, _UNORDERED = "monotonic", "unordered"
_BINARY = {"add", "sub", "and", "or", "xor", "fadd", "fsub"}  # operations that are opcodes too
_CHOICES = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}  # the old value stays if it compares so


def unlock_local_atomics(fns: Iterable[Function]) -> None:
    """Replaces the relaxed read-modify-writes and compare-exchanges of local memory in these functions."""
    for fn in fns:
        rewrite(fn, lambda instr, build: _in_parts(build, instr) if _is_unlocked(instr) else None)


def _is_unlocked(instr: Instr) -> bool:
    attrs = instr.attrs
    if instr.op not in ("atomicrmw", "cmpxchg") or attrs.get("volatile"):
        return False
    if not comes_from(instr.operands[0], LOCAL_SPACE):
        return False
    if instr.op == "cmpxchg":
        return bool(attrs["success_ordering"] == attrs["failure_ordering"] == _RELAXED)
    return attrs["ordering"] == _RELAXED and (
        attrs["operation"] in _BINARY or attrs["operation"] in _CHOICES or attrs["operation"] == "xchg"
    )


def _in_parts(build: Builder, instr: Instr) -> Value:
    """Builds a load, arithmetic and a store that replace `instr`; returns its result."""
    pointer = instr.operands[0]
    order = {"atomic": _UNORDERED, "align": instr.attrs["align"]}
    old = build.emit(instr.operands[1].type, "load", [pointer], dict(order), name=instr.name)
    result: Value = old
    if instr.op == "cmpxchg":
        _, expected, desired = instr.operands
        is_equal = build.icmp("eq", old, expected)
        new = build.select(is_equal, desired, old)
        result = build.insertvalue(build.insertvalue(Poison(instr.type), old, 0), is_equal, 1)
    else:
        new = _updated(build, instr, old)
    build.emit(VOID, "store", [new, pointer], dict(order))
    return result


def _updated(build: Builder, instr: Instr, old: Value) -> Value:
    """The value that an atomicrmw stores."""
    operation, value = instr.attrs["operation"], instr.operands[1]
    if operation == "xchg":
        return value
    if operation in _CHOICES:
        return build.select(build.icmp(_CHOICES[operation], old, value), old, value)
    return build.emit(value.type, operation, [old, value])


MAX_PRIVATE = 4 << 20  # bytes of a launch function's stack for private arrays


def check_private_memory(kernel: str, fns: Iterable[Function], lanes: int) -> None:
    """Raises UnsupportedError if the private arrays of `fns` take more than MAX_PRIVATE bytes."""
    arrays = [instr for fn in fns for instr in fn.instrs() if instr.op == "alloca"]
    total = sum(map(_bytes, arrays))
    if total > MAX_PRIVATE:
        largest = max(arrays, key=_bytes)
        raise UnsupportedError(
            f"kernel {kernel!r} has {total} bytes of private arrays for {lanes} lanes and the remainder loop, "
            f"and the limit is {MAX_PRIVATE}; the largest is %{source_name(largest.name)}",
            line=largest.line,
            help="make the arrays smaller, use fewer lanes, or keep the data in a buffer",
        )


def _bytes(array: Instr) -> int:
    count = unsigned(array.operands[0]) if array.operands and isinstance(array.operands[0], ConstInt) else 1
    return count * size_of(array.attrs["elem_type"])
