"""What relationals and select ask: comparisons, any, all, bitselect, select, shuffles and swizzles of all types."""

from __future__ import annotations

import string
from collections.abc import Callable

import numpy as np
import pytest

from tests.driver.expressions import HALVES, WIDTHS, evaluate, in_turn, vector
from tests.driver.opencl_api import World, not_on_pocl
from tests.support.builtin_runs import DTYPES, same_numbers
from tests.support.requires import needs_clang
from tests.support.sampling import is_full

pytestmark = [needs_clang, not_on_pocl("version 3.1 has no halves"),
              pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # fmt: skip
ITEMS = 64
SIGNED = {1: "char", 2: "short", 4: "int", 8: "long"}
FLOATS = ("half", "float", "double")
INTEGERS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")
Compare = Callable[[np.ndarray, np.ndarray], np.ndarray]
COMPARISONS: dict[str, tuple[str, Compare]] = {  # the function, the expression with operators
    "isequal": ("a == b", np.equal), "isnotequal": ("a != b", np.not_equal), "isgreater": ("a > b", np.greater),
    "isgreaterequal": ("a >= b", np.greater_equal), "isless": ("a < b", np.less),
    "islessequal": ("a <= b", np.less_equal), "islessgreater": ("(a < b) | (a > b)", lambda a, b: (a < b) | (a > b)),
    "isordered": ("(a == a) & (b == b)", lambda a, b: (a == a) & (b == b)),
    "isunordered": ("(a != a) | (b != b)", lambda a, b: (a != a) | (b != b)),
}  # fmt: skip


def drawn(base: str, width: int, seed: int) -> np.ndarray:
    """Any bits: numbers of all magnitudes, subnormal ones, infinities and NaN, and every fourth is one of a few."""
    dtype, draw = np.dtype(DTYPES[base]), np.random.default_rng(seed)
    found = np.frombuffer(draw.bytes(ITEMS * width * dtype.itemsize), dtype).copy()
    if dtype.kind == "f":
        limits = np.finfo(dtype)
        few = [0.0, -0.0, 1, -1, np.inf, -np.inf, np.nan, limits.max, limits.smallest_subnormal, limits.tiny]
    else:
        bounds = np.iinfo(dtype)
        few = [0, 1, bounds.max, bounds.min, bounds.max // 2 + 1, bounds.max - 1]
    found[::4] = draw.choice(np.array(few, dtype), found[::4].size)
    return found


def sign_bit(array: np.ndarray) -> np.ndarray:
    return array.view(f"i{array.itemsize}") < 0


@pytest.mark.parametrize(("base", "width"), in_turn(FLOATS))
def test_comparisons(base: str, width: int, w: World) -> None:
    a, b = drawn(base, width, 1), drawn(base, width, 2)
    b[::3] = a[::3]
    type = vector(base, width)
    truth = "int" if width == 1 else vector(SIGNED[a.itemsize], width)
    texts = [text for name, (operators, _) in COMPARISONS.items() for text in (f"{name}(a, b)", operators)]
    found = evaluate(w, {"a": (type, a), "b": (type, b)}, [(text, truth) for text in texts])
    for text, values, (_, compare) in zip(texts, found, np.repeat(list(COMPARISONS.values()), 2, axis=0), strict=True):
        np.testing.assert_array_equal(values.ravel(), compare(a, b) * (1 if width == 1 else -1), f"{type}: {text}")


KINDS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "isfinite": np.isfinite, "isinf": np.isinf, "isnan": np.isnan, "signbit": np.signbit,
    "isnormal": lambda x: np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).tiny),
}  # fmt: skip


@pytest.mark.parametrize(("base", "width"), in_turn(FLOATS))
def test_kinds_of_numbers(base: str, width: int, w: World) -> None:
    a = drawn(base, width, 3)
    truth = "int" if width == 1 else vector(SIGNED[a.itemsize], width)
    found = evaluate(w, {"a": (vector(base, width), a)}, [(f"{name}(a)", truth) for name in KINDS])
    for values, (name, reference) in zip(found, KINDS.items(), strict=True):
        np.testing.assert_array_equal(values.ravel(), reference(a) * (1 if width == 1 else -1), f"{base} {name}")


