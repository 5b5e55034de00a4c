"""Measures kernels whose id 0 is the row, and others, against the same kernels with two dimensions exchanged by hand.

`PYTHONPATH=. python docs/row_first.py [KERNEL ..]` prints a row for each kernel of docs/row_first.cl and each local
size: the milliseconds of a launch as given, then the given form's time over the time of the one exchanged by hand,
for each strategy. Launches of both forms take turns; the times are the least, of one thread.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import wfv
from wfv.runtime.kernel import Kernel

STRATEGIES = ("naive", "unival", "unicf", "auto")
ROUNDS = 25  # launches of each form that are timed
Sizes = tuple[int, ...]
Arrays = dict[str, np.ndarray]
rng = np.random.default_rng(1)


@dataclass(frozen=True)
class Case:
    """A kernel of docs/row_first.cl. `order`: the axes of its arrays that ids 0, 1 and 2 count.

    `lanes`: the dimension that lanes run along; `other`: the one that is exchanged with dimension 0 by hand.
    `arrays(shape)`: its arrays, the results first; `results(arrays)`: those that are expected. `side`: of the arrays of
    two dimensions; `across`: elements that a work-item has.
    """

    order: Sizes
    lanes: int
    arrays: Callable[[Sizes], Arrays]
    results: Callable[[Arrays], list[np.ndarray]]
    other: int = 1
    local_sizes: tuple[Sizes | None, ...] = (None, (16, 16), (1, 256), (256, 1))
    shape: Sizes = (2048, 2048)
    across: int = 1

    def global_size(self, shape: Sizes) -> Sizes:
        """That of a launch on arrays of this shape."""
        items = (*shape[:-1], shape[-1] // self.across)
        return tuple(items[axis] for axis in self.order)

    def by_hand(self, sizes: Sizes) -> Sizes:
        """Sizes with dimension 0 and the other one exchanged."""
        return tuple(sizes[place] for place in self._places[: len(sizes)])

    def kernel(self, name: str, is_exchanged: bool, **options: Any) -> Kernel:
        """The kernel as given, or exchanged by hand."""
        ids = self._places if is_exchanged else (0, 1, 2)
        defines = dict(zip(("FIRST", "SECOND", "THIRD"), ids, strict=True))
        return wfv.build(Path(__file__).with_suffix(".cl"), defines=defines, **options)[name]

    @property
    def _places(self) -> Sizes:
        return tuple({0: self.other, self.other: 0}.get(each, each) for each in range(3))


def floats(*shape: int) -> np.ndarray:
    return rng.integers(0, 64, shape).astype(np.float32)


def in_and_out(shape: Sizes) -> Arrays:
    """A result that the kernel fills, and what it reads."""
    return {"out": np.zeros(shape, np.float32), "x": floats(*shape)}


def transposed(shape: Sizes) -> Arrays:
    return {"out": np.zeros(shape[::-1], np.float32), "x": floats(*shape)}


def with_table(shape: Sizes) -> Arrays:
    at = rng.integers(0, 4096, shape).astype(np.int32)
    return {"out": np.zeros(shape, np.float32), "table": floats(4096), "at": at}


def two_factors(shape: Sizes) -> Arrays:
    return {**in_and_out(shape), "y": floats(*shape)}


def eliminated(arrays: Arrays) -> list[np.ndarray]:
    x, y, ratio = (array.copy() for array in arrays.values())
    y[1:] -= ratio[1:, 0] * y[0]
    x[1:] -= ratio[1:, :1] * x[0]
    return [x, y]


def scaled(arrays: Arrays) -> list[np.ndarray]:
    return [2 * arrays["x"] + numbers(arrays, 0)]


def in_planes(arrays: Arrays) -> list[np.ndarray]:
    return [2 * arrays["x"] + numbers(arrays, 0) - numbers(arrays, 1)]


def numbers(arrays: Arrays, axis: int) -> np.ndarray:
    """The number of each element along an axis."""
    return np.indices(arrays["x"].shape, np.float32, sparse=True)[axis]


def summed(arrays: Arrays) -> list[np.ndarray]:
    x = np.pad(arrays["x"], 1)
    rows, columns = arrays["x"].shape
    return [sum((x[i : i + rows, j : j + columns] for i in range(3) for j in range(3)), 0 * arrays["x"])]


def turned(arrays: Arrays) -> list[np.ndarray]:
    x = arrays["x"]
    tiles = x.reshape(len(x) // 16, 16, -1, 16).transpose(0, 3, 2, 1)
    return [tiles.reshape(x.shape)]


def reversed_vectors(arrays: Arrays) -> list[np.ndarray]:
    x = arrays["x"]
    return [x.reshape(len(x), -1, 4)[:, :, ::-1].reshape(x.shape) + numbers(arrays, 0)]


ROW_FIRST = partial(Case, (0, 1), 1)
PLANES = {
    "local_sizes": (None, (4, 4, 16), (1, 1, 256), (16, 4, 4)), "shape": (128, 128, 256), "results": in_planes,
    "arrays": in_and_out,
}  # fmt: skip
CASES: Mapping[str, Case] = {
    "fan2": ROW_FIRST(lambda s: {"x": floats(*s), "y": floats(s[0]), "ratio": floats(*s)}, eliminated),
    "row_first": ROW_FIRST(in_and_out, scaled),
    "column_first": Case((1, 0), 0, in_and_out, scaled),
    "stencil": ROW_FIRST(in_and_out, summed),
    "vectors": ROW_FIRST(in_and_out, reversed_vectors, across=4),
    "look_up": ROW_FIRST(with_table, lambda arrays: [arrays["table"][arrays["at"]]]),
    "product": ROW_FIRST(two_factors, lambda arrays: [arrays["x"] @ arrays["y"]], shape=(256, 256)),
    "turned_tiles": ROW_FIRST(in_and_out, turned, local_sizes=((16, 16),)),
    "planes": Case((0, 1, 2), 2, other=2, **PLANES),  # type: ignore[arg-type]
    "planes_last": Case((1, 2, 0), 1, **{**PLANES, "local_sizes": (None, (4, 16, 4), (1, 256, 1))}),  # type: ignore[arg-type]
    "transpose": Case((1, 0), 1, transposed, lambda arrays: [arrays["x"].T]),
    "transpose_rows": Case((0, 1), 0, transposed, lambda arrays: [arrays["x"].T]),
}


def measure(name: str, local_size: Sizes | None, strategy: str) -> tuple[float, float]:
    """Milliseconds of a launch as given, and its time over that of the form exchanged by hand."""
    case = CASES[name]
    arrays, size = case.arrays(case.shape), case.global_size(case.shape)
    arguments = *arrays.values(), case.shape[-1], case.shape[-2]
    given, by_hand = (case.kernel(name, exchanged, strategy=strategy, threads=1) for exchanged in (False, True))
    launches = (
        partial(given, size, local_size, *arguments),
        partial(by_hand, case.by_hand(size), local_size and case.by_hand(local_size), *arguments),
    )
    for launch in launches * 2:  # the second one compiles constants in
        launch()
    rounds = [tuple(map(seconds, launches)) for _ in range(ROUNDS)]
    own, other = map(min, zip(*rounds, strict=True))
    return 1e3 * own, own / other


def seconds(launch: Callable[[], None]) -> float:
    begin = time.thread_time()
    launch()
    return time.thread_time() - begin


def main(names: list[str]) -> None:
    print("| kernel | local size |", " | ".join(STRATEGIES), "|")
    print("|---|---|" + "---|" * len(STRATEGIES))
    for name in names or CASES:
        for local_size in CASES[name].local_sizes:
            cells = [f"{time:.2f} ({ratio:.2f})" for time, ratio in (measure(name, local_size, s) for s in STRATEGIES)]
            shown = "x".join(map(str, local_size)) if local_size else "open"
            print(f"| {name} | {shown} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
