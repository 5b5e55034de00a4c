"""The dependencies of a function's code, as parts of a cache key: its bytecode, and the values from outside.

Numba compiles these values into the code, and the functions that are called, too. A value whose meaning is not known
here, such as an object of a class of the user's, makes no key: the function is compiled again in each process.
"""

from __future__ import annotations

import builtins
import dis
import sys
from collections.abc import Iterator
from hashlib import sha256
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import types

_CODE = (
    "co_name", "co_filename", "co_firstlineno", "co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags",
    "co_names", "co_varnames", "co_freevars", "co_cellvars", "co_code", "co_linetable", "co_exceptiontable",
)  # fmt: skip
_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(...))
_KNOWN = ("builtins", "cmath", "math", "numba", "numpy", "operator", "wfv")  # their versions are in the key
Parts = list[object]


class UnknownValueError(Exception):
    """A function uses a value of which no key can be made."""


def function_key(function: FunctionType) -> Parts:
    """The parts of a key for the code of a function. Raises UnknownValueError."""
    return _Parts().of_function(function)


class _Parts:
    """The parts for one function and all that it reaches; each function and module is described once."""

    def __init__(self) -> None:
        self._numbers: dict[object, int] = {}

    def of_function(self, function: FunctionType) -> Parts:
        """A function, or its number if it is described already."""
        if function in self._numbers:
            return ["again", self._numbers[function]]
        self._numbers[function] = len(self._numbers)
        code = function.__code__
        names = frozenset(name for each in _codes(code) for name in each.co_names)
        outside = {**_globals_of(function), **_cells_of(function)}
        used = {name: self._of(value, names) for name, value in sorted(outside.items())}
        defaults = self._of((function.__defaults__, *sorted((function.__kwdefaults__ or {}).items())))
        return [function.__module__, function.__qualname__, self._of_code(code), defaults, used]

    def _of_code(self, code: CodeType) -> Parts:
        parts = [getattr(code, name) for name in _CODE]
        constants = [self._of_code(each) if isinstance(each, CodeType) else self._of(each) for each in code.co_consts]
        return [each.hex() if isinstance(each, bytes) else each for each in parts] + constants

    def _of(self, value: Any, names: frozenset[str] = frozenset()) -> Parts:
        """A value. `names`: the attributes that the function asks for."""
        kind = type(value)
        if kind in _PLAIN:
            return [kind.__name__, repr(value)]
        if kind in (tuple, frozenset):
            parts = [self._of(each, names) for each in value]
            return [kind.__name__, *(parts if kind is tuple else sorted(parts, key=repr))]
        if isinstance(value, np.generic) or kind is np.ndarray:
            return _of_numbers(value)
        if isinstance(value, types.Type):
            return ["type", str(value)]
        if _is_known(value):
            return ["name", value.__module__ if hasattr(value, "__module__") else "", value.__name__]
        if isinstance(value, ModuleType):
            return ["module", value.__name__, *self._of_module(value, names)]
        function = getattr(value, "py_func", value)  # of Numba's, or of another kernel
        if isinstance(function, FunctionType):
            return [kind.__name__, *self.of_function(function)]
        raise UnknownValueError

    def _of_module(self, module: ModuleType, names: frozenset[str]) -> Parts:
        if (module, names) in self._numbers:
            return ["again", self._numbers[module, names]]
        self._numbers[module, names] = len(self._numbers)
        return [[name, self._of(getattr(module, name), names)] for name in sorted(names) if hasattr(module, name)]


def _of_numbers(value: Any) -> Parts:
    """A number or an array of NumPy."""
    if value.dtype.hasobject:
        raise UnknownValueError
    return [repr(value.dtype), value.shape, value.strides, sha256(value.tobytes()).hexdigest()]


def _is_known(value: Any) -> bool:
    """Whether it is a part of Python, NumPy, Numba or wfv, or one of their modules: its name says all."""
    if isinstance(value, ModuleType):
        return value.__name__.split(".")[0] in _KNOWN
    module, name = getattr(value, "__module__", None) or "numpy", getattr(value, "__name__", "")
    is_theirs = isinstance(module, str) and module.split(".")[0] in _KNOWN
    return is_theirs and getattr(sys.modules.get(module), name, None) is value


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a function, and of the functions in it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _globals_of(function: FunctionType) -> dict[str, Any]:
    """The global and built-in names that a function loads, with their values now. One without a value is left out."""
    loaded = {
        each.argval
        for code in _codes(function.__code__)
        for each in dis.get_instructions(code)
        if each.opname == "LOAD_GLOBAL"
    }
    known = {**vars(builtins), **function.__globals__}
    return {name: known[name] for name in loaded & known.keys()}


def _cells_of(function: FunctionType) -> dict[str, Any]:
    """The variables of outer functions. Raises UnknownValueError for one without a value."""
    try:
        values = [cell.cell_contents for cell in function.__closure__ or ()]
    except ValueError:
        raise UnknownValueError from None
    return {f"of {name}": value for name, value in zip(function.__code__.co_freevars, values, strict=True)}
