"""OpenCL's entry points as they are: cffi opens the ICD loader, and each call's error code is seen.

pyopencl checks arguments itself and hides some error paths, so errors are tested through this module.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

cffi = pytest.importorskip("cffi", reason="needs cffi: pip install 'wfv[driver]'")
ffi = cffi.FFI()
ffi.cdef((Path(__file__).parents[2] / "wfv/driver/opencl.h").read_text())
NULL = ffi.NULL
PLATFORM = os.environ.get("WFV_TEST_OPENCL", "wfv")  # whom the tests ask: wfv or pocl
NO_PLATFORM = "PLATFORM_NOT_FOUND_KHR"


def not_on_pocl(why: str) -> pytest.MarkDecorator:
    """Skips a test on PoCL 3.1, which does something else than the specification says."""
    return pytest.mark.skipif(PLATFORM == "pocl", reason=f"PoCL: {why}")


class Constants:
    """`CL.MEM_READ_ONLY` is the constant CL_MEM_READ_ONLY."""

    def __init__(self) -> None:
        self._library = ffi.dlopen(None)  # the entry points come from the loader

    def __getattr__(self, name: str) -> int:
        value: int = getattr(self._library, "CL_" + name)
        return value

    def __dir__(self) -> list[str]:
        return [name.removeprefix("CL_") for name in dir(self._library) if name.startswith("CL_")]


CL = Constants()


def system_loader() -> str | None:
    """The ICD loader that any program finds."""
    for name in ("libOpenCL.so.1", "libOpenCL.so"):
        try:
            ffi.dlopen(name)
        except OSError:
            continue
        return name
    return None


def loader_path() -> str | None:
    """The ICD loader: the system's, else that of pyopencl's wheel (which only pyopencl can load)."""
    if name := system_loader():
        return name
    if importlib.util.find_spec("pyopencl") is None:
        return None
    module = importlib.import_module("pyopencl")
    return next((str(path) for path in sorted(Path(str(module.__file__)).parent.glob(".libs/libOpenCL*"))), None)


class OpenCLError(Exception):
    """An entry point has returned another code than CL_SUCCESS."""

    def __init__(self, function: str, code: int) -> None:
        super().__init__(f"{function}: {code_name(code)}")
        self.code = code


def code_name(code: int) -> str:
    """`INVALID_VALUE` for -30."""
    if code == 0:
        return "SUCCESS"
    return next((name for name in _error_names() if getattr(CL, name) == code), str(code))


def _error_names() -> list[str]:
    others = ("BUILD_NONE", "BUILD_ERROR", "BUILD_IN_PROGRESS")  # statuses, not errors
    return [name for name in dir(CL) if name not in others and (-80 < getattr(CL, name) < 0 or name == NO_PLATFORM)]


class Api:
    """The entry points of one loader. `api.clFinish(queue)` raises an error unless it succeeds."""

    def __init__(self, path: str) -> None:
        self.library = ffi.dlopen(path)

    def outcome(self, name: str, *arguments: Any) -> tuple[int, Any]:
        """The error code and what else is returned. `errcode_ret` is given to the entry points that have one."""
        function = getattr(self.library, name)
        if not _has_errcode(function):
            result = function(*arguments)
            return (result if ffi.typeof(function).result is ffi.typeof("cl_int") else 0), result
        code = ffi.new("cl_int *", 12345)
        result = function(*arguments, code)
        return code[0], result

    def code(self, name: str, *arguments: Any) -> str:
        """The name of the code that a call gives."""
        return code_name(self.outcome(name, *arguments)[0])

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("cl"):
            raise AttributeError(name)

        def call(*arguments: Any) -> Any:
            code, result = self.outcome(name, *arguments)
            if code != 0:
                raise OpenCLError(name, code)
            return result

        return call

    def info(self, name: str, *arguments: Any) -> bytes:
        """What `clGet..Info` returns, as bytes: the arguments before `param_value_size`."""
        size = ffi.new("size_t *")
        getattr(self, name)(*arguments, 0, NULL, size)
        value = ffi.new("unsigned char[]", max(size[0], 1))
        getattr(self, name)(*arguments, size[0], value, NULL)
        return bytes(ffi.buffer(value, size[0]))

    def number(self, name: str, *arguments: Any) -> int:
        """What `clGet..Info` returns, as an unsigned number (also a handle's address)."""
        return int.from_bytes(self.info(name, *arguments), "little")

    def text(self, name: str, *arguments: Any) -> str:
        """What `clGet..Info` returns, as text without the closing zero."""
        found = self.info(name, *arguments)
        assert found.endswith(b"\0"), found
        return found[:-1].decode()


def _has_errcode(function: Any) -> bool:
    parameters = ffi.typeof(function).args
    return bool(parameters) and parameters[-1] is ffi.typeof("cl_int *")


def address(handle: Any) -> int:
    """A handle as a number, to compare with what queries return."""
    return int(ffi.cast("uintptr_t", handle))


def handle(kind: str, value: int) -> Any:
    """The handle at an address."""
    return ffi.cast(kind, value)


SOURCE = """
kernel void twice(global int *x) { size_t i = get_global_id(0); x[i] = 2 * x[i]; }
kernel void axpy(global float *y, global const float *restrict x, float a, constant float *c) {
  size_t i = get_global_id(0);
  y[i] += a * x[i] + c[0];
}
kernel void sums(global int *out, global const int *x, local int *part) {
  size_t i = get_local_id(0);
  part[i] = x[get_global_id(0)];
  for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < step) part[i] += part[i + step];
  }
  if (i == 0) out[get_group_id(0)] = part[0];
}
kernel __attribute__((reqd_work_group_size(4, 2, 1))) void shaped(global int *x) {
  x[get_global_id(1) * get_global_size(0) + get_global_id(0)] = (int)get_local_size(0);
}
"""
SIZE = 256  # bytes of the buffers


class World:
    """Objects that the rows of error tables name. Each is made when it is first asked for, and kept."""

    def __init__(self, api: Api, platform: Any) -> None:
        self.cl = api
        self.platform = platform
        self.kept: list[Any] = []

    def keep(self, value: Any) -> Any:
        """Memory that lives as long as the world."""
        self.kept.append(value)
        return value

    def constant(self, name: str) -> int:
        """A constant by its name."""
        value: int = getattr(CL, name)
        return value

    def array(self, kind: str, *values: Any) -> Any:
        """`w.array("size_t", 1, 2)`: a C array that lives as long as the world."""
        return self.keep(ffi.new(f"{kind}[]", list(values)))

    def room(self, size: int = SIZE) -> Any:
        """So many bytes, all zero."""
        return self.keep(ffi.new("unsigned char[]", size))

    @cached_property
    def device(self) -> Any:
        found = ffi.new("cl_device_id[1]")
        self.cl.clGetDeviceIDs(self.platform, CL.DEVICE_TYPE_ALL, 1, found, NULL)
        return found[0]

    def new_context(self) -> Any:
        return self.cl.clCreateContext(self.properties, 1, self.devices, NULL, NULL)

    @cached_property
    def devices(self) -> Any:
        return self.array("cl_device_id", self.device)

    @cached_property
    def properties(self) -> Any:
        return self.array("cl_context_properties", CL.CONTEXT_PLATFORM, address(self.platform), 0)

    @cached_property
    def context(self) -> Any:
        return self.new_context()

    @cached_property
    def other_context(self) -> Any:
        return self.new_context()

    def new_queue(self, properties: int = 0) -> Any:
        return self.cl.clCreateCommandQueue(self.context, self.device, properties)

    @cached_property
    def queue(self) -> Any:
        return self.new_queue()

    @cached_property
    def other_queue(self) -> Any:
        """A queue of another context."""
        return self.cl.clCreateCommandQueue(self.other_context, self.device, 0)

    def new_buffer(self, flags: int = 0, size: int = SIZE, memory: Any = NULL) -> Any:
        return self.cl.clCreateBuffer(self.context, flags, size, memory)

    @cached_property
    def buffer(self) -> Any:
        return self.new_buffer()

    @cached_property
    def second_buffer(self) -> Any:
        return self.new_buffer()

    @cached_property
    def other_buffer(self) -> Any:
        """A buffer of another context."""
        return self.cl.clCreateBuffer(self.other_context, 0, SIZE, NULL)

    @cached_property
    def alignment(self) -> int:
        return self.cl.number("clGetDeviceInfo", self.device, CL.DEVICE_MEM_BASE_ADDR_ALIGN) // 8

    def new_program(self, source: str = SOURCE) -> Any:
        return self.cl.clCreateProgramWithSource(self.context, 1, [ffi.from_buffer(source.encode() + b"\0")], NULL)

    def built(self, source: str = SOURCE, options: str = "") -> Any:
        program = self.new_program(source)
        code, _ = self.cl.outcome("clBuildProgram", program, 1, self.devices, options.encode(), NULL, NULL)
        assert code == 0, code_name(code) + "\n" + self.log(program)
        return program

    def compiled(self, source: str, options: str = "") -> Any:
        program = self.new_program(source)
        self.cl.clCompileProgram(program, 0, NULL, options.encode(), 0, NULL, NULL, NULL, NULL)
        return program

    def log(self, program: Any) -> str:
        return self.cl.text("clGetProgramBuildInfo", program, self.device, CL.PROGRAM_BUILD_LOG)

    @cached_property
    def unbuilt(self) -> Any:
        return self.new_program()

    @cached_property
    def program(self) -> Any:
        return self.built(options="-cl-kernel-arg-info")

    def new_kernel(self, name: str = "twice") -> Any:
        return self.cl.clCreateKernel(self.program, name.encode())

    @cached_property
    def kernel(self) -> Any:
        """`twice` with its argument set."""
        made = self.new_kernel()
        self.cl.clSetKernelArg(made, 0, 8, self.array("cl_mem", self.buffer))
        return made

    @cached_property
    def unset_kernel(self) -> Any:
        return self.new_kernel("axpy")

    @cached_property
    def sums(self) -> Any:
        return self.new_kernel("sums")

    @cached_property
    def shaped(self) -> Any:
        made = self.new_kernel("shaped")
        self.cl.clSetKernelArg(made, 0, 8, self.array("cl_mem", self.buffer))
        return made

    def new_user_event(self, status: int | None = None) -> Any:
        event = self.cl.clCreateUserEvent(self.context)
        if status is not None:
            self.cl.clSetUserEventStatus(event, status)
        return event

    @cached_property
    def event(self) -> Any:
        """A command's event: a marker that is complete."""
        event = self.array("cl_event", NULL)
        self.cl.clEnqueueMarkerWithWaitList(self.queue, 0, NULL, event)
        self.cl.clFinish(self.queue)
        return event[0]

    @cached_property
    def other_event(self) -> Any:
        """A complete user event of another context."""
        event = self.cl.clCreateUserEvent(self.other_context)
        self.cl.clSetUserEventStatus(event, CL.COMPLETE)
        return event

    @cached_property
    def failed_event(self) -> Any:
        """A user event that ended with an error."""
        return self.new_user_event(-5)

    def write(self, buffer: Any, data: bytes) -> None:
        self.cl.clEnqueueWriteBuffer(self.queue, buffer, 1, 0, len(data), ffi.from_buffer(data), 0, NULL, NULL)

    def read(self, buffer: Any, size: int = SIZE) -> bytes:
        memory = ffi.new("unsigned char[]", size)
        self.cl.clEnqueueReadBuffer(self.queue, buffer, 1, 0, size, memory, 0, NULL, NULL)
        return bytes(ffi.buffer(memory))
