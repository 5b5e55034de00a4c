"""Barriers in branches on local ids, in kernels whose attributes leave only one such id."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, build

pytestmark = needs_clang


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_dimension_of_one_work_item_does_not_diverge(strategy: str) -> None:
    program = build("groups_of_one.cl", strategy)
    x = np.arange(8, dtype=np.int32)
    program.alone(8, 1, x)
    assert x.tolist() == [2 * (i + 1) for i in range(8)]
    program.row(8, 4, x)
    assert x.tolist() == [2 * (i + 1) + 3 for i in range(8)]


def test_other_dimensions_still_do() -> None:
    with pytest.raises(wfv.BarrierDivergenceError, match="line 20"):
        build("groups_of_one.cl", "unicf").divergent(4, 4, np.zeros(4, np.int32))
