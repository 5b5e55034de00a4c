"""The bundled kernels' inputs, launches and NumPy references: consistent, and in agreement with plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from kernels_ir import catalog
from tests import remake
from tests.support.requires import needs_clang
from wfv import LocalMemory

NAMES = [
    "BitonicSort",
    "BlackScholes",
    "DCT",
    "FastWalshTransform",
    "FloydWarshall",
    "Histogram",
    "Mandelbrot",
    "MatrixTranspose",
    "NBody",
]
MORE = catalog.more_names()


def test_the_catalog_has_the_nine_kernels() -> None:
    assert catalog.names() == NAMES
    assert {path.stem for path in Path(catalog.__file__).parent.rglob("*.cl")} == {*NAMES, *MORE}
    assert not set(NAMES) & set(MORE)


def test_an_unknown_kernel_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(catalog.UnknownKernelError, match="did you mean Mandelbrot"):
        catalog.load("mandelbort")
    with pytest.raises(LookupError, match="there are BitonicSort, "):
        catalog.load("zzz")
    with pytest.raises(ValueError, match="there are tiny, small, default"):
        catalog.load("DCT").workload("huge", 0)


@pytest.mark.parametrize("name", catalog.all_names())
def test_ir_parses_verifies_and_names_no_machine_path(name: str) -> None:
    benchmark = catalog.load(name)
    text = benchmark.ir_path.read_text(encoding="utf-8")
    with llvm.parse_assembly(text, context=llvm.create_context()) as module:
        module.verify()
        assert not module.get_function(benchmark.kernel).is_declaration
    assert 'directory: "."' in text
    assert benchmark.description
    assert benchmark.cl_path.exists()


@needs_clang
def test_the_stored_ir_is_what_clang_makes() -> None:
    assert not remake.differences("kernels"), "python tests/remake.py kernels"


@pytest.mark.parametrize("size", catalog.SIZES)
@pytest.mark.parametrize("name", catalog.all_names())
def test_launches_fit_the_kernel(name: str, size: str) -> None:
    benchmark = catalog.load(name)
    text = benchmark.ir_path.read_text(encoding="utf-8")
    with llvm.parse_assembly(text, context=llvm.create_context()) as module:
        parameters = [str(argument.type) for argument in module.get_function(benchmark.kernel).arguments]
    workload = benchmark.workload(size, 0)
    owned = {id(array) for array in workload.arrays.values()}
    for launch in workload.launches:
        assert len(launch.global_size) == len(launch.local_size) <= 2
        assert all(total % group == 0 for total, group in zip(launch.global_size, launch.local_size, strict=True))
        groups = np.prod(launch.global_size) // np.prod(launch.local_size)
        assert groups > 1
        assert size == "tiny" or launch.local_size[0] % (8 if name == "DCT" else 16) == 0
        assert len(launch.args) == len(parameters)
        for argument, parameter in zip(launch.args, parameters, strict=True):
            if isinstance(argument, np.ndarray):
                assert id(argument) in owned and argument.flags.c_contiguous
            else:
                wanted = {"i32": int, "float": float}.get(parameter, LocalMemory)
                assert isinstance(argument, wanted)


@pytest.mark.parametrize("name", catalog.all_names())
def test_a_workload_is_reproducible_resets_and_detects_wrong_results(name: str) -> None:
    make = catalog.load(name).workload
    workload, again, other = make("tiny", 1), make("tiny", 1), make("tiny", 2)
    assert all(np.array_equal(workload.arrays[key], again.arrays[key]) for key in workload.arrays)
    assert workload.mismatches(), "nothing ran, yet it verifies"
    assert name == "Mandelbrot" or any(not np.array_equal(workload.arrays[k], other.arrays[k]) for k in other.arrays)

    for key, array in workload.arrays.items():
        array[...] = workload.expected[key]
    # The tolerance leaves room for expected values rounded to the array's type.
    assert workload.mismatches() == []
    for key, array in workload.arrays.items():
        saved = array.copy()
        array.flat[array.size // 2] += 1
        (line,) = workload.mismatches()
        assert line.startswith(f"{key}: 1 of {array.size} differ")
        if array.dtype == np.float32:
            array.flat[array.size // 2] = np.nan
            assert len(workload.mismatches()) == 1
        array[...] = saved

    workload.reset()
    assert all(np.array_equal(workload.arrays[key], again.arrays[key]) for key in workload.arrays)


def test_a_nan_is_right_where_one_is_expected() -> None:
    out = np.zeros(4)
    workload = catalog.Workload(
        {"out": out}, [], lambda initial: {"out": np.array([np.nan, 1, np.nan, 2])}, {"out": (0, 0)}
    )
    out[:] = np.nan, 1, np.nan, 2
    assert workload.mismatches() == []
    out[:] = np.nan, 1, 0, np.nan
    assert "2 of 4 differ" in workload.mismatches()[0]
    workload.tolerance.clear()
    assert "2 of 4 differ" in workload.mismatches()[0]
    out[:] = np.nan, 1, np.nan, 2
    assert workload.mismatches() == []


def test_bitonic_reference_is_sorted_both_ways() -> None:
    for seed, sign in ((0, 1), (1, -1)):
        keys = catalog.load("BitonicSort").workload("small", seed).expected["keys"].astype(np.int64)
        assert np.all(sign * np.diff(keys) >= 0)


def test_black_scholes_prices_obey_their_bounds() -> None:
    workload = catalog.load("BlackScholes").workload("small", 0)
    call, put = workload.expected["call"], workload.expected["put"]
    u = workload.arrays["random"].astype(np.float64)
    spot, discounted = 100 - 90 * u, (25 + 50 * u) * np.exp(-(0.05 - 0.04 * u) * (10 - 9 * u))
    slack = 1e-9
    assert np.all(call <= spot + slack) and np.all(call >= np.maximum(spot - discounted, 0) - slack)
    assert np.all(put <= discounted + slack) and np.all(put >= np.maximum(discounted - spot, 0) - slack)


def test_dct_keeps_energy_and_finds_a_single_cosine() -> None:
    workload = catalog.load("DCT").workload("small", 0)
    image, coefficients = workload.arrays["image"].astype(np.float64), workload.expected["coefficients"]
    assert np.isclose(np.sum(image**2), np.sum(coefficients**2))
    constant = {"image": np.full((8, 8), 3.0)}
    single = workload.reference(constant)["coefficients"]
    assert np.isclose(single[0, 0], 24.0) and np.allclose(single.flat[1:], 0.0)


def test_walsh_transform_twice_is_the_length_times_the_input() -> None:
    workload = catalog.load("FastWalshTransform").workload("small", 0)
    once = workload.expected["a"]
    twice = workload.reference({"a": once})["a"]
    assert np.array_equal(twice, once.size * workload.arrays["a"].astype(np.float64))


def test_shortest_paths_agree_with_repeated_min_plus_squaring() -> None:
    workload = catalog.load("FloydWarshall").workload("small", 0)
    edges = workload.arrays["dist"].astype(np.int64)
    shortest = edges
    for _ in range(len(edges).bit_length()):
        shortest = np.min(shortest[:, :, None] + shortest[None, :, :], axis=1)
    dist, path = workload.expected["dist"].astype(np.int64), workload.expected["path"].astype(np.int64)
    assert np.array_equal(dist, shortest)
    start, end = np.nonzero(path != np.arange(len(path))[:, None])
    via = path[start, end]
    assert np.array_equal(dist[start, end], dist[start, via] + dist[via, end])


@pytest.mark.parametrize("size", catalog.SIZES)
def test_histogram_counts_every_value_and_no_byte_overflows(size: str) -> None:
    workload = catalog.load("Histogram").workload(size, 0)
    data = workload.arrays["data"]
    assert data.max() <= 255
    assert np.all(np.any(data != data[:, :1], axis=1))
    assert np.array_equal(workload.expected["result"].sum(axis=0), np.bincount(data.reshape(-1), minlength=256))


def test_mandelbrot_diverges_within_rows() -> None:
    image = catalog.load("Mandelbrot").workload("small", 0).expected["image"]
    assert image.max() == 64 and image.min() < 3
    assert np.mean(np.ptp(image, axis=1) > 0) > 0.9


def test_nbody_keeps_momentum() -> None:
    workload = catalog.load("NBody").workload("tiny", 0)
    mass = workload.arrays["pos0"][:, 3:].astype(np.float64)
    before = np.sum(mass * workload.arrays["vel0"], axis=0)
    after = np.sum(mass * workload.expected["vel1"], axis=0)
    assert np.allclose(before, after, atol=1e-9)
    assert not np.allclose(workload.arrays["vel0"], workload.expected["vel1"], atol=1e-3)


# The kernels once more, an item at a time in plain Python: `item` runs for every id of every launch. Where the kernel
# has a barrier, it is a generator that yields there.
F = np.float32


def bitonic_sort(tid: int, keys: Any, stage: int, step: int, ascending: int) -> None:
    distance = 1 << (stage - step)
    left = tid // distance * 2 * distance + tid % distance
    up = bool(ascending) ^ bool(tid >> stage & 1)
    if (keys[left] > keys[left + distance]) == up:
        keys[[left, left + distance]] = keys[[left + distance, left]]


def fast_walsh_transform(tid: int, a: Any, step: int) -> None:
    pair = 2 * step * (tid // step) + tid % step
    a[pair], a[pair + step] = a[pair] + a[pair + step], a[pair] - a[pair + step]


def floyd_warshall(x: int, y: int, dist: Any, path: Any, nodes: int, node: int) -> None:
    through = int(dist[y, node]) + int(dist[node, x])
    if through < dist[y, x]:
        dist[y, x], path[y, x] = through, node


def mandelbrot(column: int, row: int, out: Any, x0: float, y0: float, dx: float, dy: float, limit: int, _: int) -> None:
    cx, cy = F(x0) + F(dx) * F(column), F(y0) + F(dy) * F(row)
    x, y, count = F(0), F(0), 0
    while count < limit and x * x + y * y <= F(4):
        x, y, count = x * x - y * y + cx, F(2) * x * y + cy, count + 1
    out[row, column] = count


@pytest.mark.parametrize(
    ("name", "item"),
    [
        ("BitonicSort", bitonic_sort),
        ("FastWalshTransform", fast_walsh_transform),
        ("FloydWarshall", floyd_warshall),
        ("Mandelbrot", mandelbrot),
    ],
)
def test_plain_python_agrees(name: str, item: Callable[..., None]) -> None:
    workload = catalog.load(name).workload("tiny", 3)
    for launch in workload.launches:
        for ids in product(*map(range, launch.global_size)):
            item(*ids, *launch.args)
    assert workload.mismatches() == []


Ids = tuple[int, ...]


def dct(
    lid: Ids, group: Ids, out: Any, source: Any, table: Any, inter: Any, _: int, n: int, inverse: int
) -> Iterator[None]:
    (x, y), top, left = lid, group[1] * n, group[0] * n
    inter[y * n + x] = sum(source[top + y, left + k] * (table[x, k] if inverse else table[k, x]) for k in range(n))
    yield
    out[top + y, left + x] = sum((table[y, k] if inverse else table[k, y]) * inter[k * n + x] for k in range(n))


def transpose(lid: Ids, group: Ids, out: Any, source: Any, tile: Any, _: int, __: int, n: int) -> Iterator[None]:
    x, y = lid
    tile[y * n + x] = source[group[1] * n + y, group[0] * n + x]
    yield
    out[group[0] * n + y, group[1] * n + x] = tile[x * n + y]


@pytest.mark.parametrize(("name", "item"), [("DCT", dct), ("MatrixTranspose", transpose)])
def test_plain_python_with_barriers_agrees(name: str, item: Callable[..., Iterator[None]]) -> None:
    workload = catalog.load(name).workload("tiny", 3)
    for launch in workload.launches:
        counts = [total // local for total, local in zip(launch.global_size, launch.local_size, strict=True)]
        for group in product(*map(range, counts)):
            args = [np.full(arg.nbytes // 4, np.nan, F) if isinstance(arg, LocalMemory) else arg for arg in launch.args]
            items = [item(ids, group, *args) for ids in product(*map(range, launch.local_size))]
            for _ in range(2):
                for one in items:
                    next(one, None)
    assert workload.mismatches() == []
