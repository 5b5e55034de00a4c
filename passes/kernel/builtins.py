"""Built-ins become what they mean: work-item functions become parameters, math becomes intrinsics and libm calls.

Before:                                                     After:
    define void @k(ptr addrspace(1) %x)                     define i32 @k(.., i64 %wfv.lid0, i64 %wfv.gbase0)
        %i = call i64 @_Z13get_global_idj(i32 0)                %i = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
        %e = call float @_Z3expf(float %v)                      %e = call float @expf(float %v)
        ret void                                                ret i32 -1

`wfv.gbaseD` is group id * local size + offset. Only what is used becomes a parameter; the group kernel
(passes/kernel/work_item_loops.py, passes/kernel/launch_function.py) knows each by its name. `__local` variables become
pointer parameters (passes/kernel/local_variables.py). The function returns the id of the continuation to run next: -1,
done.
"""

from __future__ import annotations

import re

from passes.kernel.local_variables import lower_local_variables
from passes.kernel.same_ids import merge_same_ids
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I32, I64, PTR, VOID, FnType
from wfv.ir.values import Argument, ConstInt, Value, const_int
from wfv.opencl.builtins import Builtin, find_builtin
from wfv.options import INDEX32_GLOBAL_SIZE, INDEX32_LOCAL_SIZE

DONE = const_int(I32, -1)
_TYPES = {"wdim": I32, "printf": PTR}  # of the parameters that are no i64
PURE = "nounwind willreturn memory(none)"


def lower_builtins(module: Module, fn: Function, fits_index32: bool = True) -> None:
    """Replaces built-in calls and `__local` variables in `fn`, which gets the parameters it needs, in place."""
    lower_calls(module, fn, fits_index32)
    lower_local_variables(module, fn)
    merge_same_ids(fn)
    _return_next(fn)


def lower_calls(module: Module, fn: Function, fits_index32: bool = True) -> None:
    """Replaces built-in calls in `fn`, in place: all that a helper function has of what `lower_builtins` does."""
    params = _Params(fn, fits_index32)
    for block in fn.blocks:
        out: list[Instr] = []
        build = Builder(fn, out)
        for instr in block.instrs:
            _lower(module, instr, build, params)
        block.instrs = out
    fn.substitute(params.replaced)


def implicit_parameter(fn: Function, stem: str, fits_index32: bool = True) -> Argument:
    """The parameter `wfv.STEM` (`lid0`, `lsize1`, ..) of a kernel, appended if it is not there yet."""
    return _Params(fn, fits_index32).get(stem)


class _Params:
    """The implicit parameters of a kernel, made when they are first asked for."""

    def __init__(self, fn: Function, fits_index32: bool) -> None:
        self.fn, self.fits_index32 = fn, fits_index32
        self.replaced: dict[Value, Value] = {}

    def get(self, stem: str) -> Argument:
        name = f"wfv.{stem}"
        for arg in self.fn.args:
            if arg.name == name:
                return arg
        arg = Argument(_TYPES.get(stem, I64), name, f"noundef {self.range(stem)}".strip())
        self.fn.args.append(arg)
        return arg

    def range(self, stem: str) -> str:
        if not self.fits_index32 or stem in _TYPES:
            return ""
        is_local = stem.startswith(("lid", "lsize", "elsize"))
        high = INDEX32_LOCAL_SIZE if is_local else INDEX32_GLOBAL_SIZE
        return f"range(i64 0, {high + (0 if stem.startswith('lid') else 1)})"


def _lower(module: Module, instr: Instr, build: Builder, params: _Params) -> None:
    match find_builtin(instr.callee):
        case Builtin(kind="work_item", name=stem):
            params.replaced[instr] = _work_item(instr, stem, build, params)
        case Builtin(kind="work_dim" | "printf", name=stem):
            params.replaced[instr] = params.get(stem)
        case Builtin(kind="intrinsic" | "libm", name=name):
            _rename(module, instr, name)
            build.instrs.append(instr)
        case Builtin(kind="fence"):
            build.instrs.append(Instr(VOID, "", "fence", attrs={"ordering": "acq_rel"}))
        case _:
            build.instrs.append(instr)


def _work_item(instr: Instr, stem: str, build: Builder, params: _Params) -> Value:
    dim, none = instr.operands[0], const_int(I64, 1 if stem in ("gsize", "lsize", "elsize", "ngroups") else 0)
    if isinstance(dim, ConstInt):
        return _of_dimension(dim.value, stem, build, params) if 0 <= dim.value <= 2 else none
    found: Value = none
    for number in (2, 1, 0):
        is_it = build.icmp("eq", dim, const_int(I32, number))
        found = build.select(is_it, _of_dimension(number, stem, build, params), found)
    return found


def _of_dimension(dim: int, stem: str, build: Builder, params: _Params) -> Value:
    if stem != "global_id":
        return params.get(f"{stem}{dim}")
    flags = ("nuw", "nsw") if params.fits_index32 else ()
    return build.binop("add", params.get(f"gbase{dim}"), params.get(f"lid{dim}"), flags)


def _rename(module: Module, call: Instr, name: str) -> None:
    call.attrs = {"callee": name, "flags": call.attrs.get("flags", ())}
    module.declare(name, FnType(call.type, tuple(x.type for x in call.operands)), PURE)


def _return_next(fn: Function) -> None:
    fn.ret = I32
    fn.prefix = re.sub(r"\bspir_kernel\b", "", fn.prefix).strip()
    for instr in fn.instrs():
        if instr.op == "ret":
            instr.operands = [DONE]
