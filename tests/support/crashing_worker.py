"""The work of wfv.fuzz.graphs.batch; three of the kernels crash it, each in a different way."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from wfv.fuzz.graphs import batch

ABORTED, LATE, LINKED = "3-0-0", "3-1-0", "3-2-0"


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    def watch(what: Any) -> None:
        answer(what)
        about = what.get("about", {})
        match about.get("step"), about.get("case"):
            case ("compile", case) if case == ABORTED:
                print("these are my last words", file=sys.stderr, flush=True)
                os.kill(os.getpid(), signal.SIGABRT)
            case ("launch", case) if case == LATE:
                time.sleep(1000)
            case ("link", _) if LINKED in task["cases"]:
                os.kill(os.getpid(), signal.SIGSEGV)

    batch.work(task, watch)
