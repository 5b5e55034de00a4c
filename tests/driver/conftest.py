"""The platform that these tests ask: wfv's driver, or the one that WFV_TEST_OPENCL names (wfv, pocl)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.driver.opencl_api import CL, NULL, PLATFORM, Api, World, ffi, loader_path
from wfv.bench.peers.peer import pocl_library
from wfv.driver.library import DriverError, library_path

HERE = Path(__file__).parent


def _wfv_vendors(folder: Path) -> str:
    try:
        (folder / "wfv.icd").write_text(f"{library_path()}\n")
    except DriverError as error:
        pytest.skip(f"the driver cannot be made here: {error}")
    return f"{folder}/"


def _pocl_vendors(folder: Path) -> str:
    library = pocl_library()
    if library is None:
        pytest.skip("PoCL is not installed: apt-get install pocl-opencl-icd")
    (folder / "pocl.icd").write_text(library + "\n")
    os.environ["POCL_CACHE_DIR"] = str(folder / "cache")
    return f"{folder}/"


VENDORS: dict[str, Callable[[Path], str]] = {"wfv": _wfv_vendors, "pocl": _pocl_vendors}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips what PoCL is known not to pass, where PoCL is asked."""
    if PLATFORM != "pocl":
        return
    lines = (HERE / "pocl_deviations.txt").read_text().splitlines()[1:]
    known = {name: why for why, name in (line.split(" | ", 1) for line in lines)}
    for item in items:
        if item.path.parent == HERE and (why := known.get(item.nodeid.rpartition("driver/")[2])):
            item.add_marker(pytest.mark.skip(reason=f"PoCL: {why}"))


@pytest.fixture(scope="session")
def vendors(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What OCL_ICD_VENDORS is: set before the loader's first call, for this process and those that tests start."""
    found = VENDORS[PLATFORM](tmp_path_factory.mktemp("vendors"))
    os.environ["OCL_ICD_VENDORS"] = found
    os.environ["PYOPENCL_NO_CACHE"] = "1"
    return found


@pytest.fixture(scope="session")
def cl(vendors: str) -> Api:
    path = loader_path()
    if path is None:
        pytest.skip("no ICD loader: pip install pyopencl, or apt-get install ocl-icd-libopencl1")
    return Api(path)


@pytest.fixture(scope="session")
def platform(cl: Api) -> Any:
    count = ffi.new("cl_uint *")
    code, _ = cl.outcome("clGetPlatformIDs", 0, NULL, count)
    assert (code, count[0]) == (0, 1)
    found = ffi.new("cl_platform_id[1]")
    cl.clGetPlatformIDs(1, found, NULL)
    return found[0]


@pytest.fixture(scope="module")
def w(cl: Api, platform: Any) -> Iterator[World]:
    """Objects to call entry points with, new for each file."""
    made = World(cl, platform)
    yield made
    if "queue" in vars(made):
        cl.clFinish(made.queue)


@pytest.fixture(scope="session")
def has_images(cl: Api, platform: Any) -> bool:
    device = World(cl, platform).device
    return bool(cl.number("clGetDeviceInfo", device, CL.DEVICE_IMAGE_SUPPORT))
