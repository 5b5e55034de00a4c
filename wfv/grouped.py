"""Groups of values by key."""

from collections.abc import Iterable
from typing import TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


def grouped(pairs: Iterable[tuple[_Key, _Value]]) -> dict[_Key, list[_Value]]:
    """The values of each key, keys and values in the order of the pairs."""
    found: dict[_Key, list[_Value]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return found
