"""Kernels: creation, arguments, queries, clones, errors."""

from __future__ import annotations

import struct
from types import FunctionType
from typing import Any

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, World, address, ffi
from tests.support.requires import needs_clang

pytestmark = needs_clang
KINDS = """
typedef struct { int a; float b; char c[3]; } pair;
kernel void kinds(char c, short4 s, ulong l, float3 f, pair p, local float *part, constant int *table,
                  global const volatile int *restrict in, global double *out) {
  out[0] = c; out[1] = s.s0 + s.s3; out[2] = l; out[3] = f.x + f.z; out[4] = p.a + p.b + p.c[2];
  part[0] = table[1]; out[5] = part[0]; out[6] = in[0];
}
kernel __attribute__((vec_type_hint(float4))) __attribute__((work_group_size_hint(8, 4, 2)))
void hints(global int *x) {}
kernel __attribute__((reqd_work_group_size(4, 2, 1))) void shaped(global int *x) { x[get_global_id(0)] = 1; }
"""
MADE: dict[str, Any] = {}


def program(w: World) -> Any:
    if "program" not in MADE:
        MADE["program"] = w.built(KINDS, "-cl-kernel-arg-info")
    return MADE["program"]


def kernel(w: World, name: bytes = b"kinds") -> Any:
    if name not in MADE:
        MADE[name.decode()] = w.cl.clCreateKernel(program(w), name)
    return MADE[name.decode()]


def argument(index: int, size: int, value: Any) -> Any:
    return lambda w: (kernel(w), index, size, value(w) if isinstance(value, FunctionType) else value)


def handle_of(w: World, memory: Any) -> Any:
    return w.keep(ffi.new("void *[1]", [memory]))


BYTES = ffi.new("char[256]")
ROWS = [
    *query_rows("clGetKernelInfo", "INVALID_KERNEL", "KERNEL_FUNCTION_NAME", lambda w: (w.kernel,)),
    *query_rows("clGetKernelArgInfo", "INVALID_KERNEL", "KERNEL_ARG_NAME", lambda w: (w.kernel, 0)),
    *query_rows("clGetKernelWorkGroupInfo", "INVALID_KERNEL", "KERNEL_WORK_GROUP_SIZE", lambda w: (w.kernel, w.device)),
    *null_handle("INVALID_KERNEL", "clRetainKernel", "clReleaseKernel", "clCloneKernel"),
    *rows(
        {
            "clCreateKernel": [
                ("INVALID_PROGRAM", "a null program", lambda w: (NULL, b"kinds")),
                ("INVALID_PROGRAM_EXECUTABLE", "a program that is not built", lambda w: (w.unbuilt, b"twice")),
                ("INVALID_KERNEL_NAME", "an unknown name", lambda w: (program(w), b"none")),
                ("INVALID_VALUE", "no name", lambda w: (program(w), NULL)),
            ],
            "clCreateKernelsInProgram": [
                ("INVALID_PROGRAM", "a null program", lambda w: (NULL, 0, NULL, [0])),
                ("INVALID_PROGRAM_EXECUTABLE", "a program that is not built", lambda w: (w.unbuilt, 0, NULL, [0])),
                ("INVALID_VALUE", "too short a list", lambda w: (program(w), 1, [NULL], NULL)),
            ],
            "clSetKernelArg": [
                ("INVALID_KERNEL", "a null kernel", lambda w: (NULL, 0, 1, BYTES)),
                ("INVALID_ARG_INDEX", "an index past the last", argument(9, 8, BYTES)),
                ("INVALID_ARG_INDEX", "the greatest index", argument(2**32 - 1, 8, BYTES)),
                ("INVALID_ARG_VALUE", "no value", argument(0, 1, NULL)),
                ("INVALID_ARG_VALUE", "no structure", argument(4, 12, NULL)),
                ("INVALID_ARG_VALUE", "a value for local memory", argument(5, 16, BYTES)),
                ("INVALID_ARG_SIZE", "no local memory", argument(5, 0, NULL)),
                ("INVALID_ARG_SIZE", "too large a number", argument(0, 2, BYTES)),
                ("INVALID_ARG_SIZE", "no bytes", argument(0, 0, BYTES)),
                ("INVALID_ARG_SIZE", "too short a vector", argument(1, 6, BYTES)),
                ("INVALID_ARG_SIZE", "three of four floats", argument(3, 12, BYTES)),
                ("INVALID_ARG_SIZE", "too short a structure", argument(4, 11, BYTES)),
                ("INVALID_ARG_SIZE", "a buffer of four bytes", argument(7, 4, lambda w: handle_of(w, w.buffer))),
                ("INVALID_ARG_SIZE", "a table of 16 bytes", argument(6, 16, lambda w: handle_of(w, w.buffer))),
                (
                    "INVALID_MEM_OBJECT",
                    "a queue as a buffer",
                    argument(7, 8, lambda w: handle_of(w, w.queue)),
                    "ends the process",
                ),
            ],
            "clSetKernelArgSVMPointer": [
                ("INVALID_OPERATION|INVALID_KERNEL", "a null kernel", lambda w: (NULL, 0, NULL))
            ],
            "clSetKernelExecInfo": [
                ("INVALID_OPERATION|INVALID_KERNEL", "a null kernel", lambda w: (NULL, 0x11B6, 8, BYTES))
            ],
            "clGetKernelArgInfo": [
                (
                    "INVALID_ARG_INDEX",
                    "an index past the last",
                    lambda w: (kernel(w), 9, CL.KERNEL_ARG_NAME, 0, NULL, NULL),
                ),
                (
                    "KERNEL_ARG_INFO_NOT_AVAILABLE",
                    "a program loaded as a binary, or built without the option",
                    lambda w: (bare_kernel(w), 0, CL.KERNEL_ARG_NAME, 0, NULL, NULL),
                    "is always there",
                ),
            ],
            "clGetKernelWorkGroupInfo": [
                (
                    "INVALID_VALUE",
                    "a global size, but no kernel of the device's own",
                    lambda w: (kernel(w), w.device, CL.KERNEL_GLOBAL_WORK_SIZE, 0, NULL, NULL),
                )
            ],
        }
    ),
]


