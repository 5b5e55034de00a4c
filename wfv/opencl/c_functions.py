"""Help for a name that Clang does not know: the built-in that is meant, or the version of OpenCL C that has the name.

The name may be a function of C, CUDA or HLSL, which OpenCL C does not have, or a name of OpenCL C 2.0. OpenCL C's math
built-ins are overloaded, and have no suffix for the type: `cosf` and `cosl` are `cos`.
"""

import re
import tomllib
from pathlib import Path

from wfv.errors import near
from wfv.opencl.builtin_table import table

_UNKNOWN = re.compile(
    r"use of undeclared identifier '(\w+)'|implicit declaration of function '(\w+)'|unknown type name '(\w+)'"
)
_LATER_SECTIONS = ("OpenCL 2.0", "cl_khr_work_group_uniform_arithmetic")
_LATER_NAMES = re.compile(
    r"atomic_(u?int|u?long|half|float|double|flag|size_t|ptrdiff_t|u?intptr_t)|memory_(order|scope)\w*|ATOMIC_\w+_INIT"
)
_VARIABLES = (
    "program scope variable must reside in constant address space",
    "variables in function scope cannot be declared static",
)
_TABLE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
_MEANT: dict[str, str] = {name: built_in for built_in, names in _TABLE["meant"].items() for name in names.split()}
_VERSION = 'options="-cl-std=CL2.0" (on the command line: --cl-option -cl-std=CL2.0)'
# Functions of <complex.h>; `conj`, `creal` and the others with an f or l for the type too.
_COMPLEX = re.compile(r"complex|I|(conj|creal|cimag|cabs|carg|cproj|cexp|clog|cpow|csqrt|ca?(sin|cos|tan)h?)[fl]?")
COMPLEX_HELP = "OpenCL C has no complex functions: write float _Complex for + - * /, or a float2 and the formula"


def help_for_unknown(message: str, source: str) -> str:
    """The help for Clang's error about a name that is not declared; "" for other errors, and if nothing can be said.

    A built-in is suggested for a name that the source calls.
    """
    if message.startswith(_VARIABLES):
        return f"OpenCL C 2.0 has variables that kernels write: pass {_VERSION}"
    found = _UNKNOWN.search(message)
    if found is None:
        return ""
    name = found[1] or found[2] or found[3]
    if found[3] in ("import", "from"):
        return "a kernel in Python: write kernel.compile(..).source to a file.ll (docs/python_kernels.md)"
    if _is_later(name):
        return f"OpenCL C 2.0 has {name}: pass {_VERSION}"
    if _COMPLEX.fullmatch(name):
        return COMPLEX_HELP
    if found[3]:
        return ""
    if name in _TABLE["enqueue"].split():
        return f"wfv has no {name}: kernels cannot enqueue kernels, launch them one after the other"
    if name in _TABLE["traps"].split():
        return f"OpenCL C has no {name}: __builtin_trap() ends the launch with an error"
    if name in _TABLE["absent"].split():
        return f"OpenCL C has no {name}"
    if name in _TABLE["loops"].split():
        return f"OpenCL C has no {name}: write a loop"
    if meant := _meant(name):
        return f"OpenCL C has no {name}: the built-in is {meant}"
    similar = near(name, table()) if re.search(rf"\b{name}\s*\(", source) else ""
    return f"it is not a built-in of OpenCL C; {similar}" if similar else ""


def _is_later(name: str) -> bool:
    """Whether OpenCL C 2.0 declares the name, and 1.2 does not."""
    entry = table().get(name)
    return bool(_LATER_NAMES.fullmatch(name)) or (entry is not None and entry.section.startswith(_LATER_SECTIONS))


def _meant(name: str) -> str:
    """The built-in that this function corresponds to, or "" if none is known."""
    for stem in (name, name.removesuffix("f"), name.removesuffix("l"), name.removeprefix("__").removesuffix("f")):
        meant = _MEANT.get(stem, stem if stem != name else "")
        if meant in table():
            return meant
    return ""
