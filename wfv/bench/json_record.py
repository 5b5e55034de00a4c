"""Measurements as JSON: every sample, and the machine that it was measured on."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from wfv import llvm
from wfv.bench.cells import Cell


def machine() -> dict[str, Any]:
    """The CPU, and the versions of wfv and what it uses."""
    return {**llvm.host_cpu(), "versions": llvm.versions()}


def json_text(head: Mapping[str, object], **lists: Sequence[object]) -> str:
    """An object with the keys of `head` and those of `lists`, whose elements have a line each: readable in a diff."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    for key, rows in lists.items():
        inside = ",".join(f"\n    {json.dumps(row)}" for row in rows)
        lines.append(f"  {json.dumps(key)}: [{inside}\n  ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def record_text(cells: Sequence[Cell]) -> str:
    """`{"machine": {..}, "results": [{"kernel", "strategy", "lanes", "target", "threads", "samples"}, ..]}`.

    Samples are in seconds, by round: sample i of all strategies of a kernel was taken in round i. A cell with wrong
    results has none.
    """
    return json_text({"machine": machine()}, results=[_result(cell) for cell in cells])


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
