"""Benchmark results as JSON: every sample, and the machine that it was measured on."""

from __future__ import annotations

import json
from collections.abc import Sequence

from wfv import llvm
from wfv.bench.cells import Cell


def record_text(cells: Sequence[Cell]) -> str:
    """`{"machine": {..}, "results": [{"kernel", "strategy", "lanes", "target", "threads", "samples"}, ..]}`.

    Samples are in seconds, by round: sample i of all strategies of a kernel was taken in round i. A cell with wrong
    results has none.
    """
    machine = {**llvm.host_cpu(), "versions": llvm.versions()}
    # One result per line, to be readable in a diff.
    results = ",\n".join(f"    {json.dumps(_result(cell))}" for cell in cells)
    return f'{{\n  "machine": {json.dumps(machine)},\n  "results": [\n{results}\n  ]\n}}\n'


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
