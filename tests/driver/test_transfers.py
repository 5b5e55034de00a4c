"""Commands on buffers: read, write, copy, fill, rectangles, map, unmap, migrate: results against bytes, and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, OpenCLError, World, ffi

RW = 1
HOST_WO, HOST_RO, HOST_NONE = 128, 256, 512
END = (0, NULL, NULL)  # no wait list, no event
ZERO, CUBE = [0, 0, 0], [4, 2, 2]
Tuple = tuple[Any, ...]


def mapped(w: World, buffer: Any, flags: int = 3) -> Any:
    return w.cl.clEnqueueMapBuffer(w.queue, buffer, 1, flags, 0, SIZE, 0, NULL, NULL)


def rect(w: World, name: str, **changed: Any) -> Tuple:
    """Arguments of a rectangle's read or write, with some of them changed."""
    given = {
        "buffer": w.buffer,
        "origin": ZERO,
        "host_origin": ZERO,
        "region": CUBE,
        "row": 0,
        "slice": 0,
        "host_row": 0,
        "host_slice": 0,
        "memory": w.room(),
    } | changed
    buffer = given.pop("buffer")
    return (w.queue, buffer, 1, *given.values(), *END)


def rect_copy(w: World, **changed: Any) -> Tuple:
    given = {
        "source": w.buffer,
        "target": w.second_buffer,
        "origin": ZERO,
        "target_origin": ZERO,
        "region": CUBE,
        "row": 0,
        "slice": 0,
        "target_row": 0,
        "target_slice": 0,
    } | changed
    return (w.queue, *given.values(), *END)


def copied(w: World, source: int, target: int, size: int) -> Tuple:
    return (w.queue, w.buffer, w.second_buffer, source, target, size, *END)


def filled(w: World, pattern: Any, pattern_size: int, offset: int = 0, size: int = 64) -> Tuple:
    return (w.queue, w.buffer, pattern, pattern_size, offset, size, *END)


def plain_rows(function: str, refused_by: int) -> list[Row]:
    """What a plain read or write refuses; a buffer with the flag `refused_by` must not be accessed so by the host."""

    def call(buffer: Any, offset: int, size: int, memory: Any) -> Any:
        return lambda w: (w.queue, buffer(w), 1, offset, size, w.room() if memory else NULL, *END)

    own = lambda w: w.buffer  # noqa: E731
    return [
        *command_rows(function, lambda w: (w.buffer, 1, 0, 4, w.room())),
        *rows(
            {
                function: [
                    ("INVALID_MEM_OBJECT", "a null buffer", call(lambda w: NULL, 0, 4, True)),
                    ("INVALID_CONTEXT", "a buffer of another context", call(lambda w: w.other_buffer, 0, 4, True)),
                    ("INVALID_VALUE", "no memory", call(own, 0, 4, False)),
                    ("INVALID_VALUE", "past the end", call(own, SIZE - 4, 8, True)),
                    (
                        "INVALID_VALUE",
                        "past the end by a sum that overflows",
                        call(own, 8, 2**64 - 4, True),
                        "reads it",
                    ),
                    ("INVALID_OPERATION", "no such access", call(lambda w: w.new_buffer(refused_by), 0, 4, True)),
                    ("INVALID_OPERATION", "no access", call(lambda w: w.new_buffer(HOST_NONE), 0, 4, True)),
                    (
                        "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST",
                        "an event failed",
                        lambda w: (w.queue, w.buffer, 1, 0, 4, w.room(), 1, [w.failed_event], NULL),
                        "an assertion ends the process",
                    ),
                ]
            }
        ),
    ]


