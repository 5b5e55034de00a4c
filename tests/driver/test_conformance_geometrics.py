"""What geometrics and commonfns ask: all three types, all widths, values at which squares overflow or vanish."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

from tests.driver.expressions import evaluate, in_turn, vector
from tests.driver.opencl_api import World, not_on_pocl
from tests.support.builtin_runs import DTYPES, same_numbers
from tests.support.library_calls import ulps
from tests.support.requires import needs_clang

pytestmark = [needs_clang, not_on_pocl("version 3.1 has no halves"),
              pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # fmt: skip
FLOATS = ("half", "float", "double")
HALF_EXPONENT = {"half": 7, "float": 63, "double": 511}  # the square of 2 to this is almost too large
# Bounds in ULP of vectors of n elements: OpenCL 3.0, 7.4. What is fast has no other than the tests' own.
BOUNDS: dict[str, dict[str, Callable[[int], float]]] = {
    "distance": {"half": lambda n: 2 * n, "float": lambda n: 2.5 + 2 * n, "double": lambda n: 5.5 + 2 * n},
    "length": {"half": lambda n: 0.25 + n / 2, "float": lambda n: 2.75 + n / 2, "double": lambda n: 5.5 + n},
    "normalize": {"half": lambda n: 1 + n, "float": lambda n: 2 + n, "double": lambda n: 4.5 + n},
    "fast_distance": {"float": lambda n: 8191.5 + 2 * n}, "fast_length": {"float": lambda n: 8191.5 + n},
    "fast_normalize": {"float": lambda n: 8192 + n},
}  # fmt: skip


def tricky(base: str) -> np.ndarray:
    """Numbers whose squares are too large, too small, or subnormal."""
    dtype, exponent = np.dtype(DTYPES[base]), HALF_EXPONENT[base]
    sizes = [2.0**exponent, 1.5 * 2.0**exponent, 2.0 ** (exponent + 1), 2.0**-exponent, 1.5 * 2.0**-exponent, 1.0,
             2.0 ** -(exponent + 1), 2.0**-10, 3.0, float(np.finfo(dtype).max) / 2, np.finfo(dtype).max,
             np.finfo(dtype).smallest_subnormal, np.finfo(dtype).tiny, np.inf, 0.0]  # fmt: skip
    return np.array([sign * size for size in sizes for sign in (1, -1)], dtype)


def operands(base: str, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of tricky numbers, alone and mixed, and of usual ones."""
    draw, few = np.random.default_rng(n), tricky(base)
    mixed = draw.choice(few, (1024, n))
    mixed[:256] = few[np.arange(256) % len(few), None]  # all elements are alike
    other = np.where(draw.random((1024, 1)) < 0.5, draw.choice(few, (1024, n)), 0).astype(few.dtype)
    usual = draw.uniform(-512, 512, (2, 512, n)).astype(few.dtype)
    return np.concatenate([mixed, usual[0]]), np.concatenate([other, usual[1]])


def directions(x: np.ndarray) -> np.ndarray:
    """Of length 1; zero stays zero, and of numbers beside infinite ones only the sign does."""
    infinite = np.isinf(x)
    x = np.where(infinite.any(1, keepdims=True), np.copysign(infinite, x), x)
    length = np.sqrt((x * x).sum(1, keepdims=True))
    return np.where(length == 0, x, x / np.where(length == 0, 1, length))


def in_range(*arrays: np.ndarray) -> np.ndarray:
    """Rows that the functions called fast are for: squares neither overflow nor vanish."""
    sizes = np.abs(np.concatenate(arrays, 1).astype(np.longdouble))
    return ((sizes == 0) | ((sizes > 2.0**-62) & (sizes < 2.0**62))).all(1)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("base", FLOATS)
def test_geometry(base: str, n: int, w: World) -> None:
    a, b = operands(base, n)
    type = vector(base, n)
    calls = {"distance": ("a, b", base), "length": ("a", base), "normalize": ("a", type)}
    if base == "float":
        calls |= {f"fast_{name}": call for name, call in calls.items()}
    texts = [(f"{name}({arguments})", kind) for name, (arguments, kind) in calls.items()]
    found = evaluate(w, {"a": (type, a), "b": (type, b)}, [*texts, ("dot(a, b)", base)])
    x, y = a.astype(np.longdouble), b.astype(np.longdouble)
    wanted = {"distance": np.sqrt(((x - y) ** 2).sum(1, keepdims=True)),
              "length": np.sqrt((x**2).sum(1, keepdims=True)), "normalize": directions(x)}  # fmt: skip
    for (name, (arguments, _)), values in zip(calls.items(), found, strict=False):
        used = in_range(a, *([b, a - b] if "b" in arguments else [])) if "fast" in name else np.full(len(a), True)
        errors = ulps(values[used], wanted[name.removeprefix("fast_")][used])
        worst = np.unravel_index(errors.argmax(), errors.shape)
        assert errors[worst] <= BOUNDS[name][base](n), (name, a[used][worst[0]], b[used][worst[0]], values[used][worst])
    limits = np.finfo(a.dtype)
    largest = np.maximum(np.abs(x), np.abs(y)).max(1) ** 2
    bound = largest * (2 * n - 1) * limits.eps + n * np.longdouble(limits.smallest_subnormal)
    may_overflow = largest * n > limits.max
    assert ((np.abs(found[-1][:, 0] - (x * y).sum(1)) <= bound) | may_overflow).all()


