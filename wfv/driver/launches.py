"""clEnqueueNDRangeKernel, clEnqueueTask and clEnqueueNativeKernel."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from wfv.driver import constants as cl
from wfv.driver.commands import enqueue, wait_list_of
from wfv.driver.device_limits import MAX_LOCAL_ITEMS
from wfv.driver.entry_points import entry_point
from wfv.driver.kept_launches import Launches, Sizes
from wfv.driver.kernels import Kernel
from wfv.driver.memory import memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue

_MOST = (1 << 62) - 1


@entry_point("clEnqueueNDRangeKernel")
def enqueue_kernel(
    queue: Queue, kernel: Kernel, dimensions: int, offset: Any, global_size: Any, local_size: Any,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    if queue.context is not kernel.context:
        raise ClError(cl.INVALID_CONTEXT)
    if queue.device not in kernel.program.devices:
        raise ClError(cl.INVALID_PROGRAM_EXECUTABLE)
    if not 1 <= dimensions <= 3:
        raise ClError(cl.INVALID_WORK_DIMENSION)
    if not global_size:
        raise ClError(cl.INVALID_GLOBAL_WORK_SIZE)
    sizes = tuple(global_size[0:dimensions])
    first = tuple(offset[0:dimensions]) if offset else None
    local = tuple(local_size[0:dimensions]) if local_size else None
    if first is not None and max(a + b for a, b in zip(sizes, first, strict=True)) > _MOST:
        raise ClError(cl.INVALID_GLOBAL_OFFSET)
    if max(sizes) > _MOST:
        raise ClError(cl.INVALID_GLOBAL_WORK_SIZE)
    if local is not None:
        _check_local(kernel, sizes, local)
    found = wait_list_of(queue.context, count, events)
    if 0 in sizes:  # since 2.1
        kernel.current_values()
        enqueue(queue, cl.COMMAND_NDRANGE_KERNEL, found, event, _nothing)
        return
    launches = kernel.launches
    if launches is None:
        launches = kernel.launches = Launches(kernel)
    action = launches.action(sizes, local, first, queue.device)
    enqueue(queue, cl.COMMAND_NDRANGE_KERNEL, found, event, action)


def _check_local(kernel: Kernel, sizes: Sizes, local: Sizes) -> None:
    if 0 in local or math.prod(local) > MAX_LOCAL_ITEMS:
        raise ClError(cl.INVALID_WORK_ITEM_SIZE if max(local) > MAX_LOCAL_ITEMS else cl.INVALID_WORK_GROUP_SIZE)
    if not kernel.program.allows_rest and any(size % each for size, each in zip(sizes, local, strict=True)):
        raise ClError(cl.INVALID_WORK_GROUP_SIZE)


@entry_point("clEnqueueTask")
def enqueue_task(queue: Queue, kernel: Kernel, count: int, events: Any, event: Any) -> None:
    one = ffi.new("size_t *", 1)
    enqueue_kernel(queue, kernel, 1, None, one, one, count, events, event)


@entry_point("clEnqueueNativeKernel")
def enqueue_native_kernel(
    queue: Queue, function: int, args: int, nbytes: int, number: int, memories: Any, places: Any,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    if not function or bool(args) != bool(nbytes) or (number and not args):
        raise ClError(cl.INVALID_VALUE)
    if bool(number) != bool(memories) or bool(number) != bool(places):
        raise ClError(cl.INVALID_VALUE)
    kept = memories_of(queue.context, number, memories)
    found = wait_list_of(queue.context, count, events)
    block = ffi.new("char[]", max(nbytes, 1))
    if args:
        ffi.memmove(block, ffi.cast("char *", args), nbytes)
    for i, memory in enumerate(kept):
        at = places[i] - args
        if at + 8 > nbytes:
            raise ClError(cl.INVALID_VALUE)
        ffi.cast("uintptr_t *", block + at)[0] = memory.address
    action = partial(lib.wfv_call_native, function, int(ffi.cast("uintptr_t", block)))
    action.kept = block, kept  # type: ignore[attr-defined]
    enqueue(queue, cl.COMMAND_NATIVE_KERNEL, found, event, action)


def _nothing() -> None:
    """A launch of no work-items."""
