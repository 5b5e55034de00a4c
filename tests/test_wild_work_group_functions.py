"""Work-group functions (tests/wild/work_group_functions.cl), against NumPy."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support import wild
from tests.support.work_group_operations import DTYPES, INTEGERS, OPERATIONS, TYPES
from wfv import BarrierDivergenceError
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

GEOMETRIES = (
    ((5,), (1,)),
    ((28,), (7,)),
    ((26, 9), (13, 3)),
    ((100,), (64,)),
    ((4, 4, 9), (2, 4, 3)),
    ((256,), (128,)),
)
RNG = np.random.default_rng(20)
Scan = Callable[[np.ndarray], np.ndarray]
WAYS = [(strategy, lanes, threads) for strategy in wfv.STRATEGIES for lanes, threads in ((4, 2), (16, 1))]


def ways(*chosen: tuple[str, int, int]) -> Any:
    """Strategy, lanes and threads: these by default, all with --full."""
    marked = [pytest.param(*way, marks=() if way in chosen else pytest.mark.full) for way in WAYS]
    assert set(chosen) <= set(WAYS)
    return pytest.mark.parametrize(("strategy", "lanes", "threads"), marked)


@cache
def program(strategy: str = "unicf", lanes: int = 4) -> Any:
    return wild.build("work_group_functions.cl", strategy, lanes=lanes, options="-cl-std=CL2.0")


@cache
def operations(type: str, operation: str, strategy: str = "unicf", lanes: int = 4) -> Any:
    return wild.build(
        "work_group_operations.cl", strategy, lanes=lanes, options="-cl-std=CL3.0",
        defines={"T": type, "OPERATION": operation},
    )  # fmt: skip


def groups(x: np.ndarray, local: tuple[int, ...]) -> list[np.ndarray]:
    """The data of each group, as the kernels place it."""
    size = int(np.prod(local))
    return np.split(x, range(size, len(x), size))


def over_groups(x: np.ndarray, local: tuple[int, ...], function: Scan) -> np.ndarray:
    return np.concatenate([np.broadcast_to(function(part), part.shape) for part in groups(x, local)]).astype(x.dtype)


def reductions(combine: np.ufunc, identity: float) -> tuple[Scan, Scan, Scan]:
    """The references of a reduction, and of an inclusive and an exclusive scan."""

    def exclusive(part: np.ndarray) -> np.ndarray:
        return np.concatenate([np.array([identity], part.dtype), combine.accumulate(part, dtype=part.dtype)[:-1]])

    return combine.reduce, combine.accumulate, exclusive


def limits(dtype: np.dtype) -> tuple[float, float]:
    return (-np.inf, np.inf) if dtype.kind == "f" else (np.iinfo(dtype).min, np.iinfo(dtype).max)


def check(kernel: Any, x: np.ndarray, references: list[Scan], threads: int) -> None:
    """Runs a kernel that stores one array of results for each reference; all are exact."""
    for whole, local in GEOMETRIES:
        size = int(np.prod(whole))
        part, out = x[:size].copy(), np.zeros(size * len(references), x.dtype)
        kernel(whole, local, part, out, size, threads=threads)
        for found, reference in zip(np.split(out, len(references)), references, strict=True):
            np.testing.assert_array_equal(found, over_groups(part, local, reference), f"{whole} {local}")


def small(type: str) -> np.ndarray:
    """Numbers whose sums are exact in any order."""
    return RNG.integers(0 if type[0] == "u" else -4, 9, 256).astype(DTYPES[type])


def factors(type: str) -> np.ndarray:
    """Any integers; floats whose products are exact in any order."""
    if type not in INTEGERS:
        return RNG.choice(np.array([-1, 1, 1, 1, 2, 0.5], DTYPES[type]), 256)
    info = np.iinfo(DTYPES[type])
    return RNG.integers(info.min, info.max, 256, DTYPES[type], endpoint=True)


def truths(type: str) -> np.ndarray:
    """Each geometry has groups in which none, one, or all are true."""
    return np.where(np.arange(256) % 50 < 30, 0, RNG.integers(-5, 5, 256)).astype(DTYPES[type])


def of_truths(scan: Scan) -> Scan:
    return lambda part: scan((part != 0).astype(part.dtype))


def operation_references(operation: str, dtype: np.dtype) -> tuple[Scan, ...]:
    low, high = limits(dtype)
    combine, identity = {
        "add": (np.add, 0), "mul": (np.multiply, 1), "min": (np.minimum, high), "max": (np.maximum, low),
        "and": (np.bitwise_and, ~dtype.type(0) if dtype.kind != "f" else 0), "or": (np.bitwise_or, 0),
        "xor": (np.bitwise_xor, 0),
    }[operation.removeprefix("logical_")]  # fmt: skip
    found = reductions(combine, 1 if operation == "logical_and" else identity)
    return tuple(map(of_truths, found)) if operation.startswith("logical_") else found


DEFAULT = [("int", "add"), ("ulong", "xor"), ("half", "add"), ("double", "max"), ("int", "logical_and")]


def operation_cases() -> list[Any]:
    """Each operation on each type, in three of the ways; one of each of DEFAULT without --full."""
    found = []
    for number, case in enumerate(OPERATIONS):
        for other in range(3):
            way = WAYS[(7 * number + 5 * other) % len(WAYS)]
            marks = () if case in DEFAULT and other == 0 else pytest.mark.full
            found.append(pytest.param(*case, *way, marks=marks))
    return found


@pytest.mark.parametrize(("type", "operation", "strategy", "lanes", "threads"), operation_cases())
def test_reductions_and_scans(type: str, operation: str, strategy: str, lanes: int, threads: int) -> None:
    is_any = operation in ("add", "min", "max")
    x = truths(type) if operation.startswith("logical_") else small(type) if is_any else factors(type)
    kernel = operations(type, operation, strategy, lanes).over_group
    check(kernel, x, list(operation_references(operation, x.dtype)), threads)


@ways(("unicf", 4, 2))
def test_votes(strategy: str, lanes: int, threads: int) -> None:
    """Any number but 0 is true, and the results are 0 and 1."""
    references = [of_truths(np.bitwise_and.reduce), of_truths(np.bitwise_or.reduce)]
    for x in (truths("int"), 1 - (truths("int") == 0), np.full(256, 1 << 31, "u4").view("i4")):
        check(operations("int", "add", strategy, lanes).votes, x.astype("i4"), references, threads)


@pytest.mark.parametrize(
    "type", [type if type == "long" else pytest.param(type, marks=pytest.mark.full) for type in TYPES]
)
@ways(("unival", 4, 2))
def test_broadcasts(type: str, strategy: str, lanes: int, threads: int) -> None:
    kernel = operations(type, "add", strategy, lanes).broadcast
    for whole, local in GEOMETRIES:
        x = RNG.permutation(int(np.prod(whole))).astype(DTYPES[type])
        last = [(whole[d] % n or n) - 1 for d, n in enumerate(local)]  # an id that the smallest group has, too
        for ids in ([0] * len(local), [n // 2 for n in last], last):
            out = np.zeros_like(x)
            kernel(whole, local, x, out, *ids, *(3 - len(ids)) * (0,), threads=threads)
            at = int(np.ravel_multi_index(ids[::-1], local[::-1]))
            np.testing.assert_array_equal(out, over_groups(x, local, lambda part, at=at: part[at]), f"{local} {ids}")


@pytest.mark.parametrize(("operation", "found"), [("min", -np.inf), pytest.param("max", 3.0, marks=pytest.mark.full)])
def test_extremes_of_special_numbers(operation: str, found: float) -> None:
    """A NaN is neither the smaller nor the larger number."""
    x, out = np.array([np.nan, 3, -np.inf, np.nan, *[np.nan] * 4], "f4"), np.zeros(24, "f4")
    operations("float", operation).over_group(8, 4, x, out, 8)
    np.testing.assert_array_equal(out[:8], [*[found] * 4, *[np.nan] * 4])


@ways(("unicf+boscc", 4, 2))
def test_softmax(strategy: str, lanes: int, threads: int) -> None:
    x = RNG.random((9, 150), np.float32) * 20
    e = np.exp(x - x.max(1, keepdims=True))
    for local in (1, 13, 64):
        out = np.zeros_like(x)
        program(strategy, lanes).softmax(9 * local, local, x, out, 150, threads=threads)
        np.testing.assert_allclose(out, e / e.sum(1, keepdims=True), 1e-4)


@ways(("naive", 4, 2))
def test_compaction(strategy: str, lanes: int, threads: int) -> None:
    x = RNG.integers(-50, 50, 300).astype("i4")
    for local in (7, 64, 100):
        out, counts = np.full(300, 99, "i4"), np.zeros(-(-300 // local), "u4")
        program(strategy, lanes).compact(300, local, x, 5, out, counts, threads=threads)
        for part, found, count in zip(groups(x, (local,)), groups(out, (local,)), counts, strict=True):
            kept = part[part >= 5]
            assert count == len(kept) and (found[:count] == kept).all() and (found[count:] == 99).all()


@ways(("partial+boscc", 16, 1))
def test_radix_sort(strategy: str, lanes: int, threads: int) -> None:
    keys = RNG.integers(0, 1 << 6, 300).astype("u4")
    for local in (1, 13, 64):
        found = keys.copy()
        program(strategy, lanes).radix_sort(300, local, found, wfv.LocalMemory(4 * local), 6, threads=threads)
        np.testing.assert_array_equal(found, over_groups(keys, (local,), np.sort))


@ways(("unicf", 4, 2))
def test_a_vote_ends_a_loop_with_barriers(strategy: str, lanes: int, threads: int) -> None:
    kernel = program(strategy, lanes).sort_until_done
    assert kernel.compiled().ir("barriers").count("next.slot") == 0, "the loop ends for all work-items together"
    x = RNG.integers(0, 1000, 200).astype("i4")
    for local in (1, 7, 64):
        found, rounds = x.copy(), np.zeros(-(-200 // local), "i4")
        kernel(200, local, found, rounds, threads=threads)
        np.testing.assert_array_equal(found, over_groups(x, (local,), np.sort))
        assert (rounds >= 1).all() and (rounds <= local).all()


@ways(("scalar", 4, 2), ("unicf", 4, 2))
def test_values_of_different_sizes_follow_each_other(strategy: str, lanes: int, threads: int) -> None:
    """The work-items of one vector store their next values before others have loaded their results."""
    x = RNG.integers(0, 1000, 200).astype("i4")

    def positions(part: np.ndarray) -> np.ndarray:
        before = np.concatenate(([-(2**31)], np.maximum.accumulate(part)[:-1].astype(np.int64)))
        numbers = np.arange(len(part), dtype=np.int64)
        lowest = np.minimum.accumulate(part).astype(np.int64)
        return np.cumsum(part) + 3 * before + 5 * int(part[-1]) + 7 * lowest + 11 * 9 * numbers

    for local in (1, 3, 7, 13, 64):
        out = np.zeros(200, np.int64)
        program(strategy, lanes).positions(200, local, x, out, 9, threads=threads)
        np.testing.assert_array_equal(out, np.concatenate([positions(part) for part in groups(x, (local,))]))


@ways(("unicf", 4, 2))
def test_uniform_branches(strategy: str, lanes: int, threads: int) -> None:
    x = RNG.integers(-50, 50, 200).astype("i4")
    for local, mode in ((7, 0), (64, 1)):
        out, wanted = np.zeros_like(x), []
        program(strategy, lanes).by_mode(200, local, x, out, mode, threads=threads)
        for number, part in enumerate(groups(x, (local,))):
            branches = (
                np.maximum.accumulate(part) if mode == 0 else np.full_like(part, part.min()) if number % 2 else part
            )
            wanted.append(branches + sum(part.sum() + k * len(part) for k in range(part[0] & 3)))
        np.testing.assert_array_equal(out, np.concatenate(wanted))


@pytest.mark.parametrize(
    "step",
    [
        "barriers",
        "linearize",
        *(pytest.param(s, marks=pytest.mark.full) for s in ("normalize", "builtins", "loops", "masks")),
    ],
)
@pytest.mark.parametrize(
    "strategy", ["unicf", *(pytest.param(s, marks=pytest.mark.full) for s in ("naive", "unival", "partial"))]
)
def test_each_step(strategy: str, step: str) -> None:
    """The forms between the steps, in the interpreter with 4 lanes in lockstep."""
    x = RNG.integers(0, 64, 26).astype("u4")
    found = x.copy()
    stage = stage_after(program().text, "radix_sort", make_options(strategy, 4), step)
    assert stage is not None
    run_form(Form(*stage, 4), Launch((26,), (13,), (found, wfv.LocalMemory(4 * 13), 3)))
    by_low_bits = lambda part: part[np.argsort(part & 7, kind="stable")]  # noqa: E731
    np.testing.assert_array_equal(found, over_groups(x, (13,), by_low_bits))


@ways(("unicf", 4, 2))
def test_a_call_that_not_all_reach_is_an_error(strategy: str, lanes: int, threads: int) -> None:
    with pytest.raises(BarrierDivergenceError) as raised:
        program(strategy, lanes).in_one_item(64, 16, np.zeros(64, "i4"))
    message = str(raised.value)
    assert "some have returned, others are at work_group_reduce_add" in message and "the barrier" not in message
    assert "x[get_global_id(0)] = work_group_reduce_add(x[get_global_id(0)]);" in message


@ways(("unicf", 16, 1))
def test_calls_that_may_diverge_are_checked(strategy: str, lanes: int, threads: int) -> None:
    x = np.arange(64, dtype="i4")
    program(strategy, lanes).in_two_branches(64, 16, x, 32)
    assert (x[:32] == [*np.cumsum(range(16)), *np.cumsum(range(16, 32))]).all() and (x[32:] == 1).all()
    with pytest.raises(BarrierDivergenceError) as raised:
        program(strategy, lanes).in_two_branches(64, 16, x, 20)
    assert "some are at work_group_all" in str(raised.value)
    assert "others are at work_group_scan_inclusive_add" in str(raised.value)


@ways(("scalar", 4, 2), ("unicf", 4, 2))
def test_work_items_that_have_returned_are_missing(strategy: str, lanes: int, threads: int) -> None:
    """A barrier does not wait for them, but a sum would be wrong without their values."""
    x = np.ones(64, "i4")
    program(strategy, lanes).behind_return(64, 16, x, 32)
    assert (x == [*[16] * 32, *[1] * 32]).all()
    with pytest.raises(BarrierDivergenceError, match=r"some have returned, others are at work_group_reduce_add"):
        program(strategy, lanes).behind_return(64, 16, x, 20)


WRAPPING = """
kernel void k(global const T *x, global T *out) {
  T own = x[get_global_id(0)];
  global T *to = out + 8 * get_global_id(0);
  to[0] = work_group_reduce_add(own), to[1] = work_group_reduce_mul(own);
  to[2] = work_group_scan_inclusive_add(own), to[3] = work_group_scan_inclusive_mul(own);
  to[4] = work_group_scan_exclusive_add(own), to[5] = work_group_scan_exclusive_mul(own);
  to[6] = sub_group_clustered_reduce_add(own, 4), to[7] = sub_group_clustered_reduce_mul(own, 4);
}
"""


@pytest.mark.parametrize(("type", "dtype"), [("int", "i4"), ("long", "i8")])
def test_sums_and_products_wrap_around(type: str, dtype: str) -> None:
    """In the interpreter, in which a result with a broken `nsw` is poison."""
    x = np.array([np.iinfo(dtype).max, 7, 3, np.iinfo(dtype).max, -5, np.iinfo(dtype).min, 9, 11], dtype)
    found, parts = np.zeros((8, 8), dtype), x.reshape(2, 4)
    text = wfv.build(WRAPPING, defines={"T": type}, options="-cl-std=CL3.0").text
    stage = stage_after(text, "k", make_options("unicf", 4), "linearize")
    assert stage is not None
    run_form(Form(*stage, 4), Launch((8,), (8,), (x, found)))
    with np.errstate(over="ignore"):
        expected = np.stack([
            *(np.repeat(total, 8) for total in (x.sum(), x.prod())), np.cumsum(x), np.cumprod(x),
            *(np.concatenate([[first], up[:-1]]) for first, up in ((0, np.cumsum(x)), (1, np.cumprod(x)))),
            *(np.repeat(totals, 4) for totals in (parts.sum(1), parts.prod(1))),
        ], 1)  # fmt: skip
    np.testing.assert_array_equal(found, expected.astype(dtype))
