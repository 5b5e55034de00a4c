"""Products and quotients of complex numbers, which Clang calls from C: `__muldc3(a, b, c, d)` is (a + ib) (c + id).

They return the two parts as the target's ABI has it: a struct of two numbers, a vector of two numbers, or, on spir64,
through a pointer that is the first argument. The library (wfv/opencl/library/complex.inc) has the arithmetic.
"""

from __future__ import annotations

from functools import cache

from wfv.ir.core import Function
from wfv.ir.types import DOUBLE, FLOAT, I64, PTR, VOID, FloatType, FnType, StructType, VecType, size_of
from wfv.ir.values import Poison, Value, const_int
from wfv.opencl.rules.body import Body

_NAMES = {
    f"__{operation}{letter}c3": (f"_Z{len(stem)}{stem}{mangled * 4}", type)
    for operation, stem in (("mul", "wfv_complex_product"), ("div", "wfv_complex_quotient"))
    for letter, mangled, type in (("s", "f", FLOAT), ("d", "d", DOUBLE))
}


@cache
def complex_types(symbol: str) -> tuple[FnType, ...]:
    """The types by which a complex product or quotient may be called; empty for other names."""
    if symbol not in _NAMES:
        return ()
    type = _NAMES[symbol][1]
    parts = (type,) * 4
    return FnType(StructType((type, type)), parts), FnType(VecType(2, type), parts), FnType(VOID, (PTR, *parts))


def build_complex(b: Body, symbol: str, args: list[Value]) -> None:
    """Builds the body of a product or quotient: a call of the library's function, and the result in its form."""
    name, type = _NAMES[symbol]
    b.module.declare(name, FnType(VecType(2, type), (type,) * 4))
    both = b.call(name, VecType(2, type), args[-4:])
    _return(b, b.fn, both, [b.extractelement(both, i) for i in range(2)], type, args)


def _return(b: Body, fn: Function, both: Value, parts: list[Value], type: FloatType, args: list[Value]) -> None:
    if fn.ret == both.type:
        b.ret(both)
    elif fn.ret == VOID:
        for i, part in enumerate(parts):
            b.store(part, b.element_address(type, args[0], const_int(I64, i)), size_of(type))
        b.ret()
    else:
        result = b.insertvalue(Poison(fn.ret), parts[0], 0)
        b.ret(b.insertvalue(result, parts[1], 1))
