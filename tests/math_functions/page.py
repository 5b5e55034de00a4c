"""Writes docs/data/math.csv and the table of docs/math.md from records of measurements.

    python -m tests.math_functions --target x86-64-v4 --json all.json && python -m tests.math_functions.page all.json

Several records are joined: of a function and type, the last one counts.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.math_functions.functions import FUNCTIONS, TYPES
from tests.math_functions.kernels import Variant
from tests.math_functions.measure import Measured
from tests.math_functions.table import FORMAT, Row, make_table
from wfv.tables import shown

PAGE = Path(__file__).resolve().parents[2] / "docs" / "math.md"
DATA = PAGE.parent / "data" / "math.csv"
BEGIN, END = "<!-- table: math functions -->\n", "<!-- end of the table -->\n"


@dataclass(frozen=True)
class Record:
    """The rows, whether they were measured with `--quick`, and the machine (`llvm.versions`, `llvm.host_cpu`)."""

    rows: list[Row]
    quick: bool
    versions: Mapping[str, str]
    cpu: Mapping[str, Any]


def main(paths: Sequence[str]) -> None:
    record = joined([read_record(Path(path).read_text()) for path in paths])
    lanes = sorted({variant.lanes for row in record.rows for variant in row.variants})
    DATA.write_text(f"{shown(make_table(record.rows, lanes, True), 'csv')}\n")
    PAGE.write_text(put_into(PAGE.read_text(), f"{caption(record)}{summary(read_rows())}"))


def read_rows() -> list[dict[str, str]]:
    """The rows of DATA by the names of their columns."""
    with DATA.open() as file:
        return list(csv.DictReader(file))


def summary(rows: Sequence[Mapping[str, str]]) -> str:
    """A table of the errors at `fast` and `precise`, a row for each function that is not correctly rounded."""
    listed = [row for row in rows if not row["function"].startswith(("half_", "native_"))]
    lines = dict.fromkeys(
        row["function"] for row in listed if row["error"] not in ("0", "0.50") and row["math"] != "exact"
    )
    return "".join(
        [
            "| function | bound | float fast | float precise | double fast | double precise |\n",
            "|---|---:|---:|---:|---:|---:|\n",
            *(_line([row for row in listed if row["function"] == name]) for name in lines),
        ]
    )


def _line(rows: Sequence[Mapping[str, str]]) -> str:
    def error(type: str, level: str) -> str:
        return next((r["error"] for r in rows if r["type"] == type and level in r["math"].split(", ")), "")

    bounds = " / ".join(dict.fromkeys(row["bound"] for row in rows))
    errors = [error(type, level) for type in ("float", "double") for level in ("fast", "precise")]
    return f"| {' | '.join([rows[0]['function'], bounds, *errors])} |\n"


def caption(record: Record) -> str:
    """The command and the machine that made the table."""
    target = record.rows[0].variants[0].target if record.rows else "host"
    command = f"python -m tests.math_functions{' --quick' if record.quick else ''} --target {target}"
    libc = record.versions["system"].rpartition("-with-")[2]
    return f"`{command}` on {record.cpu['model']} ({record.cpu['name']}), {libc}, LLVM {record.versions['llvm']}:\n\n"


def put_into(page: str, table: str) -> str:
    """The page with the table between its marks. Raises ValueError if the page has no marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has no marks for the table")
    return f"{head}{begin}\n{table}\n{end}{tail}"


def joined(records: Sequence[Record]) -> Record:
    """Several records as one, in the order of the functions. For each function and type, the last record counts."""
    found = {(row.function, row.type): record for record in records for row in record.rows}
    names = list(FUNCTIONS)
    keys = sorted(found, key=lambda key: (names.index(key[0]), TYPES.index(key[1])))
    rows = [row for key in keys for row in found[key].rows if (row.function, row.type) == key]
    return Record(rows, any(record.quick for record in records), records[-1].versions, records[-1].cpu)


def read_record(text: str) -> Record:
    """The record that `record_text` wrote."""
    fields = json.loads(text)
    assert fields.pop("format") == FORMAT
    return Record(**{**fields, "rows": [_read(row) for row in fields["rows"]]})


def _read(row: dict[str, Any]) -> Row:
    variants = tuple(Variant(**variant) for variant in row["variants"])
    measured = {int(lanes): _read_measured(one) for lanes, one in row["measured"].items()}
    times = {int(lanes): time for lanes, time in row["times"].items()}
    return Row(row["function"], row["type"], tuple(row["levels"]), row["implementation"], variants, measured, times)


def _read_measured(one: dict[str, Any]) -> Measured:
    lists = {"arguments": tuple(one["arguments"]), "results": tuple(one["results"])}
    return Measured(**{**one, "variant": Variant(**one["variant"]), **lists})


if __name__ == "__main__":
    main(sys.argv[1:])
