"""mypy accepts kernels in Python in its strictest mode, and finds mistakes in them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")
pytest.importorskip("mypy", reason="types are checked by mypy")

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


def checked(text: str, folder: Path) -> str:
    path = folder / "kernels.py"
    path.write_text(text)
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--no-error-summary"]
    done = subprocess.run([*command, "--config-file=", path], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.full
def test_a_module_of_kernels_is_strictly_typed(tmp_path: Path) -> None:
    assert checked(KERNELS, tmp_path) == ""


@pytest.mark.full
def test_mistakes_are_found(tmp_path: Path) -> None:
    found = checked(MISTAKES, tmp_path)
    for mistake in (
        'has no attribute "gloabl_id"',
        '"local_id" has incompatible type',
        'attribute "lanch"',
        '"kernel"',
    ):
        assert mistake in found
    assert found.count("error:") == 4
