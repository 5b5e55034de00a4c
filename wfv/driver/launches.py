"""clEnqueueNDRangeKernel and its kin, and what is kept between the launches of a kernel object."""

import math
import sys
from functools import partial
from typing import Any, NamedTuple

from wfv.driver.commands import Action, command, enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.devices import LOCAL_MEMORY, MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel
from wfv.driver.launch_arguments import Range, RawArguments, local_bytes_of, packed, repeat
from wfv.driver.memory import Memory, Value, memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.errors import GeometryError
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.plan import LaunchPlan
from wfv.runtime.launch.prepared import LaunchOptions

Sizes = tuple[int, ...]


class Known(NamedTuple):
    """A launch: what was launched with which arguments on which device."""

    sizes: Range
    changes: int
    device: Device


class Launches:
    """What is known about the launches of a kernel object: the last one may be repeated by native code."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.prints = kernel.compiled.interface.printf is not None
        self._last: tuple[Known, LaunchPlan] | None = None  # and how it was run, if that is final
        self._repeated: Known | None = None

    def action(self, sizes: Range, device: Device) -> Action:
        """The launch with the kernel's current arguments. Raises ClError."""
        values, now = self.kernel.current_values(), Known(sizes, self.kernel.changes, device)
        ndrange, threads = self._checked(sizes, values, device)
        if self._last is not None and self._last[0] == now != self._repeated:
            plan, self._repeated = self._last[1], now
            repeat(self.kernel, plan, packed(plan.interface, values), sizes, device)
        return partial(self._launch, ndrange, threads, values, now)

    def _checked(self, sizes: Range, values: list[Value], device: Device) -> tuple[NDRange, int]:
        """The sizes and threads, checked. Raises ClError."""
        compiled, local_bytes = self.kernel.compiled, local_bytes_of(values)
        if compiled.interface.local_variables + local_bytes > LOCAL_MEMORY + 128:
            raise ClError(cl.OUT_OF_RESOURCES)
        may_rest = self.kernel.program.allows_rest and compiled.hints.required_size is not None
        # A size that is chosen here divides the global size; one that the kernel requires need not.
        is_strict = (sizes.local is None and not may_rest) or None
        options = LaunchOptions(sizes.size, sizes.local, min(device.units, compiled.threads), sizes.offset, is_strict)
        try:
            return compiled.sizes(options, local_bytes)
        except GeometryError as error:
            raise ClError(cl.INVALID_WORK_GROUP_SIZE) from error

    def _launch(self, ndrange: NDRange, threads: int, values: list[Value], now: Known) -> None:
        launch = self.kernel.compiled.prepare(ndrange, threads, RawArguments(values))  # type: ignore[arg-type]  # as Arguments
        launch.run()
        if self.prints:
            _flush()
        step = launch.native_step()
        self._last = None if step is None or not step.is_final else (now, step.plan)


def _flush() -> None:
    """Shows what a kernel has printed: a host that is not Python ends without that."""
    if sys.stdout is not None:
        sys.stdout.flush()


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
    action = launches.action(Range(first, sizes, local), queue.device)
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


@command("clEnqueueNativeKernel", cl.COMMAND_NATIVE_KERNEL)
def native_kernel(
    queue: Queue, function: int, args: int, nbytes: int, number: int, memories: Any, places: Any
) -> Action:
    if not function or bool(args) != bool(nbytes) or (number and not args):
        raise ClError(cl.INVALID_VALUE)
    if bool(number) != bool(memories) or bool(number) != bool(places):
        raise ClError(cl.INVALID_VALUE)
    kept = memories_of(queue.context, number, memories)
    block = ffi.new("char[]", max(nbytes, 1))
    if args:
        ffi.memmove(block, ffi.cast("char *", args), nbytes)
    for i, memory in enumerate(kept):
        at = places[i] - args
        if at + 8 > nbytes:
            raise ClError(cl.INVALID_VALUE)
        ffi.cast("uintptr_t *", block + at)[0] = memory.address
    return partial(_call_native, function, block, kept)


def _call_native(function: int, block: Any, _kept: list[Memory]) -> None:
    lib.wfv_call_native(function, int(ffi.cast("uintptr_t", block)))


def _nothing() -> None:
    """A launch of no work-items."""
