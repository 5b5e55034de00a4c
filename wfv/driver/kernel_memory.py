"""What a kernel's text says of the memory that its work-groups need. Nothing is compiled for that."""

from __future__ import annotations

import re
from typing import NamedTuple

from wfv.ir import items, parser, types, values

_LOCAL_SPACE = 3
_DEFINED = re.compile(r'^@("[^"\n]*"|[-\w.$]+) = [^\n]*?\baddrspace\(3\) ', re.MULTILINE)
# Calls of `barrier`, `work_group_..`, `sub_group_..`, `wait_group_events`, mangled, but not of `get_group_id`.
_MEETS = re.compile(r"\w*(?<!get_)(?:barrier|(?:work|sub)_group_|wait_group_events)")


class KernelMemory(NamedTuple):
    """`local_bytes` of `__local` variables; `meets`: whether work-items may wait for each other.

    Only then values are kept in memory for each work-item of a group.
    """

    local_bytes: int
    meets: bool


def kernel_memory(text: str, name: str) -> KernelMemory:
    """The memory of a kernel of a canonical module."""
    found = items.items_of(items.reached_only(text, name))
    mentioned = {name for item in found for name in item.mentions}
    return KernelMemory(_local_bytes(text, mentioned), any(map(_MEETS.match, mentioned)))


def _local_bytes(text: str, mentioned: set[str]) -> int:
    """The bytes of these variables in local memory."""
    used = mentioned & {values.unquote(each) for each in _DEFINED.findall(text)}
    if not used:
        return 0
    found = parser.parse_module(items.without_functions(text)).globals
    return sum(types.size_of(found[name].value_type) for name in used if found[name].addrspace == _LOCAL_SPACE)
