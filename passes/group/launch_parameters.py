"""The parameters that a launch passes to a kernel: their layout in the argument block, and how the kernel uses them.

They are derived from the kernel's signature, metadata and accesses.

Structs by value: their bytes are in the argument block, and each work-item has a private copy.

Before:                                             After:
    define void @k(ptr byval(%S) align 8 %s)            define void @k(ptr noalias readonly align 8 %s)
        store i32 1, ptr %s                                 %s.own = alloca %S
                                                            call void @llvm.memcpy(ptr %s.own, ptr %s, i64 24)
                                                            store i32 1, ptr %s.own

LLVM removes the copy if the kernel does not write to it.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from passes.builtins.memory import LOCAL_SPACE
from passes.interface import ByValue, Param, SourceParam
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.lexer import Cursor, parse_type, simple_types
from wfv.ir.opcodes import FORWARDS_POINTER
from wfv.ir.reached import reached
from wfv.ir.types import I64, VOID, FnType, PtrType, StructType, Type, align_of, declared_align, round_up, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import FALSE, Argument, Value, const_int
from wfv.opencl.image_types import ACCESSES
from wfv.opencl.struct_sizes import sizes_in

Users = Mapping[Value, Sequence[Instr]]  # of a whole function, by the value that they use

_RESTRICT = re.compile(r"\bnoalias\b")
_STRING = re.compile(r'!"([^"]*)"')


def source_parameters(source: Function) -> tuple[SourceParam, ...]:
    """The parameters of the kernel before normalization."""
    users = users_of(source.instrs())
    return tuple(
        SourceParam(arg.name, _elem_type(users, arg), _RESTRICT.search(arg.attrs) is not None, _struct(users, arg))
        if isinstance(arg.type, PtrType)
        else SourceParam(arg.name)
        for arg in source.args
    )


def describe_parameters(
    module: Module, fn: Function, written: Sequence[SourceParam], by_value: Mapping[str, ByValue]
) -> tuple[tuple[Param, ...], int]:
    """The parameters of a kernel, in order, and the size of the argument block in bytes.

    `fn` is the normalized kernel, before `lower_builtins` adds parameters; `written`: those of the source; `by_value`:
    the struct of each parameter that is passed by value.
    """
    c_types, sizes, users = _c_types(module, fn), _pointee_sizes(module, fn), users_of(fn.instrs())
    params, offset = [], 0
    for i, arg in enumerate(fn.args):
        c_type = c_types[i] if i < len(c_types) else ""
        if (struct := by_value.get(written[i].name)) is not None:
            offset = round_up(offset, struct.align)
            params.append(Param(arg.name, struct.type, "struct", offset, c_type, is_written=False))
            offset += size_of(struct.type)
            continue
        offset = round_up(offset, align_of(arg.type))
        params.append(_describe(users, arg, offset, c_type, written[i], sizes[i] if i < len(sizes) else 0))
        offset += size_of(arg.type)
    return tuple(params), round_up(max(offset, 1), 8)


def _elem_type(users: Users, arg: Argument) -> Type | None:
    """The only type accessed through the parameter in the source, else None: LLVM may change the types of accesses."""
    types = {_accessed_type(access, derived) for access, derived in _accesses(users, arg)}
    return types.pop() if len(types) == 1 else None


def _struct(users: Users, arg: Argument) -> StructType | None:
    """The only struct that is indexed through the parameter in the source."""
    steps = (i.attrs["elem_type"] for i in users.get(arg, ()) if i.op == "getelementptr" and i.operands[0] is arg)
    structs = {type for type in steps if isinstance(type, StructType)}
    return structs.pop() if len(structs) == 1 else None


def _describe(users: Users, arg: Argument, offset: int, c_type: str, written: SourceParam, size: int) -> Param:
    if not isinstance(arg.type, PtrType):
        return Param(arg.name, arg.type, "scalar", offset, c_type, is_written=False)
    accesses = _accesses(users, arg)
    align = max((x.align for x, derived in accesses if not _keeps(x, derived)), default=1)
    if arg.type.addrspace == LOCAL_SPACE:
        return Param(arg.name, arg.type, "local", offset, c_type, align=max(align, declared_align(arg.attrs)))
    return Param(
        arg.name, arg.type, "buffer", offset, c_type, written.elem_type,
        align=align,
        is_written=_is_written(arg, [access for access, _ in accesses]),
        is_restrict=written.is_restrict,
        struct=written.struct,
        struct_size=size or (size_of(written.struct) if written.struct is not None else 0),
    )  # fmt: skip


def _accesses(users: Users, arg: Argument) -> list[tuple[Instr, set[Value]]]:
    """The instructions that use a pointer based on `arg` but do not compute another one; and all these pointers."""
    start = list[Value]([arg])
    derived = reached(start, lambda value: [user for user in users.get(value, ()) if user.op in FORWARDS_POINTER])
    return [(i, derived) for value in derived for i in users.get(value, ()) if i.op not in FORWARDS_POINTER]


def _keeps(access: Instr, derived: set[Value]) -> bool:
    """Whether the pointer itself is stored: type and alignment then describe the memory that it is stored to."""
    return access.op == "store" and access.operands[0] in derived


def _accessed_type(access: Instr, derived: set[Value]) -> Type | None:
    if _keeps(access, derived):
        return None
    match access.op:
        case "load":
            return access.type
        case "store" | "atomicrmw":
            return access.operands[0 if access.op == "store" else 1].type
    return None


def _is_written(arg: Argument, accesses: list[Instr]) -> bool:
    if re.search(r"\b(readonly|readnone)\b", arg.attrs):
        return False
    return any(access.op not in ("load", "icmp") for access in accesses)


def _c_types(module: Module, fn: Function) -> list[str]:
    """The parameters' source types in Clang's metadata; empty if there is none. Images have their access in front."""
    types, bases, accesses = (
        _strings(module, fn, f"kernel_arg_{what}") for what in ("type", "base_type", "access_qual")
    )
    return [
        f"{access if access in ACCESSES else 'read_only'} {base}" if base.startswith("image") else type
        for type, base, access in zip_longest(types, bases, accesses, fillvalue="")
    ]


def _pointee_sizes(module: Module, fn: Function) -> list[int]:
    """The size of the struct or union that each parameter points to, 0 if it is none or unknown."""
    sizes = sizes_in(module.metadata)
    return [sizes.get(name, 0) for name in _strings(module, fn, "kernel_arg_base_type")]


def is_const(module: Module, fn: Function, number: int) -> bool:
    """Whether the source declares that the parameter of this number points to const, by Clang's metadata."""
    found = _strings(module, fn, "kernel_arg_type_qual")
    return number < len(found) and "const" in found[number].split()


def _strings(module: Module, fn: Function, kind: str) -> list[str]:
    found = re.search(rf"!{kind} (!\d+)", fn.suffix)
    return _STRING.findall(module.metadata.get(found[1], "")) if found else []


_BYVAL = re.compile(r"\bbyval\((.*)")


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
    return ByValue(type, max(declared_align(arg.attrs), align_of(type)))


def _copy(module: Module, arg: Argument, value: ByValue, build: Builder) -> Value:
    arg.attrs = f"noalias readonly align {value.align}"
    own = build.alloca(value.type, value.align, name=f"{arg.name}.own")
    args: list[Value] = [own, arg, const_int(I64, size_of(value.type)), FALSE]
    name = "llvm.memcpy.p0.p0.i64"
    module.declare(name, FnType(VOID, tuple(x.type for x in args)))
    call = build.call(name, VOID, args)
    call.attrs["arg_attrs"] = [f"align {value.align}"] * 2 + ["", ""]
    return own
