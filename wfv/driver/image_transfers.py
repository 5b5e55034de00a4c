"""Commands that read, write, copy, fill and map images."""

from __future__ import annotations

from typing import Any

from wfv.driver.commands import Action, command, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.entry_points import entry_point
from wfv.driver.image_formats import texel_of
from wfv.driver.images import Image, image_of
from wfv.driver.memory import Memory, buffer_of, check_context
from wfv.driver.native import ffi
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.driver.transfers import (
    NO_READ,
    NO_WRITE,
    Box,
    address_of,
    check_host_access,
    check_map_flags,
    copy_box,
    enqueue_map,
)

Triple = tuple[int, int, int]


def _checked(queue: Queue, memory: Memory) -> Image:
    image = image_of(memory)
    check_context(queue.context, image)
    return image


def _triple(given: Any) -> Triple:
    if not given:
        raise ClError(cl.INVALID_VALUE)
    return given[0], given[1], given[2]


def _inside(image: Image, origin: Any, region: Triple) -> Box:
    """A region of the image. Raises ClError if not all of it is in the image."""
    first = _triple(origin)
    if 0 in region or any(a + b > most for a, b, most in zip(first, region, image.shape.region, strict=True)):
        raise ClError(cl.INVALID_VALUE)
    y_step, z_step = image.shape.pitches
    return Box(image.address + first[0] * image.texel + first[1] * y_step + first[2] * z_step, y_step, z_step)


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


def _both(
    queue: Queue, memory: Memory, refused: int, origin: Any, region: Any, row: int, slice: int, pointer: int
) -> tuple[Box, Box, Triple]:
    """A region of the image, one of the host's memory, and the bytes of a row, the rows and slices. Raises ClError."""
    image = _checked(queue, memory)
    if not pointer:
        raise ClError(cl.INVALID_VALUE)
    size = _triple(region)
    inside, outside = _inside(image, origin, size), Box(pointer, *_host_steps(image, size, row, slice))
    check_host_access(image, refused)
    return inside, outside, (size[0] * image.texel, size[1], size[2])


@command("clEnqueueReadImage", cl.COMMAND_READ_IMAGE, blocks=True)
def read_image(queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside, size = _both(queue, memory, NO_READ, *given)
    return copy_box(outside, inside, *size)


@command("clEnqueueWriteImage", cl.COMMAND_WRITE_IMAGE, blocks=True)
def write_image(queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside, size = _both(queue, memory, NO_WRITE, *given)
    return copy_box(inside, outside, *size)


@command("clEnqueueCopyImage", cl.COMMAND_COPY_IMAGE)
def copy_image(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any
) -> Action:
    a, b = _checked(queue, source), _checked(queue, target)
    if a.format != b.format:
        raise ClError(cl.IMAGE_FORMAT_MISMATCH)
    size = _triple(region)
    from_a, to_b = _inside(a, source_origin, size), _inside(b, target_origin, size)
    if a is b and all(abs(source_origin[i] - target_origin[i]) < size[i] for i in range(3)):
        raise ClError(cl.MEM_COPY_OVERLAP)
    return copy_box(to_b, from_a, size[0] * a.texel, size[1], size[2])


@command("clEnqueueCopyImageToBuffer", cl.COMMAND_COPY_IMAGE_TO_BUFFER)
def copy_image_to_buffer(queue: Queue, source: Memory, target: Memory, origin: Any, region: Any, offset: int) -> Action:
    in_image, in_buffer, size = _with_buffer(queue, source, target, origin, region, offset)
    return copy_box(in_buffer, in_image, *size)


@command("clEnqueueCopyBufferToImage", cl.COMMAND_COPY_BUFFER_TO_IMAGE)
def copy_buffer_to_image(queue: Queue, source: Memory, target: Memory, offset: int, origin: Any, region: Any) -> Action:
    in_image, in_buffer, size = _with_buffer(queue, target, source, origin, region, offset)
    return copy_box(in_image, in_buffer, *size)


def _with_buffer(
    queue: Queue, image_memory: Memory, memory: Memory, origin: Any, region: Any, offset: int
) -> tuple[Box, Box, Triple]:
    """A region of the image, its texels in the buffer, and the bytes of a row, the rows and slices. Raises ClError."""
    image, buffer = _checked(queue, image_memory), buffer_of(memory)
    check_context(queue.context, buffer)
    size = _triple(region)
    inside = _inside(image, origin, size)
    line = size[0] * image.texel
    if offset + line * size[1] * size[2] > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    return inside, Box(buffer.address + offset, line, line * size[1]), (line, size[1], size[2])


@command("clEnqueueFillImage", cl.COMMAND_FILL_IMAGE)
def fill_image(queue: Queue, memory: Memory, colour: int, origin: Any, region: Any) -> Action:
    image = _checked(queue, memory)
    if not colour:
        raise ClError(cl.INVALID_VALUE)
    width, rows, slices = size = _triple(region)
    inside = _inside(image, origin, size)
    line = ffi.new("char[]", texel_of(image.format, colour) * width)  # which is copied to all rows

    def copy_to_all() -> None:
        copy_box(inside, Box(address_of(line), 0, 0), width * image.texel, rows, slices)()

    return copy_to_all


@entry_point("clEnqueueMapImage")
def enqueue_map_image(
    queue: Queue, memory: Memory, blocking: int, flags: int, origin: Any, region: Any, row: Any, slice: Any,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    image = _checked(queue, memory)
    inside = _inside(image, origin, _triple(region))
    if not row or (image.shape.has_slices and not slice):
        raise ClError(cl.INVALID_VALUE)
    found = wait_list_of(queue.context, count, events)
    check_map_flags(image, flags)
    row[0] = image.shape.row_pitch
    if slice:
        slice[0] = image.shape.slice_pitch
    return enqueue_map(queue, cl.COMMAND_MAP_IMAGE, image, inside.address, found, event, blocking)
