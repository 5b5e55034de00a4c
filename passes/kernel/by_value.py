"""Structs by value: their bytes are in the argument block, and each work-item has a private copy.

Before:                                             After:
    define void @k(ptr byval(%S) align 8 %s)            define void @k(ptr noalias readonly align 8 %s)
        store i32 1, ptr %s                                 %s.own = alloca %S
                                                            call void @llvm.memcpy(ptr %s.own, ptr %s, i64 24)
                                                            store i32 1, ptr %s.own

LLVM removes the copy if the kernel does not write to it.
"""

from __future__ import annotations

import re

from passes.source_parameters import ByValue
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.lexer import Cursor, parse_type, simple_types
from wfv.ir.types import I64, VOID, FnType, align_of, size_of
from wfv.ir.values import FALSE, Argument, Value, const_int

_BYVAL = re.compile(r"\bbyval\((.*)")
_ALIGN = re.compile(r"\balign (\d+)")


def copy_by_value_arguments(module: Module, fn: Function) -> dict[str, ByValue]:
    """Copies the structs of the `byval` parameters of `fn` at its entry, in place; returns them by parameter name.

    Raises UnsupportedError for a struct that is not in private memory.
    """
    found: dict[str, ByValue] = {}
    copies: dict[Value, Value] = {}
    entry: list[Instr] = []
    for arg in fn.args:
        if (match := _BYVAL.search(arg.attrs)) is not None:
            found[arg.name] = _by_value(module, fn, arg, match[1])
            copies[arg] = _copy(module, arg, found[arg.name], Builder(fn, entry))
    fn.substitute(copies)
    fn.entry.instrs[:0] = entry
    return found


def _by_value(module: Module, fn: Function, arg: Argument, spelled: str) -> ByValue:
    if fn.is_declaration or arg.type.addrspace:  # type: ignore[attr-defined]  # LLVM: byval is a pointer's
        raise UnsupportedError(f"a struct by value outside of private memory (parameter %{arg.name})", line=fn.line)
    cursor = Cursor({**simple_types(), **{f"%{name}": type for name, type in module.types.items()}})
    cursor.load(spelled, fn.line)
    type = parse_type(cursor)
    align = _ALIGN.search(arg.attrs)
    return ByValue(type, max(int(align[1]) if align else 1, align_of(type)))


def _copy(module: Module, arg: Argument, value: ByValue, build: Builder) -> Value:
    arg.attrs = f"noalias readonly align {value.align}"
    own = build.alloca(value.type, value.align, name=f"{arg.name}.own")
    args: list[Value] = [own, arg, const_int(I64, size_of(value.type)), FALSE]
    name = "llvm.memcpy.p0.p0.i64"
    module.declare(name, FnType(VOID, tuple(x.type for x in args)))
    call = build.call(name, VOID, args)
    call.attrs["arg_attrs"] = [f"align {value.align}"] * 2 + ["", ""]
    return own
