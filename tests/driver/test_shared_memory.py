"""Shared virtual memory: allocations, arguments, commands, and what each of them refuses."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, OpenCLError, World, address, ffi
from tests.support.requires import needs_clang

pytestmark = needs_clang
END = (0, NULL, NULL)
SOURCE = """
typedef struct Node { global struct Node *next; int value; } Node;
kernel void add(global const Node *first, global int *sum) {
  int found = 0;
  for (global const Node *at = first; at; at = at->next)
    found += at->value;
  sum[0] = found;
}
kernel void count(global int *x, local int *unused, int n) { x[get_global_id(0)] += n; }
"""


def allocated(w: World, size: int = SIZE, flags: int = 0, alignment: int = 0) -> Any:
    """Memory that the context has as long as the world."""
    found = w.cl.library.clSVMAlloc(w.context, flags, size, alignment)
    assert found != NULL
    return w.keep(ffi.gc(found, lambda each: w.cl.library.clSVMFree(w.context, each)))


def bytes_at(pointer: Any, size: int = SIZE) -> Any:
    return ffi.buffer(pointer, size)


def pointers(w: World, *values: Any) -> Any:
    return w.keep(ffi.new("void *[]", list(values)))


def filled(w: World, at: Any, pattern_size: int = 4, size: int = 8, pattern: Any = None) -> Any:
    return (w.queue, at, w.room() if pattern is None else pattern, pattern_size, size, *END)


def set_info(w: World, name: int, size: int, value: Any) -> Any:
    return (w.kernel, name, size, value)


def number(value: int) -> Any:
    return ffi.new("cl_uint *", value)


def odd(w: World) -> Any:
    return ffi.cast("char *", allocated(w)) + 2


ROWS = [
    *command_rows("clEnqueueSVMFree", lambda w: (0, NULL, NULL, NULL), memory=False),
    *command_rows("clEnqueueSVMMemcpy", lambda w: (1, allocated(w), w.room(), 4), memory=False),
    *command_rows("clEnqueueSVMMemFill", lambda w: (allocated(w), w.room(), 4, 4), memory=False),
    *command_rows("clEnqueueSVMMap", lambda w: (1, CL.MAP_READ, allocated(w), 4), memory=False),
    *command_rows("clEnqueueSVMUnmap", lambda w: (allocated(w),), memory=False),
    *command_rows(
        "clEnqueueSVMMigrateMem", lambda w: (1, pointers(w, allocated(w)), NULL, 0), memory=False
    ),
    *rows(
        {
            "clEnqueueSVMFree": [
                ("INVALID_VALUE", "a number without pointers", lambda w: (w.queue, 1, NULL, NULL, NULL, *END)),
                ("INVALID_VALUE", "pointers, no number", lambda w: (w.queue, 0, pointers(w, NULL), NULL, NULL, *END)),
            ],
            "clEnqueueSVMMemcpy": [
                ("INVALID_VALUE", "no target", lambda w: (w.queue, 1, NULL, w.room(), 4, *END)),
                ("INVALID_VALUE", "no source", lambda w: (w.queue, 1, allocated(w), NULL, 4, *END)),
                ("MEM_COPY_OVERLAP", "an overlap", lambda w: (w.queue, 1, w.room(), w.kept[-1] + 3, 4, *END)),
            ],
            "clEnqueueSVMMemFill": [
                ("INVALID_VALUE", "no memory", lambda w: filled(w, NULL)),
                ("INVALID_VALUE", "no pattern", lambda w: filled(w, allocated(w), pattern=NULL)),
                ("INVALID_VALUE", "memory that is not aligned", lambda w: filled(w, odd(w))),
                ("INVALID_VALUE", "an empty pattern", lambda w: filled(w, allocated(w), 0)),
                ("INVALID_VALUE", "a pattern of three bytes", lambda w: filled(w, allocated(w), 3, 6)),
                ("INVALID_VALUE", "a pattern of 256 bytes", lambda w: filled(w, allocated(w), 256, 256)),
                ("INVALID_VALUE", "half a pattern", lambda w: filled(w, allocated(w), 4, 6)),
            ],
            "clEnqueueSVMMap": [
                ("INVALID_VALUE", "no memory", lambda w: (w.queue, 1, CL.MAP_READ, NULL, 4, *END)),
                ("INVALID_VALUE", "no bytes", lambda w: (w.queue, 1, CL.MAP_READ, allocated(w), 0, *END)),
                ("INVALID_VALUE", "unknown flags", lambda w: (w.queue, 1, 8, allocated(w), 4, *END)),
                ("INVALID_VALUE", "flags that exclude each other", lambda w: (w.queue, 1, 5, allocated(w), 4, *END)),
            ],
            "clEnqueueSVMUnmap": [("INVALID_VALUE", "no memory", lambda w: (w.queue, NULL, *END))],
            "clEnqueueSVMMigrateMem": [
                ("INVALID_VALUE", "nothing", lambda w: (w.queue, 0, pointers(w, allocated(w)), NULL, 0, *END)),
                ("INVALID_VALUE", "no pointers", lambda w: (w.queue, 1, NULL, NULL, 0, *END)),
                ("INVALID_VALUE", "unknown flags", lambda w: (w.queue, 1, pointers(w, allocated(w)), NULL, 4, *END)),
                ("INVALID_VALUE", "other memory", lambda w: (w.queue, 1, pointers(w, w.room()), [4], 0, *END)),
                (
                    "INVALID_VALUE",
                    "one byte more than there is",
                    lambda w: (w.queue, 1, pointers(w, allocated(w)), [SIZE + 1], 0, *END),
                ),
            ],
            "clSetKernelArgSVMPointer": [
                ("INVALID_KERNEL", "a null kernel", lambda w: (NULL, 0, allocated(w))),
                ("INVALID_ARG_INDEX", "an index past the last", lambda w: (w.kernel, 1, allocated(w))),
                ("INVALID_ARG_VALUE", "a number", lambda w: (w.unset_kernel, 2, allocated(w))),
                ("INVALID_ARG_VALUE", "local memory", lambda w: (w.sums, 2, allocated(w))),
            ],
            "clSetKernelExecInfo": [
                ("INVALID_KERNEL", "a null kernel", lambda w: (NULL, CL.KERNEL_EXEC_INFO_SVM_PTRS, 8, w.room())),
                ("INVALID_VALUE", "an unknown name", lambda w: set_info(w, 0x11B5, 8, w.room())),
                ("INVALID_VALUE", "no value", lambda w: set_info(w, CL.KERNEL_EXEC_INFO_SVM_PTRS, 8, NULL)),
                ("INVALID_VALUE", "half a pointer", lambda w: set_info(w, CL.KERNEL_EXEC_INFO_SVM_PTRS, 4, w.room())),
                (
                    "INVALID_OPERATION",
                    "all of the host's memory",
                    lambda w: set_info(w, CL.KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 4, number(1)),
                ),
            ],
        }
    ),
]  # fmt: skip


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def test_allocations(w: World, cl: Api) -> None:
    assert cl.number("clGetDeviceInfo", w.device, CL.DEVICE_SVM_CAPABILITIES) == CL.DEVICE_SVM_COARSE_GRAIN_BUFFER
    for alignment in (0, 1, 2, 64, 128):
        assert address(allocated(w, 3, CL.MEM_READ_ONLY, alignment)) % (alignment or 128) == 0
    largest = cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_MEM_ALLOC_SIZE)
    both, fine = CL.MEM_READ_ONLY | CL.MEM_WRITE_ONLY, CL.MEM_SVM_FINE_GRAIN_BUFFER
    wrong = [(0, 0, 0), (0, largest + 1, 0), (0, 8, 3), (0, 8, 256), (both, 8, 0), (fine, 8, 0), (8, 8, 0)]
    for flags, size, alignment in wrong:
        assert cl.library.clSVMAlloc(w.context, flags, size, alignment) == NULL
    assert cl.library.clSVMAlloc(NULL, 0, 8, 0) == NULL
    cl.library.clSVMFree(w.context, NULL)


def test_kernels_follow_the_pointers_in_it(w: World, cl: Api) -> None:
    """A list in one allocation, and its last element in another one."""
    nodes, last, total = allocated(w, 16 * 8), allocated(w, 16), allocated(w, 8)
    at = address(nodes)
    for i in range(8):
        following = at + 16 * (i + 1) if i < 7 else address(last)
        bytes_at(nodes, 128)[16 * i : 16 * i + 16] = struct.pack("<QQ", following, i + 1)
    bytes_at(last, 16)[:] = struct.pack("<QQ", 0, 100)
    kernel = cl.clCreateKernel(w.built(SOURCE), b"add")
    cl.clSetKernelArgSVMPointer(kernel, 1, ffi.cast("char *", total) + 4)
    used = pointers(w, nodes, last)
    cl.clSetKernelExecInfo(kernel, CL.KERNEL_EXEC_INFO_SVM_PTRS, 0, NULL)  # no pointers
    cl.clSetKernelExecInfo(kernel, CL.KERNEL_EXEC_INFO_SVM_PTRS, 16, used)
    cl.clSetKernelExecInfo(kernel, CL.KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM, 4, number(0))
    for first, expected in ((nodes, 136), (last, 100), (ffi.cast("void *", at + 112), 108), (NULL, 0)):
        cl.clSetKernelArgSVMPointer(kernel, 0, first)
        for each in (kernel, cl.clCloneKernel(kernel)):
            bytes_at(total, 8)[:] = struct.pack("<ii", -1, -1)
            cl.clEnqueueNDRangeKernel(w.queue, each, 1, NULL, [1], NULL, *END)
            assert struct.unpack("<ii", bytes_at(total, 8)) == (-1, expected)


def test_it_takes_turns_with_buffers(w: World, cl: Api) -> None:
    """An argument is a buffer, then a pointer; and a buffer of shared memory is that memory."""
    memory, kernel = allocated(w), cl.clCreateKernel(w.built(SOURCE), b"count")
    bytes_at(memory)[:] = bytes(SIZE)
    cl.clSetKernelArg(kernel, 1, 16, NULL)
    cl.clSetKernelArg(kernel, 2, 4, w.array("cl_int", 3))
    over = cl.clCreateBuffer(w.context, CL.MEM_USE_HOST_PTR, SIZE - 64, ffi.cast("char *", memory) + 64)
    assert cl.number("clGetMemObjectInfo", over, CL.MEM_USES_SVM_POINTER) == 1
    assert cl.number("clGetMemObjectInfo", w.buffer, CL.MEM_USES_SVM_POINTER) == 0
    w.write(w.buffer, bytes(SIZE))
    for given in (w.buffer, None, over, None, w.buffer):
        if given is None:
            cl.clSetKernelArgSVMPointer(kernel, 0, memory)
        else:
            cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", given))
        cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [32], NULL, *END)
    found = np.frombuffer(bytes_at(memory), np.int32)
    np.testing.assert_array_equal(found, [6] * 16 + [9] * 16 + [3] * 16 + [0] * 16)
    np.testing.assert_array_equal(np.frombuffer(w.read(w.buffer), np.int32), [6] * 32 + [0] * 32)
    cl.clReleaseMemObject(over)


def test_a_buffer_is_not_longer_than_its_shared_memory(w: World, cl: Api) -> None:
    memory = ffi.cast("char *", allocated(w))
    w.new_buffer(CL.MEM_USE_HOST_PTR, SIZE, memory)
    for flag in (CL.MEM_USE_HOST_PTR, CL.MEM_COPY_HOST_PTR):
        assert cl.code("clCreateBuffer", w.context, flag, SIZE, memory + 1) == "INVALID_BUFFER_SIZE"


@pytest.mark.parametrize("blocking", [0, 1])
def test_commands(w: World, cl: Api, blocking: int) -> None:
    one, other, event = allocated(w), allocated(w), ffi.new("cl_event *")
    types = []

    def run(name: str, *given: Any) -> None:
        getattr(cl, name)(w.queue, *given, 0, NULL, event)
        types.append(cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_TYPE))
        assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_EXECUTION_STATUS) == CL.COMPLETE

    given = bytes(range(256))
    run("clEnqueueSVMMemcpy", blocking, one, ffi.from_buffer(given), len(given))
    run("clEnqueueSVMMemFill", one, ffi.from_buffer(b"abcdefgh"), 8, 24)
    run("clEnqueueSVMMemcpy", blocking, other, one, 40)
    run("clEnqueueSVMMemcpy", blocking, other, one, 0)
    run("clEnqueueSVMMap", blocking, CL.MAP_READ | CL.MAP_WRITE, other, 40)
    assert bytes_at(other, 40)[:] == b"abcdefgh" * 3 + given[24:40]
    run("clEnqueueSVMUnmap", other)
    run("clEnqueueSVMMigrateMem", 2, pointers(w, one, other), [16, 0], CL.MIGRATE_MEM_OBJECT_HOST)
    run("clEnqueueSVMFree", 0, NULL, NULL, NULL)
    names = ["MEMCPY", "MEMFILL", "MEMCPY", "MEMCPY", "MAP", "UNMAP", "MIGRATE_MEM", "FREE"]
    assert types == [w.constant("COMMAND_SVM_" + name) for name in names]


freed: list[tuple[int, list[int], int]] = []


@ffi.callback("void(cl_command_queue, cl_uint, void **, void *)")
def take(queue: Any, count: int, given: Any, data: Any) -> None:
    freed.append((address(queue), [address(given[i]) for i in range(count)], address(data)))


def test_it_is_freed_when_the_events_are_complete(w: World, cl: Api) -> None:
    made = [cl.library.clSVMAlloc(w.context, 0, 1 << 20, 0) for _ in range(4)]
    gate, data = cl.clCreateUserEvent(w.context), w.room()
    waits = (1, [gate], NULL)
    list_of_host = pointers(w, *made[:2])
    cl.clEnqueueSVMFree(w.queue, 2, list_of_host, take, data, *waits)
    list_of_host[0] = NULL  # it may be used again
    cl.clEnqueueSVMFree(w.queue, 2, pointers(w, *made[2:]), NULL, NULL, *waits)
    bytes_at(made[2], 4)[:] = b"here"
    assert not freed
    cl.clSetUserEventStatus(gate, 0)
    cl.clFinish(w.queue)
    assert freed == [(address(w.queue), [address(made[0]), address(made[1])], address(data))]
    ranges = ffi.new("void *[]", made)
    assert cl.code("clEnqueueSVMMigrateMem", w.queue, 2, ranges, [1, 1], 0, *END) == "SUCCESS"  # the host has them yet
    assert cl.code("clEnqueueSVMMigrateMem", w.queue, 1, ranges + 2, [1], 0, *END) == "INVALID_VALUE"
    for each in made[:2]:
        cl.library.clSVMFree(w.context, each)


def test_a_failed_event_fails_a_blocking_copy(w: World, cl: Api) -> None:
    memory = allocated(w)
    bytes_at(memory, 4)[:] = b"kept"
    with pytest.raises(OpenCLError, match="EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"):
        cl.clEnqueueSVMMemcpy(
            w.new_queue(CL.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE), 1, memory, w.room(), 4, 1, [w.failed_event], NULL
        )
    assert bytes_at(memory, 4)[:] == b"kept"
