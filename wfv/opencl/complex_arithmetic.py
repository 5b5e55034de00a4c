"""The functions that Clang calls for products and quotients of C's complex numbers.

`__muldc3(a, b, c, d)` is (a + ib) (c + id); `__divdc3` is the quotient; `sc3` in place of `dc3` means float. The
target's ABI decides how they return the two parts: as a struct or a vector of two numbers, or, on spir64, through a
pointer that is the first argument. The library (wfv/opencl/library/complex.inc) has the arithmetic.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from wfv.ir.core import Function
from wfv.ir.types import DOUBLE, FLOAT, I64, PTR, VOID, FloatType, FnType, StructType, VecType, size_of
from wfv.ir.values import Poison, Value, const_int

if TYPE_CHECKING:
    from wfv.opencl.rules.body import Body

_NAMES = {
    f"__{operation}{letter}c3": (f"_Z{len(stem)}{stem}{mangled * 4}", type)
    for operation, stem in (("mul", "wfv_complex_product"), ("div", "wfv_complex_quotient"))
    for letter, mangled, type in (("s", "f", FLOAT), ("d", "d", DOUBLE))
}


@cache
def complex_types(symbol: str) -> tuple[FnType, ...]:
    """The types that a complex product or quotient may have; empty for other names."""
    if symbol not in _NAMES:
        return ()
    type = _NAMES[symbol][1]
    parts = (type,) * 4
    return FnType(StructType((type, type)), parts), FnType(VecType(2, type), parts), FnType(VOID, (PTR, *parts))


def build_complex(b: Body, symbol: str, args: list[Value]) -> None:
    """Builds the body of a product or quotient: it calls the library's function, and returns both parts."""
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
