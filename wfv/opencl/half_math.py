"""Math on halves (the extension cl_khr_fp16): computed by the function of floats, and rounded once to half.

    half exp(half x)                                    define half @_Z3expDh(half %a0) {
                                                          %a = fpext half %a0 to float
                                                          %r = call float @_Z3expf(float %a)
                                                          %h = fptrunc float %r to half
                                                          ret half %h

A float has more than twice as many significant bits as a half. So operations that are correctly rounded in float (sums,
products, quotients, roots, roundings) are correctly rounded in half, too; `fma` needs double for that. `nan` and
`nextafter` depend on the format, and are built directly. Vectors are computed component by component, except by
geometric functions.
"""

from collections.abc import Callable
from dataclasses import replace

from wfv.ir.types import DOUBLE, FLOAT, HALF, I16, FnType, Type, scalar_of
from wfv.ir.values import Value
from wfv.opencl.builtin_table import table
from wfv.opencl.mangling import CType, Signature
from wfv.opencl.rules import body as rule_body
from wfv.opencl.rules.body import Body

# Functions whose vector form is not their scalar overload for each component.
NOT_COMPONENTWISE = (
    "cross",
    "dot",
    "distance",
    "length",
    "normalize",
    "fast_distance",
    "fast_length",
    "fast_normalize",
)

_SECTIONS = ("6.12.2", "6.12.4", "6.12.5")  # math, common, geometric
_FLOAT_ONLY = ("native_", "half_", "fast_")
_WIDER = {"fma": "double"}
_NAN = 0x7E00
_BELOW_ONE = 1 - 2**-11


def float_signature(signature: Signature) -> Signature | None:
    """The signature of the function of floats (of doubles for `fma`) that computes a function of halves.

    None if no parameter is a half, or OpenCL has no such function.
    """
    entry = table().get(signature.name)
    if entry is None or entry.section not in _SECTIONS or signature.name.startswith(_FLOAT_ONLY):
        return None
    if not any(param.base == "half" for param in signature.params):
        return None
    if signature.name not in NOT_COMPONENTWISE and any(param.count > 1 for param in signature.params):
        return None
    wide = _WIDER.get(signature.name, "float")
    return replace(signature, params=tuple(_widened(param, wide) for param in signature.params))


def half_function_types(signature: Signature, types_of: Callable[[str], tuple[FnType, ...]]) -> tuple[FnType, ...]:
    """The type of a function of halves, from that of the function of floats; empty if there is none."""
    params = tuple(param.ir for param in signature.params)
    if signature.name == "nan" and params == (I16,):
        return (FnType(HALF, params),)
    wide = float_signature(signature)
    found = types_of(wide.symbol) if wide is not None and wide.symbol else ()
    return tuple(FnType(_narrowed(type.ret), params) for type in found)


def integer_copy(symbol: str) -> str:
    """The `async_work_group_*copy` of ushort that does the same as one of halves; "" for other functions."""
    return symbol.replace("Dh", "t") if symbol.startswith("_Z") and "async_work_group" in symbol else ""


def build_half_function(b: Body, signature: Signature, args: list[Value], result: Type) -> Value | None:
    """Appends the body of a function of halves; returns its result, of type `result`."""
    direct = _DIRECT.get(signature.name)
    if direct is not None:
        return direct(b, args)
    wide = float_signature(signature)
    assert wide is not None and wide.symbol is not None
    given: list[Value] = []
    written: list[tuple[CType, Value, Value]] = []  # results through pointers: type, address of float, address of half
    for param, other, arg in zip(signature.params, wide.params, args, strict=True):
        if param == other:
            given.append(arg)
        elif param.space is None:
            given.append(b.cast("fpext", arg, other.ir))
        else:
            given.append(b.alloca(other.pointee.ir))
            written.append((other, given[-1], arg))
    ret = rule_body.with_element(result, scalar_of(wide.params[0].ir)) if scalar_of(result) == HALF else result
    b.module.declare(wide.symbol, FnType(ret, tuple(x.type for x in given)))
    found = b.call(wide.symbol, ret, given)
    for type, address, half_address in written:
        b.store(b.cast("fptrunc", b.load(type.pointee.ir, address), _half_like(type.pointee.ir)), half_address, align=2)
    if ret == result:
        return found
    rounded = b.cast("fptrunc", found, result)
    if signature.name == "fract":  # must stay below one, even where one is the nearest half
        limit = b.number(result, _BELOW_ONE)
        rounded = b.select(b.fcmp("ogt", rounded, limit), limit, rounded)
    return rounded


def _widened(param: CType, wide: str) -> CType:
    """A parameter of the function of floats. A pointer to halves becomes one to private memory."""
    if param.base != "half":
        return param
    return replace(param, base=wide, space=None if param.space is None else 0)


def _narrowed(type: Type) -> Type:
    return _half_like(type) if scalar_of(type) in (FLOAT, DOUBLE) else type


def _half_like(type: Type) -> Type:
    return rule_body.with_element(type, HALF)


def _nan(b: Body, args: list[Value]) -> Value:
    (code,) = args
    bits = b.binop("or", code, b.integer(code.type, _NAN))
    return b.cast("bitcast", bits, _half_like(code.type))


def _nextafter(b: Body, args: list[Value]) -> Value:
    """The magnitude bits of halves, read as integers, have the order of the magnitudes."""
    x, y = args
    type = rule_body.int_like(x.type)
    magnitude, zero = b.binop("and", b.bits(x), b.integer(type, 0x7FFF)), b.integer(type, 0)
    sign = b.binop("and", b.bits(x), b.integer(type, 0x8000))
    # The result is farther from zero than x if y > x > 0 or y < x < 0.
    outwards = b.binop("xor", b.fcmp("ogt", y, x), b.icmp("ne", sign, zero))
    step = b.select(outwards, b.integer(type, 1), b.integer(type, -1))
    moved = b.binop("or", sign, b.binop("add", magnitude, step))
    smallest = b.binop("or", b.binop("and", b.bits(y), b.integer(type, 0x8000)), b.integer(type, 1))
    moved = b.select(b.icmp("eq", magnitude, zero), smallest, moved)
    bits = b.select(b.fcmp("oeq", x, y), b.bits(y), moved)
    bits = b.select(b.fcmp("uno", x, y), b.integer(type, _NAN), bits)
    return b.cast("bitcast", bits, x.type)


_DIRECT: dict[str, Callable[[Body, list[Value]], Value]] = {"nan": _nan, "nextafter": _nextafter}