def rect_rows(function: str, refused_by: int) -> list[Row]:
    return [
        *command_rows(function, lambda w: rect(w, function)[1:-3]),
        *rows(
            {
                function: [
                    ("INVALID_MEM_OBJECT", "a null buffer", lambda w: rect(w, function, buffer=NULL)),
                    ("INVALID_CONTEXT", "another context", lambda w: rect(w, function, buffer=w.other_buffer)),
                    ("INVALID_VALUE", "no memory", lambda w: rect(w, function, memory=NULL)),
                    ("INVALID_VALUE", "no origin", lambda w: rect(w, function, origin=NULL)),
                    ("INVALID_VALUE", "no host origin", lambda w: rect(w, function, host_origin=NULL)),
                    ("INVALID_VALUE", "no region", lambda w: rect(w, function, region=NULL)),
                    ("INVALID_VALUE", "an empty region", lambda w: rect(w, function, region=[4, 0, 1])),
                    ("INVALID_VALUE", "past the end", lambda w: rect(w, function, region=[4, 3, 2], row=64)),
                    ("INVALID_VALUE", "an origin past the end", lambda w: rect(w, function, origin=[0, 0, 99])),
                    ("INVALID_VALUE", "too small a row pitch", lambda w: rect(w, function, row=3)),
                    ("INVALID_VALUE", "too small a slice pitch", lambda w: rect(w, function, row=8, slice=8)),
                    ("INVALID_VALUE", "a slice that is no whole rows", lambda w: rect(w, function, row=8, slice=20)),
                    ("INVALID_VALUE", "too small a host row pitch", lambda w: rect(w, function, host_row=3)),
                    ("INVALID_VALUE", "too small a host slice", lambda w: rect(w, function, host_row=8, host_slice=8)),
                    ("INVALID_VALUE", "a broken host slice", lambda w: rect(w, function, host_row=8, host_slice=20)),
                    (
                        "INVALID_OPERATION",
                        "no such access",
                        lambda w: rect(w, function, buffer=w.new_buffer(refused_by)),
                    ),
                    ("INVALID_OPERATION", "no access", lambda w: rect(w, function, buffer=w.new_buffer(HOST_NONE))),
                ]
            }
        ),
    ]


def map_of(w: World, buffer: Any, flags: int = 1, offset: int = 0, size: int = 4) -> Tuple:
    return (w.queue, buffer, 1, flags, offset, size, *END)


