"""Errors that the specification lists (version of July 2026) and that hardly any program meets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, rows
from tests.driver.opencl_api import CL, NULL, Api, World, ffi, not_on_pocl

END = (0, NULL, NULL)
NO_CALL = (NULL, NULL)
PART = "int f(int x) { return x; }"
ARGUMENTS = """
kernel void f(global int *x, sampler_t s, read_only image2d_t two, read_only image3d_t three) {
  x[0] = read_imagei(two, s, (int2)(0, 0)).x + read_imagei(three, s, (int4)(0, 0, 0, 0)).x;
}
"""


def other(w: World) -> World:
    """A world whose context is another one."""
    made = World(w.cl, w.platform)
    made.context = w.other_context
    return w.keep(made)


def description(w: World, type: int = 0, memory: Any = NULL) -> tuple[Any, Any]:
    """Of an image of 8 texels of 32 bits, and 4 rows if it has two dimensions."""
    shape = ffi.new("cl_image_desc *", {"image_type": type or CL.MEM_OBJECT_IMAGE2D, "image_width": 8})
    shape.image_height = shape.image_depth = 4
    shape.mem_object = memory
    return w.keep((ffi.new("cl_image_format *", [CL.R, CL.SIGNED_INT32]), shape))


def new_image(w: World, type: int = 0, memory: Any = NULL) -> Any:
    return w.cl.clCreateImage(w.context, 0, *description(w, type, memory), NULL)


def linked(w: World) -> Any:
    parts = [w.compiled("kernel void g(global int *x) { *x = 1; }")]
    return w.keep(w.cl.clLinkProgram(w.context, 0, NULL, NULL, 1, parts, *NO_CALL))


def of_buffer(w: World) -> tuple[Any, Any]:
    """A buffer, and an image of one dimension in it."""
    buffer = w.keep(w.new_buffer())
    return buffer, w.keep(new_image(w, CL.MEM_OBJECT_IMAGE1D_BUFFER, buffer))


def argument(index: int, made: Any) -> Any:
    """The arguments of clSetKernelArg, of a kernel whose parameters are a buffer, a sampler and two images."""
    return lambda w: (w.cl.clCreateKernel(program(w), b"f"), index, 8, w.keep(ffi.new("void *[1]", [made(w)])))


def program(w: World) -> Any:
    if "of_arguments" not in vars(w):
        w.of_arguments = w.built(ARGUMENTS)  # type: ignore[attr-defined]
    return w.of_arguments  # type: ignore[attr-defined]


def sampler(w: World) -> Any:
    return w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP, CL.FILTER_NEAREST)


def native(w: World) -> tuple[Any, ...]:
    function, block = w.keep(ffi.callback("void(void *)", lambda _: None)), w.keep(ffi.new("void *[1]"))
    return w.queue, function, block, 8, 1, [w.keep(new_image(w))], [block], *END


ROWS = rows(
    {
        "clSetKernelArg": [
            ("INVALID_CONTEXT", "a buffer of another context", argument(0, lambda w: w.other_buffer)),
            ("INVALID_CONTEXT", "a sampler of another context", argument(1, lambda w: sampler(other(w)))),
            ("INVALID_CONTEXT", "an image of another context", argument(2, lambda w: new_image(other(w)))),
            ("INVALID_MEM_OBJECT", "an image of two dimensions for one of three", argument(3, new_image)),
        ],
        "clCompileProgram": [
            (
                "INVALID_CONTEXT",
                "a header of another context",
                lambda w: (
                    *(w.new_program(PART), 0, NULL, NULL, 1, [other(w).new_program(PART)]),
                    *([ffi.new("char[]", b"a.h")], *NO_CALL),
                ),
            )
        ],
        "clLinkProgram": [
            (
                "INVALID_CONTEXT",
                "a program of another context",
                lambda w: (w.context, 0, NULL, NULL, 1, [other(w).compiled(PART)], *NO_CALL),
            )
        ],
        "clBuildProgram": [
            ("INVALID_OPERATION", "a program that was linked", lambda w: (linked(w), 0, NULL, NULL, *NO_CALL))
        ],
        "clGetProgramInfo": [
            (
                "INVALID_PROGRAM_EXECUTABLE",
                f"constructors of a program that is not built ({name})",
                lambda w, name=name: (w.unbuilt, w.constant(f"PROGRAM_SCOPE_GLOBAL_{name}_PRESENT"), 0, NULL, NULL),
            )
            for name in ("CTORS", "DTORS")
        ],
        "clEnqueueNativeKernel": [("INVALID_MEM_OBJECT", "an image", native)],
        "clEnqueueCopyImageToBuffer": [
            (
                "INVALID_MEM_OBJECT",
                "an image of this buffer",
                lambda w: (w.queue, *of_buffer(w)[::-1], [0, 0, 0], [2, 1, 1], 64, *END),
            )
        ],
        "clEnqueueCopyBufferToImage": [
            (
                "INVALID_MEM_OBJECT",
                "an image of this buffer",
                lambda w: (w.queue, *of_buffer(w), 64, [0, 0, 0], [2, 1, 1], *END),
            )
        ],
    }
)


@not_on_pocl("checks none of this")
@error_rows(ROWS)
def test_errors(row: Row, w: World, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    check_row(row, w)


@pytest.mark.parametrize("name", ["Read", "Write"])
def test_transfers_of_no_bytes(name: str, w: World, cl: Api) -> None:
    """Nothing of a region of no bytes is out of bounds."""
    arguments = (w.queue, w.buffer, 1, 8, 0, w.room(), *END)
    assert cl.code(f"clEnqueue{name}Buffer", *arguments) == "SUCCESS"
    assert cl.code(f"clEnqueue{name}Buffer", *arguments[:3], 257, 0, w.room(), *END) == "INVALID_VALUE"


@not_on_pocl("refuses them")
def test_copies_of_no_bytes(w: World, cl: Api) -> None:
    assert cl.code("clEnqueueCopyBuffer", w.queue, w.buffer, w.buffer, 8, 8, 0, *END) == "SUCCESS"


@not_on_pocl("takes any place")
def test_the_place_of_an_image_in_a_buffer(w: World, cl: Api, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    memory = w.keep(ffi.new("int[128]"))
    assert cl.number("clGetDeviceInfo", w.device, CL.DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT) == 1
    for place, code in ((4, "SUCCESS"), (1, "INVALID_IMAGE_FORMAT_DESCRIPTOR")):
        buffer = w.new_buffer(CL.MEM_USE_HOST_PTR, 256, ffi.cast("char *", memory) + place)
        form, shape = description(w, memory=buffer)
        assert cl.code("clCreateImage", w.context, 0, form, shape, NULL) == code


@not_on_pocl("says that it was a kernel")
def test_a_task_is_a_task(w: World, cl: Api) -> None:
    event = ffi.new("cl_event[1]")
    cl.clEnqueueTask(w.queue, w.kernel, 0, NULL, event)
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_TYPE) == CL.COMMAND_TASK
