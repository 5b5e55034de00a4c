"""Defines the built-ins that a kernel calls: each gets a body, which is then inlined like any helper.

Before:                                             After:
    %r = call <2 x float> @_Z3expDv2_f(..)              %r = call <2 x float> @_Z3expDv2_f(..)
    declare <2 x float> @_Z3expDv2_f(<2 x float>)       define internal <2 x float> @_Z3expDv2_f(..) alwaysinline {
                                                          %a = extractelement <2 x float> %x, i64 0
                                                          %b = call float @_Z3expf(float %a)
                                                          ..

The body comes from the library (wfv/opencl/library), from a rule (wfv/opencl/rules), or calls the scalar overload for
each component. Native built-ins stay calls, which passes/builtins/builtins.py lowers.

The constant memory orders of atomic functions become a part of the function's name, and so each has a body of its own:

    call i32 @_Z20atomic_load_explicitPU3AS1VU7_..      call i32 @"_Z20atomic_load_explicitPU3AS1VU7_..@acquire"
        (ptr addrspace(1) %p, i32 2)                        (ptr addrspace(1) %p, i32 2)

An order that is not constant is sequentially consistent, the strongest.
"""

from wfv.errors import InternalError
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.intrinsics import ATTRIBUTES
from wfv.ir.names import GROUP_RESULT, GROUP_RESULT_MEMORY, SUB_GROUP
from wfv.ir.parser import parse_module
from wfv.ir.types import I64, VOID, PtrType, VecType
from wfv.ir.values import ConstInt, GlobalRef, Poison, Undef, Value, const_int
from wfv.opencl import library, rules
from wfv.opencl.builtins import find_builtin
from wfv.opencl.complex_arithmetic import build_complex, complex_types
from wfv.opencl.image_types import initializer_types
from wfv.opencl.mangling import CType, Signature, demangle
from wfv.opencl.rules import body as rule_body
from wfv.opencl.rules.body import Body
from wfv.opencl.signatures import builtin_types, componentwise_types, private_copy, scalar_symbol

_MARK = "@"
_ORDERINGS = {0: "monotonic", 1: "acquire", 2: "acquire", 3: "release", 4: "acq_rel", 5: "seq_cst"}


def link_builtins(module: Module, kernel: str) -> None:
    """Defines, in place, the built-ins that `kernel` calls, directly or through other functions.

    Raises InternalError for a built-in that has types but no body.
    """
    work, seen = [module.functions[kernel]], {kernel}
    while work:
        fn = work.pop()
        _name_orders(module, fn)
        for name in {instr.callee: None for instr in fn.instrs() if instr.callee in module.functions}:
            if name in seen:
                continue
            seen.add(name)
            callee = module.functions[name]
            if name == GROUP_RESULT:
                _define_group_result(module, callee)
            elif callee.is_declaration and _needs_body(name):
                _define(module, callee)
            elif (builtin := find_builtin(name)) is not None and builtin.kind in ("address_space", "exchange"):
                callee.suffix = "nounwind willreturn memory(none)"  # or LLVM would keep the pointee
            work.append(module.functions[name])


def _needs_body(symbol: str) -> bool:
    symbol, _ = _split_orders(symbol)
    return not symbol.startswith("llvm.") and find_builtin(symbol) is None and bool(builtin_types(symbol))


def _define(module: Module, declared: Function) -> None:
    symbol, orderings = _split_orders(declared.name)
    signature = demangle(symbol)
    if library.has(declared.name):
        _take_from_library(module, declared.name)
        return
    is_sampler = bool(initializer_types(symbol))
    if signature is None and not (is_sampler or complex_types(declared.name)):
        raise InternalError(f"the built-in @{declared.name} has no body")
    fn = module.add(Function(declared.name, declared.ret, declared.args, "internal", "alwaysinline nounwind"))
    for number, arg in enumerate(fn.args):
        arg.name, arg.attrs = f"a{number}", ""
    body = rule_body.Body(module, fn)
    args: list[Value] = list(fn.args)
    if is_sampler:
        body.ret(args[0])
        return
    if signature is None:
        build_complex(body, declared.name, args)
        return
    rule = rules.RULES.get(signature.name)
    if rule and (result := rule.result_of(signature.params)):
        body.form = rule_body.Form(signature.params, result, orderings)
        body.ret(rule.build(body, *args))
    elif componentwise_types(signature):
        body.ret(_componentwise(body, signature, fn, args))
    else:
        body.ret(_of_private_memory(body, symbol, fn, args))


def _define_group_result(module: Module, declared: Function) -> None:
    fn = module.add(Function(declared.name, declared.ret, [], "internal", "alwaysinline nounwind"))
    memory = Global(GROUP_RESULT_MEMORY, I64, "internal addrspace(3) global", Undef(I64), ", align 8", 3)
    module.globals[GROUP_RESULT_MEMORY] = memory
    rule_body.Body(module, fn).ret(GlobalRef(PtrType(3), GROUP_RESULT_MEMORY))


def _take_from_library(module: Module, symbol: str) -> None:
    fn = parse_module(library.text_of(symbol)).functions[symbol]
    fn.prefix, fn.suffix = "internal", "alwaysinline nounwind"
    for call in fn.instrs():
        call.line = 0  # that of the library
        if call.op == "call":
            call.attrs.pop("cconv", None)
            suffix = ATTRIBUTES if call.callee.startswith(SUB_GROUP) else ""
            module.declare(call.callee, call.callee_type, suffix)
    module.functions[symbol] = fn


def _of_private_memory(b: Body, symbol: str, fn: Function, args: list[Value]) -> Value | None:
    """Calls the overload for private memory with the addresses that generic pointers are; None: it returns nothing."""
    other = private_copy(symbol)
    (type,) = builtin_types(other)
    b.module.declare(other, type)
    given = [b.cast("addrspacecast", x, to) if x.type != to else x for x, to in zip(args, type.params, strict=True)]
    result = b.call(other, fn.ret, given)
    return None if fn.ret == VOID else result


def _componentwise(b: Body, signature: Signature, fn: Function, args: list[Value]) -> Value:
    """Calls the scalar function for each component; a scalar argument is passed to each call."""
    symbol = scalar_symbol(signature)
    assert symbol is not None and isinstance(fn.ret, VecType)
    (type,) = builtin_types(symbol)
    b.module.declare(symbol, type)
    result: Value = Poison(fn.ret)
    for i in range(fn.ret.count):
        parts = [_component(b, param, arg, i) for param, arg in zip(signature.params, args, strict=True)]
        result = b.insertelement(result, b.call(symbol, type.ret, parts), i)
    return result


def _component(b: Body, param: CType, arg: Value, index: int) -> Value:
    if param.space is not None:
        return b.element_address(param.pointee.element.ir, arg, const_int(I64, index))
    return b.extractelement(arg, index) if param.count > 1 else arg


def _name_orders(module: Module, fn: Function) -> None:
    """Makes the calls of atomic functions with constant orders in `fn` calls of functions named by these, in place."""
    for call in fn.instrs():
        callee = module.functions.get(call.callee)
        if callee is not None and callee.is_declaration and (orderings := _constant_orderings(call)):
            name = _MARK.join((callee.name, *orderings))
            module.declare(name, callee.type)
            call.attrs["callee"] = name


def _split_orders(symbol: str) -> tuple[str, tuple[str, ...]]:
    """The mangled name, and LLVM's orderings that `_name_orders` added."""
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
