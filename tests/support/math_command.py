"""`wfv math` in this process, and how much it measures in tests."""

from __future__ import annotations

from typer.testing import CliRunner

from wfv.cli import app
from wfv.mathcheck.measure import Amount

SMALL = Amount(1 << 20, 3000, 500)


def wfv_math(*args: str):
    return CliRunner().invoke(app, ["math", *args])
