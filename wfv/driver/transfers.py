"""Commands that read, write, copy, fill and map buffers and images.

Each is one assignment between two arrays of bytes (wfv/driver/memory.py: `box`), with the axes slices, rows and the
bytes of a row. A mapped object is the memory itself: nothing is copied.
"""

from functools import partial
from typing import Any

import numpy as np

from wfv.driver.commands import Action, Queue, command, enqueue, wait_list_of
from wfv.driver.contexts import check_context
from wfv.driver.entry_points import entry_point
from wfv.driver.image_formats import texel_of
from wfv.driver.images import Image, image_of
from wfv.driver.memory import Box, Buffer, Memory, Triple, box, buffer_of, memories_of
from wfv.driver.objects import load, refuse_if
from wfv.driver.prototypes import cl

_NO_READ = cl.MEM_HOST_WRITE_ONLY | cl.MEM_HOST_NO_ACCESS
_NO_WRITE = cl.MEM_HOST_READ_ONLY | cl.MEM_HOST_NO_ACCESS
_PATTERNS = (1, 2, 4, 8, 16, 32, 64, 128)
MIGRATIONS = cl.MIGRATE_MEM_OBJECT_HOST | cl.MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED
_MAPS = cl.MAP_READ | cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION


def _copy(target: Box, source: Box) -> Action:
    return partial(np.copyto, target, source)


def copy_apart(target: Box, source: Box) -> Action:
    """Copies between two parts of memory that must not overlap. Raises ClError."""
    refuse_if(np.shares_memory(target, source), cl.MEM_COPY_OVERLAP)
    return _copy(target, source)


def _check_access(memory: Memory, refused: int) -> None:
    """Raises ClError if one of these flags forbids the host's access."""
    refuse_if(memory.flags & refused, cl.INVALID_OPERATION)


def _buffer(queue: Queue, memory: Memory) -> Buffer:
    """The memory, if it is a buffer of the queue's context. Raises ClError."""
    check_context(queue.context, buffer_of(memory))
    return buffer_of(memory)


def _image(queue: Queue, memory: Memory) -> Image:
    """The memory, if it is an image of the queue's context. Raises ClError."""
    check_context(queue.context, image_of(memory))
    return image_of(memory)


def _triple(given: Any) -> Triple:
    """A region or an origin. Raises ClError."""
    refuse_if(not given, cl.INVALID_VALUE)
    return given[0], given[1], given[2]


def _bytes(buffer: Buffer, offset: int, size: int) -> Box:
    """These bytes of a buffer. Raises ClError."""
    refuse_if(offset + size > buffer.nbytes, cl.INVALID_VALUE)
    return box(buffer.address + offset, (size, 1, 1), size, size)


def _rectangle(address: int, origin: Any, region: Any, row: int, slice: int, size: int | None = None) -> Box:
    """A rectangle with these pitches, of which 0 is the least, in `size` bytes from an address on. Raises ClError."""
    (x, y, z), (width, height, depth) = _triple(origin), _triple(region)
    row = row or width
    slice = slice or row * height
    refuse_if(
        not address or 0 in (width, height, depth) or row < width or slice < row * height or slice % row,
        cl.INVALID_VALUE,
    )
    offset = z * slice + y * row + x
    refuse_if(size is not None and offset + (depth - 1) * slice + (height - 1) * row + width > size, cl.INVALID_VALUE)
    return box(address + offset, (width, height, depth), row, slice)


def _texels(image: Image, origin: Any, region: Any) -> Box:
    """A region of the image. Raises ClError if not all of it is in the image."""
    first, size = _triple(origin), _triple(region)
    refuse_if(
        0 in size or any(a + b > most for a, b, most in zip(first, size, image.shape.region, strict=True)),
        cl.INVALID_VALUE,
    )
    row, slice = image.shape.pitches
    address = image.address + first[0] * image.texel + first[1] * row + first[2] * slice
    return box(address, (size[0] * image.texel, size[1], size[2]), row, slice)


def _texels_of_host(image: Image, region: Triple, row: int, slice: int, pointer: int) -> Box:
    """A region in the host's memory, with pitches of which 0 is the least. Raises ClError."""
    width, height, depth = region[0] * image.texel, region[1], region[2]
    row = row or width
    least = row if image.shape.type == cl.MEM_OBJECT_IMAGE1D_ARRAY else row * height
    refuse_if(
        not pointer or row < width or (slice and not least <= slice) or (slice and not image.shape.has_slices),
        cl.INVALID_VALUE,
    )
    return box(pointer, (width, height, depth), *image.shape.steps(row, slice or least))


# The parts that a host's read or write accesses, in the memory object and the host's memory, by the parameters.


