"""Sizes and arguments of a launch, made from a kernel's parameters, in the forms of -g, -l and -a."""

import re

from passes.interface import Param
from wfv.errors import OptionError
from wfv.ir.types import FloatType, IntType, Type
from wfv.runtime.kernel import Kernel

GLOBAL, LOCAL = 256, 64
ELEMENTS, INTEGER = 4096, 64  # of an array; a scalar, and what integers of arrays are below
_DTYPES = {
    "char": "i8", "uchar": "u8", "short": "i16", "ushort": "u16", "int": "i32", "uint": "u32", "long": "i64",
    "ulong": "u64", "half": "f16", "float": "f32", "double": "f64",
}  # fmt: skip
_C_TYPE = re.compile(r"(\w+?)(2|3|4|8|16)?\*?$")


def suggested_launch(kernel: Kernel) -> tuple[str, str, str]:
    """Global size, local size and arguments. Raises OptionError for a parameter that has no obvious value."""
    words = [f"{param.name}={_form(param)}" for param in kernel.interface.params]
    return str(GLOBAL), str(LOCAL), " ".join(words)


def _form(param: Param) -> str:
    if param.kind == "local":
        return f"local:{8 * ELEMENTS}"
    if ".shape" in param.name:  # of an array in Python
        return str(INTEGER)
    dtype, count = _dtype(param)
    if param.kind == "buffer" and dtype:
        setting = "low=-1" if dtype[0] == "f" else f"high={INTEGER}"
        return f"random:{dtype}:{ELEMENTS * count}:{setting}"
    if param.kind == "scalar" and dtype:
        return ",".join(["1.0" if dtype[0] == "f" else str(INTEGER)] * count)
    raise OptionError(f"no value is obvious for parameter {param.name!r}", help="enter the arguments, as those of -a")


def _dtype(param: Param) -> tuple[str, int]:
    """The dtype in the form of -a, "" if unknown, and the components of a vector."""
    found = _C_TYPE.match(param.c_type)
    if found and found[1] in _DTYPES:
        return _DTYPES[found[1]], int(found[2] or 1)
    type: Type | None = param.elem_type if param.kind == "buffer" else param.type
    if isinstance(type, FloatType | IntType):
        return f"{'f' if isinstance(type, FloatType) else 'i'}{type.bits}", 1
    return "", 1
