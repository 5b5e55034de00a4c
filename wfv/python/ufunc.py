"""`@wfv.vectorize` of a Python function of numbers: it is called with arrays, as a ufunc of NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial, reduce, update_wrapper
from inspect import signature
from types import FunctionType
from typing import Any

import numpy as np
from numba.core.sigutils import normalize_signature
from numba.np.numpy_support import as_dtype

from wfv.errors import ArgumentError, OptionError, known
from wfv.options import make_options
from wfv.python.argument_types import is_in_module, parameters_of, type_of_element
from wfv.python.cached_front_end import ir_text
from wfv.python.rules import Rules, is_single, settled
from wfv.runtime.arguments.parameters import refuse_masked
from wfv.runtime.program_source import Source


def ufunc(source: Any, vectorize: Callable[..., Any], options: Mapping[str, Any]) -> Any:
    """The `Ufunc` of a function, or of signatures a decorator. `vectorize` makes a SIMD function from LLVM IR.

    Raises OptionError.
    """
    for name in options:
        known(name, signature(make_options).parameters, "option of a function")
    make_options(**options)
    vectorize = partial(vectorize, **options)
    return Ufunc(vectorize, (), source) if callable(source) else partial(Ufunc, vectorize, source)


class Ufunc:
    """A function in Python for arrays, made by `wfv.vectorize`. `py_func` is the function itself."""

    def __init__(self, vectorize: Callable[..., Any], signatures: Sequence[Any], function: FunctionType) -> None:
        self.py_func, self._vectorize = function, vectorize
        self._names = [each.name for each in parameters_of(function)]
        self._given = signatures
        try:
            self._signatures = [normalize_signature(each) for each in signatures]
            self._dtypes = [[as_dtype(each) for each in wanted] for wanted, _ in self._signatures]
        except Exception as error:  # of a text that is no type, or an array
            help = 'a list of signatures of numbers: ["float32(float32)"]'
            raise OptionError(f"signatures {signatures!r}: {error}", help=help) from None
        self._of = cache(self._compiled)
        update_wrapper(self, function)
        self.__doc__ = function.__doc__ or "A function for arrays, of wfv."  # without one, `help` is about the class

    __qualname__: str

    def __reduce__(self) -> str | tuple[object, ...]:
        """A function that its module has under its name is pickled by that name, else its parts."""
        if is_in_module(self):
            return self.__qualname__
        return Ufunc, (self._vectorize, self._given, self.py_func)

    def __repr__(self) -> str:
        return f"<wfv function for arrays {self.__qualname__}({', '.join(self._names)})>"

    def __call__(self, *args: Any, out: Any = None, where: Any = None, dtype: Any = None) -> Any:
        """Calls it for all elements of the arrays, which are broadcast.

        Where `where` is false, it is not called: `out` keeps its element; a new array has 0. `dtype`: that of the
        arguments and of the result. Raises ArgumentError, UnsupportedError, and NumPy's errors of shapes and casts.
        """
        out = out[0] if isinstance(out, tuple) and len(out) == 1 else out
        if not isinstance(out, np.ndarray | None):
            raise ArgumentError(f"{self.py_func.__name__}: `out` is no array", help="pass an array of NumPy")
        refuse_masked((*args, out, where))
        wanted = dtype
        if wanted is not None:
            args = tuple(np.asarray(arg).astype(wanted, casting="same_kind", copy=False) for arg in args)
        types, result = self._types(args)
        function, dtype = self._of(types, tuple(map(np.ndim, args)), where is not None)
        dtype_of_result = np.dtype(wanted) if wanted is not None else dtype if result is None else as_dtype(result)
        if where is None and out is not None and dtype == dtype_of_result and _is_place(out, dtype, args):
            function(*args, out=out)
            return out
        found = function(*args, mask=where).view(dtype).astype(dtype_of_result, copy=False)
        if out is None:
            return found
        np.copyto(out, found, where=True if where is None else where)
        return out

    def compile(self, *args: Any) -> Any:
        """The `wfv.VectorFunction` for arguments of these types; of arrays and numbers, the numbers are uniform."""
        return self._of(self._types(args)[0], tuple(map(np.ndim, args)), False)[0]

    def outer(self, first: Any, second: Any, **options: Any) -> Any:
        """Calls it for all pairs of an element of the first array and one of the second."""
        column = np.asarray(first)
        return self(column.reshape(column.shape + (1,) * np.ndim(second)), second, **options)

    @property
    def nin(self) -> int:
        """The number of arguments."""
        return len(self._names)

    def reduce(self, array: Any, axis: int = 0) -> Any:
        """Folds an array along an axis, from its first element on; lanes are neighbours along the other axes."""
        return reduce(self, np.moveaxis(array, axis, 0))

    def _types(self, args: Sequence[Any]) -> Any:
        """Of the first signature that the arguments can be converted to, and its result, None if it names none.

        Without signatures, of the arguments.
        """
        if len(args) != len(self._names):
            help = f"they are {', '.join(self._names)}"
            raise ArgumentError(
                f"{self.py_func.__name__} takes {len(self._names)} arguments, not {len(args)}", help=help
            )
        for (wanted, result), dtypes in zip(self._signatures, self._dtypes, strict=True):
            if dtypes == [*map(np.result_type, args, dtypes)]:
                return wanted, result
        if self._signatures:
            known = [types for types, _ in self._signatures]
            raise ArgumentError(f"no signature of {known} takes these arguments")
        return settled(False, map(type_of_element, args)), None

    def _compiled(self, args: tuple[Any, ...], dimensions: Sequence[int], is_masked: bool) -> Any:
        """The vectorized function, and the dtype of its result."""
        text, result = ir_text(self.py_func, args, Rules(is_single(args), False, False), False)
        shapes = {
            name: "uniform" for name, each in zip(self._names, dimensions, strict=True) if not each and any(dimensions)
        }
        return self._vectorize(Source(text, is_own=True), self.py_func.__name__, shapes=shapes, mask=is_masked), result


def _is_place(out: Any, dtype: Any, args: Sequence[Any]) -> bool:
    """Whether the result can be written to `out` as it is computed: no copy is needed."""
    is_alone = not any(np.may_share_memory(out, arg) for arg in args)
    is_fit = out.dtype == dtype and out.flags.c_contiguous and out.flags.writeable
    return is_alone and is_fit and out.shape == np.broadcast_shapes(*map(np.shape, args))
