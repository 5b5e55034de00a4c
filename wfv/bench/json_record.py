"""Results as JSON: every sample, and the machine that it was measured on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from wfv import llvm
from wfv.bench.cells import Cell


def record_text(cells: Sequence[Cell]) -> str:
    """`{"machine": {..}, "results": [{"kernel", "strategy", "lanes", "target", "threads", "samples"}, ..]}`.

    Samples are in seconds, by round: sample i of all strategies of a kernel was taken in round i. A cell with wrong
    results has none.
    """
    return json_text({"machine": machine(), "results": list(map(_result, cells))})


def machine() -> dict[str, object]:
    """This machine, and the versions of what was measured."""
    return {**llvm.host_cpu(), "versions": llvm.versions()}


def json_text(fields: Mapping[str, object]) -> str:
    """The fields as JSON: one a line, and of a list of records one record a line, to be readable in a diff."""
    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {_lines(value)}" for key, value in fields.items()) + "\n}\n"


def _lines(value: object) -> str:
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return json.dumps(value)
    return "[\n" + ",\n".join(f"    {json.dumps(each)}" for each in value) + "\n  ]"


def _result(cell: Cell) -> dict[str, object]:
    setup = cell.setup
    return {
        "kernel": cell.kernel,
        "strategy": cell.strategy,
        "lanes": setup.lanes,
        "target": setup.target,
        "threads": setup.threads,
        "samples": cell.samples,
    }
