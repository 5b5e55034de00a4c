"""Commands that read, write, copy, fill and map images."""

from __future__ import annotations

from functools import partial
from typing import Any

from wfv.driver.commands import enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.entry_points import entry_point
from wfv.driver.image_formats import texel_of
from wfv.driver.images import Image, image_of
from wfv.driver.memory import Memory, buffer_of, check_context
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.driver.transfers import _NO_READ, _NO_WRITE, _keeping, check_host_access, check_map_flags, map_at

Triple = tuple[int, int, int]


def _checked(queue: Queue, memory: Memory) -> Image:
    image = image_of(memory)
    check_context(queue.context, image)
    return image


def _triple(given: Any) -> Triple:
    if not given:
        raise ClError(cl.INVALID_VALUE)
    return given[0], given[1], given[2]


def _inside(image: Image, origin: Any, region: Triple) -> int:
    """The offset in bytes of a region of the image. Raises ClError if not all of it is in the image."""
    first = _triple(origin)
    if 0 in region or any(a + b > most for a, b, most in zip(first, region, image.shape.region, strict=True)):
        raise ClError(cl.INVALID_VALUE)
    y_step, z_step = image.shape.pitches
    return first[0] * image.texel + first[1] * y_step + first[2] * z_step


def _host_steps(image: Image, region: Triple, row: int, slice: int) -> tuple[int, int]:
    """The pitches of the host's memory, of which 0 is the least, for the axes of a region. Raises ClError."""
    least = region[0] * image.texel
    row = row or least
    if row < least or (slice and not image.shape.has_slices):
        raise ClError(cl.INVALID_VALUE)
    least = row if image.shape.type == cl.MEM_OBJECT_IMAGE1D_ARRAY else row * region[1]
    slice = slice or least
    if slice < least:
        raise ClError(cl.INVALID_VALUE)
    return image.shape.steps(row, slice)


@entry_point("clEnqueueReadImage")
def enqueue_read_image(*given: Any) -> None:
    _transfer(cl.COMMAND_READ_IMAGE, _NO_READ, *given)


@entry_point("clEnqueueWriteImage")
def enqueue_write_image(*given: Any) -> None:
    _transfer(cl.COMMAND_WRITE_IMAGE, _NO_WRITE, *given)


def _transfer(
    command: int, refused: int, queue: Queue, memory: Memory, blocking: int, origin: Any, region: Any, row: int,
    slice: int, pointer: int, count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    """A read or a write; `refused` are the flags of memory that forbid it."""
    image = _checked(queue, memory)
    if not pointer:
        raise ClError(cl.INVALID_VALUE)
    size = _triple(region)
    inside = image.address + _inside(image, origin, size), image.shape.pitches
    outside = pointer, _host_steps(image, size, row, slice)
    found = wait_list_of(queue.context, count, events)
    check_host_access(image, refused)
    target, source = (outside, inside) if command == cl.COMMAND_READ_IMAGE else (inside, outside)
    action = partial(
        lib.wfv_copy_rect, target[0], source[0], size[0] * image.texel, size[1], size[2], *target[1], *source[1]
    )
    enqueue(queue, command, found, event, _keeping(action, image), blocking)


@entry_point("clEnqueueCopyImage")
def enqueue_copy_image(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    a, b = _checked(queue, source), _checked(queue, target)
    if a.format != b.format:
        raise ClError(cl.IMAGE_FORMAT_MISMATCH)
    size = _triple(region)
    at_a, at_b = _inside(a, source_origin, size), _inside(b, target_origin, size)
    found = wait_list_of(queue.context, count, events)
    if a is b and all(abs(source_origin[i] - target_origin[i]) < size[i] for i in range(3)):
        raise ClError(cl.MEM_COPY_OVERLAP)
    action = partial(
        lib.wfv_copy_rect, b.address + at_b, a.address + at_a, size[0] * a.texel, size[1], size[2],
        *b.shape.pitches, *a.shape.pitches,
    )  # fmt: skip
    enqueue(queue, cl.COMMAND_COPY_IMAGE, found, event, _keeping(action, a, b))


@entry_point("clEnqueueCopyImageToBuffer")
def enqueue_copy_image_to_buffer(
    queue: Queue, source: Memory, target: Memory, origin: Any, region: Any, offset: int,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    image, buffer = _checked(queue, source), buffer_of(target)
    size, at, line = _with_buffer(queue, image, buffer, origin, region, offset)
    found = wait_list_of(queue.context, count, events)
    action = partial(
        lib.wfv_copy_rect, buffer.address + offset, image.address + at, line, size[1], size[2], line, line * size[1],
        *image.shape.pitches,
    )  # fmt: skip
    enqueue(queue, cl.COMMAND_COPY_IMAGE_TO_BUFFER, found, event, _keeping(action, image, buffer))


@entry_point("clEnqueueCopyBufferToImage")
def enqueue_copy_buffer_to_image(
    queue: Queue, source: Memory, target: Memory, offset: int, origin: Any, region: Any,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    buffer, image = buffer_of(source), _checked(queue, target)
    size, at, line = _with_buffer(queue, image, buffer, origin, region, offset)
    found = wait_list_of(queue.context, count, events)
    action = partial(
        lib.wfv_copy_rect, image.address + at, buffer.address + offset, line, size[1], size[2], *image.shape.pitches,
        line, line * size[1],
    )  # fmt: skip
    enqueue(queue, cl.COMMAND_COPY_BUFFER_TO_IMAGE, found, event, _keeping(action, image, buffer))


def _with_buffer(
    queue: Queue, image: Image, buffer: Memory, origin: Any, region: Any, offset: int
) -> tuple[Triple, int, int]:
    """The region, its offset in the image, and the bytes of one of its rows. Raises ClError."""
    check_context(queue.context, buffer)
    size = _triple(region)
    at = _inside(image, origin, size)
    line = size[0] * image.texel
    if offset + line * size[1] * size[2] > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    return size, at, line


@entry_point("clEnqueueFillImage")
def enqueue_fill_image(
    queue: Queue, memory: Memory, colour: int, origin: Any, region: Any, count: int, events: Any, event: Any
) -> None:
    image = _checked(queue, memory)
    if not colour:
        raise ClError(cl.INVALID_VALUE)
    width, rows, slices = size = _triple(region)
    at = _inside(image, origin, size)
    found = wait_list_of(queue.context, count, events)
    line = ffi.new("char[]", texel_of(image.format, colour) * width)  # which is copied to all rows
    address = int(ffi.cast("uintptr_t", line))
    action = partial(
        lib.wfv_copy_rect, image.address + at, address, width * image.texel, rows, slices, *image.shape.pitches, 0, 0
    )
    enqueue(queue, cl.COMMAND_FILL_IMAGE, found, event, _keeping(action, image, line))


@entry_point("clEnqueueMapImage")
def enqueue_map_image(
    queue: Queue, memory: Memory, blocking: int, flags: int, origin: Any, region: Any, row: Any, slice: Any,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    image = _checked(queue, memory)
    at = _inside(image, origin, _triple(region))
    if not row or (image.shape.has_slices and not slice):
        raise ClError(cl.INVALID_VALUE)
    found = wait_list_of(queue.context, count, events)
    check_map_flags(image, flags)
    row[0] = image.shape.row_pitch
    if slice:
        slice[0] = image.shape.slice_pitch
    address: int = image.address + at
    enqueue(queue, cl.COMMAND_MAP_IMAGE, found, event, map_at(image, address), blocking)
    return address
