"""Comparisons of 64-bit ids with a uniform number: the results of Python's integers, at all bounds."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

import wfv
from tests.support.compiled import need_target
from wfv.runtime.kernel import Kernel

RELATIONS = ("<", "<=", ">", ">=", "==", "!=")
NUMBERS = {
    "id": "id", "far": "7 * id + 3", "down": "1000000 - id", "known": "(id ^ 1) + 2", "apart": "2147483647 * id",
    "wrapping": "S(U(id) + U(m))", "outside": "S(U(id) + (1ul << 63) - 60)",
}  # fmt: skip
BRANCHES = range(0, 24, 5)  # their tests
SIZE, GROUP = 40, 24
FAR = (0, -40, (1 << 63) - 40, -(1 << 63))
BOUNDS = sorted(
    {edge + n for edge in (1, 9, 39, 1 << 31, 1 << 32, 1 << 62, 10**6, (1 << 63) - 48) for n in (-1, 0, 1)}
    | {-(1 << 63), (1 << 63) - 1, -(1 << 31), -40, 73, 199}
)  # fmt: skip


def relations_of(number: str) -> list[str]:
    """Expressions of C and of Python alike; `U` makes an unsigned number, `S` a signed one."""
    sides = [(relation, a, b) for a, b in ((number, "n"), ("n", number)) for relation in RELATIONS]
    return [f"{a} {relation} {b}" for relation, a, b in sides] + [
        f"U({a}) {relation} U({b})" for relation, a, b in sides
    ]


@cache
def program(strategy: str, lanes: int, target: str) -> dict[str, Kernel]:
    """A kernel for each number: one bit for each test, and a sum of the branches on some of them."""
    source = "#define U(x) ((ulong)(x))\n#define S(x) ((long)(x))\n"
    for name, text in NUMBERS.items():
        tests = relations_of(f"({text})")
        bits = "".join(f"  found |= (ulong)({test}) << {n};\n" for n, test in enumerate(tests))
        bits += "".join(f"  if ({test}) y[id] += x[id];\n" for test in (tests[n] for n in BRANCHES))
        source += (
            f"kernel void {name}(global ulong *out, global float *y, global const float *x, long n, long m) {{\n"
            f"  long id = get_global_id(0);\n  ulong found = 0;\n{bits}  out[id] = found;\n}}\n"
        )
    built = wfv.build(source, strategy=strategy, lanes=lanes, target=target)
    return {name: getattr(built, name) for name in NUMBERS}


def run(kernel: Kernel, bound: int, far: int) -> tuple[list[int], list[float]]:
    out, sums = np.zeros(SIZE, np.uint64), np.zeros(SIZE, np.float32)
    kernel(SIZE, GROUP, out, sums, np.ones(SIZE, np.float32), bound, far)
    return out.tolist(), sums.tolist()


@cache
def expected(name: str, bound: int, far: int) -> list[int]:
    tests = [compile(test.replace("ul", ""), name, "eval") for test in relations_of(f"({NUMBERS[name]})")]
    values = [{"U": as_unsigned, "S": as_signed, "id": id, "n": bound, "m": far} for id in range(SIZE)]
    return [sum(bool(eval(test, each)) << n for n, test in enumerate(tests)) for each in values]


def as_unsigned(number: int) -> int:
    return number % (1 << 64)


def as_signed(number: int) -> int:
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


@pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [
        *product(("unicf", "unicf+boscc"), (2, 8, 16), ("x86-64-v2", "x86-64-v3", "x86-64-v4")),
        ("unival", 64, "x86-64-v3"),
    ],
)
def test_every_relation_at_every_bound(strategy: str, lanes: int, target: str) -> None:
    need_target(target)
    for name, kernel in program(strategy, lanes, target).items():
        for bound, far in product(BOUNDS, FAR if "m" in NUMBERS[name] else FAR[:1]):
            found, sums = run(kernel, bound, far)
            wanted = expected(name, bound, far)
            assert found == wanted, (name, bound, far)
            assert sums == [sum(number >> n & 1 for n in BRANCHES) for number in wanted], (name, bound, far)


@pytest.mark.parametrize("lanes", [2, 8])
def test_votes_on_equality(lanes: int) -> None:
    """A region that one work-item runs, also the last one of a vector, is skipped by the other vectors."""
    need_target("x86-64-v3")
    source = "kernel void one(global int *y, long n) { long id = get_global_id(0); if (id == n) y[id] *= 7; }"
    votes = wfv.Boscc(threshold=0, copy_threshold=0)
    kernel = wfv.build(source, strategy="unicf+boscc", lanes=lanes, target="x86-64-v3", boscc=votes).one
    for n in range(-1, SIZE + 1):
        found = np.ones(SIZE, np.int32)
        kernel(SIZE, GROUP, found, n)
        assert found.tolist() == [7 if id == n else 1 for id in range(SIZE)], n
