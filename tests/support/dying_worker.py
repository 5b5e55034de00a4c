"""The work of wfv.fuzz.mutations.campaign that aborts at the first input, and hangs at the second."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    for seed in task["cases"]:
        answer({"about": {"case": seed, "step": "compile"}})
        if seed == 1:
            print("LLVM ERROR: no such thing", file=sys.stderr, flush=True)
            os.abort()
        if seed == 2:
            time.sleep(60)
        answer({"outcome": {"seed": seed, "verdict": "built", "detail": ""}, "done": seed})
