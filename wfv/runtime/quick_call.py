"""How to launch a kernel again with the same sizes and options, and other arguments, by one call of native code."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wfv.runtime.arguments import ArgumentPacker
from wfv.runtime.geometry import Size, is_fixed
from wfv.runtime.prepared import Launchable


class QuickCall(NamedTuple):
    """The options of the launch, as the caller gave them, and what takes the arguments and launches.

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


Options = tuple[Size, Size | None, int | None, Size | None, bool | None]


def quick_call(launch: Launchable, options: Options) -> QuickCall | None:
    """The quick way of further launches like this one; None if there is none, or not yet."""
    global_size, local_size, threads, global_offset, strict = options
    settled = launch.settled
    if settled is None or not all(map(is_fixed, (global_size, local_size, global_offset))):
        return None
    call = settled.native_call()
    return None if call is None else QuickCall(global_size, local_size, threads, global_offset, strict, *call)
