"""NumPy's functions in kernels that Numba has for new arrays only, or with iterators that SIMD code cannot follow.

They are `clip` and `where` of numbers, and `sum`, `prod`, `mean`, `max` and `min` of arrays of one dimension, also as
methods. Nothing changes for Numba's other targets.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core.imputils import Registry
from numba.core.target_extension import CPU, target_registry
from numba.core.typing.templates import AbstractTemplate
from numba.extending import overload

registry = Registry("wfv NumPy functions")
METHODS = {"sum": np.sum, "prod": np.prod, "mean": np.mean, "max": np.max, "min": np.min}
_NAME = "wfv"
_KEY = "wfv array.{}"  # of a method


class KernelTarget(CPU):
    """The base of the targets of all rules."""


target_registry[_NAME] = KernelTarget


def _are_numbers(*given: Any) -> bool:
    return all(isinstance(each, types.Number | types.Boolean | types.NoneType) for each in given)


@overload(np.clip, target=_NAME)
def _clip(a, a_min, a_max):
    def clip(a, a_min, a_max):
        if a_min is not None and (a < a_min or a_min != a_min):
            a = a_min
        if a_max is not None and (a > a_max or a_max != a_max):
            a = a_max
        return a

    return clip if _are_numbers(a, a_min, a_max) else None


@overload(np.where, target=_NAME)
def _where(condition, x, y):
    return (lambda condition, x, y: x if condition else y) if _are_numbers(condition, x, y) else None


def _start(dtype: Any, number: int) -> Any:
    """The start of a sum or product: as NumPy's, integers of less than 64 bits and bools are added up in 64."""
    if isinstance(dtype, types.Boolean | types.Integer):
        return np.uint64(number) if dtype in types.unsigned_domain else np.int64(number)
    return {types.float32: np.float32, types.complex64: np.complex64}.get(dtype, np.dtype(str(dtype)).type)(number)


def _sum(a: Any) -> Any:
    """As NumPy sums up to 128 numbers: eight sums at once, none of which waits for another."""
    zero = _start(a.dtype, 0)

    def of_one_dimension(a):
        end = a.shape[0] // 8 * 8
        s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = zero
        for i in range(0, end, 8):
            s0 += a[i]
            s1 += a[i + 1]
            s2 += a[i + 2]
            s3 += a[i + 3]
            s4 += a[i + 4]
            s5 += a[i + 5]
            s6 += a[i + 6]
            s7 += a[i + 7]
        found = ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))
        for i in range(end, a.shape[0]):
            found += a[i]
        return found

    return of_one_dimension


def _prod(a: Any) -> Any:
    one = _start(a.dtype, 1)

    def of_one_dimension(a):
        found = one
        for i in range(a.shape[0]):
            found *= a[i]
        return found

    return of_one_dimension


def _mean(a: Any) -> Any:
    number = np.float64 if isinstance(a.dtype, types.Boolean | types.Integer) else type(_start(a.dtype, 0))
    return lambda a: number(np.sum(a)) / number(a.shape[0])


def _extreme(is_beyond: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
    """The largest element, or the smallest one; NaN if there is one."""

    def of_one_dimension(a):
        if a.shape[0] == 0:
            raise ValueError
        found = a[0]
        for i in range(1, a.shape[0]):
            if is_beyond(a[i], found) or a[i] != a[i]:
                found = a[i]
        return found

    return lambda a: of_one_dimension


def _define(name: str, make: Callable[[Any], Any]) -> None:
    """Adds a function of one array, and the method of this name."""

    @overload(METHODS[name], target=_NAME)
    def of_array(a):
        return make(a) if isinstance(a, types.Array) and a.ndim == 1 and _are_numbers(a.dtype) else None

    @registry.lower(_KEY.format(name), types.VarArg(types.Any))
    def generate(context, builder, signature, args):
        function = context.typing_context.resolve_value_type(METHODS[name])
        called = context.get_function(
            function, context.typing_context.resolve_function_type(function, signature.args, {})
        )
        context.add_linking_libs(getattr(called, "libs", ()))
        return called(builder, args)


def method_of(array: Any, name: str) -> Any:
    """The type of the method of an array."""

    class Method(AbstractTemplate):
        key = _KEY.format(name)

        def generic(self, args, kws):
            function = self.context.resolve_value_type(METHODS[name])
            found = self.context.resolve_function_type(function, (self.this, *args), kws)
            return found and found.as_method()

    return types.BoundFunction(Method, array)


_MAKERS = {"sum": _sum, "prod": _prod, "mean": _mean, "max": _extreme(operator.gt), "min": _extreme(operator.lt)}
for _name, _make in _MAKERS.items():
    _define(_name, _make)
