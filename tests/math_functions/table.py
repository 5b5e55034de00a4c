"""The rows of the table, and the record: the measurements as JSON.

Levels with the same code share a row.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field

from rich.table import Table

from tests.math_functions.functions import FUNCTIONS, MathFunction
from tests.math_functions.kernels import Variant, implementations
from tests.math_functions.measure import TOLERANCE, Measured
from wfv import llvm
from wfv.opencl.math_implementations import implementation_text
from wfv.tables import rich_table

PROMISED = ("fast", "precise")  # levels that keep OpenCL's bounds; `exact` has the errors of libm


@dataclass
class Row:
    """A row of the table. `measured` and `times` (nanoseconds per element) are by lanes, and empty at first."""

    function: str
    type: str
    levels: tuple[str, ...]
    implementation: str
    variants: tuple[Variant, ...]
    measured: dict[int, Measured] = field(default_factory=dict)
    times: dict[int, float] = field(default_factory=dict)

    @property
    def bound(self) -> float | None:
        return FUNCTIONS[self.function].bound(self.type)

    @property
    def worst(self) -> Measured | None:
        """The measurement with the largest error over all lanes."""
        return max(self.measured.values(), key=lambda m: m.error, default=None)

    @property
    def is_over(self) -> bool:
        """Whether an error is beyond the bound."""
        return self.worst is not None and self.bound is not None and self.worst.error > self.bound + TOLERANCE

    @property
    def is_broken(self) -> bool:
        """Whether an error is beyond the bound at a level that keeps it."""
        return self.is_over and any(level in PROMISED for level in self.levels)

    @property
    def is_of_libm(self) -> bool:
        """Whether an error beyond the bound is glibc's own: at `exact`, which calls its functions for each lane."""
        return self.is_over and not self.is_broken and self.implementation == "libm"


def make_rows(
    functions: Iterable[MathFunction], types: Sequence[str], levels: Sequence[str], lanes: Sequence[int], target: str
) -> list[Row]:
    """The rows in order, without measurements."""
    return [
        row
        for function in functions
        for type in function.types
        if type in types
        for row in _rows_of(function, type, levels, lanes, target)
    ]


def _rows_of(
    function: MathFunction, type: str, levels: Sequence[str], lanes: Sequence[int], target: str
) -> Iterable[Row]:
    groups: dict[tuple[object, ...], list[str]] = {}
    for level in levels:
        found = tuple(implementations(Variant(function.name, type, level, n, target)) for n in lanes)
        groups.setdefault(found, []).append(level)
    for same in groups.values():
        variants = tuple(Variant(function.name, type, same[0], n, target) for n in lanes)
        texts = dict.fromkeys(implementation_text(implementations(variant)) for variant in variants)
        yield Row(function.name, type, tuple(same), " / ".join(texts), variants)


def same_code(rows: Sequence[Row], each_lanes: bool) -> dict[Variant, Variant]:
    """For each variant of the rows, the first variant that has the same code: that of native_exp is exp.

    Without `each_lanes`, variants that compute lane by lane are the same code for any number of lanes.
    """
    first: dict[object, Variant] = {}
    return {variant: first.setdefault(_code(variant, each_lanes), variant) for row in rows for variant in row.variants}


def _code(variant: Variant, each_lanes: bool) -> tuple[object, ...]:
    function, used = FUNCTIONS[variant.function], implementations(variant)
    is_by_lane = {x.kind for x in used} in ({"libm"}, {"libm", "library"})
    lanes = 0 if is_by_lane and not each_lanes else variant.lanes
    return function.reference, function.limit, variant.type, variant.target, used, lanes


OF_LIBM = "(glibc): exact calls glibc's function, and the error is its own; the exit code does not count it"


def make_table(rows: Sequence[Row], lanes: Sequence[int], with_results: bool) -> Table:
    """The table for the terminal; an error beyond the bound is marked, and so is one of glibc's own functions."""
    headings = ["function", "type", "math", "implementation", ">bound"]
    headings += [">error", *(f">ns at {n}" for n in lanes)] if with_results else []
    caption = OF_LIBM if with_results and any(row.is_of_libm for row in rows) else None
    return rich_table(headings, (_cells(row, lanes, with_results) for row in rows), caption=caption)


def _cells(row: Row, lanes: Sequence[int], with_results: bool) -> list[str]:
    found = [row.function, row.type, ", ".join(row.levels), row.implementation]
    found.append("-" if row.bound is None else f"{row.bound:g}")
    if with_results:
        found += [_error(row), *(f"{row.times[n]:.2f}" if n in row.times else "-" for n in lanes)]
    return found


def _error(row: Row) -> str:
    text = "-" if row.worst is None else error_text(row.worst.error)
    if row.is_broken:
        return f"[bold red]{text} (beyond)[/]"
    return f"[yellow]{text}{' (glibc)' * row.is_of_libm}[/]" if row.is_over else text


def error_text(error: float) -> str:
    """The error with two decimals; `wrong` for an infinite error: a wrong NaN, infinity or sign of a zero."""
    if math.isinf(error):
        return "wrong"
    return f"{error:.3g}" if error >= 1000 else f"{error:.2f}" if error else "0"


FORMAT = 2


def record_text(rows: Sequence[Row], quick: bool) -> str:
    """The rows, whether they were measured with `--quick`, and this machine, as JSON.

    `NaN` and `Infinity` are as Python's `json` writes them.
    """
    facts = {"quick": quick, "versions": llvm.versions(), "cpu": llvm.host_cpu()}
    return json.dumps({"format": FORMAT, "rows": list(map(asdict, rows)), **facts}, indent=1) + "\n"
