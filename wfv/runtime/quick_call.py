"""How to launch a kernel again with the same sizes and options, and other arguments, by one call of native code."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wfv.runtime.arguments import ArgumentPacker
from wfv.runtime.geometry import Size, is_fixed
from wfv.runtime.prepared import Launchable

MAX_QUICK_CALLS = 64  # of a kernel


class QuickOptions(NamedTuple):
    """The sizes and options of a launch, as the caller gave them."""

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None

    def key(self) -> object | None:
        """Equal for launches with the same sizes and options; None if some are not Python's integers and bools."""
        is_plain = self.strict is None or type(self.strict) is bool
        return self if is_plain and all(map(is_fixed, self[:4])) else None


class QuickCall(NamedTuple):
    """The options of launches, and what takes their arguments and launches.

    `launch` returns NOT_TAKEN if an argument is not one that native code takes: Python takes all of them then, or
    raises the error.
    """

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None
    launch: Callable[[tuple[object, ...]], int]
    packer: ArgumentPacker


def quick_call(launch: Launchable, options: QuickOptions) -> QuickCall | None:
    """The quick way of further launches like this one; None if there is none, or not yet."""
    settled = launch.settled
    call = None if settled is None else settled.native_call()
    return None if call is None else QuickCall(*options, *call)
