"""clEnqueueNDRangeKernel, clEnqueueTask and clEnqueueNativeKernel."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from wfv.driver import constants as cl
from wfv.driver.commands import Action, enqueue, wait_list_of
from wfv.driver.devices import LOCAL_MEMORY, MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernel_arguments import LocalBytes, Value
from wfv.driver.kernels import Kernel
from wfv.driver.memory import memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.errors import GeometryError
from wfv.lazy import LazyModule

if TYPE_CHECKING:
    from wfv.driver import launch_arguments
    from wfv.driver.launch_arguments import QuickArguments
    from wfv.runtime import quick_call
    from wfv.runtime.geometry import NDRange
else:
    quick_call = LazyModule("wfv.runtime.quick_call")
    launch_arguments = LazyModule("wfv.driver.launch_arguments")

Sizes = tuple[int, ...]
_MAX_KEPT = 64
_NOT_TAKEN = 2  # wfv.runtime.native_launch.NOT_TAKEN
_MOST = (1 << 62) - 1


class Launches:
    """What is kept between the launches of a kernel object: for each size, a function that launches at once."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.quick: dict[object, Callable[[tuple[object, ...]], int]] = {}
        self.ranges: dict[object, NDRange] = {}
        self.arguments: QuickArguments | None = None
        self.raw = launch_arguments.RawArguments  # a lazy module takes a microsecond each time

    def action(self, sizes: Sizes, local: Sizes | None, offset: Sizes | None, device: Device) -> Action:
        """The launch with the kernel's current arguments. Raises ClError."""
        values = self.kernel.current_values()
        threads = min(device.units, self.kernel.compiled.threads)
        key = sizes, local, offset, threads
        quick = self.quick.get(key)
        if quick is not None and self.arguments is not None:
            objects = self.arguments.of(values)
            return partial(self._launch_quick, quick, objects, values, key)
        return partial(self._launch, self._range(values, key), values, key)

    def _range(self, values: list[Value], key: Any) -> NDRange:
        """The sizes, checked. Raises ClError."""
        local_bytes = sum(int(each) for each in values if isinstance(each, LocalBytes))
        found = self.ranges.get((key, local_bytes))
        if found is None:
            sizes, local, offset, threads = key
            compiled = self.kernel.compiled
            if compiled.interface.local_variables + local_bytes > LOCAL_MEMORY + 128:
                raise ClError(cl.OUT_OF_RESOURCES)
            may_rest = self.kernel.program.allows_rest and compiled.hints.required_size is not None
            try:  # a size that is chosen here divides the global size; one that the kernel requires need not
                is_strict = (local is None and not may_rest) or None
                found = compiled.range(sizes, local, offset, threads, is_strict, local_bytes)
            except GeometryError as error:
                raise ClError(cl.INVALID_WORK_GROUP_SIZE) from error
            if len(self.ranges) >= _MAX_KEPT:
                self.ranges.clear()
            self.ranges[key, local_bytes] = found
        return found

    def _launch_quick(
        self, quick: Callable[[tuple[object, ...]], int], objects: tuple[object, ...], values: list[Value], key: Any
    ) -> None:
        if quick(objects) == _NOT_TAKEN:
            self._launch(self._range(values, key), values, key)

    def _launch(self, ndrange: NDRange, values: list[Value], key: Any) -> None:
        compiled = self.kernel.compiled
        sizes, local, offset, threads = key
        launch = compiled.prepare(ndrange, threads, self.raw(values))  # type: ignore[arg-type]  # as Arguments
        launch.run()
        if compiled.interface.printf is not None and sys.stdout is not None:
            sys.stdout.flush()  # a host that is not Python ends without that
        if self.arguments is None:
            self.arguments = launch_arguments.QuickArguments(compiled.interface, self.kernel.header.parameters)
        if not self.arguments.is_possible:
            return
        made = quick_call.quick_call(launch, quick_call.QuickOptions(sizes, local, threads, offset, None))
        if made is not None:
            if len(self.quick) >= _MAX_KEPT:
                self.quick.clear()
            self.quick[key] = made.launch


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
