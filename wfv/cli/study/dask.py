"""`wfv study straylight --dask`: StrayLight's frames on a cluster, a frame in each chunk of a dask array."""

import importlib
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from wfv.bench.studies.forms import check_size, source
from wfv.bench.studies.measure import OPTIONS
from wfv.bench.studies.run import SEED
from wfv.bench.studies.sheets import Sheet, rich_table
from wfv.bench.studies.straylight_stages import (
    INSTRUMENTS,
    Instrument,
    Pipeline,
    incidence_angles,
    make_frame,
    point_spread,
)  # fmt: skip
from wfv.cli.console import EXIT_WRONG, bar, stdout
from wfv.dask import map_kernel
from wfv.errors import OptionError, optional_module
from wfv.runtime.program import Program, build

FRAMES = {"small": 6, "default": 24}
PROCESSES, WARM_FRAMES, TOLERANCE, STRATEGY = 2, 4, 1e-5, "unicf"


def run(study: str, size: str, scheduler: str | None) -> int:
    """Runs the frames on the cluster, compares each with this process's, prints the table; returns the exit code."""
    if study != "straylight":
        raise OptionError(f"--dask runs frames, which {study} has not", help="pass straylight")
    instrument, count = INSTRUMENTS[check_size(size)], FRAMES[size]
    program = build(source(study), strategy=STRATEGY, options=OPTIONS, threads=1)
    with _client(scheduler) as client:
        found, seconds = _on_cluster(client, instrument, program, count)
        workers = len(client.scheduler_info(n_workers=-1)["workers"])
    worst, own = _beside_this_process(instrument, program, found)
    rows = [
        (f"cluster of {workers}", f"{count / seconds:.1f}", f"{worst:.1e}"),
        ("this process, one thread", f"{count / own:.1f}", "-"),
    ]
    headings = ("by", "frames a second", "worst relative difference")
    stdout().print(rich_table(Sheet(f"StrayLight: {count} frames, size {size}, {STRATEGY}", headings, rows)))
    return 0 if worst <= TOLERANCE else EXIT_WRONG


def _on_cluster(
    client: Any, instrument: Instrument, program: Program, count: int
) -> tuple[dict[int, np.ndarray], float]:
    """All frames by number, and the seconds that they took. Other frames are computed before: workers compile."""
    found = dict[int, np.ndarray]()
    warm = corrected(instrument, program, stack_of_frames(instrument, WARM_FRAMES, SEED + count))
    collect(client, warm, lambda number, result: None)
    results = corrected(instrument, program, stack_of_frames(instrument, count, SEED))
    with bar("frames", count) as update:

        def take(number: int, result: np.ndarray) -> None:
            found[number] = result
            update(advance=1)

        start = time.perf_counter()
        collect(client, results, take)
        return found, time.perf_counter() - start


def _beside_this_process(
    instrument: Instrument, program: Program, found: Mapping[int, np.ndarray]
) -> tuple[float, float]:
    """The worst relative difference to the frames of the pipeline in this process, and its seconds for them."""
    pipeline = Pipeline(instrument, program)
    pipeline.prepare()
    pipeline.run(make_frame(instrument, SEED))  # compiles
    worst, seconds = 0.0, 0.0
    for number, result in found.items():
        expected = pipeline.run(make_frame(instrument, SEED + number))
        seconds += pipeline.frame_seconds
        worst = max(worst, float(np.max(np.abs(result - expected) / np.abs(expected))))
    return worst, seconds


@contextmanager
def _client(scheduler: str | None) -> Iterator[Any]:
    """A client of the scheduler, or of a cluster of PROCESSES on this machine. Raises OptionError."""
    distributed = optional_module("distributed", "--dask needs dask", "pip install 'wfv[dask]'")
    if scheduler is not None:
        try:
            client = distributed.Client(scheduler)
        except (OSError, ValueError) as error:
            raise OptionError(f"no scheduler at {scheduler!r}: {error}", help="start one by `dask scheduler`") from None
        with client:
            yield client
        return
    options = {"n_workers": PROCESSES, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
        yield client


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
