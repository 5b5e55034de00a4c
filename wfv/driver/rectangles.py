"""Commands that read, write and copy rectangles of buffers."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from wfv.driver.commands import enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.entry_points import entry_point
from wfv.driver.memory import Buffer, Memory, buffer_of, check_context
from wfv.driver.native import lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.driver.transfers import _NO_READ, _NO_WRITE, _keeping, check_host_access


class Rectangle(NamedTuple):
    """Where a rectangle begins, in bytes, and its pitches; `end` is behind its last byte."""

    offset: int
    row: int
    slice: int
    end: int


def rectangle(origin: Any, region: tuple[int, ...], row: int, slice: int) -> Rectangle:
    """The rectangle with these pitches, of which 0 is the least. Raises ClError."""
    width, height, depth = region
    row = row or width
    slice = slice or row * height
    if row < width or slice < row * height or slice % row:
        raise ClError(cl.INVALID_VALUE)
    offset = origin[2] * slice + origin[1] * row + origin[0]
    return Rectangle(offset, row, slice, offset + (depth - 1) * slice + (height - 1) * row + width)


def _region(region: Any, *origins: Any) -> tuple[int, ...]:
    """The width in bytes, the height and the depth. Raises ClError."""
    if not region or not all(origins):
        raise ClError(cl.INVALID_VALUE)
    found = tuple(region[i] for i in range(3))
    if 0 in found:
        raise ClError(cl.INVALID_VALUE)
    return found


def _checked(queue: Queue, memory: Memory) -> Buffer:
    buffer = buffer_of(memory)
    check_context(queue.context, buffer)
    return buffer


def _copy(to: int, b: Rectangle, source: int, a: Rectangle, region: tuple[int, ...], *kept: object) -> Any:
    action = partial(lib.wfv_copy_rect, to + b.offset, source + a.offset, *region, b.row, b.slice, a.row, a.slice)
    return _keeping(action, *kept)


@entry_point("clEnqueueReadBufferRect")
def enqueue_read_buffer_rect(*given: Any) -> None:
    _transfer(cl.COMMAND_READ_BUFFER_RECT, _NO_READ, *given)


@entry_point("clEnqueueWriteBufferRect")
def enqueue_write_buffer_rect(*given: Any) -> None:
    _transfer(cl.COMMAND_WRITE_BUFFER_RECT, _NO_WRITE, *given)


def _transfer(
    command: int, refused: int, queue: Queue, memory: Memory, blocking: int, buffer_origin: Any, host_origin: Any,
    region: Any, row: int, slice: int, host_row: int, host_slice: int, pointer: int, count: int, events: Any,
    event: Any,
) -> None:  # fmt: skip
    """A read or a write; `refused` are the flags of memory that forbid it."""
    buffer = _checked(queue, memory)
    size = _region(region, buffer_origin, host_origin, pointer)
    inside = buffer.address, rectangle(buffer_origin, size, row, slice)
    outside = pointer, rectangle(host_origin, size, host_row, host_slice)
    if inside[1].end > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    found = wait_list_of(queue.context, count, events)
    check_host_access(buffer, refused)
    target, source = (outside, inside) if command == cl.COMMAND_READ_BUFFER_RECT else (inside, outside)
    enqueue(queue, command, found, event, _copy(*target, *source, size, buffer), blocking)


@entry_point("clEnqueueCopyBufferRect")
def enqueue_copy_buffer_rect(
    queue: Queue, source: Memory, target: Memory, source_origin: Any, target_origin: Any, region: Any,
    source_row: int, source_slice: int, target_row: int, target_slice: int, count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    first, second = _checked(queue, source), _checked(queue, target)
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
    found = wait_list_of(queue.context, count, events)
    action = _copy(second.address, b, first.address, a, size, first, second)
    enqueue(queue, cl.COMMAND_COPY_BUFFER_RECT, found, event, action)


def _overlap(at_a: int, a: Rectangle, at_b: int, b: Rectangle, region: tuple[int, ...]) -> bool:
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