ROWS = [
    *plain_rows("clEnqueueReadBuffer", HOST_WO),
    *plain_rows("clEnqueueWriteBuffer", HOST_RO),
    *rect_rows("clEnqueueReadBufferRect", HOST_WO),
    *rect_rows("clEnqueueWriteBufferRect", HOST_RO),
    *command_rows("clEnqueueCopyBuffer", lambda w: (w.buffer, w.second_buffer, 0, 0, 4)),
    *command_rows("clEnqueueCopyBufferRect", lambda w: rect_copy(w)[1:-3]),
    *command_rows("clEnqueueFillBuffer", lambda w: (w.buffer, b"1234", 4, 0, 4)),
    *command_rows("clEnqueueMapBuffer", lambda w: (w.buffer, 1, 1, 0, 4)),
    *command_rows("clEnqueueUnmapMemObject", lambda w: (w.buffer, mapped(w, w.buffer, CL.MAP_READ))),
    *command_rows("clEnqueueMigrateMemObjects", lambda w: (1, [w.buffer], 0)),
    *rows(
        {
            "clEnqueueCopyBuffer": [
                ("INVALID_MEM_OBJECT", "a null source", lambda w: (w.queue, NULL, w.buffer, 0, 0, 4, *END)),
                ("INVALID_MEM_OBJECT", "a null target", lambda w: (w.queue, w.buffer, NULL, 0, 0, 4, *END)),
                ("INVALID_CONTEXT", "another context", lambda w: (w.queue, w.buffer, w.other_buffer, 0, 0, 4, *END)),
                ("INVALID_VALUE", "past the source's end", lambda w: copied(w, SIZE - 4, 0, 8)),
                ("INVALID_VALUE", "past the target's end", lambda w: copied(w, 0, SIZE - 4, 8)),
                ("INVALID_VALUE", "a source far past the end", lambda w: copied(w, 2 * SIZE, 0, 4)),
                ("MEM_COPY_OVERLAP", "an overlap", lambda w: (w.queue, w.buffer, w.buffer, 0, 2, 4, *END)),
                ("MEM_COPY_OVERLAP", "an overlap below", lambda w: (w.queue, w.buffer, w.buffer, 2, 0, 4, *END)),
            ],
            "clEnqueueCopyBufferRect": [
                ("INVALID_MEM_OBJECT", "a null source", lambda w: rect_copy(w, source=NULL)),
                ("INVALID_MEM_OBJECT", "a null target", lambda w: rect_copy(w, target=NULL)),
                ("INVALID_CONTEXT", "another context", lambda w: rect_copy(w, target=w.other_buffer)),
                ("INVALID_VALUE", "no region", lambda w: rect_copy(w, region=NULL)),
                ("INVALID_VALUE", "no origin", lambda w: rect_copy(w, origin=NULL)),
                ("INVALID_VALUE", "no origin of the target", lambda w: rect_copy(w, target_origin=NULL)),
                ("INVALID_VALUE", "an empty region", lambda w: rect_copy(w, region=[0, 1, 1])),
                ("INVALID_VALUE", "past the source's end", lambda w: rect_copy(w, origin=[0, 0, 99])),
                ("INVALID_VALUE", "past the target's end", lambda w: rect_copy(w, target_origin=[0, 0, 99])),
                ("INVALID_VALUE", "too small a row pitch", lambda w: rect_copy(w, row=3)),
                ("INVALID_VALUE", "too small a row pitch of the target", lambda w: rect_copy(w, target_row=3)),
                ("INVALID_VALUE", "too small a slice pitch", lambda w: rect_copy(w, row=8, slice=8)),
                ("INVALID_VALUE", "a slice that is no whole rows", lambda w: rect_copy(w, row=8, slice=20)),
                ("INVALID_VALUE", "the target's slice", lambda w: rect_copy(w, target_row=8, target_slice=20)),
                (
                    "INVALID_VALUE",
                    "pitches of one buffer",
                    lambda w: rect_copy(w, target=w.buffer, row=8, target_row=16),
                ),
                (
                    "MEM_COPY_OVERLAP",
                    "an overlap",
                    lambda w: rect_copy(
                        w, target=w.buffer, row=8, slice=64, target_row=8, target_slice=64, target_origin=[1, 1, 0]
                    ),
                ),
            ],
            "clEnqueueFillBuffer": [
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (w.queue, NULL, b"1234", 4, 0, 4, *END)),
                ("INVALID_CONTEXT", "another context", lambda w: (w.queue, w.other_buffer, b"1234", 4, 0, 4, *END)),
                ("INVALID_VALUE", "no pattern", lambda w: filled(w, NULL, 4)),
                ("INVALID_VALUE", "an empty pattern", lambda w: filled(w, w.room(), 0)),
                ("INVALID_VALUE", "a pattern of three bytes", lambda w: filled(w, w.room(), 3, 0, 48)),
                ("INVALID_VALUE", "too large a pattern", lambda w: filled(w, w.room(), 256, 0, 256)),
                ("INVALID_VALUE", "a place that is no multiple", lambda w: filled(w, w.room(), 4, 2)),
                ("INVALID_VALUE", "a size that is no multiple", lambda w: filled(w, w.room(), 4, 0, 6)),
                ("INVALID_VALUE", "past the end", lambda w: filled(w, w.room(), 4, SIZE - 4, 8)),
                ("INVALID_VALUE", "far past the end", lambda w: filled(w, w.room(), 4, 2 * SIZE, 8)),
            ],
            "clEnqueueMapBuffer": [
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: map_of(w, NULL)),
                ("INVALID_CONTEXT", "another context", lambda w: map_of(w, w.other_buffer)),
                ("INVALID_VALUE", "no bytes", lambda w: map_of(w, w.buffer, size=0)),
                ("INVALID_VALUE", "past the end", lambda w: map_of(w, w.buffer, offset=SIZE - 2)),
                ("INVALID_VALUE", "an unknown flag", lambda w: map_of(w, w.buffer, 1 << 30), "accepts it"),
                ("INVALID_VALUE", "read and invalidate", lambda w: map_of(w, w.buffer, 5), "accepts it"),
                ("INVALID_OPERATION", "no reads", lambda w: map_of(w, w.new_buffer(HOST_WO), 1)),
                ("INVALID_OPERATION", "no writes", lambda w: map_of(w, w.new_buffer(HOST_RO), 2)),
                ("INVALID_OPERATION", "no writes that invalidate", lambda w: map_of(w, w.new_buffer(HOST_RO), 4)),
                ("INVALID_OPERATION", "no access", lambda w: map_of(w, w.new_buffer(HOST_NONE), 1)),
                (
                    "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST",
                    "an event failed",
                    lambda w: (w.queue, w.buffer, 1, 1, 0, 4, 1, [w.failed_event], NULL),
                    "an assertion ends the process",
                ),
            ],
            "clEnqueueUnmapMemObject": [
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (w.queue, NULL, w.room(), *END)),
                ("INVALID_VALUE", "memory that is not mapped", lambda w: (w.queue, w.buffer, w.room(), *END)),
                ("INVALID_VALUE", "no memory", lambda w: (w.queue, w.buffer, NULL, *END)),
                ("INVALID_CONTEXT", "another context", lambda w: (w.queue, w.other_buffer, other_map(w), *END)),
            ],
            "clEnqueueMigrateMemObjects": [
                ("INVALID_VALUE", "no objects", lambda w: (w.queue, 0, [w.buffer], 0, *END)),
                ("INVALID_VALUE", "no list", lambda w: (w.queue, 1, NULL, 0, *END)),
                ("INVALID_VALUE", "an unknown flag", lambda w: (w.queue, 1, [w.buffer], 1 << 30, *END)),
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (w.queue, 2, [w.buffer, NULL], 0, *END)),
                ("INVALID_CONTEXT", "another context", lambda w: (w.queue, 1, [w.other_buffer], 0, *END)),
            ],
        }
    ),
]


