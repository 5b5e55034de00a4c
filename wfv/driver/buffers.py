"""Buffers and sub-buffers."""

from __future__ import annotations

from typing import Any

from wfv.driver import constants as cl
from wfv.driver.contexts import Context
from wfv.driver.device_limits import ALIGNMENT, max_allocation
from wfv.driver.entry_points import entry_point
from wfv.driver.memory import Memory, checked_flags, inherited_flags
from wfv.driver.native import ffi
from wfv.driver.objects import ClError


class Buffer(Memory):
    """A buffer, or a part of one."""

    memory_type = cl.MEM_OBJECT_BUFFER

    def check(self, offset: int, size: int) -> None:
        """Raises ClError if these bytes are not all in the buffer."""
        if size == 0 or offset + size > self.size:
            raise ClError(cl.INVALID_VALUE)


def buffer_of(memory: Memory) -> Buffer:
    """The memory, if it is a buffer. Raises ClError."""
    if not isinstance(memory, Buffer):
        raise ClError(cl.INVALID_MEM_OBJECT)
    return memory


@entry_point("clCreateBuffer")
def create_buffer(context: Context, flags: int, size: int, host_pointer: int) -> Buffer:
    return _create(context, flags, size, host_pointer, ())


@entry_point("clCreateBufferWithProperties")
def create_buffer_with_properties(
    context: Context, properties: Any, flags: int, size: int, host_pointer: int
) -> Buffer:
    if properties and properties[0]:
        raise ClError(cl.INVALID_PROPERTY)
    return _create(context, flags, size, host_pointer, (0,) if properties else ())


def _create(context: Context, flags: int, size: int, host_pointer: int, properties: tuple[int, ...]) -> Buffer:
    if size == 0:
        raise ClError(cl.INVALID_BUFFER_SIZE)
    found = checked_flags(flags, host_pointer)
    if size > max_allocation():
        raise ClError(cl.INVALID_BUFFER_SIZE)
    return Buffer(context, found, size, host_pointer, properties)


@entry_point("clCreateSubBuffer")
def create_sub_buffer(memory: Memory, flags: int, create_type: int, info: int) -> Buffer:
    buffer = buffer_of(memory)
    if buffer.parent is not None:
        raise ClError(cl.INVALID_MEM_OBJECT)
    found = inherited_flags(buffer, flags)
    if create_type != cl.BUFFER_CREATE_TYPE_REGION or not info:
        raise ClError(cl.INVALID_VALUE)
    region = ffi.cast("cl_buffer_region *", info)
    if region.size == 0:
        raise ClError(cl.INVALID_BUFFER_SIZE)
    if region.origin + region.size > buffer.size:
        raise ClError(cl.INVALID_VALUE)
    if region.origin % ALIGNMENT:
        raise ClError(cl.MISALIGNED_SUB_BUFFER_OFFSET)
    return Buffer(buffer.context, found, region.size, 0, (), buffer, region.origin)
