"""Memory objects: buffers, sub-buffers, the base class of images, and the arguments that a kernel object stores."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
from _wfv_driver import ffi, lib
from numpy.typing import NDArray

from wfv.driver.contexts import Context, check_context
from wfv.driver.devices import ALIGNMENT, max_allocation
from wfv.driver.entry_points import entry_point, information
from wfv.driver.objects import ClError, Object, boolean, refuse_if, uint
from wfv.driver.prototypes import cl

_KERNEL = cl.MEM_READ_WRITE | cl.MEM_WRITE_ONLY | cl.MEM_READ_ONLY
_HOST = cl.MEM_HOST_WRITE_ONLY | cl.MEM_HOST_READ_ONLY | cl.MEM_HOST_NO_ACCESS
_POINTER = cl.MEM_USE_HOST_PTR | cl.MEM_ALLOC_HOST_PTR | cl.MEM_COPY_HOST_PTR

Triple = tuple[int, int, int]
Box = NDArray[np.uint8]


def box(address: int, size: Triple, row: int = 0, slice: int = 0) -> Box:
    """The bytes at an address, with the axes slices, rows and the bytes of a row, of which `size` is the reverse.

    `row` and `slice`: the bytes from one to the next.
    """
    width, rows, slices = size
    nbytes = (slices - 1) * slice + (rows - 1) * row + width
    memory = ffi.buffer(ffi.cast("char *", address), nbytes)
    return np.ndarray((slices, rows, width), np.uint8, memory, strides=(slice, row, 1))


class Memory(Object):
    """A buffer or an image: `nbytes` at `address`, in the host's memory or in memory of its own.

    `parent` is the buffer that a sub-buffer, or an image of a buffer, is a part of, at `origin`. `host_pointer`: the
    host's, with CL_MEM_USE_HOST_PTR. `mapped`: how often each address is mapped; `written`: the bytes of a buffer or a
    part of it that are mapped for writing, by object and address, until their unmapping is enqueued.
    """

    kind = "cl_mem"
    memory_type = 0
    _own = 0

    def __init__(
        self, context: Context, flags: int, size: int, host_pointer: int, properties: tuple[int, ...] = (),
        parent: Memory | None = None, origin: int = 0,
    ) -> None:  # fmt: skip
        self.context, self.flags, self.nbytes, self.properties = context, flags, size, properties
        self.parent, self.origin = parent, origin
        self.mapped = dict[int, int]()
        self.written: dict[tuple[int, int], Box] = {} if parent is None else parent.written
        self.host_pointer = host_pointer if flags & cl.MEM_USE_HOST_PTR else 0
        self.address = 0
        if parent is not None:
            self.address = parent.address + origin
            self.host_pointer = parent.host_pointer and parent.host_pointer + origin
        elif flags & cl.MEM_USE_HOST_PTR:
            self.address = host_pointer
        else:
            self.address = self._allocate(size, host_pointer)
        self.keep(parent or context)

    def _allocate(self, size: int, contents: int) -> int:
        """Memory of its own. Raises ClError."""
        self._own = lib.wfv_allocate(size)
        refuse_if(not self._own, cl.MEM_OBJECT_ALLOCATION_FAILURE)
        if contents:
            np.copyto(box(self._own, (size, 1, 1)), box(contents, (size, 1, 1)))
        return int(self._own)

    @property
    def argument(self) -> int | bytes:
        """A kernel's argument."""
        return self.address

    def destroyed(self) -> None:
        for address in self.mapped:
            self.written.pop((id(self), address), None)
        if self._own:
            lib.wfv_free_memory(self._own)


def checked_flags(flags: int, host_pointer: int) -> int:
    """The flags of a new buffer or image. Raises ClError."""
    refuse_if(flags & ~(_KERNEL | _HOST | _POINTER | cl.MEM_KERNEL_READ_AND_WRITE), cl.INVALID_VALUE)
    refuse_if((flags & _KERNEL).bit_count() > 1 or (flags & _HOST).bit_count() > 1, cl.INVALID_VALUE)
    refuse_if(flags & cl.MEM_USE_HOST_PTR and flags & (cl.MEM_ALLOC_HOST_PTR | cl.MEM_COPY_HOST_PTR), cl.INVALID_VALUE)
    refuse_if(bool(host_pointer) != bool(flags & (cl.MEM_USE_HOST_PTR | cl.MEM_COPY_HOST_PTR)), cl.INVALID_HOST_PTR)
    return flags


