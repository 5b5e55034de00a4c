"""`wfv doctor`."""

import json
from dataclasses import asdict
from typing import Annotated

import typer


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Shows versions, the CPU and the cache, and runs test kernels.

    Exits with 1 if something that wfv needs does not work.
    """
    from wfv.cli import installation

    found, tried = installation.examine(), installation.trials()
    if as_json:
        print(json.dumps({**found, "trials": list(map(asdict, tried))}, indent=1))
    else:
        installation.show(found, tried)
    raise typer.Exit(any(trial.essential and trial.failure for trial in tried))
