"""Box average: the mean of 5x5 floats around each pixel, from a pixel per work-item to loops arranged by hand.

The figures are those of the chapter on tuning for CPUs in Apple's "OpenCL Programming Guide for Mac", in millions of
pixels a second. Its image copy reaches 1500, which is 12 GB/s: its limit of a form is that over the form's bytes.
"""

from collections.abc import Sequence

import numpy as np

from wfv.bench.studies.forms import COPY, Form, Step, Study, facts_of
from wfv.runtime.launch.geometry import Size

SHAPES = {"small": (260, 96), "default": (4000, 3000)}  # width and height; the width is a multiple of 4
TOLERANCE, RUNNING = 1e-6, 2e-5  # a running sum adds up what each of its steps rounds
RADIUS = 2
FIRST, TWO_PASSES, FUSED = "one_pass", ("row_mean_by_pixels", "column_mean_by_pixels"), "fused_float4"
ROW_KERNEL, GROUPS = "row_mean_by_rows", (1, 2, 4, 8, 16, 32, 64, 128)
CITED_GROUPS = {1: 260.0, 4: 37.0, 128: 67.0}  # milliseconds


FACTS = facts_of("boxavg")


def mean_of_rows(image: np.ndarray) -> np.ndarray:
    """In double precision: the mean of the pixels that are inside, up to RADIUS to the left and right."""
    padded = np.pad(image.astype(np.float64), ((0, 0), (RADIUS, RADIUS)))
    width = image.shape[1]
    total = sum(padded[:, i : i + width] for i in range(2 * RADIUS + 1))
    inside = np.convolve(np.ones(width), np.ones(2 * RADIUS + 1), "same")
    return np.asarray(total / inside)


def mean_of_columns(image: np.ndarray) -> np.ndarray:
    """As `mean_of_rows`, up and down."""
    return mean_of_rows(image.T).T


def make_forms(size: str, seed: int, threads: int) -> list[Form]:
    """All forms on one image, for launches with up to so many threads."""
    width, height = SHAPES[size]
    image = np.random.default_rng(seed).random((height, width), np.float32)
    out = np.empty_like(image)
    rows, columns = mean_of_rows(image), mean_of_columns(image)
    both, sizes = mean_of_columns(rows), (width, height)
    scratch = np.empty(threads * (width + 2 * RADIUS), np.float32)
    narrow = image.reshape(-1)[1:][: (width - 1) * height].reshape(height, width - 1)  # begins at no multiple of 4

    def form(
        name: str, expected: np.ndarray, items: Size | None, *more: np.ndarray, tolerance: float = TOLERANCE
    ) -> Form:
        """`items`: the global size; None for a work-item of each thread."""

        def steps(count: int) -> Sequence[Step]:
            args = image, out, *more, *sizes
            return [Step(name, count, 1, args) if items is None else Step(name, items, None, args)]

        return Form(FACTS[name], steps, out, expected, image.size, tolerance)

    return [
        Form(FACTS[COPY], lambda count: [Step(COPY, image.size, None, (image, out))], out, image, image.size),
        form(FIRST, both, sizes),
        form(TWO_PASSES[0], rows, sizes),
        form(TWO_PASSES[1], columns, sizes),
        form(ROW_KERNEL, rows, height),
        form("column_mean_by_columns", columns, width),
        form("row_mean_running", rows, height, tolerance=RUNNING),
        form("row_mean_running_inside", rows, height, tolerance=RUNNING),
        form("column_mean_by_blocks", columns, None),
        form("column_mean_by_blocks_float4", columns, None),
        _any_width(narrow, width - 1, height),
        form(FUSED, both, None, scratch),
        form("fused_float16", both, None, scratch),
    ]


def _any_width(image: np.ndarray, width: int, height: int) -> Form:
    """On rows of an odd number of pixels that begin at any address."""
    name = "column_mean_by_blocks_any"
    out = np.empty(image.size + 1, np.float32)[1:].reshape(image.shape)

    def steps(count: int) -> Sequence[Step]:
        return [Step(name, count, 1, (image, out, width, height))]

    return Form(FACTS[name], steps, out, mean_of_columns(image), image.size, TOLERANCE)


STUDY = Study("boxavg", "Box average, 5x5 floats", "MP/s", 1e6, FACTS, make_forms, ROW_KERNEL, GROUPS)
