"""Help for a name that Clang does not know: the built-in that is meant, or the version of OpenCL C that has the name.

The name may be a function of C, CUDA or HLSL, which OpenCL C does not have, or a name of OpenCL C 2.0. OpenCL C's math
built-ins are overloaded, and have no suffix for the type: `cosf` and `cosl` are `cos`.
"""

import re

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
_VERSION = 'options="-cl-std=CL2.0" (on the command line: --cl-option -cl-std=CL2.0)'
_OTHER_NAMES = {
    "labs": "abs", "llabs": "abs", "finite": "isfinite", "drem": "remainder", "gamma": "lgamma", "pow10": "exp10",
    "nearbyint": "rint", "lrint": "rint", "llrint": "rint", "lround": "round", "llround": "round",
    "scalbn": "ldexp", "scalbln": "ldexp", "__syncthreads": "barrier", "saturate": "clamp", "lerp": "mix",
    "mod": "fmod", "frac": "fract", "bzero": "a loop", "memcpy": "a loop", "memmove": "a loop", "memset": "a loop",
    "memcmp": "a loop", "strlen": "a loop", "strcpy": "a loop", "strcmp": "a loop", "puts": "printf",
    "putchar": "printf", "fprintf": "printf", "__popc": "popcount", "__clz": "clz", "atomicAdd": "atomic_add",
    "atomicSub": "atomic_sub", "atomicMin": "atomic_min", "atomicMax": "atomic_max", "atomicExch": "atomic_xchg",
    "atomicCAS": "atomic_cmpxchg", "__fdividef": "native_divide", "__umulhi": "mul_hi", "__mulhi": "mul_hi",
}  # fmt: skip
_ENQUEUE = (
    "ndrange_t", "ndrange_1D", "ndrange_2D", "ndrange_3D", "enqueue_kernel", "get_default_queue", "enqueue_marker",
    "create_user_event", "CLK_ENQUEUE_FLAGS_NO_WAIT", "CLK_ENQUEUE_FLAGS_WAIT_KERNEL",
    "CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP", "CLK_NULL_EVENT",
)  # fmt: skip
# Functions of <complex.h>; `conj`, `creal` and the others with an f or l for the type too.
_COMPLEX = re.compile(r"complex|I|(conj|creal|cimag|cabs|carg|cproj|cexp|clog|cpow|csqrt|ca?(sin|cos|tan)h?)[fl]?")
COMPLEX_HELP = "OpenCL C has no complex functions: write float _Complex for + - * /, or a float2 and the formula"
_NOT_THERE = ("malloc", "calloc", "realloc", "free", "alloca", "rand", "srand", "qsort")
_TRAPS = ("abort", "exit", "assert", "trap", "__trap", "__assert_fail")


def help_for_unknown(message: str) -> str:
    """The help for Clang's error about a name that is not declared; "" for other errors, and if nothing can be said."""
    if message.startswith(_VARIABLES):
        return f"OpenCL C 2.0 has variables that kernels write: pass {_VERSION}"
    found = _UNKNOWN.search(message)
    if found is None:
        return ""
    name = found[1] or found[2] or found[3]
    if _is_later(name):
        return f"OpenCL C 2.0 has {name}: pass {_VERSION}"
    if _COMPLEX.fullmatch(name):
        return COMPLEX_HELP
    if found[3]:
        return ""
    if name in _ENQUEUE:
        return f"wfv has no {name}: kernels cannot enqueue kernels, launch them one after the other"
    if name in _TRAPS:
        return f"OpenCL C has no {name}: __builtin_trap() ends the launch with an error"
    if name in _NOT_THERE:
        return f"OpenCL C has no {name}"
    meant = _meant(name)
    if meant == "a loop":
        return f"OpenCL C has no {name}: write a loop"
    if meant:
        return f"OpenCL C has no {name}: the built-in is {meant}"
    similar = near(name, table())
    return f"it is not a built-in of OpenCL C; {similar}" if similar else ""


def _is_later(name: str) -> bool:
    """Whether OpenCL C 2.0 declares the name, and 1.2 does not."""
    entry = table().get(name)
    return bool(_LATER_NAMES.fullmatch(name)) or (entry is not None and entry.section.startswith(_LATER_SECTIONS))


def _meant(name: str) -> str:
    """The built-in that this function corresponds to, "a loop" if a loop does, or "" if nothing is known."""
    for stem in (name, name.removesuffix("f"), name.removesuffix("l"), name.removeprefix("__").removesuffix("f")):
        meant = _OTHER_NAMES.get(stem, stem if stem != name else "")
        if meant in table() or meant == "a loop":
            return meant
    return ""
