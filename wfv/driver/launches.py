"""clEnqueueNDRangeKernel and its kin, and what is kept between the launches of a kernel object."""

from __future__ import annotations

import math
import sys
from functools import partial
from typing import Any, NamedTuple

from wfv.driver.commands import Action, command, enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.devices import LOCAL_MEMORY, MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel
from wfv.driver.launch_arguments import Packing, Packings, Range, RawArguments, are_large, local_sizes, repeat
from wfv.driver.memory import Memory, Value, memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.errors import GeometryError
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import BlockCall, Launchable

Sizes = tuple[int, ...]
_MAX_KEPT = 64
_NOT_TAKEN = 2  # wfv.runtime.launch.native_launch.NOT_TAKEN


class Key(NamedTuple):
    """What launches have in common that can be run again with other arguments."""

    sizes: Sizes
    local: Sizes | None
    offset: Sizes | None
    threads: int
    local_memory: tuple[int, ...]
    are_large: bool


class Kept:
    """A launch that was prepared, with its arguments; or one call that launches, and a block for its arguments."""

    __slots__ = ("arguments", "launch")

    def __init__(self, launch: Launchable, arguments: RawArguments) -> None:
        self.launch, self.arguments = launch, arguments


class Quick:
    """One call that launches again with a block of arguments. Threads that launch at once have a block each."""

    __slots__ = ("_call", "_free", "packing", "plan")

    def __init__(self, call: BlockCall, packing: Packing) -> None:
        self._call, self.plan, self.packing = call.call, call.plan, packing
        self._free: list[ArgumentBlock] = []

    def launch(self, values: list[Value]) -> int:
        """Returns NOT_TAKEN if it has not launched. Raises what launches raise."""
        if self._free:
            block = self._free.pop()
            self.packing.put(block, values)
        else:
            block = self.packing.new_block(values)
        result = self._call(block)
        self._free.append(block)
        return result


class Launches:
    """What is kept between the launches of a kernel object, by what they have in common.

    `quick` launches by one call, once it is known what runs. Before that, launches that were prepared for others take
    the arguments: `kept` has those that no thread is using.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.quick: dict[Key, Quick] = {}
        self.kept: dict[Key, list[Kept]] = {}
        self.ranges: dict[Key, NDRange] = {}
        self.packings = Packings()
        self.last: tuple[Quick, int, Device] | None = None
        self.repeated: tuple[Quick, int, Device] | None = None
        self.prints = kernel.compiled.interface.printf is not None
        self.has_local = any(param.kind == "local" for param in kernel.compiled.interface.params)

    def action(self, sizes: Sizes, local: Sizes | None, offset: Sizes | None, device: Device) -> Action:
        """The launch with the kernel's current arguments. Raises ClError."""
        values = self.kernel.current_values()
        threads = min(device.units, self.kernel.compiled.threads)
        local_memory = local_sizes(values) if self.has_local else ()
        key = Key(sizes, local, offset, threads, local_memory, are_large(values))
        quick = self.quick.get(key)
        if quick is not None:
            self._see(quick, key, device, values)
            return partial(self._launch_quick, quick, values, key)
        return partial(self._launch, self._range(key), values, key)

    def _see(self, quick: Quick, key: Key, device: Device, values: list[Value]) -> None:
        """Native code repeats a launch that is like the one before (wfv/driver/launch_arguments.py)."""
        last = quick, self.kernel.changes, device
        if last != self.last:
            self.last = last
        elif quick.plan is not None and last != self.repeated:
            self.repeated = last
            sizes = Range(key.offset, key.sizes, key.local)
            repeat(self.kernel, quick.plan, quick.packing.new_block(values), sizes, device)

    def _range(self, key: Key) -> NDRange:
        """The sizes, checked. Raises ClError."""
        found = self.ranges.get(key)
        if found is None:
            found = self._checked_range(key)
            if len(self.ranges) >= _MAX_KEPT:
                self.ranges.clear()
            self.ranges[key] = found
        return found

    def _checked_range(self, key: Key) -> NDRange:
        compiled, local_bytes = self.kernel.compiled, sum(key.local_memory)
        if compiled.interface.local_variables + local_bytes > LOCAL_MEMORY + 128:
            raise ClError(cl.OUT_OF_RESOURCES)
        may_rest = self.kernel.program.allows_rest and compiled.hints.required_size is not None
        try:  # a size that is chosen here divides the global size; one that the kernel requires need not
            is_strict = (key.local is None and not may_rest) or None
            return compiled.range(key.sizes, key.local, key.offset, key.threads, is_strict, local_bytes)
        except GeometryError as error:
            raise ClError(cl.INVALID_WORK_GROUP_SIZE) from error

    def _launch_quick(self, quick: Quick, values: list[Value], key: Key) -> None:
        if quick.launch(values) == _NOT_TAKEN:
            self._launch(self._range(key), values, key)
        elif self.prints:
            _flush()

    def _launch(self, ndrange: NDRange, values: list[Value], key: Key) -> None:
        free = self.kept.get(key)
        if free:
            kept = free.pop()
            kept.arguments.replace(values)
            kept.launch.take_arguments()
        else:
            arguments = RawArguments(values, self.packings)
            kept = Kept(self.kernel.compiled.prepare(ndrange, key.threads, arguments), arguments)  # type: ignore[arg-type]  # as Arguments
        kept.launch.run()
        if self.prints:
            _flush()
        self._keep(kept, key)

    def _keep(self, kept: Kept, key: Key) -> None:
        """Keeps what has run, and makes the quick way of further launches like it, if there is one."""
        settled = kept.launch.settled
        call = None if settled is None else settled.block_call()
        if call is not None:
            if len(self.quick) >= _MAX_KEPT:
                self.quick.clear()
            self.quick[key] = Quick(call, self.packings.of(call.interface))
        elif self.quick:
            self.quick.pop(key, None)
        if len(self.kept) >= _MAX_KEPT:
            self.kept.clear()
        kept.arguments.values = []  # they belong to the host
        self.kept.setdefault(key, []).append(kept)


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
