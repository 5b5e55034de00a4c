"""Kernels and their arguments, and queries about them and their sub-groups, which are the work-items of a vector."""

import math
import weakref
from functools import cached_property
from typing import Any

from _wfv_driver import ffi

from wfv.driver import objects
from wfv.driver.cached_headers import kernel_header, kernel_memory
from wfv.driver.contexts import check_context
from wfv.driver.devices import MAX_LOCAL_ITEMS, Device
from wfv.driver.entry_points import entry_point, information
from wfv.driver.image_formats import IMAGE_TYPES
from wfv.driver.images import Image, Sampler
from wfv.driver.kernel_headers import KernelHeader, KernelMemory, Parameter
from wfv.driver.memory import Buffer, LocalBytes, Memory, Stored, Value
from wfv.driver.objects import ClError, Object, Rows, refuse_if, sizes, text, uint, ulong
from wfv.driver.programs import Program
from wfv.driver.prototypes import cl
from wfv.errors import Error
from wfv.ir import types
from wfv.runtime.arguments.packer import ArgumentBlock, ArgumentPacker
from wfv.runtime.kernel import Kernel as Compiled

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

    `blocks`: the arguments, packed. New ones replace them.
    """

    kind = "cl_kernel"

    def __init__(self, program: Program, header: KernelHeader, compiled: Compiled) -> None:
        self.program, self.header, self.compiled = program, header, compiled
        self.values: list[Stored | _Unset] = [UNSET] * len(header.parameters)
        self.blocks = dict[ArgumentPacker, ArgumentBlock]()
        self.context = program.context
        self._memory: KernelMemory | None = None
        self.keep(program)
        program.kernels += 1

    def set(self, index: int, value: Stored) -> None:
        """Sets an argument. Commands that are already enqueued keep the old ones."""
        self.values[index] = value
        self.blocks = {}

    def released(self) -> None:
        self.program.kernels -= 1
        super().released()

    @property
    def memory(self) -> KernelMemory:
        """The memory that its work-groups need, as its text shows."""
        if self._memory is None:
            assert self.program.compiled is not None
            self._memory = kernel_memory(self.program.compiled.text, self.header.name)
        return self._memory

    @property
    def attributes(self) -> str:
        """Its attributes in the source; OpenCL asks for none if the program was made from a binary."""
        is_linked = self.program.compile_options is not None
        return self.header.attributes if self.program.source or is_linked else ""

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
    match parameter.kind:
        case "value" | "struct":
            size = parameter.nbytes or types.size_of(kernel.compiled.interface.params[index].type)
            refuse_if(nbytes != size, cl.INVALID_ARG_SIZE)
            refuse_if(not value, cl.INVALID_ARG_VALUE)
            return objects.load(value, nbytes)
        case "local":
            refuse_if(value, cl.INVALID_ARG_VALUE)
            refuse_if(nbytes == 0, cl.INVALID_ARG_SIZE)
            refuse_if(nbytes > _LARGEST_LOCAL, cl.OUT_OF_RESOURCES)
            return LocalBytes(nbytes)
    refuse_if(nbytes != 8, cl.INVALID_ARG_SIZE)
    handle = int(ffi.cast("uintptr_t *", value)[0]) if value else 0
    if parameter.kind == "sampler":
        sampler = Sampler.of(handle, cl.INVALID_SAMPLER)
        check_context(kernel.context, sampler)
        return uint(sampler.number)
    return weakref.ref(_memory(kernel, parameter, handle)) if handle or parameter.kind == "image" else None


def _memory(kernel: Kernel, parameter: Parameter, handle: int) -> Memory:
    """The buffer or the image with this handle, if it can be the argument. Raises ClError."""
    if parameter.kind == "buffer":
        memory: Memory = Buffer.of(handle, cl.INVALID_MEM_OBJECT)
    else:
        memory = Image.of(handle, cl.INVALID_MEM_OBJECT)
        refuse_if(parameter.base != IMAGE_TYPES[memory.memory_type] + "_t", cl.INVALID_MEM_OBJECT)
        refuse_if(memory.flags & _NO_ACCESS[parameter.access], cl.INVALID_ARG_VALUE)
    check_context(kernel.context, memory)
    return memory


_MAX_SCRATCH = 64 << 20  # of a group: wfv.runtime.launch.local_size.MAX_SCRATCH


information("clGetKernelInfo")


def _local_bytes(kernel: Kernel) -> int:
    """The local memory of the kernel's variables, and of the arguments that are set."""
    arguments = sum(int(each) for each in kernel.values if isinstance(each, LocalBytes))
    return kernel.memory.local_bytes + arguments


def _private_bytes(kernel: Kernel) -> int:
    """The bytes that a group keeps for each work-item across barriers. Only a kernel with barriers is analyzed."""
    return sum(kernel.compiled.interface.item_slots) if kernel.memory.meets else 0


def _group_size(kernel: Kernel) -> int:
    """The most work-items of a group: of the size that the kernel requires, or as many as scratch memory allows."""
    if (required := kernel.compiled.hints.required_size) is not None:
        return math.prod(required)
    fits = _MAX_SCRATCH // max(_private_bytes(kernel), 1)
    return min(MAX_LOCAL_ITEMS, 1 << max(fits.bit_length() - 1, 0))


