"""The worker process of `campaign`: a task is a strategy, a setup and the names of cases."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from wfv.fuzz.graphs.batch import Setup, find_case, run_batch
from wfv.fuzz.workers import serve


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    """Answers with (step, case) before each step, and with each outcome as a dictionary."""
    cases = [find_case(name) for name in task["cases"]]
    for outcome in run_batch(cases, task["strategy"], Setup(**task["setup"]), lambda *about: answer(about)):
        answer(asdict(outcome))


if __name__ == "__main__":
    serve(work)