def other_map(w: World) -> Any:
    return w.cl.clEnqueueMapBuffer(w.other_queue, w.other_buffer, 1, 1, 0, SIZE, 0, NULL, NULL)


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def test_writes_and_reads_at_places(w: World, cl: Api) -> None:
    data = np.arange(SIZE, dtype=np.uint8)
    w.write(w.buffer, data.tobytes())
    cl.clEnqueueWriteBuffer(w.queue, w.buffer, 1, 7, 5, b"abcde", *END)
    data[7:12] = np.frombuffer(b"abcde", np.uint8)
    memory = ffi.new("char[20]")
    cl.clEnqueueReadBuffer(w.queue, w.buffer, 1, 3, 20, memory, *END)
    assert ffi.buffer(memory)[:] == data[3:23].tobytes()


def test_reads_without_waiting_are_there_when_the_event_is(w: World, cl: Api) -> None:
    w.write(w.buffer, b"q" * SIZE)
    memory, event = ffi.new("char[]", SIZE), ffi.new("cl_event[1]")
    cl.clEnqueueReadBuffer(w.queue, w.buffer, 0, 0, SIZE, memory, 0, NULL, event)
    cl.clWaitForEvents(1, event)
    assert ffi.buffer(memory)[:] == b"q" * SIZE
    cl.clReleaseEvent(event[0])


