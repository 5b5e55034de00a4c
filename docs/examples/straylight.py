"""Frames of a satellite's detector, corrected for stray light chunk by chunk, and compared with a model in NumPy.

A frame is a chunk of a dask array: with a `distributed.Client`, the same program runs on a cluster.
"""

from pathlib import Path

import dask.array as da
import numpy as np

import wfv
from wfv.dask import map_kernel

SOURCE = Path(__file__).parents[1] / "studies" / "straylight" / "straylight.cl"
SIDE, CORE, SKIRT, SHARE, CUTOFF = 17, 1.0, 4.0, 0.0625, 64.0  # of the point spread function; of the filter


def make_frames(count, height, width, seed=1):
    """A bright cloud with a sharp edge over a dark, noisy ground."""
    x, y = np.arange(width) / width, np.arange(height)[:, None] / height
    ground = 0.2 + 0.1 * np.random.default_rng(seed).random((count, height, width), np.float32)
    return ground + np.float32(0.6) * ((x - 0.4) ** 2 + (y - 0.5) ** 2 < 0.04)


def constants(program, width, pixel):
    """The angle of each column, and the point spread function with the sum 1: by kernels, once for all frames."""
    angles, psf = np.empty(width, np.float32), np.empty((SIDE, SIDE), np.float32)
    program.incidence_angles(width, None, angles, width, pixel)
    program.point_spread((SIDE, SIDE), None, psf, SIDE, CORE, SKIRT, SHARE)
    return angles, psf / psf.sum(dtype=np.float64).astype(np.float32)


def grid(width, columns, pixel):
    """For each output column, of equal angles: the pixel to the left, and how far the column is behind it."""
    edge = np.arctan(0.5 * (width - 1) * pixel)
    place = 0.5 * (width - 1) + np.tan(np.linspace(-edge, edge, columns)) / pixel
    left = np.clip(np.floor(place), 0, width - 2).astype(np.int32)
    return left, place - left


def low_pass(frames):
    """NumPy's transform of each row, in the precision of the frames."""
    width = frames.shape[-1]
    factor = 1 / (1 + (np.arange(width // 2 + 1) / CUTOFF) ** 2)
    return np.fft.irfft(np.fft.rfft(frames) * factor.astype(frames.dtype), n=width)


def stages(program, frames, columns, pixel):
    """Each stage of all frames by its name, as dask arrays. Nothing but the constants is computed yet."""
    count, height, width = frames.shape
    angles, psf = constants(program, width, pixel)
    left, fraction = grid(width, columns, pixel)
    sizes = {"width": width, "height": height}
    corrected = map_kernel(program.frames_direct_peak, {"in": frames, "angles": angles, **sizes}, out="out")
    convolved = map_kernel(program.frames_convolve, {"in": corrected, "psf": psf, "side": SIDE, **sizes}, out="out")
    filtered = convolved.map_blocks(low_pass, dtype=np.float32)
    where = {"left": left, "fraction": fraction.astype(np.float32), "columns": columns, **sizes}
    shape = count, height, columns
    result = map_kernel(program.frames_interpolate, {"in": filtered, **where}, out="out", shape=shape)
    return {"correction": corrected, "convolution": convolved, "filter": filtered, "interpolation": result}


def model(frames, columns, pixel):
    """The same in double precision; each stage is computed from the model's stage before."""
    height, width = frames.shape[1:]
    angles = np.arctan((np.arange(width) - 0.5 * (width - 1)) * pixel)
    square = (np.arange(SIDE) - SIDE // 2)[:, None] ** 2 + (np.arange(SIDE) - SIDE // 2) ** 2
    psf = np.exp(-square / (2 * CORE**2)) + SHARE / (1 + square / SKIRT**2)
    corrected = frames / np.cos(angles) ** 4
    around = np.pad(corrected, ((0, 0), *[(SIDE // 2, SIDE // 2)] * 2), mode="wrap")
    windows = [around[:, j : j + height, i : i + width] for j in range(SIDE) for i in range(SIDE)]
    convolved = sum(weight * window for weight, window in zip(psf.flat / psf.sum(), windows, strict=True))
    filtered, (left, fraction) = low_pass(convolved), grid(width, columns, pixel)
    result = filtered[..., left] + fraction * (filtered[..., left + 1] - filtered[..., left])
    return {"correction": corrected, "convolution": convolved, "filter": filtered, "interpolation": result}


def main(count=4, height=81, width=527, columns=410, pixel=2e-3):
    """The largest relative difference between the kernels and the model after each stage."""
    program = wfv.build(SOURCE, strategy="unicf", threads=1, options="-cl-std=CL2.0")
    frames = make_frames(count, height, width)
    found = stages(program, da.from_array(frames, chunks=(1, height, width)), columns, pixel)
    differences = {}
    for name, wanted in model(frames, columns, pixel).items():
        differences[name] = float(np.max(np.abs(found[name].compute() - wanted) / np.abs(wanted)))
    return differences


if __name__ == "__main__":
    for name, difference in main().items():
        print(f"{name:14} differs by {difference:.1e} at most")
