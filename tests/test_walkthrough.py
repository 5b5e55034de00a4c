"""docs/walkthrough.md: its IR is what wfv makes today, and its kernel computes the right thing in every strategy."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import wfv

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ROOT / "docs" / "walkthrough.ll"


def settled(x: np.ndarray, local_size: int, mirror: bool) -> np.ndarray:
    result = x.copy()
    for i, value in enumerate(x):
        if value > 0:
            result[i] = value * np.float32(0.5)
            while result[i] > 1:
                result[i] *= np.float32(0.5)
            if mirror:
                result[i] += x[i // local_size * local_size + local_size - 1 - i % local_size]
    return result


def test_the_page_shows_what_wfv_makes() -> None:
    command, environment = [sys.executable, "docs/walkthrough.py", "--check"], {**os.environ, "PYTHONPATH": "."}
    done = subprocess.run(command, cwd=ROOT, check=False, env=environment)
    assert done.returncode == 0, "run: PYTHONPATH=. python docs/walkthrough.py"


def test_the_values_that_the_text_names_are_in_the_ir() -> None:
    prose, shown = "", ""
    for number, part in enumerate((ROOT / "docs" / "walkthrough.md").read_text().split("```")):
        prose, shown = (prose, shown + part) if number % 2 else (prose + part, shown)
    named = set(re.findall(r"`(%[\w.]+)`", prose))
    assert len(named) > 20 and {name for name in named if not re.search(rf"{re.escape(name)}(?![\w.])", shown)} == set()


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
@pytest.mark.parametrize("mirror", [0, 1])
def test_the_kernel_of_the_page_is_right(strategy: str, mirror: int) -> None:
    kernel = wfv.build(KERNEL, strategy=strategy, lanes=4)["settle"]
    x = np.linspace(-2, 6, 60, dtype=np.float32)
    y = np.zeros_like(x)
    kernel(60, 15, y, x, wfv.LocalMemory(15 * 4), mirror)  # 15: the remainder loop runs too
    np.testing.assert_array_equal(y, settled(x, 15, bool(mirror)))
