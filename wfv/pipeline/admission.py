"""The subset of LLVM IR that wfv supports: types, sizes, callees, variables, calling conventions, metadata.

Some refused IR has no vector form, or means nothing on a CPU. Some ends LLVM's process when code is generated:
wide integers and vectors, intrinsics without code, unknown garbage collectors, loop metadata that is not checked.
`drop_foreign_attributes` drops attributes that are not needed, before anything is refused.
"""

import re
from collections.abc import Callable, Collection, Iterator

from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.intrinsics import SPECIAL_GLOBALS, has_code, known_family
from wfv.ir.items import outside_byte_strings
from wfv.ir.metadata import operands_of
from wfv.ir.names import is_own
from wfv.ir.reached import reached
from wfv.ir.types import I32, FloatType, IntType, PtrType, Type, VecType, scalar_of, size_of
from wfv.ir.values import Const, ConstInt, globals_in, unsigned

MAX_BYTES, MAX_BITS, MAX_VECTOR = 1 << 31, 128, 1024
MAX_ALIGN, MAX_SPACE = 4096, 255  # higher address spaces are segment registers of x86

_MACHINE = "compile for `spir64-unknown-unknown`, or pass wfv.build the OpenCL C"
_NOT_NEEDED = "OpenCL C never makes it; drop it"
_DIRECTLY = "call functions directly"
_FLOATS = ("half", "float", "double")  # bfloat: no conversions in the usual runtime libraries
_LINKAGES = {"available_externally", "extern_weak", "externally_initialized", "appending"}
_STARTS = {"llvm.global_ctors", "llvm.global_dtors"}
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


Problems = Iterator[tuple[str, str]]  # the unsupported thing, and help


def _refuse(problems: Problems, line: int) -> None:
    for what, help in problems:
        raise UnsupportedError(what, line=line, help=help)


def check_layout(module: Module) -> None:
    """Raises UnsupportedError for a data layout that is not wfv's."""
    layout = next((line for line in module.header if line.startswith("target datalayout")), "")
    if _OTHER_LAYOUT.search(layout):
        raise UnsupportedError(f"the {layout.removeprefix('target ')}: pointers have 64 bits here", help=_MACHINE)


def check_variable(item: Global, module: Module, callees: Collection[str]) -> None:
    """Raises UnsupportedError for a variable that wfv does not support."""
    if item.name not in SPECIAL_GLOBALS:
        _refuse(_of_global(item, module, callees), item.line)


def check_initial_functions(module: Module) -> dict[str, UnsupportedError]:
    """An error for each variable that is used by functions which run before or after the program."""
    used = module.reached_from(_STARTS) & module.globals.keys() - _STARTS
    help = "call these functions from the kernel"
    return {
        name: UnsupportedError(
            f"the variable @{name}, which initial functions use", line=module.globals[name].line, help=help
        )
        for name in used
    }


def check_function(module: Module, fn: Function, callees: Collection[str], explain: Callable[[str], str]) -> None:
    """Raises UnsupportedError for the first construct of a function that wfv does not support.

    `callees`: the external functions that it supports; `explain` returns the help text for any other one.
    """
    _refuse(_of_name(fn.name), fn.line)
    if not fn.is_declaration:
        _refuse(_of_header(fn), fn.line)
    for instr in fn.instrs():
        _refuse(_of_instr(module, fn, instr), instr.line)
        if instr.op == "call":
            _refuse(_of_call(module, instr, callees, explain), instr.line)


def _of_header(fn: Function) -> Problems:
    yield from _of_convention(fn.prefix)
    for word in _OF_FUNCTIONS.intersection(fn.suffix.split()):
        yield f"the keyword `{word}` of @{fn.name}", _NOT_NEEDED
    for arg in fn.args:
        yield from _of_name(arg.name)
        yield from _of_type(arg.type)
        yield from _of_attributes(arg.attrs)


def _of_convention(words: str) -> Problems:
    for word in words.split():
        if _CONVENTION.fullmatch(word):
            yield f"the calling convention `{word}`", _MACHINE


def _of_attributes(text: str) -> Problems:
    for word in _OF_PARAMETERS.intersection(re.findall(r"\w+", text)):
        yield f"the attribute `{word}` of a parameter", _NOT_NEEDED
    yield from _of_align(text)


def _of_align(text: str) -> Problems:
    for number in map(int, _ALIGN.findall(text)):
        if number > MAX_ALIGN:
            yield f"an alignment of {number}", f"at most {MAX_ALIGN} is possible"


