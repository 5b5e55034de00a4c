"""`__local` variables of a kernel become parameters that point into the scratch memory of a group.

Before:                                         After:
    @tile = internal addrspace(3) global ..         define i32 @k(.., ptr addrspace(3) %wfv.local.tile)
    define void @k(..)                                  load float, ptr addrspace(3) %wfv.local.tile
        load float, ptr addrspace(3) @tile
"""

from __future__ import annotations

import re
from typing import NamedTuple

from passes.interface import DUMP_SLOT_BYTES, SCRATCH_ALIGN
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.types import PtrType, align_of, round_up, size_of
from wfv.ir.values import Argument, ConstExpr, GlobalRef, Value

LOCAL_SPACE = 3
PREFIX = "wfv.local."
_ALIGN = re.compile(r"\balign (\d+)")


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
        ref = GlobalRef(PtrType(LOCAL_SPACE), name)
        if any(_mentions(x, ref) for i in fn.instrs() for x in i.operands):
            arg = Argument(ref.type, PREFIX + name, f"noalias noundef align {_align_of(variable)}")
            fn.args.append(arg)
            _replace(fn, ref, arg)


def lay_out_local_variables(module: Module, fns: tuple[Function, ...]) -> LocalLayout:
    """The layout of the `__local` variables that `fns` use."""
    used = {arg.name for fn in fns for arg in fn.args}
    offsets, end, largest = {}, 0, SCRATCH_ALIGN
    for name, variable in module.globals.items():
        if variable.addrspace == LOCAL_SPACE and PREFIX + name in used:
            align = _align_of(variable)
            largest = max(largest, align)
            offsets[name] = end = round_up(end, align)
            end += round_up(size_of(variable.value_type), SCRATCH_ALIGN)
    return LocalLayout(offsets, end + DUMP_SLOT_BYTES, largest)


def _align_of(variable: Global) -> int:
    """The alignment of a variable in bytes: what it declares or its type has, but at least SCRATCH_ALIGN."""
    declared = _ALIGN.search(variable.suffix)
    return max(SCRATCH_ALIGN, align_of(variable.value_type), int(declared[1]) if declared else 1)


def _mentions(value: Value, ref: GlobalRef) -> bool:
    return value == ref or (isinstance(value, ConstExpr) and any(_mentions(x, ref) for x in value.operands))


def _replace(fn: Function, ref: GlobalRef, arg: Argument) -> None:
    """Replaces the variable by the parameter; constant expressions of the variable become instructions."""
    for block in fn.blocks:
        for instr in list(block.instrs):
            for i, operand in enumerate(instr.operands):
                if _mentions(operand, ref):
                    home, before = (instr.blocks[i], None) if instr.op == "phi" else (block, instr)
                    expanded: list[Instr] = []
                    instr.operands[i] = _expand(fn, operand, ref, arg, expanded)
                    at = home.instrs.index(before or home.terminator)
                    home.instrs[at:at] = expanded


def _expand(fn: Function, value: Value, ref: GlobalRef, arg: Argument, into: list[Instr]) -> Value:
    if not isinstance(value, ConstExpr):
        return arg if value == ref else value
    operands = [_expand(fn, x, ref, arg, into) for x in value.operands]
    op, *flags = value.head.split()
    attrs = {"flags": tuple(flags), "elem_type": value.elem_type}
    into.append(Instr(value.type, fn.unique_name(ref.name), op, operands, attrs))
    return into[-1]
