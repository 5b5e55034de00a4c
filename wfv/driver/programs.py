"""Programs: sources, binaries; builds, which make wfv's programs of them, with their logs."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from _wfv_driver import ffi, lib

from wfv.driver import objects
from wfv.driver.contexts import Context
from wfv.driver.devices import Device
from wfv.driver.entry_points import entry_point, rows_of
from wfv.driver.objects import ClError, Object, boolean, refuse_if, sizes, text
from wfv.driver.prototypes import cl
from wfv.errors import Error, OptionError
from wfv.opencl import build_options, translation
from wfv.opencl.build_options import BuildOptions
from wfv.runtime import program as programs
from wfv.runtime import program_source

_MAGIC = b"wfv OpenCL program 1\n"


class Built(NamedTuple):
    """The result of a build: `program` is None if the source has no kernel, or could not be built."""

    status: int
    log: str
    program: programs.Program | None = None
    ir: str = ""


def build(source: str, options: str) -> Built:
    """Builds OpenCL C. Raises ClError(CL_INVALID_BUILD_OPTIONS)."""
    given = read_options(options, cl.INVALID_BUILD_OPTIONS)
    text = translation.plain_text(source)
    return _build(lambda: program_source.translated(program_source.Source(text), text, given, None, directory_of(text)))


def build_ir(ir: str) -> Built:
    """Builds LLVM IR that an earlier build made, or that was linked."""
    if not re.search(r"^define [^@\n]*\bspir_kernel\b", ir, re.MULTILINE):
        return Built(cl.BUILD_SUCCESS, "", None, ir)
    return _build(lambda: program_source.load_source(ir))


def _build(loaded: Callable[[], program_source.Loaded]) -> Built:
    try:
        lanes, math = os.environ.get("WFV_LANES"), os.environ.get("WFV_MATH", "fast")
        made = programs.build(loaded(), lanes=int(lanes) if lanes else None, math=math)
    except program_source.NoKernelError:
        return Built(cl.BUILD_SUCCESS, "", None)
    except Error as error:
        return Built(cl.BUILD_ERROR, str(error))
    return Built(cl.BUILD_SUCCESS, made.build_log, made, made.text)


def read_options(options: str, invalid: int, folders: Sequence[str] = ()) -> BuildOptions:
    """The options of clBuildProgram. Raises ClError(invalid)."""
    try:
        return build_options.make_build_options(options, None, folders)
    except OptionError as error:
        raise ClError(invalid) from error


def directory_of(source: str) -> Path | None:
    """`#include "name"` searches the working directory first, as in other implementations."""
    return Path.cwd() if "include" in source else None


def encoded(ir: str, options: str, kind: int) -> bytes:
    """A program binary: LLVM IR with a hash. Machine code for it is in wfv's cache."""
    head = json.dumps({"options": options, "kind": kind}).encode()
    body = head + b"\0" + ir.encode()
    return _MAGIC + hashlib.sha256(body).digest() + body


def decoded(data: bytes) -> tuple[str, str, int]:
    """The LLVM IR, the options and the kind of a binary. Raises ClError(CL_INVALID_BINARY)."""
    start = len(_MAGIC) + hashlib.sha256().digest_size
    digest, body = data[len(_MAGIC) : start], data[start:]
    refuse_if(not data.startswith(_MAGIC) or hashlib.sha256(body).digest() != digest, cl.INVALID_BINARY)
    head, _, ir = body.partition(b"\0")
    found = json.loads(head)
    return ir.decode(), str(found["options"]), int(found["kind"])


_NOT_BUILT = Built(cl.BUILD_NONE, "")


class Program(Object):
    """A program: `source` is its OpenCL C, or None; `ir` the LLVM IR of one that was made from a binary, or linked.

    `binary_type` is that of its last build; `kernels`: how many kernel objects there are of it.
    """

    kind = "cl_program"

    def __init__(self, context: Context, devices: list[Device], source: str | None = None, ir: str = "") -> None:
        self.context, self.devices, self.source, self.ir = context, devices, source, ir
        self.built, self.options, self.binary_type, self.kernels = _NOT_BUILT, "", cl.PROGRAM_BINARY_TYPE_NONE, 0
        self.compile_options: str | None = None  # of the programs that it was linked from
        self.keep(context)

    @property
    def compiled(self) -> programs.Program | None:
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
        """The binary for clCreateProgramWithBinary; empty if nothing is built."""
        if self.built.status != cl.BUILD_SUCCESS or not self.built.ir:
            return b""
        return encoded(self.built.ir, self.options, self.binary_type)

    @property
    def allows_rest(self) -> bool:
        """Whether the last group of a dimension may be smaller: in OpenCL C 2.0 and later, unless an option says no."""
        words = f"{self.options} {self.compile_options or ''}".split()
        is_new = any(word.startswith(("-cl-std=CL2", "-cl-std=CL3")) for word in words)
        return is_new and "-cl-uniform-work-group-size" not in words

    def take(self, built: Built, options: str, binary_type: int, notify: int = 0, data: int = 0) -> None:
        """Takes the result of a build, and calls the host's function if there is one."""
        is_good = built.status == cl.BUILD_SUCCESS
        self.built, self.options = built, options
        self.binary_type = binary_type if is_good else cl.PROGRAM_BINARY_TYPE_NONE
        if notify:
            lib.wfv_call_object(notify, self.handle, data)


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
    found, made, failed = checked_devices(context.devices, count, devices), None, 0
    for i in range(count):
        code = 0
        try:
            refuse_if(not lengths[i] or not binaries[i], cl.INVALID_VALUE)
            ir, options, kind = decoded(objects.load(binaries[i], lengths[i]))
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
    checked_devices(context.devices, count, devices)
    raise ClError(cl.INVALID_VALUE)  # there are none


@entry_point("clBuildProgram")
def build_program(program: Program, count: int, devices: Any, options: Any, notify: int, data: int) -> None:
    check_callback(notify, data)
    checked_devices(program.devices, count, devices)
    refuse_if(program.kernels or program.compile_options is not None, cl.INVALID_OPERATION)
    given = option_text(options)
    built = build_ir(program.ir) if program.source is None else build(program.source, given)
    program.take(built, given, cl.PROGRAM_BINARY_TYPE_EXECUTABLE, notify, data)
    refuse_if(built.status != cl.BUILD_SUCCESS, cl.BUILD_PROGRAM_FAILURE)


def _has_constructors(program: Program) -> bytes:
    """No program that is built has constructors or destructors. Raises ClError if it is not built."""
    _ = program.compiled
    return boolean(False)


_INFO = rows_of(
    "clGetProgramInfo",
    {
        cl.PROGRAM_SOURCE: lambda program: text(program.source or ""),
        cl.PROGRAM_IL: b"",
        cl.PROGRAM_BINARY_SIZES: lambda program: sizes([len(program.binary)] * len(program.devices)),
        cl.PROGRAM_NUM_KERNELS: lambda program: objects.size(len(program.kernel_names)),
        cl.PROGRAM_KERNEL_NAMES: lambda program: text(";".join(program.kernel_names)),
        cl.PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT: _has_constructors,
        cl.PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT: _has_constructors,
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
