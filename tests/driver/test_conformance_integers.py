"""What integer_ops asks of operators: all integer types, scalars and vectors, at the limits of each type."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World
from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.filterwarnings("ignore::RuntimeWarning")]

TYPES = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
}  # fmt: skip
WIDTHS = (1, 2, 3, 4, 8, 16)
ITEMS = 36
Operation = Callable[[np.ndarray, np.ndarray], np.ndarray]


def quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Rounded toward zero."""
    safe = np.where(b == 0, b.dtype.type(1), b)
    floor = a // safe
    return floor + ((a % safe != 0) & ((a < 0) != (b < 0)))


def remainder(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return a - quotient(a, b) * b


ARITHMETIC: dict[str, Operation] = {
    "a + b": np.add, "a - b": np.subtract, "a * b": np.multiply, "a / b": quotient, "a % b": remainder,
    "a & b": np.bitwise_and, "a | b": np.bitwise_or, "a ^ b": np.bitwise_xor, "~a": lambda a, b: ~a,
    "-a": lambda a, b: a * a.dtype.type(1) * np.array(-1).astype(a.dtype), "+a": lambda a, b: a,
    "a + (ELEMENT)5": lambda a, b: a + a.dtype.type(5), "a < b ? a : b": np.minimum, "(t++, t)": lambda a, b: a + 1,
    "--t": lambda a, b: a - 1, "t--": lambda a, b: a, "(t += b)": np.add, "(t -= b)": np.subtract,
    "(t *= b)": np.multiply, "(t /= b)": quotient, "(t %= b)": remainder, "(t &= b)": np.bitwise_and,
    "(t |= b)": np.bitwise_or, "(t ^= b)": np.bitwise_xor,
}  # fmt: skip
SHIFTS: dict[str, Operation] = {
    "a << b": np.left_shift, "a >> b": np.right_shift, "(t <<= b)": np.left_shift, "(t >>= b)": np.right_shift,
}  # fmt: skip
TRUTHS: dict[str, Operation] = {
    "a == b": np.equal, "a != b": np.not_equal, "a < b": np.less, "a <= b": np.less_equal, "a > b": np.greater,
    "a >= b": np.greater_equal, "a && b": np.logical_and, "a || b": np.logical_or, "!a": lambda a, b: a == 0,
}  # fmt: skip
WITHOUT_RESULT = ("/", "%")


def operands(dtype: np.dtype, width: int) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of values at the limits, then random ones."""
    limits, draw = np.iinfo(dtype), np.random.default_rng(width)
    values = [0, 1, 2, 7, limits.max // 2, limits.max - 1, limits.max, limits.min, limits.min + 1]
    values += [-1, -2] * (limits.min < 0)
    pairs = np.array(list(itertools.product(values, values)), dtype)
    more = draw.integers(limits.min, limits.max, (max(ITEMS * width - len(pairs), 0), 2), dtype, endpoint=True)
    return tuple(np.ascontiguousarray(np.concatenate([pairs, more])[-ITEMS * width :].T))  # type: ignore[return-value]


def expected(expression: str, a: np.ndarray, b: np.ndarray, width: int) -> np.ndarray:
    """Scalars are promoted to int; a vector is shifted by the count modulo its element's bits, and true is -1 in it."""
    if expression in TRUTHS:
        return (TRUTHS[expression](a, b) * (1 if width == 1 else -1)).astype(a.dtype)
    if expression in ARITHMETIC:
        return ARITHMETIC[expression](a, b).astype(a.dtype)
    wide = np.promote_types(a.dtype, np.int32) if width == 1 and a.dtype.itemsize < 4 else a.dtype
    count = b.astype(wide) & wide.type(8 * wide.itemsize - 1)
    return SHIFTS[expression](a.astype(wide), count).astype(a.dtype)


@pytest.mark.parametrize(
    ("name", "width"),
    [
        pytest.param(name, width, marks=[pytest.mark.full] * (width not in (1, 3) and (at + place) % 4 != 0))
        for at, name in enumerate(TYPES)
        for place, width in enumerate(WIDTHS)
    ],
)
def test_operators(name: str, width: int, w: World) -> None:
    a, b = operands(np.dtype(TYPES[name]), width)
    expressions = [*ARITHMETIC, *SHIFTS, *TRUTHS]
    divisions = [each for each in expressions if any(sign in each for sign in WITHOUT_RESULT)]
    others = [each for each in expressions if each not in divisions]
    check(w, name, width, others, a, b, np.ones(len(a), bool))
    least = np.iinfo(a.dtype).min
    is_defined = (b != 0) & ~((a == least) & (b == -1)) if least < 0 else b != 0
    check(w, name, width, divisions, a, b, is_defined)


def check(
    w: World, name: str, width: int, expressions: list[str], a: np.ndarray, b: np.ndarray, has_result: np.ndarray
) -> None:
    """Each of them in one kernel: every row of the results is one expression's."""
    type = name if width == 1 else f"{name}{width}"
    load = "{0}[i]" if width == 1 else f"vload{width}(i, {{0}})"
    store = "r[{0} + i] = {1};" if width == 1 else f"vstore{width}({{1}}, {{0}} + i, r);"
    lines = ""
    for number, each in enumerate(expressions):
        value = each.replace("ELEMENT", name)
        value = f"as_{type}({value})" if each in TRUTHS and width > 1 else value
        lines += f"{{ {type} t = a; {store.format(number * ITEMS, value)} }}\n"
    source = f"""kernel void k(global {name} *r, global const {name} *pa, global const {name} *pb) {{
        size_t i = get_global_id(0); {type} a = {load.format("pa")}, b = {load.format("pb")};
        {lines} }}"""
    found = np.zeros((len(expressions), ITEMS * width), a.dtype)
    run_kernel(w, source, [found], [a, b], [ITEMS], options="")
    for row, each in zip(found, expressions, strict=True):
        wanted = expected(each, a, b, width)
        np.testing.assert_array_equal(row[has_result], wanted[has_result], f"{type}: {each}")
