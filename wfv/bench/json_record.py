"""Measurements as JSON: every sample, and the machine that it was measured on; and how two records differ."""

import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.markup import escape
from rich.table import Table

from wfv import llvm
from wfv.bench.cells import Cell
from wfv.bench.statistics import median_of, ratio_of_runs
from wfv.bench.table import MILLI, speedup_text
from wfv.errors import OptionError, known
from wfv.strategies import OWN_ANALYSIS
from wfv.systems import system
from wfv.tables import rich_table

# Of a cell
KEYS = ("kernel", "strategy", "lanes", "target", "threads", "size", "math", "without", "bounds", "analysis")


def machine() -> dict[str, Any]:
    """The CPU, and the versions of wfv and of its packages."""
    return {**llvm.host_cpu(), "versions": llvm.versions()}


def provenance() -> dict[str, Any]:
    """When and how the figures were made: date, command, commit of the folder, load, frequency, governor.

    Null: unknown.
    """
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": sys.argv[1:],
        "commit": _commit(),
        "load": os.getloadavg(),
        "frequency_khz": system.current_frequency(),
        "governor": system.governor(),
    }


def _commit() -> str | None:
    """The commit of the current folder, with `-dirty` if files are changed."""
    with suppress(OSError):
        command = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() or None
    return None


def json_text(head: Mapping[str, object], **lists: Sequence[object]) -> str:
    """An object with the keys of `head` and of `lists`, whose elements have a line each: readable in a diff."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    for key, rows in lists.items():
        inside = ",".join(f"\n    {json.dumps(row)}" for row in rows)
        lines.append(f"  {json.dumps(key)}: [{inside}\n  ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def record_text(cells: Iterable[Cell]) -> str:
    """`{"machine": {..}, "provenance": {..}, "results": [{"kernel", "strategy", .., "median", "samples"}, ..]}`.

    `median` has its 95 % confidence interval: `[value, low, high]`; null without samples. `mismatches`: wrong results.
    `same_code`: the strategy that has the same machine code, and was timed for both.

    Samples are in seconds, by round: sample i of all strategies of a kernel was taken in round i. A cell with wrong
    results has none.
    """
    return json_text({"machine": machine(), "provenance": provenance()}, results=list(map(_result, cells)))


def read_json(path: Path) -> dict[str, Any]:
    """A record: an object with results. Raises OptionError."""
    try:
        found = json.loads(path.read_text())
        for row in found["results"]:
            row["samples"] = [*map(float, row["samples"])]
    except OSError as error:
        raise OptionError(f"cannot read {str(path)!r}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise OptionError(f"{str(path)!r} is not a record", help="write one with wfv bench --json FILE") from None
    return dict(found)


def key_of(row: Mapping[str, object], keys: Sequence[str] = KEYS) -> tuple[str, ...]:
    """The key of a cell: its values of `keys`."""
    return tuple(str(row.get(key, "-")) for key in keys)


def _result(cell: Cell) -> dict[str, Any]:
    setup, options, time = cell.setup, cell.setup.options, median_of(cell.samples) if cell.samples else None
    return {
        "kernel": cell.kernel,
        "strategy": cell.strategy,
        "lanes": options.lanes,
        "target": options.target,
        "threads": setup.threads,
        "size": setup.size,
        "math": options.math,
        "without": setup.without_text,
        "bounds": "check" if options.bounds else "-",
        "analysis": "-" if options.analysis == OWN_ANALYSIS else options.analysis,
        "median": [time.value, time.low, time.high] if time is not None else None,
        "mismatches": cell.mismatches,
        "same_code": cell.same_as,
        "samples": cell.samples,
    }


class Sampled(NamedTuple):
    """The samples of a cell, and its values of the keys in which records may differ."""

    samples: list[float]
    differs: tuple[str, ...]


Results = Mapping[tuple[str, ...], Sampled]


def keys_but(across: Collection[str]) -> list[str]:
    """The keys that name a cell if the records differ in `across`. Raises OptionError."""
    for key in across:
        known(key, KEYS, "key of a cell")
    return [key for key in KEYS if key not in across]


def read_results(path: Path, keys: Sequence[str]) -> Results:
    """The samples of each cell of a record, by these keys. Raises OptionError, also if they name two cells."""
    found = dict[tuple[str, ...], Sampled]()
    for row in read_json(path)["results"]:
        key = key_of(row, keys)
        if key in found:
            raise OptionError(f"{str(path)!r} has two cells {', '.join(key)}", help="leave a key out of --across")
        found[key] = Sampled(row["samples"], key_of(row, _left_out(keys)))
    return found


def _left_out(keys: Sequence[str]) -> list[str]:
    return [key for key in KEYS if key not in keys]


def _cells(first: Results, second: Results, keys: Sequence[str]) -> dict[tuple[str, ...], tuple[Sampled, Sampled]]:
    """The samples of both, of each cell of either. Raises OptionError."""
    if not first.keys() & second.keys():
        help = f"a cell is named by its {', '.join(KEYS)}; --across leaves keys out"
        raise OptionError("the records have no cell in common", help=help)
    none = Sampled([], ("-",) * len(_left_out(keys)))
    return {key: (first.get(key, none), second.get(key, none)) for key in (*first, *second)}


def diff_table(first: Results, second: Results, keys: Sequence[str] = KEYS) -> Table:
    """A row for each cell of either; one that a record lacks or has not timed has no ratio. Raises OptionError.

    A key in which the records may differ has a column for each of them.
    """
    rows = []
    for key, both in _cells(first, second, keys).items():
        one, other = (each.samples for each in both)
        ratio = speedup_text(ratio_of_runs(one, other)) if one and other else "-"
        differing = [value for pair in zip(*(each.differs for each in both), strict=True) for value in pair]
        rows.append((*map(escape, (*key, *differing)), _milliseconds(one), _milliseconds(other), ratio))
    caption = "A/B: ratio of medians [95 % confidence interval], above 1 if B is faster"
    headings = [f"{record} {key}" for key in _left_out(keys) for record in "AB"]
    return rich_table((*keys, *headings, ">A ms", ">B ms", ">A/B"), rows, caption=caption)


def diff_text(first: Results, second: Results, keys: Sequence[str] = KEYS) -> str:
    """The rows of `diff_table` as JSON: `ratio` is `[value, low, high]` or null. Raises OptionError.

    A key in which the records may differ has the values of both.
    """
    rows = []
    for key, both in _cells(first, second, keys).items():
        one, other = (each.samples for each in both)
        ratio = ratio_of_runs(one, other) if one and other else None
        found = [ratio.value, ratio.low, ratio.high] if ratio is not None else None
        differing = dict(zip(_left_out(keys), zip(*(each.differs for each in both), strict=True), strict=True))
        rows.append({**dict(zip(keys, key, strict=True)), **differing, "ratio": found})
    return json_text({}, results=rows)


def _milliseconds(samples: list[float]) -> str:
    return f"{median_of(samples).value * MILLI:.4f}" if samples else "-"