def bare_kernel(w: World) -> Any:
    return w.cl.clCreateKernel(w.built("kernel void bare(global int *x) { *x = 1; }"), b"bare")


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def test_a_kernel_answers(w: World, cl: Api) -> None:
    made = cl.clCreateKernel(program(w), b"kinds")
    ask = ("clGetKernelInfo", made)
    assert cl.text(*ask, CL.KERNEL_FUNCTION_NAME) == "kinds"
    assert cl.number(*ask, CL.KERNEL_NUM_ARGS) == 9
    assert cl.number(*ask, CL.KERNEL_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.KERNEL_PROGRAM) == address(program(w))
    assert cl.number(*ask, CL.KERNEL_REFERENCE_COUNT) == 1
    cl.clRetainKernel(made)
    assert cl.number(*ask, CL.KERNEL_REFERENCE_COUNT) == 2
    cl.clReleaseKernel(made)
    cl.clReleaseKernel(made)


def test_attributes(w: World, cl: Api) -> None:
    words = cl.text("clGetKernelInfo", kernel(w, b"hints"), CL.KERNEL_ATTRIBUTES).replace(" ", "")
    assert "vec_type_hint(float4)" in words and "work_group_size_hint(8,4,2)" in words
    words = cl.text("clGetKernelInfo", kernel(w, b"shaped"), CL.KERNEL_ATTRIBUTES).replace(" ", "")
    assert "reqd_work_group_size(4,2,1)" in words
    assert cl.text("clGetKernelInfo", kernel(w), CL.KERNEL_ATTRIBUTES) == ""


def test_all_kernels_of_a_program(w: World, cl: Api) -> None:
    count = ffi.new("cl_uint *")
    cl.clCreateKernelsInProgram(program(w), 0, NULL, count)
    found = ffi.new("cl_kernel[]", count[0])
    cl.clCreateKernelsInProgram(program(w), count[0], found, NULL)
    assert {cl.text("clGetKernelInfo", made, CL.KERNEL_FUNCTION_NAME) for made in found} == {"kinds", "hints", "shaped"}


