"""What wfv supports of the modules that LLVM accepts: types, sizes, callees, variables, calling conventions, metadata.

Some of what is refused has no vector form, or means nothing on a CPU. Some ends LLVM's process when code is generated:
wide integers and vectors, intrinsics without code, unknown garbage collectors, loop metadata that is not checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator

from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.intrinsics import SPECIAL_GLOBALS, has_code, known_family
from wfv.ir.metadata import operands_of
from wfv.ir.types import I32, FloatType, IntType, PtrType, Type, VecType, scalar_of, size_of
from wfv.ir.values import Const, ConstInt, globals_in, unsigned

MAX_BYTES, MAX_BITS, MAX_VECTOR = 1 << 31, 128, 1024
MAX_ALIGN, MAX_SPACE = 4096, 255  # higher address spaces are segment registers of x86

_MACHINE = "compile for `spir64-unknown-unknown`, or pass wfv.build the OpenCL C"
_NOT_NEEDED = "OpenCL C never makes it; drop it"
_FLOATS = ("half", "float", "double")  # bfloat: no conversions in the usual runtime libraries
_LINKAGES = {"available_externally", "extern_weak", "externally_initialized", "thread_local", "appending"}
_OTHER_LAYOUT = re.compile(r'"E|[-"]p:(?!64)|[-"]i64:(?!64)')
_CONVENTION = re.compile(
    r"cc|(?:amdgpu|ptx|aarch64|arm|riscv|avr|msp430|m68k|x86|win64|intel|hhvm|graal|swift)\w*cc(?:\(.*)?|"
    r"(?:amdgpu|ptx)_\w+|arm_\w+|intel_ocl_bicc|x86_64_sysvcc"
)
_OF_FUNCTIONS = {"gc", "prefix", "prologue", "personality"}
_OF_PARAMETERS = {
    "inalloca", "preallocated", "swifterror", "swiftself", "swiftasync", "nest", "alignstack",
}  # fmt: skip
_ALIGN = re.compile(r"\balign(?: |\()(\d+)")


def check_variables(module: Module, callees: Collection[str]) -> None:
    """Raises UnsupportedError for the data layout, or for the first variable that wfv does not support."""
    layout = next((line for line in module.header if line.startswith("target datalayout")), "")
    if _OTHER_LAYOUT.search(layout):
        raise UnsupportedError(f"the {layout.removeprefix('target ')}: pointers have 64 bits here", help=_MACHINE)
    for item in module.globals.values():
        _check_global(item, module, callees)


def check_function(module: Module, fn: Function, callees: Collection[str], explain: Callable[[str], str]) -> None:
    """Raises UnsupportedError for the first construct of a function that wfv does not support.

    `callees`: the external functions that it supports; `explain` returns the help text for any other one.
    """
    for name in (fn.name, *(arg.name for arg in fn.args if not fn.is_declaration)):
        _check_name(name, fn.line)
    if not fn.is_declaration:
        _check_header(fn)
    for instr in fn.instrs():
        _check_instr(module, fn, instr, callees, explain)


def _check_header(fn: Function) -> None:
    _check_convention(fn.prefix, fn.line)
    for word in fn.suffix.split():
        if word in _OF_FUNCTIONS:
            raise UnsupportedError(f"the keyword `{word}` of @{fn.name}", line=fn.line, help=_NOT_NEEDED)
    for arg in fn.args:
        _check_type(arg.type, fn.line)
        _check_attributes(arg.attrs, fn.line)


def _check_convention(words: str, line: int) -> None:
    for word in words.split():
        if _CONVENTION.fullmatch(word):
            raise UnsupportedError(f"the calling convention `{word}`", line=line, help=_MACHINE)


def _check_attributes(text: str, line: int) -> None:
    for word in re.findall(r"\w+", text) if text else ():
        if word in _OF_PARAMETERS:
            raise UnsupportedError(f"the attribute `{word}` of a parameter", line=line, help=_NOT_NEEDED)
    _check_align(text, line)


def _check_align(text: str, line: int) -> None:
    for number in map(int, _ALIGN.findall(text) if "align" in text else ()):
        if number > MAX_ALIGN:
            raise UnsupportedError(f"an alignment of {number}", line=line, help=f"at most {MAX_ALIGN} is possible")


def _check_global(item: Global, module: Module, callees: Collection[str]) -> None:
    if item.name in SPECIAL_GLOBALS:
        return
    name, line = f"@{item.name}", item.line
    _check_name(item.name, line)
    if name in ("@llvm.global_ctors", "@llvm.global_dtors"):
        raise UnsupportedError(f"the list of initial functions {name}", line=line, help="call them from the kernel")
    if item.initializer is None and item.name not in callees and item.addrspace != 3:
        help = "define it in the module: nothing else is linked"
        raise UnsupportedError(f"the external variable {name}", line=line, help=help)
    for word in _LINKAGES & set(item.prefix.split()):
        raise UnsupportedError(f"the variable {name} with `{word}`", line=line, help=f"drop `{word}`")
    if "section " in item.suffix:
        raise UnsupportedError(f"the variable {name} in a section of its own", line=line, help="drop the `section`")
    for function in globals_in(item.initializer):
        if function in module.functions:
            raise UnsupportedError(f"the address of @{function} in {name}", line=line, help="call functions directly")
    _check_align(item.suffix, line)
    _check_type(PtrType(item.addrspace), line)
    _check_size(size_of(item.value_type), name, line)


def _check_name(name: str, line: int) -> None:
    if name.startswith("wfv."):
        raise UnsupportedError(
            f"the name {name!r}", line=line, help="rename it: names that begin with `wfv.` are wfv's own"
        )


def _check_instr(
    module: Module, fn: Function, instr: Instr, callees: Collection[str], explain: Callable[[str], str]
) -> None:
    if instr.op == "call":
        _check_call(module, instr, callees, explain)
    elif instr.op == "atomicrmw" and isinstance(instr.type, VecType):
        raise UnsupportedError(f"an atomic operation on {instr.type}", line=instr.line, help="use a scalar type")
    elif instr.op == "alloca":
        _check_alloca(fn, instr)
    if "atomic" in instr.attrs or instr.op in ("atomicrmw", "cmpxchg"):
        _check_atomic_alignment(instr)
    if instr.attrs.get("align", 0) > MAX_ALIGN:
        _check_align(f"align {instr.attrs['align']}", instr.line)
    for value in (instr, *instr.operands):
        _check_type(value.type, instr.line)
        if isinstance(value, Const):
            for name in globals_in(value):
                if name in module.functions:
                    raise UnsupportedError(f"the address of @{name}", line=instr.line, help="call functions directly")


def _check_type(type: Type, line: int) -> None:
    match scalar_of(type):
        case IntType(bits=bits) as scalar if bits > MAX_BITS:
            raise UnsupportedError(f"the type {scalar}", line=line, help=f"integers have at most {MAX_BITS} bits here")
        case FloatType(kind=kind) as scalar if kind not in _FLOATS:
            raise UnsupportedError(f"the type {scalar}", line=line, help="use half, float or double")
        case PtrType(addrspace=space) if space > MAX_SPACE:
            raise UnsupportedError(f"an address space of {space}", line=line, help=f"at most {MAX_SPACE} is possible")
    if isinstance(type, VecType) and type.count > MAX_VECTOR:
        help = f"at most {MAX_VECTOR} are possible"
        raise UnsupportedError(f"a vector of {type.count} elements", line=line, help=help)


def _check_alloca(fn: Function, instr: Instr) -> None:
    count = instr.operands[0] if instr.operands else ConstInt(I32, 1)
    if not isinstance(count, ConstInt):
        raise UnsupportedError(f"an array of variable size in @{fn.name}", line=instr.line, help="give it a fixed size")
    _check_size(unsigned(count) * size_of(instr.attrs["elem_type"]), f"%{instr.name}", instr.line)


def _check_atomic_alignment(instr: Instr) -> None:
    """LLVM would call a function of libatomic, which takes a lock that other accesses do not take."""
    type = instr.type if instr.op in ("load", "atomicrmw") else instr.operands[instr.op == "cmpxchg"].type
    size, align = size_of(type), int(instr.attrs.get("align") or size_of(type))
    if align < size:
        raise UnsupportedError(
            f"an atomic access to {size} bytes with an alignment of {align}", line=instr.line,
            help="no instruction does this: align the variable to its size, and do not pack it",
        )  # fmt: skip


def _check_size(size: int, name: str, line: int) -> None:
    if size > MAX_BYTES:
        raise UnsupportedError(
            f"the size of {name}, {size} bytes", line=line, help=f"at most {MAX_BYTES} bytes are possible"
        )


def _check_call(module: Module, instr: Instr, callees: Collection[str], explain: Callable[[str], str]) -> None:
    name = instr.callee
    if instr.attrs.get("tail") == "musttail":
        raise UnsupportedError(f"a `musttail` call of @{name}", line=instr.line, help="compile without musttail")
    _check_convention(instr.attrs.get("cconv", ""), instr.line)
    for text in instr.attrs.get("arg_attrs", ()):
        _check_attributes(text, instr.line)
    if name.startswith("llvm."):
        if known_family(name) is None:
            raise UnsupportedError(f"the intrinsic @{name}", line=instr.line, help="wfv has no vector form of it")
        if not has_code(name):
            help = "LLVM has no machine code for it on these types; use it on scalars"
            raise UnsupportedError(f"the intrinsic @{name}", line=instr.line, help=help)
        return
    callee = module.functions.get(name)
    if name not in callees and (callee is None or callee.is_declaration):
        raise UnsupportedError(f"a call of @{name}, which is not defined", line=instr.line, help=explain(name))
    if callee is not None and not (callee.vararg and name in callees):
        _check_signature(callee, instr)


def _check_signature(callee: Function, call: Instr) -> None:
    """Checks the types of a call. LLVM accepts wrong ones, since pointers are opaque, and makes it `unreachable`."""
    if callee.vararg:
        raise UnsupportedError(
            f"a call of @{callee.name}, which takes any number of arguments",
            line=call.line,
            help="give it a fixed list of parameters",
        )
    types = [x.type for x in call.operands]
    if call.type != callee.ret or types != [arg.type for arg in callee.args]:
        raise UnsupportedError(
            f"a call of @{callee.name} with other types than it is declared with", line=call.line,
            help=f"it is declared {callee.ret} ({', '.join(str(arg.type) for arg in callee.args)})",
        )  # fmt: skip


def check_metadata(module: Module, fn: Function) -> None:
    """Raises UnsupportedError for metadata of loops and copies that LLVM's verifier accepts and its passes do not."""
    for instr in fn.instrs():
        for kind, problem in _WRONG.items():
            if (root := instr.metadata.get(kind, "")) and (why := problem(module.metadata, root)):
                help = "drop this metadata: it only helps the optimizer"
                raise UnsupportedError(f"`!{kind} {root}`: {why}", line=instr.line, help=help)


