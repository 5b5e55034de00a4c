"""What a kernel's head in LLVM IR says of its parameters. Nothing is compiled for that.

define spir_kernel void @f(ptr addrspace(1) noundef %x, i32 noundef %n) !kernel_arg_type !18 .. {
!18 = !{!"float*", !"int"}
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Kind = Literal["buffer", "local", "image", "sampler", "value", "struct"]

_NODE = re.compile(r"!(\w+) !(\d+)")
_STRING = re.compile(r'!"((?:[^"\\]|\\.)*)"')
_NUMBER = re.compile(r"i32 (\d+)")
_VECTOR = re.compile(r"<(\d+) x (\w+)>")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_BYTES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "half": 2, "float": 4, "double": 8, "ptr": 8}


@dataclass(frozen=True)
class Parameter:
    """A parameter: `nbytes` of its value (0: the compiled kernel tells), `space` is its LLVM address space.

    `type` is its type in the source, `base` without its typedefs; `access` and `qualifiers` are as in the source.
    """

    name: str
    kind: Kind
    nbytes: int
    llvm: str
    space: int = 0
    type: str = ""
    base: str = ""
    access: str = "none"
    qualifiers: str = ""


@dataclass(frozen=True)
class KernelHeader:
    """A kernel's name, its parameters, and its attributes in source form."""

    name: str
    parameters: tuple[Parameter, ...]
    attributes: str = ""


def kernel_header(text: str, name: str) -> KernelHeader:
    """The head of a kernel of a canonical module."""
    at = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(([^\n]*)$', text, re.MULTILINE)
    if at is None:
        return KernelHeader(name, ())
    inside, rest = _split_head(at[1])
    nodes = dict(_NODE.findall(rest))

    def strings(kind: str) -> list[str]:
        body = _body(text, nodes.get(f"kernel_arg_{kind}"))
        return [_ESCAPE.sub(lambda found: chr(int(found[1], 16)), each) for each in _STRING.findall(body)]

    spaces = [int(each) for each in _NUMBER.findall(_body(text, nodes.get("kernel_arg_addr_space")))]
    columns = [strings(kind) for kind in ("type", "base_type", "access_qual", "type_qual")]
    parameters = tuple(
        _parameter(word, spaces[i] if i < len(spaces) else 0, *(each[i] if i < len(each) else "" for each in columns))
        for i, word in enumerate(_words(inside))
    )
    return KernelHeader(name, parameters, _attributes(text, nodes))


def _parameter(word: str, space: int, type: str, base: str, access: str, qualifiers: str) -> Parameter:
    name = word.rpartition("%")[2].strip('"') if "%" in word else ""
    llvm = word.split(maxsplit=1)[0] if not word.startswith("<") else word[: word.index(">") + 1]
    if base.endswith("_t") and base.startswith("image"):
        kind: Kind = "image"
    elif base == "sampler_t":
        kind = "sampler"
    elif "byval(" in word or llvm[0] in "%{[":
        kind = "struct"
    elif llvm == "ptr" and "*" in (type or "*"):
        kind = "local" if "addrspace(3)" in word else "buffer"
    else:
        kind = "value"
    nbytes = 0 if kind == "struct" else _size(llvm)
    return Parameter(name, kind, nbytes, llvm, space, type, base, access or "none", qualifiers)


def _size(llvm: str) -> int:
    """The bytes of a number or of a vector, of which one of three is as large as one of four."""
    if found := _VECTOR.fullmatch(llvm):
        count = int(found[1])
        return (4 if count == 3 else count) * _BYTES.get(found[2], 8)
    return _BYTES.get(llvm, 8)


def _split_head(text: str) -> tuple[str, str]:
    """What is between the parentheses of the parameters, and what follows."""
    depth = 1
    for i, mark in enumerate(text):
        depth += (mark == "(") - (mark == ")")
        if depth == 0:
            return text[:i], text[i + 1 :]
    return text, ""


def _words(text: str) -> list[str]:
    """The parameters, which commas divide that are in no brackets."""
    found, depth, start = list[str](), 0, 0
    for i, mark in enumerate(text):
        depth += (mark in "(<[{") - (mark in ")>]}")
        if mark == "," and depth == 0:
            found.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return [*found, last] if last else found


def _body(text: str, node: str | None) -> str:
    if node is None:
        return ""
    found = re.search(rf"^!{node} = !\{{(.*)\}}$", text, re.MULTILINE)
    return found[1] if found else ""


def _attributes(text: str, nodes: dict[str, str]) -> str:
    found = list[str]()
    for name in ("reqd_work_group_size", "work_group_size_hint"):
        if name in nodes:
            found.append(f"{name}({','.join(_NUMBER.findall(_body(text, nodes[name])))})")
    if "vec_type_hint" in nodes:
        body = _body(text, nodes["vec_type_hint"])
        vector = _VECTOR.search(body)
        element, count = (vector[2], vector[1]) if vector else (body.split()[0], "")
        signed = body.rstrip().endswith("i32 1")
        c_name = {"i8": "char", "i16": "short", "i32": "int", "i64": "long"}.get(element, element)
        found.append(f"vec_type_hint({'' if signed or c_name == element else 'u'}{c_name}{count})")
    return " ".join(found)
