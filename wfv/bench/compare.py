"""`wfv.compare`: runs a launch with several strategies, verifies them against `scalar`, and times them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from rich.table import Table

from kernels_ir.catalog import columns_of, compare_arrays
from wfv.bench.sampling import Budget, Runner, sample
from wfv.errors import ArgumentError, GeometryError, OptionError, UnsupportedError
from wfv.options import as_index
from wfv.runtime.arguments.array_copies import copies_of, memory_of
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.html_tables import html_table
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.printf_output import muted
from wfv.runtime.launch.recorder import check_not_recording
from wfv.runtime.variants import derived_options
from wfv.strategies import STRATEGIES, find_strategy
from wfv.tables import plain_text, rich_table

BASELINE = "scalar"
_TOLERANCES = {2: 1e-2, 4: 1e-5, 8: 1e-12}  # relative, by the bytes of a float
_HEADINGS = ("strategy", "median ms", "speedup", "verified")


@dataclass(frozen=True)
class Row:
    """A strategy's result: median seconds of a launch (None: not timed), and the mistake, if any.

    `quartiles`: the seconds that a quarter of the launches are below, and above.
    """

    strategy: str
    seconds: float | None
    problem: str = ""
    quartiles: tuple[float, float] = (0.0, 0.0)


class Comparison:
    """The result of `wfv.compare`: `rows`, displayed as a table in a terminal or a notebook."""

    def __init__(self, kernel: str, rows: Sequence[Row]) -> None:
        self.kernel, self.rows = kernel, tuple(rows)

    @property
    def is_correct(self) -> bool:
        """Whether all strategies have the results of `scalar`."""
        return not any(row.problem for row in self.rows)

    def __getitem__(self, strategy: str) -> Row:
        """The row of a strategy. Raises KeyError."""
        return {row.strategy: row for row in self.rows}[strategy]

    def speedup(self, strategy: str) -> float | None:
        """The speedup over `scalar`, None if one of the two was not timed."""
        base, own = self[BASELINE].seconds, self[strategy].seconds
        return base / own if base and own else None

    def _fastest(self) -> str:
        """The strategy with the shortest time, "" if another one may be as fast: their quartiles overlap."""
        timed = sorted((row for row in self.rows if row.seconds is not None), key=lambda row: row.seconds or 0.0)
        is_noise = any(row.quartiles[0] <= timed[0].quartiles[1] for row in timed[1:])
        return "" if is_noise or not timed else timed[0].strategy

    def _cells(self) -> list[tuple[str, str, str, str]]:
        times = {row.strategy: row.seconds for row in self.rows if row.seconds is not None}
        fastest = self._fastest()
        found = []
        for row in self.rows:
            name = f"{row.strategy} (fastest)" if row.strategy == fastest else row.strategy
            time = f"{times[row.strategy] * 1e3:.4f}" if row.strategy in times else "-"
            speedup = self.speedup(row.strategy)
            found.append((name, time, f"{speedup:.2f}" if speedup else "-", row.problem or "yes"))
        return found

    def __rich__(self) -> Table:
        headings = ("strategy", ">median ms", ">speedup", "verified")
        return rich_table(headings, self._cells(), title=self.kernel, title_justify="center")

    def __repr__(self) -> str:
        return plain_text(self, width=100)

    def _repr_html_(self) -> str:
        return html_table(self.kernel, _HEADINGS, self._cells())


@muted()
def compare(
    kernel: Kernel,
    sizes: tuple[Size, Size | None],
    args: Sequence[object],
    strategies: Sequence[str] = tuple(STRATEGIES),
    *,
    threads: int | None = None,
    runs: int = 30,
    seconds: float = 1.0,
    tolerance: float | None = None,
    math: str | None = None,
) -> Comparison:
    """Runs `kernel(*sizes, *args)` with each strategy on copies of the arrays, and compares results and times.

    The arrays that are passed do not change; those that overlap have copies that overlap. `scalar` is added in front if
    it is missing; the other strategies must compute the same (floats within the relative `tolerance`; None: by their
    type). Each runs `runs` times or for `seconds` seconds. `math` is the level of all (None: the kernel's own). A
    strategy that is wrong or does not compile is in the table, but not timed. Kernels print nothing here. Raises what a
    launch raises.
    """
    check_not_recording("wfv.compare")
    _check(kernel, sizes, args, runs)
    args = [arg if isinstance(arg, bytes) else array_sharing(arg) for arg in args]
    names = list(dict.fromkeys((BASELINE, *([strategies] if isinstance(strategies, str) else strategies))))
    for name in names:
        find_strategy(name)
    rows: dict[str, Row] = {}
    expected: list[object] | None = None
    trials: list[_Trial] = []
    for name in names:
        trial = _Trial(kernel, name, sizes, args, threads, math)
        problem = trial.verify(expected, tolerance)
        if expected is None:
            expected = copies_of(trial.copies)
        rows[name] = Row(name, None, problem)
        if not problem:
            trials.append(trial)
    budget = Budget(runs, seconds, least=min(runs, 3))
    for series in sample([Runner(trial.name, trial.prepare, trial.work) for trial in trials], budget):
        low, middle, high = np.quantile(series.samples, (0.25, 0.5, 0.75)).tolist()
        rows[series.name] = Row(series.name, middle, quartiles=(low, high))
    return Comparison(kernel.name, list(rows.values()))


class _Trial:
    """A strategy's kernel with its own arrays, which are reset before each launch."""

    def __init__(
        self, kernel: Kernel, name: str, sizes: tuple[Size, Size | None], args: Sequence[object], threads: int | None,
        math: str | None,
    ) -> None:  # fmt: skip
        self.name, self.args = name, args
        self.copies = copies_of(args)
        self._kernel = kernel.with_options(derived_options(kernel.options, name, None, None, math))
        self._sizes, self._threads = sizes, threads
        self.work: Callable[[], object] = lambda: None

    def prepare(self) -> None:
        for copy, original in zip(self.copies, self.args, strict=True):
            made, given = memory_of(copy), memory_of(original)
            if made is not None and given is not None:
                np.copyto(made, given)

    def verify(self, expected: Sequence[object] | None, tolerance: float | None) -> str:
        """Launches once and compares the arrays with `expected`; returns the first difference, "" if there is none."""
        try:
            bound = self._kernel.bind(*self.copies)
            self.work = partial(bound.launch, *self._sizes, threads=self._threads)
            self.work()
        except UnsupportedError as error:
            if expected is None:
                raise
            return f"not compiled: {error.message}"
        if expected is None:
            return ""
        parameters = (param.name for param in self._kernel.interface.params)
        for name, ours, theirs in zip(parameters, self.copies, expected, strict=True):
            found = memory_of(ours)
            if found is not None and (problem := _difference(name, found, np.asarray(memory_of(theirs)), tolerance)):
                return f"WRONG: {problem}"
        return ""


def _check(kernel: object, sizes: object, args: object, runs: int) -> None:
    if not isinstance(kernel, Kernel):
        raise OptionError(f"a {type(kernel).__name__} is not a kernel", help="pass a kernel: program.NAME")
    if not isinstance(sizes, (tuple, list)) or not 1 <= len(sizes) <= 2:
        raise GeometryError(
            f"sizes {sizes!r}: not a global and a local size", help="pass both, such as ((1024,), None)"
        )
    if not isinstance(args, (tuple, list)):
        raise ArgumentError(
            f"arguments {type(args).__name__}: not a tuple of them", help="pass a tuple, such as (y, x, 2.0)"
        )
    if as_index(runs, "runs") < 1:
        raise OptionError(f"{runs} runs", help="pass one at least")


def _difference(name: str, ours: np.ndarray, theirs: np.ndarray, tolerance: float | None) -> str:
    """The first difference of two arrays, "" if they are equal."""
    columns = columns_of(name, ours, theirs)
    found = (compare_arrays(*column, _allowed(column[2], tolerance)) for column in columns)
    return next(filter(None, found), "")


def _allowed(wanted: np.ndarray, tolerance: float | None) -> tuple[float, float] | None:
    """The relative and absolute differences that are allowed of floats: the latter is of the largest number."""
    if wanted.dtype.kind not in "fc":
        return None
    relative = _TOLERANCES[wanted.real.dtype.itemsize] if tolerance is None else tolerance
    return relative, relative * float(np.abs(wanted[np.isfinite(wanted)]).max(initial=0))
