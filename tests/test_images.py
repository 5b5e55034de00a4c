"""Images against NumPy: reads of nearest texels bit for bit, writes, queries, in all kinds and formats."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support import images
from tests.support.images import AXES, SIZES, border, colours, formats, image_of, picked, stored
from tests.support.requires import needs_clang
from wfv.opencl.image_types import KINDS

pytestmark = needs_clang
ITEMS, LOCAL = 64, 32


def each(*covering: tuple[str, str], but: str = "") -> pytest.MarkDecorator:
    """These strategies and kinds; with --full, all, but for the kind `but`."""
    every = [(strategy, kind) for strategy in wfv.STRATEGIES for kind in KINDS if kind != but]
    marked = [pytest.param(*pair, marks=() if pair in covering else pytest.mark.full) for pair in every]
    return pytest.mark.parametrize(("strategy", "kind"), marked)


VECTORS = {"f": "float4", "i": "int4", "ui": "uint4", "h": "half4"}
_READ = """
kernel void read_{0}(read_only {kind}_t image, global const {coordinates} *at, global {1} *out) {{
  size_t i = get_global_id(0);
  out[i] = read_image{0}(image, at[i]);
}}
kernel void write_{0}(write_only {kind}_t image, global const {coordinates} *at, global const {1} *in) {{
  size_t i = get_global_id(0);
  write_image{0}(image, at[i], in[i]);
}}"""
_SAMPLED = """
kernel void sampled_{0}(read_only {kind}_t image, sampler_t s, global const {coordinates} *at, global {1} *out) {{
  size_t i = get_global_id(0);
  out[i] = read_image{0}(image, s, at[i]);
}}
kernel void scaled_{0}(read_only {kind}_t image, sampler_t s, global const {floats} *at, global {1} *out) {{
  size_t i = get_global_id(0);
  out[i] = read_image{0}(image, s, at[i]);
}}"""


def components(kind: str) -> int:
    """Those of a coordinate in OpenCL C: there are no vectors of three."""
    return (1, 2, 4)[AXES[kind] - 1]


@cache
def program(kind: str, strategy: str) -> Any:
    suffix = {1: "", 2: "2", 4: "4"}[components(kind)]
    texts = [_READ] if kind == "image1d_buffer" else [_READ, _SAMPLED]
    words = {"kind": kind, "coordinates": f"int{suffix}", "floats": f"float{suffix}"}
    made = (text.format(*function, **words) for text in texts for function in VECTORS.items())
    source = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + "".join(made)
    return wfv.build(source, strategy=strategy, lanes=16)


def as_coordinates(kind: str, indices: list[np.ndarray], dtype: type = np.int32) -> np.ndarray:
    """Indices, slowest axis first, as the coordinates of a kernel: (x, y, z) or (x, y, layer)."""
    found = np.zeros((len(indices[0]), components(kind)), dtype)
    for i, each in enumerate(reversed(indices)):
        found[:, i] = each
    return found


def inner(kind: str, seed: int, count: int = ITEMS) -> list[np.ndarray]:
    """Indices of texels; the first ones are a row, for neighbouring work-items."""
    random = np.random.default_rng(seed)
    found = [random.integers(0, n, count) for n in SIZES[AXES[kind]]]
    row = min(SIZES[AXES[kind]][-1], count)
    found[-1][:row] = np.arange(row)
    for each in found[:-1]:
        each[:row] = each[0]
    return found


def read(kernel: Any, function: str, *args: object) -> np.ndarray:
    out = np.zeros((ITEMS, 4), images.RESULTS[function])
    kernel(ITEMS, LOCAL, *args, out)
    return out


@each(("naive", "image1d_array"))
def test_every_format_is_read_bit_for_bit(strategy: str, kind: str) -> None:
    for function in ("f", "i", "ui"):
        kernel = program(kind, strategy)[f"read_{function}"]
        for seed, format in enumerate(formats(function)):
            image, at = image_of(kind, *format, seed), inner(kind, seed)
            found = read(kernel, function, image, as_coordinates(kind, at))
            np.testing.assert_array_equal(found, picked(image, at), str(format))


@each(("unicf", "image2d"))
def test_every_format_is_written(strategy: str, kind: str) -> None:
    """Colours beyond the format's range, NaN, and coordinates outside of the image, which nothing is written to."""
    at = [each.reshape(-1) for each in np.indices(SIZES[AXES[kind]])]
    count = len(at[0])
    sides = [np.append(each, [0, 0, 0]) for each in at]
    sides[-1][count:] = -1, SIZES[AXES[kind]][-1], 2**31 - 1
    for function in ("f", "i", "ui"):
        kernel = program(kind, strategy)[f"write_{function}"]
        for seed, format in enumerate(formats(function)):
            image, values = image_of(kind, *format, seed), _values(function, count + 3, seed)
            expected = stored(image, values[:count].reshape(*SIZES[AXES[kind]], 4))
            kernel(count + 3, None, image, as_coordinates(kind, sides), values)
            np.testing.assert_array_equal(image.array, expected, str(format))


