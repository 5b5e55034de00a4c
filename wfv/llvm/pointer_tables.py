"""Works around LLVM 22 aborting the process on tables of pointers in OpenCL's constant memory.

LLVM's pass RelLookupTableConverter turns such a table into one of offsets, by a function that accepts only pointers of
address space 0. The pass skips tables with a second user, so `llvm.compiler.used` is made one.
"""

from __future__ import annotations

import re

_TABLE = re.compile(r"^(@[^ ]+) = (?:[a-z_]+ )*addrspace\((\d+)\) constant [^\n]*\bptr\b", re.MULTILINE)
_USED = "@llvm.compiler.used"


def keep_pointer_tables(text: str) -> str:
    """The module's text, with a second user for each constant table of pointers."""
    tables = _TABLE.findall(text)
    if not tables or _USED in text:
        return text
    users = ", ".join(f"ptr addrspacecast (ptr addrspace({space}) {name} to ptr)" for name, space in tables)
    return f'{text}\n{_USED} = appending global [{len(tables)} x ptr] [{users}], section "llvm.metadata"\n'