@pytest.mark.parametrize(("base", "width"), in_turn((*INTEGERS, *FLOATS), step=8))
def test_choices(base: str, width: int, w: World) -> None:
    """select looks at the sign of a vector's elements, and at all bits of a scalar; bitselect works on all types."""
    a, b, c = (drawn(base, width, seed) for seed in (4, 5, 6))
    signed = SIGNED[a.itemsize]
    s, u = (drawn(each, width, 7) for each in (signed, f"u{signed}"))
    if width > 1:
        s.reshape(ITEMS, width)[::3] |= np.iinfo(s.dtype).min  # all() of random numbers is never true
    types = {"a": base, "b": base, "c": base, "s": signed, "u": f"u{signed}"}
    arrays = dict(zip("abcsu", (a, b, c, s, u), strict=True))
    inputs = {name: (vector(types[name], width), arrays[name]) for name in arrays}
    texts = [(f"{text}", vector(base, width)) for text in ("bitselect(a, b, c)", "select(a, b, s)", "select(a, b, u)")]
    texts += [("any(s)", "int"), ("all(s)", "int")]
    bits, by_s, by_u, any_s, all_s = evaluate(w, inputs, texts)
    word = f"u{a.itemsize}"
    x, y, mask = (each.view(word) for each in (a, b, c))
    np.testing.assert_array_equal(bits.ravel().view(word), (x & ~mask) | (y & mask), f"{base}{width}: bitselect")
    for found, chosen in ((by_s, s), (by_u, u)):
        wanted = np.where(chosen != 0 if width == 1 else sign_bit(chosen), y, x)
        np.testing.assert_array_equal(found.ravel().view(word), wanted, f"{base}{width}: select")
    negative = sign_bit(s).reshape(ITEMS, width)
    np.testing.assert_array_equal(any_s.ravel(), negative.any(1))
    np.testing.assert_array_equal(all_s.ravel(), negative.all(1))
    assert 0 < negative.all(1).sum() <= negative.any(1).sum()


def pairs() -> list[object]:
    """All types, with one or two of the 25 pairs of widths that shuffle and swizzles have; all pairs with --full."""
    widths = [(m, n) for m in WIDTHS[1:] for n in WIDTHS[1:]]
    every = [(base, m, n) for base in (*INTEGERS, *FLOATS) for m, n in widths]
    return [pytest.param(*case, marks=[pytest.mark.full] * (at % 23 != 0)) for at, case in enumerate(every)]


def swizzle(order: np.ndarray, spelling: int) -> str:
    """.xyzw where that is possible, else numbers with small or capital letters."""
    if spelling == 0 and order.max() < 4:
        return "".join("xyzw"[at] for at in order)
    letters = string.hexdigits[:16] if spelling < 2 else string.hexdigits[:10] + "ABCDEF"
    return "sS"[spelling - 1] + "".join(letters[at] for at in order)


@pytest.mark.parametrize(("base", "m", "n"), pairs())
def test_shuffles(base: str, m: int, n: int, w: World) -> None:
    """From m elements to n: by swizzles on both sides of an assignment, by constant and by variable numbers."""
    draw = np.random.default_rng(m * n)
    a, b = drawn(base, m, 8), drawn(base, m, 9)
    mask = vector(f"u{SIGNED[a.itemsize]}", n)
    numbers = drawn(f"u{SIGNED[a.itemsize]}", n, 10)
    type, result = vector(base, m), vector(base, n)
    rows, both = a.reshape(ITEMS, m), np.concatenate([a, b]).reshape(2, ITEMS, m).transpose(1, 0, 2).reshape(ITEMS, -1)
    head, cases = f"static {type} same({type} x) {{ return x; }}\n", []
    for number in range(16 if is_full else 4):
        order, second = draw.integers(0, m, n), draw.integers(0, 2 * m, n)
        cases.append((f"{'same(a)' if number % 2 else 'a'}.{swizzle(order, number % 3)}", rows[:, order]))
        if m <= n:
            places, put = draw.permutation(n)[:m], np.zeros((ITEMS, n), a.dtype)
            put[:, places] = rows
            head += (
                f"static {result} put{number}({type} x) {{ {result} t = 0; t.{swizzle(places, 1)} = x; return t; }}\n"
            )
            cases.append((f"put{number}(a)", put))
        if 3 not in (m, n):
            cases.append((f"shuffle2(a, b, ({mask})({', '.join(map(str, second))}))", both[:, second]))
    if 3 not in (m, n):
        low = numbers.reshape(ITEMS, n).astype(np.uint64).astype(np.int64)
        cases.append(("shuffle(a, c)", np.take_along_axis(rows, low & (m - 1), 1)))
        cases.append(("shuffle2(a, b, c)", np.take_along_axis(both, low & (2 * m - 1), 1)))
    if 2 * n == m:
        halves = {"lo": rows[:, :n], "hi": rows[:, n:], "even": rows[:, ::2], "odd": rows[:, 1::2]}
        cases += [(f"a.{name}", values) for name, values in halves.items()]
    inputs = {"a": (type, a), "b": (type, b), "c": (mask, numbers)}
    found = evaluate(w, inputs, [(text, result) for text, _ in cases], HALVES + head)
    for values, (text, wanted) in zip(found, cases, strict=True):
        assert same_numbers(values, wanted).all(), f"{type} to {result}: {text}"
