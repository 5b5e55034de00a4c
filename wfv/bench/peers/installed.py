"""Where the peers' libraries are, and what to do where one is absent. Nothing is loaded to find out."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

from wfv.bench.peers.peer import DRIVER, INTEL, POCL
from wfv.driver.library import library_path
from wfv.errors import Error

INSTALL_EXTRA = "pip install 'wfv[peers]'"
INSTALL_POCL = "apt-get install pocl-opencl-icd"
INSTALL_DRIVER = "pip install 'wfv[driver]'; `wfv driver install --prefix DIR` says what else is missing"
INTEL_LIBRARY = "libintelocl.so"
ICD_FOLDERS = (Path("/etc/OpenCL/vendors"), Path(sys.prefix) / "etc/OpenCL/vendors")


def intel_library() -> str | None:
    """The path of Intel's library from PyPI: the wheel's data is in the environment's `lib`, or in the user's."""
    try:
        files = metadata.files("intel-opencl-rt") or []
    except metadata.PackageNotFoundError:
        return None
    found = [Path(str(file.locate())).resolve() for file in files if file.name == INTEL_LIBRARY]
    return next((str(path) for path in found if path.exists()), None)


def pocl_library(folders: tuple[Path, ...] = ICD_FOLDERS) -> str | None:
    """The library that PoCL's .icd file names: a path, or a name for the dynamic linker."""
    for folder in folders:
        for file in sorted(folder.glob("*pocl*.icd")):
            if line := file.read_text().strip():
                return line.splitlines()[0]
    return None


def driver_library() -> str | None:
    """wfv's own driver, which is made if it does not exist yet."""
    try:
        return str(library_path())
    except (Error, metadata.PackageNotFoundError):
        return None


LIBRARIES: dict[str, Callable[[], str | None]] = {INTEL: intel_library, POCL: pocl_library, DRIVER: driver_library}
_HINTS = {INTEL: INSTALL_EXTRA, POCL: INSTALL_POCL, DRIVER: INSTALL_DRIVER}


def find_library(vendor: str) -> str | None:
    """The vendor's library, None if it is not installed."""
    return LIBRARIES[vendor]()


def absence(vendor: str, library: str | None) -> str | None:
    """What is missing, and the command that installs it; None if the vendor's peers can run."""
    if library is None:
        return f"not installed: {_HINTS[vendor]}"
    if importlib.util.find_spec("pyopencl") is None:
        return f"pyopencl is not installed: {INSTALL_EXTRA}"
    return None
