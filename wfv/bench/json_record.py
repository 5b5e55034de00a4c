"""Measurements as JSON: every sample, and the machine that it was measured on."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from wfv import llvm
from wfv.bench.cells import Cell
from wfv.bench.statistics import median_of

FREQUENCY = Path("/sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq")  # kHz


def machine() -> dict[str, Any]:
    """The CPU, and the versions of wfv and what it uses."""
    return {**llvm.host_cpu(), "versions": llvm.versions()}


def provenance() -> dict[str, Any]:
    """When and how the figures were made: date, command, commit of the folder, load and frequency (null: unknown)."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": sys.argv[1:],
        "commit": _commit(),
        "load": os.getloadavg(),
        "frequency_khz": _frequency(),
    }


def _commit() -> str | None:
    """The commit of the current folder, with `-dirty` if files are changed."""
    with suppress(OSError):
        command = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() or None
    return None


def _frequency() -> int | None:
    with suppress(OSError, ValueError):
        return int(FREQUENCY.read_text())
    return None


def json_text(head: Mapping[str, object], **lists: Sequence[object]) -> str:
    """An object with the keys of `head` and those of `lists`, whose elements have a line each: readable in a diff."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    for key, rows in lists.items():
        inside = ",".join(f"\n    {json.dumps(row)}" for row in rows)
        lines.append(f"  {json.dumps(key)}: [{inside}\n  ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def record_text(cells: Sequence[Cell]) -> str:
    """`{"machine": {..}, "provenance": {..}, "results": [{"kernel", "strategy", .., "median", "samples"}, ..]}`.

    `median` has its 95 % confidence interval: `[value, low, high]`; null without samples. `mismatches`: wrong results.

    Samples are in seconds, by round: sample i of all strategies of a kernel was taken in round i. A cell with wrong
    results has none.
    """
    return json_text({"machine": machine(), "provenance": provenance()}, results=[_result(cell) for cell in cells])


def _result(cell: Cell) -> dict[str, object]:
    setup, time = cell.setup, median_of(cell.samples) if cell.samples else None
    return {
        "kernel": cell.kernel,
        "strategy": cell.strategy,
        "lanes": setup.lanes,
        "target": setup.target,
        "threads": setup.threads,
        "size": setup.size,
        "math": setup.math,
        "median": [time.value, time.low, time.high] if time is not None else None,
        "mismatches": cell.mismatches,
        "samples": cell.samples,
    }
