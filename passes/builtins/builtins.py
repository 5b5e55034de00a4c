"""Lowers OpenCL's built-in functions: work-item functions become parameters, math becomes intrinsics and libm calls.

Before:                                                     After:
    define void @k(ptr addrspace(1) %x)                     define i32 @k(.., i64 %wfv.lid0, i64 %wfv.gbase0)
        %i = call i64 @_Z13get_global_idj(i32 0)                %i = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
        %e = call float @_Z3expf(float %v)                      %e = call float @expf(float %v)
        ret void                                                ret i32 -1

`__local` variables become pointer parameters (memory.py). The function returns the id of the
next continuation; -1 means that the work-item is done.
"""

import re

from passes.builtins.address_spaces import lower_address_space_queries
from passes.builtins.memory import lower_local_variables
from passes.builtins.merge_same_ids import merge_same_ids
from passes.builtins.unsigned_operations import use_unsigned_operations
from passes.builtins.work_item_parameters import implicit_parameter, lower_work_item_function
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.types import I32, VOID
from wfv.ir.values import Value, const_int
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
    use_unsigned_operations(fn)
    _return_next(fn)


def lower_calls(module: Module, fn: Function, fits_index32: bool = True) -> None:
    """Lowers built-in calls of `fn`, in place; a helper function needs nothing else of `lower_builtins`."""
    lower_address_space_queries(fn)

    def lower(instr: Instr, build: Builder) -> Value | None:
        build.like = None  # ids have no line: they stand for many calls
        match find_builtin(instr.callee):
            case Builtin(kind="work_item", name=stem):
                return lower_work_item_function(instr, stem, build, fits_index32)
            case Builtin(kind="work_dim" | "printf" | "exchange", name=stem):
                return implicit_parameter(fn, stem, fits_index32)
            case Builtin(kind="intrinsic" | "libm", name=name):
                _call_by_name(module, instr, name)
            case Builtin(kind="fence"):
                return build.emit(VOID, "fence", attrs={"ordering": "acq_rel"})
        return None

    rewrite(fn, lower)


def _call_by_name(module: Module, call: Instr, name: str) -> None:
    """Makes `call` a call of the intrinsic or libm function `name`."""
    call.attrs = {"callee": name, "flags": call.flags}
    module.declare(name, call.callee_type, PURE)


def _return_next(fn: Function) -> None:
    """Makes `fn` return DONE instead of nothing."""
    fn.ret = I32
    fn.prefix = re.sub(r"\bspir_kernel\b", "", fn.prefix).strip()
    for instr in fn.instrs():
        if instr.op == "ret":
            instr.operands = [DONE]
