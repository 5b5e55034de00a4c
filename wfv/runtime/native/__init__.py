"""The launch path in native code: launch.c, fault.c, and the libraries of each system by `tests/remake.py`."""

import platform
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SYSTEMS = ("linux-x86_64", "linux-aarch64", "darwin-x86_64", "darwin-arm64")
HERE = f"{sys.platform}-{platform.machine()}"


def native_text(name: str, system: str = HERE) -> Path:
    """The LLVM IR of `launch` or `fault` for one of the systems."""
    return FOLDER / f"{name}-{system}.ll"