ARGUMENTS = {  # name: type, address space, qualifiers (const 1, restrict 2, volatile 4)
    "c": ("char", "PRIVATE", 0),
    "s": ("short4", "PRIVATE", 0),
    "l": ("ulong", "PRIVATE", 0),
    "f": ("float3", "PRIVATE", 0),
    "p": ("pair", "PRIVATE", 0),
    "part": ("float*", "LOCAL", 0),
    "table": ("int*", "CONSTANT", 1),
    "in": ("int*", "GLOBAL", 7),
    "out": ("double*", "GLOBAL", 0),
}


@pytest.mark.parametrize("name", ARGUMENTS)
def test_what_is_known_of_arguments(name: str, w: World, cl: Api) -> None:
    kind, space, qualifiers = ARGUMENTS[name]
    ask = ("clGetKernelArgInfo", kernel(w), list(ARGUMENTS).index(name))
    assert cl.text(*ask, CL.KERNEL_ARG_NAME) == name
    assert cl.text(*ask, CL.KERNEL_ARG_TYPE_NAME) == kind
    assert cl.number(*ask, CL.KERNEL_ARG_ADDRESS_QUALIFIER) == w.constant("KERNEL_ARG_ADDRESS_" + space)
    assert cl.number(*ask, CL.KERNEL_ARG_ACCESS_QUALIFIER) == CL.KERNEL_ARG_ACCESS_NONE
    assert cl.number(*ask, CL.KERNEL_ARG_TYPE_QUALIFIER) == qualifiers


def test_what_is_known_of_work_groups(w: World, cl: Api) -> None:
    ask = ("clGetKernelWorkGroupInfo", kernel(w, b"shaped"), w.device)
    assert struct.unpack("3N", cl.info(*ask, CL.KERNEL_COMPILE_WORK_GROUP_SIZE)) == (4, 2, 1)
    ask = ("clGetKernelWorkGroupInfo", w.sums, w.device)
    assert struct.unpack("3N", cl.info(*ask, CL.KERNEL_COMPILE_WORK_GROUP_SIZE)) == (0, 0, 0)
    largest = cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_WORK_GROUP_SIZE)
    assert 1 <= cl.number(*ask, CL.KERNEL_WORK_GROUP_SIZE) <= largest
    assert cl.number(*ask, CL.KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE) >= 1
    assert len(cl.info(*ask, CL.KERNEL_PRIVATE_MEM_SIZE)) == 8
    before = cl.number(*ask, CL.KERNEL_LOCAL_MEM_SIZE)
    cl.clSetKernelArg(w.sums, 2, 640, NULL)
    assert cl.number(*ask, CL.KERNEL_LOCAL_MEM_SIZE) >= before + 640 - before % 640


def test_no_device_means_the_only_one(w: World, cl: Api) -> None:
    size = cl.number("clGetKernelWorkGroupInfo", w.kernel, NULL, CL.KERNEL_WORK_GROUP_SIZE)
    assert size == cl.number("clGetKernelWorkGroupInfo", w.kernel, w.device, CL.KERNEL_WORK_GROUP_SIZE)


def test_arguments_of_all_kinds_arrive(w: World, cl: Api) -> None:
    w.write(w.buffer, struct.pack("64i", 11, 22, *range(62)))
    made = kernel(w)
    values = [
        ("b", -3), ("4h", 1, 2, 3, 4), ("Q", 1 << 40), ("4f", 0.5, 9, 0.25, 9), ("if3bx", 7, 0.5, 1, 2, 3),
    ]  # fmt: skip
    for index, (layout, *numbers) in enumerate(values):
        data = ffi.new("char[]", struct.pack(layout, *numbers))
        cl.clSetKernelArg(made, index, struct.calcsize(layout), data)
        ffi.memmove(data, b"\x7f" * struct.calcsize(layout), struct.calcsize(layout))  # the value was copied
    cl.clSetKernelArg(made, 5, 64, NULL)
    for index, buffer in ((6, w.buffer), (7, w.buffer), (8, w.second_buffer)):
        cl.clSetKernelArg(made, index, 8, ffi.new("cl_mem *", buffer))
    cl.clEnqueueNDRangeKernel(w.queue, made, 1, NULL, [1], [1], 0, NULL, NULL)
    assert struct.unpack("7d", w.read(w.second_buffer, 56)) == (-3, 5, 1 << 40, 0.75, 10.5, 22, 11)


