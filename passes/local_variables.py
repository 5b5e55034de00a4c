"""`__local` variables of a kernel: parameters that point into the scratch memory of a group.

Before:                                         After:
    @tile = internal addrspace(3) global ..         define i32 @k(.., ptr addrspace(3) %wfv.local.tile)
    define void @k(..)                                  load float, ptr addrspace(3) %wfv.local.tile
        load float, ptr addrspace(3) @tile
"""

from __future__ import annotations

from passes.interface import NOWHERE_BYTES, SCRATCH_ALIGN
from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Module
from wfv.ir.types import PtrType, round_up, size_of
from wfv.ir.values import Argument, ConstExpr, GlobalRef, Value

LOCAL_SPACE = 3
PREFIX = "wfv.local."


def lower_local_variables(module: Module, fn: Function) -> None:
    """Makes the address of each `__local` variable that `fn` uses a parameter of it, in place."""
    for name, variable in module.globals.items():
        if variable.addrspace != LOCAL_SPACE:
            continue
        ref = GlobalRef(PtrType(LOCAL_SPACE), name)
        if any(_mentions(x, ref) for i in fn.instrs() for x in i.operands):
            arg = Argument(ref.type, PREFIX + name, f"noalias noundef align {SCRATCH_ALIGN}")
            fn.args.append(arg)
            _replace(fn, ref, arg)


def place_local_variables(module: Module, fns: tuple[Function, ...]) -> tuple[dict[str, int], int]:
    """Where each `__local` variable that `fns` use stands in scratch, and the bytes of all with nowhere behind them."""
    used = {arg.name for fn in fns for arg in fn.args}
    offsets, end = {}, 0
    for name, variable in module.globals.items():
        if variable.addrspace == LOCAL_SPACE and PREFIX + name in used:
            offsets[name] = end
            end += round_up(size_of(variable.value_type), SCRATCH_ALIGN)
    return offsets, end + NOWHERE_BYTES


def _mentions(value: Value, ref: GlobalRef) -> bool:
    return value == ref or (isinstance(value, ConstExpr) and any(_mentions(x, ref) for x in value.operands))


def _replace(fn: Function, ref: GlobalRef, arg: Argument) -> None:
    for instr in fn.instrs():
        for i, operand in enumerate(instr.operands):
            if operand == ref:
                instr.operands[i] = arg
            elif _mentions(operand, ref):
                raise UnsupportedError(f"a constant expression on @{ref.name}", line=instr.line)
