"""Mapping of memory: the host gets the address of the memory itself, and nothing is copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wfv.driver import constants as cl
from wfv.driver.buffers import buffer_of
from wfv.driver.commands import enqueue, wait_list_of
from wfv.driver.entry_points import entry_point
from wfv.driver.memory import Memory, check_context
from wfv.driver.objects import ClError
from wfv.driver.queues import Queue
from wfv.driver.transfers import _NO_READ, _NO_WRITE, _nothing, check_host_access

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