def test_an_argument_keeps_its_value_after_an_error(w: World, cl: Api) -> None:
    made = w.new_kernel("axpy")
    cl.clSetKernelArg(made, 2, 4, ffi.new("float *", 2.0))
    assert cl.code("clSetKernelArg", made, 2, 8, BYTES) == "INVALID_ARG_SIZE"
    for index, buffer in ((0, w.buffer), (1, w.second_buffer), (3, w.new_buffer(0, SIZE))):
        cl.clSetKernelArg(made, index, 8, ffi.new("cl_mem *", buffer))
        w.write(buffer, struct.pack("f", index + 1) * 64)
    cl.clEnqueueNDRangeKernel(w.queue, made, 1, NULL, [64], NULL, 0, NULL, NULL)
    assert struct.unpack("64f", w.read(w.buffer)) == (1 + 2 * 2 + 4,) * 64


@pytest.mark.parametrize("null", ["no value", "a null handle"])
def test_a_buffer_may_be_absent(null: str, w: World, cl: Api) -> None:
    source = "kernel void k(global int *x, global int *y) { x[get_global_id(0)] = y ? 1 : 2; }"
    made = cl.clCreateKernel(w.built(source), b"k")
    cl.clSetKernelArg(made, 0, 8, ffi.new("cl_mem *", w.buffer))
    cl.clSetKernelArg(made, 1, 8, NULL if null == "no value" else ffi.new("cl_mem *", NULL))
    cl.clEnqueueNDRangeKernel(w.queue, made, 1, NULL, [64], NULL, 0, NULL, NULL)
    assert w.read(w.buffer) == struct.pack("i", 2) * 64


def test_a_clone_has_the_arguments_of_its_kernel_and_then_its_own(w: World, cl: Api) -> None:
    made = w.new_kernel("twice")
    cl.clSetKernelArg(made, 0, 8, ffi.new("cl_mem *", w.buffer))
    copy = cl.clCloneKernel(made)
    cl.clSetKernelArg(made, 0, 8, ffi.new("cl_mem *", w.second_buffer))
    for buffer in (w.buffer, w.second_buffer):
        w.write(buffer, struct.pack("i", 5) * 64)
    cl.clEnqueueNDRangeKernel(w.queue, copy, 1, NULL, [64], NULL, 0, NULL, NULL)
    assert (w.read(w.buffer), w.read(w.second_buffer)) == (struct.pack("i", 10) * 64, struct.pack("i", 5) * 64)
    assert cl.number("clGetKernelInfo", copy, CL.KERNEL_REFERENCE_COUNT) == 1


def test_a_released_buffer_stays_an_argument_until_the_command_ends(w: World, cl: Api) -> None:
    gate, made, event = w.new_user_event(), w.new_kernel("twice"), ffi.new("cl_event[1]")
    memory = w.room()
    ffi.memmove(memory, struct.pack("i", 3) * 64, SIZE)
    buffer = w.new_buffer(CL.MEM_USE_HOST_PTR, SIZE, memory)
    cl.clSetKernelArg(made, 0, 8, ffi.new("cl_mem *", buffer))
    cl.clEnqueueNDRangeKernel(w.queue, made, 1, NULL, [64], NULL, 1, [gate], event)
    cl.clFlush(w.queue)
    cl.clSetKernelArg(made, 0, 8, ffi.new("cl_mem *", w.buffer))
    cl.clReleaseMemObject(buffer)
    cl.clReleaseKernel(made)
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clWaitForEvents(1, event)
    assert ffi.buffer(memory)[:] == struct.pack("i", 6) * 64
