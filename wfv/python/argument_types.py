"""The Numba types of a kernel's arguments, by their annotations or by the arguments themselves."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from inspect import Parameter, signature
from operator import index
from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, Literal, get_args, get_origin

import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaError, TypingError

from wfv.errors import ArgumentError, OptionError
from wfv.python.failures import check_function, located

_COLLECTIONS = (list, str, bytes, dict, set)
_LONG = 63  # bits of an int64 that is not negative
_NUMBERS = (types.Number, types.Boolean)
_HELP = (
    "pass numbers, tuples of numbers, or arrays (`numpy.asarray` makes one of a list, `.filled()` of a masked array) "
    "of integers, bools, float32, float64, complex or records, in the machine's byte order; functions are globals"
)
_ANNOTATE = "annotate it: wfv.Array[np.float32, 2], np.float32, int, float"
_PYTHON = {int: types.int64, float: None, complex: types.complex128, bool: types.boolean}


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # of the type checker

    Element = TypeVar("Element")
    Dimensions = TypeVar("Dimensions", default=Any)

    class Array(Generic[Element, Dimensions]):
        """An array in a kernel, for type checkers; a number of dimensions is `Literal[2]` for them."""

        dtype: np.dtype[Any]
        ndim: int
        size: int
        shape: tuple[int, ...]
        strides: tuple[int, ...]
        T: Array[Element, Dimensions]

        def __getitem__(self, index: Any, /) -> Any: ...
        def __setitem__(self, index: Any, value: Any, /) -> None: ...
        def __len__(self) -> int: ...
        def __getattr__(self, name: str, /) -> Any: ...

else:

    @dataclass(frozen=True)
    class Array:
        """The annotation of an array: `wfv.Array[np.float32, 2]` has two dimensions, `wfv.Array[np.float32]` has one.

        Type checkers want `wfv.Array[np.float32, Literal[2]]`, which is the same.
        """

        dtype: np.dtype[Any]
        ndim: int = 1

        def __class_getitem__(cls, item: Any) -> Array:
            try:
                dtype, ndim = item if isinstance(item, tuple) else (item, 1)
                return cls(np.dtype(dtype), index(get_args(ndim)[0] if get_origin(ndim) is Literal else ndim))
            except (TypeError, ValueError) as error:
                raise OptionError(f"annotation wfv.Array[{item!r}]: {error}", help=_ANNOTATE) from None


def is_in_module(made: Any) -> bool:
    """Whether the module of a decorated function has the decorator's result under its name: it is pickled by that."""
    return getattr(sys.modules.get(made.__module__), made.__qualname__, None) is made


def parameters_of(function: FunctionType) -> list[Parameter]:
    """The parameters of a kernel or function.

    Raises OptionError for what is no function or an annotation without a value, UnsupportedError for a parameter that
    is not positional.
    """
    check_function(function)
    try:
        found = list(signature(function, eval_str=True).parameters.values())
    except Exception as error:  # of an annotation that is a string
        raise OptionError(f"an annotation of {function.__name__!r}: {error}", help=_ANNOTATE) from None
    for each in found:
        if each.kind not in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD):
            raise located(TypingError(f"parameter {str(each).split(':')[0]} is variadic or keyword-only"), function)
    return found


def annotated_type(parameter: Parameter) -> Any:
    """The type that an annotation names, None for float; arrays are contiguous. Raises OptionError."""
    annotation = parameter.annotation
    with suppress(TypeError, NumbaError):
        if isinstance(annotation, Array):
            return types.Array(numba.from_dtype(annotation.dtype), annotation.ndim, "C")
        if isinstance(annotation, type) and issubclass(annotation, np.generic):
            return numba.from_dtype(np.dtype(annotation))
        if annotation in _PYTHON:
            return _PYTHON[annotation]
    what = "has no type" if annotation is Parameter.empty else f"has an annotation that is no type here, {annotation!r}"
    raise OptionError(
        f"parameter {parameter.name!r} {what}",
        help=f"{_ANNOTATE}; or pass arguments",
    )


def type_key(value: Any) -> Any:
    """A key that, with the parameter, determines an argument's type: quickly found, and compared."""
    if isinstance(value, np.ndarray):
        flags = value.flags
        return type(value), value.dtype, value.ndim, flags.c_contiguous, flags.f_contiguous, flags.writeable
    if isinstance(value, tuple):
        return type(value), *map(type_key, value)
    if type(value) is int:
        return int, value.bit_length() > _LONG
    return getattr(value, "dtype", type(value))


def type_of(parameter: Parameter, value: Any) -> Any:
    """The type of an argument, None for a float of Python's. Raises ArgumentError."""
    wanted, name = parameter.annotation, parameter.name
    is_array = isinstance(wanted, Array)
    if is_array and (getattr(value, "dtype", None), np.ndim(value)) != (wanted.dtype, wanted.ndim):
        given = f"{value.dtype}{list(value.shape)}" if isinstance(value, np.ndarray) else type(value).__name__
        raise ArgumentError(
            f"argument {name!r} is no array of {wanted.dtype} with {wanted.ndim} dimensions: {given}",
            help="convert it (`astype`, `reshape`), or leave the annotation out: then the argument has its own type",
        )
    if not is_array and wanted not in (Parameter.empty, tuple) and get_origin(wanted) is not tuple:
        if isinstance(value, tuple):
            raise ArgumentError(f"argument {name!r} is no number: {value!r}", help="or annotate it as a tuple")
        return annotated_type(parameter)
    if type(value) is float:
        return None
    found = _known_type(value)
    if _is_passed(found):
        return found
    what = f"array of dtype {value.dtype.str}" if type(value) is np.ndarray else type(value).__name__
    what = "record alone" if isinstance(value, np.void) else what
    raise ArgumentError(f"argument {name!r}: a kernel takes no {what}", help=_HELP)


def type_of_element(value: Any) -> Any:
    """The type of an argument's elements, None for a float of Python's. Raises ArgumentError."""
    if type(value) is float:
        return None
    array = np.asarray(value)
    found = _known_type(array)
    if not isinstance(found, types.Array) or not isinstance(found.dtype, _NUMBERS):
        raise ArgumentError(f"a function takes no array of dtype {array.dtype.str}", help=_HELP)
    return found.dtype


def _known_type(value: Any) -> Any:
    """Numba's type of a value, None if it has none. It names float16, and computes nothing with it."""
    if isinstance(value, _COLLECTIONS):
        return None
    with suppress(NumbaError, ValueError, NotImplementedError):
        found = numba.typeof(value)
        return None if "float16" in str(found) else found
    return None


def _is_passed(type: Any) -> bool:
    """Whether a kernel takes arguments of the type: numbers, arrays of numbers or records, tuples of these."""
    if isinstance(type, types.BaseTuple):
        return all(map(_is_passed, type))
    element = type.dtype if isinstance(type, types.Array) else None
    return isinstance(type, _NUMBERS) or isinstance(element, (*_NUMBERS, types.Record, types.NestedArray))
