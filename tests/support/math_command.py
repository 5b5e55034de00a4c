"""`wfv math` run in this process, and a small amount of points for tests."""

from __future__ import annotations

from typer.testing import CliRunner

from wfv.cli import app
from wfv.fuzz.math.measure import Amount

SMALL = Amount(1 << 20, 3000, 500)


def wfv_math(*args: str):
    return CliRunner().invoke(app, ["math", *args])
