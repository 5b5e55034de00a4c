"""Reads kernels' parameters, and the memory of their work-groups, from a program's LLVM IR.

define spir_kernel void @f(ptr addrspace(1) noundef %x, i32 noundef %n) !kernel_arg_type !18 .. {
!18 = !{!"float*", !"int"}
"""

import re
from functools import lru_cache

from wfv.driver.kernel_headers import KernelHeader, KernelMemory, Kind, Parameter
from wfv.ir.core import Function, Module
from wfv.ir.items import items_of, mentioned_by
from wfv.ir.metadata import operands_of
from wfv.ir.parser import parse_headers
from wfv.ir.spelling import unquote
from wfv.ir.types import ArrayType, PtrType, StructType, size_of
from wfv.ir.values import Argument

_LOCAL_SPACE = 3
_NODE = re.compile(r"!(\w+) (!\d+)")
_TYPE_HINT = re.compile(r"(?:<(\d+) x )?(\w+)>? ")
# Calls of `barrier`, `work_group_..`, `sub_group_..`, `wait_group_events`, mangled, but not of `get_group_id`.
_MEETS = re.compile(r"\w*(?<!get_)(?:barrier|(?:work|sub)_group_|wait_group_events)")


# All kernels of a program are asked for, one after the other.
_heads, _items = lru_cache(maxsize=4)(parse_headers), lru_cache(maxsize=4)(items_of)


def read_headers(text: str) -> list[KernelHeader]:
    """The heads of all functions of a canonical module that are defined in it."""
    module = _heads(text)
    return [_header(module, fn) for fn in module.functions.values() if "spir_kernel" in fn.prefix]


def read_memory(text: str, name: str) -> KernelMemory:
    """The memory of a kernel of a canonical module."""
    mentioned = mentioned_by(_items(text), [name])
    module = _heads(text)
    return KernelMemory(_local_bytes(module, mentioned), any(map(_MEETS.match, mentioned)))


def _header(module: Module, fn: Function) -> KernelHeader:
    nodes = {kind: list(operands_of(module.metadata.get(node, ""))) for kind, node in _NODE.findall(fn.suffix)}
    spaces = [int(space.split()[1]) for space in nodes.get("kernel_arg_addr_space", ())]
    columns = [
        [unquote(text[1:]) for text in nodes.get(f"kernel_arg_{kind}", ())]
        for kind in ("type", "base_type", "access_qual", "type_qual")
    ]
    parameters = tuple(
        _parameter(arg, spaces[i] if i < len(spaces) else 0, *(each[i] if i < len(each) else "" for each in columns))
        for i, arg in enumerate(fn.args)
    )
    return KernelHeader(fn.name, parameters, _attributes(nodes))


def _local_bytes(module: Module, mentioned: set[str]) -> int:
    variables = (each for each in module.globals.values() if each.addrspace == _LOCAL_SPACE)
    return sum(size_of(each.value_type) for each in variables if each.name in mentioned)


def _parameter(arg: Argument, space: int, type: str, base: str, access: str, qualifiers: str) -> Parameter:
    kind: Kind = "value"
    if base.endswith("_t") and base.startswith("image"):
        kind = "image"
    elif base == "sampler_t":
        kind = "sampler"
    elif "byval(" in arg.attrs or isinstance(arg.type, StructType | ArrayType):
        kind = "struct"
    elif isinstance(arg.type, PtrType) and "*" in (type or "*"):
        kind = "local" if arg.type.addrspace == _LOCAL_SPACE else "buffer"
    nbytes = 0 if kind == "struct" else size_of(arg.type)
    return Parameter(arg.name, kind, nbytes, space, type, base, access or "none", qualifiers)


def _attributes(nodes: dict[str, list[str]]) -> str:
    found = list[str]()
    for name in ("reqd_work_group_size", "work_group_size_hint"):
        if name in nodes:
            found.append(f"{name}({','.join(number.split()[1] for number in nodes[name])})")
    if "vec_type_hint" in nodes:
        hint, sign = nodes["vec_type_hint"]
        vector = _TYPE_HINT.match(hint)
        count, element = (vector[1] or "", vector[2]) if vector else ("", hint)
        c_name = {"i8": "char", "i16": "short", "i32": "int", "i64": "long"}.get(element, element)
        is_signed = sign == "i32 1" or c_name == element
        found.append(f"vec_type_hint({'' if is_signed else 'u'}{c_name}{count})")
    return " ".join(found)
