"""Numba's type inference with rules for kernels: 32-bit values stay so, and an index is not negative.

The rules are C's and NumPy's scalars'; they hold in the user's functions, not in Numba's own.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FunctionType
from typing import Any

import numpy as np
from numba import types
from numba.core import typing
from numba.core.errors import TypingError
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, Registry, signature
from numba.np import numpy_support

from wfv.errors import MOST, near
from wfv.python.builtins import MEANINGS
from wfv.python.indices import row_of
from wfv.python.numpy_functions import METHODS, method_of
from wfv.python.operations import OPERATORS
from wfv.python.rules import Rules

_WORD = 32  # bits of the integers that narrower ones become
_POWERS = (operator.pow, operator.ipow)
_GROWING = (operator.lshift, operator.ilshift, *_POWERS)
_rules = Registry()
_RANDOM = "random numbers: their state is one for all work-items"
_ALGEBRA = "linear algebra: Numba calls a library for it"
_REFUSED = {  # by the function, which may have no hash
    **{id(getattr(module, name)): _RANDOM for module in (random, np.random) for name in module.__all__},
    **{id(getattr(np.linalg, name)): _ALGEBRA for name in np.linalg.__all__},
    **{id(each): _ALGEBRA for each in (np.dot, np.vdot, operator.matmul, operator.imatmul)},
}


class KernelTyping(typing.Context):
    """The types of values in kernels. `helper`: Numba's object for a function that is called."""

    def __init__(self, rules: Rules, helper: Callable[[FunctionType], Any]) -> None:
        self.rules, self._helper = rules, helper
        super().__init__()

    def resolve_value_type(self, value):
        """The type of a constant or a global."""
        if self.rules.is_single and type(value) in (float, complex) and self._in_users_code():
            return types.float32 if type(value) is float else types.complex64
        if value is np.float16:
            raise TypingError("float16: Numba has no arithmetic for it")
        if isinstance(value, FunctionType) and value in MEANINGS:
            value = MEANINGS[value]
        function = getattr(value, "py_func", None)  # of Numba's, or of another kernel
        if not isinstance(function, FunctionType):
            try:
                return super().resolve_value_type(value)
            except ValueError:
                if not isinstance(value, FunctionType):
                    raise
                function = value
        if any(frame.func_id.func is function for frame in self.callstack):
            raise TypingError(f"recursion: {function.__name__!r} calls itself, directly or through others")
        return types.Dispatcher(self._helper(function))

    def can_convert(self, fromty, toty):
        """An integer and a float32 make a float32."""
        is_mixed = toty == types.float32 and isinstance(fromty, types.Integer)
        return Conversion.safe if is_mixed and self.has_rules() else super().can_convert(fromty, toty)

    def load_additional_registries(self):
        """Adds the rules of this file."""
        super().load_additional_registries()
        self.install_registry(_rules)

    def resolve_function_type(self, func, args, kws):
        """The index of an access is not negative. Raises TypingError for a function of `_REFUSED`."""
        if reason := _REFUSED.get(id(getattr(func, "typing_key", func))):
            raise TypingError(reason)
        if isinstance(func, types.ExternalFunction) and (kws or len(args) != len(func.sig.args)):
            raise TypingError("ids and sizes take a dimension by position, those of sub-groups take nothing")
        args = _as_numpy(getattr(func, "typing_key", None), args)
        try:
            found = super().resolve_function_type(func, args, kws)
        except TypeError:  # an intrinsic has other parameters
            return None
        if func == "static_getitem" and found and isinstance(found.return_type, types.NestedArray):
            return signature(_as_stored(found.return_type), *found.args)
        return self._unwrapped(found, args[1]) if func is operator.getitem else found

    def resolve_getattr(self, typ, attr):
        """Raises TypingError if a module has no such name. Some methods of arrays are wfv's own."""
        if isinstance(typ, types.Array) and attr in METHODS and typ.ndim == 1:
            return method_of(typ, attr)
        if isinstance(typ, types.Module) and not hasattr(typ.pymod, attr):
            raise TypingError(f"{typ.pymod.__name__} has no {attr!r}: {_near(attr, dir(typ.pymod))}".rstrip(": "))
        return _as_stored(super().resolve_getattr(typ, attr))

    def resolve_setitem(self, target, index, value):
        """As for `getitem`, the index is not negative."""
        return self._unwrapped(super().resolve_setitem(target, index, value), index)

    def _unwrapped(self, access, index):
        """The types of an access: Numba does not wrap an unsigned index around."""
        if access is None or not self._in_users_code():
            return access
        array, place, *value = access.args
        found = row_of(access.return_type) if self.rules.is_checked else access.return_type
        return signature(found, array, place if self.rules.is_wrapped else _unsigned(place, index), *value)

    def has_rules(self):
        """Whether 32-bit values stay so."""
        return not self.rules.is_numbas and self._in_users_code()

    def _in_users_code(self):
        """Whether the function that is typed now is none of Numba's; when it is lowered, types are as they were."""
        frames = self.callstack
        return not frames or not frames[0].func_id.modname.startswith("numba.")


