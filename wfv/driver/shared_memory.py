"""Shared virtual memory, as coarse-grained buffers: memory of the host, which kernels get by its address."""

from functools import partial
from typing import Any

from _wfv_driver import ffi, lib

from wfv.driver.commands import Action, Queue, command
from wfv.driver.contexts import Context
from wfv.driver.devices import ALIGNMENT, max_allocation
from wfv.driver.entry_points import entry_point
from wfv.driver.kernels import Kernel, parameter_of
from wfv.driver.memory import Buffer, box
from wfv.driver.objects import refuse_if
from wfv.driver.prototypes import cl
from wfv.driver.transfers import MIGRATIONS, check_map, check_pattern, copy_apart, filled

_KERNEL = (0, cl.MEM_READ_WRITE, cl.MEM_WRITE_ONLY, cl.MEM_READ_ONLY)
_UNKNOWN = 1 << 62  # the size of memory that is not shared: it may overlap any other


@entry_point("clSVMAlloc")
def allocate(context: Context, flags: int, size: int, alignment: int) -> int:
    refuse_if(flags not in _KERNEL or not 0 < size <= max_allocation(), cl.INVALID_VALUE)
    refuse_if(alignment > ALIGNMENT or alignment & (alignment - 1), cl.INVALID_VALUE)
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
    refuse_if(bool(number) != bool(pointers), cl.INVALID_VALUE)
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
    refuse_if(not target or not source, cl.INVALID_VALUE)
    return copy_apart(box(target, (size, 1, 1)), box(source, (size, 1, 1))) if size else None


@command("clEnqueueSVMMemFill", cl.COMMAND_SVM_MEMFILL)
def fill(_queue: Queue, address: int, pattern: int, pattern_size: int, size: int) -> Action | None:
    refuse_if(not address, cl.INVALID_VALUE)
    check_pattern(pattern, pattern_size, address, size)
    return filled(address, pattern, pattern_size, size)


@command("clEnqueueSVMMap", cl.COMMAND_SVM_MAP, 0)
def map_shared(_queue: Queue, flags: int, address: int, size: int) -> None:
    refuse_if(not address or not size, cl.INVALID_VALUE)
    check_map(flags)


@command("clEnqueueSVMUnmap", cl.COMMAND_SVM_UNMAP)
def unmap_shared(_queue: Queue, address: int) -> None:
    refuse_if(not address, cl.INVALID_VALUE)


@command("clEnqueueSVMMigrateMem", cl.COMMAND_SVM_MIGRATE_MEM)
def migrate_shared(queue: Queue, number: int, pointers: Any, sizes: Any, flags: int) -> None:
    refuse_if(not number or not pointers or flags & ~MIGRATIONS, cl.INVALID_VALUE)
    for i in range(number):
        least = max(sizes[i] if sizes else 0, 1)
        refuse_if(queue.context.shared_bytes(pointers[i]) < least, cl.INVALID_VALUE)


@entry_point("clSetKernelArgSVMPointer")
def set_pointer(kernel: Kernel, index: int, address: int) -> None:
    refuse_if(parameter_of(kernel, index).kind != "buffer", cl.INVALID_ARG_VALUE)
    size = kernel.context.shared_bytes(address) or (address and _UNKNOWN)
    memory = Buffer(kernel.context, cl.MEM_USE_HOST_PTR, size, address)
    memory.release()  # the host has no handle of it
    kernel.set(index, memory)


@entry_point("clSetKernelExecInfo")
def set_execution_info(_kernel: Kernel, name: int, nbytes: int, value: int) -> None:
    """Which memory a kernel uses beside its arguments need not be known."""
    is_system = name == cl.KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM
    is_sized = nbytes == 4 if is_system else nbytes % 8 == 0
    refuse_if(
        (nbytes and not value) or not is_sized or not (is_system or name == cl.KERNEL_EXEC_INFO_SVM_PTRS),
        cl.INVALID_VALUE,
    )
    refuse_if(is_system and ffi.cast("cl_uint *", value)[0], cl.INVALID_OPERATION)
