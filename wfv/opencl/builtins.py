"""The native built-ins: functions of OpenCL C that passes/builtins/builtins.py lowers, by their mangled names.

Clang mangles built-ins by the Itanium ABI: `_Z13get_global_idj`, `_Z3expf`, `_Z7barrierj`. Built-ins that are not
listed here have bodies (link_builtins.py) or are refused.
"""

from dataclasses import dataclass
from functools import cache

from wfv.ir.names import BARRIER_OF, EXCHANGE, PRINTF_BUFFER, TRAP
from wfv.opencl.mangling import CType, demangle

# Work-item functions, and the stem of the parameters that passes/builtins/builtins.py replaces them by.
WORK_ITEM = {
    "get_global_id": "global_id",
    "get_local_id": "lid",
    "get_group_id": "group",
    "get_global_size": "gsize",
    "get_local_size": "lsize",
    "get_enqueued_local_size": "elsize",
    "get_num_groups": "ngroups",
    "get_global_offset": "goffset",
}
WORK_DIM = "get_work_dim"
BARRIERS = ("barrier", "work_group_barrier")
# Functions of generic pointers (OpenCL C 2.0, 6.13.9), with the address space of their results in SPIR. Clang calls
# them by these names with `__` in front.
ADDRESS_SPACES = {"to_private": 0, "to_global": 1, "to_local": 3}
GET_FENCE = "get_fence"
FENCES = ("mem_fence", "read_mem_fence", "write_mem_fence")

# Functions that are an LLVM intrinsic of the same meaning.
_INTRINSICS = {
    "sqrt": "sqrt", "native_sqrt": "sqrt", "half_sqrt": "sqrt", "fabs": "fabs", "floor": "floor", "ceil": "ceil",
    "trunc": "trunc", "rint": "rint", "round": "round", "fma": "fma", "mad": "fmuladd", "fmin": "minnum",
    "fmax": "maxnum", "copysign": "copysign",
}  # fmt: skip
# Functions that libm has by the same name (with the suffix f for float).
_LIBM = (
    "exp", "exp2", "exp10", "log", "log2", "log10", "pow", "sin", "cos", "tan", "asin", "acos", "atan", "atan2",
    "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "cbrt", "expm1", "log1p", "erf", "erfc", "hypot", "fmod",
)  # fmt: skip
# Functions of libm that are beyond OpenCL's error bound: the library (wfv/opencl/library) has the built-in.
_IMPRECISE = ("cbrt",)
_NATIVE = {f"native_{name}": name for name in ("exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan")}
_FLOATS = {CType("float"): ("f32", "f"), CType("double"): ("f64", "")}
_TWO = {"pow", "atan2", "hypot", "fmod", "fmin", "fmax", "copysign"}
_THREE = {"fma", "mad"}


@dataclass(frozen=True)
class Builtin:
    """A native built-in.

    `kind`: work_item, work_dim, printf, exchange, trap, barrier, fence, address_space, intrinsic or libm. `name`: the
    parameter's stem, or the name of the intrinsic, of libm's function, or of the barrier, fence or function of a
    generic pointer.
    """

    kind: str
    name: str


_BY_SYMBOL = {
    PRINTF_BUFFER: Builtin("printf", "printf"), EXCHANGE: Builtin("exchange", "exchange"),
    TRAP: Builtin("trap", "trap"),
    **{f"__{name}": Builtin("address_space", name) for name in ADDRESS_SPACES},
}  # fmt: skip
_BY_NAME = {
    WORK_DIM: Builtin("work_dim", "wdim"), GET_FENCE: Builtin("address_space", GET_FENCE),
    **{name: Builtin("barrier", name) for name in BARRIERS}, **{name: Builtin("fence", name) for name in FENCES},
}  # fmt: skip


@cache
def find_builtin(symbol: str) -> Builtin | None:
    """The native built-in of this mangled name, or None."""
    if symbol in _BY_SYMBOL:
        return _BY_SYMBOL[symbol]
    if symbol.startswith(BARRIER_OF):
        return Builtin("barrier", symbol.removeprefix(BARRIER_OF))
    signature = demangle(symbol)
    if signature is None:
        return None
    name, params = signature.name, signature.params
    if name in WORK_ITEM and params == (CType("uint"),):
        return Builtin("work_item", WORK_ITEM[name])
    return _BY_NAME.get(name) or _find_math(name, params)


def is_barrier(symbol: str) -> bool:
    """Whether the function of this mangled name is a barrier of the work-group."""
    builtin = find_builtin(symbol)
    return builtin is not None and builtin.kind == "barrier"


def _find_math(name: str, params: tuple[CType, ...]) -> Builtin | None:
    if not params or params[0] not in _FLOATS or set(params) != {params[0]} or len(params) != _arity(name):
        return None
    llvm_suffix, libm_suffix = _FLOATS[params[0]]
    if name in _INTRINSICS:
        return Builtin("intrinsic", f"llvm.{_INTRINSICS[name]}.{llvm_suffix}")
    name = _NATIVE.get(name, name)
    return Builtin("libm", name + libm_suffix) if name in _LIBM and name + libm_suffix not in _IMPRECISE else None


@cache
def libm_functions() -> dict[str, tuple[str, str, int]]:
    """The libm functions that kernels may call: name -> (stem, element type `f32`/`f64`, number of arguments)."""
    return {stem + suffix: (stem, llvm, _arity(stem)) for stem in _LIBM for llvm, suffix in _FLOATS.values()}


@cache
def libm_function(callee: str) -> str:
    """The libm function that a callee is, by libm's name or as an intrinsic (`llvm.exp.f32`); "" for other callees."""
    stem, _, type = callee.removeprefix("llvm.").partition(".")
    if callee.startswith("llvm."):
        callee = stem + {"f32": "f", "f64": ""}.get(type, "?")
    return callee if callee in libm_functions() else ""


def _arity(name: str) -> int:
    return 3 if name in _THREE else 2 if name in _TWO else 1
