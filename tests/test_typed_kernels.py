"""mypy and Pyright accept kernels in Python in their strictest modes, and find mistakes in them."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

pytest.importorskip("numba", reason="kernels in Python need Numba")

KERNELS = """
from typing import Literal

import numpy as np

import wfv


@wfv.kernel
def saxpy(y: wfv.Array[np.float32], x: wfv.Array[np.float32, Literal[1]], a: np.float32) -> None:
    i = wfv.global_id(0)
    if x[i] > 0 and i < y.shape[0]:
        y[i] += a * x[i]


@wfv.kernel(local_size=64, lanes=8)
def sums(out: wfv.Array[np.float32, Literal[2]], n: int) -> None:
    own = wfv.local_array(64, np.float32)
    own[wfv.local_id(0)] = out[wfv.global_id(0), n]
    wfv.barrier()
    total = wfv.work_group_reduce_add(own[0]) + wfv.sub_group_shuffle_xor(own[1], 1)
    wfv.atomic_add(out, (0, 0), total)
    wfv.printf("%f", total)


x, y = np.zeros(64, np.float32), np.zeros(64, np.float32)
saxpy[64](y, x, 2.0)
saxpy[(64,), (64,)](y, x, 2.0)
saxpy(64, None, y, x, a=2.0)
bound = saxpy.bind(y, x, 2.0)
bound(64)
print(saxpy.compile().remarks, saxpy.check(64, 64, y, x, 2.0), sums.py_func)
"""

MISTAKES = """
import wfv


@wfv.kernel
def wrong(out: wfv.Array[float]) -> None:
    out[wfv.gloabl_id(0)] = wfv.local_id("x")


wrong.lanch(5)
wrong[5](1)
wfv.kernel(5)
"""


def output(*command: str | Path) -> str:
    """What a module of Python prints that is run with these arguments, and finds this wfv."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-m", *command], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True,
        timeout=300, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def mypy(text: str, folder: Path) -> str:
    pytest.importorskip("mypy", reason="types are checked by mypy")
    path = folder / "kernels.py"
    path.write_text(text)
    return output("mypy", "--strict", "--follow-imports=silent", "--no-error-summary", "--config-file=", path)


@cache
def pyright_version() -> str:
    """What `pyright --version` prints; the package fetches Pyright, and Node where the system has none."""
    return output("pyright", "--version")


def pyright(text: str, folder: Path) -> str:
    pytest.importorskip("pyright", reason="types are checked by Pyright")
    if not pyright_version().startswith("pyright "):
        pytest.skip(f"Pyright does not run here: {pyright_version().strip()[-200:]}")
    path = folder / "kernels.py"
    path.write_text(f"# pyright: strict\n{text}")
    return output("pyright", "--pythonpath", sys.executable, path)


@pytest.mark.full
def test_a_module_of_kernels_is_strictly_typed(tmp_path: Path) -> None:
    assert mypy(KERNELS, tmp_path) == ""


@pytest.mark.full
def test_mypy_finds_mistakes(tmp_path: Path) -> None:
    found = mypy(MISTAKES, tmp_path)
    for mistake in (
        'has no attribute "gloabl_id"',
        '"local_id" has incompatible type',
        'attribute "lanch"',
        '"kernel"',
    ):
        assert mistake in found
    assert found.count("error:") == 4


@pytest.mark.full
def test_pyright_accepts_a_module_of_kernels(tmp_path: Path) -> None:
    assert pyright(KERNELS, tmp_path).startswith("0 errors, 0 warnings")


@pytest.mark.full
def test_pyright_finds_mistakes(tmp_path: Path) -> None:
    found = pyright(MISTAKES, tmp_path)
    lines = {int(line.split(":")[1]) for line in found.splitlines() if " - error: " in line}
    assert lines == {8, 11, 13} and '"gloabl_id" is not a known attribute' in found
