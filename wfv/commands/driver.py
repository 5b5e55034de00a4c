"""`wfv driver`: the OpenCL platform for programs that exist."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from wfv.driver import install as places
from wfv.driver.library import DriverError, existing_library, libpython
from wfv.errors import OptionError


def run(command: Sequence[str]) -> None:
    """Replaces this process by the command, to which wfv is the only OpenCL platform. Raises OptionError."""
    if not command:
        raise OptionError("no command", help="such as: wfv driver run -- clinfo")
    environment = {**os.environ, places.VARIABLE: f"{places.own_vendors()}/"}
    environment.pop("OCL_ICD_FILENAMES", None)
    sys.stdout.flush()
    try:
        os.execvpe(command[0], list(command), environment)
    except OSError as error:
        raise OptionError(
            f"cannot run {command[0]!r}: {error.strerror}", help="pass the path of a program, or one that is in PATH"
        ) from None


def install(user: bool, prefix: Path | None) -> None:
    """Writes wfv.icd, and says what a program needs to find it."""
    folder = places.vendors(user, prefix)
    print(f"wrote {places.install(folder)}")
    if folder != places.SYSTEM:
        print(f"programs find it with the environment variable {places.VARIABLE}={folder}/")


def uninstall(user: bool, prefix: Path | None) -> None:
    """Removes wfv.icd."""
    print(f"removed {places.uninstall(places.vendors(user, prefix))}")


def status() -> None:
    """Prints the library, and where it is installed."""
    try:
        print(f"Python's library: {libpython()}")
        library = existing_library()
    except DriverError as error:
        print(f"the driver cannot be made: {error.message}\n  help: {error.help}")
        return
    print(f"the driver's library: {library or 'not made yet: `wfv driver run` and `wfv driver install` make it'}")
    for place in places.installed():
        state = "" if place.is_current else ", which is not the one of this wfv: run `wfv driver install` again"
        print(f"installed: {place.file}: {place.library}{state}")
    if not places.installed():
        print("not installed: `wfv driver install` does it, and `wfv driver run -- COMMAND` works without")
