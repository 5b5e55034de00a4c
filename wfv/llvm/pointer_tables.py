"""Keeps LLVM 22 from aborting the process on tables of pointers in OpenCL's constant memory.

Its RelLookupTableConverter makes tables of distances of them, by a function that takes pointers of address space 0
only. It leaves a table alone that has a second user, as `llvm.compiler.used` is one.
"""

from __future__ import annotations

import re

_TABLE = re.compile(r"^(@[^ ]+) = (?:[a-z_]+ )*addrspace\((\d+)\) constant [^\n]*\bptr\b", re.MULTILINE)
_USED = "@llvm.compiler.used"


def keep_pointer_tables(text: str) -> str:
    """The module's text, in which its constant tables of pointers have a second user."""
    tables = _TABLE.findall(text)
    if not tables or _USED in text:
        return text
    users = ", ".join(f"ptr addrspacecast (ptr addrspace({space}) {name} to ptr)" for name, space in tables)
    return f'{text}\n{_USED} = appending global [{len(tables)} x ptr] [{users}], section "llvm.metadata"\n'
