"""Buffers and sub-buffers: flags, memory of the host, queries, reference counts, errors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, World, address, ffi

RW, WO, RO = 1, 2, 4
USE, ALLOC, COPY = 8, 16, 32
HOST_WO, HOST_RO, HOST_NONE = 128, 256, 512
ACCEPTS = "accepts it"


def region(w: World, origin: int = 0, size: int = 64) -> Any:
    return w.keep(ffi.new("cl_buffer_region *", {"origin": origin, "size": size}))


def part(w: World, flags: int, of: int = RW, **place: int) -> tuple[Any, ...]:
    """Arguments of clCreateSubBuffer: a part with these flags of a buffer with those."""
    return (w.new_buffer(of), flags, CL.BUFFER_CREATE_TYPE_REGION, region(w, **place))


def largest(w: World) -> int:
    return w.cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_MEM_ALLOC_SIZE)


ROWS = [
    *query_rows("clGetMemObjectInfo", "INVALID_MEM_OBJECT", "MEM_CONTEXT", lambda w: (w.buffer,)),
    *null_handle("INVALID_MEM_OBJECT", "clRetainMemObject", "clReleaseMemObject"),
    *rows(
        {
            "clCreateBuffer": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, 0, SIZE, NULL)),
                ("INVALID_VALUE", "an unknown flag", lambda w: (w.context, 1 << 40, SIZE, NULL)),
                ("INVALID_VALUE", "read only and write only", lambda w: (w.context, RO | WO, SIZE, NULL)),
                ("INVALID_VALUE", "read-write and read only", lambda w: (w.context, RW | RO, SIZE, NULL)),
                (
                    "INVALID_VALUE",
                    "two kinds of access by the host",
                    lambda w: (w.context, HOST_WO | HOST_RO, SIZE, NULL),
                ),
                ("INVALID_VALUE", "no access and read only", lambda w: (w.context, HOST_NONE | HOST_RO, SIZE, NULL)),
                ("INVALID_VALUE", "use and allocate", lambda w: (w.context, USE | ALLOC, SIZE, w.room())),
                ("INVALID_VALUE", "use and copy", lambda w: (w.context, USE | COPY, SIZE, w.room())),
                ("INVALID_BUFFER_SIZE", "no bytes", lambda w: (w.context, RW, 0, NULL)),
                ("INVALID_BUFFER_SIZE", "too many bytes", lambda w: (w.context, RW, largest(w) + 1, NULL)),
                ("INVALID_BUFFER_SIZE", "the greatest number", lambda w: (w.context, RW, (1 << 64) - 1, NULL)),
                ("INVALID_HOST_PTR", "nothing to use", lambda w: (w.context, USE, SIZE, NULL)),
                ("INVALID_HOST_PTR", "nothing to copy", lambda w: (w.context, COPY, SIZE, NULL)),
                ("INVALID_HOST_PTR", "memory without a flag", lambda w: (w.context, RW, SIZE, w.room())),
            ],
            "clCreateBufferWithProperties": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, NULL, 0, SIZE, NULL)),
                ("INVALID_PROPERTY", "an unknown property", lambda w: (w.context, [0x7654, 1, 0], 0, SIZE, NULL)),
                ("INVALID_BUFFER_SIZE", "no bytes", lambda w: (w.context, [0], 0, 0, NULL)),
            ],
            "clCreateSubBuffer": [
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (NULL, 0, CL.BUFFER_CREATE_TYPE_REGION, region(w))),
                (
                    "INVALID_MEM_OBJECT",
                    "a part of a part",
                    lambda w: (w.cl.clCreateSubBuffer(*part(w, 0)), 0, CL.BUFFER_CREATE_TYPE_REGION, region(w)),
                ),
                ("INVALID_VALUE", "reads of a write-only buffer", lambda w: part(w, RO, of=WO)),
                ("INVALID_VALUE", "reads and writes of a write-only buffer", lambda w: part(w, RW, of=WO)),
                ("INVALID_VALUE", "writes of a read-only buffer", lambda w: part(w, WO, of=RO)),
                ("INVALID_VALUE", "reads and writes of a read-only buffer", lambda w: part(w, RW, of=RO)),
                ("INVALID_VALUE", "host reads of a host-write-only buffer", lambda w: part(w, HOST_RO, of=HOST_WO)),
                ("INVALID_VALUE", "host writes of a host-read-only buffer", lambda w: part(w, HOST_WO, of=HOST_RO)),
                ("INVALID_VALUE", "host reads of a buffer without", lambda w: part(w, HOST_RO, of=HOST_NONE)),
                ("INVALID_VALUE", "memory of its own", lambda w: part(w, ALLOC)),
                ("INVALID_VALUE", "memory of the host", lambda w: part(w, USE)),
                ("INVALID_VALUE", "an unknown kind", lambda w: (w.buffer, 0, 0x7654, region(w))),
                ("INVALID_VALUE", "no place", lambda w: (w.buffer, 0, CL.BUFFER_CREATE_TYPE_REGION, NULL)),
                ("INVALID_VALUE", "past the end", lambda w: part(w, 0, size=SIZE + 1)),
                (
                    "INVALID_VALUE",
                    "past the end by a sum that overflows",
                    lambda w: part(w, 0, origin=128, size=2**64 - 64),
                    ACCEPTS,
                ),
                ("INVALID_BUFFER_SIZE", "no bytes", lambda w: part(w, 0, size=0)),
                ("MISALIGNED_SUB_BUFFER_OFFSET", "an odd place", lambda w: part(w, 0, origin=4)),
            ],
            "clSetMemObjectDestructorCallback": [
                ("INVALID_MEM_OBJECT", "a null handle", lambda w: (NULL, destroyed, NULL)),
                ("INVALID_VALUE", "no callback", lambda w: (w.buffer, NULL, NULL)),
            ],
        }
    ),
]
calls: list[int] = []


@ffi.callback("void(cl_mem, void *)")
def destroyed(memory: object, data: object) -> None:
    calls.append(int(ffi.cast("intptr_t", data)))


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


@pytest.mark.parametrize("flags", [RW, WO, RO, RW | HOST_RO, RW | ALLOC, ALLOC | HOST_WO])
def test_a_buffer_answers(flags: int, w: World, cl: Api) -> None:
    ask = ("clGetMemObjectInfo", w.new_buffer(flags))
    assert cl.number(*ask, CL.MEM_TYPE) == CL.MEM_OBJECT_BUFFER
    assert cl.number(*ask, CL.MEM_FLAGS) == flags
    assert cl.number(*ask, CL.MEM_SIZE) == SIZE
    assert cl.number(*ask, CL.MEM_HOST_PTR) == 0
    assert cl.number(*ask, CL.MEM_MAP_COUNT) == 0
    assert cl.number(*ask, CL.MEM_REFERENCE_COUNT) == 1
    assert cl.number(*ask, CL.MEM_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.MEM_ASSOCIATED_MEMOBJECT) == 0
    assert cl.number(*ask, CL.MEM_OFFSET) == 0
    assert cl.number(*ask, CL.MEM_USES_SVM_POINTER) == 0
    assert cl.info(*ask, CL.MEM_PROPERTIES) == b""


def test_flags_have_a_default(w: World, cl: Api) -> None:
    assert cl.number("clGetMemObjectInfo", w.new_buffer(0), CL.MEM_FLAGS) in (0, RW)


def test_a_buffer_copies_memory(w: World) -> None:
    memory = ffi.new("char[]", bytes(range(64)) + b"\0")
    buffer = w.new_buffer(COPY | ALLOC, 64, memory)
    ffi.memmove(memory, b"\xff" * 64, 64)
    assert w.read(buffer, 64) == bytes(range(64))
    assert w.cl.number("clGetMemObjectInfo", buffer, CL.MEM_HOST_PTR) == 0


def test_a_buffer_uses_memory(w: World, cl: Api) -> None:
    memory = w.room(64)
    ffi.memmove(memory, bytes(range(64)), 64)
    buffer = w.new_buffer(USE, 64, memory)
    assert cl.number("clGetMemObjectInfo", buffer, CL.MEM_HOST_PTR) == int(ffi.cast("intptr_t", memory))
    assert w.read(buffer, 64) == bytes(range(64))
    mapped = cl.clEnqueueMapBuffer(w.queue, buffer, 1, CL.MAP_READ | CL.MAP_WRITE, 8, 16, 0, NULL, NULL)
    assert mapped == ffi.cast("void *", memory + 8)  # the host's memory itself
    cl.clEnqueueUnmapMemObject(w.queue, buffer, mapped, 0, NULL, NULL)
    cl.clEnqueueFillBuffer(w.queue, buffer, b"\x05", 1, 0, 64, 0, NULL, NULL)
    mapped = cl.clEnqueueMapBuffer(w.queue, buffer, 1, CL.MAP_READ, 0, 64, 0, NULL, NULL)
    assert ffi.buffer(memory)[:] == b"\x05" * 64
    cl.clEnqueueUnmapMemObject(w.queue, buffer, mapped, 0, NULL, NULL)
    cl.clFinish(w.queue)


@pytest.mark.parametrize("properties", [NULL, [0]], ids=["null", "empty"])
def test_a_buffer_with_properties(properties: Any, w: World, cl: Api) -> None:
    buffer = cl.clCreateBufferWithProperties(w.context, properties, RO, SIZE, NULL)
    found = cl.info("clGetMemObjectInfo", buffer, CL.MEM_PROPERTIES)
    assert found == (b"" if properties == NULL else bytes(8))


def test_a_buffer_is_counted_and_its_callbacks_are_called_last_first(w: World, cl: Api) -> None:
    calls.clear()
    buffer = w.new_buffer()
    for number in (1, 2, 3):
        cl.clSetMemObjectDestructorCallback(buffer, destroyed, ffi.cast("void *", number))
    cl.clRetainMemObject(buffer)
    assert cl.number("clGetMemObjectInfo", buffer, CL.MEM_REFERENCE_COUNT) == 2
    cl.clReleaseMemObject(buffer)
    assert calls == []
    cl.clReleaseMemObject(buffer)
    assert calls == [3, 2, 1]


def test_a_buffer_lives_as_long_as_its_part(w: World, cl: Api) -> None:
    calls.clear()
    buffer, origin = w.new_buffer(size=4096), w.alignment
    cl.clSetMemObjectDestructorCallback(buffer, destroyed, ffi.cast("void *", 1))
    made = cl.clCreateSubBuffer(buffer, 0, CL.BUFFER_CREATE_TYPE_REGION, region(w, origin, 64))
    cl.clReleaseMemObject(buffer)
    assert calls == []
    w.write(made, b"x" * 64)
    assert w.read(made, 64) == b"x" * 64
    cl.clReleaseMemObject(made)
    assert calls == [1]


def test_a_part_is_memory_of_its_buffer(w: World, cl: Api) -> None:
    buffer, origin = w.new_buffer(RO | HOST_WO, 4096), w.alignment
    made = cl.clCreateSubBuffer(buffer, 0, CL.BUFFER_CREATE_TYPE_REGION, region(w, origin, 64))
    ask = ("clGetMemObjectInfo", made)
    assert cl.number(*ask, CL.MEM_ASSOCIATED_MEMOBJECT) == address(buffer)
    assert cl.number(*ask, CL.MEM_OFFSET) == origin
    assert cl.number(*ask, CL.MEM_SIZE) == 64
    assert cl.number(*ask, CL.MEM_FLAGS) == RO | HOST_WO  # inherited


def test_writes_to_a_part_are_seen_in_the_buffer(w: World, cl: Api) -> None:
    buffer, origin = w.new_buffer(size=4096), w.alignment
    made = cl.clCreateSubBuffer(buffer, RW, CL.BUFFER_CREATE_TYPE_REGION, region(w, origin, 64))
    w.write(buffer, b"\0" * 4096)
    w.write(made, bytes(range(64)))
    assert w.read(buffer, 4096) == b"\0" * origin + bytes(range(64)) + b"\0" * (4096 - origin - 64)
    kernel = w.new_kernel("twice")
    cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", made))
    w.write(made, b"\1\0\0\0" * 16)
    cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [16], NULL, 0, NULL, NULL)
    assert w.read(buffer, 4096)[origin : origin + 68] == b"\2\0\0\0" * 16 + b"\0" * 4
