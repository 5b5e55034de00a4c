"""A comparison with peers as JSON: the machine, what each column is, every sample, and the figures of the tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from wfv import llvm
from wfv.bench.peers.figures import Figures, Mean, build_seconds
from wfv.bench.peers.measure import Result


@dataclass
class Comparison:
    """All that was measured. `columns` says what each is; `absent` why a peer is not there."""

    threads: int
    size: str
    columns: dict[str, dict[str, object]]
    peers: list[str]
    absent: dict[str, str] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)

    @property
    def runs(self) -> Figures:
        """The run times."""
        return Figures(self.results, self.peers)

    @property
    def builds(self) -> Figures:
        """The build times."""
        return Figures(self.results, self.peers, build_seconds)


def record_text(comparison: Comparison) -> str:
    """`{"machine", "threads", "size", "columns", "absent", "runs", "builds", "results"}`; times are in seconds."""
    head: Mapping[str, object] = {
        "machine": {**llvm.host_cpu(), "versions": llvm.versions()},
        "threads": comparison.threads,
        "size": comparison.size,
        "columns": comparison.columns,
        "absent": comparison.absent,
        "runs": _figures(comparison.runs),
        "builds": _figures(comparison.builds),
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    # One result per line, to be readable in a diff.
    results = ",\n".join(f"    {json.dumps(_result(result))}" for result in comparison.results)
    return "{\n" + ",\n".join([*lines, f'  "results": [\n{results}\n  ]']) + "\n}\n"


def _figures(figures: Figures) -> dict[str, object]:
    """Ratios over wfv by kernel and column, the best peers, and the means."""
    return {
        "ratios": {k: {c: figures.ratio(k, c) for c in figures.columns} for k in figures.kernels},
        "best": {k: {"peer": figures.best_peer(k), "ratio": figures.best_ratio(k)} for k in figures.kernels},
        "means": {column: _mean(figures.mean(column)) for column in figures.columns},
        "best_mean": _mean(figures.best_mean()),
    }


def _mean(mean: Mean | None) -> dict[str, float] | None:
    return None if mean is None else {"ratio": mean.value, "kernels": mean.count}


def _result(result: Result) -> dict[str, object]:
    return {
        "kernel": result.kernel,
        "column": result.column,
        "seconds": result.seconds,
        "build_seconds": result.build_seconds,
        "first_seconds": result.first or None,
        "problem": result.problem,
        "details": result.details,
        "samples": result.samples,
    }
