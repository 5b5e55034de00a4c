"""Help for errors of Clang: what to write instead, where that is known."""

from __future__ import annotations

import re

from wfv.opencl.builtin_table import table
from wfv.opencl.c_functions import COMPLEX_HELP, help_for_unknown

_AMBIGUOUS = re.compile(r"call to '(atomic_\w+)' is ambiguous")
_NO_FILE = re.compile(r"'([^']*)' file not found")
_BOOL = re.compile(r"'(?:__private )?bool' cannot be used as the type of a kernel parameter")


def help_for_error(message: str) -> str:
    """The help line for the message of Clang's first error."""
    if found := _AMBIGUOUS.search(message):
        return _help_for_atomic(found[1])
    if _BOOL.search(message):
        return "make it an int or a uchar: the size of a bool is not defined"
    if found := _NO_FILE.search(message):
        return _help_for_file(found[1])
    return help_for_unknown(message) or "correct the source at the caret"


def _help_for_file(name: str) -> str:
    if name.endswith("complex.h"):
        return COMPLEX_HELP
    return "name its directory: include_dirs=[..] (on the command line: -I DIR); OpenCL C has no headers of its own"


def _help_for_atomic(name: str) -> str:
    """Clang calls it ambiguous if no form takes a pointer of that type."""
    entry = table().get(name)
    if entry is not None and entry.section.startswith("OpenCL 2.0"):
        return f"{name} takes a pointer to an atomic type, such as atomic_int*; for an int* there is atomic_add, .."
    return f"{name} takes an int* or a uint*; OpenCL C 2.0 has atomic_fetch_add, .. for atomic_int*, atomic_float*, .."
