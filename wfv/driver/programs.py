"""Programs: sources, binaries, builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wfv.driver import objects, program_builds
from wfv.driver.constants import cl
from wfv.driver.contexts import Context
from wfv.driver.devices import Device
from wfv.driver.entry_points import entry_point, rows_of
from wfv.driver.native import ffi, lib
from wfv.driver.objects import ClError, Object, boolean, refuse_if, sizes, text
from wfv.driver.program_builds import Built

if TYPE_CHECKING:
    from wfv.runtime.program import Program as Compiled

_NOT_BUILT = Built(cl.BUILD_NONE, "")


class Program(Object):
    """A program: `source` is its OpenCL C, or None; `ir` the LLVM IR of one that was made from a binary, or linked.

    `binary_type` is that of its last build; `kernels`: how many kernel objects there are of it.
    """

    kind = "cl_program"

    def __init__(self, context: Context, devices: list[Device], source: str | None = None, ir: str = "") -> None:
        self.context, self.devices, self.source, self.ir = context, devices, source, ir
        self.built, self.options, self.binary_type, self.kernels = _NOT_BUILT, "", cl.PROGRAM_BINARY_TYPE_NONE, 0
        self.compile_options = ""  # of the programs that it was linked from
        self.keep(context)

    @property
    def compiled(self) -> Compiled | None:
        """The program that is built, if it has kernels. Raises ClError if it is not built."""
        refuse_if(
            self.built.status != cl.BUILD_SUCCESS or self.binary_type != cl.PROGRAM_BINARY_TYPE_EXECUTABLE,
            cl.INVALID_PROGRAM_EXECUTABLE,
        )
        return self.built.program

    @property
    def kernel_names(self) -> tuple[str, ...]:
        """The names of its kernels. Raises ClError if it is not built."""
        return () if self.compiled is None else tuple(self.compiled.kernels)

    @property
    def binary(self) -> bytes:
        """What clCreateProgramWithBinary takes; empty if nothing is built."""
        if self.built.status != cl.BUILD_SUCCESS or not self.built.ir:
            return b""
        return program_builds.encoded(self.built.ir, self.options, self.binary_type)

    @property
    def allows_rest(self) -> bool:
        """Whether the last group of a dimension may be smaller: in OpenCL C 2.0 and later, unless an option says no."""
        words = f"{self.options} {self.compile_options}".split()
        is_new = any(word.startswith(("-cl-std=CL2", "-cl-std=CL3")) for word in words)
        return is_new and "-cl-uniform-work-group-size" not in words

    def take(self, built: Built, options: str, binary_type: int) -> None:
        """Takes the result of a build."""
        is_good = built.status == cl.BUILD_SUCCESS
        self.built, self.options = built, options
        self.binary_type = binary_type if is_good else cl.PROGRAM_BINARY_TYPE_NONE


def checked_devices(program_devices: list[Device], count: int, devices: Any) -> list[Device]:
    """The devices to build for. Raises ClError."""
    refuse_if(bool(count) != bool(devices), cl.INVALID_VALUE)
    found = Device.each_of(count, devices, cl.INVALID_DEVICE) if devices else program_devices
    refuse_if(any(each not in program_devices for each in found), cl.INVALID_DEVICE)
    return found


def option_text(options: Any) -> str:
    """The options as text."""
    return ffi.string(options).decode(errors="surrogateescape") if options else ""


def check_callback(notify: int, data: int) -> None:
    """Raises ClError for data without a function."""
    refuse_if(data and not notify, cl.INVALID_VALUE)


@entry_point("clCreateProgramWithSource")
def create_program_with_source(context: Context, count: int, strings: Any, lengths: Any) -> Program:
    refuse_if(count == 0 or not strings or any(not strings[i] for i in range(count)), cl.INVALID_VALUE)
    parts = []
    for i in range(count):
        at, length = ffi.cast("char *", strings[i]), int(lengths[i]) if lengths else 0
        parts.append(bytes(ffi.buffer(at, length)) if length else ffi.string(at))
    source = b"".join(parts).decode(errors="surrogateescape")
    return Program(context, list(context.devices), source.rstrip("\0"))


@entry_point("clCreateProgramWithBinary")
def create_program_with_binary(
    context: Context, count: int, devices: Any, lengths: Any, binaries: Any, status: Any
) -> Program:
    refuse_if(count == 0 or not devices or not lengths or not binaries, cl.INVALID_VALUE)
    found = Device.each_of(count, devices, cl.INVALID_DEVICE)
    refuse_if(any(each not in context.devices for each in found), cl.INVALID_DEVICE)
    made, failed = None, 0
    for i in range(count):
        code = 0
        try:
            refuse_if(not lengths[i] or not binaries[i], cl.INVALID_VALUE)
            ir, options, kind = program_builds.decoded(objects.load(binaries[i], lengths[i]))
            made = Program(context, found, None, ir)
            made.take(Built(cl.BUILD_NONE, "", None, ir), options, kind)
            made.binary_type = kind
        except ClError as error:
            failed = code = error.code
        if status:
            status[i] = code
    if failed or made is None:
        raise ClError(failed)
    return made


@entry_point("clCreateProgramWithBuiltInKernels")
def create_program_with_built_in_kernels(context: Context, count: int, devices: Any, names: Any) -> None:
    refuse_if(count == 0 or not devices or not names, cl.INVALID_VALUE)
    refuse_if(
        any(each not in context.devices for each in Device.each_of(count, devices, cl.INVALID_DEVICE)),
        cl.INVALID_DEVICE,
    )
    raise ClError(cl.INVALID_VALUE)  # there are none


@entry_point("clBuildProgram")
def build_program(program: Program, count: int, devices: Any, options: Any, notify: int, data: int) -> None:
    check_callback(notify, data)
    checked_devices(program.devices, count, devices)
    refuse_if(program.kernels, cl.INVALID_OPERATION)
    given = option_text(options)
    if program.source is not None:
        built = program_builds.build(program.source, given)
    elif program.ir:
        built = program_builds.build_ir(program.ir)
    else:
        raise ClError(cl.INVALID_PROGRAM)
    program.take(built, given, cl.PROGRAM_BINARY_TYPE_EXECUTABLE)
    if notify:
        lib.wfv_call_object(notify, program.handle, data)
    refuse_if(built.status != cl.BUILD_SUCCESS, cl.BUILD_PROGRAM_FAILURE)


_INFO = rows_of(
    "clGetProgramInfo",
    {
        cl.PROGRAM_SOURCE: lambda program: text(program.source or ""),
        cl.PROGRAM_IL: b"",
        cl.PROGRAM_BINARY_SIZES: lambda program: sizes([len(program.binary)] * len(program.devices)),
        cl.PROGRAM_NUM_KERNELS: lambda program: objects.size(len(program.kernel_names)),
        cl.PROGRAM_KERNEL_NAMES: lambda program: text(";".join(program.kernel_names)),
        cl.PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT: boolean(False),
        cl.PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT: boolean(False),
    },
)
_BUILD_INFO = rows_of(
    "clGetProgramBuildInfo",
    {
        cl.PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE: lambda each: objects.size(
            each.built.program.variable_bytes if each.built.program else 0
        )
    },
)


@entry_point("clGetProgramInfo")
def get_program_info(program: Program, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    if name == cl.PROGRAM_BINARIES:
        _give_binaries(program, nbytes, value, nbytes_ret)
    else:
        objects.answer(_INFO, program, name, nbytes, value, nbytes_ret)


def _give_binaries(program: Program, nbytes: int, value: int, nbytes_ret: Any) -> None:
    """The host passes an array of addresses, one for each device; a null one is left out."""
    count, data = len(program.devices), program.binary
    refuse_if(value and nbytes < 8 * count, cl.INVALID_VALUE)
    for i in range(count if value else 0):
        if at := ffi.cast("address *", value)[i]:
            objects.store(at, data)
    if nbytes_ret:
        nbytes_ret[0] = 8 * count


@entry_point("clGetProgramBuildInfo")
def get_program_build_info(
    program: Program, device: Device, name: int, nbytes: int, value: int, nbytes_ret: Any
) -> None:
    refuse_if(device not in program.devices, cl.INVALID_DEVICE)
    objects.answer(_BUILD_INFO, program, name, nbytes, value, nbytes_ret)
