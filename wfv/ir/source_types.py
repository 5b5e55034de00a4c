"""The types of a function's result and parameters in the source, from LLVM's debug info.

LLVM IR has no signs, and by the calling convention of C, a struct is passed in registers or by its address.
"""

from __future__ import annotations

import re

from wfv.errors import UnsupportedError
from wfv.ir.core import Function, Module
from wfv.ir.metadata import operands_of

# Nodes that stand for the type that they name: typedefs, qualifiers, enumerations, and vectors for their elements.
_NAMED = re.compile(
    r"tag: DW_TAG_(?:typedef|const_type|volatile_type|restrict_type|atomic_type|enumeration_type|array_type),"
    r".*\bbaseType: (!\d+)"
)
_STRUCT = re.compile(r'tag: DW_TAG_(structure|union|class)_type,(?: name: "([^"]*)")?')
_BY_ADDRESS = re.compile(r"\b(?:sret|byval|byref)\b")


def source_types(module: Module, fn: Function) -> list[str]:
    """The nodes of the types of the result and of the parameters, "" for void; none without debug info of types."""
    text = fn.suffix
    for field in ("!dbg", r"\btype:", r"\btypes:"):
        found = re.search(rf"{field} (!\d+)", text)
        text = module.metadata.get(found[1], "") if found else ""
    return [_plain(module, each) for each in operands_of(text)]


def _plain(module: Module, node: str) -> str:
    text = module.metadata.get(node, "")
    while found := _NAMED.search(text):
        text = module.metadata.get(found[1], "")
    return text


def is_result_unsigned(module: Module, fn: Function) -> bool:
    """Whether the source says that the result, or each of its elements, is an integer without a sign."""
    return "encoding: DW_ATE_unsigned" in "".join(source_types(module, fn)[:1])


def check_no_structs(module: Module, fn: Function, is_clangs: bool) -> None:
    """Raises UnsupportedError for a struct as a parameter or result: lanes would share one, or have parts of it.

    In LLVM IR that Clang has not just made, the user sees how a struct is passed; only one by its address is refused.
    """
    found = [_STRUCT.search(text) for text in source_types(module, fn)] if is_clangs else []
    names = [f"the {each[1].removesuffix('ure')} {each[2] or ''}".strip() for each in found if each]
    names += ["a struct by value"] if any(_BY_ADDRESS.search(arg.attrs) for arg in fn.args) else []
    if names:
        help = "pass its members as numbers, or a pointer to it; write results by pointers"
        raise UnsupportedError(f"{names[0]} as a parameter or the result of @{fn.name}", line=fn.line, help=help)
