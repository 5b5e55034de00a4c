"""Two records of `wfv bench`: how many times faster each cell of the second is."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from wfv.bench.statistics import median_of, ratio_of_runs
from wfv.bench.table import MILLI, speedup_text
from wfv.errors import OptionError
from wfv.runtime.tables import rich_table

_KEYS = ("kernel", "strategy", "lanes", "target", "threads", "size", "math")
Results = Mapping[tuple[str, ...], list[float]]


def read_results(path: Path) -> Results:
    """The samples of each cell of a record. Raises OptionError."""
    try:
        rows = json.loads(path.read_text())["results"]
        return {tuple(str(row.get(key, "-")) for key in _KEYS): [*map(float, row["samples"])] for row in rows}
    except OSError as error:
        raise OptionError(f"cannot read {str(path)!r}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise OptionError(f"{str(path)!r} is not a record", help="write one with wfv bench --json FILE") from None


def diff_table(first: Results, second: Results) -> Table:
    """A row for each cell of either; one that a record lacks or has not timed has no ratio. Raises OptionError."""
    if not first.keys() & second.keys():
        raise OptionError("the records have no cell in common", help=f"a cell is named by its {', '.join(_KEYS)}")
    rows = []
    for key in dict.fromkeys((*first, *second)):
        one, other = first.get(key, []), second.get(key, [])
        ratio = speedup_text(ratio_of_runs(one, other)) if one and other else "-"
        rows.append((*map(escape, key), _milliseconds(one), _milliseconds(other), ratio))
    caption = "A/B: ratio of medians [95 % confidence interval], above 1 if B is faster"
    return rich_table((*_KEYS, ">A ms", ">B ms", ">A/B"), rows, caption=caption)


def _milliseconds(samples: list[float]) -> str:
    return f"{median_of(samples).value * MILLI:.4f}" if samples else "-"
