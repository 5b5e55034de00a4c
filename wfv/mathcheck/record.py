"""What was measured, as JSON: with the arguments of the largest errors, and what the machine was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from wfv import llvm
from wfv.errors import OptionError
from wfv.mathcheck.kernels import Variant
from wfv.mathcheck.measure import Measured
from wfv.mathcheck.rows import Row

FORMAT = 1


def record_text(rows: Sequence[Row], quick: bool) -> str:
    """All rows. Numbers stand as JSON has them, and as texts where it has none."""
    record = {
        "format": FORMAT, "quick": quick, "versions": llvm.versions(), "cpu": llvm.host_cpu(),
        "rows": [_row(row) for row in rows],
    }  # fmt: skip
    return json.dumps(record, indent=1) + "\n"


def read_record(text: str, name: str) -> tuple[list[Row], bool]:
    """The rows of a record, and whether they were measured quickly. Raises OptionError."""
    try:
        record = json.loads(text)
        if record["format"] != FORMAT:
            raise ValueError
        return [_read(row) for row in record["rows"]], bool(record["quick"])
    except (ValueError, KeyError, TypeError):
        raise OptionError(f"{name!r} is no record of `wfv math --check --json`") from None


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
