"""Math on halves (the extension cl_khr_fp16): the function of floats, and its result rounded once.

    half exp(half x)                                    define half @_Z3expDh(half %a0) {
                                                          %a = fpext half %a0 to float
                                                          %r = call float @_Z3expf(float %a)
                                                          %h = fptrunc float %r to half
                                                          ret half %h

Every half is a float, and floats have more than twice as many bits, so that what is exact in float (sums, products,
quotients, roots, roundings) comes out as if it had been rounded once. `fma` needs a double for that. `nan` and
`nextafter` know the format of their type and have bodies of their own. Vectors, but for those of geometric functions,
are done component by component, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wfv.ir.types import DOUBLE, FLOAT, HALF, I16, FnType, Type, scalar_of
from wfv.ir.values import Value
from wfv.opencl.builtin_table import table
from wfv.opencl.mangling import CType, Signature
from wfv.opencl.rules.body import Body, int_like, with_element

# Their vector forms are not their scalar form for each component.
WHOLE = ("cross", "dot", "distance", "length", "normalize", "fast_distance", "fast_length", "fast_normalize")

_SECTIONS = ("6.12.2", "6.12.4", "6.12.5")  # math, common, geometric
_FLOAT_ONLY = ("native_", "half_", "fast_")
_WIDER = {"fma": "double"}
_NAN = 0x7E00
_BELOW_ONE = 1 - 2**-11


def wide_signature(signature: Signature) -> Signature | None:
    """The form for floats of a function of halves; None if the function has none, or nothing in it is a half."""
    entry = table().get(signature.name)
    if entry is None or entry.section not in _SECTIONS or signature.name.startswith(_FLOAT_ONLY):
        return None
    if not any(param.base == "half" for param in signature.params):
        return None
    if signature.name not in WHOLE and any(param.count > 1 for param in signature.params):
        return None
    wide = _WIDER.get(signature.name, "float")
    return replace(signature, params=tuple(_widened(param, wide) for param in signature.params))


def half_types(signature: Signature, types_of: Callable[[str], tuple[FnType, ...]]) -> tuple[FnType, ...]:
    """The type of a function of halves, by that of floats; none if there is no such function."""
    params = tuple(param.ir for param in signature.params)
    if signature.name == "nan" and params == (I16,):
        return (FnType(HALF, params),)
    wide = wide_signature(signature)
    found = types_of(wide.symbol) if wide is not None and wide.symbol else ()
    return tuple(FnType(_narrowed(type.ret), params) for type in found)


def copied_as(symbol: str) -> str:
    """The function that copies numbers of this size, of one that copies halves."""
    return symbol.replace("Dh", "t") if symbol.startswith("_Z") and "async_work_group" in symbol else ""


def build_half(b: Body, signature: Signature, args: list[Value], result: Type) -> Value | None:
    """The body of a function of halves; `result` is what it returns."""
    own = _OWN.get(signature.name)
    if own is not None:
        return own(b, args)
    wide = wide_signature(signature)
    assert wide is not None and wide.symbol is not None
    given: list[Value] = []
    behind: list[tuple[CType, Value, Value]] = []  # what is written to: its type, the float, the half
    for param, other, arg in zip(signature.params, wide.params, args, strict=True):
        if param == other:
            given.append(arg)
        elif param.space is None:
            given.append(b.cast("fpext", arg, other.ir))
        else:
            given.append(b.alloca(other.pointee.ir))
            behind.append((other, given[-1], arg))
    ret = with_element(result, scalar_of(wide.params[0].ir)) if scalar_of(result) == HALF else result
    b.module.declare(wide.symbol, FnType(ret, tuple(x.type for x in given)))
    found = b.call(wide.symbol, ret, given)
    for type, place, pointer in behind:
        b.store(b.cast("fptrunc", b.load(type.pointee.ir, place), _half_like(type.pointee.ir)), pointer, align=2)
    if ret == result:
        return found
    rounded = b.cast("fptrunc", found, result)
    if signature.name == "fract":  # which is below one, also where that is the nearest half
        limit = b.number(result, _BELOW_ONE)
        rounded = b.select(b.fcmp("ogt", rounded, limit), limit, rounded)
    return rounded


def _widened(param: CType, wide: str) -> CType:
    """Halves behind a pointer go through private memory."""
    if param.base != "half":
        return param
    return replace(param, base=wide, space=None if param.space is None else 0)


def _narrowed(type: Type) -> Type:
    return _half_like(type) if scalar_of(type) in (FLOAT, DOUBLE) else type


def _half_like(type: Type) -> Type:
    return with_element(type, HALF)


def _nan(b: Body, args: list[Value]) -> Value:
    (code,) = args
    bits = b.binop("or", code, b.integer(code.type, _NAN))
    return b.cast("bitcast", bits, _half_like(code.type))


def _nextafter(b: Body, args: list[Value]) -> Value:
    """The bits of a half, read as sign and size, are in the order of the numbers."""
    x, y = args
    type = int_like(x.type)
    size, zero = b.binop("and", b.bits(x), b.integer(type, 0x7FFF)), b.integer(type, 0)
    sign = b.binop("and", b.bits(x), b.integer(type, 0x8000))
    # Away from zero if y lies on the far side of x, seen from zero.
    outwards = b.binop("xor", b.fcmp("ogt", y, x), b.icmp("ne", sign, zero))
    step = b.select(outwards, b.integer(type, 1), b.integer(type, -1))
    moved = b.binop("or", sign, b.binop("add", size, step))
    smallest = b.binop("or", b.binop("and", b.bits(y), b.integer(type, 0x8000)), b.integer(type, 1))
    moved = b.select(b.icmp("eq", size, zero), smallest, moved)
    bits = b.select(b.fcmp("oeq", x, y), b.bits(y), moved)
    bits = b.select(b.fcmp("uno", x, y), b.integer(type, _NAN), bits)
    return b.cast("bitcast", bits, x.type)


_OWN: dict[str, Callable[[Body, list[Value]], Value]] = {"nan": _nan, "nextafter": _nextafter}
