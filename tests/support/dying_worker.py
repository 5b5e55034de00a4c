"""The work of tests.damaged.campaign that aborts at the second input, and hangs at the third."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

from tests.damaged.campaign import DamagedInput
from wfv.fuzz.campaign import OK, Outcome, Result


def work(case: DamagedInput) -> Iterator[Result]:
    yield Result(case, "compile")
    if case.seed == 1:
        print("LLVM ERROR: no such thing", file=sys.stderr, flush=True)
        os.abort()
    if case.seed == 2:
        time.sleep(60)
    yield Result(case, "compile", Outcome(OK))
