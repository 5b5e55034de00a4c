"""Kernels in Python: what they compute under several strategies, as NumPy or plain Python computes it."""

from __future__ import annotations

import functools
import math
import re
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv
from wfv.cli import app

WAYS = [
    pytest.param({"strategy": "scalar"}, id="scalar"),
    pytest.param({"strategy": "naive", "lanes": 8}, id="naive-8"),
    pytest.param({"strategy": "unicf", "lanes": 4}, id="unicf-4"),
    pytest.param({"strategy": "unicf", "lanes": 8}, id="unicf-8"),
]
every_way = pytest.mark.parametrize("way", WAYS)
RNG = np.random.default_rng(1)


def saxpy(y, x, a):
    i = wfv.global_id(0)
    if i < y.shape[0]:
        y[i] += a * x[i]


@every_way
def test_saxpy(way: dict[str, Any]) -> None:
    x, y = RNG.random(1000, np.float32), RNG.random(1000, np.float32)
    expected = y + np.float32(2) * x
    wfv.kernel(saxpy, **way)[1024](y, x, 2.0)
    np.testing.assert_array_equal(y, expected)


def mandelbrot(out: wfv.Array[np.int32, 2], limit: int, scale: np.float32):
    px, py = wfv.global_id(0), wfv.global_id(1)
    cx, cy = px * scale - 2, py * scale - 1
    x, y = np.float32(0), np.float32(0)
    n = np.int32(0)
    while x * x + y * y <= 4 and n < limit:
        x, y = x * x - y * y + cx, 2 * x * y + cy
        n += 1
    out[px, py] = n


@every_way
def test_mandelbrot(way: dict[str, Any]) -> None:
    out, expected = np.zeros((60, 40), np.int32), np.zeros((60, 40), np.int32)
    made = wfv.kernel(mandelbrot, **way)
    made[out.shape](out, 50, 0.05)
    made.interpret(out.shape, None, expected, 50, np.float32(0.05))
    assert (out != expected).mean() < 0.01  # a point at the border
    assert len(np.unique(out)) > 10


def normal_cdf(x):
    """The polynomial of Abramowitz and Stegun."""
    k = 1 / (1 + 0.2316419 * abs(x))
    series = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    tail = 0.3989422804 * math.exp(-x * x / 2) * series
    return tail if x < 0 else 1 - tail


def black_scholes(call, put, price, strike, years, rate, volatility):
    i = wfv.global_id(0)
    s, k, t = price[i], strike[i], years[i]
    deviation = volatility * math.sqrt(t)
    d1 = (math.log(s / k) + (rate + volatility * volatility / 2) * t) / deviation
    d2 = d1 - deviation
    discounted = k * math.exp(-rate * t)
    call[i] = s * normal_cdf(d1) - discounted * normal_cdf(d2)
    put[i] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1)


@every_way
def test_black_scholes(way: dict[str, Any]) -> None:
    price, strike, years = (RNG.uniform(*span, 500).astype(np.float32) for span in ((10, 100), (10, 100), (0.2, 2)))
    call, put = np.zeros_like(price), np.zeros_like(price)
    wfv.kernel(black_scholes, **way)[500](call, put, price, strike, years, 0.02, 0.3)
    np.testing.assert_allclose(call - put, price - strike * np.exp(-0.02 * years), atol=2e-4)
    expected = [np.zeros(20) for _ in range(2)]
    doubles = [each[:20].astype(np.float64) for each in (price, strike, years)]
    wfv.kernel(black_scholes).interpret(20, None, *expected, *doubles, 0.02, 0.3)
    np.testing.assert_allclose(call[:20], expected[0], atol=2e-4)


def nbody(positions, velocities, moved, count, step, softening):
    i = wfv.global_id(0)
    x, y, z = positions[i, 0], positions[i, 1], positions[i, 2]
    ax, ay, az = np.float32(0), np.float32(0), np.float32(0)
    for j in range(count):
        dx, dy, dz = positions[j, 0] - x, positions[j, 1] - y, positions[j, 2] - z
        inverse = 1 / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
        pull = positions[j, 3] * inverse * inverse * inverse
        ax += dx * pull
        ay += dy * pull
        az += dz * pull
    velocities[i, 0] += ax * step
    velocities[i, 1] += ay * step
    velocities[i, 2] += az * step
    for axis in range(3):
        moved[i, axis] = positions[i, axis] + velocities[i, axis] * step


@every_way
def test_nbody(way: dict[str, Any]) -> None:
    n, step, softening = 64, 0.01, 0.5
    p, v = RNG.random((n, 4), np.float32), RNG.random((n, 4), np.float32)
    d = p[None, :, :3].astype(float) - p[:, None, :3]
    pull = p[None, :, 3] / ((d**2).sum(-1) + softening) ** 1.5
    expected = p[:, :3] + (v[:, :3] + (d * pull[..., None]).sum(1) * step) * step
    moved = np.zeros_like(p)
    wfv.kernel(nbody, **way)[n](p, v, moved, n, step, softening)
    np.testing.assert_allclose(moved[:, :3], expected, rtol=1e-5)


def floyd_warshall(distance, via):
    x, y = wfv.global_id(0), wfv.global_id(1)
    through = distance[y, via] + distance[via, x]
    if through < distance[y, x]:
        distance[y, x] = through


@every_way
def test_floyd_warshall(way: dict[str, Any]) -> None:
    d = RNG.integers(1, 100, (32, 32), dtype=np.uint32)
    np.fill_diagonal(d, 0)
    expected = d.copy()
    made = wfv.kernel(floyd_warshall, **way)
    for via in range(32):
        made[32, 32](d, via)
        expected = np.minimum(expected, expected[:, via, None] + expected[None, via])
    np.testing.assert_array_equal(d, expected)


TILE = 8


def transpose(out, source):
    tile = wfv.local_array((TILE, TILE), np.float32)
    x, y = wfv.local_id(0), wfv.local_id(1)
    tile[y, x] = source[wfv.global_id(1), wfv.global_id(0)]
    wfv.barrier()
    out[wfv.group_id(0) * TILE + y, wfv.group_id(1) * TILE + x] = tile[x, y]


@every_way
def test_transpose_with_local_memory(way: dict[str, Any]) -> None:
    source = RNG.random((32, 24), np.float32)
    out = np.zeros((24, 32), np.float32)
    made = wfv.kernel(transpose, **way)
    made[(24, 32), (TILE, TILE)](out, source)
    np.testing.assert_array_equal(out, source.T)
    plain = np.zeros_like(out)
    made.interpret((24, 32), (TILE, TILE), plain, source)
    np.testing.assert_array_equal(plain, source.T)


