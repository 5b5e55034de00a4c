"""The arguments that math functions are measured on."""

from __future__ import annotations

import numpy as np
import pytest

from tests.math_functions import measure as measuring
from tests.math_functions.functions import FUNCTIONS, TYPES, drawn, some_floats
from tests.math_functions.kernels import Variant
from tests.math_functions.measure import Amount, Task
from tests.support.math_errors import INF, NAN


def test_all_floats_are_measured() -> None:
    first, step, count = (1 << 32) - (1 << 16), 1, 1 << 16
    assert np.array_equal(some_floats(first, step, count).view(np.uint32), np.arange(first, 1 << 32, dtype=np.uint32))
    blocks = [x for task in (Task((Variant("log", "float", "fast", 8),), Amount(1 << 12, 0, 0), i, 3) for i in range(3))
              for x, _ in measuring._blocks(task)]  # fmt: skip
    bits = np.sort(np.concatenate([x[0] for x in blocks]).view(np.uint32))
    assert np.array_equal(bits, np.arange(0, 1 << 32, 1 << 12, dtype=np.uint32))


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", ["pow", "rootn", "fma", "log"])
def test_drawn_arguments_have_all_kinds(name: str, type: str) -> None:
    function = FUNCTIONS[name]
    columns = drawn(function, type, 1 << 16, 0)
    others = drawn(function, type, 1 << 16, 1)
    assert all(
        np.array_equal(a, b, equal_nan=True) for a, b in zip(columns, drawn(function, type, 1 << 16, 0), strict=True)
    )
    assert not np.array_equal(columns[0], others[0], equal_nan=True)
    for column in (c for c in columns if c.dtype.kind == "f"):
        limits = np.finfo(column.dtype)
        tiny = (column != 0) & (np.abs(column) < limits.smallest_normal)
        kinds = [np.isnan(column), column == INF, column == -INF, column == 0, tiny, column == limits.max]
        assert all(kind.any() for kind in kinds)
        assert len(np.unique(np.frexp(column[np.isfinite(column)])[1])) > 0.9 * (limits.maxexp - limits.minexp)
    with np.errstate(all="ignore"):
        if name == "pow":
            power = columns[0].astype(float) ** columns[1]
            assert (np.isfinite(power) & (power != 0) & (power != 1)).mean() > 0.2


def test_all_pairs_of_special_values_occur() -> None:
    """Over all blocks of the full measurement, and each once."""
    pairs = np.concatenate([np.stack(drawn(FUNCTIONS["pow"], "float", 1 << 15, block)) for block in range(8)], axis=1)
    few = np.array([0.0, -0.0, 1.0, -1.0, 0.5, 3.0, INF, -INF, np.finfo(np.float32).max, NAN], np.float32)
    bits, chosen = pairs.view(np.uint32), few.view(np.uint32)
    both = bits[:, np.isin(bits, chosen).all(axis=0)]
    assert len(np.unique(both, axis=1).T) == len(few) ** 2
