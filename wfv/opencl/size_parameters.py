"""Kernel parameters of the types size_t, ptrdiff_t, intptr_t and uintptr_t, which OpenCL C forbids.

Their size is that of the device, which a host program need not know; here it is 64 bits. Other implementations accept
them. Clang makes an error of them that no option turns off, but goes by the types' names: the source is compiled again
with macros that replace these names by others (wfv/opencl/include/opencl_base.h).
"""

from __future__ import annotations

import re

SIZES_AS_PARAMETERS = "-DWFV_SIZES_AS_PARAMETERS"
_NAMES = "size_t|ptrdiff_t|intptr_t|uintptr_t"
_REFUSED = re.compile(
    r"^(.*:\d+:\d+): error: ('[^']*'(?: \(aka '[^']*'\))?) cannot be used as the type of a kernel parameter$",
    re.MULTILINE,
)
_NAME = re.compile(rf"\b(?:{_NAMES})\b")
_REPLACED = re.compile(rf'(!"(?:[^"\n]*\W)?)__({_NAMES})\b')  # in the metadata of the parameters


def size_parameters(diagnostics: str) -> list[str]:
    """A warning for each parameter that Clang refuses; none if it refuses none for the size of its type."""
    if not _NAME.search(diagnostics):
        return []
    return [
        f"{where}: warning: {type.replace('__private ', '')} as the type of a kernel parameter: 64 bits, as on the host"
        for where, type in _REFUSED.findall(diagnostics)
    ]


def plain_size_types(ir: str) -> str:
    """The module with the usual names of the types in its metadata."""
    return _REPLACED.sub(r"\1\2", ir)
