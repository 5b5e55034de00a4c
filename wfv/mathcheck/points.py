"""The arguments to measure at: all floats, or each n-th of them.

For several parameters, and for double, arguments are drawn at random, from distributions that cover all exponents, the
special values, and arguments whose results are neither 0 nor infinite.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from wfv.mathcheck.functions import MathFunction
from wfv.mathcheck.kernels import dtype_of

FLOATS = 1 << 32
_WHOLE = (
    *range(11), 12, 16, 23, 24, 31, 32, 35, 64, 100, 127, 128, 149, 150, 170, 171, 184, 1023, 1024, 1074, 2**22, 2**23,
    2**24, 2**31, 2**52, 2**53,
)  # fmt: skip
_OTHERS = (0.25, 0.5, 0.75, 1.25, 1.5, 2.5, 3.5, 7.5, 0.1, 1e-30, 1e-8, 1e8, 1e30, 2.718281828459045, 3.141592653589793)
_INTEGERS = (*range(-9, 10), 127, -126, -149, 1023, -1022, -1074, 2**24 + 1, 2**31 - 1, -(2**31) + 1, -(2**31))
_SHARES = 8  # parts of a block of drawn arguments, one for each distribution
_LARGEST_POWER = {np.dtype(np.float32): 150.0, np.dtype(np.float64): 1075.0}  # 2 to this power overflows


def some_floats(first: int, step: int, count: int) -> np.ndarray:
    """`count` floats: each `step`-th bit pattern from `first` on, modulo 2^32."""
    return (first + step * np.arange(count, dtype=np.int64)).astype(np.uint32).view(np.float32)


def drawn(function: MathFunction, type: str, count: int, block: int) -> list[np.ndarray]:
    """The arguments of a block: half are combinations of special values, until all have been used; the others drawn."""
    draw = np.random.default_rng([block, len(function.params)])
    special = [column[block * count // 2 :][: count // 2] for column in _combinations(function.params, type)]
    columns = [np.empty(count, column.dtype) for column in special]
    for column, values in zip(columns, special, strict=True):
        column[: len(values)] = values
    _fill([column[len(special[0]) :] for column in columns], draw)
    return columns


@cache
def _combinations(params: str, type: str) -> list[np.ndarray]:
    """All combinations of special values in random order; of three parameters, combinations of fewer values."""
    edges = [_edges(dtype_of(letter, type), few=len(params) > 2) for letter in params]
    grid = [column.ravel() for column in np.meshgrid(*edges, indexing="ij")]
    order = np.random.default_rng(0).permutation(grid[0].size)
    return [column[order] for column in grid]


def _edges(dtype: np.dtype, few: bool) -> np.ndarray:
    if dtype.kind == "i":
        return np.array(_INTEGERS, dtype)
    limits = np.finfo(dtype)
    top = [limits.max, limits.smallest_normal, limits.smallest_subnormal, np.inf, np.nan]
    edges = np.array([0.0, 0.5, 1.0, 3.0, *top] if few else [*_WHOLE, *_OTHERS, *top], dtype)
    if not few:
        with np.errstate(over="ignore"):
            edges = np.concatenate([edges, np.nextafter(edges, dtype.type(0)), np.nextafter(edges, dtype.type(np.inf))])
    return np.unique(np.concatenate([edges, -edges]).view(f"u{dtype.itemsize}")).view(dtype)


def _fill(columns: list[np.ndarray], draw: np.random.Generator) -> None:
    """Fills each share of the elements, in all columns, from another distribution."""
    for way in range(_SHARES):
        parts = [column[way::_SHARES] for column in columns]
        if not len(parts[0]):
            continue
        first = parts[0]
        first[:] = _numbers(way, first.dtype, len(first), draw)
        for part in parts[1:]:
            if part.dtype.kind == "i":
                part[:] = _integers(way, first, draw)
            else:
                part[:] = _second(way, first, draw)


def _numbers(way: int, dtype: np.dtype, count: int, draw: np.random.Generator) -> np.ndarray:
    if way < 3:
        return _any_bits(dtype, count, draw)
    if way == 3:
        return np.asarray(draw.choice(_edges(dtype, False), count))
    if way == 4:  # near 1, -1 and multiples of pi/2
        near = np.exp2(draw.uniform(-60, -2, count)) * draw.choice([1.0, -1.0], count)
        multiples = draw.integers(1, 1 << 30, count) * (np.pi / 2)
        return np.where(draw.random(count) < 0.5, draw.choice([1.0, -1.0], count) + near, multiples).astype(dtype)
    if way == 5:
        return draw.uniform(-200, 200, count).astype(dtype)
    if way == 6:  # usual exponents
        return np.asarray(np.exp2(draw.uniform(-20, 20, count)) * draw.choice([1.0, -1.0], count), dtype)
    return draw.uniform(-10, 10, count).astype(dtype)


def _any_bits(dtype: np.dtype, count: int, draw: np.random.Generator) -> np.ndarray:
    """Numbers with random bits. NaNs are quiet, because the effect of a signaling NaN is not defined."""
    bits = draw.integers(0, 1 << (8 * dtype.itemsize), count, f"u{dtype.itemsize}")
    numbers = bits.view(dtype)
    numbers[np.isnan(numbers)] = np.nan
    return numbers


def _second(way: int, first: np.ndarray, draw: np.random.Generator) -> np.ndarray:
    """The second argument: any number, one of about the size of `first`, or an exponent without overflow."""
    count, dtype = len(first), first.dtype
    with np.errstate(all="ignore"):
        if way == 1:
            return np.asarray(first * draw.uniform(-4, 4, count), dtype)
        if way in (2, 4, 6):
            power = draw.uniform(-1, 1, count) * _LARGEST_POWER[dtype]
            return np.asarray(power / np.log2(np.abs(first)), dtype)
        return _numbers(way, dtype, count, draw)


def _integers(way: int, first: np.ndarray, draw: np.random.Generator) -> np.ndarray:
    count = len(first)
    if way in (0, 3):
        return np.asarray(draw.choice(_INTEGERS, count))
    if way in (2, 4, 6):  # exponents whose power does not overflow
        with np.errstate(all="ignore"):
            most = _LARGEST_POWER[first.dtype] / np.abs(np.log2(np.abs(first)))
            most = np.where(most < 2.0**31, most, 2.0**31 - 1)
            return np.asarray((draw.uniform(-1, 1, count) * most).astype(np.int32))
    if way == 1:
        return draw.integers(-(2**31), 2**31, count)
    return draw.integers(-320, 320, count)
