"""The stages of StrayLight in NumPy and double precision: what the kernels' results are compared with."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from wfv.studies.straylight_stages import Instrument


def stages(instrument: Instrument, frame: np.ndarray) -> Iterator[tuple[str, np.ndarray]]:
    """The name and the result of each stage, each computed from the one before, not from the kernels'."""
    angles, psf = incidence_angles(instrument), point_spread(instrument)
    yield "angles", angles
    yield "psf", psf
    corrected = frame.astype(np.float64) / np.cos(angles) ** 4
    yield "correction", corrected
    convolved = convolution(corrected, psf)
    yield "convolution", convolved
    filtered = np.fft.irfft(np.fft.rfft(convolved, axis=1) * instrument.transfer, n=instrument.width, axis=1)
    yield "fft", filtered
    left, fraction = instrument.grid
    yield "interpolation", filtered[:, left] + fraction * (filtered[:, left + 1] - filtered[:, left])


def incidence_angles(instrument: Instrument) -> np.ndarray:
    """Of each column, in radians."""
    places = np.arange(instrument.width) - 0.5 * (instrument.width - 1)
    return np.asarray(np.arctan(places * instrument.pixel))


def point_spread(instrument: Instrument) -> np.ndarray:
    """A narrow core on a wide skirt, with the sum 1."""
    offsets = np.arange(instrument.side) - instrument.side // 2
    square = offsets[:, None] ** 2 + offsets[None, :] ** 2
    core = np.exp(-square / (2 * instrument.core**2))
    made = core + instrument.share / (1 + square / instrument.skirt**2)
    return np.asarray(made / made.sum())


def convolution(frame: np.ndarray, psf: np.ndarray) -> np.ndarray:
    """Each pixel with its neighbours by weight; the frame continues at the opposite edge."""
    side = len(psf)
    height, width = frame.shape
    padded = np.pad(frame.astype(np.float64), side // 2, mode="wrap")
    total = np.zeros(frame.shape)
    for j in range(side):
        for i in range(side):
            total += float(psf[j, i]) * padded[j : j + height, i : i + width]
    return total
