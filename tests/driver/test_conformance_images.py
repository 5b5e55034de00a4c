"""Reads of images at the coordinates that the standard's conformance tests take: beyond and at the edges of texels."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tests.driver.kernel_runs import launch, new_buffer
from tests.driver.opencl_api import CL, NULL, World, ffi, not_on_pocl
from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
f32 = np.float32
KINDS = {  # the axes of a texel's coordinates, and whether a layer follows them
    "image1d": (1, False), "image2d": (2, False), "image3d": (3, False), "image1d_array": (1, True),
    "image2d_array": (2, True),
}  # fmt: skip
TYPES = {  # the function that reads, and the divisor of a normalized format
    "FLOAT": ("f", f32, 0), "HALF_FLOAT": ("f", np.float16, 0), "UNORM_INT8": ("f", np.uint8, 255),
    "SNORM_INT16": ("f", np.int16, 32767), "SIGNED_INT8": ("i", np.int8, 0), "UNSIGNED_INT32": ("ui", np.uint32, 0),
}  # fmt: skip
MODES = ("ADDRESS_CLAMP_TO_EDGE", "ADDRESS_CLAMP", "ADDRESS_REPEAT", "ADDRESS_MIRRORED_REPEAT")
OFFSETS = (0, 2.0**-30, 0.25, 0.3, 0.5 - 2.0**-25, 0.5, 0.9, 1 - 2.0**-24)  # from the edge of a texel
RESULTS = {"f": ("float", f32), "i": ("int", np.int32), "ui": ("uint", np.uint32)}
SAMPLERS = [  # filter, whether coordinates are normalized, addressing
    (filter, normalized, mode)
    for filter, normalized, mode in itertools.product(("FILTER_NEAREST", "FILTER_LINEAR"), (0, 1), MODES)
    if normalized or "REPEAT" not in mode
]


@pytest.fixture(autouse=True)
def _images(has_images: bool) -> None:
    if not has_images:
        pytest.skip("the device has no images")


class Sampled:
    """An image with four channels of random numbers, and a program that reads it at float coordinates."""

    def __init__(self, w: World, kind: str, type: str) -> None:
        self.w, (self.axes, self.has_layers) = w, KINDS[kind]
        self.function, dtype, divisor = TYPES[type]
        self.draw = np.random.default_rng(len(kind) + len(type))
        self.sizes = [int(n) for n in self.draw.integers(5, 14, self.axes + self.has_layers)]
        shape = (*reversed(self.sizes), 4)
        if dtype in (f32, np.float16):
            texels = (100 * self.draw.standard_normal(shape)).astype(dtype)
        else:
            texels = self.draw.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, shape, dtype, endpoint=True)
        self.texels = np.maximum(texels / divisor, -1) if divisor else texels.astype(np.float64)
        self.image = self._image(kind, getattr(CL, type), texels)
        count, result = self.axes + self.has_layers, RESULTS[self.function][0]
        at = ("x[i]", "(float2)(x[i], y[i])", "(float4)(x[i], y[i], z[i], 0)")[count - 1]
        head = "read_only {kind}_t image, sampler_t s, global float *x, global float *y, global float *z"
        self.program = w.built(
            f"kernel void k(global {result}4 *o, {head.format(kind=kind)})"
            f" {{ size_t i = get_global_id(0); o[i] = read_image{self.function}(image, s, {at}); }}"
        )

    def _image(self, kind: str, type: int, texels: np.ndarray) -> Any:
        made = ffi.new("cl_image_desc *")
        made.image_type = getattr(CL, f"MEM_OBJECT_{kind.upper()}")
        names = ["image_width", "image_height", "image_depth"][: self.axes] + ["image_array_size"] * self.has_layers
        for name, size in zip(names, self.sizes, strict=True):
            setattr(made, name, size)
        format = ffi.new("cl_image_format *", [CL.RGBA, type])
        return self.w.cl.clCreateImage(
            self.w.context, CL.MEM_COPY_HOST_PTR, format, made, ffi.from_buffer(np.ascontiguousarray(texels))
        )

    def coordinates(self, offset: float, normalized: int) -> list[np.ndarray]:
        """One for each texel, up to ten texels away from it."""
        grid = np.meshgrid(*map(np.arange, reversed(self.sizes)), indexing="ij")[::-1]
        near = [(at.ravel() + self.draw.integers(-10, 11, at.size) + offset).astype(f32) for at in grid]
        for axis in range(self.axes if normalized else 0):
            near[axis] = (near[axis].astype(np.float64) / self.sizes[axis]).astype(f32)
        return near

    def read(self, sampler: Any, coordinates: list[np.ndarray]) -> np.ndarray:
        count = len(coordinates[0])
        found = np.empty((count, 4), RESULTS[self.function][1])
        buffers = [new_buffer(self.w, each) for each in [*coordinates, *coordinates[:1] * 2][:3]]
        launch(self.w, self.program, [found], [self.image, sampler, *buffers], [count])
        return found

    def texels_at(self, places: list[np.ndarray], layer: np.ndarray | None) -> np.ndarray:
        """The texels, and zeros outside of the image."""
        inside = np.all([(at >= 0) & (at < n) for at, n in zip(places, self.sizes, strict=False)], 0)
        index = [np.clip(at, 0, n - 1) for at, n in zip(places, self.sizes, strict=False)]
        found: np.ndarray = self.texels[tuple(reversed(index if layer is None else [*index, layer]))]
        return np.where(inside[:, None], found, 0)

    def expected(
        self, filter: str, normalized: int, mode: str, near: list[np.ndarray]
    ) -> tuple[np.ndarray, np.ndarray]:
        """The results, and the largest number among the texels of each."""
        at = [
            unnormalized(near[axis], self.sizes[axis], mode) if normalized else near[axis] for axis in range(self.axes)
        ]
        layer = np.clip(np.rint(near[-1]), 0, self.sizes[-1] - 1).astype(int) if self.has_layers else None

        def places(corner: tuple[int, ...], low: list[np.ndarray]) -> list[np.ndarray]:
            return [addressed(i.astype(int) + d, n, mode) for i, d, n in zip(low, corner, self.sizes, strict=False)]

        if filter == "FILTER_NEAREST":
            found = self.texels_at(places((0,) * self.axes, [np.floor(each) for each in at]), layer)
            return found, np.abs(found)
        shifted = [(each - f32(0.5)).astype(f32) for each in at]
        low = [np.floor(each) for each in shifted]
        parts = [(each - below).astype(np.float64) for each, below in zip(shifted, low, strict=True)]
        total = largest = np.zeros(1)
        for corner in itertools.product((0, 1), repeat=self.axes):
            weight = np.prod([part if d else 1 - part for part, d in zip(parts, corner, strict=True)], 0)
            texel = self.texels_at(places(corner, low), layer)
            total, largest = total + weight[:, None] * texel, np.maximum(largest, np.abs(texel))
        return total, largest


def unnormalized(x: np.ndarray, size: int, mode: str) -> np.ndarray:
    """Section 8.2 of OpenCL 1.2."""
    if mode == "ADDRESS_REPEAT":
        x = x - np.floor(x)
    elif mode == "ADDRESS_MIRRORED_REPEAT":
        x = np.abs(x - f32(2) * np.rint(f32(0.5) * x))
    return (x * f32(size)).astype(f32)


def addressed(place: np.ndarray, size: int, mode: str) -> np.ndarray:
    if mode == "ADDRESS_REPEAT":
        return np.where(place < 0, place + size, np.where(place >= size, place - size, place))
    return place if mode == "ADDRESS_CLAMP" else np.clip(place, 0, size - 1)


def check(sampled: Sampled, offsets: tuple[float, ...]) -> None:
    w = sampled.w
    for filter, normalized, mode in SAMPLERS:
        if filter == "FILTER_LINEAR" and sampled.function != "f":
            continue
        sampler = w.cl.clCreateSampler(w.context, normalized, getattr(CL, mode), getattr(CL, filter))
        for offset in offsets:
            near = sampled.coordinates(offset, normalized)
            wanted, largest = sampled.expected(filter, normalized, mode, near)
            errors = np.abs(sampled.read(sampler, near) - wanted)
            factor = (
                4 * sampled.axes * 2.0**-23 if filter == "FILTER_LINEAR" else 2.0**-23 if sampled.function == "f" else 0
            )
            assert (errors <= factor * largest + 1e-37).all(), (filter, normalized, mode, offset)


@not_on_pocl("version 3.1 reads some of these texels otherwise")
@pytest.mark.parametrize(("kind", "type"), [("image2d", "UNORM_INT8"), ("image1d_array", "FLOAT")])
def test_reads_at_edges(kind: str, type: str, w: World) -> None:
    check(Sampled(w, kind, type), (-(2.0**-30), 0.5))


@pytest.mark.full
@not_on_pocl("version 3.1 reads some of these texels otherwise")
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("kind", KINDS)
def test_reads_of_all_kinds(kind: str, type: str, w: World) -> None:
    check(Sampled(w, kind, type), (*OFFSETS, *(-each for each in OFFSETS)))


@pytest.mark.full
def test_as_many_images_as_the_device_allows(w: World) -> None:
    count = w.cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_READ_IMAGE_ARGS)
    images = []
    for number in range(count):
        made = ffi.new("cl_image_desc *", {"image_type": CL.MEM_OBJECT_IMAGE2D, "image_width": 1, "image_height": 1})
        texel = ffi.new("int[4]", [number, 1, 2, 3])
        format = ffi.new("cl_image_format *", [CL.RGBA, CL.SIGNED_INT32])
        images.append(w.cl.clCreateImage(w.context, CL.MEM_COPY_HOST_PTR, format, made, texel))
    sampler = w.cl.clCreateSampler(w.context, 0, CL.ADDRESS_CLAMP, CL.FILTER_NEAREST)
    heads = "".join(f", read_only image2d_t i{n}" for n in range(count))
    reads = "".join(f"sum += read_imagei(i{n}, s, (int2)(0));" for n in range(count))
    program = w.built(f"kernel void k(global int4 *o, sampler_t s{heads}) {{ int4 sum = 0; {reads} o[0] = sum; }}")
    found = np.zeros(4, np.int32)
    launch(w, program, [found], [sampler, *images], [1])
    assert found.tolist() == [count * (count - 1) // 2, count, 2 * count, 3 * count]
    assert NULL not in images
