"""Edge cases of single arguments by OpenCL 1.2 (7.5.1) and C99 (F.9): values, and the signs of zeros."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.library_calls import call

INF, NAN = float("inf"), float("nan")
INT_MIN, INT_MAX = -(2**31), 2**31 - 1
TYPES = {"f": np.float32, "d": np.float64}
# (arguments.., result)
EDGES: dict[str, list[tuple[float, ...]]] = {
    "acospi": [(1, 0.0), (0.0, 0.5), (-0.0, 0.5), (-1, 1), (1.5, NAN), (NAN, NAN)],
    "asinpi": [(0.0, 0.0), (-0.0, -0.0), (1, 0.5), (-1, -0.5), (-1.5, NAN)],
    "atanpi": [(0.0, 0.0), (-0.0, -0.0), (INF, 0.5), (-INF, -0.5), (1, 0.25), (-1, -0.25)],
    "atan2pi": [
        (0.0, -0.0, 1), (-0.0, -0.0, -1), (0.0, 0.0, 0.0), (-0.0, 0.0, -0.0), (0.0, -2, 1), (-0.0, -2, -1),
        (0.0, 2, 0.0), (-0.0, 2, -0.0), (-3, 0.0, -0.5), (3, -0.0, 0.5), (3, -INF, 1), (-3, -INF, -1), (3, INF, 0.0),
        (-3, INF, -0.0), (INF, 3, 0.5), (-INF, 3, -0.5), (INF, -INF, 0.75), (-INF, -INF, -0.75), (INF, INF, 0.25),
        (-INF, INF, -0.25),
    ],
    "cospi": [(0.0, 1), (-0.0, 1), (0.5, 0.0), (-1.5, 0.0), (2.5, 0.0), (1, -1), (-3, -1), (2.0**24, 1), (INF, NAN)],
    "sinpi": [(0.0, 0.0), (-0.0, -0.0), (1, 0.0), (2, 0.0), (-1, -0.0), (-2, -0.0), (0.5, 1), (1.5, -1), (-0.5, -1),
              (2.0**24, 0.0), (-INF, NAN)],
    "tanpi": [(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (1, -0.0), (2, 0.0), (-1, 0.0), (-2, -0.0), (0.5, INF),
              (1.5, -INF),
              (-0.5, -INF), (-1.5, INF), (0.25, 1), (0.75, -1), (-0.25, -1), (-1.25, -1), (1.25, 1)],
    "fdim": [(1, NAN, NAN), (NAN, 1, NAN), (INF, INF, 0.0), (-INF, INF, 0.0), (INF, -INF, INF), (2, 3, 0.0)],
    "maxmag": [(NAN, 2, 2), (2, NAN, 2), (-3, 2, -3), (-3, 3, 3), (3, -INF, -INF)],
    "minmag": [(NAN, 2, 2), (2, NAN, 2), (-3, 2, 2), (-3, 3, -3), (3, -INF, 3)],
    "powr": [
        (0.0, -2, INF), (-0.0, -2.5, INF), (0.0, -INF, INF), (-0.0, 3, 0.0), (0.0, 3, 0.0), (1, 5, 1), (1, INF, NAN),
        (1, -INF, NAN), (-1, 2, NAN), (-1, NAN, NAN), (0.0, 0.0, NAN), (-0.0, -0.0, NAN), (INF, 0.0, NAN),
        (2, NAN, NAN),
        (NAN, 2, NAN), (NAN, 0.0, NAN), (5, 0.0, 1), (INF, 2, INF), (INF, -2, 0.0), (0.5, INF, 0.0), (2, INF, INF),
        (2, 10, 1024),
        (-INF, 2, NAN),
    ],
    "remainder": [(6, 4, -2), (-6, 4, 2), (2, 4, 2), (-0.0, 3, -0.0), (4, 2, 0.0), (-4, 2, -0.0), (5, INF, 5),
                  (INF, 2, NAN),
                  (3, 0.0, NAN), (NAN, 1, NAN), (1, NAN, NAN)],
    "nextafter": [(0.0, -0.0, -0.0), (-0.0, 0.0, 0.0), (NAN, 1, NAN), (1, NAN, NAN), (INF, INF, INF)],
    "logb": [(0.0, -INF), (-0.0, -INF), (-INF, INF), (NAN, NAN), (-8, 3), (0.75, -1)],
    "rsqrt": [(0.0, INF), (-0.0, -INF), (INF, 0.0), (-1, NAN), (4, 0.5)],
    "lgamma": [(1, 0.0), (2, 0.0), (0.0, INF), (-0.0, INF), (-1, INF), (-7, INF), (INF, INF), (-INF, INF),
               (NAN, NAN)],
    "tgamma": [(0.0, INF), (-0.0, -INF), (-1, NAN), (-30, NAN), (-INF, NAN), (INF, INF), (NAN, NAN), (180, INF),
               (-200.5, -0.0),
               (-201.5, 0.0), (-2.0**30, NAN)],
    "step": [(1, 1, 1), (1, 0.5, 0.0), (1, NAN, 1)],
    "sign": [(0.0, 0.0), (-0.0, -0.0), (NAN, 0.0), (-INF, -1), (INF, 1), (1e-40, 1)],
    "degrees": [(0.0, 0.0), (-0.0, -0.0), (INF, INF)],
    "radians": [(-0.0, -0.0), (180, np.pi), (-INF, -INF)],
}  # fmt: skip
WITH_INTEGER: dict[str, list[tuple[float, int, float]]] = {
    "ldexp": [(1, INT_MAX, INF), (-1, INT_MAX, -INF), (1, INT_MIN, 0.0), (-1, INT_MIN, -0.0), (-0.0, 9, -0.0),
              (INF, INT_MIN, INF),
              (NAN, 0, NAN), (3, 4, 48), (2.0**-100, 200, 2.0**100), (2.0**-120, 240, 2.0**120)],
    "pown": [
        (0.0, 0, 1), (INF, 0, 1), (NAN, 0, 1), (0.0, -3, INF), (-0.0, -3, -INF), (-0.0, -4, INF), (0.0, 4, 0.0),
        (-0.0, 4, 0.0),
        (-0.0, 3, -0.0), (1, INT_MIN, 1), (-1, INT_MIN, 1), (-1, INT_MAX, -1), (2, INT_MIN, 0.0), (-2, INT_MAX, -INF),
        (0.5, INT_MIN, INF), (-INF, 3, -INF), (-INF, -3, -0.0), (INF, -1, 0.0), (NAN, 1, NAN), (-3, 3, -27),
        (7, 2, 49),
    ],
    "rootn": [
        (0.0, -3, INF), (-0.0, -3, -INF), (0.0, -4, INF), (-0.0, -4, INF), (0.0, 4, 0.0), (-0.0, 4, 0.0),
        (0.0, 3, 0.0),
        (-0.0, 3, -0.0), (-8, 2, NAN), (-8, INT_MIN, NAN), (8, 0, NAN), (-8, 3, -2), (8, -3, 0.5), (81, 4, 3),
        (1, INT_MIN, 1),
        (INF, 3, INF), (-INF, 3, -INF), (-INF, -3, -0.0), (INF, -2, 0.0), (NAN, 2, NAN), (-7, 1, -7),
    ],
}  # fmt: skip


def check(symbol: str, strategy: str, args: list[np.ndarray], wanted: np.ndarray) -> None:
    (got,) = call(symbol, strategy, *args)
    rows = list(zip(*args, wanted, got, strict=True))
    for *inputs, right, value in rows:
        both_nan = np.isnan(right) and np.isnan(value)
        assert both_nan or (right == value and np.signbit(right) == np.signbit(value)), (symbol, inputs, right, value)


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("letter", TYPES)
@pytest.mark.parametrize("name", EDGES)
def test_edges(name: str, letter: str, strategy: str) -> None:
    columns = [np.array(column, TYPES[letter]) for column in zip(*EDGES[name], strict=True)]
    check(f"_Z{len(name)}{name}{letter * (len(columns) - 1)}", strategy, columns[:-1], columns[-1])


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("letter", TYPES)
@pytest.mark.parametrize("name", WITH_INTEGER)
def test_edges_with_integers(name: str, letter: str, strategy: str) -> None:
    numbers, integers, wanted = zip(*WITH_INTEGER[name], strict=True)
    args = [np.array(numbers, TYPES[letter]), np.array(integers, np.int32)]
    check(f"_Z{len(name)}{name}{letter}i", strategy, args, np.array(wanted, TYPES[letter]))
