"""A synthetic instrument, its frames, the pipeline of stages that a frame goes through, and the stages in NumPy."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from wfv.bench.sampling import Clock
from wfv.runtime.arguments.parameters import Parameter
from wfv.runtime.program import Program
from wfv.runtime.recording.launches import parameter
from wfv.runtime.recording.recording import RecordedSequence, record

STAGES = ("angles", "psf", "correction", "convolution", "fft", "interpolation")
FRAME_STAGES = STAGES[2:]  # the others run once, not for each frame
Log = Callable[[str, np.ndarray], object]


@dataclass(frozen=True)
class Instrument:
    """Pixels of a frame, the side of the point spread function, columns of the output; lengths are in pixels.

    `pixel` is the size of a pixel in focal lengths, `share` that of the skirt in the point spread function, and
    `cutoff` the frequency, in periods of a row, that the filter halves.
    """

    width: int
    height: int
    side: int
    columns: int
    pixel: float
    core: float = 1.0
    skirt: float = 4.0
    share: float = 0.0625
    cutoff: float = 64.0

    @cached_property
    def transfer(self) -> np.ndarray:
        """The filter's factor of each frequency of a row."""
        frequency = np.arange(self.width // 2 + 1)
        return np.asarray(1 / (1 + (frequency / self.cutoff) ** 2))

    @cached_property
    def grid(self) -> tuple[np.ndarray, np.ndarray]:
        """For each output column, of equal angles: the pixel to the left, and how far the column is behind it."""
        middle = 0.5 * (self.width - 1)
        edge = np.arctan(middle * self.pixel)
        place = middle + np.tan(np.linspace(-edge, edge, self.columns)) / self.pixel
        left = np.clip(np.floor(place), 0, self.width - 2).astype(np.int32)
        return left, place - left


INSTRUMENTS = {
    "small": Instrument(211, 53, 9, 157, 5e-3, cutoff=16.0),
    "default": Instrument(5271, 813, 17, 4096, 2e-4),
}


def make_frame(instrument: Instrument, seed: int) -> np.ndarray:
    """A bright cloud with a sharp edge over a dark, noisy ground."""
    width, height = instrument.width, instrument.height
    random = np.random.default_rng(seed)
    ground = 0.2 + 0.1 * random.random((height, width), np.float32)
    x, y = np.arange(width) / width, np.arange(height)[:, None] / height
    ground[(x - 0.4) ** 2 + (y - 0.5) ** 2 < 0.04] += np.float32(0.6)
    return ground


class Pipeline:
    """The stages with their arrays. `prepare` runs the stages that do not depend on the frame, `run` the others."""

    def __init__(self, instrument: Instrument, program: Program, clock: Clock = time.perf_counter) -> None:
        self.instrument, self._program, self._clock = instrument, program, clock
        width, height = instrument.width, instrument.height
        self.seconds = dict.fromkeys(STAGES, 0.0)  # of the last run of each stage
        self.recorded_seconds = 0.0  # of the last recorded frame
        self._angles = np.empty(width, np.float32)
        self._psf = np.empty((instrument.side, instrument.side), np.float32)
        self._corrected, self._convolved = np.empty((2, height, width), np.float32)
        self._left, fraction = instrument.grid
        self._fraction = fraction.astype(np.float32)
        self._transfer = instrument.transfer.astype(np.float32)
        self.out = np.empty((height, instrument.columns), np.float32)

    def prepare(self, log: Log | None = None) -> None:
        """The angles of the columns and the point spread function."""
        self._stage("angles", self._run_angles, log)
        self._stage("psf", self._run_psf, log)

    def run(self, frame: np.ndarray, log: Log | None = None) -> np.ndarray:
        """The corrected frame on the output grid: an array that the next run overwrites."""
        self._stage("correction", lambda: self._run_correction(frame), log)
        self._stage("convolution", self._run_convolution, log)
        filtered = self._stage("fft", self._run_fft, log)
        return self._stage("interpolation", lambda: self._run_interpolation(filtered), log)

    def run_recorded(self, frame: np.ndarray) -> np.ndarray:
        """As `run`, with the launches in front of the transform and behind it as recorded sequences."""
        start = self._clock()
        before, after = self._sequences
        before.update(frame=frame)
        before.run()
        after.update(filtered=self._run_fft())
        after.run()
        self.recorded_seconds = self._clock() - start
        return self.out

    @cached_property
    def _sequences(self) -> tuple[RecordedSequence, RecordedSequence]:
        """Recorded with arrays that are replaced."""
        with record() as before:
            self._run_correction(parameter("frame", np.zeros_like(self._corrected)))
            self._run_convolution()
        with record() as after:
            self._run_interpolation(parameter("filtered", np.zeros_like(self._convolved)))
        return before, after

    @property
    def frame_seconds(self) -> float:
        """Of the last frame."""
        return sum(self.seconds[stage] for stage in FRAME_STAGES)

    def _stage(self, name: str, work: Callable[[], np.ndarray], log: Log | None) -> np.ndarray:
        start = self._clock()
        result = work()
        self.seconds[name] = self._clock() - start
        if log is not None:
            log(name, result)
        return result

    @property
    def _sizes(self) -> tuple[int, int]:
        return self.instrument.width, self.instrument.height

    def _run_angles(self) -> np.ndarray:
        width, _ = self._sizes
        self._program["incidence_angles"](width, None, self._angles, width, self.instrument.pixel)
        return self._angles

    def _run_psf(self) -> np.ndarray:
        own = self.instrument
        self._program["point_spread"]((own.side, own.side), None, self._psf, own.side, own.core, own.skirt, own.share)
        self._psf /= np.float32(self._psf.sum(dtype=np.float64))
        return self._psf

    def _run_correction(self, frame: np.ndarray | Parameter) -> np.ndarray:
        self._program["direct_peak"](self._sizes, None, frame, self._corrected, self._angles, self._sizes[0])
        return self._corrected

    def _run_convolution(self) -> np.ndarray:
        args = self._corrected, self._convolved, self._psf, *self._sizes, self.instrument.side
        self._program["convolve_modulo"](self._sizes, None, *args)
        return self._convolved

    def _run_fft(self) -> np.ndarray:
        """NumPy's transform, in single precision."""
        spectrum = np.fft.rfft(self._convolved, axis=1) * self._transfer
        return np.fft.irfft(spectrum, n=self._sizes[0], axis=1)

    def _run_interpolation(self, filtered: np.ndarray | Parameter) -> np.ndarray:
        width, height = self._sizes
        columns = self.instrument.columns
        args = filtered, self.out, self._left, self._fraction, width, columns
        self._program["interpolate"]((columns, height), None, *args)
        return self.out


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
