"""Lowers OpenCL's built-in functions: work-item functions become parameters, math becomes intrinsics and libm calls.

Before:                                                     After:
    define void @k(ptr addrspace(1) %x)                     define i32 @k(.., i64 %wfv.lid0, i64 %wfv.gbase0)
        %i = call i64 @_Z13get_global_idj(i32 0)                %i = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
        %e = call float @_Z3expf(float %v)                      %e = call float @expf(float %v)
        ret void                                                ret i32 -1

`__local` variables become pointer parameters (passes/kernel/local_variables.py). The function returns the id of the
next continuation; -1 means that the work-item is done.
"""

from __future__ import annotations

import re

from passes.kernel.address_space_queries import lower_address_space_queries
from passes.kernel.local_variables import lower_local_variables
from passes.kernel.same_ids import merge_same_ids
from passes.kernel.work_item_parameters import ImplicitParameters, lower_work_item_function
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I32, VOID, FnType
from wfv.ir.values import const_int
from wfv.opencl.builtins import Builtin, find_builtin

DONE = const_int(I32, -1)
PURE = "nounwind willreturn memory(none)"


def lower_builtins(module: Module, fn: Function, fits_index32: bool = True) -> None:
    """Lowers built-in calls and `__local` variables of the kernel `fn`, in place; adds the parameters that it needs.

    `fits_index32`: that of wfv.options.Options; ids and sizes then have ranges, and their sums do not wrap.
    """
    lower_calls(module, fn, fits_index32)
    lower_local_variables(module, fn)
    merge_same_ids(fn)
    _return_next(fn)


def lower_calls(module: Module, fn: Function, fits_index32: bool = True) -> None:
    """Lowers built-in calls of `fn`, in place; a helper function needs nothing else of `lower_builtins`."""
    lower_address_space_queries(fn)
    params = ImplicitParameters(fn, fits_index32)
    for block in fn.blocks:
        out: list[Instr] = []
        build = Builder(fn, out)
        for instr in block.instrs:
            _lower(module, instr, build, params)
        block.instrs = out
    fn.substitute(params.replaced)


def _lower(module: Module, instr: Instr, build: Builder, params: ImplicitParameters) -> None:
    match find_builtin(instr.callee):
        case Builtin(kind="work_item", name=stem):
            params.replaced[instr] = lower_work_item_function(instr, stem, build, params)
        case Builtin(kind="work_dim" | "printf" | "exchange", name=stem):
            params.replaced[instr] = params.get(stem)
        case Builtin(kind="intrinsic" | "libm", name=name):
            _call_by_name(module, instr, name)
            build.instrs.append(instr)
        case Builtin(kind="fence"):
            build.instrs.append(Instr(VOID, "", "fence", attrs={"ordering": "acq_rel"}))
        case _:
            build.instrs.append(instr)


def _call_by_name(module: Module, call: Instr, name: str) -> None:
    """Makes `call` a call of the intrinsic or libm function `name`."""
    call.attrs = {"callee": name, "flags": call.attrs.get("flags", ())}
    module.declare(name, FnType(call.type, tuple(x.type for x in call.operands)), PURE)


def _return_next(fn: Function) -> None:
    """Makes `fn` return DONE instead of nothing."""
    fn.ret = I32
    fn.prefix = re.sub(r"\bspir_kernel\b", "", fn.prefix).strip()
    for instr in fn.instrs():
        if instr.op == "ret":
            instr.operands = [DONE]
