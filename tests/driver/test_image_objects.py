"""Images and samplers: the errors of their entry points, and what they answer. test_image_kinds.py has what they do."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, Api, World, address, ffi

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
    assert cl.number(*ask, CL.IMAGE_BUFFER) == 0
    ask = ("clGetMemObjectInfo", made)
    assert cl.number(*ask, CL.MEM_TYPE) == w.constant("MEM_OBJECT_" + kind)
    assert cl.number(*ask, CL.MEM_FLAGS) == RO
    assert cl.number(*ask, CL.MEM_SIZE) >= 4 * int(np.prod(KINDS[kind]))


def sampler_of_properties(w: World) -> Any:
    named = (CL.SAMPLER_ADDRESSING_MODE, CL.ADDRESS_REPEAT, CL.SAMPLER_FILTER_MODE, CL.FILTER_LINEAR)
    return w.cl.clCreateSamplerWithProperties(w.context, [*named, 0])  # normalized if nothing is said


@pytest.mark.parametrize("has_properties", [False, True])
def test_a_sampler_answers(has_properties: bool, w: World, cl: Api) -> None:
    plain = (w.context, 1, CL.ADDRESS_REPEAT, CL.FILTER_LINEAR)
    made = sampler_of_properties(w) if has_properties else cl.clCreateSampler(*plain)
    ask = ("clGetSamplerInfo", made)
    assert cl.number(*ask, CL.SAMPLER_NORMALIZED_COORDS) == 1
    assert cl.number(*ask, CL.SAMPLER_ADDRESSING_MODE) == CL.ADDRESS_REPEAT
    assert cl.number(*ask, CL.SAMPLER_FILTER_MODE) == CL.FILTER_LINEAR
    assert cl.number(*ask, CL.SAMPLER_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.SAMPLER_REFERENCE_COUNT) == 1
    cl.clRetainSampler(made)
    assert cl.number(*ask, CL.SAMPLER_REFERENCE_COUNT) == 2
    cl.clReleaseSampler(made)
    cl.clReleaseSampler(made)
