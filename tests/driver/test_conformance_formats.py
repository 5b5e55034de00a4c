"""What images asks of formats: all that the device lists, in images of all kinds, by the host and by kernels."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tests.driver.kernel_runs import launch, new_buffer
from tests.driver.opencl_api import CL, NULL, World, ffi, not_on_pocl
from tests.support.images import AXES, RESULTS, SIZES, colours, formats, image_of, picked, stored
from tests.support.requires import needs_clang
from wfv import Image

pytestmark = [needs_clang, not_on_pocl("version 3.1 has fewer formats")]
Format = tuple[str, str, bool]  # the order, the dtype of a channel, whether it is normalized
NAMES = {
    ("uint8", True): "UNORM_INT8", ("int8", True): "SNORM_INT8", ("uint16", True): "UNORM_INT16",
    ("int16", True): "SNORM_INT16", ("float16", False): "HALF_FLOAT", ("float32", False): "FLOAT",
    **{(f"{sign}int{bits}", False): f"{'UN' if sign else ''}SIGNED_INT{bits}" for sign in ("", "u")
       for bits in (8, 16, 32)},
}  # fmt: skip
VECTORS = {"f": "float4", "i": "int4", "ui": "uint4"}
PLACES = {1: "{x}", 2: "(int2)({x}, y)", 3: "(int4)({x}, y, z, 0)"}  # a coordinate by the number of axes
POSITION = (
    "int i = get_global_id(0), w = get_image_width(image), x = i % w, y = i / w % {height}, z = i / w / {height};"
)
END = (0, NULL, NULL)
ZERO = [0, 0, 0]


@pytest.fixture(autouse=True)
def _images(has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")


def each(*usual: tuple[str, str]) -> list[object]:
    """All kinds with all functions that read or write; those in `usual` also without --full."""
    every = itertools.product(AXES, VECTORS)
    return [pytest.param(*case, marks=[pytest.mark.full] * (case not in usual)) for case in every]


def code(format: Format) -> Any:
    return ffi.new("cl_image_format *", [getattr(CL, format[0].upper()), getattr(CL, NAMES[format[1:]])])


def region(kind: str) -> list[int]:
    return [*reversed(SIZES[AXES[kind]]), 1, 1][:3]


def new_image(w: World, image: Image, format: Format) -> Any:
    """With a copy of the image; one of a buffer has the copy in its buffer."""
    made, kind = ffi.new("cl_image_desc *"), image.kind
    made.image_type = getattr(CL, f"MEM_OBJECT_{kind.upper()}")
    made.image_width, made.image_height, made.image_depth = region(kind)
    made.image_array_size = region(kind)[AXES[kind] - 1]
    if kind == "image1d_buffer":
        made.mem_object = new_buffer(w, image.array)
        return w.cl.clCreateImage(w.context, 0, code(format), made, NULL)
    return w.cl.clCreateImage(w.context, CL.MEM_COPY_HOST_PTR, code(format), made, ffi.from_buffer(image.array))


def read_back(w: World, handle: Any, image: Image) -> np.ndarray:
    found = np.zeros_like(image.array)
    w.cl.clEnqueueReadImage(w.queue, handle, 1, ZERO, region(image.kind), 0, 0, ffi.from_buffer(found), *END)
    return found


def position(kind: str) -> str:
    return POSITION.format(height=SIZES[AXES[kind]][-2] if AXES[kind] > 1 else 1)


def indices(kind: str) -> list[np.ndarray]:
    """Of all texels, slowest axis first."""
    return [axis.ravel() for axis in np.indices(SIZES[AXES[kind]])]


def drawn(function: str, count: int, seed: int) -> np.ndarray:
    """Colours within the range of the formats and beyond it."""
    draw, type = np.random.default_rng(seed), np.dtype(RESULTS[function])
    if function == "f":
        values = draw.uniform(-1.5, 1.5, (count, 4)).astype(type)
        values[:6, 0] = np.inf, -np.inf, 0.5 / 255, 1.5 / 255, 70000, -0.0
        return values
    values = np.frombuffer(draw.bytes(count * 16), type).reshape(count, 4).copy()
    values[::2] = values[::2] % 600 - (300 if function == "i" else 0)
    return values


def test_the_formats_that_the_device_lists(w: World) -> None:
    """Those of the tests here, for all kinds and all uses."""
    expected = {(code(each).image_channel_order, code(each).image_channel_data_type) for each in formats()}
    uses = (CL.MEM_READ_ONLY, CL.MEM_WRITE_ONLY, CL.MEM_READ_WRITE, CL.MEM_KERNEL_READ_AND_WRITE)
    for kind, use in itertools.product(AXES, uses):
        count, room = ffi.new("cl_uint *"), ffi.new("cl_image_format[200]")
        kind_code = getattr(CL, f"MEM_OBJECT_{kind.upper()}")
        w.cl.clGetSupportedImageFormats(w.context, use, kind_code, 200, room, count)
        found = [(each.image_channel_order, each.image_channel_data_type) for each in room[0 : count[0]]]
        assert len(found) == len(set(found)) and set(found) == expected, (kind, use)


@pytest.mark.parametrize(("kind", "function"), each(("image2d", "f"), ("image1d_buffer", "ui"), ("image3d", "i")))
def test_reads(kind: str, function: str, w: World) -> None:
    """Without a sampler, and beyond the edge with one of the host and one of the program; and the image's queries."""
    type, place = VECTORS[function], PLACES[AXES[kind]]
    body, head, text = f"r[i] = read_image{function}(image, {place.format(x='x')});", "", ""
    if kind != "image1d_buffer":
        sampled = f"read_image{function}(image, {{}}, {place.format(x='x + i % 8 - 4')})"
        body += f"e[i] = {sampled.format('edge')}; b[i] = {sampled.format('border')};"
        head, text = ", sampler_t edge", "constant sampler_t border = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;\n"
    body += "q[0] = get_image_width(image); q[1] = get_image_channel_order(image); "
    body += "q[2] = get_image_channel_data_type(image);"
    outs = "".join(f"global {type} *{name}, " for name in "reb")
    head = f"kernel void k(global int *q, {outs}read_only {kind}_t image{head})"
    program = w.built(f"{text}{head} {{ {position(kind)} {body} }}")
    edge_sampler = w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP_TO_EDGE, CL.FILTER_NEAREST)
    samplers = [edge_sampler] if text else []
    at = indices(kind)
    beyond = [*at[:-1], at[-1] + np.arange(len(at[0])) % 8 - 4]
    inside = [*at[:-1], beyond[-1].clip(0, SIZES[AXES[kind]][-1] - 1)]
    for seed, format in enumerate(formats(function)):
        image = image_of(kind, *format, seed)
        query = np.zeros(3, np.int32)
        plain, edge, border = (np.zeros((len(at[0]), 4), RESULTS[function]) for _ in range(3))
        launch(w, program, [query, plain, edge, border], [new_image(w, image, format), *samplers], [len(at[0])])
        names = code(format)
        assert query.tolist() == [region(kind)[0], names.image_channel_order, names.image_channel_data_type]
        np.testing.assert_array_equal(plain, picked(image, at), f"{kind} {format}")
        if samplers:
            np.testing.assert_array_equal(edge, picked(image, inside), f"{kind} {format}: to the edge")
            np.testing.assert_array_equal(border, picked(image, beyond), f"{kind} {format}: border")


