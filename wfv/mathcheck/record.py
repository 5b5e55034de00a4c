"""The record of a measurement as JSON: the errors with their arguments, the times, and the machine."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from wfv import llvm
from wfv.errors import OptionError
from wfv.mathcheck.functions import FUNCTIONS, TYPES
from wfv.mathcheck.kernels import Variant
from wfv.mathcheck.measure import Measured
from wfv.mathcheck.rows import Row

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """The rows, whether they were measured with `--quick`, and the machine (`llvm.versions`, `llvm.host_cpu`)."""

    rows: list[Row]
    quick: bool
    versions: Mapping[str, str]
    cpu: Mapping[str, Any]


def record_here(rows: list[Row], quick: bool) -> Record:
    """The record of rows that this process has measured."""
    return Record(rows, quick, llvm.versions(), llvm.host_cpu())


def joined(records: Sequence[Record]) -> Record:
    """Several records as one, in the order of the functions. For each function and type, the last record counts."""
    found = {(row.function, row.type): record for record in records for row in record.rows}
    names = list(FUNCTIONS)
    keys = sorted(found, key=lambda key: (names.index(key[0]), TYPES.index(key[1])))
    rows = [row for key in keys for row in found[key].rows if (row.function, row.type) == key]
    return Record(rows, any(record.quick for record in records), records[-1].versions, records[-1].cpu)


def record_text(record: Record) -> str:
    """The record as JSON. Errors, arguments and results are strings, because they may be infinite or NaN."""
    rows = [_row(row) for row in record.rows]
    fields = {"format": FORMAT, "quick": record.quick, "versions": record.versions, "cpu": record.cpu, "rows": rows}
    return json.dumps(fields, indent=1) + "\n"


def read_record(text: str, name: str) -> Record:
    """The record that `record_text` wrote; `name` is the file's, for the message. Raises OptionError."""
    try:
        fields = json.loads(text)
        if fields["format"] != FORMAT:
            raise ValueError
        rows = [_read(row) for row in fields["rows"]]
        return Record(rows, bool(fields["quick"]), fields["versions"], fields["cpu"])
    except (ValueError, KeyError, TypeError):
        raise OptionError(f"{name!r} is not a record of `wfv math --check --json`") from None


def _row(row: Row) -> dict[str, Any]:
    found = asdict(row)
    found["measured"] = [_plain(asdict(one)) for one in row.measured.values()]
    return found


def _plain(measured: dict[str, Any]) -> dict[str, Any]:
    measured["error"] = repr(measured["error"])
    for key in ("arguments", "results"):
        measured[key] = [repr(x) for x in measured[key]]
    return measured


def _read(row: dict[str, Any]) -> Row:
    if row["type"] not in FUNCTIONS[row["function"]].types:
        raise ValueError
    variants = tuple(Variant(**variant) for variant in row["variants"])
    measured = [_read_measured(one) for one in row["measured"]]
    times = {int(lanes): float(time) for lanes, time in row["times"].items()}
    return Row(
        row["function"], row["type"], tuple(row["levels"]), row["implementation"], variants,
        {one.variant.lanes: one for one in measured}, times,
    )  # fmt: skip


def _read_measured(one: dict[str, Any]) -> Measured:
    arguments, results = (tuple(float(x) for x in one[key]) for key in ("arguments", "results"))
    variant = Variant(**one["variant"])
    return Measured(variant, float(one["error"]), arguments, results, one["broken"], one["points"])
