"""The worker process of `campaign`: a task is the seed of a case."""

from __future__ import annotations

import os
import resource
from collections.abc import Callable
from dataclasses import asdict

from wfv.fuzz.mutations.campaign import make_case, run_case
from wfv.fuzz.workers import serve

MAX_MEMORY = 6 << 30  # bytes of address space, far more than any kernel needs


def work(seed: int, answer: Callable[[object], None]) -> None:
    """Answers with the outcome as a dictionary."""
    answer(asdict(run_case(make_case(seed))))


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"  # otherwise cached code would not be compiled again
    serve(work)