def _values(function: str, count: int, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    if function == "f":
        values = random.uniform(-1.5, 1.5, (count, 4)).astype(np.float32)
        values[:7] = np.array([np.nan, np.inf, -np.inf, 0.5 / 255, 1.5 / 255, 70000, -0.0], np.float32)[:, None]
        return values
    dtype = np.dtype(images.RESULTS[function])
    limits = np.iinfo(dtype)
    values = random.integers(limits.min, limits.max, (count, 4), dtype, endpoint=True)
    values[::2] = np.clip(values[::2] % 600, 0, None) - (300 if function == "i" else 0)
    return values


@pytest.mark.parametrize("addressing", ["none", "clamp_to_edge", "clamp"])
@each(("scalar", "image3d"), but="image1d_buffer")
def test_integer_coordinates_with_a_sampler(strategy: str, kind: str, addressing: str) -> None:
    sampler = wfv.Sampler(addressing=addressing)
    random = np.random.default_rng(1)
    for format in (("rgba", "float32", False), ("rg", "uint8", True), ("a", "int16", False)):
        function = images.TYPES[format[1:]]
        image, at = image_of(kind, *format), inner(kind, 2)
        if addressing != "none":
            at = [random.integers(-3, n + 3, ITEMS) for n in SIZES[AXES[kind]]]
        if KINDS[kind][1] or addressing == "clamp_to_edge":  # a layer is never outside
            axes = slice(0, None if addressing == "clamp_to_edge" else 1)
            inside = [*at]
            inside[axes] = [np.clip(i, 0, n - 1) for i, n in zip(at[axes], SIZES[AXES[kind]][axes], strict=True)]
        else:
            inside = at
        found = read(program(kind, strategy)[f"sampled_{function}"], function, image, sampler, as_coordinates(kind, at))
        np.testing.assert_array_equal(found, picked(image, inside), str(format))


@pytest.mark.parametrize("normalized", [False, True])
@each(("partial+boscc", "image2d_array"), but="image1d_buffer")
def test_nearest_texels_of_float_coordinates(strategy: str, kind: str, normalized: bool) -> None:
    modes = ["clamp_to_edge", "clamp", *(["repeat", "mirrored_repeat"] if normalized else [])]
    random = np.random.default_rng(3)
    axes = SIZES[AXES[kind]]
    for addressing in modes:
        for format in (("rgba", "uint8", True), ("r", "float16", False), ("bgra", "int8", False)):
            function = images.TYPES[format[1:]]
            image = image_of(kind, *format)
            sides = [1 if normalized else n for n in axes]
            at = [random.uniform(-2.5 * n, 3.5 * n, ITEMS).astype(np.float32) for n in sides]
            at[-1][:4] = 0, sides[-1], 1e30, -1e30 if normalized else -1.0
            indices = [images.nearest(s, n, addressing, normalized) for s, n in zip(at, axes, strict=True)]
            if KINDS[kind][1]:
                at[0] = random.uniform(-2, axes[0] + 2, ITEMS).astype(np.float32)
                indices[0] = np.clip(np.rint(at[0]), 0, axes[0] - 1).astype(int)
            sampler = wfv.Sampler(normalized, addressing)
            places = as_coordinates(kind, at, np.float32)
            found = read(program(kind, strategy)[f"scaled_{function}"], function, image, sampler, places)
            np.testing.assert_array_equal(found, picked(image, indices), f"{format} {addressing}")


@pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name == "unicf" else pytest.mark.full) for name in wfv.STRATEGIES]
)
def test_halves_are_read_and_written(strategy: str) -> None:
    image, at = image_of("image2d", "rgba", "uint8", True), inner("image2d", 1)
    places = as_coordinates("image2d", at)
    found = read(program("image2d", strategy)["read_h"], "h", image, places)
    np.testing.assert_array_equal(found, picked(image, at).astype(np.float16))
    indices = [each.reshape(-1) for each in np.indices(SIZES[2])]
    values = np.random.default_rng(2).uniform(-1, 2, (len(indices[0]), 4)).astype(np.float16)
    program("image2d", strategy)["write_h"](len(values), None, image, as_coordinates("image2d", indices), values)
    expected = stored(image, values.astype(np.float32).reshape(*SIZES[2], 4))
    np.testing.assert_array_equal(image.array, expected)


