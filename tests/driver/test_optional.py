"""What OpenCL 3.0 leaves to the implementation: where a feature is absent, its entry points say so."""

from __future__ import annotations

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, rows
from tests.driver.opencl_api import CL, NULL, Api, World, ffi
from tests.support.requires import needs_clang

END = (0, NULL, NULL)
FORMAT = ffi.new("cl_image_format *", [CL.RGBA, CL.UNORM_INT8])
DESCRIPTION = ffi.new("cl_image_desc *", {"image_type": CL.MEM_OBJECT_IMAGE2D, "image_width": 4, "image_height": 4})

SUB_GROUP_ROWS = [
    Row(
        "clGetKernelSubGroupInfo",
        "INVALID_OPERATION",
        "no sub-groups",
        lambda w: (w.kernel, w.device, CL.KERNEL_COMPILE_NUM_SUB_GROUPS, 0, NULL, 0, NULL, NULL),
    )
]
PIPE_ROWS = rows(
    {
        "clCreatePipe": [("INVALID_OPERATION", "no pipes", lambda w: (w.context, 0, 4, 4, NULL))],
        "clGetPipeInfo": [
            ("INVALID_MEM_OBJECT", "a buffer", lambda w: (w.buffer, CL.PIPE_PACKET_SIZE, 4, w.room(), NULL))
        ],
    }
)
IMAGE_ROWS = rows(
    {
        "clCreateImage": [("INVALID_OPERATION", "no images", lambda w: (w.context, 0, FORMAT, DESCRIPTION, NULL))],
        "clCreateImageWithProperties": [
            ("INVALID_OPERATION", "no images", lambda w: (w.context, NULL, 0, FORMAT, DESCRIPTION, NULL))
        ],
        "clCreateImage2D": [("INVALID_OPERATION", "no images", lambda w: (w.context, 0, FORMAT, 4, 4, 0, NULL))],
        "clCreateImage3D": [("INVALID_OPERATION", "no images", lambda w: (w.context, 0, FORMAT, 4, 4, 4, 0, 0, NULL))],
        "clCreateSampler": [
            ("INVALID_OPERATION", "no images", lambda w: (w.context, 1, CL.ADDRESS_CLAMP, CL.FILTER_NEAREST))
        ],
        "clCreateSamplerWithProperties": [("INVALID_OPERATION", "no images", lambda w: (w.context, NULL))],
    }
)
BUFFERS_ARE_NO_IMAGES = [
    *null_handle("INVALID_SAMPLER", "clRetainSampler", "clReleaseSampler"),
    *rows(
        {
            "clGetSamplerInfo": [
                ("INVALID_SAMPLER", "a null sampler", lambda w: (NULL, CL.SAMPLER_CONTEXT, 0, NULL, NULL))
            ],
            "clEnqueueReadImage": [
                (
                    "INVALID_COMMAND_QUEUE",
                    "a null queue",
                    lambda w: (NULL, NULL, 1, [0] * 3, [1] * 3, 0, 0, w.room(), *END),
                )
            ],
            "clEnqueueWriteImage": [
                (
                    "INVALID_COMMAND_QUEUE",
                    "a null queue",
                    lambda w: (NULL, NULL, 1, [0] * 3, [1] * 3, 0, 0, w.room(), *END),
                )
            ],
            "clEnqueueFillImage": [
                ("INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, NULL, w.room(), [0] * 3, [1] * 3, *END))
            ],
            "clEnqueueCopyImage": [
                ("INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, NULL, NULL, [0] * 3, [0] * 3, [1] * 3, *END))
            ],
            "clEnqueueCopyImageToBuffer": [
                ("INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, NULL, w.buffer, [0] * 3, [1] * 3, 0, *END))
            ],
            "clEnqueueCopyBufferToImage": [
                ("INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, w.buffer, NULL, 0, [0] * 3, [1] * 3, *END))
            ],
        }
    ),
]

QUERY_ROWS = rows(
    {
        "clGetImageInfo": [
            ("INVALID_MEM_OBJECT", "a null image", lambda w: (NULL, CL.IMAGE_WIDTH, 0, NULL, NULL)),
            ("INVALID_MEM_OBJECT", "a buffer", lambda w: (w.buffer, CL.IMAGE_WIDTH, 8, w.room(), NULL), "answers"),
        ],
        "clGetSupportedImageFormats": [
            ("INVALID_CONTEXT", "a null context", lambda w: (NULL, 1, CL.MEM_OBJECT_IMAGE2D, 0, NULL, [0])),
            ("INVALID_VALUE", "no kind of image", lambda w: (w.context, 1, CL.MEM_OBJECT_BUFFER, 0, NULL, [0])),
            (
                "INVALID_VALUE",
                "a list without entries",
                lambda w: (w.context, 1, CL.MEM_OBJECT_IMAGE2D, 0, ffi.new("cl_image_format[1]"), NULL),
            ),
        ],
    }
)


def absent(w: World, name: str) -> None:
    if w.cl.number("clGetDeviceInfo", w.device, w.constant(name)):
        pytest.skip("the device has it")


@error_rows(SUB_GROUP_ROWS)
def test_no_sub_groups(row: Row, w: World) -> None:
    absent(w, "DEVICE_MAX_NUM_SUB_GROUPS")
    check_row(row, w)


@needs_clang
def test_sub_groups_make_up_the_group(w: World, cl: Api) -> None:
    if not cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_NUM_SUB_GROUPS):
        pytest.skip("the device has no sub-groups")
    group, size, count = ffi.new("size_t[1]", [64]), ffi.new("size_t *"), ffi.new("size_t *")
    for name, found in (("MAX_SUB_GROUP_SIZE", size), ("SUB_GROUP_COUNT", count)):
        asked = w.constant(f"KERNEL_{name}_FOR_NDRANGE")
        cl.clGetKernelSubGroupInfo(w.kernel, w.device, asked, 8, group, 8, found, NULL)
    assert size[0] * (count[0] - 1) < 64 <= size[0] * count[0]


@error_rows(PIPE_ROWS)
def test_no_pipes(row: Row, w: World) -> None:
    absent(w, "DEVICE_PIPE_SUPPORT")
    check_row(row, w)


@error_rows(IMAGE_ROWS)
def test_no_images(row: Row, w: World) -> None:
    absent(w, "DEVICE_IMAGE_SUPPORT")
    check_row(row, w)


@error_rows(BUFFERS_ARE_NO_IMAGES)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


@error_rows(QUERY_ROWS)
def test_errors_of_queries_of_images(row: Row, w: World, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    check_row(row, w)


@pytest.mark.parametrize("kind", ["IMAGE1D", "IMAGE2D", "IMAGE3D", "IMAGE1D_BUFFER", "IMAGE1D_ARRAY", "IMAGE2D_ARRAY"])
def test_formats_are_listed(kind: str, w: World, cl: Api, has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")
    kinds, count = w.constant("MEM_OBJECT_" + kind), ffi.new("cl_uint *")
    cl.clGetSupportedImageFormats(w.context, CL.MEM_READ_ONLY, kinds, 0, NULL, count)
    assert count[0] > 10
    found = ffi.new("cl_image_format[]", count[0])
    cl.clGetSupportedImageFormats(w.context, CL.MEM_READ_ONLY, kinds, count[0], found, NULL)
    formats = {(each.image_channel_order, each.image_channel_data_type) for each in found}
    assert len(formats) == count[0]
    assert {(CL.RGBA, CL.UNORM_INT8), (CL.RGBA, CL.FLOAT), (CL.RGBA, CL.UNSIGNED_INT32)} <= formats