def _parts(queue: Queue, memory: Memory, offset: int, size: int, pointer: int) -> tuple[Box, Box]:
    inside = _bytes(_buffer(queue, memory), offset, size)
    refuse_if(not pointer, cl.INVALID_VALUE)
    return inside, box(pointer, (size, 1, 1))


def _rectangles(
    queue: Queue, memory: Memory, origin: Any, host_origin: Any, region: Any, row: int, slice: int, host_row: int,
    host_slice: int, pointer: int,
) -> tuple[Box, Box]:  # fmt: skip
    buffer = _buffer(queue, memory)
    inside = _rectangle(buffer.address, origin, region, row, slice, buffer.nbytes)
    return inside, _rectangle(pointer, host_origin, region, host_row, host_slice)


def _regions(
    queue: Queue, memory: Memory, origin: Any, region: Any, row: int, slice: int, pointer: int
) -> tuple[Box, Box]:
    image = _image(queue, memory)
    return _texels(image, origin, region), _texels_of_host(image, _triple(region), row, slice, pointer)


@command("clEnqueueReadBuffer", cl.COMMAND_READ_BUFFER, 1, _parts)
@command("clEnqueueReadBufferRect", cl.COMMAND_READ_BUFFER_RECT, 1, _rectangles)
@command("clEnqueueReadImage", cl.COMMAND_READ_IMAGE, 1, _regions)
def read(parts: Any, queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside = parts(queue, memory, *given)
    _check_access(memory, _NO_READ)
    return _copy(outside, inside)


@command("clEnqueueWriteBuffer", cl.COMMAND_WRITE_BUFFER, 1, _parts)
@command("clEnqueueWriteBufferRect", cl.COMMAND_WRITE_BUFFER_RECT, 1, _rectangles)
@command("clEnqueueWriteImage", cl.COMMAND_WRITE_IMAGE, 1, _regions)
def write(parts: Any, queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside = parts(queue, memory, *given)
    _check_access(memory, _NO_WRITE)
    return _copy(inside, outside)


@command("clEnqueueCopyBuffer", cl.COMMAND_COPY_BUFFER)
def copy_buffer(
    queue: Queue, source: Memory, target: Memory, source_offset: int, target_offset: int, size: int
) -> Action:
    a, b = _buffer(queue, source), _buffer(queue, target)
    return copy_apart(_bytes(b, target_offset, size), _bytes(a, source_offset, size))


@command("clEnqueueCopyBufferRect", cl.COMMAND_COPY_BUFFER_RECT)
def copy_rectangle(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any,
    source_row: int, source_slice: int, target_row: int, target_slice: int,
) -> Action:  # fmt: skip
    a, b = _buffer(queue, source), _buffer(queue, target)
    from_a = _rectangle(a.address, source_origin, region, source_row, source_slice, a.nbytes)
    to_b = _rectangle(b.address, target_origin, region, target_row, target_slice, b.nbytes)
    refuse_if(a is b and from_a.strides != to_b.strides, cl.INVALID_VALUE)
    return copy_apart(to_b, from_a)


@command("clEnqueueCopyImage", cl.COMMAND_COPY_IMAGE)
def copy_image(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any
) -> Action:
    a, b = _image(queue, source), _image(queue, target)
    refuse_if(a.format != b.format, cl.IMAGE_FORMAT_MISMATCH)
    return copy_apart(_texels(b, target_origin, region), _texels(a, source_origin, region))


@command("clEnqueueCopyImageToBuffer", cl.COMMAND_COPY_IMAGE_TO_BUFFER)
def copy_image_to_buffer(queue: Queue, source: Memory, target: Memory, origin: Any, region: Any, offset: int) -> Action:
    in_image, in_buffer = _image_and_buffer(queue, source, target, origin, region, offset)
    return _copy(in_buffer, in_image)


@command("clEnqueueCopyBufferToImage", cl.COMMAND_COPY_BUFFER_TO_IMAGE)
def copy_buffer_to_image(queue: Queue, source: Memory, target: Memory, offset: int, origin: Any, region: Any) -> Action:
    in_image, in_buffer = _image_and_buffer(queue, target, source, origin, region, offset)
    return _copy(in_image, in_buffer)


def _image_and_buffer(
    queue: Queue, image: Memory, memory: Memory, origin: Any, region: Any, offset: int
) -> tuple[Box, Box]:
    """A region of the image, and its texels in the buffer, one after the other. Raises ClError."""
    found, buffer = _image(queue, image), _buffer(queue, memory)
    is_inside = found.memory_type == cl.MEM_OBJECT_IMAGE1D_BUFFER and found.parent is buffer
    refuse_if(is_inside, cl.INVALID_MEM_OBJECT)
    inside = _texels(found, origin, region)
    return inside, _bytes(buffer, offset, inside.size).reshape(inside.shape)


@command("clEnqueueFillBuffer", cl.COMMAND_FILL_BUFFER)
def fill_buffer(queue: Queue, memory: Memory, pattern: int, pattern_size: int, offset: int, size: int) -> Action | None:
    buffer = _buffer(queue, memory)
    check_pattern(pattern, pattern_size, offset, size)
    refuse_if(offset + size > buffer.nbytes, cl.INVALID_VALUE)
    return filled(buffer.address + offset, pattern, pattern_size, size)


def check_pattern(pattern: int, pattern_size: int, begin: int, size: int) -> None:
    """Raises ClError if memory from `begin` on cannot be filled with the pattern."""
    refuse_if(
        not pattern or pattern_size not in _PATTERNS or begin % pattern_size or size % pattern_size, cl.INVALID_VALUE
    )


def filled(address: int, pattern: int, pattern_size: int, size: int) -> Action | None:
    """Fills memory with a copy of the pattern: the host may change its own."""
    if size == 0:
        return None
    whole = np.dtype(f"{'u' if pattern_size <= 8 else 'V'}{pattern_size}")  # 4 bytes one by one take 25 times as long
    return _copy(box(address, (size, 1, 1), size, size).view(whole), np.frombuffer(load(pattern, pattern_size), whole))


@command("clEnqueueFillImage", cl.COMMAND_FILL_IMAGE)
def fill_image(queue: Queue, memory: Memory, colour: int, origin: Any, region: Any) -> Action:
    image = _image(queue, memory)
    refuse_if(not colour, cl.INVALID_VALUE)
    texels = _texels(image, origin, region)
    row = texel_of(image.format, colour) * _triple(region)[0]
    return _copy(texels, np.frombuffer(row, np.uint8))


@command("clEnqueueMigrateMemObjects", cl.COMMAND_MIGRATE_MEM_OBJECTS)
def migrate(queue: Queue, number: int, memories: Any, flags: int) -> None:
    refuse_if(number == 0 or not memories or flags & ~MIGRATIONS, cl.INVALID_VALUE)
    memories_of(queue.context, number, memories)  # there is one memory: nothing moves


@entry_point("clEnqueueMapBuffer")
def map_buffer(
    queue: Queue, memory: Memory, blocking: int, flags: int, offset: int, size: int,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    part = _bytes(_buffer(queue, memory), offset, size)
    refuse_if(size == 0, cl.INVALID_VALUE)
    return _map(queue, cl.COMMAND_MAP_BUFFER, memory, part, flags, blocking, count, events, event)


@entry_point("clEnqueueMapImage")
def map_image(
    queue: Queue, memory: Memory, blocking: int, flags: int, origin: Any, region: Any, row: Any, slice: Any,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    image = _image(queue, memory)
    part = _texels(image, origin, region)
    refuse_if(not row or (image.shape.has_slices and not slice), cl.INVALID_VALUE)
    found = _map(queue, cl.COMMAND_MAP_IMAGE, image, part, flags, blocking, count, events, event)
    row[0] = image.shape.row_pitch
    if slice:
        slice[0] = image.shape.slice_pitch
    return found


def check_map(flags: int) -> None:
    """Raises ClError if they are no flags of a mapping."""
    refuse_if(
        flags & ~_MAPS or (flags & cl.MAP_WRITE_INVALIDATE_REGION and flags & (cl.MAP_WRITE | cl.MAP_READ)),
        cl.INVALID_VALUE,
    )


def _map(
    queue: Queue, command_type: int, memory: Memory, part: Box, flags: int, blocking: int, count: int, events: Any,
    event: Any,
) -> int:  # fmt: skip
    """Notes that the address is mapped once more, and enqueues the command; returns the address. Raises ClError."""
    wait_list = wait_list_of(queue.context, count, events)
    check_map(flags)
    if flags & cl.MAP_READ:
        _check_access(memory, _NO_READ)
    address, writes = part.ctypes.data, flags & (cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION)
    if writes:
        _check_access(memory, _NO_WRITE)
        refuse_if(any(np.shares_memory(part, each) for each in [*memory.written.values()]), cl.INVALID_OPERATION)
    enqueue(queue, command_type, wait_list, event, None, blocking, uses=memory)
    memory.mapped[address] = memory.mapped.get(address, 0) + 1
    if writes:
        memory.written[id(memory), address] = part
    return address


@command("clEnqueueUnmapMemObject", cl.COMMAND_UNMAP_MEM_OBJECT)
def unmap(queue: Queue, memory: Memory, address: int) -> Action:
    check_context(queue.context, memory)
    refuse_if(not memory.mapped.get(address), cl.INVALID_VALUE)
    memory.written.pop((id(memory), address), None)

    def forget() -> None:
        memory.mapped[address] -= 1
        if not memory.mapped[address]:
            del memory.mapped[address]

    return forget
