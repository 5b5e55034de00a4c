"""The work of wfv.fuzz.graphs.campaign; two of the kernels crash it, each in a different way."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator

from wfv.fuzz.campaign import Result
from wfv.fuzz.graphs.campaign import GraphRun, run_graph

ABORTED, LATE = "3-0-0", "3-1-0"


def work(run: GraphRun) -> Iterator[Result]:
    for result in run_graph(run):
        yield result
        match result.step, run.case, result.outcome:
            case "compile", case, None if case == ABORTED:
                print("these are my last words", file=sys.stderr, flush=True)
                os.kill(os.getpid(), signal.SIGABRT)
            case "launch", case, None if case == LATE:
                time.sleep(1000)
