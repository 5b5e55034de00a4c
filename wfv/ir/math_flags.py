"""Adds fast-math flags to the arithmetic of a module, as Clang does for a whole program.

%1 = fmul float %x, %y          becomes, for -cl-finite-math-only,    %1 = fmul nnan ninf float %x, %y
"""

from collections.abc import Collection

from wfv.ir.core import Instr
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.ir.types import is_float, scalar_of

_UNSAFE, _FINITE = ("reassoc", "nsz", "arcp", "afn"), ("nnan", "ninf")
# Clang's flags for the options of OpenCL C. clLinkProgram has its own spelling of the first (OpenCL 3.0, 5.8.7.2).
FLAGS = {
    "-cl-no-signed-zeros": ("nsz",),
    "-cl-no-signed-zeroes": ("nsz",),
    "-cl-unsafe-math-optimizations": _UNSAFE,
    "-cl-finite-math-only": _FINITE,
    "-cl-fast-relaxed-math": (*_UNSAFE, *_FINITE),
}
_ARITHMETIC = frozenset({"fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp"})


def add_math_flags(text: str, options: Collection[str]) -> str:
    """The module with the flags that these options ask for; options that are not in FLAGS ask for none."""
    added = [flag for option in options for flag in FLAGS.get(option, ())]
    if not added:
        return text
    module = parse_module(text)
    for fn in module.functions.values():
        for instr in filter(_is_arithmetic, fn.instrs()):
            flags = dict.fromkeys([*instr.attrs.get("flags", ()), *added])
            instr.attrs["flags"] = ("fast",) if "fast" in flags else tuple(flags)
    return print_module(module)


def _is_arithmetic(instr: Instr) -> bool:
    is_intrinsic = instr.callee.startswith("llvm.") and is_float(scalar_of(instr.type))
    return instr.op in _ARITHMETIC or is_intrinsic
