"""The peers by name, where their libraries are, and the environment of a peer's process.

One peer is one column of the table: an implementation in one mode, in a process of its own, with so many threads and
without caches. Nothing is loaded to find out whether it is there.
"""

import importlib.util
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import yaml

from wfv.errors import OptionError, known

INTEL, POCL, DRIVER = "intel", "pocl", "wfv-driver"
MODE_VARIABLE = "CL_CONFIG_CPU_VECTORIZER_MODE"
VENDORS: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("peers.yaml").read_text())


@dataclass(frozen=True)
class Peer:
    """`vendor` is a key of VENDORS, `mode` one of its modes."""

    vendor: str
    mode: str = ""

    @property
    def label(self) -> str:
        """`intel`, or `intel 8`."""
        return f"{self.vendor} {self.mode}".rstrip()


def parse_vendors(text: str) -> list[str]:
    """The vendors of the option --peers, each once. Raises OptionError."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise OptionError("no peers", help="pass some, such as --peers intel,pocl")
    return list(dict.fromkeys(known(name, VENDORS, "peer") for name in names))


def peers_of(vendor: str) -> list[Peer]:
    """The vendor's peers, one for each mode."""
    return [Peer(vendor, mode) for mode in VENDORS[vendor]["modes"]]


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


def absence(vendor: str, library: str | None) -> str | None:
    """The missing package or library, and the command that installs it; None if the vendor's peers can run."""
    if library is None:
        return f"not installed: {VENDORS[vendor]['install']}"
    if importlib.util.find_spec("pyopencl") is None:
        return f"pyopencl is not installed: {VENDORS[INTEL]['install']}"
    return None


# The user's values of these would change the comparison.
OWN_PREFIXES = ("OCL_ICD_", "CL_CONFIG_", "DPCPP_", "POCL_", "PYOPENCL_", "OPENCL_VENDOR_")
ROOT = Path(__file__).resolve().parents[3]


def variables(peer: Peer, library: str, threads: int, folder: Path) -> dict[str, str]:
    """The variables for this peer, beyond the environment of this process. Writes `folder`/NAME/vendors/NAME.icd."""
    own = folder / peer.label.replace(" ", "-")
    vendors = own / "vendors"
    vendors.mkdir(parents=True, exist_ok=True)
    (vendors / f"{peer.vendor}.icd").write_text(f"{library}\n")
    # Some ICD loaders need the slash to see that it is a folder.
    common = {"OCL_ICD_VENDORS": f"{vendors}/", "PYOPENCL_NO_CACHE": "1"}
    mode = {MODE_VARIABLE: peer.mode} if peer.mode else {}
    places = {"threads": threads, "own": own, "libraries": Path(library).parent}
    own_variables = VENDORS[peer.vendor]["variables"].items()
    return {**common, **mode, **{name: text.format(**places) for name, text in own_variables}}


def process_environment(own: Mapping[str, str], inherited: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The inherited variables except OpenCL's, and the peer's own. Paths are put before inherited ones."""
    kept = {name: value for name, value in inherited.items() if not name.startswith(OWN_PREFIXES)}
    paths = {"PYTHONPATH": str(ROOT), "LD_LIBRARY_PATH": own.get("LD_LIBRARY_PATH", "")}
    joined = {name: os.pathsep.join(filter(None, (path, kept.get(name)))) for name, path in paths.items()}
    return {**kept, **own, **{name: value for name, value in joined.items() if value}}
