"""Image filters in the shape of the SDKs' samples, against NumPy."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

import wfv
from tests.support import images
from tests.support.requires import needs_clang
from tests.support.wild import build

pytestmark = needs_clang
HEIGHT, WIDTH = 9, 33
SIZES = (40, 10), (8, 2)  # rounded up, as hosts do: nothing is written outside of an image
RNG = np.random.default_rng(0)


def strategies(usual: str) -> pytest.MarkDecorator:
    """One strategy; with --full, all."""
    marks = {name: () if name == usual else pytest.mark.full for name in wfv.STRATEGIES}
    return pytest.mark.parametrize("strategy", [pytest.param(name, marks=mark) for name, mark in marks.items()])


def neighbour(padded: np.ndarray, dx: int, dy: int) -> np.ndarray:
    """The texels at this distance in an image with one more texel on all sides."""
    return padded[1 + dy : 1 + dy + HEIGHT, 1 + dx : 1 + dx + WIDTH]


@strategies("unicf")
def test_gaussian_blur(strategy: str) -> None:
    x = RNG.random((HEIGHT, WIDTH, 4), np.float32)
    mask = np.array([1, 2, 1, 2, 4, 2, 1, 2, 1], np.float32) / 16
    out = np.zeros_like(x)
    build("image_filters.cl", strategy).gaussian_blur(*SIZES, wfv.Image(x, "rgba"), mask, wfv.Image(out, "rgba"), 1)
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)), "edge")
    expected = sum(mask[a + 1 + 3 * (b + 1)] * neighbour(padded, a, b) for a in (-1, 0, 1) for b in (-1, 0, 1))
    np.testing.assert_allclose(out, expected, rtol=1e-6)


@strategies("scalar")
def test_sobel(strategy: str) -> None:
    x = RNG.integers(0, 256, (HEIGHT, WIDTH, 4), np.uint8)
    out = np.zeros_like(x)
    build("image_filters.cl", strategy).sobel(*SIZES, wfv.Image(x, "rgba"), wfv.Image(out, "rgba"))
    at = partial(neighbour, np.pad(x, ((1, 1), (1, 1), (0, 0)), "edge").astype(float))
    gx = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
    gy = at(-1, 1) - at(1, 1) + 2 * at(-1, 0) - 2 * at(1, 0) + at(-1, -1) - at(1, -1)
    expected = np.minimum(np.hypot(gx, gy) / 2, 255).astype(int)
    assert np.abs(out - expected).max() <= 1 and (out == expected).mean() > 0.99


@strategies("scalar")
def test_rotation_between_texels(strategy: str) -> None:
    x = RNG.random((HEIGHT, WIDTH, 4), np.float32)
    out, angle, sampler = np.zeros_like(x), 0.4, wfv.Sampler(True, "clamp", "linear")
    given = wfv.Image(x, "rgba")
    build("image_filters.cl", strategy).rotate_image(*SIZES, given, wfv.Image(out, "rgba"), sampler, angle)
    py, px = (each.reshape(-1) for each in np.indices((HEIGHT, WIDTH)))
    x0, y0 = WIDTH / 2, HEIGHT / 2
    tx = (px - x0) * np.cos(angle) - (py - y0) * np.sin(angle) + x0
    ty = (px - x0) * np.sin(angle) + (py - y0) * np.cos(angle) + y0
    expected = images.linear(given, [ty, tx], "clamp", False)
    np.testing.assert_allclose(out.reshape(-1, 4), expected, atol=1e-4)


@strategies("unicf")
def test_a_helper_and_a_barrier(strategy: str) -> None:
    x = RNG.random((8, 32, 4), np.float32)
    out = np.zeros((8, 32, 2), np.float32)
    sampler, local = wfv.Sampler(addressing="clamp"), wfv.LocalMemory(4 * 16)
    kernel = build("image_filters.cl", strategy, lanes=8).brightest_of_row
    kernel((32, 8), (16, 1), wfv.Image(x, "rgba"), sampler, wfv.Image(out, "rg"), local)
    padded = np.pad(x, ((0, 0), (0, 4), (0, 0)))
    bright = np.where(padded[..., 0] > 0.5, padded[..., :3] @ np.array([0.25, 0.5, 0.25], np.float32), np.float32(-1))
    most = np.full((8, 32), -2, np.float32)
    for column in range(32):
        for k in range((column & 3) + 1):
            if (column + k) % 3:
                most[:, column] = np.maximum(most[:, column], bright[:, column + k])
    reversed_tiles = most.reshape(8, 2, 16)[..., ::-1].reshape(8, 32)
    np.testing.assert_allclose(out, np.stack([most, reversed_tiles], axis=-1), rtol=1e-6)
