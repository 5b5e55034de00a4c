"""Prints the tables of docs/studies.md, from a file that `wfv study --json` wrote; from the root of the repository:

PYTHONPATH=. python docs/study_tables.py boxavg.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wfv.bench.studies.forms import Facts
from wfv.bench.studies.record import Check, Record, Result
from wfv.bench.studies.sheets import sheets

KINDS = {"facts": Facts, "results": Result, "groups": Result, "stages": Result, "checks": Check}


def read_records(text: str) -> list[Record]:
    """The records of `record_text`."""
    return [_record(each) for each in json.loads(text)["studies"]]


def _record(fields: dict[str, Any]) -> Record:
    made: dict[str, Any] = {
        key: [KINDS[key](**row) for row in each] if key in KINDS else each for key, each in fields.items()
    }
    return Record(**made)


def markdown(record: Record) -> str:
    """All tables of a record as Markdown."""
    parts = []
    for sheet in sheets(record):
        rule = ["---" if is_text else "---:" for is_text in sheet.are_texts]
        lines = [_line(row) for row in (sheet.headings, rule, *sheet.rows)]
        parts.append("\n".join([f"**{sheet.title}**", "", *lines, *(["", *sheet.notes] if sheet.notes else [])]))
    return "\n\n".join(parts) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


if __name__ == "__main__":
    print("\n".join(map(markdown, read_records(Path(sys.argv[1]).read_text()))))
