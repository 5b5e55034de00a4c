"""The types of built-in functions: which calls of declared functions are valid calls of built-ins.

A built-in is native (passes/builtins/builtins.py lowers the call), defined by the library, built by a rule, or the
componentwise form of one of these. wfv/opencl/link_builtins.py gives a body to functions that are not native.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from wfv.errors import UnsupportedError, near
from wfv.ir.core import Function, Module
from wfv.ir.names import BARRIER_OF
from wfv.ir.parser import parse_module
from wfv.ir.types import DOUBLE, FLOAT, I32, I64, VOID, FnType, PtrType, Type, VecType
from wfv.opencl import library, rules
from wfv.opencl.builtin_table import table
from wfv.opencl.builtins import ADDRESS_SPACES, Builtin, find_builtin
from wfv.opencl.complex_arithmetic import complex_types
from wfv.opencl.image_types import initializer_types
from wfv.opencl.mangling import Signature, demangle
from wfv.opencl.printf_buffer import PRINTF

_GENERIC, _GENERIC_POINTER = 4, "PU3AS4"
# Functions whose vector form is not their scalar overload for each component.
_NOT_COMPONENTWISE = (
    "cross", "dot", "distance", "length", "normalize", "fast_distance", "fast_length", "fast_normalize",
)  # fmt: skip


def known_callees(symbols: Iterable[str]) -> set[str]:
    """The built-ins among `symbols`."""
    return {symbol for symbol in symbols if symbol == PRINTF or builtin_types(symbol)}


def check_builtins_in(module: Module, fn: Function) -> None:
    """Raises UnsupportedError at a function's first call of a built-in with types for which it is not declared."""
    for instr in fn.instrs():
        callee = module.functions.get(instr.callee)
        valid = builtin_types(callee.name) if callee is not None and callee.is_declaration else ()
        if valid and instr.callee_type not in valid:
            raise UnsupportedError(
                f"a call of the built-in @{instr.callee} with wrong types", line=instr.line,
                help=f"its type is {valid[0]}",
            )  # fmt: skip


@cache
def builtin_types(symbol: str) -> tuple[FnType, ...]:
    """The types by which the built-in of this mangled name may be called; empty for other names."""
    native = _native_types(symbol)
    if native or (native := complex_types(symbol) or initializer_types(symbol)):
        return native
    if library.has(symbol):
        return (parse_module(library.text_of(symbol)).functions[symbol].type,)
    signature = demangle(symbol)
    if signature is None or any(param.is_opaque for param in signature.params):
        return ()
    if (result := rule_result(signature)) is not None:
        return (FnType(result, tuple(param.ir for param in signature.params)),)
    return componentwise_types(signature) or _generic_types(symbol, signature)


def rule_result(signature: Signature) -> Type | None:
    """The result type of a built-in that a rule builds, or None if no rule does."""
    rule = rules.RULES.get(signature.name)
    found = rule.result_of(signature.params) if rule else None
    return found.ir if found else None


def scalar_symbol(signature: Signature) -> str | None:
    """The mangled name of the form for one component; None without vector parameters, or if their widths differ."""
    counts = {param.count for param in signature.params if param.count > 1}
    if len(counts) != 1 or signature.name in _NOT_COMPONENTWISE:
        return None
    pointees = {param.count for param in signature.params if param.space is not None}
    if not pointees <= counts:
        return None
    return replace(signature, params=tuple(param.element for param in signature.params)).symbol


def help_for(symbol: str) -> str:
    """The help of the error about a call of a function that is not a supported built-in."""
    signature = demangle(symbol)
    name = signature.name if signature is not None else symbol
    entry = table().get(name)
    if signature is None:
        return "it is not an OpenCL built-in that wfv supports"
    if entry is not None:
        return f"{name} is a built-in, but has no form {signature}"
    return "; ".join(filter(None, (f"{signature} is not an OpenCL built-in that wfv supports", near(name, table()))))


def private_copy(symbol: str) -> str:
    """The overload for private memory of a function of generic pointers; "" if the function has none."""
    return symbol.replace(_GENERIC_POINTER, "P") if _GENERIC_POINTER in symbol else ""


def _generic_types(symbol: str, signature: Signature) -> tuple[FnType, ...]:
    """The types of the overload for private memory, with generic pointers: all memory has one kind of address."""
    own = builtin_types(private_copy(symbol)) if private_copy(symbol) else ()
    return tuple(FnType(type.ret, tuple(param.ir for param in signature.params)) for type in own)


def componentwise_types(signature: Signature) -> tuple[FnType, ...]:
    """The type of the vector form of a function that is computed component by component; empty if it is none."""
    symbol = scalar_symbol(signature)
    scalar = builtin_types(symbol) if symbol is not None else ()
    if len(scalar) != 1 or scalar[0].ret == VOID:
        return ()
    (count,) = {param.count for param in signature.params if param.count > 1}
    return (FnType(VecType(count, scalar[0].ret), tuple(param.ir for param in signature.params)),)


def _native_types(symbol: str) -> tuple[FnType, ...]:
    match find_builtin(symbol):
        case Builtin(kind="work_item"):
            return (FnType(I64, (I32,)),)
        case Builtin(kind="work_dim"):
            return (FnType(I32, ()),)
        case Builtin(kind="barrier") if not symbol.startswith(BARRIER_OF):
            return (FnType(VOID, (I32,)), FnType(VOID, (I32, I32)))
        case Builtin(kind="address_space", name=name):
            result = PtrType(ADDRESS_SPACES[name]) if name in ADDRESS_SPACES else I32
            return (FnType(result, (PtrType(_GENERIC),)),)
        case Builtin(kind="fence"):
            return (FnType(VOID, (I32,)),)
        case Builtin(kind="intrinsic" | "libm"):
            signature = demangle(symbol)
            assert signature is not None
            type = FLOAT if signature.params[0].base == "float" else DOUBLE
            return (FnType(type, (type,) * len(signature.params)),)
    return ()
