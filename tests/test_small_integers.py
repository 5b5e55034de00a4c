"""Kernels with bytes and shorts: results in every strategy, for all bytes and for the ends of each type."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import wfv
from tests.support.wild import build
from wfv import llvm
from wfv.fuzz.guarded_arrays import guarded
from wfv.runtime.program import Program

TYPES = {"uchar": np.uint8, "char": np.int8, "ushort": np.uint16, "short": np.int16, "int": np.int32}
BYTES = ("uchar", "char")
COVERING = ("partial+boscc",)
each_strategy = pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in wfv.STRATEGIES]
)
each_type = pytest.mark.parametrize("kind", ("uchar", "char", "ushort", "short"))


@cache
def program(kind: str, result: str, strategy: str, lanes: int = 16, target: str = "x86-64-v2") -> Program:
    return build("bytes.cl", strategy, lanes=lanes, target=target, defines={"TYPE": kind, "RESULT": result})


def pairs(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of bytes; pairs of all shorts of a sample, in which the ends of the type are."""
    info = np.iinfo(TYPES[kind])
    numbers = np.arange(int(info.min), int(info.max) + 1)
    if kind not in BYTES:
        ends = [info.min, info.min + 1, -129, -128, -1, 0, 1, 127, 128, 255, 256, 32767, info.max - 1, info.max]
        sample = np.random.default_rng(3).choice(numbers, 50)
        numbers = np.unique(np.concatenate([sample, [end for end in ends if info.min <= end <= info.max]]))
    x, y = np.meshgrid(numbers, numbers)
    return x.ravel().astype(TYPES[kind]), y.ravel().astype(TYPES[kind])


def quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Rounded towards zero, as C does."""
    return np.sign(a) * np.sign(b) * (abs(a) // abs(b))


def expected_pairs(x: np.ndarray, y: np.ndarray, limit: int) -> list[np.ndarray]:
    """What C computes in int."""
    a, b = x.astype(np.int64), y.astype(np.int64)
    big = (1 << 32) - 1
    divisor, other, third = np.where(b == 0, 1, b), (b & 15) - 16, (b & 7) + 1
    return [
        a + b, a - b, (a & 255) * (b & 127) >> 3, (a & b) + (a | b) - (a ^ b), abs(a - b), (a + b + 1) >> 1,
        np.where(a + b > 99, a - 3, ~b), np.minimum(a + b, 127) + np.maximum(a - b, -9), np.clip(2 * a - b, 0, 255),
        (a << 2) + (b << 1) + 5 < 300, quotient(a + 2 * b, np.full_like(a, 3)), a - b - 7 * quotient(a - b, 7 + 0 * a),
        quotient(a, divisor), quotient(3 * a - b, other), a + b - third * quotient(a + b, third),
        a - b > limit, np.where(a + b <= limit, a, b), a == limit, a - 2 * b != limit,
        (a - b & big) < (a + b & big), (a & 127) > 40, (a - b & big) >> 28, np.rint((a - b) * 0.25),
        (a - b) * (a & 255) >> 16, np.where(abs(a - b) > abs(a + b), abs(a), abs(b) - abs(a)), -a >> 1,
        np.where(limit < a + b, a, b), (a & b & 127) + 3 < (limit & big), (a ^ 0x2000) >> 1,
    ]  # fmt: skip


def check_pairs(program: Program, kind: str, result: str, limit: int) -> None:
    x, y = pairs(kind)
    wanted = expected_pairs(x, y, limit)
    found = np.zeros((len(wanted), len(x)), TYPES[result])
    program.pairs(len(x), 64 if len(x) % 64 == 0 else None, x, y, found, limit)
    for number, (want, got) in enumerate(zip(wanted, found, strict=True)):
        wrong = np.flatnonzero(want.astype(np.int64).astype(TYPES[result]) != got)
        assert not len(wrong), (number, kind, result, limit, x[wrong][:4], y[wrong][:4], got[wrong][:4])


LIMITS = {
    "uchar": (17, -1, 256, 0, 255, 511, -511, -(2**31), 2**31 - 1),
    "char": (-128, -129, 127, 128, 255, -256, 257, -(2**31), 2**31 - 1),
    "ushort": (65535, 65536, -1, 40000),
    "short": (-32768, -32769, 32767, 32768, 5),
}


@each_strategy
@each_type
def test_all_pairs(kind: str, strategy: str) -> None:
    """Exhaustive for bytes; each limit of comparisons with a uniform number beyond the type's ends too."""
    for number, limit in enumerate(LIMITS[kind]):
        result = (kind, "int")[number % 2]
        check_pairs(program(kind, result, strategy), kind, result, limit)