_QUERIES = """
kernel void k({access} image1d_t a, {access} image1d_buffer_t b, {access} image1d_array_t c, {access} image2d_t d,
              {access} image2d_array_t e, {access} image3d_t f, global int *out) {{
  int w = get_image_width(a), n = 0;
  if (get_global_id(0) > 0) return;
  out[n++] = w, out[n++] = get_image_width(b), out[n++] = get_image_width(c), out[n++] = get_image_width(d);
  out[n++] = get_image_width(e), out[n++] = get_image_width(f);
  out[n++] = get_image_height(d), out[n++] = get_image_height(e), out[n++] = get_image_height(f);
  out[n++] = get_image_depth(f);
  out[n++] = get_image_array_size(c), out[n++] = get_image_array_size(e);
  int2 p = get_image_dim(d), q = get_image_dim(e);
  int4 r = get_image_dim(f);
  out[n++] = p.x, out[n++] = p.y, out[n++] = q.x, out[n++] = q.y;
  out[n++] = r.x, out[n++] = r.y, out[n++] = r.z, out[n++] = r.w;
  out[n++] = get_image_channel_order(a) == CLK_R, out[n++] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
  out[n++] = get_image_channel_order(d) == CLK_RGBA, out[n++] = get_image_channel_data_type(d) == CLK_FLOAT;
  out[n++] = get_image_channel_order(f) == CLK_BGRA, out[n++] = get_image_channel_data_type(f) == CLK_SIGNED_INT8;
}}"""


@pytest.mark.parametrize(
    "access", ["read_only", *(pytest.param(each, marks=pytest.mark.full) for each in ("write_only", "read_write"))]
)
def test_queries(access: str) -> None:
    formats = [("r", "uint8", True)] * 3 + [("rgba", "float32", False)] * 2 + [("bgra", "int8", False)]
    given = [image_of(kind, *format) for kind, format in zip(KINDS, formats, strict=True)]
    out = np.zeros(26, np.int32)
    wfv.build(_QUERIES.format(access=access), options="-cl-std=CL3.0").k(8, 8, *given, out)
    assert out.tolist() == [13] * 6 + [5] * 3 + [3, 5, 3] + [13, 5] * 3 + [3, 0] + [1] * 6


@pytest.mark.parametrize("order", images.ORDERS)
def test_the_border_has_the_colour_of_the_order(order: str) -> None:
    """Red and green are 0; alpha is 1 where the format has none."""
    image = image_of("image1d", order, "uint8", True)
    out = read(
        program("image1d", "unicf")["sampled_f"],
        "f",
        image,
        wfv.Sampler(addressing="clamp"),
        np.full(ITEMS, -1, np.int32),
    )
    np.testing.assert_array_equal(out, np.broadcast_to(border(image), out.shape))


