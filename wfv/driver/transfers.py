"""Commands that read, write, copy, fill and map buffers. A mapped buffer is the memory itself: nothing is copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from wfv.driver.commands import Action, enqueue, wait_list_of
from wfv.driver.constants import cl
from wfv.driver.entry_points import entry_point
from wfv.driver.memory import Buffer, Memory, buffer_of, check_context, memories_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue

_NO_READ = cl.MEM_HOST_WRITE_ONLY | cl.MEM_HOST_NO_ACCESS
_NO_WRITE = cl.MEM_HOST_READ_ONLY | cl.MEM_HOST_NO_ACCESS
_PATTERNS = (1, 2, 4, 8, 16, 32, 64, 128)
_MIGRATIONS = cl.MIGRATE_MEM_OBJECT_HOST | cl.MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED


@entry_point("clEnqueueReadBuffer")
def enqueue_read_buffer(*given: Any) -> None:
    _transfer(cl.COMMAND_READ_BUFFER, _NO_READ, *given)


@entry_point("clEnqueueWriteBuffer")
def enqueue_write_buffer(*given: Any) -> None:
    _transfer(cl.COMMAND_WRITE_BUFFER, _NO_WRITE, *given)


def _transfer(
    command: int, refused: int, queue: Queue, memory: Memory, blocking: int, offset: int, size: int, pointer: int,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    """A read or a write; `refused` are the flags of memory that forbid it."""
    buffer = _of_queue(queue, memory)
    if not pointer:
        raise ClError(cl.INVALID_VALUE)
    buffer.check(offset, size)
    found = wait_list_of(queue.context, count, events)
    check_host_access(buffer, refused)
    inside = buffer.address + offset
    target, source = (pointer, inside) if command == cl.COMMAND_READ_BUFFER else (inside, pointer)
    enqueue(queue, command, found, event, _keeping(partial(lib.wfv_copy, target, source, size), buffer), blocking)


@entry_point("clEnqueueCopyBuffer")
def enqueue_copy_buffer(
    queue: Queue, source: Memory, target: Memory, source_offset: int, target_offset: int, size: int,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    a, b = _of_queue(queue, source), _of_queue(queue, target)
    a.check(source_offset, size)
    b.check(target_offset, size)
    found = wait_list_of(queue.context, count, events)
    first, second = a.address + source_offset, b.address + target_offset
    if a.root is b.root and first < second + size and second < first + size:
        raise ClError(cl.MEM_COPY_OVERLAP)
    enqueue(queue, cl.COMMAND_COPY_BUFFER, found, event, _keeping(partial(lib.wfv_copy, second, first, size), a, b))


@entry_point("clEnqueueFillBuffer")
def enqueue_fill_buffer(
    queue: Queue, memory: Memory, pattern: int, pattern_size: int, offset: int, size: int,
    count: int, events: Any, event: Any,
) -> None:  # fmt: skip
    buffer = _of_queue(queue, memory)
    if not pattern or pattern_size not in _PATTERNS or offset % pattern_size or size % pattern_size:
        raise ClError(cl.INVALID_VALUE)
    if offset + size > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    found = wait_list_of(queue.context, count, events)
    kept = ffi.new("char[]", pattern_size)  # the host may change its own
    ffi.memmove(kept, ffi.cast("char *", pattern), pattern_size)
    address = int(ffi.cast("uintptr_t", kept))
    action = _keeping(partial(lib.wfv_fill, buffer.address + offset, address, pattern_size, size), buffer, kept)
    enqueue(queue, cl.COMMAND_FILL_BUFFER, found, event, action)


@entry_point("clEnqueueMigrateMemObjects")
def enqueue_migrate(queue: Queue, number: int, memories: Any, flags: int, count: int, events: Any, event: Any) -> None:
    if number == 0 or not memories or flags & ~_MIGRATIONS:
        raise ClError(cl.INVALID_VALUE)
    memories_of(queue.context, number, memories)
    found = wait_list_of(queue.context, count, events)
    enqueue(queue, cl.COMMAND_MIGRATE_MEM_OBJECTS, found, event, _nothing)  # there is one memory


def check_host_access(memory: Memory, refused: int) -> None:
    """Raises ClError if one of these flags forbids the host's access."""
    if memory.flags & refused:
        raise ClError(cl.INVALID_OPERATION)


def _of_queue(queue: Queue, memory: Memory) -> Buffer:
    buffer = buffer_of(memory)
    check_context(queue.context, buffer)
    return buffer


def _keeping(action: Any, *kept: object) -> Action:
    """The action, which keeps what it uses as long as it exists."""
    action.kept = kept
    return action  # type: ignore[no-any-return]


def _nothing() -> None:
    """Memory is where the host and all kernels are."""


_FLAGS = cl.MAP_READ | cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION


def check_map_flags(memory: Memory, flags: int) -> None:
    """Raises ClError for flags that are none, contradict each other, or those of the memory."""
    writes = cl.MAP_WRITE | cl.MAP_READ
    if flags & ~_FLAGS or (flags & cl.MAP_WRITE_INVALIDATE_REGION and flags & writes):
        raise ClError(cl.INVALID_VALUE)
    if flags & cl.MAP_READ:
        check_host_access(memory, _NO_READ)
    if flags & (cl.MAP_WRITE | cl.MAP_WRITE_INVALIDATE_REGION):
        check_host_access(memory, _NO_WRITE)


def map_at(memory: Memory, address: int) -> Callable[[], None]:
    """Notes that the address is mapped once more; returns what the command does."""
    memory.mapped[address] = memory.mapped.get(address, 0) + 1

    def keep() -> None:
        _nothing()

    keep.kept = memory  # type: ignore[attr-defined]
    return keep


@entry_point("clEnqueueMapBuffer")
def enqueue_map_buffer(
    queue: Queue, memory: Memory, blocking: int, flags: int, offset: int, size: int,
    count: int, events: Any, event: Any,
) -> int:  # fmt: skip
    buffer = buffer_of(memory)
    check_context(queue.context, buffer)
    buffer.check(offset, size)
    found = wait_list_of(queue.context, count, events)
    check_map_flags(buffer, flags)
    address: int = buffer.address + offset
    enqueue(queue, cl.COMMAND_MAP_BUFFER, found, event, map_at(buffer, address), blocking)
    return address


@entry_point("clEnqueueUnmapMemObject")
def enqueue_unmap(queue: Queue, memory: Memory, address: int, count: int, events: Any, event: Any) -> None:
    check_context(queue.context, memory)
    if not memory.mapped.get(address):
        raise ClError(cl.INVALID_VALUE)
    found = wait_list_of(queue.context, count, events)

    def unmap() -> None:
        memory.mapped[address] -= 1
        if not memory.mapped[address]:
            del memory.mapped[address]

    enqueue(queue, cl.COMMAND_UNMAP_MEM_OBJECT, found, event, unmap)
