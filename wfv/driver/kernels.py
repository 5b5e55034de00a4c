"""Kernels and their arguments."""

import weakref
from functools import cached_property
from typing import Any

from _wfv_driver import ffi

from wfv.driver import objects
from wfv.driver.entry_points import entry_point
from wfv.driver.image_formats import IMAGE_TYPES
from wfv.driver.images import Image, Sampler
from wfv.driver.kernel_headers import KernelHeader, KernelMemory, Parameter, kernel_header, kernel_memory
from wfv.driver.memory import LocalBytes, Memory, Stored, Value
from wfv.driver.objects import ClError, Object, refuse_if, uint
from wfv.driver.programs import Program
from wfv.driver.prototypes import cl
from wfv.errors import Error
from wfv.ir import types
from wfv.runtime.arguments.packer import ArgumentBlock, ArgumentPacker
from wfv.runtime.kernel import Kernel as Compiled
from wfv.runtime.launch.prepared import Prepared

_LARGEST_LOCAL = 32 << 20
# The flags of images that a parameter with this access qualifier does not take.
_NO_ACCESS = {
    "none": cl.MEM_WRITE_ONLY, "read_only": cl.MEM_WRITE_ONLY, "write_only": cl.MEM_READ_ONLY,
    "read_write": cl.MEM_READ_ONLY | cl.MEM_WRITE_ONLY,
}  # fmt: skip


class _Unset:
    """The value of an argument that has not been set."""


UNSET = _Unset()


class Kernel(Object):
    """A kernel object: `compiled` is wfv's kernel; `values` are its arguments.

    `blocks`: the same, packed; `final`: launches with them that stay as they are. New ones replace both.
    """

    kind = "cl_kernel"

    def __init__(self, program: Program, header: KernelHeader, compiled: Compiled) -> None:
        self.program, self.header, self.compiled = program, header, compiled
        self.values: list[Stored | _Unset] = [UNSET] * len(header.parameters)
        self.blocks, self.final = dict[ArgumentPacker, ArgumentBlock](), dict[object, Prepared]()
        self.context = program.context
        self._memory: KernelMemory | None = None
        self.keep(program)
        program.kernels += 1

    def set(self, index: int, value: Stored) -> None:
        """Sets an argument. Commands that are enqueued have those of before."""
        self.values[index] = value
        self.blocks, self.final = {}, {}

    def released(self) -> None:
        self.program.kernels -= 1
        super().released()

    @property
    def memory(self) -> KernelMemory:
        """What its text says of the memory that its work-groups need."""
        if self._memory is None:
            assert self.program.compiled is not None
            self._memory = kernel_memory(self.program.compiled.text, self.header.name)
        return self._memory

    @cached_property
    def local_variables(self) -> int:
        """The bytes of its variables in local memory. It is compiled now."""
        return self.compiled.interface.local_variables

    def current_values(self) -> list[Value]:
        """The arguments of a launch. Raises ClError if one is not set, or does not exist any more."""
        found: list[Value] = []
        for each in self.values:
            if type(each) is weakref.ref:
                memory = each()
                if memory is None:
                    raise ClError(cl.INVALID_MEM_OBJECT)
                found.append(memory)
            elif each is UNSET:
                raise ClError(cl.INVALID_KERNEL_ARGS)
            else:
                found.append(each)  # type: ignore[arg-type]
        return found


def make_kernel(program: Program, name: str) -> Kernel:
    """A kernel object. Raises ClError."""
    compiled = program.compiled
    if compiled is None or (name not in compiled.kernels and name not in compiled.refused):
        raise ClError(cl.INVALID_KERNEL_NAME)
    try:
        found = compiled[name]
    except Error as error:
        raise ClError(cl.INVALID_KERNEL_DEFINITION) from error
    return Kernel(program, kernel_header(compiled.text, name), found)


