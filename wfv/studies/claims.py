"""What each study must show, beside what a run has shown: one sentence each, losses included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wfv.auto.settings import AUTO
from wfv.studies import boxavg, pitch, straylight
from wfv.studies.record import Record, Result

SCALAR = "scalar"


@dataclass(frozen=True)
class Claim:
    """A number that must be at least `least` (or at most, if `is_upper`)."""

    text: str
    value: float
    bound: float
    is_upper: bool = False

    @property
    def holds(self) -> bool:
        return self.value <= self.bound if self.is_upper else self.value >= self.bound

    @property
    def line(self) -> str:
        limit = "at most" if self.is_upper else "at least"
        return f"{self.text}: {self.value:.2f} ({limit} {self.bound:g}: {'holds' if self.holds else 'does not hold'})"


def claims(record: Record) -> list[Claim]:
    """All claims that the run has figures for, for its first number of threads."""
    if record.size != "default" or not record.threads:
        return []
    found = {"boxavg": _boxavg, "pitch": _pitch, "straylight": _straylight}[record.study]
    return list(found(record, record.threads[0]))


def _ratio(text: str, a: Result | None, b: Result | None, bound: float) -> Iterator[Claim]:
    """How many times as fast as b a is."""
    if a is not None and b is not None:
        yield Claim(text, a.rate / b.rate, bound)


def _boxavg(record: Record, threads: int) -> Iterator[Claim]:
    first = record.find(boxavg.FIRST, AUTO, threads)
    fused = record.best(boxavg.FUSED, threads)
    yield from _ratio("first form under auto, over the fused form in float4 at its best", first, fused, 0.6)
    yield from _ratio("first form under auto, over scalar", first, record.find(boxavg.FIRST, SCALAR, threads), 5)
    bandwidth = record.bandwidth(threads)
    passes = [record.find(name, AUTO, threads) for name in boxavg.TWO_PASSES]
    nbytes = {each.name: each.bytes for each in record.facts}
    for name, result in zip(boxavg.TWO_PASSES, passes, strict=True):
        if result is not None and bandwidth is not None:
            share = result.rate * nbytes[name] / bandwidth
            yield Claim(f"{name} under auto, over the limit by its bytes", share, 0.85)


def _pitch(record: Record, threads: int) -> Iterator[Claim]:
    plain, by_hand = record.find(pitch.PLAIN, AUTO, threads), record.best(pitch.BY_HAND, threads)
    yield from _ratio("a pixel per work-item under auto, over short8 by hand at its best", plain, by_hand, 1)


def _straylight(record: Record, threads: int) -> Iterator[Claim]:
    first = record.find(straylight.FIRST, AUTO, threads)
    names = [each.name for each in record.facts if each.name.startswith("convolve")]
    found = [best for name in names if (best := record.best(name, threads)) is not None]
    if first is not None and found:
        best = min(found, key=lambda result: result.seconds)
        text = f"first form under auto, time over the best ({best.form} with {best.strategy})"
        yield Claim(text, first.seconds / best.seconds, 1.5, is_upper=True)