_GROUP_INFO: Rows = {
    cl.KERNEL_WORK_GROUP_SIZE: lambda kernel: objects.size(_group_size(kernel)),
    cl.KERNEL_COMPILE_WORK_GROUP_SIZE: lambda kernel: sizes(kernel.compiled.hints.required_size or (0, 0, 0)),
    cl.KERNEL_LOCAL_MEM_SIZE: lambda kernel: ulong(_local_bytes(kernel)),
    cl.KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: (objects.size, "compiled.code.most_lanes"),
    cl.KERNEL_PRIVATE_MEM_SIZE: lambda kernel: ulong(_private_bytes(kernel)),
}


@entry_point("clGetKernelWorkGroupInfo")
def get_kernel_work_group_info(
    kernel: Kernel, device: Device | None, name: int, nbytes: int, value: int, nbytes_ret: Any
) -> None:
    check_device(kernel, device)
    objects.answer(_GROUP_INFO, kernel, name, nbytes, value, nbytes_ret)


def check_device(kernel: Kernel, device: Device | None) -> None:
    """Raises ClError if the device is not the kernel's; none is needed if the kernel has one only."""
    devices = kernel.program.devices
    refuse_if(device not in devices if device is not None else len(devices) > 1, cl.INVALID_DEVICE)


_SPACES = {1: "GLOBAL", 2: "CONSTANT", 3: "LOCAL"}


def _constant(kind: str, word: str) -> int:
    """`KERNEL_ARG_ACCESS_READ_ONLY` for `read_only`; 0 if there is none."""
    return int(getattr(cl, f"KERNEL_ARG_{kind}_{word.upper()}", 0))


_ARG_INFO: Rows = {
    cl.KERNEL_ARG_ADDRESS_QUALIFIER: lambda each: uint(_constant("ADDRESS", _SPACES.get(each.space, "PRIVATE"))),
    cl.KERNEL_ARG_ACCESS_QUALIFIER: lambda each: uint(_constant("ACCESS", each.access)),
    cl.KERNEL_ARG_TYPE_NAME: (text, "type"),
    cl.KERNEL_ARG_TYPE_QUALIFIER: lambda each: ulong(sum(_constant("TYPE", word) for word in each.qualifiers.split())),
    cl.KERNEL_ARG_NAME: (text, "name"),
}


@entry_point("clGetKernelArgInfo")
def get_kernel_arg_info(kernel: Kernel, index: int, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    refuse_if(index >= len(kernel.header.parameters), cl.INVALID_ARG_INDEX)
    program = kernel.program
    if program.source is None or "-cl-kernel-arg-info" not in program.options.split():
        raise ClError(cl.KERNEL_ARG_INFO_NOT_AVAILABLE)
    objects.answer(_ARG_INFO, kernel.header.parameters[index], name, nbytes, value, nbytes_ret)


@entry_point("clGetKernelSubGroupInfo", "clGetKernelSubGroupInfoKHR")
def get_sub_group_info(
    kernel: Kernel, device: Device | None, name: int, input_bytes: int, given: int, nbytes: int, value: int,
    nbytes_ret: Any,
) -> None:  # fmt: skip
    check_device(kernel, device)
    lanes = kernel.compiled.options.lanes
    match name:
        case cl.KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE:
            _numbers(given, input_bytes)
            found = [lanes]  # the result of get_max_sub_group_size(), in small groups too
        case cl.KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE:
            first, *others = _numbers(given, input_bytes)
            found = [-(-first // lanes) * math.prod(others)]
        case cl.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT:
            found = _local_size(_numbers(given, input_bytes, 1)[0], lanes, nbytes if value else 8)
        case cl.KERNEL_MAX_NUM_SUB_GROUPS:
            found = [MAX_LOCAL_ITEMS // lanes]
        case cl.KERNEL_COMPILE_NUM_SUB_GROUPS:
            found = [0]
        case _:
            raise ClError(cl.INVALID_VALUE)
    objects.give(objects.sizes(found), nbytes, value, nbytes_ret)


def _numbers(given: int, nbytes: int, most: int = 3) -> list[int]:
    """The sizes that the host passes. Raises ClError."""
    refuse_if(not given or nbytes % 8 or not 1 <= nbytes // 8 <= most, cl.INVALID_VALUE)
    found = list(ffi.cast("size_t *", given)[0 : nbytes // 8])
    refuse_if(0 in found, cl.INVALID_VALUE)
    return found


def _local_size(count: int, lanes: int, nbytes: int) -> list[int]:
    """A local size with so many sub-groups; zeros if there is none."""
    dimensions = nbytes // 8
    refuse_if(nbytes % 8 or not 1 <= dimensions <= 3, cl.INVALID_VALUE)
    fits = count * lanes <= MAX_LOCAL_ITEMS
    return [count * lanes, *([1] * (dimensions - 1))] if fits else [0] * dimensions