def test_copies_between_parts_of_one_buffer(w: World, cl: Api) -> None:
    w.write(w.buffer, bytes(range(SIZE // 2)) * 2)
    cl.clEnqueueCopyBuffer(w.queue, w.buffer, w.buffer, 0, 200, 50, *END)
    expected = bytearray(bytes(range(SIZE // 2)) * 2)
    expected[200:250] = expected[:50]
    assert w.read(w.buffer) == bytes(expected)


@pytest.mark.parametrize("size", [1, 2, 4, 8, 16, 32, 64, 128])
def test_fills_with_patterns(size: int, w: World, cl: Api) -> None:
    w.write(w.buffer, b"\xee" * SIZE)
    pattern = bytes(range(1, size + 1))
    cl.clEnqueueFillBuffer(w.queue, w.buffer, pattern, size, size, SIZE - 128 - size if size < 128 else 128, *END)
    expected = bytearray(b"\xee" * SIZE)
    end = SIZE - 128 if size < 128 else SIZE
    expected[size:end] = pattern * ((end - size) // size)
    assert w.read(w.buffer) == bytes(expected)


def boxes() -> st.SearchStrategy[dict[str, Any]]:
    """Rectangles of up to 4 by 4 by 4 bytes at places in memory of 6 by 7 by 8 bytes, with and without pitches."""
    place = st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))
    region = st.tuples(st.integers(1, 4), st.integers(1, 4), st.integers(1, 4))
    return st.fixed_dictionaries({"region": region, "here": place, "there": place, "which": st.sampled_from(range(3))})


SHAPE = (6, 7, 8)  # slices, rows, bytes


def cut(place: tuple[int, ...], region: tuple[int, ...]) -> tuple[slice, ...]:
    return tuple(slice(p, p + r) for p, r in zip(reversed(place), reversed(region), strict=True))


@settings(max_examples=25, deadline=None)
@given(box=boxes())
def test_rectangles_are_slices_of_arrays(box: dict[str, Any], w: World, cl: Api) -> None:
    device = np.arange(6 * 7 * 8, dtype=np.uint16).astype(np.uint8).reshape(SHAPE)
    host = (device[::-1] ^ 0x55).copy()
    if "large" not in vars(w):
        w.large, w.larger = w.new_buffer(size=336), w.new_buffer(size=336)  # type: ignore[attr-defined]
    buffer, other = w.large, w.larger  # type: ignore[attr-defined]
    w.write(buffer, device.tobytes())
    w.write(other, host.tobytes())
    here, there = cut(box["here"], box["region"]), cut(box["there"], box["region"])
    pitches = (8, 56, 8, 56)
    places = (list(box["here"]), list(box["there"]), list(box["region"]))
    memory = ffi.from_buffer("char[]", host)
    if box["which"] == 0:
        cl.clEnqueueReadBufferRect(w.queue, buffer, 1, *places, *pitches, memory, *END)
        expected = (device[::-1] ^ 0x55).copy()
        expected[there] = device[here]
        assert (host == expected).all()
    elif box["which"] == 1:
        cl.clEnqueueWriteBufferRect(w.queue, buffer, 1, *places, *pitches, memory, *END)
        device[here] = host[there]
        assert w.read(buffer, 336) == device.tobytes()
    else:
        cl.clEnqueueCopyBufferRect(w.queue, buffer, other, *places, *pitches, *END)
        host[there] = device[here]
        assert w.read(other, 336) == host.tobytes()


def test_rectangles_without_pitches_are_dense(w: World, cl: Api) -> None:
    w.write(w.buffer, bytes(range(SIZE - 1)) + b"\0")
    memory = ffi.new("char[24]")
    cl.clEnqueueReadBufferRect(w.queue, w.buffer, 1, [2, 0, 0], ZERO, [4, 3, 2], 0, 0, 0, 0, memory, *END)
    assert ffi.buffer(memory)[:] == bytes(range(2, 26))


def test_maps_are_counted(w: World, cl: Api) -> None:
    buffer = w.new_buffer()
    w.write(buffer, b"a" * SIZE)

    def count() -> int:
        cl.clFinish(w.queue)
        return cl.number("clGetMemObjectInfo", buffer, CL.MEM_MAP_COUNT)

    first, second = mapped(w, buffer, CL.MAP_READ), mapped(w, buffer, CL.MAP_READ)
    assert count() == 2
    assert ffi.buffer(first, SIZE)[:] == ffi.buffer(second, SIZE)[:] == b"a" * SIZE
    cl.clEnqueueUnmapMemObject(w.queue, buffer, first, *END)
    assert count() == 1
    cl.clEnqueueUnmapMemObject(w.queue, buffer, second, *END)
    assert count() == 0
    with pytest.raises(OpenCLError, match="INVALID_VALUE"):
        cl.clEnqueueUnmapMemObject(w.queue, buffer, second, *END)


@pytest.mark.parametrize("flags", [CL.MAP_WRITE, CL.MAP_WRITE_INVALIDATE_REGION])
def test_maps_for_writing_do_not_overlap(flags: int, w: World, cl: Api) -> None:
    buffer = w.new_buffer()
    first = cl.clEnqueueMapBuffer(*map_of(w, buffer, CL.MAP_WRITE, 0, 8))
    cl.clEnqueueMapBuffer(*map_of(w, buffer, flags, 8, 8))
    cl.clEnqueueMapBuffer(*map_of(w, buffer, CL.MAP_READ, 4, 8))
    for offset in (0, 4):
        with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
            cl.clEnqueueMapBuffer(*map_of(w, buffer, flags, offset, 4))
    assert cl.number("clGetMemObjectInfo", buffer, CL.MEM_MAP_COUNT) == 3
    go = cl.clCreateUserEvent(w.context)
    cl.clEnqueueUnmapMemObject(w.queue, buffer, first, 1, [go], NULL)  # from here on, the host has given it back
    cl.clEnqueueMapBuffer(w.queue, buffer, 0, flags, 4, 4, *END)
    cl.clSetUserEventStatus(go, 0)
    with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
        cl.clEnqueueMapBuffer(*map_of(w, buffer, flags, 0, 8))


def test_parts_of_a_buffer_that_are_mapped_for_writing_do_not_overlap(w: World, cl: Api) -> None:
    buffer, format = w.new_buffer(0, 4096), ffi.new("cl_image_format *", (CL.R, CL.UNSIGNED_INT8))

    def part(origin: int) -> Any:
        region = ffi.new("cl_buffer_region *", (origin, 1024))
        return cl.clCreateSubBuffer(buffer, 0, CL.BUFFER_CREATE_TYPE_REGION, region)

    first, second, third = part(0), part(512), part(2048)
    description = {"image_type": CL.MEM_OBJECT_IMAGE1D_BUFFER, "image_width": 1024, "mem_object": second}
    image = cl.clCreateImage(w.context, 0, format, ffi.new("cl_image_desc *", description), NULL)
    at = cl.clEnqueueMapBuffer(*map_of(w, first, CL.MAP_WRITE, 512, 8))
    cl.clEnqueueMapBuffer(*map_of(w, third, CL.MAP_WRITE, 0, 8))
    for other, offset in ((buffer, 512), (buffer, 2048), (second, 0)):
        with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
            cl.clEnqueueMapBuffer(*map_of(w, other, CL.MAP_WRITE, offset, 8))
    texels = (w.queue, image, 1, CL.MAP_WRITE, [0, 0, 0], [8, 1, 1], ffi.new("size_t[1]"), NULL, *END)
    with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
        cl.clEnqueueMapImage(*texels)
    assert cl.clEnqueueMapBuffer(*map_of(w, second, CL.MAP_READ, 0, 8)) == at
    cl.clEnqueueUnmapMemObject(w.queue, second, at, *END)  # the first is still mapped
    with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
        cl.clEnqueueMapImage(*texels)
    cl.clEnqueueUnmapMemObject(w.queue, first, at, *END)
    cl.clEnqueueMapImage(*texels)
    cl.clReleaseMemObject(third)  # nobody can unmap it any more
    cl.clEnqueueMapBuffer(*map_of(w, buffer, CL.MAP_WRITE, 2048, 8))


@pytest.mark.parametrize("flags", [CL.MAP_WRITE, CL.MAP_WRITE_INVALIDATE_REGION])
def test_writes_to_a_map_are_seen_after_unmap(flags: int, w: World, cl: Api) -> None:
    buffer = w.new_buffer()
    memory = mapped(w, buffer, flags)
    ffi.buffer(memory, SIZE)[:] = bytes(range(SIZE - 1)) + b"!"
    cl.clEnqueueUnmapMemObject(w.queue, buffer, memory, *END)
    assert w.read(buffer) == bytes(range(SIZE - 1)) + b"!"


def test_buffers_migrate(w: World, cl: Api) -> None:
    w.write(w.buffer, b"m" * SIZE)
    cl.clEnqueueMigrateMemObjects(w.queue, 2, [w.buffer, w.second_buffer], CL.MIGRATE_MEM_OBJECT_HOST, *END)
    cl.clEnqueueMigrateMemObjects(w.queue, 1, [w.buffer], 0, *END)
    assert w.read(w.buffer) == b"m" * SIZE
