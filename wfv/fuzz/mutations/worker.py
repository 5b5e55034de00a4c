"""The worker process of `campaign`.

    python -m wfv.fuzz.mutations.worker < seeds

writes the outcome of each seed, a JSON object on a line.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from dataclasses import asdict

from wfv.fuzz.mutations.campaign import make_case, run_case

MAX_MEMORY = 6 << 30  # bytes of address space, far more than any kernel needs


def main() -> None:
    """Writes the outcomes of the seeds on standard input."""
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["WFV_CACHE"] = "off"  # otherwise cached code would not be compiled again
    for line in sys.stdin:
        outcome = run_case(make_case(int(line)))
        print(json.dumps(asdict(outcome)), flush=True)


if __name__ == "__main__":
    main()
