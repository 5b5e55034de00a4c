"""Decides which helper functions LLVM inlines into the kernel; the others stay out of line.

A helper stays out of line if it is `noinline`, or if inlining all helpers makes the kernel too large.

Before:                                             After (LLVM inlines it and drops the definition):
    define i32 @helper(i32 %x) #0 {..}                  define internal i32 @helper(i32 %x) alwaysinline {..}
    call i32 @helper(i32 %v)                            call i32 @helper(i32 %v)

Out of line (it is `noinline`, and its parameters are numbers and pointers):
    define i32 @heavy(i32 %x) noinline {..}             define internal i32 @wfv.fn.heavy(i32 %x) noinline {..}
    call i32 @heavy(i32 %v)                             call i32 @wfv.fn.heavy(i32 %v)

A helper out of line is vectorized under a mask (passes/functions/masked_forms.py). A function that calls work-item
functions or barriers, or uses `__local` variables, depends on the kernel and is always inlined.
"""

import re

from passes.builtins.memory import LOCAL_SPACE
from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Instr, Module
from wfv.ir.intrinsics import find_primitive
from wfv.ir.names import HELPER
from wfv.ir.types import VOID, FloatType, IntType, PtrType, Type
from wfv.ir.values import globals_in
from wfv.opencl.builtins import find_builtin

MAX_INLINED = 20_000  # instructions of a kernel with everything inlined; if there are more, helpers stay out of line
MAX_SIZE = 60_000  # instructions with these helpers out of line; compiling 35,000 takes 11 to 45 s of processor time

OF_KERNELS = ("work_item", "work_dim", "printf", "exchange", "trap", "barrier")  # kinds of built-ins

_LINKAGE = re.compile(r"\b(?:internal|private|linkonce|linkonce_odr|available_externally)\b ?")
_ATTRIBUTES = re.compile(r"\b(?:noinline|optnone|alwaysinline|inlinehint)\b ?")
_BY_MEMORY = re.compile(r"\b(byval|sret|inalloca|preallocated|byref)\b")


def prepare_inlining(module: Module, kernel: str) -> None:
    """Keeps `kernel` and its callees in `module`; marks each helper for LLVM's inliner, or renames it HELPER + name.

    Raises UnsupportedError for recursion, and if the kernel has more than MAX_SIZE instructions even with all
    helpers out of line that can be.
    """
    order = _callees_first(module, kernel)
    keepable = _keepable(module, order)
    kept = {name for name in keepable if _is_noinline(module, module.functions[name])}
    if _inlined_size(module, order, kept)[kernel] > MAX_INLINED:
        calls = [call.callee for name in order for call in _calls(module, module.functions[name])]
        kept |= {name for name in keepable if calls.count(name) > 1}
        _check_size(module, kernel, _inlined_size(module, order, kept)[kernel])
    module.functions = {n: f for n, f in module.functions.items() if f.is_declaration or n in order}
    _drop_attributes(module)
    for name in order[:-1]:
        _mark(module.functions[name], is_kept=name in kept)
    entry = module.functions[kernel]
    entry.prefix = _LINKAGE.sub("", entry.prefix)  # LLVM would remove a kernel that nothing in the module calls
    for fn in module.functions.values():
        for call in _calls(module, fn):
            call.attrs.pop("cconv", None)
    _rename(module, kept)


def _calls(module: Module, fn: Function) -> list[Instr]:
    """The calls of functions that the module defines."""
    return [i for i in fn.instrs() if i.callee in module.functions and not module.functions[i.callee].is_declaration]


def _callees_first(module: Module, kernel: str) -> list[str]:
    """The functions that the kernel calls, directly or not, callees first; the kernel is the last."""
    done: dict[str, None] = {}
    path = [(kernel, iter(_calls(module, module.functions[kernel])))]
    while path:
        name, calls = path[-1]
        call = next(calls, None)
        if call is None:
            done[name] = None
            path.pop()
        elif any(call.callee == caller for caller, _ in path):
            raise UnsupportedError(
                f"recursion: @{name} calls @{call.callee}",
                line=call.line,
                help="OpenCL C has no recursion; write a loop",
            )
        elif call.callee not in done:
            path.append((call.callee, iter(_calls(module, module.functions[call.callee]))))
    return list(done)


