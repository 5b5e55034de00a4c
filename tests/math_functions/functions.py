"""The math built-ins that return numbers (OpenCL 1.2, 6.12.2), the bounds of their errors, and arguments to measure at.

The bounds are those of section 7.4, full profile, in units of the last place; 0.5 means correctly rounded. `nan` is
missing, because its result is not a number.

Functions of one float are measured at all floats, or each n-th of them. For several parameters, and for double,
arguments are drawn at random, from distributions that cover all exponents, the special values, and arguments whose
results are neither 0 nor infinite.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import yaml

from wfv.errors import known
from wfv.opencl.mangling import CType, mangle

REAL, INTEGER = "v", "n"
TYPES = ("float", "double")
_GLOBAL = 1  # address space of the pointers


def dtype_of(letter: str, type: str) -> np.dtype:
    return np.dtype(np.int32 if letter == INTEGER else {"float": np.float32, "double": np.float64}[type])


@dataclass(frozen=True)
class MathFunction:
    """A function and its bounds.

    `params`: a letter for each parameter, `v` a real number, `n` an int. `results`: a letter for the returned result,
    and one for the result through a pointer, if any. `bounds`: for float and for double, None where OpenCL allows any
    error. `any_zero`: the sign of a zero is not defined. `limit`: the largest magnitude of arguments.
    """

    name: str
    params: str
    results: str
    bounds: tuple[float | None, float | None]
    any_zero: bool = False
    limit: float | None = None

    @property
    def types(self) -> tuple[str, ...]:
        return TYPES if self.reference == self.name else TYPES[:1]

    @property
    def reference(self) -> str:
        """The name of the function that defines the correct result: without half_ or native_."""
        return re.sub(r"^(half|native)_", "", self.name)

    def bound(self, type: str) -> float | None:
        return self.bounds[TYPES.index(type)]

    def symbol(self, type: str) -> str:
        """The mangled name of the form whose pointers are to global memory."""
        of = {REAL: type, INTEGER: "int"}
        params = [CType(of[letter]) for letter in self.params]
        params += [CType(of[letter], 1, _GLOBAL) for letter in self.results[1:]]
        return mangle(self.name, *params)


FUNCTIONS = {
    name: MathFunction(name, **row)
    for name, row in yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text()).items()
}


def select_functions(text: str | None) -> list[MathFunction]:
    """The functions in a comma-separated list of names; None means all. Raises OptionError for an unknown name."""
    names = list(FUNCTIONS) if text is None else list(dict.fromkeys(name.strip() for name in text.split(",")))
    return [FUNCTIONS[known(name, FUNCTIONS, "math function")] for name in names]


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