@pytest.mark.parametrize(
    ("kind", "function"), each(("image1d_array", "f"), ("image2d_array", "ui"), ("image1d_buffer", "i"))
)
def test_writes_and_fills(kind: str, function: str, w: World) -> None:
    """By a kernel, in an image that the kernel may only write or may also read; and one colour by the host."""
    head, body = f"kernel void k({{}} {kind}_t image, global const {VECTORS[function]} *p)", position(kind)
    body += f"write_image{function}(image, {PLACES[AXES[kind]].format(x='x')}, {{}});"
    texel = f"read_image{function}(image, {PLACES[AXES[kind]].format(x='x')})"
    write = w.built(f"{head.format('write_only')} {{ {body.format('p[i]')} }}")
    again = w.built(f"{head.format('read_write')} {{ {body.format(texel)} }}", "-cl-std=CL3.0")
    count = len(indices(kind)[0])
    for seed, format in enumerate(formats(function)):
        image, values = image_of(kind, *format, seed), drawn(function, count, seed)
        handle, buffer = new_image(w, image, format), new_buffer(w, values)
        launch(w, write, [], [handle, buffer], [count])
        wanted = stored(image, values.reshape(*SIZES[AXES[kind]], 4))
        np.testing.assert_array_equal(read_back(w, handle, image), wanted, f"{kind} {format}: write")
        launch(w, again, [], [handle, buffer], [count])
        wanted = stored(image, colours(Image(wanted, image.order, normalized=image.normalized, kind=kind)))
        np.testing.assert_array_equal(read_back(w, handle, image), wanted, f"{kind} {format}: read and write")
        colour = values[seed % count]
        part = [max(size - 2, 1) for size in region(kind)]
        start = [size - length for size, length in zip(region(kind), part, strict=True)]
        w.cl.clEnqueueFillImage(w.queue, handle, ffi.cast("void *", colour.ctypes.data), start, part, *END)
        filled = stored(image, np.broadcast_to(colour, (*SIZES[AXES[kind]], 4)))
        box = tuple(slice(at, None) for at in reversed(start[: AXES[kind]]))
        wanted[box] = filled[box]
        np.testing.assert_array_equal(read_back(w, handle, image), wanted, f"{kind} {format}: fill")


@pytest.mark.parametrize(("first", "second"), list(itertools.permutations(("image2d", "image3d", "image2d_array"), 2)))
def test_copies_between_kinds(first: str, second: str, w: World) -> None:
    """Slices and layers are images of two dimensions."""
    for seed, format in enumerate(formats()[::7]):
        a, b = image_of(first, *format, seed), image_of(second, *format, seed + 1)
        source, target = new_image(w, a, format), new_image(w, b, format)
        depth = 2 if "image2d" not in (first, second) else 1
        start = [3, 1, 0 if first == "image2d" else 1]
        place = [4, 2, 0 if second == "image2d" else 1]
        w.cl.clEnqueueCopyImage(w.queue, source, target, start, place, [6, 3, depth], *END)
        wanted = b.array.copy()
        to = wanted if second != "image2d" else wanted[None]
        given = a.array if first != "image2d" else a.array[None]
        z, at = place[2], start[2]
        to[z : z + depth, 2:5, 4:10] = given[at : at + depth, 1:4, 3:9]
        np.testing.assert_array_equal(read_back(w, target, b), wanted, str(format))
