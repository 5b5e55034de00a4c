"""Random launches in a process of their own: it ends, each launch is right or an error, and right ones stay right."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.requires import needs_clang

ROOT = Path(__file__).parent.parent
CALLS = 2000
SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 12))]


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize("seed", SEEDS)
def test_random_launches(seed: int) -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.random_launches", str(seed), str(CALLS)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT, timeout=300)
    # Many launches were right, and many errors were there.
    assert done.returncode == 0 and done.stdout.startswith("True"), f"{done.stdout}\n{done.stderr}"
