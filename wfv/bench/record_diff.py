"""Two records of `wfv bench`: how many times faster each cell of the second is."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from wfv.bench.json_record import KEYS, json_text, key_of, read_json
from wfv.bench.statistics import median_of, ratio_of_runs
from wfv.bench.table import MILLI, speedup_text
from wfv.errors import OptionError, known
from wfv.runtime.tables import rich_table

Results = Mapping[tuple[str, ...], list[float]]


def keys_but(across: Collection[str]) -> list[str]:
    """What names a cell where the records differ in `across`. Raises OptionError."""
    for key in across:
        known(key, KEYS, "key of a cell")
    return [key for key in KEYS if key not in across]


def read_results(path: Path, keys: Sequence[str] = KEYS) -> Results:
    """The samples of each cell of a record, by these keys. Raises OptionError, also if they name two cells."""
    found = dict[tuple[str, ...], list[float]]()
    for row in read_json(path)["results"]:
        key = key_of(row, keys)
        if key in found:
            raise OptionError(f"{str(path)!r} has two cells {', '.join(key)}", help="leave a key out of --across")
        found[key] = row["samples"]
    return found


def _cells(first: Results, second: Results) -> dict[tuple[str, ...], tuple[list[float], list[float]]]:
    """The samples of both, of each cell of either. Raises OptionError."""
    if not first.keys() & second.keys():
        help = f"a cell is named by its {', '.join(KEYS)}; --across leaves keys out"
        raise OptionError("the records have no cell in common", help=help)
    return {key: (first.get(key, []), second.get(key, [])) for key in (*first, *second)}


def diff_table(first: Results, second: Results, keys: Sequence[str] = KEYS) -> Table:
    """A row for each cell of either; one that a record lacks or has not timed has no ratio. Raises OptionError."""
    rows = []
    for key, (one, other) in _cells(first, second).items():
        ratio = speedup_text(ratio_of_runs(one, other)) if one and other else "-"
        rows.append((*map(escape, key), _milliseconds(one), _milliseconds(other), ratio))
    caption = "A/B: ratio of medians [95 % confidence interval], above 1 if B is faster"
    return rich_table((*keys, ">A ms", ">B ms", ">A/B"), rows, caption=caption)


def diff_text(first: Results, second: Results, keys: Sequence[str] = KEYS) -> str:
    """The same as JSON: `ratio` is `[value, low, high]`, null without samples of both. Raises OptionError."""
    rows = []
    for key, (one, other) in _cells(first, second).items():
        ratio = ratio_of_runs(one, other) if one and other else None
        found = [ratio.value, ratio.low, ratio.high] if ratio is not None else None
        rows.append({**dict(zip(keys, key, strict=True)), "ratio": found})
    return json_text({}, results=rows)


def _milliseconds(samples: list[float]) -> str:
    return f"{median_of(samples).value * MILLI:.4f}" if samples else "-"
