"""Images of all kinds: transfers of regions against NumPy's slices, formats, kernels that use them."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tests.driver.opencl_api import CL, NULL, OpenCLError, World, ffi
from tests.support.requires import needs_clang

END = (0, NULL, NULL)
ZERO = [0, 0, 0]
# The shapes of arrays of each type of images: slices or layers, rows, columns. All have four channels of 16 bits.
SHAPES = {
    "IMAGE1D": (1, 1, 7),
    "IMAGE1D_ARRAY": (1, 5, 7),
    "IMAGE2D": (1, 6, 7),
    "IMAGE2D_ARRAY": (3, 6, 7),
    "IMAGE3D": (4, 6, 7),
}
TEXEL = 8


@pytest.fixture(autouse=True)
def _images(has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")


def image_format(order: int = CL.RGBA, type: int = CL.UNSIGNED_INT16) -> Any:
    return ffi.new("cl_image_format *", [order, type])


def description(kind: str = "IMAGE2D", **changed: Any) -> Any:
    """A cl_image_desc for the shape of this kind."""
    depth, height, width = SHAPES[kind]
    made = ffi.new("cl_image_desc *")
    made.image_type = getattr(CL, f"MEM_OBJECT_{kind}")
    made.image_width = width
    if kind == "IMAGE1D_ARRAY":
        made.image_array_size = height
    elif kind != "IMAGE1D":
        made.image_height = height
    if kind == "IMAGE2D_ARRAY":
        made.image_array_size = depth
    if kind == "IMAGE3D":
        made.image_depth = depth
    for name, value in changed.items():
        setattr(made, name, value)
    return made


def new_image(w: World, kind: str = "IMAGE2D", flags: int = 0, memory: Any = NULL, **changed: Any) -> Any:
    return w.cl.clCreateImage(w.context, flags, image_format(), description(kind, **changed), memory)


def texels(kind: str, seed: int = 1) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 1 << 16, (*SHAPES[kind], 4), dtype=np.uint16)


def pointer(array: np.ndarray) -> Any:
    return ffi.cast("void *", array.ctypes.data)


def whole(kind: str) -> list[int]:
    return list(reversed(SHAPES[kind]))


def read(w: World, image: Any, kind: str) -> np.ndarray:
    found = np.zeros((*SHAPES[kind], 4), np.uint16)
    w.cl.clEnqueueReadImage(w.queue, image, 1, ZERO, whole(kind), 0, 0, pointer(found), *END)
    return found


@pytest.mark.parametrize("kind", SHAPES)
def test_what_is_written_is_read(kind: str, w: World) -> None:
    image, expected = new_image(w, kind), texels(kind)
    w.cl.clEnqueueWriteImage(w.queue, image, 1, ZERO, whole(kind), 0, 0, pointer(expected), *END)
    np.testing.assert_array_equal(read(w, image, kind), expected)


@pytest.mark.parametrize("kind", SHAPES)
@pytest.mark.parametrize("flag", ["COPY", "USE"])
def test_host_memory_with_pitches(kind: str, flag: str, w: World) -> None:
    depth, height, width = SHAPES[kind]
    wide = np.zeros((depth, height + (depth > 1), width + 3, 4), np.uint16)
    wide[:, :height, :width] = expected = texels(kind)
    pitches = {"image_row_pitch": (width + 3) * TEXEL}
    if kind in ("IMAGE3D", "IMAGE2D_ARRAY"):
        pitches["image_slice_pitch"] = (height + 1) * (width + 3) * TEXEL
    if kind == "IMAGE1D_ARRAY":
        pitches["image_slice_pitch"] = (width + 3) * TEXEL
    image = new_image(w, kind, getattr(CL, f"MEM_{flag}_HOST_PTR"), pointer(wide), **pitches)
    np.testing.assert_array_equal(read(w, image, kind), expected)
    if flag == "USE":
        assert w.cl.number("clGetImageInfo", image, CL.IMAGE_ROW_PITCH) == pitches["image_row_pitch"]


@pytest.mark.parametrize("kind", SHAPES)
def test_regions(kind: str, w: World) -> None:
    depth, height, _width = SHAPES[kind]
    start = [2, min(height - 1, 1), min(depth - 1, 1)]
    size = [4, max(height - 2, 1), max(depth - 2, 1)]
    inside = tuple(slice(a, a + n) for a, n in zip(reversed(start), reversed(size), strict=True))
    image, model, part = new_image(w, kind), texels(kind), texels(kind, 2)[inside].copy()
    w.cl.clEnqueueWriteImage(w.queue, image, 1, ZERO, whole(kind), 0, 0, pointer(model), *END)
    w.cl.clEnqueueWriteImage(w.queue, image, 1, start, size, 0, 0, pointer(part), *END)
    model[inside] = part
    np.testing.assert_array_equal(read(w, image, kind), model)
    part_found = np.zeros_like(part)
    w.cl.clEnqueueReadImage(w.queue, image, 1, start, size, 0, 0, pointer(part_found), *END)
    np.testing.assert_array_equal(part_found, part)

    copy = new_image(w, kind)
    w.cl.clEnqueueCopyImage(w.queue, image, copy, ZERO, ZERO, whole(kind), *END)
    w.cl.clEnqueueCopyImage(w.queue, image, copy, ZERO, start, size, *END)
    expected = model.copy()
    expected[inside] = model[: size[2], : size[1], : size[0]]
    w.cl.clEnqueueFillImage(w.queue, copy, ffi.new("uint32_t[4]", [1, 2, 3, 4]), ZERO, [2, 1, 1], *END)
    expected[0, 0, :2] = 1, 2, 3, 4
    np.testing.assert_array_equal(read(w, copy, kind), expected)


@pytest.mark.parametrize("kind", SHAPES)
def test_copies_to_and_from_buffers(kind: str, w: World) -> None:
    model = texels(kind)
    buffer = w.new_buffer(CL.MEM_COPY_HOST_PTR, model.nbytes, pointer(model))
    image, back = new_image(w, kind), w.new_buffer(0, model.nbytes + 8)
    w.cl.clEnqueueCopyBufferToImage(w.queue, buffer, image, 0, ZERO, whole(kind), *END)
    np.testing.assert_array_equal(read(w, image, kind), model)
    w.cl.clEnqueueCopyImageToBuffer(w.queue, image, back, ZERO, whole(kind), 8, *END)
    found = np.zeros_like(model)
    w.cl.clEnqueueReadBuffer(w.queue, back, 1, 8, found.nbytes, pointer(found), *END)
    np.testing.assert_array_equal(found, model)


@pytest.mark.parametrize("kind", SHAPES)
def test_transfers_with_a_row_pitch(kind: str, w: World) -> None:
    """The host's rows are 10 texels wide, the image's 7."""
    depth, height, width = SHAPES[kind]
    wide = np.random.default_rng(3).integers(0, 1 << 16, (depth, height, width + 3, 4), np.uint16)
    back, pitch = np.zeros_like(wide), (width + 3) * TEXEL
    pitches = (0, pitch) if kind == "IMAGE1D_ARRAY" else (pitch if height > 1 else 0, 0)
    image = new_image(w, kind)
    w.cl.clEnqueueWriteImage(w.queue, image, 1, ZERO, whole(kind), *pitches, pointer(wide), *END)
    np.testing.assert_array_equal(read(w, image, kind), wide[:, :, :width])
    w.cl.clEnqueueReadImage(w.queue, image, 1, ZERO, whole(kind), *pitches, pointer(back), *END)
    np.testing.assert_array_equal(back[:, :, :width], wide[:, :, :width])
    assert not back[:, :, width:].any()


@pytest.mark.parametrize("kind", SHAPES)
def test_mapped_images(kind: str, w: World) -> None:
    image, model = new_image(w, kind), texels(kind)
    depth, height, width = SHAPES[kind]
    size = [3, min(height, 2), min(depth, 2)]
    w.cl.clEnqueueWriteImage(w.queue, image, 1, ZERO, whole(kind), 0, 0, pointer(model), *END)
    row, layer = ffi.new("size_t *"), ffi.new("size_t *")
    at = w.cl.clEnqueueMapImage(w.queue, image, 1, 3, [1, 0, 0], size, row, layer, *END)
    steps = (layer[0], layer[0] if kind == "IMAGE1D_ARRAY" else row[0])
    for z, y in np.ndindex(size[2], size[1]):
        texel_row = ffi.buffer(at + z * steps[0] + y * steps[1], 3 * TEXEL)
        np.testing.assert_array_equal(np.frombuffer(texel_row, np.uint16).reshape(3, 4), model[z, y, 1:4])
    ffi.buffer(at, 4)[:] = b"\1\0\2\0"
    assert w.cl.number("clGetMemObjectInfo", image, CL.MEM_MAP_COUNT) == 1
    w.cl.clEnqueueUnmapMemObject(w.queue, image, at, *END)
    assert list(read(w, image, kind)[0, 0, 1, :2]) == [1, 2]
    assert row[0] >= width * TEXEL
    assert (layer[0] > 0) == (kind in ("IMAGE1D_ARRAY", "IMAGE2D_ARRAY", "IMAGE3D"))


def test_parts_of_an_image_that_are_mapped_for_writing_do_not_overlap(w: World) -> None:
    image, pitches = new_image(w, "IMAGE2D"), ffi.new("size_t[2]")

    def map(column: int, row: int) -> None:
        w.cl.clEnqueueMapImage(w.queue, image, 1, 2, [column, row, 0], [2, 2, 1], pitches, pitches + 1, *END)

    map(0, 0)
    map(2, 0)  # its rows lie between those of the first
    with pytest.raises(OpenCLError, match="INVALID_OPERATION"):
        map(1, 1)


COLOURS = {
    ("RGBA", "FLOAT", "f"): ([0.5, -2.0, 3.0, 1e30], np.float32([0.5, -2, 3, 1e30])),
    ("BGRA", "UNORM_INT8", "f"): ([0.5, -2.0, 3.0, 0.1], np.uint8([255, 0, 128, 26])),
    ("RGBA", "SNORM_INT8", "f"): ([0.5, -2.0, 1.0, 0.1], np.int8([64, -128, 127, 13])),
    ("RG", "UNORM_INT16", "f"): ([0.5, 1.0, 9.0, 9.0], np.uint16([32768, 65535])),
    ("RGBA", "HALF_FLOAT", "f"): ([0.5, 65504.0, 1e9, -1.0], np.float16([0.5, 65504, np.inf, -1])),
    ("RGBA", "SIGNED_INT8", "i"): ([300, -300, 5, -5], np.int8([127, -128, 5, -5])),
    ("R", "UNSIGNED_INT32", "I"): ([1 << 31, 1, 1, 1], np.uint32([1 << 31])),
    ("RGBA", "UNSIGNED_INT8", "I"): ([300, 7, 1 << 31, 0], np.uint8([255, 7, 255, 0])),
}


@pytest.mark.parametrize("format", COLOURS, ids="-".join)
def test_fill(format: tuple[str, str, str], w: World) -> None:
    order, type, kind = format
    colour, texel = COLOURS[format]
    ctype = {"f": "float[4]", "i": "int32_t[4]", "I": "uint32_t[4]"}[kind]
    made = w.cl.clCreateImage(
        w.context, 0, image_format(getattr(CL, order), getattr(CL, type)), description("IMAGE2D"), NULL
    )
    found = np.zeros((6, 7, len(texel)), texel.dtype)
    w.cl.clEnqueueWriteImage(w.queue, made, 1, ZERO, [7, 6, 1], 0, 0, pointer(found), *END)
    w.cl.clEnqueueFillImage(w.queue, made, ffi.new(ctype, colour), [1, 2, 0], [3, 4, 1], *END)
    expected = found.copy()
    expected[2:6, 1:4] = texel
    w.cl.clEnqueueReadImage(w.queue, made, 1, ZERO, [7, 6, 1], 0, 0, pointer(found), *END)
    np.testing.assert_array_equal(found, expected)


def test_fill_keeps_all_bits_of_floats(w: World) -> None:
    colour = np.uint32([0x7F800001, 0xFFC12345, 1, 0x80000000])  # a signaling NaN, another, a subnormal number, -0
    made = w.cl.clCreateImage(w.context, 0, image_format(CL.RGBA, CL.FLOAT), description("IMAGE2D"), NULL)
    w.cl.clEnqueueFillImage(w.queue, made, pointer(colour), ZERO, [7, 6, 1], *END)
    found = np.zeros((6, 7, 4), np.uint32)
    w.cl.clEnqueueReadImage(w.queue, made, 1, ZERO, [7, 6, 1], 0, 0, pointer(found), *END)
    np.testing.assert_array_equal(found, np.broadcast_to(colour, found.shape))


def test_an_image_of_a_buffer_shares_its_memory(w: World) -> None:
    model = np.arange(64, dtype=np.uint16)
    buffer = w.new_buffer(CL.MEM_COPY_HOST_PTR, model.nbytes, pointer(model))
    made = ffi.new("cl_image_desc *")
    made.image_type, made.image_width, made.mem_object = CL.MEM_OBJECT_IMAGE1D_BUFFER, 16, buffer
    image = w.cl.clCreateImage(w.context, 0, image_format(), made, NULL)
    assert w.cl.number("clGetMemObjectInfo", image, CL.MEM_ASSOCIATED_MEMOBJECT) == int(ffi.cast("size_t", buffer))
    w.cl.clEnqueueFillBuffer(w.queue, buffer, b"\7\0", 2, 0, 8, *END)
    found = np.zeros(64, np.uint16)
    w.cl.clEnqueueReadImage(w.queue, image, 1, ZERO, [16, 1, 1], 0, 0, pointer(found), *END)
    assert list(found[:6]) == [7, 7, 7, 7, 4, 5]


def test_the_required_formats(w: World) -> None:
    """OpenCL 1.2 and 3.0, 5.3.2.1: the least that images of all types have."""
    integers = [f"{sign}SIGNED_INT{bits}" for sign in ("", "UN") for bits in (8, 16, 32)]
    types = ["UNORM_INT8", "UNORM_INT16", "HALF_FLOAT", "FLOAT", *integers]
    needed = {(CL.RGBA, getattr(CL, type)) for type in types} | {(CL.BGRA, CL.UNORM_INT8)}
    for flags, kind in itertools.product((CL.MEM_READ_ONLY, CL.MEM_WRITE_ONLY, CL.MEM_READ_WRITE), SHAPES):
        asked = (w.context, flags, getattr(CL, f"MEM_OBJECT_{kind}"))
        count = ffi.new("cl_uint *")
        w.cl.clGetSupportedImageFormats(*asked, 0, NULL, count)
        found = ffi.new("cl_image_format[]", count[0])
        w.cl.clGetSupportedImageFormats(*asked, count[0], found, NULL)
        assert needed <= {(each.image_channel_order, each.image_channel_data_type) for each in found}


SOURCE = """
kernel void shifted(read_only image2d_t a, sampler_t s, write_only image2d_t b) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imageui(b, at, read_imageui(a, s, at + (int2)(1, 0)) + 1u);
}
kernel void sizes(read_only image3d_t a, global int *out) {
  out[0] = get_image_width(a), out[1] = get_image_height(a), out[2] = get_image_depth(a);
}
"""


def kernel_of(w: World, name: str) -> Any:
    text = ffi.new("char[]", SOURCE.encode())
    program = w.cl.clCreateProgramWithSource(w.context, 1, ffi.new("char *[]", [text]), NULL)
    w.cl.clBuildProgram(program, 0, NULL, NULL, NULL, NULL)
    return w.cl.clCreateKernel(program, name.encode())


def set_handle(w: World, kernel: Any, index: int, handle: Any) -> str:
    return w.cl.code("clSetKernelArg", kernel, index, 8, ffi.new("void *[]", [handle]))


@needs_clang
def test_a_kernel_reads_and_writes_images(w: World) -> None:
    kernel, model = kernel_of(w, "shifted"), texels("IMAGE2D")
    source = new_image(w, "IMAGE2D", CL.MEM_COPY_HOST_PTR | CL.MEM_READ_ONLY, pointer(model))
    target = new_image(w, "IMAGE2D", CL.MEM_WRITE_ONLY)
    sampler = w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP_TO_EDGE, CL.FILTER_NEAREST)
    for index, handle in enumerate((source, sampler, target)):
        assert set_handle(w, kernel, index, handle) == "SUCCESS"
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 2, NULL, [7, 6], NULL, *END)
    expected = np.concatenate([model[:, :, 1:], model[:, :, -1:]], axis=2).astype(np.uint32) + 1
    np.testing.assert_array_equal(read(w, target, "IMAGE2D"), expected.clip(0, 65535).astype(np.uint16))


@needs_clang
def test_what_a_kernel_refuses(w: World) -> None:
    kernel = kernel_of(w, "shifted")
    assert set_handle(w, kernel, 0, w.buffer) == "INVALID_MEM_OBJECT"
    assert set_handle(w, kernel, 0, NULL) == "INVALID_MEM_OBJECT"
    assert set_handle(w, kernel, 0, new_image(w, "IMAGE2D", CL.MEM_WRITE_ONLY)) == "INVALID_ARG_VALUE"
    assert set_handle(w, kernel, 2, new_image(w, "IMAGE2D", CL.MEM_READ_ONLY)) == "INVALID_ARG_VALUE"
    assert set_handle(w, kernel, 1, new_image(w)) == "INVALID_SAMPLER"
    assert set_handle(w, kernel, 1, NULL) == "INVALID_SAMPLER"
    for index in (0, 1):  # an image, a sampler
        assert w.cl.code("clSetKernelArg", kernel, index, 4, ffi.new("void *[]", [new_image(w)])) == "INVALID_ARG_SIZE"


@needs_clang
def test_sizes_in_a_kernel(w: World) -> None:
    kernel = kernel_of(w, "sizes")
    assert set_handle(w, kernel, 0, new_image(w, "IMAGE3D")) == "SUCCESS"
    assert set_handle(w, kernel, 1, w.buffer) == "SUCCESS"
    w.cl.clEnqueueTask(w.queue, kernel, *END)
    found = np.zeros(3, np.int32)
    w.cl.clEnqueueReadBuffer(w.queue, w.buffer, 1, 0, 12, pointer(found), *END)
    assert list(found) == [7, 6, 4]
