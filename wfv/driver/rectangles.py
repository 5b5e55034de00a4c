"""Commands that read, write and copy rectangles of buffers."""

from __future__ import annotations

from typing import Any, NamedTuple

from wfv.driver.commands import Action, command
from wfv.driver.constants import cl
from wfv.driver.memory import Memory
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.driver.transfers import NO_READ, NO_WRITE, Box, checked_buffer, copy_box


class Rectangle(NamedTuple):
    """Where a rectangle begins, in bytes, and its pitches; `end` is behind its last byte."""

    offset: int
    row: int
    slice: int
    end: int

    def at(self, address: int) -> Box:
        """The rectangle in memory."""
        return Box(address + self.offset, self.row, self.slice)


def rectangle(origin: Any, region: tuple[int, int, int], row: int, slice: int) -> Rectangle:
    """The rectangle with these pitches, of which 0 is the least. Raises ClError."""
    width, height, depth = region
    row = row or width
    slice = slice or row * height
    if row < width or slice < row * height or slice % row:
        raise ClError(cl.INVALID_VALUE)
    offset = origin[2] * slice + origin[1] * row + origin[0]
    return Rectangle(offset, row, slice, offset + (depth - 1) * slice + (height - 1) * row + width)


def _region(region: Any, *origins: Any) -> tuple[int, int, int]:
    """The width in bytes, the height and the depth. Raises ClError."""
    if not region or not all(origins):
        raise ClError(cl.INVALID_VALUE)
    found = region[0], region[1], region[2]
    if 0 in found:
        raise ClError(cl.INVALID_VALUE)
    return found


def _both(
    queue: Queue, memory: Memory, refused: int, buffer_origin: Any, host_origin: Any, region: Any, row: int, slice: int,
    host_row: int, host_slice: int, pointer: int,
) -> tuple[Box, Box, tuple[int, int, int]]:  # fmt: skip
    """A rectangle in the buffer, and one in the host's memory, with their size. Raises ClError."""
    buffer = checked_buffer(queue, memory, refused)
    size = _region(region, buffer_origin, host_origin, pointer)
    inside = rectangle(buffer_origin, size, row, slice)
    outside = rectangle(host_origin, size, host_row, host_slice)
    if inside.end > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    return inside.at(buffer.address), outside.at(pointer), size


@command("clEnqueueReadBufferRect", cl.COMMAND_READ_BUFFER_RECT, blocks=True)
def read_rectangle(queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside, size = _both(queue, memory, NO_READ, *given)
    return copy_box(outside, inside, *size)


@command("clEnqueueWriteBufferRect", cl.COMMAND_WRITE_BUFFER_RECT, blocks=True)
def write_rectangle(queue: Queue, memory: Memory, *given: Any) -> Action:
    inside, outside, size = _both(queue, memory, NO_WRITE, *given)
    return copy_box(inside, outside, *size)


@command("clEnqueueCopyBufferRect", cl.COMMAND_COPY_BUFFER_RECT)
def copy_rectangle(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any,
    source_row: int, source_slice: int, target_row: int, target_slice: int,
) -> Action:  # fmt: skip
    first, second = checked_buffer(queue, source), checked_buffer(queue, target)
    size = _region(region, source_origin, target_origin)
    a = rectangle(source_origin, size, source_row, source_slice)
    b = rectangle(target_origin, size, target_row, target_slice)
    if a.end > first.size or b.end > second.size:
        raise ClError(cl.INVALID_VALUE)
    if first.root is second.root:
        if first is second and (a.row, a.slice) != (b.row, b.slice):
            raise ClError(cl.INVALID_VALUE)
        if _overlap(first.origin, a, second.origin, b, size):
            raise ClError(cl.MEM_COPY_OVERLAP)
    return copy_box(b.at(second.address), a.at(first.address), *size)


def _overlap(at_a: int, a: Rectangle, at_b: int, b: Rectangle, region: tuple[int, int, int]) -> bool:
    """Whether two rectangles of a buffer have a byte in common."""
    begin_a, begin_b = at_a + a.offset, at_b + b.offset
    if begin_a >= at_b + b.end or begin_b >= at_a + a.end:
        return False
    if (a.row, a.slice) != (b.row, b.slice):
        return True
    width, height, depth = region
    if a.slice == 0 or a.row == 0:
        return True
    low, high = sorted((begin_a, begin_b))
    for z in range(-1, depth):  # how far the second lies behind the first
        rest = high - low - z * a.slice
        for y in {rest // a.row, rest // a.row + 1}:
            x = rest - y * a.row
            if abs(x) < width and abs(y) < height and abs(z) < depth:
                return True
    return False