@pytest.mark.parametrize(("target", "lanes"), [("x86-64-v2", 8), ("x86-64-v3", 32), ("x86-64-v4", 64)])
@pytest.mark.parametrize("kind", BYTES)
def test_all_pairs_on_other_targets(kind: str, target: str, lanes: int) -> None:
    if not llvm.target_is_runnable(llvm.find_target(target)):
        pytest.skip(f"this CPU cannot run {target} code")
    check_pairs(program(kind, kind, "unicf", lanes, target), kind, kind, 17)


@each_strategy
@pytest.mark.parametrize("kind", BYTES)
def test_sums_in_loops(kind: str, strategy: str) -> None:
    """All inputs are one end of the type, so that each sum is as large as it may be."""
    of_kind, info = program(kind, kind, strategy), np.iinfo(TYPES[kind])
    for end in (info.min, info.max):
        x = np.full(1024, end, TYPES[kind])
        out, sums, both = np.zeros(256, TYPES[kind]), np.zeros(256, np.int32), np.zeros((256, 2), np.int32)
        of_kind.means(256, 64, x, out, 250)
        np.testing.assert_array_equal(out, np.where(np.arange(256) - 2 < 250, end, 0))
        of_kind.long_sum(256, 64, x, sums)
        np.testing.assert_array_equal(sums, 600 * int(end))
        for n in (0, 1, 129, 257, 40_000):
            of_kind.any_sum(256, 64, x, both, n)
            np.testing.assert_array_equal(both, np.broadcast_to([n * int(end), int(end) - 1 if n else -200], (256, 2)))


