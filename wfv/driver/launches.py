"""clEnqueueNDRangeKernel and its kin, and the arguments of launches, packed as compiled kernels read them."""

import math
import sys
import weakref
from functools import partial
from typing import Any

from _wfv_driver import ffi, lib

from wfv.driver.commands import Action, Queue, command, enqueue, wait_list_of
from wfv.driver.devices import LOCAL_MEMORY, MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel
from wfv.driver.memory import Buffer, LocalBytes, Memory, buffer_of, memories_of
from wfv.driver.objects import ClError, refuse_if
from wfv.driver.prototypes import cl
from wfv.errors import Error, GeometryError
from wfv.runtime.arguments.packer import ArgumentBlock, ArgumentPacker, Arguments, overlap
from wfv.runtime.launch.geometry import LaunchOptions, NDRange

Sizes = tuple[int, ...]


class RawArguments(Arguments):
    """The arguments of a launch, packed without the checks of Python's: once, until the host sets another."""

    def __init__(self, kernel: Kernel) -> None:
        """Raises ClError if an argument is not set, or does not exist any more."""
        super().__init__(kernel.current_values(), {})
        self._blocks = kernel.blocks

    @property
    def local_bytes(self) -> int:
        """The size of the local memory arguments."""
        return sum(each for each in self.args if type(each) is LocalBytes)

    def _packed(self, packer: ArgumentPacker) -> ArgumentBlock:
        found = list[Any]()
        for value, param in zip(self.args, packer.params, strict=True):
            if isinstance(value, Memory):
                refuse_if(value.address % param.align, cl.MISALIGNED_SUB_BUFFER_OFFSET)
                found.append(value.argument)
            else:
                found.append(value or 0)  # bytes, the size of local memory, or None: a null pointer
        overlaps = any(overlap(found[a], self.args[a], found[b], self.args[b]) for a, b in packer.pairs)
        kept = [weakref.proxy(each) if isinstance(each, Memory) else None for each in self.args]  # messages have sizes
        return packer.place(found, packer.sizes(self.args), self.are_large, overlaps, kept)


def _action(
    kernel: Kernel, args: RawArguments, size: Sizes, local: Sizes | None, offset: Sizes | None, device: Device
) -> Action:
    """The launch with these arguments. Raises ClError."""
    compiled, local_bytes = kernel.compiled, args.local_bytes
    refuse_if(kernel.local_variables + local_bytes > LOCAL_MEMORY + 128, cl.OUT_OF_RESOURCES)
    # A size that is chosen here divides the global size; one that the kernel requires need not.
    may_rest = compiled.hints.required_size is not None and kernel.program.allows_rest
    is_strict = (local is None and not may_rest) or None
    options = LaunchOptions(size, local, min(device.units, compiled.threads), offset, is_strict)
    try:
        ndrange, threads = compiled.launches.sizes(options, local_bytes)
    except GeometryError as error:
        raise ClError(cl.INVALID_WORK_GROUP_SIZE) from error
    return partial(_launch, kernel, ndrange, threads, args)


def _launch(kernel: Kernel, ndrange: NDRange, threads: int, args: RawArguments) -> None:
    plan, block = kernel.compiled.launches.prepare(ndrange, threads, args)
    try:
        plan.run(block)
    except Error as error:
        kernel.compiled.origin.explain(error)
        raise
    if plan.printer is not None and sys.stdout is not None:
        sys.stdout.flush()  # a host that is not Python ends without that


_MOST = (1 << 62) - 1


@entry_point("clEnqueueNDRangeKernel")
def enqueue_kernel(
    queue: Queue, kernel: Kernel, dimensions: int, offset: Any, global_size: Any, local_size: Any,
    count: int, events: Any, event: Any, command_type: int = cl.COMMAND_NDRANGE_KERNEL,
) -> None:  # fmt: skip
    refuse_if(queue.context is not kernel.context, cl.INVALID_CONTEXT)
    refuse_if(queue.device not in kernel.program.devices, cl.INVALID_PROGRAM_EXECUTABLE)
    refuse_if(not 1 <= dimensions <= 3, cl.INVALID_WORK_DIMENSION)
    sizes = tuple(global_size[0:dimensions]) if global_size else (0,) * dimensions  # since 2.1
    first = tuple(offset[0:dimensions]) if offset else None
    local = tuple(local_size[0:dimensions]) if local_size else None
    refuse_if(
        first is not None and max(a + b for a, b in zip(sizes, first, strict=True)) > _MOST, cl.INVALID_GLOBAL_OFFSET
    )
    refuse_if(max(sizes) > _MOST, cl.INVALID_GLOBAL_WORK_SIZE)
    if local is not None:
        _check_local(kernel, sizes, local)
    found = wait_list_of(queue.context, count, events)
    args = RawArguments(kernel)
    action = _action(kernel, args, sizes, local, first, queue.device) if all(sizes) else None
    enqueue(queue, command_type, found, event, action)


def _check_local(kernel: Kernel, sizes: Sizes, local: Sizes) -> None:
    if 0 in local or math.prod(local) > MAX_LOCAL_ITEMS:
        raise ClError(cl.INVALID_WORK_ITEM_SIZE if max(local) > MAX_LOCAL_ITEMS else cl.INVALID_WORK_GROUP_SIZE)
    refuse_if(
        any(size % each for size, each in zip(sizes, local, strict=True)) and not kernel.program.allows_rest,
        cl.INVALID_WORK_GROUP_SIZE,
    )


@entry_point("clEnqueueTask")
def enqueue_task(queue: Queue, kernel: Kernel, count: int, events: Any, event: Any) -> None:
    one = ffi.new("size_t *", 1)
    enqueue_kernel(queue, kernel, 1, None, one, one, count, events, event, cl.COMMAND_TASK)


@command("clEnqueueNativeKernel", cl.COMMAND_NATIVE_KERNEL)
def native_kernel(
    queue: Queue, function: int, args: int, nbytes: int, number: int, memories: Any, places: Any
) -> Action:
    refuse_if(not function or bool(args) != bool(nbytes) or (number and not args), cl.INVALID_VALUE)
    refuse_if(bool(number) != bool(memories) or bool(number) != bool(places), cl.INVALID_VALUE)
    kept = [buffer_of(each) for each in memories_of(queue.context, number, memories)]
    block = ffi.new("char[]", max(nbytes, 1))
    if args:
        ffi.memmove(block, ffi.cast("char *", args), nbytes)
    for i, memory in enumerate(kept):
        at = places[i] - args
        refuse_if(not 0 <= at <= nbytes - 8, cl.INVALID_VALUE)
        ffi.cast("uintptr_t *", block + at)[0] = memory.address
    return partial(_call_native, function, block, kept)


def _call_native(function: int, block: Any, _kept: list[Buffer]) -> None:
    lib.wfv_call_native(function, int(ffi.cast("uintptr_t", block)))
