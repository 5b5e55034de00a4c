"""Built-ins are called as OpenCL declares them: a name alone does not make a function."""

from __future__ import annotations

from wfv.errors import UnsupportedError
from wfv.ir.core import Module
from wfv.ir.types import DOUBLE, FLOAT, I32, I64, VOID, FnType
from wfv.opencl.builtins import Builtin, demangle, find_builtin


def check_builtins(module: Module) -> None:
    """Raises UnsupportedError at the first call of a built-in by other types than OpenCL's."""
    wanted = {name: _signatures(name) for name in module.functions}
    for fn in module.functions.values():
        for instr in fn.instrs():
            fitting = wanted.get(instr.callee)
            if fitting and FnType(instr.type, tuple(x.type for x in instr.operands)) not in fitting:
                raise UnsupportedError(
                    f"the built-in @{instr.callee} with types that are not its own", line=instr.line,
                    help=f"it is {fitting[0]}",
                )  # fmt: skip


def _signatures(symbol: str) -> list[FnType]:
    """The types that a built-in of this name has, none for other names."""
    letters = demangle(symbol)[1]
    match find_builtin(symbol):
        case Builtin(kind="work_item"):
            return [FnType(I64, (I32,))]
        case Builtin(kind="work_dim"):
            return [FnType(I32, ())]
        case Builtin(kind="barrier"):
            return [FnType(VOID, (I32,)), FnType(VOID, (I32, I32))]
        case Builtin(kind="fence"):
            return [FnType(VOID, (I32,))]
        case Builtin(kind="intrinsic" | "libm") if set(letters) in ({"f"}, {"d"}):
            type = FLOAT if letters[0] == "f" else DOUBLE
            return [FnType(type, (type,) * len(letters))]
    return []
