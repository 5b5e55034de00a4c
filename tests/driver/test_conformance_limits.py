"""What api asks of the limits that the device tells: each is tried at its value (`min_max_..`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.driver.kernel_runs import launch, new_buffer, run_kernel
from tests.driver.opencl_api import CL, NULL, World, ffi
from tests.support.requires import needs_clang

pytestmark = needs_clang
END = (0, NULL, NULL)


def limit(w: World, name: str) -> int:
    return w.cl.number("clGetDeviceInfo", w.device, getattr(CL, f"DEVICE_{name}"))


def set_args(w: World, kernel: Any, arguments: list[bytes]) -> None:
    for place, value in enumerate(arguments):
        w.cl.clSetKernelArg(kernel, place, len(value), ffi.from_buffer(value))


def handle(object: Any) -> bytes:
    return int(ffi.cast("uintptr_t", object)).to_bytes(8, "little")


def run(w: World, source: str, arguments: list[bytes], items: int = 1, local: int | None = None) -> None:
    kernel = w.cl.clCreateKernel(w.built(source), b"k")
    set_args(w, kernel, arguments)
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [items], NULL if local is None else [local], *END)
    w.cl.clFinish(w.queue)


def read(w: World, buffer: Any, array: np.ndarray) -> np.ndarray:
    w.cl.clEnqueueReadBuffer(w.queue, buffer, 1, 0, array.nbytes, ffi.from_buffer(array), *END)
    return array


def test_parameters_of_the_largest_size(w: World) -> None:
    count = limit(w, "MAX_PARAMETER_SIZE") // 8 - 1
    names = [f"a{number}" for number in range(count)]
    source = (
        f"kernel void k(global long *r, {', '.join(f'long {name}' for name in names)}) {{ *r = {' ^ '.join(names)}; }}"
    )
    values = np.random.default_rng(1).integers(-(2**63), 2**63 - 1, count)
    found = np.zeros(1, np.int64)
    out = new_buffer(w, found)
    run(w, source, [handle(out), *(value.tobytes() for value in values)])
    assert read(w, out, found)[0] == np.bitwise_xor.reduce(values)


def test_constant_arguments(w: World) -> None:
    """As many as there may be, which have the largest size together."""
    count, size = limit(w, "MAX_CONSTANT_ARGS"), limit(w, "MAX_CONSTANT_BUFFER_SIZE")
    assert count >= 8 and size >= 1 << 16
    length = min(size // count, 1 << 16) // 4
    heads = "".join(f", constant int *c{number}" for number in range(count))
    sums = " + ".join(f"c{number}[i]" for number in range(count))
    data = np.random.default_rng(2).integers(0, 99, (count, length), np.int32)
    found = np.zeros(length, np.int32)
    run_kernel(w, f"kernel void k(global int *r{heads}) {{ size_t i = get_global_id(0); r[i] = {sums}; }}", [found],
               list(data), [length])  # fmt: skip
    np.testing.assert_array_equal(found, data.sum(0))


def test_all_of_the_local_memory(w: World) -> None:
    """As one argument; the work-items of a group exchange it."""
    size = limit(w, "LOCAL_MEM_SIZE")
    source = """kernel void k(global uint *r, local uint *room, uint count) {
        uint l = get_local_id(0), n = get_local_size(0), sum = 0;
        for (uint at = l; at < count; at += n) room[at] = at;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint at = l; at < count; at += n) sum += room[count - 1 - at] * (l + 1);
        r[get_global_id(0)] = sum; }"""
    kernel = w.cl.clCreateKernel(w.built(source), b"k")
    found, count = np.zeros(128, np.uint32), size // 4
    out = new_buffer(w, found)
    w.cl.clSetKernelArg(kernel, 0, 8, ffi.from_buffer(handle(out)))
    w.cl.clSetKernelArg(kernel, 1, size, NULL)
    w.cl.clSetKernelArg(kernel, 2, 4, ffi.new("unsigned int *", count))
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [128], [64], *END)
    at = np.arange(count, dtype=np.uint32).reshape(-1, 64)
    wanted = (count - 1 - at).sum(0, dtype=np.uint32) * np.arange(1, 65, dtype=np.uint32)
    np.testing.assert_array_equal(read(w, out, found), np.tile(wanted, 2))


@pytest.mark.parametrize("dimension", range(3))
def test_the_largest_groups(dimension: int, w: World) -> None:
    """In each dimension: all work-items meet at a barrier."""
    sizes = memoryview(w.cl.info("clGetDeviceInfo", w.device, CL.DEVICE_MAX_WORK_ITEM_SIZES)).cast("Q")
    count = min(sizes[dimension], limit(w, "MAX_WORK_GROUP_SIZE"))
    source = """kernel void k(global uint *r, local uint *room) {
        size_t l = get_local_id(0) + get_local_id(1) + get_local_id(2);
        size_t n = get_local_size(0) * get_local_size(1) * get_local_size(2);
        room[l] = 3 * l; barrier(CLK_LOCAL_MEM_FENCE); r[l] = room[n - 1 - l]; }"""
    kernel = w.cl.clCreateKernel(w.built(source), b"k")
    found = np.zeros(count, np.uint32)
    out, shape = new_buffer(w, found), [count if axis == dimension else 1 for axis in range(3)]
    w.cl.clSetKernelArg(kernel, 0, 8, ffi.from_buffer(handle(out)))
    w.cl.clSetKernelArg(kernel, 1, 4 * count, NULL)
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 3, NULL, shape, shape, *END)
    np.testing.assert_array_equal(read(w, out, found), 3 * np.arange(count)[::-1])


def test_as_many_samplers_as_there_may_be(w: World, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    count, modes = limit(w, "MAX_SAMPLERS"), (CL.ADDRESS_CLAMP, CL.ADDRESS_CLAMP_TO_EDGE)
    image = new_row(w, np.arange(4, dtype=np.int32))
    samplers = [w.cl.clCreateSampler(w.context, 0, modes[n % 2], CL.FILTER_NEAREST) for n in range(count)]
    heads = "".join(f", sampler_t s{n}" for n in range(count))
    lines = "".join(f"r[{n}] = read_imagei(image, s{n}, 9).x;" for n in range(count))
    found = np.full(count, -1, np.int32)
    program = w.built(f"kernel void k(global int *r, read_only image1d_t image{heads}) {{ {lines} }}")
    launch(w, program, [found], [image, *samplers], [1])
    assert found.tolist() == [0, 3] * (count // 2)


def new_row(w: World, texels: np.ndarray) -> Any:
    """An image of one dimension and channel."""
    format = ffi.new("cl_image_format *", [CL.R, CL.SIGNED_INT32])
    made = ffi.new("cl_image_desc *", {"image_type": CL.MEM_OBJECT_IMAGE1D, "image_width": len(texels)})
    return w.cl.clCreateImage(w.context, CL.MEM_COPY_HOST_PTR, format, made, ffi.from_buffer(texels))


@pytest.mark.full  # it takes some seconds to compile so many writes
def test_as_many_written_images_as_there_may_be(w: World, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    texels = np.zeros(4, np.int32)
    images = [new_row(w, texels) for _ in range(limit(w, "MAX_WRITE_IMAGE_ARGS"))]
    heads = ", ".join(f"write_only image1d_t i{n}" for n in range(len(images)))
    lines = "".join(f"write_imagei(i{n}, at, at * {n} + 1);" for n in range(len(images)))
    launch(w, w.built(f"kernel void k({heads}) {{ int at = get_global_id(0); {lines} }}"), [], images, [4])
    for number, image in enumerate(images):
        w.cl.clEnqueueReadImage(w.queue, image, 1, [0, 0, 0], [4, 1, 1], 0, 0, ffi.from_buffer(texels), *END)
        assert texels.tolist() == [1 + at * number for at in range(4)]


LARGEST = {  # the limit: the kind of image, the field of its description, the coordinate of the last texel
    "IMAGE2D_MAX_WIDTH": ("image2d", "image_width", "(int2)(n, 0)"),
    "IMAGE2D_MAX_HEIGHT": ("image2d", "image_height", "(int2)(0, n)"),
    "IMAGE3D_MAX_WIDTH": ("image3d", "image_width", "(int4)(n, 0, 0, 0)"),
    "IMAGE3D_MAX_HEIGHT": ("image3d", "image_height", "(int4)(0, n, 0, 0)"),
    "IMAGE3D_MAX_DEPTH": ("image3d", "image_depth", "(int4)(0, 0, n, 0)"),
    "IMAGE_MAX_ARRAY_SIZE": ("image2d_array", "image_array_size", "(int4)(0, 0, n, 0)"),
    "IMAGE_MAX_BUFFER_SIZE": ("image1d_buffer", "image_width", "n"),
}


@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_images(name: str, w: World, has_images: bool) -> None:
    """A kernel reads and writes the texel that is furthest away, and one texel more is refused."""
    if not has_images:
        pytest.skip("the device has no images")
    (kind, field, place), size = LARGEST[name], limit(w, name)
    made = ffi.new("cl_image_desc *", {"image_type": getattr(CL, f"MEM_OBJECT_{kind.upper()}")})
    made.image_width = made.image_height = made.image_depth = made.image_array_size = 1
    setattr(made, field, size)
    if kind == "image1d_buffer":
        made.mem_object = w.new_buffer(0, size)
    format = ffi.new("cl_image_format *", [CL.R, CL.UNSIGNED_INT8])
    image = w.cl.clCreateImage(w.context, 0, format, made, NULL)
    write = f"kernel void k(write_only {kind}_t image) {{ int n = {size - 1}; write_imageui(image, {place}, 77); }}"
    launch(w, w.built(write), [], [image], [1])
    found = np.zeros(1, np.uint32)
    read_it = f"int n = {size - 1}; *r = read_imageui(image, {place}).x;"
    launch(
        w, w.built(f"kernel void k(global uint *r, read_only {kind}_t image) {{ {read_it} }}"), [found], [image], [1]
    )
    assert found[0] == 77
    setattr(made, field, size + 1)
    assert w.cl.code("clCreateImage", w.context, 0, format, made, NULL) in (
        "INVALID_IMAGE_SIZE",
        "INVALID_IMAGE_DESCRIPTOR",
    )
