"""Means of neighbouring texels, against NumPy in double."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support import images
from tests.support.images import SIZES, colours, image_of, linear
from tests.support.requires import needs_clang

pytestmark = needs_clang
ITEMS, LOCAL = 64, 32
COVERING = {("unicf", "image2d")}
EACH = [
    pytest.param(strategy, kind, marks=() if (strategy, kind) in COVERING else pytest.mark.full)
    for strategy in wfv.STRATEGIES
    for kind in ("image1d", "image2d", "image3d")
]
_SOURCE = """
kernel void k(read_only {kind}_t image, sampler_t s, global const {type} *at, global float4 *out) {{
  size_t i = get_global_id(0);
  out[i] = read_imagef(image, s, at[i]);
}}"""
MODES = ("none", "clamp_to_edge", "clamp", "repeat", "mirrored_repeat")


@cache
def kernel(kind: str, strategy: str) -> Any:
    type = {"image1d": "float", "image2d": "float2", "image2d_array": "float4", "image3d": "float4"}[kind]
    return wfv.build(_SOURCE.format(kind=kind, type=type), strategy=strategy, lanes=16).k


def places(coordinates: list[np.ndarray]) -> np.ndarray:
    count = {1: 1, 2: 2, 3: 4}[len(coordinates)]
    found = np.zeros((ITEMS, count), np.float32)
    found[:, : len(coordinates)] = np.stack(coordinates[::-1], axis=-1)
    return found


@pytest.mark.parametrize("normalized", [False, True])
@pytest.mark.parametrize(("strategy", "kind"), EACH)
def test_linear(strategy: str, kind: str, normalized: bool) -> None:
    random = np.random.default_rng(4)
    axes = SIZES[int(kind[5])]
    for mode in MODES if normalized else MODES[:3]:
        for format in (
            ("rgba", "uint8", True),
            ("r", "float32", False),
            ("luminance", "int16", True),
            ("rg", "float16", False),
        ):
            image, sampler = image_of(kind, *format), wfv.Sampler(normalized, mode, "linear")
            low, high = (0.2, 0.8) if mode == "none" else (-1.5, 2.5)
            at = [(random.uniform(low, high, ITEMS) * (1 if normalized else n)).astype(np.float32) for n in axes]
            out = np.zeros((ITEMS, 4), np.float32)
            kernel(kind, strategy)(ITEMS, LOCAL, image, sampler, places(at), out)
            expected = linear(image, at, mode, normalized)
            # A coordinate of float, times the size, is off by some units of its last place: the texels differ by it.
            bound = np.abs(colours(image)).max() * 2.0**-19 * max(axes)
            np.testing.assert_allclose(out, expected, rtol=0, atol=bound, err_msg=f"{format} {mode}")


def test_the_centres_of_texels_are_exact() -> None:
    image = image_of("image2d", "rgba", "float32", False)
    height, width = SIZES[2]
    at = [np.resize(each.reshape(-1), ITEMS) + np.float32(0.5) for each in np.indices((height, width))]
    out = np.zeros((ITEMS, 4), np.float32)
    kernel("image2d", "unicf")(ITEMS, LOCAL, image, wfv.Sampler(filter="linear"), places(at), out)
    np.testing.assert_array_equal(out, colours(image)[at[0].astype(int), at[1].astype(int)])


@pytest.mark.full
def test_layers_are_not_mixed() -> None:
    image = image_of("image2d_array", "rgba", "float32", False)
    random = np.random.default_rng(5)
    layers, *axes = SIZES[3]
    at = [random.uniform(0, n, ITEMS).astype(np.float32) for n in axes]
    layer = random.uniform(-1, layers + 1, ITEMS).astype(np.float32)
    out = np.zeros((ITEMS, 4), np.float32)
    sampler = wfv.Sampler(filter="linear")
    kernel("image2d_array", "unicf")(ITEMS, LOCAL, image, sampler, places([layer, *at]), out)
    chosen = np.clip(np.rint(layer), 0, layers - 1).astype(int)
    for number in range(layers):
        page = wfv.Image(image.array[number], "rgba")
        expected = linear(page, at, "clamp_to_edge", False)
        np.testing.assert_allclose(out[chosen == number], expected[chosen == number], atol=1e-4)
    assert images.border(image).tolist() == [0, 0, 0, 0]