def bitonic_step(keys, distance, length):
    i = wfv.global_id(0)
    low = (i // distance) * 2 * distance + i % distance
    high = low + distance
    is_up = (low // length) % 2 == 0
    if (keys[low] > keys[high]) == is_up:
        keys[low], keys[high] = keys[high], keys[low]


@every_way
def test_bitonic_sort(way: dict[str, Any]) -> None:
    keys = RNG.integers(0, 1000, 256, dtype=np.uint32)
    expected = np.sort(keys)
    made = wfv.kernel(bitonic_step, **way)
    length = 2
    while length <= keys.size:
        distance = length // 2
        while distance:
            made[keys.size // 2](keys, distance, length)
            distance //= 2
        length *= 2
    np.testing.assert_array_equal(keys, expected)


def histogram(counts, data):
    bins = wfv.local_array(256, np.int32)
    own, size = wfv.local_id(0), wfv.local_size(0)
    for bin in range(own, 256, size):
        bins[bin] = 0
    wfv.barrier()
    wfv.atomic_add(bins, data[wfv.global_id(0)], 1)
    wfv.barrier()
    for bin in range(own, 256, size):
        wfv.atomic_add(counts, bin, bins[bin])


@every_way
def test_histogram(way: dict[str, Any]) -> None:
    data = RNG.integers(0, 256, 4096, dtype=np.uint8)
    counts = np.zeros(256, np.int32)
    made = wfv.kernel(histogram, **way)
    made[(data.size,), (64,)](counts, data)
    np.testing.assert_array_equal(counts, np.bincount(data, minlength=256))
    plain = np.zeros(256, np.int32)
    made.interpret(128, 64, plain, data)
    np.testing.assert_array_equal(plain, np.bincount(data[:128], minlength=256))


def dct_row(out, image, basis):
    row, column = wfv.global_id(1), wfv.global_id(0)
    total = np.float32(0)
    for k in range(basis.shape[1]):
        total += basis[row, k] * image[k, column]
    out[row, column] = total


@every_way
def test_matrix_product(way: dict[str, Any]) -> None:
    basis, image = RNG.random((8, 8), np.float32), RNG.random((8, 40), np.float32)
    out = np.zeros_like(image)
    wfv.kernel(dct_row, **way)[40, 8](out, image, basis)
    np.testing.assert_allclose(out, basis @ image, rtol=1e-5)


def collatz(steps, start):
    n, count = start[wfv.global_id(0)], 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
        if count > 1000:
            break
    steps[wfv.global_id(0)] = count


@every_way
def test_collatz(way: dict[str, Any]) -> None:
    start = np.arange(1, 301, dtype=np.int64)
    steps, expected = np.zeros_like(start), np.zeros_like(start)
    wfv.kernel(collatz, **way)[300](steps, start)
    wfv.kernel(collatz).interpret(300, None, expected, start)
    np.testing.assert_array_equal(steps, expected)


def find(found, text, word):
    i = wfv.global_id(0)
    for k in range(word.size):
        if text[i + k] != word[k]:
            return
    found[i] = True


@every_way
def test_string_search(way: dict[str, Any]) -> None:
    text = np.frombuffer(b"the cat sat on the mat with the other cat " * 5, np.uint8)
    word = np.frombuffer(b"the ", np.uint8)
    found = np.zeros(text.size, np.bool_)
    wfv.kernel(find, **way)[text.size - word.size](found, text, word)
    expected = [bytes(text[i : i + 4]) == b"the " for i in range(text.size - word.size)]
    np.testing.assert_array_equal(found[: -word.size], expected)


def sphere_distance(x, y, z):
    return math.sqrt(x * x + y * y + z * z) - 1


def march(depth, width, height):
    px, py = wfv.global_id(0), wfv.global_id(1)
    x, y, z = (px - width / 2) / width * 3, (py - height / 2) / height * 3, -3.0
    for _ in range(64):
        distance = sphere_distance(x, y, z)
        if distance < 1e-4:
            break
        if z > 3:
            depth[py, px] = np.inf
            return
        z += distance
    depth[py, px] = z


@every_way
def test_ray_march(way: dict[str, Any]) -> None:
    depth, expected = np.zeros((24, 32), np.float32), np.zeros((24, 32))
    wfv.kernel(march, **way)[32, 24](depth, np.float32(32), np.float32(24))
    wfv.kernel(march).interpret((32, 24), None, expected, 32.0, 24.0)
    np.testing.assert_allclose(depth, expected, atol=2e-2)
    assert np.isinf(depth).any() and np.isfinite(depth).any()


def scale_all(out, source):
    i, j = wfv.global_id(0), wfv.global_id(1)
    out[i, j] = source[i, j] * 3


STRIDED = [
    lambda a: a, lambda a: a.T, lambda a: a[::-1], lambda a: a[::2, ::-3], lambda a: a[3:, 5:], np.asfortranarray
]  # fmt: skip


@every_way
@pytest.mark.parametrize("view", STRIDED)
def test_strides(way: dict[str, Any], view: Any) -> None:
    source, out = view(RNG.random((20, 30), np.float32)), view(np.zeros((20, 30), np.float32))
    whole = out if out.base is None else out.base
    wfv.kernel(scale_all, **way)[out.shape](out, source)
    np.testing.assert_array_equal(out, source * 3)
    assert np.count_nonzero(whole) <= out.size


def sum_all(out, a, b):
    i = wfv.global_id(0)
    total = 0.0
    for j in range(a.shape[1]):
        for k in range(a.shape[2]):
            total += a[i, j, k] + b[i, j, k, 0] * b[i, j, k, 1]
    out[i] = total


@every_way
def test_three_and_four_dimensions(way: dict[str, Any]) -> None:
    a, b = RNG.random((20, 3, 4)), RNG.random((20, 3, 4, 2))
    out = np.zeros(20)
    wfv.kernel(sum_all, **way)[20](out, a, b)
    np.testing.assert_allclose(out, a.sum((1, 2)) + b.prod(-1).sum((1, 2)))


def sum_of(row):
    total = np.float32(0)
    for value in row:
        total += value
    return total


def row_sums(out, a):
    i = wfv.global_id(0)
    out[i] = sum_of(a[i, 1:-1]) + sum_of(a[i][::2])
    a[i, :2] = i


@every_way
def test_slices(way: dict[str, Any]) -> None:
    a = RNG.random((20, 9), np.float32)
    out, expected = np.zeros(20, np.float32), a[:, 1:-1].sum(1) + a[:, ::2].sum(1)
    wfv.kernel(row_sums, **way)[20](out, a)
    np.testing.assert_allclose(out, expected, rtol=1e-5)
    np.testing.assert_array_equal(a[:, 1], np.arange(20))


def sums_rows(out, x, scale):
    i = wfv.global_id(0)
    total = 0.0
    for j in range(x.shape[1]):
        total += x[i, j]
    out[i] = total * scale


def test_a_kernel_is_called_with_arrays_of_each_kind_in_turn() -> None:
    made = wfv.kernel(sums_rows)
    x = RNG.random((12, 10))
    fixed = x.copy()
    fixed.flags.writeable = False
    kinds = [x, np.asfortranarray(x), x[::-1], x[1::2, ::3], x.T, fixed, x.astype(np.float32), x[:, :0]]
    for _ in range(2):
        for each in kinds:
            out = np.ones(len(each))
            made[len(each)](out, each, 2)
            np.testing.assert_allclose(out, 2 * each.sum(1), rtol=1e-6)


def test_an_integer_may_have_64_bits() -> None:
    def writes(out, value):
        out[0] = value

    made = wfv.kernel(writes)
    for dtype, value in ((np.int64, -5), (np.uint64, 2**64 - 1), (np.int64, 2**63 - 1), (np.int64, -(2**63))):
        out = np.zeros(1, dtype)
        made[1](out, value)
        assert out[0] == value


PARTICLE = np.dtype([("x", np.float32), ("mass", np.float32), ("kind", np.int32)])


def advance(particles, step):
    i = wfv.global_id(0)
    if particles[i].kind == 1:
        particles[i].x += particles[i]["mass"] * step


@every_way
def test_records(way: dict[str, Any]) -> None:
    particles = np.zeros(50, PARTICLE)
    particles["mass"], particles["kind"] = RNG.random(50), np.arange(50) % 2
    wfv.kernel(advance, **way)[50](particles, 0.5)
    np.testing.assert_allclose(particles["x"], particles["mass"] * 0.5 * particles["kind"])


PACKED = np.dtype([("kind", np.uint8), ("v", np.float32, 3), ("m", np.float64, (2, 3))])


def of_packed(out, x):
    i = wfv.global_id(0)
    out[i] = x[i]["v"][1] + x[i].m[1, 2] + x["v"][i, 2] + x[i]["m"][1][0] + x["m"][i][0, 1] + x.v[i][0]
    x[i]["v"][2] = 3
    x[i]["m"][1, 0] = i
    x["v"][i, 0] = 7
    x[i].m[0][1] = 8


@every_way
@pytest.mark.parametrize("bounds", [None, "check"])
def test_arrays_in_packed_records(way: dict[str, Any], bounds: str | None) -> None:
    """They are not aligned: `check`, which knows that, finds nothing."""
    made, x, out = wfv.kernel(of_packed, bounds=bounds, **way), np.zeros(20, PACKED), np.zeros(20)
    x["v"], x["m"] = np.arange(60).reshape(20, 3), np.arange(120).reshape(20, 2, 3)
    expected, v, m = x.copy(), x["v"], x["m"]
    total = v.sum(1) + m[:, 1, 2] + m[:, 1, 0] + m[:, 0, 1]
    expected["v"][:, 2], expected["m"][:, 1, 0] = 3, np.arange(20)
    expected["v"][:, 0], expected["m"][:, 0, 1] = 7, 8
    assert not made.check(20, None, out.copy(), x.copy())
    made[20](out, x)
    np.testing.assert_array_equal(out, total)
    np.testing.assert_array_equal(x, expected)


def julia(out, z, c):
    i = wfv.global_id(0)
    value = z[i]
    for _ in range(3):
        value = value * value + c
    out[i] = value * 1j


@every_way
@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_complex(way: dict[str, Any], dtype: Any) -> None:
    z = (RNG.random(40) + 1j * RNG.random(40)).astype(dtype)
    c, out, expected = dtype(0.1 + 0.2j), np.zeros_like(z), z
    for _ in range(3):
        expected = expected * expected + c
    wfv.kernel(julia, **way)[40](out, z, c)
    np.testing.assert_allclose(out, expected * dtype(1j), rtol=1e-5)


def with_tuple(out, offsets, is_on):
    i = wfv.global_id(0)
    own = wfv.private_array(2, np.int32)
    own[0], own[1] = offsets[0], offsets[1][0]
    out[i] = own[i % 2] if is_on else -1


@every_way
def test_tuples_bools_and_private_arrays(way: dict[str, Any]) -> None:
    out = np.zeros(10, np.int32)
    made = wfv.kernel(with_tuple, **way)
    made[10](out, (5, (7, 1.5)), True)
    np.testing.assert_array_equal(out, [5, 7] * 5)
    made[10](out, (5, (7, 1.5)), False)
    np.testing.assert_array_equal(out, [-1] * 10)


def allocates(out):
    values = np.zeros(4, np.float32)
    out[wfv.global_id(0)] = values[0]


def adds_arrays(out):
    out[:] = out + out


def unknown_function(out):
    out[0] = math.sqrt(2) + math.nothing(1)


def two_types(out):
    value = 1
    if out[0] > 3:
        value = (1, 2)
    out[0] = value


def too_few_arguments(out):
    wfv.atomic_add(out, 0)


def atomic_bits_of_floats(out):
    wfv.atomic_and(out, 0, 1)


def imports(out):
    import sys

    out[0] = sys.maxsize


def waits_alone(out):
    if wfv.local_id(0) == 0:
        wfv.barrier()
        out[0] = 1
    wfv.barrier()


def makes_a_list(out):
    values = [1.0, 2.0]
    values.append(3.0)
    out[wfv.global_id(0)] = values[2]


def catches(out):
    try:
        out[wfv.global_id(0)] = 1
    except ValueError:
        out[0] = 2


def stores_text(out):
    out[wfv.global_id(0)] = "text"


def unknown_name(out):
    out[wfv.global_id(0)] = 2 * nowhere  # noqa: F821


def variable_shape(out):
    shared = wfv.local_array(out.shape[0], np.float32)
    out[0] = shared[0]


def prints_a_string(out):
    wfv.printf("%s\n", out[0])


def adds_complex_numbers(out):
    out[0] = wfv.work_group_reduce_add(out[0] * 1j).real


def prints(out):
    print(out[0])


def returns_a_value(out):
    return out[0]


def has_no_such_attribute(x):
    return x.nothing


def fails_in_a_helper(out):
    out[0] = has_no_such_attribute(out[0])


def is_recursive(n):
    return n if n < 2 else is_recursive(n - 1) + is_recursive(n - 2)


def calls_itself(out):
    out[0] = is_recursive(out[0])


def unknown_type(out):
    i = wfv.global_id(0)
    out[i] = 1 if (value := out[i]) > 0 and not i == 3 else value  # noqa: SIM201


@pytest.mark.parametrize(
    ("function", "line", "at", "help"),
    [
        (allocates, "values = np.zeros(4, np.float32)", "np.zeros", "nothing is allocated"),
        (adds_arrays, "out[:] = out + out", "out + out", "nothing is allocated"),
        (makes_a_list, "values = [1.0, 2.0]", "[1.0", "nothing is allocated"),
        (catches, "except ValueError:", "except", "trap"),
        (stores_text, 'out[wfv.global_id(0)] = "text"', "out[", "nothing is allocated"),
        (unknown_name, "out[wfv.global_id(0)] = 2 * nowhere", "nowhere", "define it"),
        (unknown_function, "out[0] = math.sqrt(2) + math.nothing(1)", "math.nothing", "docs/api.md"),
        (two_types, "out[0] = value", "value", "one type"),
        (variable_shape, "shared = wfv.local_array(out.shape[0], np.float32)", "wfv.local", "constant"),
        (prints_a_string, 'wfv.printf("%s', "wfv.printf", "a literal"),
        (adds_complex_numbers, "out[0] = wfv.work_group_reduce_add", "wfv.work", "32 or 64 bits"),
        (too_few_arguments, "wfv.atomic_add(out, 0)", "wfv.atomic", "nopython"),
        (atomic_bits_of_floats, "wfv.atomic_and(out, 0, 1)", "wfv.atomic", "of integers"),
        (imports, "import sys", "import", "nopython"),
        (prints, "print(out[0])", "print", "wfv.printf"),
        (returns_a_value, "def returns_a_value(out):", "def", "write it to an array"),
        (fails_in_a_helper, "return x.nothing", "x.nothing", "nopython"),
        (unknown_type, "def unknown_type(out):", "def", "nopython"),
        (calls_itself, "out[0] = is_recursive(out[0])", "is_recursive(", "loop"),
        (waits_alone, "wfv.barrier()", "wfv.barrier", "together"),
    ],
)
def test_errors_show_the_line_with_a_caret(function: Any, line: str, at: str, help: str) -> None:
    with pytest.raises(wfv.Error) as raised:
        wfv.kernel(function)[(8,), (8,)](np.zeros(8, np.float32))
    shown, caret = raised.value.excerpt.split("\n")[:2]
    assert shown.split(" | ", 1)[1].strip().startswith(line)
    assert shown[caret.index("^") :].startswith(at)
    assert caret.endswith("^") and help in raised.value.help
    assert raised.value.file.endswith("test_python_kernels.py")


def checked(out):
    i = wfv.global_id(0)
    if out[i] > 5:
        raise ValueError("too large")
    out[i] = 1


def test_an_exception_is_a_trap() -> None:
    wfv.kernel(checked)[8](np.zeros(8, np.float32))
    with pytest.raises(wfv.KernelTrapError, match="raise ValueError"):
        wfv.kernel(checked)[8](np.full(8, 7, np.float32))


def test_wrong_arguments() -> None:
    made = wfv.kernel(mandelbrot)
    for out in (np.zeros((4, 4), np.float32), np.zeros(4, np.int32), 5):
        with pytest.raises(wfv.ArgumentError, match="int32 with 2 dimensions"):
            made[4, 4](out, 10, 0.1)
    with pytest.raises(wfv.ArgumentError, match="takes no object"):
        wfv.kernel(saxpy)[4](object(), object(), 1)
    x = np.zeros(4, np.float32)
    for wrong, named in ((x.astype(np.float16), "<f2"), (x.astype(">f4"), ">f4"), ([1.0], "list"), ("x", "str")):
        with pytest.raises(wfv.ArgumentError, match=f"'x': a kernel takes no .*{named}"):
            wfv.kernel(saxpy)[4](x, wrong, 1.0)
    with pytest.raises(wfv.OptionError, match="'y' has no type"):
        wfv.kernel(saxpy).compile()


def test_masked_arrays_are_refused() -> None:
    x = np.zeros(4, np.float32)
    masked = np.ma.masked_array(x, [0, 1, 0, 0])
    made = wfv.kernel(saxpy)
    made[4](x, x.copy(), 1.0)  # arguments of the types of a launch before are not looked at again
    for y, other in ((x, masked), (masked, x)):
        with pytest.raises(wfv.ArgumentError, match="MaskedArray") as raised:
            made[4](y, other, 1.0)
        assert ".filled()" in raised.value.help
    double = wfv.vectorize("float twice(float x) { return 2 * x; }", "twice")
    for function in (steps_to_one, double):
        function(x + 1)
        for args, options in (([masked], {}), ([x], {"out": masked})):
            with pytest.raises(wfv.ArgumentError, match="masked array"):
                function(*args, **options)
    with pytest.raises(wfv.ArgumentError, match="masked array"):
        steps_to_one(x.astype(np.int64), where=masked > 0)


def stores_char(out, value: np.int8):
    out[0] = value


def stores_word(out, value: np.uint32):
    out[0] = value


def stores_long(out, value: int):
    out[0] = value


@pytest.mark.parametrize(
    ("function", "low", "high"),
    [(stores_char, -128, 127), (stores_word, 0, 2**32 - 1), (stores_long, -(2**63), 2**63 - 1)],
)
def test_integers_have_the_range_of_the_annotation(function: Any, low: int, high: int) -> None:
    made, out = wfv.kernel(function), np.zeros(1, np.int64)
    for value in (low, high):
        made[1](out, value)
        assert out[0] == value
    for value in (low - 1, high + 1):
        with pytest.raises(wfv.ArgumentError, match=rf"\(value\): {value} is outside of {low} .. {high}"):
            made[1](out, value)
    with pytest.raises(wfv.ArgumentError, match="outside"):
        made.bind(out, high + 1)


def test_a_tuple_is_no_number() -> None:
    out = np.zeros(1, np.int64)
    for value in ((1, 2), (1,), ()):
        with pytest.raises(wfv.ArgumentError, match="argument 'value' is no number"):
            wfv.kernel(stores_char)[1](out, value)


def takes_pairs(out, pair: tuple, other: tuple[int, float]):
    out[0] = pair[0] + pair[1] + other[1]


def test_a_tuple_is_annotated_as_such() -> None:
    out = np.zeros(1)
    wfv.kernel(takes_pairs)[1](out, (1, 2), (3, 4.5))
    assert out[0] == 7.5


def takes_any_number(out, *xs):
    out[0] = len(xs)


def takes_names_only(out, *, x):
    out[0] = x


def takes_any_names(out, **xs):
    out[0] = 1


@pytest.mark.parametrize("decorator", [wfv.kernel, wfv.vectorize, wfv.vectorize(["f4(f4)"])])
@pytest.mark.parametrize(
    ("function", "name"), [(takes_any_number, r"\*xs"), (takes_names_only, "x"), (takes_any_names, r"\*\*xs")]
)
def test_parameters_are_passed_by_position(decorator: Any, function: Any, name: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=f"parameter {name}") as raised:
        decorator(function)
    assert raised.value.line == function.__code__.co_firstlineno and "pass a tuple" in raised.value.help
    assert f"def {function.__name__}" in raised.value.excerpt


def test_a_launch_takes_names_defaults_and_options() -> None:
    def scaled(out, factor=3):
        out[wfv.global_id(0)] *= factor

    out = np.ones(8, np.int32)
    made = wfv.kernel(scaled, threads=1)
    made[8](out)
    made[(8,), (4,)](factor=2, out=out, threads=2)
    made.bind(out)(4)
    np.testing.assert_array_equal(out, [18] * 4 + [6] * 4)


def reads_back(out, x):
    i = wfv.global_id(0)
    out[i] = x[i - 1] + x[-1]


def test_indices_are_not_negative_unless_asked_for() -> None:
    x, out = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    wfv.kernel(reads_back, wrap=True)[8](out, x)
    np.testing.assert_array_equal(out, np.roll(x, 1) + 7)
    assert " select " in code_of(wfv.kernel(reads_back, wrap=True).compile(out, x))
    assert " select " not in code_of(wfv.kernel(reads_back).compile(out, x))


def code_of(kernel: Any) -> str:
    """The LLVM IR without debug info, which has this file's text."""
    return kernel.source.split("!llvm.dbg.cu")[0]


def mixes(out, x, n):
    i = wfv.global_id(0)
    out[i] = 0.5 * x[i] + i * 2.0 + n // 3 * (n % 5)


def test_values_of_32_bits_stay_so() -> None:
    x, out = RNG.random(16, np.float32), np.zeros(16, np.float32)
    n = np.int32(-7)
    for numba_types in (False, True):
        made = wfv.kernel(mixes, numba_types=numba_types)
        assert ("double" in code_of(made.compile(out, x, n))) == numba_types
        made[16](out, x, n)
        np.testing.assert_allclose(out, 0.5 * x + np.arange(16) * 2.0 + (-7 // 3) * (-7 % 5), rtol=1e-6)


def words(out, x):
    i = wfv.global_id(0)
    h = x[i]
    h ^= h << 13
    h ^= h >> 17
    out[i] = (h * 2654435761) & ~np.uint32(3)


@every_way
def test_unsigned_words_wrap_around(way: dict[str, Any]) -> None:
    x = RNG.integers(0, 1 << 32, 64, dtype=np.uint32)
    out = np.zeros_like(x)
    wfv.kernel(words, **way)[64](out, x)
    h = x ^ (x << np.uint32(13))
    h = h ^ (h >> np.uint32(17))
    np.testing.assert_array_equal(out, (h * np.uint32(2654435761)) & ~np.uint32(3))


def overflows(words, longs):
    i = wfv.global_id(0)
    low = np.int32(np.int64(-2147483648) * np.int64(np.int32(i)))
    words[i] = np.int32(-2147483648) + low  # 0 for odd i
    longs[i] = np.int64(np.int32(i) + np.int32(2147483647))


@every_way
def test_signed_integers_wrap_around(way: dict[str, Any]) -> None:
    words, longs = np.zeros(64, np.int32), np.zeros(64, np.int64)
    wfv.kernel(overflows, **way)[64](words, longs)
    i = np.arange(64, dtype=np.int32)
    np.testing.assert_array_equal(words, np.where(i & 1, 0, -(2**31)))
    np.testing.assert_array_equal(longs, i + np.int32(2147483647))


def test_contiguous_accesses_are_vectors() -> None:
    x = np.zeros(64, np.float32)
    made = wfv.kernel(saxpy, strategy="unicf", lanes=8, target="x86-64-v3").compile(x, x, 1.0)
    assert not {remark.kind for remark in made.remarks} & {"gather", "scatter"}
    assert re.search(r"vmulps\s+\(.*ymm", made.assembly)


def butterfly(x, step: np.uint32):
    i = np.uint32(wfv.global_id(0))
    low = 2 * step * (i // step) + i % step
    x[low], x[low + step] = x[low] + x[low + step], x[low] - x[low + step]


def wrapped_row(out, x, width: np.uint32):
    i, total = wfv.global_id(0), np.float32(0)
    for k in range(9):
        total += x[(np.uint32(i) + np.uint32(k)) % width]
    out[i] = total


@pytest.mark.parametrize(("kernel", "arrays", "number"), [(butterfly, 1, 16), (wrapped_row, 2, 60)])
def test_divisions_of_ids_are_speculated_on(kernel: Any, arrays: int, number: int) -> None:
    """Numba tests each divisor, and counts loops down in memory: nothing of it is in the IR."""
    made = wfv.kernel(kernel, strategy="unicf", lanes=8)
    given, plain = ([RNG.random(64, np.float32) for _ in range(arrays)] for _ in range(2))
    plain[:] = [array.copy() for array in given]
    compiled = made.compile(*given, number)
    assert "guard" in {remark.kind for remark in compiled.remarks} and " alloca" not in code_of(compiled)
    made[32](*given, number)
    made.interpret(32, None, *plain, np.uint32(number))
    np.testing.assert_allclose(given[0], plain[0], rtol=1e-6)


def divided(quotients, remainders, divisors):
    i = wfv.global_id(0)
    quotients[i], remainders[i] = quotients[i] // divisors[i], remainders[i] % divisors[i]


@every_way
@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint32])
def test_quotients_are_rounded_down(way: dict[str, Any], dtype: Any) -> None:
    x, divisors = np.arange(-40, 40).astype(dtype), np.resize([-7, -1, 0, 2, 7], 80).astype(dtype)
    quotients, remainders = x.copy(), x.copy()
    wfv.kernel(divided, **way)[80](quotients, remainders, divisors)
    is_known = divisors != 0  # otherwise some value, and no trap
    expected = np.divmod(x[is_known], divisors[is_known])
    np.testing.assert_array_equal((quotients[is_known], remainders[is_known]), expected)


def test_remarks_have_lines_of_python() -> None:
    steps = np.zeros(8, np.int64)
    remarks = wfv.kernel(collatz, strategy="unicf", lanes=8).compile(steps, steps).remarks
    line = collatz.__code__.co_firstlineno
    assert {remark.line - line for remark in remarks if remark.line} <= set(range(1, 8))
    assert {(remark.line - line, remark.column) for remark in remarks if remark.kind == "loop"} == {(5, 12)}
    assert all(remark.file.endswith("test_python_kernels.py") for remark in remarks if remark.line)


def widened(out, x, n):
    i = wfv.global_id(0)
    ratio = i / n
    out[i] = x[i] * 0.5 + math.sqrt(x[i]) * ratio


def test_remarks_name_operations_with_float64() -> None:
    x, ids = np.ones(8, np.float32), np.ones(8, np.int64)

    def found(*args: Any, **options: Any) -> set[tuple[int, str]]:
        remarks = wfv.kernel(widened, strategy="unicf", lanes=8, **options).compile(*args).remarks
        line = widened.__code__.co_firstlineno
        return {(remark.line - line, remark.opcode) for remark in remarks if remark.kind == "float64"}

    own = {(2, "sitofp"), (2, "fdiv"), (3, "fmul"), (3, "fadd")}
    assert found(x, x, 8) == found(x, x, 8, numba_types=True) == own
    assert not found(x, x, np.float32(8)) and not found(x.astype(np.float64), x, 8) and not found(ids, ids, 8)


def test_the_command_line_shows_python(tmp_path: Path) -> None:
    steps = np.zeros(8, np.int64)
    path = tmp_path / "collatz.ll"
    path.write_text(wfv.kernel(collatz).compile(steps, steps).source)
    shown = CliRunner().invoke(app, ["explain", str(path), "--target", "x86-64-v3"]).output
    assert "if count > 1000:" in shown and "of test_python_kernels.py" in shown


def test_strategies_are_compared() -> None:
    x, y = RNG.random(256, np.float32), RNG.random(256, np.float32)
    bound = wfv.kernel(saxpy).bind(y, x, 2.0)
    compared = wfv.compare(bound.kernel, (256, None), bound.args, ["naive", "unicf", "boscc"], runs=1)
    assert [row.strategy for row in compared.rows] == ["scalar", "naive", "unicf", "boscc"]
    assert not any(row.problem for row in compared.rows)


def test_helpers_of_numba_are_inlined_and_stay_numbas() -> None:
    numba = pytest.importorskip("numba")

    @numba.njit
    def half(x):
        return x * 0.5

    def halves(out):
        out[wfv.global_id(0)] = half(out[wfv.global_id(0)])

    out = np.ones(8, np.float32)
    wfv.kernel(halves)[8](out)
    np.testing.assert_array_equal(out, [0.5] * 8)
    assert half(np.float32(1)) == 0.5 and half.signatures == [(numba.float32,)]


def test_atomics_of_several_types() -> None:
    def update(sums, largest, smallest):
        i = wfv.global_id(0)
        wfv.atomic_add(sums, (i % 2, 0), 1.5)
        wfv.atomic_max(largest, 0, np.uint32(i) * 0x01000000)
        wfv.atomic_min(smallest, 0, -i)

    for dtype in (np.float32, np.float64):
        sums, largest, smallest = np.zeros((2, 1), dtype), np.zeros(1, np.uint32), np.zeros(1, np.int64)
        wfv.kernel(update)[200](sums, largest, smallest)
        np.testing.assert_array_equal(sums, [[150], [150]])
        assert largest[0] == 199 << 24 and smallest[0] == -199


def strides_far(y):
    i = wfv.global_id(0)
    y[i] = y[i << 24] + ((i + 1) << 36)


def test_far_strides_take_no_memory() -> None:
    """The analysis has no list of a lane's distances."""
    made, y = wfv.kernel(strides_far), np.ones(1)
    tracemalloc.start()
    made[1](y)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert y[0] == 1 + 2**36 and most < 100e6


def updates_by_index(rows, column, n):
    i = wfv.global_id(0)
    wfv.atomic_add(column, -1, 1)
    wfv.atomic_xchg(rows, (n, -1), 5)
    wfv.atomic_max(rows, (-2, i % 2), i)
    wfv.atomic_add(column, i - 4, 10)


@every_way
def test_indices_of_atomics_are_those_of_accesses(way: dict[str, Any]) -> None:
    whole, column = np.zeros((3, 6), np.int32), np.zeros(8, np.int32)
    rows = whole[:, ::2]
    wfv.kernel(updates_by_index, wrap=True, **way)[8](rows, column, -3)
    np.testing.assert_array_equal(rows, [[0, 0, 5], [6, 7, 0], [0, 0, 0]])
    np.testing.assert_array_equal(column, [10] * 7 + [18])
    assert not whole[:, 1::2].any()


def wraps_a_literal(out):
    wfv.atomic_add(out, -1, 1)


def test_a_negative_literal_is_an_index_of_an_atomic() -> None:
    whole = np.zeros(6, np.int64)
    wfv.kernel(wraps_a_literal)[3](whole[2:])
    np.testing.assert_array_equal(whole, [0] * 5 + [3])


@pytest.mark.parametrize("name", ["add", "min", "max", "and", "or", "xor", "xchg"])
def test_atomics_have_an_index_for_each_dimension(name: str) -> None:
    atomic = getattr(wfv, f"atomic_{name}")

    def one(out):
        atomic(out, 1, 1)

    def two(out):
        atomic(out, (1, 1), 1)

    for function, array in ((one, np.zeros((4, 4), np.int32)), (two, np.zeros(4, np.int32))):
        with pytest.raises(wfv.UnsupportedError, match=rf"atomic_{name}\(array") as raised:
            wfv.kernel(function)[1](array)
        assert raised.value.line == function.__code__.co_firstlineno + 1
        assert "one index for each dimension" in raised.value.help


def of_groups(out, x, limit):
    i = wfv.global_id(0)
    out[0, i] = wfv.work_group_reduce_add(x[i])
    out[1, i] = wfv.work_group_scan_inclusive_max(x[i])
    out[2, i] = wfv.work_group_scan_exclusive_min(x[i])
    out[3, i] = wfv.work_group_broadcast(x[i], 3)
    out[4, i] = wfv.work_group_any(x[i] > limit) + 10 * wfv.work_group_all(x[i] < limit)
    out[5, i] = wfv.work_group_reduce_add(x[i] > limit)


def of_sub_groups(out, x, limit):
    i = wfv.global_id(0)
    out[0, i] = wfv.sub_group_reduce_max(x[i])
    out[1, i] = wfv.sub_group_scan_exclusive_add(x[i])
    out[2, i] = wfv.sub_group_shuffle_xor(x[i], 1) + wfv.sub_group_broadcast(x[i], 2)
    out[3, i] = wfv.sub_group_ballot(x[i] > limit)
    out[4, i] = wfv.sub_group_id() * 100 + wfv.sub_group_local_id()
    out[5, i] = wfv.sub_group_size() * 1000 + wfv.num_sub_groups() * 100 + wfv.max_sub_group_size()


@every_way
@pytest.mark.parametrize("dtype", [np.int32, np.uint64, np.float32])
def test_functions_of_groups(way: dict[str, Any], dtype: Any) -> None:
    x = (np.arange(60) * 37 % 61).astype(dtype)
    for function in (of_groups, of_sub_groups):
        out, plain = np.zeros((6, 60)), np.zeros((6, 60))
        made = wfv.kernel(function, **{"lanes": 4, **way})
        made(60, 20, out, x, 57)
        made.interpret(60, 20, plain, x, 57)
        np.testing.assert_array_equal(out, plain)


def broadcasts_in_planes(out, x):
    i, j = wfv.global_id(0), wfv.global_id(1)
    out[i, j] = wfv.work_group_broadcast(x[i, j], 1, 2) + wfv.sub_group_broadcast(x[i, j], 1)


def broadcasts_in_space(out, x):
    i, j, k = wfv.global_id(0), wfv.global_id(1), wfv.global_id(2)
    out[i, j, k] = wfv.work_group_broadcast(x[i, j, k], 3, 0, 1)


@every_way
@pytest.mark.parametrize(
    ("function", "sizes"),
    [(broadcasts_in_planes, ((8, 9), (4, 3))), (broadcasts_in_space, ((8, 2, 6), (4, 1, 3)))],
)
def test_a_broadcast_takes_an_id_for_each_dimension(way: dict[str, Any], function: Any, sizes: Any) -> None:
    x = np.random.default_rng(1).random(sizes[0])
    out, plain = np.zeros_like(x), np.zeros_like(x)
    kernel = wfv.kernel(function, **{"lanes": 4, **way})
    kernel[sizes](out, x)
    kernel.interpret(*sizes, plain, x)
    np.testing.assert_array_equal(out, plain)
    if function is broadcasts_in_space:
        assert (out[:4, 0, :3] == x[3, 0, 1]).all()


def prints_some(x):
    i = wfv.global_id(0)
    if i % 4 == 1:
        wfv.printf("%% x[%d] = %5.2f µs, %#x, %d\n", i, x[i], i + 10, x[i] > 3)


def prints_texts(x):
    if wfv.global_id(0) == 3:
        wfv.printf("100%%\n")
        wfv.printf("text\n")
        wfv.printf("x")


@every_way
def test_printf(way: dict[str, Any], capsys: Any) -> None:
    made = wfv.kernel(prints_some, **way)
    made[8](np.arange(8, dtype=np.float32))
    printed = capsys.readouterr().out
    assert printed == "% x[1] =  1.00 µs, 0xb, 0\n% x[5] =  5.00 µs, 0xf, 1\n"
    made.interpret(8, None, np.arange(8, dtype=np.float32))
    assert capsys.readouterr().out == printed
    wfv.kernel(prints_texts, **way)[8](np.zeros(8))
    assert capsys.readouterr().out == "100%\ntext\nx"


def test_plain_python_says_what_it_needs() -> None:
    with pytest.raises(wfv.UnsupportedError, match="no work-item"):
        wfv.kernel(prints_some).py_func(np.zeros(8))


def test_importing_wfv_does_not_import_numba() -> None:
    code = "import sys, wfv; wfv.build; assert 'numba' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


POSSIBLE = "2147483648 bytes are possible"
LIMITS = [(1 << 30, POSSIBLE), (1024, POSSIBLE), (2, "the limit is 4194304; the largest is %array")]


@pytest.mark.parametrize(("side", "limit"), LIMITS)
def test_private_arrays_have_a_limit(side: int, limit: str) -> None:
    def huge(out):
        array = wfv.private_array((side, 1024, 1024), np.float32)
        array[0, 0, wfv.global_id(0)] = 1
        out[wfv.global_id(0)] = array[0, 0, 1]

    with pytest.raises(wfv.UnsupportedError) as caught:
        wfv.kernel(huge)[8](np.zeros(8, np.float32))
    assert limit in str(caught.value) and "array = wfv.private_array" in str(caught.value)
    assert caught.value.line == huge.__code__.co_firstlineno + 1 and caught.value.line.column == 17


@wfv.vectorize
def steps_to_one(n):
    count = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        count += 1
    return count


@wfv.vectorize(["float32(float32, float32)", "float64(float64, float64)"], lanes=4)
def bell_or_half(x, y):
    return math.exp(-x * x) if x > y else 0.5 * y


def test_a_function_is_called_with_arrays() -> None:
    n = np.arange(1, 50)
    plain = [steps_to_one.py_func(each) for each in n]
    np.testing.assert_array_equal(steps_to_one(n), plain)
    np.testing.assert_array_equal(steps_to_one(n[::-2].astype(np.uint32)), plain[::-2])
    assert steps_to_one(27) == 111
    x, y = RNG.random((5, 1), np.float32), RNG.random(7, np.float32)
    expected = np.where(x > y, np.exp(-x * x), 0.5 * y)
    for made in (bell_or_half(x, y), bell_or_half(x.astype(np.float64), y)):
        np.testing.assert_allclose(made, expected, rtol=1e-6)
        assert made.shape == (5, 7)
    assert bell_or_half(x, 0.5).dtype == bell_or_half(x, y).dtype == np.float32
    assert bell_or_half(3, y.astype(np.float64)).dtype == np.float64


def test_out_and_where_are_as_for_a_ufunc() -> None:
    n, out = np.arange(-2, 20), np.full((2, 22), -1.0)
    assert steps_to_one(n, out=out, where=n > 0) is out  # an endless loop elsewhere
    np.testing.assert_array_equal(out, [[-1] * 3 + [steps_to_one.py_func(each) for each in n[3:]]] * 2)
    np.testing.assert_array_equal(steps_to_one(n, where=n > 0)[:4], [0, 0, 0, 0])


def test_results_are_written_to_out_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    n = np.arange(1, 40, dtype=np.uint32)
    expected = steps_to_one(n)
    copied: list[Any] = []
    copy = np.copyto
    monkeypatch.setattr(np, "copyto", lambda to, *args, **options: copied.append(to) or copy(to, *args, **options))
    outs = [np.zeros(39, np.int64), np.zeros(39), np.zeros(78, np.int64)[::2], np.zeros((2, 39), np.int64)]
    for number, out in enumerate(outs):
        assert steps_to_one(n, out=out) is out
        assert (out == expected).all() and len(copied) == number
    x = RNG.random(20, np.float32)
    expected = bell_or_half(x[:-1].copy(), 0.5)
    bell_or_half(x[:-1], 0.5, out=x[1:])  # they overlap
    np.testing.assert_array_equal(x[1:], expected)


def test_reductions_fold_along_an_axis() -> None:
    x = RNG.random((3, 4), np.float32)
    for axis in (0, 1):
        folded = np.moveaxis(x, axis, 0)
        expected = folded[0]
        for row in folded[1:]:
            expected = np.where(expected > row, np.exp(-expected * expected), 0.5 * row)
        np.testing.assert_allclose(bell_or_half.reduce(x, axis), expected, rtol=1e-5)


def test_dtypes_of_results() -> None:
    @wfv.vectorize
    def is_above(x, y):
        return x > y

    @wfv.vectorize
    def hashed(x):
        return x * 2654435761

    @wfv.vectorize(["uint8(uint8)"])
    def narrow(x):
        return x + x

    np.testing.assert_array_equal(is_above(np.arange(4, dtype=np.uint8), 2), [False, False, False, True])
    assert is_above(np.arange(4), 2.5).dtype == np.bool_
    words = np.arange(5, dtype=np.uint32)
    np.testing.assert_array_equal(hashed(words), words * np.uint32(2654435761))
    assert hashed(words).dtype == np.uint32
    with pytest.raises(wfv.ArgumentError, match="no signature"):
        narrow(np.arange(4))
    with pytest.raises(wfv.UnsupportedError, match="type complex128"):
        wfv.vectorize(lambda x: x * 1j)(np.ones(3))
    assert bell_or_half.compile(words, 2.0).shapes["y"] == "uniform"


FACTOR = 1


def times_factor(x):
    return x * FACTOR


def scaled(out):
    out[wfv.global_id(0)] = times_factor(FACTOR + 1)


def test_a_new_kernel_sees_globals_as_they_are_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a notebook; a kernel that has been compiled keeps its own."""
    out, old = np.zeros(4, np.int64), wfv.kernel(scaled)
    old[4](out)
    assert out.tolist() == [2] * 4
    monkeypatch.setitem(globals(), "FACTOR", 5)
    wfv.kernel(scaled)[4](out)
    assert out.tolist() == [30] * 4
    old[4](out)
    assert out.tolist() == [2] * 4


def reverses_groups(out, x):
    own = wfv.local_array(64, np.float32)
    i = wfv.local_id(0)
    own[i] = x[wfv.global_id(0)]
    wfv.barrier()
    out[wfv.global_id(0)] = own[63 - i]


def waits(out, x):
    out[wfv.global_id(0)] = x[wfv.global_id(0)]
    wfv.barrier()


def leaves_its_array_unused(out, x):
    own = wfv.local_array(64, np.float32)
    out[wfv.global_id(0)] = x[wfv.global_id(0)] * (own.size // 64)


def adds_together(out, x):
    out[wfv.global_id(0)] = wfv.work_group_reduce_add(x[wfv.global_id(0)])


@pytest.mark.every_case
@pytest.mark.parametrize("function", [reverses_groups, waits, adds_together, leaves_its_array_unused])
def test_a_kernel_with_local_memory_or_a_barrier_needs_a_local_size(function: Any) -> None:
    x, out = np.arange(256, dtype=np.float32), np.zeros(256, np.float32)
    made = wfv.kernel(function, strategy="auto")
    bound = made.bind(out, x)
    for launch in (lambda: made[256](out, x), lambda: made[(256,), None](out, x), lambda: bound(256)):
        with pytest.raises(wfv.GeometryError, match=f"kernel '{function.__name__}' works in groups") as raised:
            launch()
        assert "kernel[(1024,), (64,)]" in raised.value.help and not out.any()
    made[(256,), (64,)](out, x)
    assert out.any()
    made[(256,), (16,)](out, x)
    bound.kernel.specialize(local_size=64)(256, None, *bound.args)


def numbers_itself(out):
    out[wfv.global_id(0), 0] = wfv.group_id(0) * wfv.local_size(0) + wfv.local_id(0)
    out[wfv.global_id(0), 1] = wfv.local_size(0)


@every_way
def test_the_local_size_is_that_of_full_groups(way: dict[str, Any]) -> None:
    out, plain = np.zeros((10, 2), np.int64), np.zeros((10, 2), np.int64)
    wfv.kernel(numbers_itself, **way)[(10,), (4,)](out)
    wfv.kernel(numbers_itself).interpret(10, 4, plain)
    expected = np.transpose([range(10), [4] * 10])
    np.testing.assert_array_equal([out, plain], [expected] * 2)


@every_way
def test_a_kernel_states_its_local_size(way: dict[str, Any]) -> None:
    x, out, plain = np.arange(250, dtype=np.float32), np.zeros(250, np.float32), np.zeros(250, np.float32)
    made = wfv.kernel(adds_together, local_size=50, **way)
    made[250](out, x)
    np.testing.assert_array_equal(out, np.repeat(x.reshape(5, 50).sum(1), 50))
    made.interpret(250, None, plain, x)
    np.testing.assert_array_equal(out, plain)
    made.bind(out, -x)(250)
    np.testing.assert_array_equal(out, -plain)
    with pytest.raises(wfv.GeometryError, match=r"requires \(50, 1, 1\)"):
        made[(250,), (25,)](out, x)


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"lane": 8}, "unknown option of a kernel 'lane'"), ({"lanes": 5}, "5 lanes"), ({"strategy": "unicv"}, "unicv"),
        ({"local_size": 0}, "local size"), ({"local_size": (1, 2, 3, 4)}, "4 dimensions"), ({"defines": {}}, "defines"),
        ({"target": "arm"}, "unknown target"),
    ],
)  # fmt: skip
def test_options_are_checked_before_a_launch(options: dict[str, Any], message: str) -> None:
    with pytest.raises((wfv.OptionError, wfv.GeometryError), match=message):
        wfv.kernel(waits, **options)


class Callable:
    def __call__(self, out):
        out[0] = 1


async def asynchronous(out):
    out[0] = 1


def generates(out):
    yield 1


PARTIAL = functools.partial(saxpy, a=2.0)


def printf(out):
    out[0] = 1


@pytest.mark.every_case
@pytest.mark.parametrize("function", [len, Callable, Callable(), asynchronous, generates, printf, np.sin, PARTIAL])
def test_what_is_no_function_is_refused_by_the_decorator(function: Any) -> None:
    with pytest.raises(wfv.OptionError, match=r"no function in Python|generator or asynchronous|name of wfv's own"):
        wfv.kernel(function)


def test_kernels_without_a_group_need_no_local_size() -> None:
    x = np.ones(256)
    wfv.kernel(saxpy)[256](x, x.copy(), 2.0)
    source = "kernel void f(global int *y) { local int s[64]; s[get_local_id(0) % 64] = 1; y[0] = s[0]; }"
    wfv.build(source).f(64, None, np.zeros(1, np.int32))  # as OpenCL says


def adds_to_rows(out, n):
    for row in range(n):
        wfv.atomic_add(out, wfv.global_id(0), row)


def counts_all(out, n):
    wfv.atomic_add(out, 0, n)


def asks_by_variable(out, n):
    wfv.atomic_add(out, wfv.global_id(n), 1)


def test_an_index_that_is_no_size_is_refused() -> None:
    out = np.zeros(256, np.int64)
    made = wfv.kernel(adds_to_rows)
    for index in (((8,), (8,), 0), ((8,),)):
        with pytest.raises(wfv.GeometryError, match=r"kernel\[\(8,\).*no pair") as raised:
            made[index](out, 1)
        assert "kernel[(n,), (64,)]" in raised.value.help
    for index in ((4, 256), (4, 1, 256)):
        with pytest.raises(wfv.GeometryError, match="no id or size of dimension 1") as raised:
            made[index](out, 1)
        assert "kernel[(n,), (64,)]" in raised.value.help
    with pytest.raises(wfv.GeometryError, match="4 dimensions"):
        made[2, 2, 2, 2](out, 1)
    assert not out.any()
    made[256, 1](out, 3)
    np.testing.assert_array_equal(out, [3] * 256)
    with pytest.warns(UserWarning, match="no id or size of dimension 1") as warned:
        made[(4, 2), (4, 1)](out, 3)
    assert out[0] == 9 and warned[0].filename == __file__
    for function in (counts_all, asks_by_variable):
        out = np.zeros(8, np.int64)
        wfv.kernel(function)[4, 8](out, 1)
        assert out.sum() == 32


def stores_at(array, row, column):
    if wfv.global_id(0) == 2:
        array[row, column] = 1


def loads_at(array, row, column):
    if wfv.global_id(0) == 2:
        array[0, 0] = array[row, column]


def adds_at(array, row, column):
    if wfv.global_id(0) == 2:
        wfv.atomic_add(array, (row, column), 1)


def stores_in_a_row(array, row, column):
    if wfv.global_id(0) == 2:
        array[row][column] = 1


def loads_of_a_column(array, row, column):
    if wfv.global_id(0) == 2:
        array[0, 0] = array[:, column][row]


def adds_in_a_row(array, row, column):
    if wfv.global_id(0) == 2:
        wfv.atomic_add(array[row], column, 1)


def stores_a_row(array, row, column):
    if wfv.global_id(0) == 2:
        array[row, column:] = 1


@every_way
@pytest.mark.parametrize("function", [stores_at, loads_at, adds_at, stores_in_a_row, loads_of_a_column, adds_in_a_row])
def test_each_index_is_tested_against_its_dimension(way: dict[str, Any], function: Any) -> None:
    whole = np.arange(48, dtype=np.float32).reshape(6, 8)
    for array in (whole, whole[1:5, 2:6]):
        rows, columns = array.shape
        made = wfv.kernel(function, bounds="check", **way)
        for row, column in ((1, columns), (2, -1), (rows - 1, columns + 1), (-1, 2 * columns), (rows, -columns)):
            before = whole.copy()
            with pytest.raises(wfv.BoundsError, match="an index is outside of its dimension") as raised:
                made[4](array, row, column)
            assert raised.value.line == function.__code__.co_firstlineno + 2
            np.testing.assert_array_equal(whole, before)
        made[4](array, rows - 1, columns - 1)
        assert (whole != before).any() or "loads" in function.__name__


def test_the_index_beside_a_slice_is_tested() -> None:
    made, array = wfv.kernel(stores_a_row, bounds="check"), np.zeros((4, 4), np.float32)
    made[4](array[:3], 2, 2)
    np.testing.assert_array_equal(array.sum(1), [0, 0, 2, 0])
    with pytest.raises(wfv.BoundsError):
        made[4](array[:3], 3, 2)


def test_indices_are_tested_on_demand_only() -> None:
    array = np.zeros((4, 4), np.float32)
    for options, is_tested in (({}, False), ({"bounds": "check"}, True)):
        code = code_of(wfv.kernel(stores_at, **options).compile(array, 1, 1))
        assert ("llvm.ubsantrap" in code) == is_tested
    wfv.kernel(loads_at, wrap=True, bounds="check")[4](array, -1, -4)


@pytest.mark.parametrize("first", [-100, 0, 3])
def test_slices_that_are_not_cut_are_assumed(first: int) -> None:
    """Numba cuts their ends in branches; as selections, these are guarded, and the loop along the slice is uniform."""

    @wfv.kernel(strategy="unicf", lanes=4)
    def sums(out, x, first):
        start = first + 4 * wfv.global_id(0)
        out[wfv.global_id(0)] = np.sum(x[start : start + 4])

    x, out = np.arange(1, 31.0), np.zeros(12)
    sums[12](out, x, first)
    np.testing.assert_array_equal(out, [x[at : at + 4].sum() for at in range(first, first + 48, 4)])
    guards = [each.text for each in sums.compile(out, x, first).remarks if each.kind == "guard"]
    assert sum(text.startswith("assumed not to change its operand") for text in guards) == 2  # each end, above 0


def test_functions_of_kernels_have_their_names() -> None:
    for name in ("atomic_add", "sub_group_shuffle_down", "work_group_reduce_add", "max_sub_group_size"):
        function = getattr(wfv, name)
        assert function.__name__ == name and function.__doc__
