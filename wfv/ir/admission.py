"""Admission of IR: `check_text` refuses text that crashes LLVM, `check_module` what the passes do not support.

LLVM ends the process, or never ends, on some text that its parser accepts: scalable or huge vectors, intrinsics of
other targets, inline assembly, unknown garbage collectors. So `check_text` runs before LLVM. `check_module` runs after
wfv's parser. It checks that wfv supports each callee, type and size, each variable, and that functions are only called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from wfv.errors import ParseError, UnsupportedError
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.intrinsics import SPECIAL_GLOBALS, known_family
from wfv.ir.refused_constructs import first_refused_construct
from wfv.ir.refused_words import MACHINE, refusal_at, refusal_of
from wfv.ir.types import I32, FloatType, VecType, scalar_of, size_of
from wfv.ir.values import Const, ConstAggregate, ConstExpr, ConstInt, ConstSplat, GlobalRef, unquote, unsigned

MAX_BYTES = 1 << 31
_FLOATS = ("half", "float", "double")  # bfloat: no conversions in the usual runtime libraries

_OPAQUE = re.compile(r'([@%]?)("[^"]*")|;[^\r\n]*|/\*.*?\*/', re.DOTALL)
# Finds words as LLVM's lexer does, which needs no blank between `void` and `@f`, or `i4096` and `undef`.
_WORD = re.compile(
    r"""
      [%@!#^$](?:\d+|[-\w.$\\]+)
    | [-\w.$]+:
    | i\d+
    | [A-Za-z_]\w*
    | 0x[HKLMR]?[0-9A-Fa-f]+
    | \d+(?:\.\d*(?:[eE][-+]?\d+)?)?
    """,
    re.VERBOSE | re.ASCII,
)
_SPIRV_TYPE = re.compile(r'"spirv\.[A-Za-z]+"')
_TARGET_LINE = re.compile(r"target\s+(?:datalayout|triple)", re.ASCII)
_LINKAGES = {"available_externally", "extern_weak", "externally_initialized", "thread_local"}
_OTHER_LAYOUT = re.compile(r'"E|[-"]p:(?!64)|[-"]i64:(?!64)')
# Assumptions about pointers, as Clang makes of `__builtin_assume_aligned`: dropping them changes no result.
_ASSUMED = re.compile(r"^([ \t]+(?:tail )?call void @llvm\.assume\(i1 true\)) \[[^]\n]*\]", re.MULTILINE)
_NO_TEXT = re.compile("[\0\ud800-\udfff]")


def check_text(text: str | bytes) -> str:
    """The decoded text without the operand bundles of llvm.assume, if it is safe to pass to LLVM.

    Raises ParseError or UnsupportedError.
    """
    source = _ASSUMED.sub(r"\1", _decode(text))
    bare = _OPAQUE.sub(_blank, source)
    # A `target` that remains is the type `target(...)`.
    bare = _TARGET_LINE.sub(lambda match: "\n" * match[0].count("\n"), bare)
    words = set(_WORD.findall(bare))
    if "define" not in words:
        raise ParseError("not LLVM IR: no function is defined (`define`)", help="pass the text that `clang -S` makes")
    _check_words(bare, words)
    _check_constructs(bare)
    return source


def defined_functions(text: str) -> int:
    """The number of functions that the text defines, whatever its layout."""
    return _WORD.findall(_OPAQUE.sub(_blank, text)).count("define")


def _decode(text: str | bytes) -> str:
    if isinstance(text, bytes):
        if text[:4] == b"BC\xc0\xde":
            raise ParseError("LLVM bitcode, not text", help="run it through llvm-dis first")
        # Bytes that are not UTF-8 become lone surrogates.
        text = text.decode("utf-8", "surrogateescape")
    if (wrong := _NO_TEXT.search(text)) is not None:
        # LLVM silently ignores everything after a NUL.
        what = "a NUL byte" if wrong[0] == "\0" else "not UTF-8"
        raise ParseError(f"not LLVM IR: {what}", line=_line(text, wrong.start()), help="pass the text of a .ll file")
    return text


def _blank(match: re.Match[str]) -> str:
    """A comment or string without its content; a quoted intrinsic, or type of SPIR-V, keeps its name.

    Line numbers do not change.
    """
    if _SPIRV_TYPE.fullmatch(match[0]):
        return match[0]
    breaks = "\n" * match[0].count("\n")
    if match[2] is None:
        return " " + breaks
    name = unquote(match[2])
    if match[1] == "@" and name.startswith("llvm."):
        return f"@{name}{breaks}"
    return f'{match[1]}""{breaks}'


def _check_words(bare: str, words: set[str]) -> None:
    """Keywords, integer types, calling conventions and intrinsics."""
    refused = {word for word in words if refusal_of(word)}
    if refused:
        first = next(match for match in _WORD.finditer(bare) if match[0] in refused)
        message, help = refusal_at(bare, first.start(), first[0])
        raise UnsupportedError(message, line=_line(bare, first.start()), help=help)


def _check_constructs(bare: str) -> None:
    """Constructs of more than one word."""
    if (found := first_refused_construct(bare)) is not None:
        position, message, help = found
        raise UnsupportedError(message, line=_line(bare, position), help=help)


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _no_builtin(name: str) -> str:
    return "it is no OpenCL built-in that wfv knows"


def check_module(module: Module, callees: Collection[str], explain: Callable[[str], str] = _no_builtin) -> None:
    """Raises UnsupportedError for the first construct that wfv does not support.

    `callees`: the external functions that it supports; `explain` returns the help text for any other one.
    """
    layout = next((line for line in module.header if line.startswith("target datalayout")), "")
    if _OTHER_LAYOUT.search(layout):
        raise UnsupportedError(f"the {layout.removeprefix('target ')}: pointers have 64 bits here", help=MACHINE)
    for item in module.globals.values():
        _check_global(item, module, callees)
    for fn in module.functions.values():
        check_function(module, fn, callees, explain)


def check_function(
    module: Module, fn: Function, callees: Collection[str], explain: Callable[[str], str] = _no_builtin
) -> None:
    """Raises UnsupportedError for the first construct of a function that wfv does not support."""
    for name in (fn.name, *(arg.name for arg in fn.args if not fn.is_declaration)):
        _check_name(name, fn.line)
    for instr in fn.instrs():
        _check_instr(module, fn, instr, callees, explain)


def _check_global(item: Global, module: Module, callees: Collection[str]) -> None:
    if item.name in SPECIAL_GLOBALS:
        return
    name, line = f"@{item.name}", item.line
    _check_name(item.name, line)
    if item.initializer is None and item.name not in callees and item.addrspace != 3:
        help = "define it in the module: nothing else is linked"
        raise UnsupportedError(f"the external variable {name}", line=line, help=help)
    for word in _LINKAGES & set(item.prefix.split()):
        raise UnsupportedError(f"the variable {name} with `{word}`", line=line, help=f"drop `{word}`")
    if "section " in item.suffix:
        raise UnsupportedError(f"the variable {name} in a section of its own", line=line, help="drop the `section`")
    if item.initializer is not None and (function := _function_in(item.initializer, module)):
        raise UnsupportedError(f"the address of @{function} in {name}", line=line, help="call functions directly")
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
    for value in (instr, *instr.operands):
        if isinstance(scalar := scalar_of(value.type), FloatType) and scalar.kind not in _FLOATS:
            raise UnsupportedError(f"the type {scalar}", line=instr.line, help="use half, float or double")
        if isinstance(value, Const) and (name := _function_in(value, module)):
            raise UnsupportedError(f"the address of @{name}", line=instr.line, help="call functions directly")


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
    if name.startswith("llvm."):
        if known_family(name) is None:
            raise UnsupportedError(f"the intrinsic @{name}", line=instr.line, help="wfv has no vector form of it")
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


def _function_in(value: Const, module: Module) -> str:
    """The name of a function whose address is part of this constant, or ""."""
    if isinstance(value, GlobalRef):
        return value.name if value.name in module.functions else ""
    if isinstance(value, ConstSplat):
        return _function_in(value.element, module)
    parts: tuple[Const, ...] = ()
    if isinstance(value, (ConstAggregate, ConstExpr)):
        parts = value.elements if isinstance(value, ConstAggregate) else value.operands
    return next((name for part in parts if (name := _function_in(part, module))), "")