@entry_point("clCreateKernel")
def create_kernel(program: Program, name: Any) -> Kernel:
    refuse_if(not name, cl.INVALID_VALUE)
    return make_kernel(program, ffi.string(name).decode(errors="replace"))


@entry_point("clCreateKernelsInProgram")
def create_kernels(program: Program, count: int, kernels: Any, count_ret: Any) -> None:
    names = program.kernel_names
    refuse_if(kernels and count < len(names), cl.INVALID_VALUE)
    if kernels:
        for i, name in enumerate(names):
            kernels[i] = make_kernel(program, name).handle
    if count_ret:
        count_ret[0] = len(names)


@entry_point("clCloneKernel")
def clone_kernel(kernel: Kernel) -> Kernel:
    made = Kernel(kernel.program, kernel.header, kernel.compiled)
    made.values = list(kernel.values)
    return made


@entry_point("clSetKernelArg")
def set_kernel_arg(kernel: Kernel, index: int, nbytes: int, value: int) -> None:
    kernel.set(index, _stored(kernel, parameter_of(kernel, index), nbytes, value, index))


def parameter_of(kernel: Kernel, index: int) -> Parameter:
    """The parameter with this index. Raises ClError."""
    refuse_if(index >= len(kernel.header.parameters), cl.INVALID_ARG_INDEX)
    return kernel.header.parameters[index]


def _stored(kernel: Kernel, parameter: Parameter, nbytes: int, value: int, index: int) -> Stored:
    kind = parameter.kind
    if kind == "value":
        refuse_if(nbytes != parameter.nbytes, cl.INVALID_ARG_SIZE)
        refuse_if(not value, cl.INVALID_ARG_VALUE)
        return ffi.buffer(ffi.cast("char *", value), nbytes)[:]  # type: ignore[no-any-return]
    if kind == "buffer":
        refuse_if(nbytes != 8, cl.INVALID_ARG_SIZE)
        handle = ffi.cast("uintptr_t *", value)[0] if value else 0
        if not handle:
            return None
        memory = Memory.of(handle, cl.INVALID_MEM_OBJECT)
        is_buffer = memory.memory_type == cl.MEM_OBJECT_BUFFER
        refuse_if(not is_buffer or memory.context is not kernel.context, cl.INVALID_MEM_OBJECT)
        return weakref.ref(memory)
    if kind == "local":
        refuse_if(value, cl.INVALID_ARG_VALUE)
        refuse_if(nbytes == 0, cl.INVALID_ARG_SIZE)
        refuse_if(nbytes > _LARGEST_LOCAL, cl.OUT_OF_RESOURCES)
        return LocalBytes(nbytes)
    if kind == "struct":
        refuse_if(nbytes != types.size_of(kernel.compiled.interface.params[index].type), cl.INVALID_ARG_SIZE)
        refuse_if(not value, cl.INVALID_ARG_VALUE)
        return objects.load(value, nbytes)
    handle = _handle(nbytes, value, cl.INVALID_MEM_OBJECT if kind == "image" else cl.INVALID_SAMPLER)
    if kind == "image":
        return weakref.ref(_image(kernel, parameter, handle))
    return uint(Sampler.of(handle, cl.INVALID_SAMPLER).number)


def _handle(nbytes: int, value: int, invalid: int) -> int:
    refuse_if(nbytes != 8, cl.INVALID_ARG_SIZE)
    refuse_if(not value, invalid)
    return int(ffi.cast("uintptr_t *", value)[0])


def _image(kernel: Kernel, parameter: Parameter, handle: int) -> Image:
    image = Image.of(handle, cl.INVALID_MEM_OBJECT)
    refuse_if(image.context is not kernel.context, cl.INVALID_MEM_OBJECT)
    refuse_if(parameter.base != IMAGE_TYPES[image.shape.type] + "_t", cl.INVALID_ARG_VALUE)
    refuse_if(image.flags & _NO_ACCESS[parameter.access], cl.INVALID_ARG_VALUE)
    return image
