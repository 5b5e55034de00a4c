"""The record of a study's run: all samples with the machine, as JSON, and stages beside those of a model."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

import numpy as np

from wfv.bench.json_record import json_text
from wfv.bench.studies.forms import COPY, Facts


@dataclass
class Result:
    """A form under a strategy. A sample, in seconds, is all its launches. `local_size` is 0 if it is the form's own.

    `choice` is what `auto` has chosen. With a `problem`, such as a wrong result, there are no samples.
    """

    form: str
    strategy: str
    threads: int
    pixels: int
    local_size: int = 0
    samples: list[float] = field(default_factory=list)
    choice: str = ""
    problem: str = ""

    @property
    def seconds(self) -> float:
        """The shortest sample: other processes make samples longer, as in docs/roofline.md."""
        return min(self.samples)

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def rate(self) -> float:
        """Pixels in a second."""
        return self.pixels / self.seconds


@dataclass
class Check:
    """A stage beside its model: the worst relative difference, and how many of the numbers were compared."""

    stage: str
    numbers: int
    compared: int
    worst: float
    tolerance: float

    @property
    def is_right(self) -> bool:
        return self.worst <= self.tolerance and self.compared > 0


@dataclass
class Record:
    """What one run of a study has found. `groups`: by work-group size; `stages`: of a frame, in a pipeline."""

    study: str
    size: str
    date: str
    machine: dict[str, Any]
    facts: list[Facts]
    results: list[Result] = field(default_factory=list)
    groups: list[Result] = field(default_factory=list)
    stages: list[Result] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)

    @property
    def strategies(self) -> list[str]:
        return list(dict.fromkeys(result.strategy for result in self.results))

    @property
    def threads(self) -> list[int]:
        return sorted({result.threads for result in self.results})

    def find(self, form: str, strategy: str, threads: int) -> Result | None:
        """The timed result, None if there is none."""
        same = (r for r in self.results if (r.form, r.strategy, r.threads) == (form, strategy, threads))
        return next((result for result in same if result.samples), None)

    def best(self, form: str, threads: int, *, without: Sequence[str] = ()) -> Result | None:
        """The fastest strategy's result."""
        found = [r for r in self.results if r.form == form and r.threads == threads and r.samples]
        return min((r for r in found if r.strategy not in without), key=lambda r: r.seconds, default=None)

    def bandwidth(self, threads: int) -> float | None:
        """Bytes in a second of the fastest copy of this run."""
        found = self.best(COPY, threads)
        of_pixel = {each.name: each.bytes for each in self.facts}
        return found.rate * of_pixel[COPY] if found is not None else None

    @property
    def problems(self) -> list[str]:
        """What is wrong, a line each."""
        lines = [
            f"{self.study}: {r.form} with {r.strategy}, threads: {r.threads}: {r.problem}"
            for r in (*self.results, *self.groups, *self.stages)
            if r.problem
        ]
        bad = (check for check in self.checks if not check.is_right)
        return lines + [f"{self.study}: stage {c.stage}: differs from its model by {c.worst:.2g}" for c in bad]


def record_text(records: Sequence[Record]) -> str:
    """`{"studies": [..]}`, one result a line."""
    lists = ("facts", "results", "groups", "stages", "checks")
    parts = []
    for record in records:
        fields = asdict(record)
        parts.append(json_text({k: v for k, v in fields.items() if k not in lists}, **{k: fields[k] for k in lists}))
    return '{"studies": [\n' + ",".join(parts) + "]}\n"


TOLERANCE, IGNORED = 1e-5, 1e-10


def compare_stage(stage: str, found: np.ndarray, model: np.ndarray, tolerance: float = TOLERANCE) -> Check:
    """The worst difference relative to the model. Numbers that are both below IGNORED do not count; NaN is infinite."""
    own, right = found.astype(np.float64), model.astype(np.float64)
    counts = ~((np.abs(own) < IGNORED) & (np.abs(right) < IGNORED))  # NaN counts
    own, right = own[counts], right[counts]
    with np.errstate(divide="ignore", invalid="ignore"):
        difference = np.abs(own - right) / np.abs(right)
    worst = float(np.max(np.where(np.isnan(difference), np.inf, difference), initial=0))
    return Check(stage, found.size, own.size, worst, tolerance)