@each_strategy
def test_means_of_random_bytes(strategy: str) -> None:
    x, width = np.random.default_rng(4).integers(0, 256, 300, np.uint8), 201
    out = np.zeros(256, np.uint8)
    program("uchar", "uchar", strategy).means(256, 64, x, out, width)
    at = np.arange(256)[:, None] + np.array([k + m for k in range(-2, 3) for m in range(3)])
    inside = (at >= 0) & (at < width)
    total, count = np.where(inside, x[at.clip(0, 299)].astype(int), 0).sum(1), inside.sum(1)
    np.testing.assert_array_equal(out, total // np.maximum(count, 1))


@each_strategy
def test_ids_against_bounds(strategy: str) -> None:
    """Bounds before, within and after each vector, and the least and greatest numbers."""
    lanes_of = {"x86-64-v2": 16, "x86-64-v4": 64}
    x = np.arange(192) - 70
    for target, lanes in lanes_of.items():
        if not llvm.target_is_runnable(llvm.find_target(target)):
            continue
        kernel = program("uchar", "uchar", strategy, lanes, target).bounds
        for limit in (-(2**31), -71, -70, -69, -7, -6, -5, 57, 58, 59, 120, 121, 122, 2**31 - 1):
            for offset in (0, 2**31 - 100, 2**32 - 1):
                wrapped = (np.arange(192, dtype=np.int64) + offset).astype(np.uint32).view(np.int32)
                out = np.zeros((7, 192), np.uint8)
                kernel(192, 64, out, limit, offset)
                equal = np.where(x == limit, 3, 4), np.where(x != limit, 5, 6)
                wanted = [x < limit, x <= limit, x > limit, x >= limit, *equal, wrapped < limit]
                np.testing.assert_array_equal(out, wanted, err_msg=f"{target}, {limit}, {offset}")


def check_masked_vectors(kind: str, strategy: str, lanes: int, target: str) -> None:
    """In memory that ends with the last active lane's vector."""
    of_kind, random = program(kind, "uchar", strategy, lanes, target), np.random.default_rng(6)
    for count in (2, 4, 8):
        for n in (128, 77, 1):
            x = random.integers(0, 9, (n, count)).astype(TYPES[kind])
            wanted = np.where(x[:, :1] != 3, x[:, ::-1] + np.arange(1, count + 1), 99).astype(TYPES[kind])
            given, out = (guarded(a.ravel(), "end").array for a in (x, np.full_like(x, 99)))
            of_kind[f"masked{count}"](128, 64, given, out, n)
            np.testing.assert_array_equal(out.reshape(n, count), wanted)


@each_strategy
@pytest.mark.parametrize("kind", ("uchar", "short"))
def test_masked_vectors(kind: str, strategy: str) -> None:
    check_masked_vectors(kind, strategy, 8, "x86-64-v2")


@pytest.mark.parametrize("target", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("kind", ["char", "ushort"])
def test_masked_vectors_are_words_under_the_lanes_mask(kind: str, target: str) -> None:
    bits = 8 * np.dtype(TYPES[kind]).itemsize
    for count, has_words in ((2, bits == 16), (4, True), (8, bits == 8)):
        ir = program(kind, "uchar", "unicf", 8, target)[f"masked{count}"].compiled().ir("widen")
        is_masked = f"@llvm.masked.store.v8i{bits * count}.p1(" in ir
        assert is_masked == has_words, (kind, count, target)
    if llvm.target_is_runnable(llvm.find_target(target)):
        check_masked_vectors(kind, "unicf", 8, target)


class Expression:
    """A random expression of C, with its numbers in int64."""

    def __init__(self, text: str, numbers: np.ndarray) -> None:
        self.text, self.numbers = text, numbers

    @property
    def is_int(self) -> bool:
        return self.numbers.min() >= -(2**31) and self.numbers.max() < 2**31


def random_expression(rng: random.Random, leaves: list[Expression], depth: int) -> Expression:
    if depth == 0:
        return rng.choice(leaves)
    a, b, c = (random_expression(rng, leaves, rng.randrange(depth)) for _ in range(3))
    k = rng.choice([1, 2, 3, 7, 8, 15, 16, 100, 127, 128, 255, 256, 1000])
    s = rng.randrange(1, 9)
    x, y, z = a.numbers, b.numbers, c.numbers
    some = [
        (f"({a.text} + {b.text})", x + y),
        (f"({a.text} - {b.text})", x - y),
        (f"({a.text} * {k})", x * k),
        (f"({a.text} & {k})", x & k),
        (f"({a.text} ^ {b.text})", x ^ y),
        (f"({a.text} | {k})", x | k),
        (f"({a.text} >> {s})", x >> s),
        (f"({a.text} / {k})", quotient(x, k + 0 * x)),
        (f"({a.text} != {b.text})", x != y),
        (f"({a.text} < {b.text} ? {c.text} : {k})", np.where(x < y, z, k)),
        (f"({a.text} > {k} ? {b.text} : {c.text})", np.where(x > k, y, z)),
        (f"min({a.text}, {b.text})", np.minimum(x, y)),
        (f"max({a.text}, -{k})", np.maximum(x, -k)),
        (f"(int)abs({a.text})", abs(x)),
        (f"(int)(uchar)({a.text})", x & 255),
        (f"(int)(short)({a.text})", x.astype(np.int16).astype(np.int64)),
    ]
    made = Expression(*rng.choice(some))
    made.numbers = made.numbers.astype(np.int64)
    return made if made.is_int else a


def check_random(seed: int, count: int, strategy: str, lanes: int, target: str) -> None:
    """Kernels with `count` results, each of a random expression of bytes and shorts."""
    rng, numbers = random.Random(seed), np.random.default_rng(seed)
    kinds = ("uchar", "char", "ushort", "short")
    inputs = []
    for kind in kinds:
        info = np.iinfo(TYPES[kind])
        drawn = numbers.integers(info.min, info.max, 448, TYPES[kind], endpoint=True)
        drawn[::5], drawn[1::7] = info.min, info.max
        inputs.append(drawn)
    leaves = [Expression(kind[0] + kind[-1], x.astype(np.int64)) for kind, x in zip(kinds, inputs, strict=True)]
    made = [random_expression(rng, leaves, 5) for _ in range(count)]
    results = [rng.choice(["uchar", "short", "int"]) for _ in made]
    loads = "".join(f"int {leaf.text} = in_{leaf.text}[i];\n" for leaf in leaves)
    params = [f"__global const {kind} *in_{leaf.text}" for kind, leaf in zip(kinds, leaves, strict=True)]
    params += [f"__global {result} *out{n}" for n, result in enumerate(results)]
    stores = "".join(f"out{n}[i] = {each.text};\n" for n, each in enumerate(made))
    text = f"__kernel void k({', '.join(params)}) {{\nsize_t i = get_global_id(0);\n{loads}{stores}}}\n"
    kernel = wfv.build(text, strategy=strategy, lanes=lanes, target=target).k
    out = [np.zeros(448, TYPES[result]) for result in results]
    kernel(448, 64, *inputs, *out)
    for each, found, result in zip(made, out, results, strict=True):
        np.testing.assert_array_equal(found, each.numbers.astype(TYPES[result]), err_msg=f"seed {seed}: {each.text}")


WAYS = [
    ("unicf", 16, "x86-64-v2"),
    ("unicf", 32, "x86-64-v3"),
    ("partial+boscc", 64, "x86-64-v4"),
    ("boscc", 8, "x86-64-v2"),
    ("unival", 64, "x86-64-v3"),
]


@pytest.mark.parametrize("seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(5, 100))])
def test_random_expressions(seed: int) -> None:
    strategy, lanes, target = WAYS[seed % len(WAYS)]
    is_runnable = llvm.target_is_runnable(llvm.find_target(target))
    check_random(seed, 12, strategy, lanes, target if is_runnable else "host")
