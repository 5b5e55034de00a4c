"""`python -m tests.math_functions` run in this process, and a small amount of points for tests."""

from __future__ import annotations

from typer.testing import CliRunner

from tests.math_functions.__main__ import app
from tests.math_functions.measure import Amount

SMALL = Amount(1 << 20, 3000, 500)


def measure_math(*args: str):
    return CliRunner().invoke(app, args)
