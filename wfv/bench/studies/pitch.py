"""Pitch comparison: |2c - (e + w)| of each byte and its neighbours in a region of an image.

The figures are those of the text "CPU Explicit Vectorization", on one core, in millions of bytes of the image a second.
"""

from collections.abc import Sequence

import numpy as np

from wfv.bench.studies.forms import COPY, Form, Step, Study, facts_of

# Bytes of a row, rows; the region's first column and row, its width and height: multiples of nothing.
SHAPES = {"small": (320, 64, 17, 5, 283, 53), "default": (4096, 3072, 17, 5, 4051, 3061)}
GROUPS = (16, 64, 256, 1024, 4096)
PLAIN, BY_HAND = "by_pixels", "by_cores_short8"
FACTS = facts_of("pitch")


def make_forms(size: str, seed: int, threads: int) -> list[Form]:
    """All forms on one image. What is outside of the region must not change."""
    pitch, rows, left, top, width, height = SHAPES[size]
    image = np.random.default_rng(seed).integers(0, 256, (rows, pitch), dtype=np.uint8)
    whole = np.zeros_like(image)
    region = np.s_[top : top + height, left : left + width]
    out, expected = whole[region], comparison(image[top : top + height, left - 1 : left + width + 1])
    first = top * pitch + left

    def form(name: str, is_by_pixels: bool) -> Form:
        def steps(count: int) -> Sequence[Step]:
            args = image, whole, first, pitch
            if is_by_pixels:
                return [Step(name, (width, height), None, args)]
            return [Step(name, count, 1, (*args, width, height))]

        return Form(FACTS[name], steps, out, expected, out.size)

    copied = np.empty_like(image)
    copy = Form(FACTS[COPY], lambda count: [Step(COPY, image.size, None, (image, copied))], copied, image, image.size)
    names = (("by_pixels_float", True), (PLAIN, True), ("by_cores", False), (BY_HAND, False))
    return [copy, *(form(*each) for each in names)]


def comparison(image: np.ndarray) -> np.ndarray:
    """The result for all columns but the first and the last."""
    wide = image.astype(np.int16)
    return np.minimum(np.abs(2 * wide[:, 1:-1] - (wide[:, 2:] + wide[:, :-2])), 255)


STUDY = Study("pitch", "Pitch comparison, bytes", "MB/s", 1e6, FACTS, make_forms, PLAIN, GROUPS)
