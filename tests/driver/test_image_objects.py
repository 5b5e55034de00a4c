"""Images and samplers: creation, queries, commands against NumPy's slices, kernels, errors."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, Api, World, address, ffi
from tests.support.requires import needs_clang

END = (0, NULL, NULL)
WIDTH, HEIGHT, DEPTH = 8, 6, 4  # pixels; a pixel is four bytes
ZERO, ALL = [0, 0, 0], [WIDTH, HEIGHT, 1]
RW, WO, RO, USE, COPY = 1, 2, 4, 8, 32
HOST_WO, HOST_RO, HOST_NONE = 128, 256, 512
RGBA8 = ffi.new("cl_image_format *", [CL.RGBA, CL.UNSIGNED_INT8])
BGRA8 = ffi.new("cl_image_format *", [CL.BGRA, CL.UNORM_INT8])
ODD = ffi.new("cl_image_format *", [0x7654, CL.UNSIGNED_INT8])
ODD_TYPE = ffi.new("cl_image_format *", [CL.RGBA, 0x7654])
PLAIN_565 = ffi.new("cl_image_format *", [CL.RGBA, CL.UNORM_SHORT_565])
KINDS = {
    "IMAGE1D": (WIDTH,),
    "IMAGE2D": (HEIGHT, WIDTH),
    "IMAGE3D": (DEPTH, HEIGHT, WIDTH),
    "IMAGE1D_ARRAY": (HEIGHT, WIDTH),
    "IMAGE2D_ARRAY": (DEPTH, HEIGHT, WIDTH),
}


@pytest.fixture(autouse=True)
def images(has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")


def described(kind: str = "IMAGE2D", **changed: Any) -> Any:
    """A descriptor of an image of this kind, with some of its fields changed."""
    fields: dict[str, Any] = {"image_type": getattr(CL, "MEM_OBJECT_" + kind), "image_width": WIDTH}
    if kind in ("IMAGE2D", "IMAGE3D", "IMAGE2D_ARRAY"):
        fields["image_height"] = HEIGHT
    if kind == "IMAGE3D":
        fields["image_depth"] = DEPTH
    if kind.endswith("_ARRAY"):
        fields["image_array_size"] = KINDS[kind][0]
    return ffi.new("cl_image_desc *", fields | changed)


def new(w: World, kind: str = "IMAGE2D", flags: int = RW, form: Any = RGBA8, memory: Any = NULL) -> Any:
    return w.cl.clCreateImage(w.context, flags, form, described(kind), memory)


def image(w: World) -> Any:
    if "picture" not in vars(w):
        w.picture = new(w)  # type: ignore[attr-defined]
    return w.picture  # type: ignore[attr-defined]


def other_image(w: World) -> Any:
    return w.cl.clCreateImage(w.other_context, RW, RGBA8, described(), NULL)


def sampler(w: World) -> Any:
    if "sampler" not in vars(w):
        w.sampler = w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP, CL.FILTER_NEAREST)  # type: ignore[attr-defined]
    return w.sampler  # type: ignore[attr-defined]


def created(w: World, form: Any = RGBA8, flags: int = RW, memory: Any = NULL, **changed: Any) -> tuple[Any, ...]:
    return (w.context, flags, form, described(**changed), memory)


def moved(w: World, **changed: Any) -> tuple[Any, ...]:
    """Arguments of a read or write, with some of them changed."""
    given = {
        "image": image(w), "blocking": 1, "origin": ZERO, "region": ALL, "row": 0, "slice": 0, "memory": w.room(4096),
    }  # fmt: skip
    return (w.queue, *(given | changed).values(), *END)


def move_rows(function: str, refused_by: int) -> list[Row]:
    return [
        *command_rows(function, lambda w: moved(w)[1:-3]),
        *rows(
            {
                function: [
                    ("INVALID_MEM_OBJECT", "a null image", lambda w: moved(w, image=NULL)),
                    ("INVALID_MEM_OBJECT", "a buffer", lambda w: moved(w, image=w.buffer)),
                    ("INVALID_CONTEXT", "another context", lambda w: moved(w, image=other_image(w))),
                    ("INVALID_VALUE", "no origin", lambda w: moved(w, origin=NULL)),
                    ("INVALID_VALUE", "no region", lambda w: moved(w, region=NULL)),
                    ("INVALID_VALUE", "no memory", lambda w: moved(w, memory=NULL)),
                    ("INVALID_VALUE", "an empty region", lambda w: moved(w, region=[4, 0, 1])),
                    ("INVALID_VALUE", "a region two deep", lambda w: moved(w, region=[4, 4, 2])),
                    ("INVALID_VALUE", "an origin one deep", lambda w: moved(w, origin=[0, 0, 1])),
                    ("INVALID_VALUE", "past the right side", lambda w: moved(w, origin=[1, 0, 0])),
                    ("INVALID_VALUE", "past the bottom", lambda w: moved(w, region=[WIDTH, HEIGHT + 1, 1])),
                    ("INVALID_VALUE", "too small a row pitch", lambda w: moved(w, row=4 * WIDTH - 1)),
                    ("INVALID_OPERATION", "no such access", lambda w: moved(w, image=new(w, flags=refused_by))),
                    ("INVALID_OPERATION", "no access", lambda w: moved(w, image=new(w, flags=HOST_NONE))),
                ]
            }
        ),
    ]


def copied(w: World, source: Any, target: Any, region: Any = None, to: Any = None) -> tuple[Any, ...]:
    return (w.queue, source, target, ZERO, to or ZERO, region or [4, 4, 1], *END)


ROWS = [
    *query_rows("clGetImageInfo", "INVALID_MEM_OBJECT", "IMAGE_WIDTH", lambda w: (image(w),)),
    *query_rows("clGetSamplerInfo", "INVALID_SAMPLER", "SAMPLER_CONTEXT", lambda w: (sampler(w),)),
    *null_handle("INVALID_SAMPLER", "clRetainSampler", "clReleaseSampler"),
    *move_rows("clEnqueueReadImage", HOST_WO),
    *move_rows("clEnqueueWriteImage", HOST_RO),
    *command_rows("clEnqueueFillImage", lambda w: (image(w), w.room(), ZERO, ALL)),
    *command_rows("clEnqueueCopyImage", lambda w: copied(w, image(w), new(w))[1:-3]),
    *command_rows("clEnqueueCopyImageToBuffer", lambda w: (image(w), w.buffer, ZERO, [4, 4, 1], 0)),
    *command_rows("clEnqueueCopyBufferToImage", lambda w: (w.buffer, image(w), 0, ZERO, [4, 4, 1])),
    *rows(
        {
            "clCreateImage": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, *created(w)[1:])),
                ("INVALID_VALUE", "an unknown flag", lambda w: created(w, flags=1 << 40)),
                ("INVALID_VALUE", "read only and write only", lambda w: created(w, flags=RO | WO)),
                ("INVALID_VALUE", "two kinds of host access", lambda w: created(w, flags=HOST_RO | HOST_WO)),
                ("INVALID_IMAGE_FORMAT_DESCRIPTOR", "no format", lambda w: created(w, NULL)),
                ("INVALID_IMAGE_FORMAT_DESCRIPTOR", "an unknown order", lambda w: created(w, ODD)),
                ("INVALID_IMAGE_FORMAT_DESCRIPTOR", "an unknown type", lambda w: created(w, ODD_TYPE)),
                (
                    "INVALID_IMAGE_FORMAT_DESCRIPTOR|IMAGE_FORMAT_NOT_SUPPORTED",
                    "RGBA in 565",
                    lambda w: created(w, PLAIN_565),
                ),
                ("INVALID_IMAGE_DESCRIPTOR", "no descriptor", lambda w: (w.context, RW, RGBA8, NULL, NULL)),
                ("INVALID_IMAGE_DESCRIPTOR", "a buffer's type", lambda w: created(w, image_type=CL.MEM_OBJECT_BUFFER)),
                ("INVALID_IMAGE_DESCRIPTOR", "mipmaps", lambda w: created(w, num_mip_levels=2)),
                ("INVALID_IMAGE_DESCRIPTOR", "samples", lambda w: created(w, num_samples=4)),
                ("INVALID_IMAGE_DESCRIPTOR", "a pitch without memory", lambda w: created(w, image_row_pitch=64)),
                (
                    "INVALID_IMAGE_DESCRIPTOR",
                    "too small a pitch",
                    lambda w: created(w, RGBA8, USE, w.room(4096), image_row_pitch=8),
                ),
                ("INVALID_IMAGE_SIZE|INVALID_IMAGE_DESCRIPTOR", "no width", lambda w: created(w, image_width=0)),
                ("INVALID_IMAGE_SIZE|INVALID_IMAGE_DESCRIPTOR", "no height", lambda w: created(w, image_height=0)),
                ("INVALID_IMAGE_SIZE", "too wide", lambda w: created(w, image_width=1 << 40)),
                ("INVALID_HOST_PTR", "nothing to copy", lambda w: created(w, flags=COPY)),
                ("INVALID_HOST_PTR", "memory without a flag", lambda w: created(w, memory=w.room(4096))),
            ],
            "clEnqueueFillImage": [
                ("INVALID_MEM_OBJECT", "a null image", lambda w: (w.queue, NULL, w.room(), ZERO, ALL, *END)),
                ("INVALID_VALUE", "no color", lambda w: (w.queue, image(w), NULL, ZERO, ALL, *END)),
                ("INVALID_VALUE", "no origin", lambda w: (w.queue, image(w), w.room(), NULL, ALL, *END)),
                ("INVALID_VALUE", "no region", lambda w: (w.queue, image(w), w.room(), ZERO, NULL, *END)),
                ("INVALID_VALUE", "past the side", lambda w: (w.queue, image(w), w.room(), [1, 0, 0], ALL, *END)),
            ],
            "clEnqueueCopyImage": [
                ("INVALID_MEM_OBJECT", "a null source", lambda w: copied(w, NULL, image(w))),
                ("INVALID_MEM_OBJECT", "a null target", lambda w: copied(w, image(w), NULL)),
                ("INVALID_CONTEXT", "another context", lambda w: copied(w, image(w), other_image(w))),
                ("IMAGE_FORMAT_MISMATCH", "two formats", lambda w: copied(w, image(w), new(w, form=BGRA8))),
                ("INVALID_VALUE", "past the side", lambda w: copied(w, image(w), new(w), [WIDTH + 1, 1, 1])),
                ("INVALID_VALUE", "past the target's side", lambda w: copied(w, image(w), new(w), ALL, [1, 0, 0])),
                ("MEM_COPY_OVERLAP", "an overlap", lambda w: copied(w, image(w), image(w), None, [1, 1, 0])),
            ],
            "clEnqueueCopyImageToBuffer": [
                ("INVALID_MEM_OBJECT", "a null image", lambda w: (w.queue, NULL, w.buffer, ZERO, [4, 4, 1], 0, *END)),
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (w.queue, image(w), NULL, ZERO, [4, 4, 1], 0, *END)),
                ("INVALID_VALUE", "past the end", lambda w: (w.queue, image(w), w.buffer, ZERO, [4, 4, 1], 200, *END)),
                (
                    "INVALID_VALUE",
                    "past the side",
                    lambda w: (w.queue, image(w), w.buffer, [6, 0, 0], [4, 4, 1], 0, *END),
                ),
            ],
            "clEnqueueCopyBufferToImage": [
                ("INVALID_MEM_OBJECT", "a null image", lambda w: (w.queue, w.buffer, NULL, 0, ZERO, [4, 4, 1], *END)),
                ("INVALID_MEM_OBJECT", "a null buffer", lambda w: (w.queue, NULL, image(w), 0, ZERO, [4, 4, 1], *END)),
                ("INVALID_VALUE", "past the end", lambda w: (w.queue, w.buffer, image(w), 200, ZERO, [4, 4, 1], *END)),
            ],
            "clEnqueueMapImage": [
                (
                    "INVALID_VALUE",
                    "nowhere to put the pitch",
                    lambda w: (w.queue, image(w), 1, 1, ZERO, ALL, NULL, NULL, *END),
                ),
                (
                    "INVALID_VALUE",
                    "past the side",
                    lambda w: (w.queue, image(w), 1, 1, [1, 0, 0], ALL, [0], NULL, *END),
                ),
                (
                    "INVALID_VALUE",
                    "nowhere to put the slice's pitch",
                    lambda w: (w.queue, new(w, "IMAGE3D"), 1, 1, ZERO, ALL, [0], NULL, *END),
                ),
                ("INVALID_MEM_OBJECT", "a null image", lambda w: (w.queue, NULL, 1, 1, ZERO, ALL, [0], NULL, *END)),
                (
                    "INVALID_OPERATION",
                    "no reads",
                    lambda w: (w.queue, new(w, flags=HOST_WO), 1, 1, ZERO, ALL, [0], NULL, *END),
                ),
            ],
            "clCreateSampler": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, 0, CL.ADDRESS_CLAMP, CL.FILTER_NEAREST)),
                ("INVALID_VALUE", "an unknown mode", lambda w: (w.context, 0, 0x7654, CL.FILTER_NEAREST)),
                ("INVALID_VALUE", "an unknown filter", lambda w: (w.context, 0, CL.ADDRESS_CLAMP, 0x7654)),
            ],
            "clCreateSamplerWithProperties": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, NULL)),
                ("INVALID_VALUE", "an unknown property", lambda w: (w.context, [0x7654, 1, 0])),
                (
                    "INVALID_VALUE",
                    "a property twice",
                    lambda w: (w.context, [CL.SAMPLER_NORMALIZED_COORDS, 1, CL.SAMPLER_NORMALIZED_COORDS, 0, 0]),
                ),
            ],
        }
    ),
]


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def region_of(kind: str) -> list[int]:
    return [*reversed(KINDS[kind]), 1, 1][:3]


@pytest.mark.parametrize("kind", KINDS)
def test_an_image_answers(kind: str, w: World, cl: Api) -> None:
    made = new(w, kind, RO)
    ask = ("clGetImageInfo", made)
    assert struct.unpack("2I", cl.info(*ask, CL.IMAGE_FORMAT)) == (CL.RGBA, CL.UNSIGNED_INT8)
    assert cl.number(*ask, CL.IMAGE_ELEMENT_SIZE) == 4
    assert cl.number(*ask, CL.IMAGE_WIDTH) == WIDTH
    assert cl.number(*ask, CL.IMAGE_HEIGHT) == (HEIGHT if "1D" not in kind else 0)
    assert cl.number(*ask, CL.IMAGE_DEPTH) == (DEPTH if kind == "IMAGE3D" else 0)
    assert cl.number(*ask, CL.IMAGE_ARRAY_SIZE) == (KINDS[kind][0] if "ARRAY" in kind else 0)
    assert cl.number(*ask, CL.IMAGE_ROW_PITCH) >= 4 * WIDTH
    assert cl.number(*ask, CL.IMAGE_NUM_MIP_LEVELS) == cl.number(*ask, CL.IMAGE_NUM_SAMPLES) == 0
    ask = ("clGetMemObjectInfo", made)
    assert cl.number(*ask, CL.MEM_TYPE) == w.constant("MEM_OBJECT_" + kind)
    assert cl.number(*ask, CL.MEM_FLAGS) == RO
    assert cl.number(*ask, CL.MEM_SIZE) >= 4 * int(np.prod(KINDS[kind]))


@pytest.mark.parametrize("kind", KINDS)
def test_commands_move_slices(kind: str, w: World, cl: Api) -> None:
    """Write all, fill a corner, copy it to another place, through a buffer too, read all."""
    shape, region = KINDS[kind], region_of(kind)
    expected = np.random.default_rng(1).integers(0, 2**32, shape, np.uint32)
    made, count = new(w, kind), 4 * int(np.prod(shape))
    cl.clEnqueueWriteImage(w.queue, made, 1, ZERO, region, 0, 0, ffi.from_buffer(expected.tobytes()), *END)
    corner = [2 if size > 1 else 1 for size in region]
    here = tuple(slice(0, size) for size in reversed(corner[: len(shape)]))
    there = tuple(slice(size - 2, size) for size in shape)
    place = [size - 2 if size > 1 else 0 for size in region]
    cl.clEnqueueFillImage(w.queue, made, ffi.new("cl_uint[4]", [1, 2, 3, 4]), ZERO, corner, *END)
    expected[here] = 0x04030201
    cl.clEnqueueCopyImage(w.queue, made, made, ZERO, place, corner, *END)
    expected[there] = expected[here]
    buffer = w.new_buffer(0, count)
    cl.clEnqueueCopyImageToBuffer(w.queue, made, buffer, ZERO, region, 0, *END)
    assert w.read(buffer, count) == expected.tobytes()
    cl.clEnqueueFillBuffer(w.queue, buffer, b"\xab", 1, 0, min(64, count), *END)
    cl.clEnqueueCopyBufferToImage(w.queue, buffer, made, 0, ZERO, corner, *END)
    expected[here] = 0xABABABAB
    memory = ffi.new("char[]", count)
    cl.clEnqueueReadImage(w.queue, made, 1, ZERO, region, 0, 0, memory, *END)
    assert ffi.buffer(memory)[:] == expected.tobytes()


def test_rows_have_a_pitch(w: World, cl: Api) -> None:
    data = np.arange(HEIGHT * 10, dtype=np.uint32).reshape(HEIGHT, 10)
    made = new(w)
    cl.clEnqueueWriteImage(w.queue, made, 1, ZERO, ALL, 40, 0, ffi.from_buffer(data.tobytes()), *END)
    memory = ffi.new("char[]", 4 * 3 * 2)
    cl.clEnqueueReadImage(w.queue, made, 1, [2, 3, 0], [3, 2, 1], 0, 0, memory, *END)
    assert ffi.buffer(memory)[:] == data[3:5, 2:5].tobytes()


def test_a_map_is_the_image(w: World, cl: Api) -> None:
    data = np.arange(HEIGHT * WIDTH, dtype=np.uint32).reshape(HEIGHT, WIDTH)
    made = new(w, flags=RW | COPY, memory=w.keep(ffi.from_buffer(bytearray(data.tobytes()))))
    pitch = ffi.new("size_t *")
    mapped = cl.clEnqueueMapImage(w.queue, made, 1, 3, [1, 2, 0], [4, 3, 1], pitch, NULL, *END)
    view = np.frombuffer(ffi.buffer(mapped, 2 * pitch[0] + 16), np.uint32)
    step = pitch[0] // 4
    assert [view[row * step : row * step + 4].tolist() for row in range(3)] == data[2:5, 1:5].tolist()
    ffi.cast("cl_uint *", mapped)[0] = 99
    cl.clEnqueueUnmapMemObject(w.queue, made, mapped, *END)
    memory = ffi.new("cl_uint[1]")
    cl.clEnqueueReadImage(w.queue, made, 1, [1, 2, 0], [1, 1, 1], 0, 0, memory, *END)
    assert memory[0] == 99


def test_a_sampler_answers(w: World, cl: Api) -> None:
    made = cl.clCreateSampler(w.context, 1, CL.ADDRESS_REPEAT, CL.FILTER_LINEAR)
    ask = ("clGetSamplerInfo", made)
    assert cl.number(*ask, CL.SAMPLER_NORMALIZED_COORDS) == 1
    assert cl.number(*ask, CL.SAMPLER_ADDRESSING_MODE) == CL.ADDRESS_REPEAT
    assert cl.number(*ask, CL.SAMPLER_FILTER_MODE) == CL.FILTER_LINEAR
    assert cl.number(*ask, CL.SAMPLER_CONTEXT) == address(w.context)
    cl.clRetainSampler(made)
    assert cl.number(*ask, CL.SAMPLER_REFERENCE_COUNT) == 2
    cl.clReleaseSampler(made)
    cl.clReleaseSampler(made)


@needs_clang
def test_a_kernel_reads_and_writes_images(w: World, cl: Api) -> None:
    source = """kernel void turn(read_only image2d_t from, write_only image2d_t to, sampler_t how) {
      int2 at = (int2)(get_global_id(0), get_global_id(1));
      write_imageui(to, at, read_imageui(from, how, get_image_dim(from) - 1 - at).wzyx);
    }"""
    kernel = cl.clCreateKernel(w.built(source), b"turn")
    data = np.random.default_rng(2).integers(0, 256, (HEIGHT, WIDTH, 4), np.uint8)
    made, target = new(w, flags=RO), new(w, flags=WO)
    cl.clEnqueueWriteImage(w.queue, made, 1, ZERO, ALL, 0, 0, ffi.from_buffer(data.tobytes()), *END)
    for index, (kind, handle) in enumerate((("cl_mem", made), ("cl_mem", target), ("cl_sampler", sampler(w)))):
        cl.clSetKernelArg(kernel, index, 8, ffi.new(f"{kind} *", handle))
    assert cl.code("clSetKernelArg", kernel, 2, 4, ffi.new("cl_sampler *", sampler(w))) == "INVALID_ARG_SIZE"
    assert cl.code("clSetKernelArg", kernel, 2, 8, ffi.new("cl_sampler *", NULL)) == "INVALID_SAMPLER"
    assert cl.code("clSetKernelArg", kernel, 0, 4, ffi.new("cl_mem *", made)) == "INVALID_ARG_SIZE"
    cl.clEnqueueNDRangeKernel(w.queue, kernel, 2, NULL, [WIDTH, HEIGHT], NULL, *END)
    memory = ffi.new("char[]", data.nbytes)
    cl.clEnqueueReadImage(w.queue, target, 1, ZERO, ALL, 0, 0, memory, *END)
    assert ffi.buffer(memory)[:] == data[::-1, ::-1, ::-1].tobytes()