class WordOperation(AbstractTemplate):
    """Integers of at most 32 bits compute in 32 bits; a literal has the type of the other operand, if that holds it.

    Literals alone, and constants from outside, make a literal: `MOST + 1` may be a shape.
    """

    metadata, prefer_literal = {"target": "cpu"}, True  # it goes before Numba's own, which is for any target

    def generic(self, args, kws):
        own = [arg for arg in args if not isinstance(arg, types.IntegerLiteral)]
        if args and not own and self.context.has_rules():
            return self._of_literals(args)
        word = _word_of(own)
        if self.key in _POWERS and self._is_multiplied(*args):
            kind = word or args[0]
            return signature(kind, kind, args[1])
        literals = [arg.literal_value for arg in args if isinstance(arg, types.IntegerLiteral)]
        if not own or word is None or not self.context.has_rules():
            return None
        if not all(word.minval <= value <= word.maxval for value in literals):
            return None  # Numba's rule: 64 bits
        return signature(word, *(word for _ in args))

    def _is_multiplied(self, base, exponent):
        """Whether a power is some multiplications."""
        is_number = isinstance(base, types.Integer | types.Float) and not isinstance(base, types.IntegerLiteral)
        return is_number and isinstance(exponent, types.IntegerLiteral) and self.context.has_rules()

    def _of_literals(self, args):
        values = [arg.literal_value for arg in args]
        if self.key in _GROWING and not 0 <= values[-1] <= types.int64.bitwidth:
            return None
        with suppress(ArithmeticError, ValueError):
            value = self.key(*values)
            if types.int64.minval <= value <= types.int64.maxval:
                return signature(types.literal(value), *args)
        return None


for _name in OPERATORS.split():
    _rules.register_global(getattr(operator, _name))(WordOperation)


def _as_numpy(function: Any, args: Sequence[Any]) -> Sequence[Any]:
    """The types that integers have in a function of NumPy: one that has all of them, or a float's for a quotient.

    A literal has the type of the others, if that holds it.
    """
    if not isinstance(function, np.ufunc) or not all(isinstance(each, types.Integer) for each in args):
        return args
    if function is np.divide:
        return [types.float64 for _ in args]  # Numba's is float32 for integers of 16 bits or less
    literals = [each for each in args if isinstance(each, types.IntegerLiteral)]
    kind = _common([each for each in args if each not in literals] or args)
    if not all(kind.minval <= each.literal_value <= kind.maxval for each in literals):
        kind = _common(args)
    return [kind for _ in args] if isinstance(kind, types.Integer) else args


def _common(integers: Sequence[Any]) -> Any:
    """NumPy's type for results of integers of these types."""
    found = np.result_type(*(numpy_support.as_dtype(types.unliteral(each)) for each in integers))
    return numpy_support.from_dtype(found)


def _word_of(operands: Sequence[Any]) -> Any:
    """The type that integers compute in, also with a literal; None: Numba's rule says it."""
    if not all(isinstance(each, types.Integer) for each in operands):
        return None
    if all(each.bitwidth <= _WORD for each in operands):
        return types.uint32 if types.uint32 in operands else types.int32
    return None if any(each.signed for each in operands) else types.uint64


def _near(name: str, names: Sequence[str]) -> str:
    """The names that may be meant: those that begin with it, if they are few, or similar ones."""
    longer = [each for each in names if each.startswith(name)]
    return f"did you mean {' or '.join(longer)}?" if 0 < len(longer) <= MOST else near(name, names)


def _as_stored(found: Any) -> Any:
    """The type of a record's field: an array is not aligned, as the record may be packed."""
    is_nested = isinstance(found, types.NestedArray)
    return types.Array(found.dtype, found.ndim, "A", aligned=False) if is_nested else found


def _unsigned(place: Any, given: Any) -> Any:
    """The type of an index that is no literal."""
    if isinstance(place, types.BaseTuple):
        return types.BaseTuple.from_types(list(map(_unsigned, place, given)))
    is_open = isinstance(place, types.Integer) and not isinstance(given, types.IntegerLiteral)
    return types.uintp if is_open else place