def _loop_problem(nodes: dict[str, str], root: str) -> str:
    """What is wrong with a loop's node, whose first operand must be the node itself, or with those below it."""
    if list(operands_of(nodes.get(root, "")))[:1] != [root]:
        return "a node of the wrong kind"
    work, seen = [root], {root}
    while work:
        text = nodes.get(work.pop(), "")
        if not text.startswith(("!{", "distinct !{", "!DILocation(")):
            return "a node of the wrong kind"
        found = set(operands_of(text))
        if "null" in found:
            return "null in loop metadata"
        work += [name for name in found - seen if name in nodes]
        seen |= found
    return ""


def _copy_problem(nodes: dict[str, str], root: str) -> str:
    """What is wrong with the node of a copied struct: offset, size and type of each field."""
    found = list(operands_of(nodes.get(root, "")))
    fields: Iterator[tuple[str, ...]] = zip(*[iter(found)] * 3, strict=False)
    are_fields = all(
        offset.startswith("i64 ") and size.startswith("i64 ") and type[:1] == "!" for offset, size, type in fields
    )
    return "" if found and len(found) % 3 == 0 and are_fields else "a node of the wrong kind"


_WRONG: dict[str, Callable[[dict[str, str], str], str]] = {"llvm.loop": _loop_problem, "tbaa.struct": _copy_problem}
