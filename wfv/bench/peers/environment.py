"""The environment of a peer's process: one implementation, in one mode, with so many threads, without caches."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import wfv
from wfv.bench.peers.peer import DRIVER, INTEL, MODE_VARIABLE, POCL, Peer

# What the user has set for these would change the comparison.
OWN_PREFIXES = ("OCL_ICD_", "CL_CONFIG_", "DPCPP_", "POCL_", "PYOPENCL_", "OPENCL_VENDOR_")
ROOT = Path(wfv.__file__).resolve().parent.parent


def variables(peer: Peer, library: str, threads: int, folder: Path) -> dict[str, str]:
    """What is set for this peer, beyond the environment of this process. Writes `folder`/NAME/vendors/NAME.icd."""
    own = folder / peer.label.replace(" ", "-")
    vendors = own / "vendors"
    vendors.mkdir(parents=True, exist_ok=True)
    (vendors / f"{peer.vendor}.icd").write_text(f"{library}\n")
    # Some ICD loaders need the slash to see that it is a folder.
    common = {"OCL_ICD_VENDORS": f"{vendors}/", "PYOPENCL_NO_CACHE": "1"}
    return {**common, **_OF_VENDOR[peer.vendor](peer, library, threads, own)}


def _intel(peer: Peer, library: str, threads: int, own: Path) -> dict[str, str]:
    mode = {MODE_VARIABLE: peer.mode} if peer.mode else {}
    count = str(threads)
    folder = str(Path(library).parent)
    return {"CL_CONFIG_CPU_TBB_NUM_WORKERS": count, "DPCPP_CPU_NUM_CUS": count, "LD_LIBRARY_PATH": folder, **mode}


def _pocl(peer: Peer, library: str, threads: int, own: Path) -> dict[str, str]:
    count = {"POCL_MAX_PTHREAD_COUNT": str(threads)}
    return {"POCL_DEVICES": "pthread", "POCL_KERNEL_CACHE": "0", "POCL_CACHE_DIR": str(own / "cache"), **count}


def _driver(peer: Peer, library: str, threads: int, own: Path) -> dict[str, str]:
    return {"WFV_THREADS": str(threads), "WFV_CACHE": "off"}


_OF_VENDOR = {INTEL: _intel, POCL: _pocl, DRIVER: _driver}


def process_environment(own: Mapping[str, str], inherited: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The inherited variables but for those of OpenCL, and the peer's own. Paths are put in front of inherited ones."""
    kept = {name: value for name, value in inherited.items() if not name.startswith(OWN_PREFIXES)}
    paths = {"PYTHONPATH": str(ROOT), "LD_LIBRARY_PATH": own.get("LD_LIBRARY_PATH", "")}
    joined = {name: os.pathsep.join(filter(None, (path, kept.get(name)))) for name, path in paths.items()}
    return {**kept, **own, **{name: value for name, value in joined.items() if value}}
