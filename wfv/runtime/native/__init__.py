"""The launch path in native code: launch.c, and launch.ll, which `tests/remake.py` makes of it."""

from pathlib import Path

LAUNCH = Path(__file__).resolve().parent / "launch.ll"