def inherited_flags(parent: Memory, flags: int) -> int:
    """The flags of a part of a buffer, with the flags that it takes from the buffer. Raises ClError."""
    refuse_if(
        flags & ~(_KERNEL | _HOST) or (flags & _KERNEL).bit_count() > 1 or (flags & _HOST).bit_count() > 1,
        cl.INVALID_VALUE,
    )
    access, given = parent.flags & _KERNEL or cl.MEM_READ_WRITE, flags & _KERNEL
    refuse_if(given and access != cl.MEM_READ_WRITE and given != access, cl.INVALID_VALUE)
    host, asked = parent.flags & _HOST, flags & _HOST
    refuse_if(host and asked and asked not in (host, cl.MEM_HOST_NO_ACCESS), cl.INVALID_VALUE)
    return (given or access) | (asked or host) | parent.flags & _POINTER


def memories_of(context: Context, count: int, handles: Any) -> list[Memory]:
    """The memory objects of an array of handles. Raises ClError."""
    found = Memory.each_of(count, handles, cl.INVALID_MEM_OBJECT)
    check_context(context, *found)
    return found


information(
    "clGetMemObjectInfo",
    {
        cl.MEM_MAP_COUNT: lambda memory: uint(sum(memory.mapped.values())),
        cl.MEM_USES_SVM_POINTER: lambda memory: boolean(memory.context.shared_bytes(memory.host_pointer)),
    },
)


@entry_point("clGetPipeInfo")
def get_pipe_info(_: Memory, _name: int, _nbytes: int, _value: int, _nbytes_ret: Any) -> None:
    raise ClError(cl.INVALID_MEM_OBJECT)  # no memory is a pipe


class Buffer(Memory):
    """A buffer, or a part of one."""

    memory_type = cl.MEM_OBJECT_BUFFER


def buffer_of(memory: Memory) -> Buffer:
    """The memory, if it is a buffer. Raises ClError."""
    if not isinstance(memory, Buffer):
        raise ClError(cl.INVALID_MEM_OBJECT)
    return memory


def no_properties(given: list[Any]) -> tuple[int, ...]:
    """The list of properties with its zero, of which there are none; empty without a list. Raises ClError."""
    properties = given[0] if given else None
    refuse_if(properties and properties[0], cl.INVALID_PROPERTY)
    return (0,) if properties else ()


@entry_point("clCreateBuffer", "clCreateBufferWithProperties")
def create_buffer(context: Context, *given: Any) -> Buffer:
    *listed, flags, size, host_pointer = given
    properties = no_properties(listed)
    refuse_if(size == 0, cl.INVALID_BUFFER_SIZE)
    found = checked_flags(flags, host_pointer)
    refuse_if(size > max_allocation(), cl.INVALID_BUFFER_SIZE)
    shared = context.shared_bytes(host_pointer)
    refuse_if(shared and size > shared, cl.INVALID_BUFFER_SIZE)
    return Buffer(context, found, size, host_pointer, properties)


@entry_point("clCreateSubBuffer")
def create_sub_buffer(memory: Memory, flags: int, create_type: int, info: int) -> Buffer:
    buffer = buffer_of(memory)
    refuse_if(buffer.parent is not None, cl.INVALID_MEM_OBJECT)
    found = inherited_flags(buffer, flags)
    refuse_if(create_type != cl.BUFFER_CREATE_TYPE_REGION or not info, cl.INVALID_VALUE)
    region = ffi.cast("cl_buffer_region *", info)
    refuse_if(region.size == 0, cl.INVALID_BUFFER_SIZE)
    refuse_if(region.origin + region.size > buffer.nbytes, cl.INVALID_VALUE)
    refuse_if(region.origin % ALIGNMENT, cl.MISALIGNED_SUB_BUFFER_OFFSET)
    return Buffer(buffer.context, found, region.size, 0, (), buffer, region.origin)


class LocalBytes(int):
    """The size of a local memory argument."""


# The value of an argument: memory (None: a null pointer), the bytes of a number or a struct, or local memory. A kernel
# does not keep the host's memory objects.
Value = Memory | bytes | LocalBytes | None
Stored = weakref.ref[Memory] | Value