@pytest.mark.parametrize("n", [3, 4])
@pytest.mark.parametrize("base", FLOATS)
def test_cross(base: str, n: int, w: World) -> None:
    """Within the rounding of two products; the fourth element is 0."""
    a, b = (array[1024:] for array in operands(base, n))
    type = vector(base, n)
    (found,) = evaluate(w, {"a": (type, a), "b": (type, b)}, [("cross(a, b)", type)])
    x, y = a[:, :3].astype(np.longdouble), b[:, :3].astype(np.longdouble)
    size = np.maximum(np.abs(x), np.abs(y)).max(1, keepdims=True)
    if base == "half":
        size, x, y = size / 4, x / 4, y / 4  # squares of 512 are no halves
        (found,) = evaluate(w, {"a": (type, a / 4), "b": (type, b / 4)}, [("cross(a, b)", type)])
    assert (np.abs(found[:, :3] - np.cross(x, y)) <= 3 * size**2 * np.finfo(a.dtype).eps).all()
    assert not found[:, 3:].any()


def smoothstep(low: np.ndarray, high: np.ndarray, x: np.ndarray) -> np.ndarray:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def common(base: str, width: int) -> dict[str, tuple[Callable[..., np.ndarray], float]]:
    """Calls on vectors a, b, c and scalars s, t, with the reference, and the bound in ULP (0: equal)."""
    scalars = {"clamp(a, s, t)": (lambda a, b, c, s, t: np.clip(a, s, t), 0.0),
               "mix(a, b, s)": (lambda a, b, c, s, t: a + (b - a) * s, np.inf),
               "smoothstep(s, t, a)": (lambda a, b, c, s, t: smoothstep(s, t, a), np.inf),
               "step(s, a)": (lambda a, b, c, s, t: (a >= s) * 1, 0.0)}  # fmt: skip
    for name, function in {"max": np.maximum, "min": np.minimum, "fmax": np.fmax, "fmin": np.fmin}.items():
        scalars[f"{name}(a, s)"] = (lambda a, b, c, s, t, f=function: f(a, s), 0.0)  # type: ignore[misc]
        scalars[f"{name}(a, b)"] = (lambda a, b, c, s, t, f=function: f(a, b), 0.0)  # type: ignore[misc]
    return {
        **scalars,
        "clamp(a, b, c)": (lambda a, b, c, s, t: np.clip(a, b, c), 0.0),
        "degrees(a)": (lambda a, b, c, s, t: a * (180 / np.longdouble(np.pi)), 2.5),
        "radians(a)": (lambda a, b, c, s, t: a * (np.longdouble(np.pi) / 180), 2.5),
        "sign(a)": (lambda a, b, c, s, t: np.sign(a), 0.0),
        "mix(a, b, c)": (lambda a, b, c, s, t: a + (b - a) * c, np.inf),
        "smoothstep(b, c, a)": (lambda a, b, c, s, t: smoothstep(b, c, a), np.inf),
        "step(b, a)": (lambda a, b, c, s, t: (a >= b) * 1, 0.0),
    }


@pytest.mark.parametrize(("base", "width"), in_turn(FLOATS))
def test_common_functions(base: str, width: int, w: World) -> None:
    """Of vectors only, and of vectors and scalars. c is larger than b, and t than s."""
    dtype, draw = np.dtype(DTYPES[base]), np.random.default_rng(width)
    low, high, a = np.sort(draw.uniform(-4, 4, (3, 96, width)), 0)[[0, 2, 1]].astype(dtype)
    a = draw.permutation(np.concatenate([a[:48], draw.uniform(-6, 6, (48, width)).astype(dtype)]))
    a[:4], a[4:8], a[8:10] = 0, low[4:8], -0.0
    high = np.maximum(high, low + dtype.type(0.25))
    s, t = low[:, :1].copy(), high[:, :1].copy()
    type, cases = vector(base, width), common(base, width)
    inputs = {"a": (type, a), "b": (type, low), "c": (type, high), "s": (base, s), "t": (base, t)}
    found = evaluate(w, inputs, [(text, type) for text in cases])
    wide = [each.astype(np.longdouble) for each in (a, low, high, s, t)]
    for values, (text, (reference, bound)) in zip(found, cases.items(), strict=True):
        wanted = np.broadcast_to(reference(*wide), values.shape)
        if bound == 0:
            assert same_numbers(values, wanted.astype(dtype), exact_zero=False).all(), text
        elif bound < np.inf:
            assert ulps(values, wanted).max() <= bound, text
        else:
            largest = np.abs(np.concatenate(wide[:3])).max()
            assert (np.abs(values - wanted) <= 8 * largest**2 * np.finfo(dtype).eps).all(), text


@pytest.mark.parametrize("base", FLOATS)
def test_minimum_and_maximum_of_special_numbers(base: str, w: World) -> None:
    """fmin and fmax leave NaN out; zeros of both signs are equal."""
    few = np.concatenate([tricky(base), [np.nan]]).astype(DTYPES[base])
    a, b = np.array(list(itertools.product(few, few)), few.dtype).T.copy()
    largest, smallest = evaluate(w, {"a": (base, a), "b": (base, b)}, [("fmax(a, b)", base), ("fmin(a, b)", base)])
    assert same_numbers(largest.ravel(), np.fmax(a, b), exact_zero=False).all()
    assert same_numbers(smallest.ravel(), np.fmin(a, b), exact_zero=False).all()