def _of_global(item: Global, module: Module, callees: Collection[str]) -> Problems:
    name = f"@{item.name}"
    yield from _of_name(item.name)
    if item.name in _STARTS:
        yield f"the list of initial functions {name}", "call them from the kernel"
    if name.startswith("@llvm."):  # LLVM's passes look their functions up by name, and end the process at a variable
        yield f"the variable {name}", "names that begin with `llvm.` are LLVM's own: give it another name"
    if item.initializer is None and item.name not in callees and item.addrspace != 3:
        yield f"the external variable {name}", "define it in the module: nothing else is linked"
    for word in _LINKAGES.intersection(item.prefix.split()):
        yield f"the variable {name} with `{word}`", f"drop `{word}`"
    if "section " in item.suffix:
        yield f"the variable {name} in a section of its own", "drop the `section`"
    for function in module.functions.keys() & set(globals_in(item.initializer)):
        yield f"the address of @{function} in {name}", _DIRECTLY
    yield from _of_align(item.suffix)
    yield from _of_type(PtrType(item.addrspace))
    yield from _of_size(size_of(item.value_type), name)


def _of_name(name: str) -> Problems:
    if is_own(name):
        help = "`wfv.` begins wfv's own names: rename yours; of IR that wfv has printed, pass the kernel's source"
        yield f"the name {name!r}", f"{help}, or go on from it by `wfv opt`"


def _of_instr(module: Module, fn: Function, instr: Instr) -> Problems:
    if instr.op == "atomicrmw" and isinstance(instr.type, VecType):
        yield f"an atomic operation on {instr.type}", "use a scalar type"
    if instr.op == "alloca":
        count = instr.operands[0] if instr.operands else ConstInt(I32, 1)
        if not isinstance(count, ConstInt):
            yield f"an array of variable size in @{fn.name}", "give it a fixed size"
        else:
            yield from _of_size(unsigned(count) * size_of(instr.attrs["elem_type"]), f"%{instr.name}")
    if "atomic" in instr.attrs or instr.op in ("atomicrmw", "cmpxchg"):
        yield from _of_atomic_alignment(instr)
    if "align" in instr.attrs:
        yield from _of_align(f"align {instr.attrs['align']}")
    for value in (instr, *instr.operands):
        yield from _of_type(value.type)
        if isinstance(value, Const):
            for name in module.functions.keys() & set(globals_in(value)):
                yield f"the address of @{name}", _DIRECTLY


def _of_type(type: Type) -> Problems:
    match scalar_of(type):
        case IntType(bits=bits) as scalar if bits > MAX_BITS:
            yield f"the type {scalar}", f"integers have at most {MAX_BITS} bits here"
        case FloatType(kind=kind) as scalar if kind not in _FLOATS:
            yield f"the type {scalar}", "use half, float or double"
        case PtrType(addrspace=space) if space > MAX_SPACE:
            yield f"an address space of {space}", f"at most {MAX_SPACE} is possible"
    if isinstance(type, VecType) and type.count > MAX_VECTOR:
        yield f"a vector of {type.count} elements", f"at most {MAX_VECTOR} are possible"


def _of_atomic_alignment(instr: Instr) -> Problems:
    """LLVM would call a function of libatomic, which takes a lock that other accesses do not take."""
    type = instr.type if instr.op in ("load", "atomicrmw") else instr.operands[instr.op == "cmpxchg"].type
    size, align = size_of(type), int(instr.attrs.get("align") or size_of(type))
    if align < size:
        help = "no instruction does this: align the variable to its size, and do not pack it"
        yield f"an atomic access to {size} bytes with an alignment of {align}", help


def _of_size(size: int, name: str) -> Problems:
    if size > MAX_BYTES:
        yield f"the size of {name}, {size} bytes", f"at most {MAX_BYTES} bytes are possible"


def _of_call(module: Module, instr: Instr, callees: Collection[str], explain: Callable[[str], str]) -> Problems:
    name = instr.callee
    if instr.attrs.get("tail") == "musttail":
        yield f"a `musttail` call of @{name}", "compile without musttail"
    yield from _of_convention(instr.attrs.get("cconv", ""))
    for text in filter(None, instr.attrs.get("arg_attrs", ())):
        yield from _of_attributes(text)
    callee = module.functions.get(name)
    if name.startswith("llvm."):
        if known_family(name) is None:
            yield f"the intrinsic @{name}", "wfv has no vector form of it"
        if not has_code(name):
            yield f"the intrinsic @{name}", "LLVM has no machine code for it on these types; use it on scalars"
    elif name not in callees and (callee is None or callee.is_declaration):
        yield f"a call of @{name}, which is not defined", explain(name)
    elif callee is not None and not (callee.vararg and name in callees):
        yield from _of_signature(callee, instr)


