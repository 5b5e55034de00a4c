"""Entry points in a random order with random arguments, in a process of its own: it ends, and writes no error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.driver.opencl_api import PLATFORM, loader_path
from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.skipif(PLATFORM != "wfv", reason="PoCL crashes")]
ROOT = Path(__file__).parent.parent.parent
CALLS = 5000
SEEDS = [14, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(20, 40))]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_calls(seed: int, vendors: str) -> None:
    if loader_path() is None:
        pytest.skip("no ICD loader: pip install pyopencl, or apt-get install ocl-icd-libopencl1")
    # Errors that are not OpenCL's own are written: each is a fault of the driver.
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "WFV_DRIVER_DEBUG": "1"}
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.driver.random_calls", str(seed), str(CALLS)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, cwd=ROOT, timeout=300)
    # Many calls succeeded, and many error codes were there.
    assert (done.returncode, done.stdout, done.stderr) == (0, "True, True\n", "")