def _keepable(module: Module, order: list[str]) -> set[str]:
    """The functions that can stay out of line; all their callees can, too."""
    shared = {name for name, item in module.globals.items() if item.addrspace == LOCAL_SPACE}
    found: set[str] = set()
    for name in order[:-1]:
        fn = module.functions[name]
        callees = {call.callee for call in _calls(module, fn)}
        if callees <= found and _has_plain_signature(fn) and not _depends_on_kernel(fn, shared):
            found.add(name)
    return found


def _has_plain_signature(fn: Function) -> bool:
    by_memory = any(_BY_MEMORY.search(arg.attrs) for arg in fn.args)
    return not (fn.vararg or by_memory) and (fn.ret == VOID or _is_plain(fn.ret)) and all(
        _is_plain(arg.type) for arg in fn.args
    )  # fmt: skip


def _is_plain(type: Type) -> bool:
    return isinstance(type, (IntType, FloatType, PtrType))


def _depends_on_kernel(fn: Function, shared: set[str]) -> bool:
    """Whether the function needs something that only the kernel has.

    Only the kernel has ids, sub-groups, the printf buffer, memory of the group, traps, barriers, `__local` variables,
    and the address spaces of generic pointers.
    """
    for instr in fn.instrs():
        builtin = find_builtin(instr.callee)
        if builtin is not None and builtin.kind in (*OF_KERNELS, "address_space"):
            return True
        if find_primitive(instr.callee) is not None:
            return True
        if any(not shared.isdisjoint(globals_in(operand)) for operand in instr.operands):
            return True
    return False


def _inlined_size(module: Module, order: list[str], kept: set[str]) -> dict[str, int]:
    """The number of instructions of each function, including inlined ones."""
    sizes: dict[str, int] = {}
    for name in order:
        fn = module.functions[name]
        inlined = sum(sizes[call.callee] for call in _calls(module, fn) if call.callee not in kept)
        sizes[name] = fn.size + inlined
    return sizes


def _check_size(module: Module, kernel: str, size: int) -> None:
    own = sum(1 for _ in module.functions[kernel].instrs())
    if size > max(MAX_SIZE, own):
        raise UnsupportedError(
            f"inlining all helpers of @{kernel} makes {size} instructions (at most {MAX_SIZE})",
            line=module.functions[kernel].line,
            help="pass ids and __local pointers to the helpers as arguments, so that the helpers can stay out of line",
        )


def _is_noinline(module: Module, fn: Function) -> bool:
    groups = " ".join(module.attribute_groups.get(group, "") for group in re.findall(r"#\d+", fn.suffix))
    return bool(re.search(r"\bnoinline\b", f"{fn.suffix} {groups}"))


def _drop_attributes(module: Module) -> None:
    """Drops the attributes that control inlining or optimization; an attribute group must not become empty."""
    for group, text in module.attribute_groups.items():
        module.attribute_groups[group] = _ATTRIBUTES.sub("", text).strip() or "nounwind"
    for fn in module.functions.values():
        fn.suffix = _ATTRIBUTES.sub("", fn.suffix).strip()
        for instr in fn.instrs():
            if "suffix" in instr.attrs and instr.op == "call":
                instr.attrs["suffix"] = _ATTRIBUTES.sub("", instr.attrs["suffix"]).strip()


def _mark(fn: Function, is_kept: bool) -> None:
    """Replaces linkage, calling convention and attributes: all callers are in this module."""
    fn.prefix = "internal"
    attachments = " ".join(re.findall(r"!dbg !\d+", fn.suffix))
    fn.suffix = f"{'noinline' if is_kept else 'alwaysinline'} nounwind {attachments}".strip()


def _rename(module: Module, kept: set[str]) -> None:
    for fn in module.functions.values():
        fn.name = HELPER + fn.name if fn.name in kept else fn.name
        for instr in fn.instrs():
            if instr.callee in kept:
                instr.attrs["callee"] = HELPER + instr.callee
    module.functions = {fn.name: fn for fn in module.functions.values()}