def test_memory_is_the_array_itself_in_any_layout() -> None:
    """Rows from the bottom up, parts of a larger array, texels that begin at odd addresses."""
    memory = np.random.default_rng(0).integers(0, 256, 9 * 101 + 1, np.uint8)
    whole = memory[1:].reshape(9, 101)
    for view in (whole[::-1, 3:16], whole[1::2, 5:90], whole[2:3, :7]):
        pairs = view[:, : view.shape[1] // 4 * 4].reshape(view.shape[0], -1, 4, copy=False)
        image = wfv.Image(pairs, "rgba")
        at = [np.arange(ITEMS) * 3 % n for n in pairs.shape[:2]]
        out = read(program("image2d", "unicf")["read_ui"], "ui", image, as_coordinates("image2d", at))
        np.testing.assert_array_equal(out, pairs[at[0], at[1]])
    before = memory.copy()
    image = wfv.Image(whole[2:4, 4:12].reshape(2, 4, 2, copy=False), "rg")
    kernel = program("image2d", "unicf")["write_ui"]
    at = [np.repeat([0, 1], 4), np.tile(range(4), 2)]
    kernel(8, None, image, as_coordinates("image2d", at), np.full((8, 4), 7, np.uint32))
    changed = np.flatnonzero(before != memory) - 1
    assert (whole[2:4, 4:12] == 7).all() and set(changed // 101) <= {2, 3} and set(changed % 101) <= set(range(4, 12))
    assert colours(image).shape == (2, 4, 4)


_NEIGHBOURS = """
constant sampler_t edge = CLK_ADDRESS_CLAMP_TO_EDGE, border = CLK_ADDRESS_CLAMP;
kernel void plain(read_only image2d_t image, global float4 *out) {
  int x = get_global_id(0), y = get_global_id(1);
  out[y * get_global_size(0) + x] = read_imagef(image, (int2)(x, y));
}
kernel void at_edge(read_only image2d_t image, global float4 *out) {
  int x = get_global_id(0), y = get_global_id(1);
  out[y * get_global_size(0) + x] = read_imagef(image, edge, (int2)(x + 1, y - 1));
}
kernel void at_border(read_only image2d_t image, global float4 *out) {
  int x = get_global_id(0), y = get_global_id(1);
  out[y * get_global_size(0) + x] = read_imagef(image, border, (int2)(x + 1, y - 1));
}"""


def _neighbours(order: str, strategy: str, name: str) -> Any:
    """The kernel for an image, which it and the general kernel have read as they should."""
    height, width = 4, 64
    shape = (height, width, images.ORDERS[order])
    image = wfv.Image(np.random.default_rng(0).random(shape, np.float32).squeeze(), order)
    kernel = wfv.build(_NEIGHBOURS, strategy=strategy, lanes=16)[name]
    padded = np.pad(colours(image), ((1, 1), (1, 1), (0, 0)), "edge")
    if name == "at_border":
        padded[0] = padded[:, -1] = border(image)
    for each in (kernel, kernel.specialize(image=image)):
        out = np.zeros((height, width, 4), np.float32)
        each((width, height), (32, 1), image, out)
        np.testing.assert_array_equal(out, colours(image) if name == "plain" else padded[:-2, 2:])
    return each


@pytest.mark.parametrize("order", ["r", pytest.param("rgba", marks=pytest.mark.full)])
@pytest.mark.parametrize("name", ["plain", "at_edge", "at_border"])
def test_neighbours_read_contiguous_memory(name: str, order: str) -> None:
    """At the edge in the version that runs for all vectors but those at the edge."""
    kernel = _neighbours(order, "unicf", name)
    kinds = {remark.kind for remark in kernel.remarks}
    assert "guard" in kinds if name == "at_edge" else not kinds & {"gather", "replicated"}
    form = "fast.simd" if name == "at_edge" else "c0.vector.simd"
    body = re.search(rf"^define [^\n]*\b{form}\(.*?^}}", kernel.ir, re.DOTALL | re.MULTILINE)
    assert body is not None
    assert not re.search(r"= load (float|i32),", body[0]), "a load for one work-item"


@pytest.mark.full
@pytest.mark.parametrize("name", ["plain", "at_edge", "at_border"])
@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_neighbours_in_each_strategy(strategy: str, name: str) -> None:
    _neighbours("rgba", strategy, name)
