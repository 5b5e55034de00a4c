"""Saturating and rounding conversions to integers: their results, and that they are vector code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv import llvm

WILD = Path(__file__).parent / "wild"
ROUND = {"": np.trunc, "_rte": np.rint, "_rtz": np.trunc, "_rtp": np.ceil, "_rtn": np.floor}
SOURCES = {"float": np.float32, "double": np.float64, "half": np.float16}
NARROW = ("i1", "u1", "i2", "u2", "i4", "u4")
RESULTS = {"narrow": NARROW, "wide": ("i8", "u8"), "plain": ("i1", "u2", "i4", "u4")}
TARGETS = [name for name in ("x86-64-v2", "x86-64-v3", "x86-64-v4") if llvm.target_is_runnable(llvm.find_target(name))]
WAYS = [("scalar", 4, "x86-64-v2")]
WAYS += [(strategy, lanes, target) for strategy in ("naive", "unicf") for lanes in (4, 8, 16) for target in TARGETS]
SCALAR = re.compile(r"^\s+(?:v?cvtt?s[sd]2|v?cvtu?si2s[sd]|call|v?(?:round|rndscale|min|max)s[sdh])", re.M)
STRIDE = 1_000_003  # of the bits of all floats


def source(kind: str) -> str:
    return f"#define FROM {kind}\n" + ("#define HALF\n" if kind == "half" else "") + (WILD / "convert.cl").read_text()


@cache
def inputs(kind: str, stride: int = STRIDE) -> np.ndarray:
    """Numbers of all sizes and those next to every bound; their count is no multiple of the lanes.

    Halves: nearly all of them. Else: bits at a stride, random bits, and random numbers of five scales.
    """
    dtype = np.dtype(SOURCES[kind])
    if kind == "half":
        return np.arange(1 << 16, dtype=np.uint16).view(dtype)[:-3]
    word = np.dtype(f"u{dtype.itemsize}")
    random = np.random.default_rng(1)
    strided = np.arange(0, 1 << 32, stride, dtype=np.uint32).view(np.float32).astype(dtype)
    bits = random.integers(0, 1 << 8 * dtype.itemsize, 4001, word, endpoint=False).view(dtype)
    scaled = (random.standard_normal(2001) * np.resize([1, 200, 4e4, 3e9, 1e19], 2001)).astype(dtype)
    return np.concatenate([strided, bits, scaled, edges(dtype)])


def edges(dtype: np.dtype) -> np.ndarray:
    info = np.finfo(dtype)
    special = [np.nan, -np.nan, np.inf, info.max, info.tiny, info.smallest_subnormal, 0.0, info.eps, 0.5, 1.5, 2.5]
    powers = [float(1 << n) for n in range(1, 66)]
    values = np.array(special + powers + [p + d for p in powers for d in (-1.5, -1, -0.5, 0.5, 1)], dtype)
    around = np.concatenate([values, np.nextafter(values, dtype.type(np.inf)), np.nextafter(values, dtype.type(0))])
    return np.concatenate([around, -around])


def saturated(x: np.ndarray, to: str, mode: str) -> np.ndarray:
    """The right results, by comparisons in doubles: they have all halves, floats and bounds (powers of two)."""
    bounds, whole = np.iinfo(to), ROUND[mode](np.nan_to_num(x.astype(np.float64), nan=0.0, posinf=2e300, neginf=-2e300))
    above, below = whole >= float(int(bounds.max) + 1), whole <= float(bounds.min)
    inside = np.where(above | below, 0, whole).astype(to)
    return np.where(above, bounds.max, np.where(below, bounds.min, inside)).astype(to)


def in_range(x: np.ndarray, mode: str) -> np.ndarray:
    """The numbers that every type of the kernel `plain` can represent after rounding."""
    whole = ROUND[mode](np.nan_to_num(x.astype(np.float64), nan=300.0, posinf=300, neginf=300))
    return x[(whole >= 0) & (whole <= 127)]


def check(name: str, kind: str, mode: str, x: np.ndarray, program: wfv.Program) -> None:
    x = in_range(x, mode) if name == "plain" else x
    found = [np.zeros(len(x), to) for to in RESULTS[name]]
    program[name + mode](len(x), 64, *found, x)
    for to, result in zip(RESULTS[name], found, strict=True):
        want = saturated(x, to, mode)
        wrong = np.flatnonzero(result != want)
        assert not len(wrong), (name, kind, mode, to, x[wrong][:4], result[wrong][:4], want[wrong][:4])


CASES = [(name, kind, mode) for name in RESULTS for kind in SOURCES for mode in ROUND]


@cache
def build(kind: str, way: tuple[str, int, str]) -> wfv.Program:
    strategy, lanes, target = way
    return wfv.build(source(kind), strategy=strategy, lanes=lanes, target=target)


@pytest.mark.parametrize("number", range(len(CASES)), ids=["-".join(filter(None, case)) for case in CASES])
def test_results(number: int) -> None:
    """The results of each kernel in one way; the next test has all ways, with --full."""
    name, kind, mode = CASES[number]
    with np.errstate(invalid="ignore", over="ignore"):
        check(name, kind, mode, inputs(kind), build(kind, WAYS[number * 5 % len(WAYS)]))


@pytest.mark.full
@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("kind", SOURCES)
def test_results_in_every_way(kind: str, way: tuple[str, int, str]) -> None:
    with np.errstate(invalid="ignore", over="ignore"):
        for name in RESULTS:
            for mode in ROUND:
                check(name, kind, mode, inputs(kind, 40_009), build(kind, way))


def vector_assembly(kernel: wfv.Kernel, target: str) -> str:
    """Of the function on vectors alone, without the remainder loop."""
    return llvm.emit_assembly(kernel.compiled().ir("widen"), llvm.find_target(target))


@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("kind", SOURCES)
def test_narrow_results_are_vector_code(kind: str, target: str) -> None:
    """Also results of 64 bits, with AVX-512. Not halves at level v2, which converts them by calls."""
    program = wfv.build(source(kind), strategy="unicf", lanes=8, target=target)
    is_scalar = kind == "half" and target == "x86-64-v2"
    for name in ("narrow_rte", "narrow", "plain_rtn", *(("wide_rtp",) if target == "x86-64-v4" else ())):
        found = SCALAR.findall(vector_assembly(program[name], target))
        assert bool(found) == is_scalar, (name, found)
        assert any(remark.kind == "per lane" for remark in program[name].remarks) == is_scalar


def image(height: int, width: int) -> np.ndarray:
    return np.random.default_rng(2).integers(0, 256, (height, width, 4), np.uint8)


def sharpened(pixels: np.ndarray, amount: float) -> np.ndarray:
    """In float64: no pixel is near enough to a tie for the difference to matter (the test excludes those that are)."""
    padded = np.pad(pixels.astype(np.float64), ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = pixels.shape[:2]
    total = sum(padded[dy : dy + height, dx : dx + width] for dy in range(3) for dx in range(3))
    return pixels + (pixels - total / 9) * amount


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_filters(strategy: str) -> None:
    program = wfv.build(WILD / "convert_filters.cl", strategy=strategy, lanes=8)
    pixels = image(19, 37)
    out = np.zeros_like(pixels)
    program.sharpen((40, 20), (8, 4), out, pixels, 37, 19, 1.7)
    exact = sharpened(pixels, 1.7)
    is_tie = abs(exact - np.floor(exact) - 0.5) < 1e-3
    assert is_tie.mean() < 0.1
    assert ((out == np.clip(np.rint(exact), 0, 255)) | is_tie).all()

    x = inputs("float")
    samples = np.zeros(len(x), np.int16)
    program.quantize(len(x), 64, samples, x, 1.0)
    with np.errstate(invalid="ignore"):  # signaling NaN
        assert (samples == np.where(np.isnan(x), -1, saturated(x, "i2", "_rte"))).all()


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_integers(strategy: str) -> None:
    random = np.random.default_rng(3)
    x, y = (random.integers(-(1 << bits - 1), 1 << bits - 1, 1003, f"i{bits // 8}") for bits in (32, 64))
    near = np.resize([-1, 0, 255, 256, -32768, -32769, 32767, 32768, 2**31 - 1, -(2**31)], 500)
    x[::2][:500], y[::2][:500] = near, np.resize([-1, 0, 2**32 - 1, 2**32, 2**63 - 1, -(2**63)], 500)
    found = [np.zeros(1003, to) for to in ("u1", "i2", "u4")]
    program = wfv.build(WILD / "convert_filters.cl", strategy=strategy, lanes=8, target=TARGETS[0])
    program.narrow_integers(1003, 64, *found, x, y)
    for result, given in zip(found, (x, x, y), strict=True):
        bounds = np.iinfo(result.dtype)
        assert (result == np.clip(given, bounds.min, bounds.max).astype(result.dtype)).all()
