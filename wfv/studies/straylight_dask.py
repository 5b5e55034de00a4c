"""StrayLight's frames on a cluster: the stages by `wfv.dask.map_kernel`, a frame in each chunk."""

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from wfv.dask import map_kernel
from wfv.runtime.program import Program
from wfv.studies.straylight_stages import Instrument, incidence_angles, make_frame, point_spread


def stack_of_frames(instrument: Instrument, count: int, seed: int) -> Any:
    """A dask array of so many frames, which the workers make."""
    dask, array = importlib.import_module("dask"), importlib.import_module("dask.array")
    made = dask.delayed(make_frame, pure=True)
    shape = instrument.height, instrument.width
    frames = (array.from_delayed(made(instrument, seed + k), shape, np.float32) for k in range(count))
    return array.stack(list(frames))


def corrected(instrument: Instrument, program: Program, frames: Any) -> Any:
    """All stages of all frames, as a dask array on the output grid. Nothing is computed yet."""
    width, height, count = instrument.width, instrument.height, frames.shape[0]
    angles, psf = (each(instrument).astype(np.float32) for each in (incidence_angles, point_spread))
    left, fraction = instrument.grid
    sizes = {"width": width, "height": height}
    peaks = map_kernel(program["frames_direct_peak"], {"in": frames, "angles": angles, **sizes}, out="out")
    side = instrument.side
    convolved = map_kernel(program["frames_convolve"], {"in": peaks, "psf": psf, "side": side, **sizes}, out="out")
    filtered = convolved.map_blocks(_filter, transfer=instrument.transfer.astype(np.float32), dtype=np.float32)
    grid = {"left": left, "fraction": fraction.astype(np.float32), "columns": instrument.columns}
    shape = count, height, instrument.columns
    return map_kernel(program["frames_interpolate"], {"in": filtered, **grid, **sizes}, out="out", shape=shape)


def _filter(frames: np.ndarray, transfer: np.ndarray) -> np.ndarray:
    """NumPy's transform of each row, in single precision."""
    return np.fft.irfft(np.fft.rfft(frames, axis=-1) * transfer, n=frames.shape[-1], axis=-1)


def collect(client: Any, frames: Any, use: Callable[[int, np.ndarray], object]) -> None:
    """Computes the frames on the cluster and hands each to `use` when it is there, with its number."""
    futures = {client.compute(frames[number]): number for number in range(frames.shape[0])}
    for future, result in importlib.import_module("distributed").as_completed(list(futures), with_results=True):
        use(futures[future], result)
