"""How a kernel's values are typed: what the user has chosen, and what follows from the types of the arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from numba import types


class Rules(NamedTuple):
    """`is_single`: float literals are float32. `is_wrapped`: indices may be negative. `is_numbas`: types as Numba's.
    `is_checked`: each index is tested.
    """

    is_single: bool
    is_wrapped: bool
    is_numbas: bool
    is_checked: bool = False


def is_single(args: Iterable[Any]) -> bool:
    """Whether a kernel with arguments of these types computes with float32: some are, and none is float64."""
    names = " ".join(map(str, args))
    return bool(re.search("float32|complex64", names)) and not re.search("float64|complex128", names)


def settled(is_numbas: bool, found: Iterable[Any]) -> tuple[Any, ...]:
    """The types of arguments; those of Python's floats, None, become float32 if the others are single."""
    args = tuple(found)
    number = types.float32 if is_single(args) and not is_numbas else types.float64
    return tuple(number if each is None else each for each in args)
