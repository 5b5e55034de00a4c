"""The memory orders of calls of atomic functions: constant ones become a part of the function's name.

Before:                                                      After:
    call i32 @_Z20atomic_load_explicitPU3AS1VU7_..           call i32 @"_Z20atomic_load_explicitPU3AS1VU7_..@acquire"
        (ptr addrspace(1) %p, i32 2)                             (ptr addrspace(1) %p, i32 2)

Each of these functions gets a body of its own (link_builtins.py). An order that is not constant is sequentially
consistent, the strongest.
"""

from wfv.ir.core import Function, Instr, Module
from wfv.ir.values import ConstInt
from wfv.opencl.mangling import CType, demangle

_MARK = "@"
_ORDERINGS = {0: "monotonic", 1: "acquire", 2: "acquire", 3: "release", 4: "acq_rel", 5: "seq_cst"}


def name_orders(module: Module, fn: Function) -> None:
    """Makes the calls of atomic functions with constant orders in `fn` calls of functions named by these, in place."""
    for call in fn.instrs():
        callee = module.functions.get(call.callee)
        if callee is not None and callee.is_declaration and (orderings := _constant_orderings(call)):
            name = _MARK.join((callee.name, *orderings))
            module.declare(name, callee.type)
            call.attrs["callee"] = name


def split_orders(symbol: str) -> tuple[str, tuple[str, ...]]:
    """The mangled name, and LLVM's orderings that `name_orders` added."""
    name, *orderings = symbol.split(_MARK)
    return name, tuple(orderings)


def _constant_orderings(call: Instr) -> tuple[str, ...]:
    """LLVM's orderings for the arguments that are memory orders; none if one of them is not a constant order."""
    if "memory_order" not in call.callee or _MARK in call.callee:
        return ()
    signature = demangle(call.callee)
    if signature is None or len(signature.params) != len(call.operands):
        return ()
    given = [
        value for param, value in zip(signature.params, call.operands, strict=True) if param == CType("memory_order")
    ]
    values = [value.value for value in given if isinstance(value, ConstInt)]
    is_known = len(values) == len(given) and all(value in _ORDERINGS for value in values)
    return tuple(_ORDERINGS[value] for value in values) if is_known else ()
