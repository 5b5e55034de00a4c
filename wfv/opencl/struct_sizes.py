"""Sizes of structs and unions as metadata of a program: `!wfv.sizes = !{!7}`, `!7 = !{!"struct body*", i64 8}`.

Pointers in LLVM IR have no type, and the metadata of a kernel's parameters has names of types only. Clang prints the
layout of each struct that it comes across, beside the IR.
"""

import re
from collections.abc import Mapping

FLAGS = ("-Xclang", "-fdump-record-layouts-simple")
_KIND = "!wfv.sizes"
_LAYOUT = re.compile(r'^Type: ([^"\\\n]+)\n\nLayout: <ASTRecordLayout\n  Size:(\d+)$', re.MULTILINE)
_NUMBER = re.compile(r"^!(\d+) = ", re.MULTILINE)
_NODE = re.compile(r'!\{!"([^"]*)", i64 (\d+)\}')


def with_sizes(ir: str, layouts: str) -> str:
    """The IR with the sizes that Clang has printed. Two structs of one name, in different scopes, have no size."""
    sizes: dict[str, set[int]] = {}
    for name, bits in _LAYOUT.findall(layouts):
        sizes.setdefault(name, set()).add(int(bits) // 8)
    first = 1 + max(map(int, _NUMBER.findall(ir)), default=-1)
    found = [f'!{{!"{name}*", i64 {min(one)}}}' for name, one in sizes.items() if len(one) == 1]
    if not found:
        return ir
    names = ", ".join(f"!{first + i}" for i in range(len(found)))
    nodes = "".join(f"!{first + i} = {node}\n" for i, node in enumerate(found))
    return f"{ir}\n{_KIND} = !{{{names}}}\n{nodes}"


def sizes_in(metadata: Mapping[str, str]) -> dict[str, int]:
    """The size in bytes of the pointee of each of these types, by the type's name."""
    nodes = (_NODE.fullmatch(metadata.get(name, "")) for name in re.findall(r"!\d+", metadata.get(_KIND, "")))
    return {node[1]: int(node[2]) for node in nodes if node is not None}
