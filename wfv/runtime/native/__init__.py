"""The launch path in native code: launch.c, fault.c, and the texts that `tests/remake.py` makes of them."""

from pathlib import Path

LAUNCH = Path(__file__).resolve().parent / "launch.ll"
FAULT = LAUNCH.with_name("fault.ll")
