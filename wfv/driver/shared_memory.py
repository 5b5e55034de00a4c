"""Shared virtual memory, as coarse-grained buffers: memory of the host, which kernels get by its address."""

from functools import partial
from typing import Any

from wfv.driver.commands import Action, Queue, command
from wfv.driver.constants import cl
from wfv.driver.contexts import Context
from wfv.driver.devices import ALIGNMENT, max_allocation
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel, parameter_of
from wfv.driver.memory import Buffer, box
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.transfers import MIGRATIONS, check_map, check_pattern, copy_apart, filled

_KERNEL = (0, cl.MEM_READ_WRITE, cl.MEM_WRITE_ONLY, cl.MEM_READ_ONLY)


def _check(is_valid: object, code: int = cl.INVALID_VALUE) -> None:
    """Raises ClError."""
    if not is_valid:
        raise ClError(code)


@entry_point("clSVMAlloc")
def allocate(context: Context, flags: int, size: int, alignment: int) -> int:
    _check(flags in _KERNEL and 0 < size <= max_allocation())
    _check(alignment <= ALIGNMENT and not alignment & (alignment - 1))
    address = int(lib.wfv_allocate(size))
    if address:
        context.shared[address] = size
    return address


@entry_point("clSVMFree")
def free(context: Context, address: int) -> None:
    if context.shared.pop(address, None) is not None:
        lib.wfv_free_memory(address)


@command("clEnqueueSVMFree", cl.COMMAND_SVM_FREE)
def enqueue_free(queue: Queue, number: int, pointers: Any, function: int, data: int) -> Action:
    _check(bool(number) == bool(pointers))
    found = [pointers[i] for i in range(number)]
    return partial(_free_all, queue, found, function, data)


def _free_all(queue: Queue, pointers: list[int], function: int, data: int) -> None:
    if function:
        lib.wfv_call_free(function, queue.handle, len(pointers), pointers, data)
    else:
        for each in pointers:
            free(queue.context, each)


@command("clEnqueueSVMMemcpy", cl.COMMAND_SVM_MEMCPY, 0)
def copy(_queue: Queue, target: int, source: int, size: int) -> Action | None:
    _check(target and source)
    return copy_apart(box(target, (size, 1, 1)), box(source, (size, 1, 1))) if size else None


@command("clEnqueueSVMMemFill", cl.COMMAND_SVM_MEMFILL)
def fill(_queue: Queue, address: int, pattern: int, pattern_size: int, size: int) -> Action | None:
    _check(address)
    check_pattern(pattern, pattern_size, address, size)
    return filled(address, pattern, pattern_size, size)


@command("clEnqueueSVMMap", cl.COMMAND_SVM_MAP, 0)
def map_shared(_queue: Queue, flags: int, address: int, size: int) -> None:
    _check(address and size)
    check_map(flags)


@command("clEnqueueSVMUnmap", cl.COMMAND_SVM_UNMAP)
def unmap_shared(_queue: Queue, address: int) -> None:
    _check(address)


@command("clEnqueueSVMMigrateMem", cl.COMMAND_SVM_MIGRATE_MEM)
def migrate_shared(queue: Queue, number: int, pointers: Any, sizes: Any, flags: int) -> None:
    _check(number and pointers and not flags & ~MIGRATIONS)
    for i in range(number):
        _check(queue.context.shared_bytes(pointers[i]) >= max(sizes[i] if sizes else 0, 1))


@entry_point("clSetKernelArgSVMPointer")
def set_pointer(kernel: Kernel, index: int, address: int) -> None:
    _check(parameter_of(kernel, index).kind == "buffer", cl.INVALID_ARG_VALUE)
    memory = Buffer(kernel.context, cl.MEM_USE_HOST_PTR, kernel.context.shared_bytes(address), address)
    memory.release()  # the host has no handle of it
    kernel.set(index, memory)


@entry_point("clSetKernelExecInfo")
def set_execution_info(_kernel: Kernel, name: int, nbytes: int, value: int) -> None:
    """Which memory a kernel uses beside its arguments need not be known."""
    is_system = name == cl.KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM
    _check(value and (nbytes == 4 if is_system else nbytes and nbytes % 8 == 0))
    _check(is_system or name == cl.KERNEL_EXEC_INFO_SVM_PTRS)
    _check(not is_system or not ffi.cast("cl_uint *", value)[0], cl.INVALID_OPERATION)
