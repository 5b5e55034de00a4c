"""Finds the Clang to call, and its version."""

import os
import shutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from wfv.errors import OptionError

INCLUDE = Path(__file__).resolve().parent / "include"  # our own headers
VARIABLE = "WFV_CLANG"  # environment variable that names another Clang
MAJOR = 22  # the version whose IR llvmlite reads


def clang_command() -> tuple[str, ...]:
    """The program and first arguments that call Clang: WFV_CLANG's, ziglang's, or `clang-22` on the path.

    Raises OptionError if there is none.
    """
    if given := os.environ.get(VARIABLE):
        path = shutil.which(given)
        if path is None:
            raise OptionError(f"{VARIABLE}={given!r}: no such program")
        return (path,)
    spec = find_spec("ziglang")
    if spec is not None and spec.submodule_search_locations:
        zig = Path(spec.submodule_search_locations[0]) / "zig"
        if zig.exists():
            return (str(zig), "clang")
    if path := shutil.which(f"clang-{MAJOR}"):
        return (path,)
    raise OptionError(
        "OpenCL C needs Clang, which is not installed",
        help=f"pip install 'wfv[opencl]', or set {VARIABLE} to a Clang {MAJOR}",
    )


def clang_version() -> str:
    """The first line of `clang --version`, "" if Clang does not start. Raises OptionError if there is no Clang."""
    return _version(clang_command())


@cache
def _version(command: tuple[str, ...]) -> str:
    import subprocess

    from wfv.opencl import limited_process

    try:
        limit = limited_process.LIMITS.time
        done = subprocess.run([*command, "--version"], capture_output=True, timeout=limit, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode(errors="replace").partition("\n")[0].strip()
