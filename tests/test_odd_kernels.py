"""Odd but legal OpenCL C (tests/odd): unions, gotos, pointers to pointers .. in every strategy."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCES = {path.stem: path for path in sorted((Path(__file__).parent / "odd").glob("*.cl"))}
SIZES = {"dims3": ((8, 4, 2), (4, 2, 1)), "barriers_until_settled": ((48,), (24,))}
GIVEN = np.random.default_rng(5).integers(-20, 100, 64).astype(np.int32)
WAYS = [("scalar", 4), *((name, lanes) for name in STRATEGIES if name != "scalar" for lanes in (4, 16))]
# One way of what nothing else in the tests has; every way of all of them with --full.
SELECTED = (
    "constant_structs", "do_while_switch_duff", "kernels_calling", "local_in_helper", "macro_predefined",
    "packed_global", "swizzle_assign", "union_in_struct_array", "variable_dim", "while_barrier",
)  # fmt: skip


def result(name: str, strategy: str, lanes: int, target: str = "host") -> np.ndarray:
    out = np.zeros(256, np.int32)
    wfv.build(SOURCES[name], strategy=strategy, lanes=lanes, target=target).k(
        *SIZES.get(name, (64, 16)), GIVEN.copy(), out
    )
    return out


def constant_structs(x: np.ndarray) -> list[int]:
    entries = [(1, 3.0, "b", 2), (4, 6.5, "d", 12), (7, 9.0, "f", -30)]
    picked = [entries[int(np.uint32(v)) % 3] for v in x]
    return [key + int(y * 2) + ord(letter) + product + 3 + 24 for key, y, letter, product in picked]


def kernels_calling(x: np.ndarray) -> list[int]:
    return [(((v + 1) * 3 if v & 1 else v + 1) + 1) * 2 for v in x.tolist()]


def local_in_helper(x: np.ndarray) -> np.ndarray:
    groups = x.reshape(4, 16)
    s = groups + np.roll(groups, -1, 1) + np.roll(groups, -2, 1)
    return (s + s + np.roll(s, -1, 1)).ravel()


def variable_dim(x: np.ndarray) -> list[int]:
    ids = {0: lambda i: i % 16 * 3 + i // 16 * 5 + 16 * 7 + 1}
    return [v + ids.get(v & 3, lambda i: 8)(i) for i, v in enumerate(x.tolist())]


def while_barrier(x: np.ndarray) -> np.ndarray:
    return np.sort((x & 63).reshape(4, 16), 1).ravel()


def packed_global(x: np.ndarray) -> np.ndarray:
    rows = np.zeros(36, np.dtype({"names": "tvw", "formats": ["u1", "u4", "u2"], "offsets": [0, 1, 5], "itemsize": 7}))
    rows["t"], rows["v"], rows["w"] = np.arange(36), (x[:36] * 3).astype(np.uint32), 9
    return np.frombuffer(rows.tobytes(), np.int32)


def duff(x: np.ndarray) -> list[int]:
    found = []
    for v in x.tolist():
        n, r = (v & 15) + 1, 0
        steps: list[Callable[[int], int]] = [lambda r: r + 1, lambda r: r * 2 + 3, lambda r: r ^ 5, lambda r: r + n]  # noqa: B023
        for at in range(-n % 4, (n + 3) // 4 * 4):
            r = steps[at % 4](r)
        found.append(r)
    return found


REFERENCES: dict[str, Callable[[np.ndarray], object]] = {
    "constant_structs": constant_structs, "kernels_calling": kernels_calling, "local_in_helper": local_in_helper,
    "variable_dim": variable_dim, "while_barrier": while_barrier, "packed_global": packed_global,
    "do_while_switch_duff": duff, "macro_predefined": lambda x: x,
}  # fmt: skip


def check(name: str, strategy: str, lanes: int) -> None:
    """The result equals the reference in Python, or without one that of `scalar`."""
    found = result(name, strategy, lanes)
    wanted = np.asarray(REFERENCES[name](GIVEN), np.int32) if name in REFERENCES else result(name, "scalar", lanes)
    found = found[: wanted.size]
    found = found % 1000 if name == "while_barrier" else found  # the thousands count the rounds
    np.testing.assert_array_equal(found, wanted, err_msg=f"{strategy}, {lanes} lanes")


@pytest.mark.parametrize("number", range(len(SELECTED)), ids=SELECTED)
def test_each_odd_kernel_in_one_configuration(number: int) -> None:
    check(SELECTED[number], *WAYS[number * 5 % len(WAYS)])


@pytest.mark.full
@pytest.mark.parametrize("name", SOURCES)
def test_each_odd_kernel_in_every_configuration(name: str) -> None:
    for strategy, lanes in WAYS:
        check(name, strategy, lanes)


def test_uniform_store_without_active_lanes() -> None:
    """LLVM computes the last active lane before it tests for one; on x86-64-v2 that read beyond the stack."""
    found, wanted = (
        result("barriers_until_settled", "naive", 16, "x86-64-v2"),
        result("barriers_until_settled", "scalar", 4),
    )
    np.testing.assert_array_equal(found, wanted)