def _of_signature(callee: Function, call: Instr) -> Problems:
    """The types of a call. LLVM accepts wrong ones, since pointers are opaque, and makes it `unreachable`."""
    if callee.vararg:
        yield f"a call of @{callee.name}, which takes any number of arguments", "give it a fixed list of parameters"
    if call.type != callee.ret or [x.type for x in call.operands] != [arg.type for arg in callee.args]:
        help = f"it is declared {callee.ret} ({', '.join(str(arg.type) for arg in callee.args)})"
        yield f"a call of @{callee.name} with other types than it is declared with", help


def check_metadata(module: Module, fn: Function) -> None:
    """Raises UnsupportedError for metadata of loops that LLVM's verifier accepts and its passes do not."""
    for instr in fn.instrs():
        if (root := instr.metadata.get("llvm.loop", "")) and (why := _loop_problem(module.metadata, root)):
            help = "drop this metadata: it only helps the optimizer"
            raise UnsupportedError(f"`!llvm.loop {root}`: {why}", line=instr.line, help=help)


_WRONG_KIND = "a node of the wrong kind"


def _loop_problem(nodes: dict[str, str], root: str) -> str:
    """The problem of a loop's node, whose first operand must be the node itself, or of a node below it; "" if none."""
    if list(operands_of(nodes.get(root, "")))[:1] != [root]:
        return _WRONG_KIND
    for name in reached([root], lambda name: nodes.keys() & operands_of(nodes[name])):
        if not nodes[name].startswith(("!{", "distinct !{", "!DILocation(")):
            return _WRONG_KIND
        if "null" in operands_of(nodes[name]):
            return "null in loop metadata"
    return ""


_KEPT_WORDS = frozenset({
    "alwaysinline", "cold", "convergent", "hot", "inlinehint", "memory", "mustprogress", "nocallback",
    "nocreateundeforpoison", "nofree", "noinline", "norecurse", "nosync", "nounwind", "optnone", "speculatable",
    "willreturn",
})  # fmt: skip
_KEPT_STRINGS = frozenset({
    "denormal-fp-math", "denormal-fp-math-f32", "frame-pointer", "no-trapping-math", "stack-protector-buffer-size",
    "uniform-work-group-size",
})  # fmt: skip
_PAIR = re.compile(r'"([^"\r\n]*)"="[^"\r\n]*"')
_GROUP = re.compile(r"^(attributes #\d+ = )\{(.*)\}", re.M | re.ASCII)
_KEPT_ALIVE = re.compile(r"^@llvm\.(?:compiler\.)?used = .*$", re.M)
_COPIED = re.compile(r", !tbaa\.struct !\d+", re.ASCII)
_ITEM = re.compile(r'"([^"]*)"(?:="[^"]*")?|(\w+)(?:\([^()]*\))?', re.ASCII)


def drop_foreign_attributes(text: str) -> str:
    """The text without function attributes that describe another machine or program, and without hints about copies.

    The CPU and features that a front end wrote are not our target's: LLVM ends the process for an unknown CPU,
    or splits vectors for one without wide registers. Stack probes, instrumentation and the like call functions that do
    not exist here. All attributes but the listed ones go: losing one loses a hint at most. `@llvm.used` goes too: it
    keeps symbols for the linker only. So do the nodes that list the copied parts of a struct: LLVM relies on their
    form, and does not verify it. Line numbers do not change.
    """
    return outside_byte_strings(text, _without_foreign)


def _without_foreign(text: str) -> str:
    text = _PAIR.sub(lambda pair: pair[0] if pair[1] in _KEPT_STRINGS else "", text)
    return _COPIED.sub("", _KEPT_ALIVE.sub("", _GROUP.sub(_plain_group, text)))


def _plain_group(group: re.Match[str]) -> str:
    kept = [item[0] for item in _ITEM.finditer(group[2]) if item[1] in _KEPT_STRINGS or item[2] in _KEPT_WORDS]
    return f"{group[1]}{{ {' '.join(kept) or 'nounwind'} }}"  # LLVM refuses an empty group
