"""Commands that read, write, copy, fill and map buffers. A mapped buffer is the memory itself: nothing is copied."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from wfv.driver.commands import Action, command, enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.entry_points import entry_point
from wfv.driver.memory import Buffer, Memory, buffer_of, check_context, memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError, load
from wfv.driver.queues import Queue

NO_READ = cl.MEM_HOST_WRITE_ONLY | cl.MEM_HOST_NO_ACCESS
NO_WRITE = cl.MEM_HOST_READ_ONLY | cl.MEM_HOST_NO_ACCESS
_PATTERNS = (1, 2, 4, 8, 16, 32, 64, 128)
_MIGRATIONS = cl.MIGRATE_MEM_OBJECT_HOST | cl.MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED
_MAPS = cl.MAP_READ | cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION


class Box(NamedTuple):
    """Where a box of bytes begins, and how far apart its rows and its slices are."""

    address: int
    row: int
    slice: int


def copy_box(target: Box, source: Box, width: int, rows: int, slices: int) -> Action:
    """Copies a box of `width` bytes, so many rows and slices."""
    return partial(
        lib.wfv_copy_rect, target.address, source.address, width, rows, slices, target.row, target.slice, source.row,
        source.slice,
    )  # fmt: skip


def check_host_access(memory: Memory, refused: int) -> None:
    """Raises ClError if one of these flags forbids the host's access."""
    if memory.flags & refused:
        raise ClError(cl.INVALID_OPERATION)


def checked_buffer(queue: Queue, memory: Memory, refused: int = 0) -> Buffer:
    """The memory, if it is a buffer of the queue's context, whose flags are not `refused`. Raises ClError."""
    buffer = buffer_of(memory)
    check_context(queue.context, buffer)
    check_host_access(buffer, refused)
    return buffer


def _part(queue: Queue, memory: Memory, refused: int, offset: int, size: int, pointer: int) -> int:
    """The address of the bytes that the host reads or writes. Raises ClError."""
    buffer = checked_buffer(queue, memory, refused)
    if not pointer:
        raise ClError(cl.INVALID_VALUE)
    buffer.check(offset, size)
    return buffer.address + offset


@command("clEnqueueReadBuffer", cl.COMMAND_READ_BUFFER, blocks=True)
def read_buffer(queue: Queue, memory: Memory, offset: int, size: int, pointer: int) -> Action:
    return partial(lib.wfv_copy, pointer, _part(queue, memory, NO_READ, offset, size, pointer), size)


@command("clEnqueueWriteBuffer", cl.COMMAND_WRITE_BUFFER, blocks=True)
def write_buffer(queue: Queue, memory: Memory, offset: int, size: int, pointer: int) -> Action:
    return partial(lib.wfv_copy, _part(queue, memory, NO_WRITE, offset, size, pointer), pointer, size)


@command("clEnqueueCopyBuffer", cl.COMMAND_COPY_BUFFER)
def copy_buffer(
    queue: Queue, source: Memory, target: Memory, source_offset: int, target_offset: int, size: int
) -> Action:
    a, b = checked_buffer(queue, source), checked_buffer(queue, target)
    a.check(source_offset, size)
    b.check(target_offset, size)
    first, second = a.address + source_offset, b.address + target_offset
    if a.root is b.root and first < second + size and second < first + size:
        raise ClError(cl.MEM_COPY_OVERLAP)
    return partial(lib.wfv_copy, second, first, size)


@command("clEnqueueFillBuffer", cl.COMMAND_FILL_BUFFER)
def fill_buffer(queue: Queue, memory: Memory, pattern: int, pattern_size: int, offset: int, size: int) -> Action:
    buffer = checked_buffer(queue, memory)
    if not pattern or pattern_size not in _PATTERNS or offset % pattern_size or size % pattern_size:
        raise ClError(cl.INVALID_VALUE)
    if offset + size > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    kept = ffi.new("char[]", load(pattern, pattern_size))  # the host may change its own
    return lambda: lib.wfv_fill(buffer.address + offset, address_of(kept), pattern_size, size)


@command("clEnqueueMigrateMemObjects", cl.COMMAND_MIGRATE_MEM_OBJECTS)
def migrate(queue: Queue, number: int, memories: Any, flags: int) -> Action:
    if number == 0 or not memories or flags & ~_MIGRATIONS:
        raise ClError(cl.INVALID_VALUE)
    memories_of(queue.context, number, memories)
    return _nothing  # there is one memory


def address_of(data: Any) -> int:
    """The address of cffi's memory."""
    return int(ffi.cast("uintptr_t", data))


def _nothing() -> None:
    """Memory is where the host and all kernels are."""


def check_map_flags(memory: Memory, flags: int) -> None:
    """Raises ClError for flags that are none, contradict each other, or those of the memory."""
    writes = cl.MAP_WRITE | cl.MAP_READ
    if flags & ~_MAPS or (flags & cl.MAP_WRITE_INVALIDATE_REGION and flags & writes):
        raise ClError(cl.INVALID_VALUE)
    if flags & cl.MAP_READ:
        check_host_access(memory, NO_READ)
    if flags & (cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION):
        check_host_access(memory, NO_WRITE)


def enqueue_map(
    queue: Queue, command_type: int, memory: Memory, address: int, wait_list: list[Any], event: Any, blocking: int
) -> int:
    """Notes that the address is mapped once more, and enqueues the command; returns the address."""
    memory.mapped[address] = memory.mapped.get(address, 0) + 1
    enqueue(queue, command_type, wait_list, event, _nothing, blocking, uses=memory)
    return address


@entry_point("clEnqueueMapBuffer")
def enqueue_map_buffer(
    queue: Queue, memory: Memory, blocking: int, flags: int, offset: int, size: int,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    buffer = checked_buffer(queue, memory)
    buffer.check(offset, size)
    found = wait_list_of(queue.context, count, events)
    check_map_flags(buffer, flags)
    return enqueue_map(queue, cl.COMMAND_MAP_BUFFER, buffer, buffer.address + offset, found, event, blocking)


@command("clEnqueueUnmapMemObject", cl.COMMAND_UNMAP_MEM_OBJECT)
def unmap(queue: Queue, memory: Memory, address: int) -> Action:
    check_context(queue.context, memory)
    if not memory.mapped.get(address):
        raise ClError(cl.INVALID_VALUE)

    def forget() -> None:
        memory.mapped[address] -= 1
        if not memory.mapped[address]:
            del memory.mapped[address]

    return forget
