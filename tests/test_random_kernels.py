"""Random kernels: each strategy leaves the bytes that it should.

A fixed selection; `python -m tests.fuzzing.runner` runs as many as there is time for, and survives crashes.
"""

from __future__ import annotations

import random

import pytest

from tests.fuzzing import kernels, runner

SEEDS = range(3000, 3060)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_kernel(seed: int) -> None:
    """Two draws; each strategy has its turn."""
    text = kernels.random_kernel(seed)
    rng = random.Random(seed)
    for i in range(2):
        strategy = runner.STRATEGIES[(2 * seed + i) % len(runner.STRATEGIES)]
        runner.compare_random(text, runner.random_draw(rng, strategy))
