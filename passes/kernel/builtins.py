"""Lowers OpenCL's built-in functions: work-item functions become parameters, math becomes intrinsics and libm calls.

Before:                                                     After:
    define void @k(ptr addrspace(1) %x)                     define i32 @k(.., i64 %wfv.lid0, i64 %wfv.gbase0)
        %i = call i64 @_Z13get_global_idj(i32 0)                %i = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
        %e = call float @_Z3expf(float %v)                      %e = call float @expf(float %v)
        ret void                                                ret i32 -1

`__local` variables become pointer parameters (passes/kernel/memory.py). The function returns the id of the
next continuation; -1 means that the work-item is done.

`merge_same_ids` replaces phis and selects of equal expressions of one work-item id by that id. LLVM merges the stores
of `if (x < 1) b[x] = p; else b[x] = q;` into one. Its index is a phi of two expressions, because LLVM simplifies `x`
under different conditions:

    %y = sext i32 %x32 to i64                         %z = and i64 %x, 2147483647
    %at = phi i64 [ %y, %one ], [ %z, %other ]        ->      %x

If the branch diverges, the phi is varying and the store is a scatter. The ranges of the ids prove that both operands
equal %x (passes/analysis/ranges.py).

`observes_groups` finds whether a kernel can tell which work-items form a group. One that uses global ids only, without
a barrier, local memory or an atomic access of the group's own scope, computes the same with groups of any size: OpenCL
promises no order between work-items, in a group or not.

    get_global_id(0), get_global_size(0), get_global_offset(0), get_work_dim()      no
    get_local_id(0), get_group_id(0), barrier(..), sub_group_reduce_add(x), ..      yes
"""

import re
from collections.abc import Iterable

from passes.analysis.ranges import range_of
from passes.kernel.address_spaces import lower_address_space_queries
from passes.kernel.memory import LOCAL_SPACE, lower_local_variables
from passes.kernel.work_item_parameters import implicit_parameter, lower_work_item_function
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.types import I32, VOID, FnType, IntType, PtrType, Type
from wfv.ir.values import ConstInt, Value, const_int, unsigned
from wfv.opencl.builtins import Builtin, find_builtin


def merge_same_ids(fn: Function) -> None:
    """Replaces the phis and selects of `fn` whose operands all equal one id, in place."""
    same: dict[Value, Value] = {}
    early = {*fn.args, *fn.blocks[0].instrs}  # not computed in a loop: such a value is used outside through a phi only
    for instr in fn.instrs():
        values = instr.operands if instr.op == "phi" else instr.operands[1:] if instr.op == "select" else []
        if len(values) > 1 and isinstance(instr.type, IntType) and instr not in values:
            first, *others = map(_stripped, values)
            if first in early and first not in values and all(each is first for each in others):
                same[instr] = same.get(first, first)
    fn.substitute(same)
    for block in fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr not in same]


def _stripped(value: Value) -> Value:
    """The value that `value` is computed from, if the operations on it change nothing; else `value` itself."""
    match value:
        case Instr(op="sext" | "zext" as op, operands=[Instr(op="trunc", operands=[wide]) as narrow]):
            assert isinstance(narrow.type, IntType)
            bits = narrow.type.bits - (op == "sext")
            return wide if wide.type == value.type and range_of(wide)[1] < 1 << bits else value
        case Instr(op="and", operands=[wide, ConstInt() as mask]) if not unsigned(mask) & (unsigned(mask) + 1):
            return wide if range_of(wide)[1] <= unsigned(mask) else value
    return value


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
    module.declare(name, FnType(call.type, tuple(x.type for x in call.operands)), PURE)


def _return_next(fn: Function) -> None:
    """Makes `fn` return DONE instead of nothing."""
    fn.ret = I32
    fn.prefix = re.sub(r"\bspir_kernel\b", "", fn.prefix).strip()
    for instr in fn.instrs():
        if instr.op == "ret":
            instr.operands = [DONE]


_GLOBAL = ("global_id", "gsize", "goffset")  # stems of work-item functions
_HARMLESS = ("work_dim", "fence", "address_space", "intrinsic", "libm")  # kinds of built-ins
_GROUP_SCOPES = ("workgroup", "subgroup", "sub_group")


def observes_groups(kernel: Function, helpers: Iterable[Function]) -> bool:
    """Whether the kernel, or a function that it calls, may tell a work-item's group. Built-ins are not lowered yet."""
    helpers = tuple(helpers)
    known = {fn.name for fn in helpers}
    return any(_is_local(arg.type) for arg in kernel.args) or any(
        _observes(instr, known) for fn in (kernel, *helpers) for instr in fn.instrs()
    )


def _observes(instr: Instr, known: set[str]) -> bool:
    if _is_local(instr.type) or any(_is_local(operand.type) for operand in instr.operands):
        return True
    if instr.op != "call":
        return instr.attrs.get("syncscope") in _GROUP_SCOPES
    return not (instr.callee in known or instr.callee.startswith("llvm.") or _is_harmless(instr.callee))


def _is_harmless(callee: str) -> bool:
    """Whether it is a built-in that has nothing to do with groups."""
    builtin = find_builtin(callee)
    if builtin is None:
        return False
    return builtin.kind in _HARMLESS or (builtin.kind == "work_item" and builtin.name in _GLOBAL)


def _is_local(type: Type) -> bool:
    return isinstance(type, PtrType) and type.addrspace == LOCAL_SPACE
