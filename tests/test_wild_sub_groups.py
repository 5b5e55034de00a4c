"""Sub-group functions: each of them, on each type, in whole and in smaller sub-groups, with and without a mask."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

import wfv
from tests.support.sub_groups import SubGroup, applied, bits_of
from wfv.runtime.program import Program

TYPES = {
    "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
    "long": np.int64, "ulong": np.uint64, "half": np.float16, "float": np.float32, "double": np.float64,
}  # fmt: skip
SIMD = tuple(name for name, strategy in wfv.STRATEGIES.items() if strategy.vectorize)
SIZES = {
    "1": ((5,), (1,)), "3": ((9,), (3,)), "17": ((51,), (17,)), "64": ((128,), (64,)), "20x3": ((50, 4), (20, 3)),
}  # fmt: skip
Function = Callable[[SubGroup], np.ndarray]
INT_ONLY = ("_and", "_or", "_xor", "logical")


def limits(dtype: np.dtype, which: str) -> object:
    """The neutral element of `min` or `max`."""
    if dtype.kind == "f":
        return np.inf if which == "min" else -np.inf
    return np.iinfo(dtype).max if which == "min" else np.iinfo(dtype).min


def neutral(name: str, dtype: np.dtype) -> object:
    if name in ("min", "max"):
        return limits(dtype, name)
    ones = np.array(-1).astype(dtype) if dtype.kind == "i" else np.iinfo(dtype).max if dtype.kind == "u" else 0
    return {"mul": 1, "and": ones}.get(name, 0)


COMBINE = {
    "add": lambda v: v.sum(dtype=v.dtype), "mul": lambda v: v.prod(dtype=v.dtype), "min": np.min, "max": np.max,
    "and": np.bitwise_and.reduce, "or": np.bitwise_or.reduce, "xor": np.bitwise_xor.reduce,
}  # fmt: skip
LOGICAL = {
    "logical_and": lambda v: int((v > 1).all()), "logical_or": lambda v: int((v > 1).any()),
    "logical_xor": lambda v: int((v > 1).sum() % 2),
}  # fmt: skip


def reductions() -> dict[str, Function]:
    found: dict[str, Function] = {}
    for prefix, names in (("", ("add", "min", "max")), ("non_uniform_", tuple(COMBINE))):
        for name in names:
            combine = COMBINE[name]
            found[f"sub_group_{prefix}reduce_{name}(x)"] = lambda s, c=combine: s.reduced(c)
            found[f"sub_group_{prefix}scan_inclusive_{name}(x)"] = lambda s, c=combine: s.inclusive(c)
            found[f"sub_group_{prefix}scan_exclusive_{name}(x)"] = lambda s, c=combine, n=name: s.exclusive(
                c, neutral(n, s.x.dtype)
            )
    for name, combine in COMBINE.items():
        found[f"sub_group_clustered_reduce_{name}(x, 4)"] = lambda s, c=combine: s.clustered(c, 4)
    for name, combine in LOGICAL.items():
        head = "sub_group_non_uniform_"
        found[f"{head}reduce_{name}(x > 1)"] = lambda s, c=combine: s.reduced(c)
        found[f"{head}scan_inclusive_{name}(x > 1)"] = lambda s, c=combine: s.inclusive(c)
        found[f"{head}scan_exclusive_{name}(x > 1)"] = lambda s, c=combine, n=name: s.exclusive(c, n == "logical_and")
        found[f"sub_group_clustered_reduce_{name}(x > 1, 2)"] = lambda s, c=combine: s.clustered(c, 2)
    return found


def rotated(s: SubGroup, delta: int, count: int) -> Function:
    return s.from_lane(lambda lane: lane // count * count + (lane + delta) % count)


# Where no active lane gives a value, the result is undefined, and the kernel stores 0: `IF(lane, value)`.
SHUFFLES: dict[str, Function] = {
    "IF(lane ^ 1, sub_group_shuffle_xor(x, 1u))": lambda s: s.from_lane(lambda lane: lane ^ 1),
    "IF(lane ^ 2, intel_sub_group_shuffle_xor(x, 2u))": lambda s: s.from_lane(lambda lane: lane ^ 2),
    "IF(lane - 1, sub_group_shuffle_up(x, 1u))": lambda s: s.from_lane(lambda lane: lane - 1),
    "IF(lane + 2, sub_group_shuffle_down(x, 2u))": lambda s: s.from_lane(lambda lane: lane + 2),
    "IF(3u, sub_group_shuffle(x, 3u))": lambda s: s.from_lane(lambda lane: 3),
    "IF(size - 1 - lane, sub_group_shuffle(x, size - 1 - lane))": lambda s: s.from_lane(lambda lane: s.size - 1 - lane),
    "IF(lane * lane % size, intel_sub_group_shuffle(x, lane * lane % size))": lambda s: s.from_lane(
        lambda lane: lane * lane % s.size
    ),
    "IF((lane + 3) % lanes, sub_group_rotate(x, 3))": lambda s: rotated(s, 3, s.lanes),
    "IF((lane + lanes - 1) % lanes, sub_group_rotate(x, -1))": lambda s: rotated(s, -1, s.lanes),
    "IF((lane & ~3u) + (lane + 1) % 4, sub_group_clustered_rotate(x, 1, 4))": lambda s: rotated(s, 1, 4),
    "IF(2u, sub_group_broadcast(x, 2u))": lambda s: s.from_lane(lambda lane: 2),
    "IF(size - 1, sub_group_non_uniform_broadcast(x, size - 1))": lambda s: s.from_lane(lambda lane: s.size - 1),
    "sub_group_broadcast_first(x)": lambda s: s.same(s.x[s.first]),
}
VOTES: dict[str, Function] = {
    "sub_group_any(x > 2)": lambda s: s.same(int((s.x > 2)[s.active].any())),
    "sub_group_all(x < 50)": lambda s: s.same(int((s.x < 50)[s.active].all())),
    "sub_group_non_uniform_any(x == 3)": lambda s: s.same(int((s.x == 3)[s.active].any())),
    "sub_group_non_uniform_all(x != 7)": lambda s: s.same(int((s.x != 7)[s.active].all())),
    "sub_group_non_uniform_all_equal(x)": lambda s: s.same(int(len(set(s.x[s.active])) == 1)),
    "sub_group_non_uniform_all_equal((T)(x > 100))": lambda s: s.same(1),
    "sub_group_elect()": lambda s: s.each(lambda lane: int(lane == s.first)),
    "sub_group_ballot(x > 1).x & 127": lambda s: s.same(bits_of((s.x > 1) & s.active) & 127),
    "sub_group_ballot_bit_count(sub_group_ballot(x > 1))": lambda s: s.same(((s.x > 1) & s.active).sum()),
    "sub_group_ballot_inclusive_scan(sub_group_ballot(x > 1))": lambda s: s.each(
        lambda lane: ((s.x > 1) & s.active)[: lane + 1].sum()
    ),
    "sub_group_ballot_exclusive_scan(sub_group_ballot(x > 1))": lambda s: s.each(
        lambda lane: ((s.x > 1) & s.active)[:lane].sum()
    ),
    "sub_group_ballot_find_lsb(sub_group_ballot(1))": lambda s: s.same(s.first),
    "sub_group_ballot_find_msb(sub_group_ballot(1))": lambda s: s.same(s.bits.bit_length() - 1),
    "sub_group_inverse_ballot(sub_group_ballot(x > 1))": lambda s: s.each(lambda lane: int(s.x[lane] > 1)),
    "sub_group_ballot_bit_extract(sub_group_ballot(x > 1), 2u)": lambda s: s.same(
        int(bits_of((s.x > 1) & s.active) >> 2 & 1)
    ),
    "COUNT(get_sub_group_lt_mask())": lambda s: s.each(lambda lane: lane),
    "COUNT(get_sub_group_le_mask())": lambda s: s.each(lambda lane: lane + 1),
    "COUNT(get_sub_group_eq_mask())": lambda s: s.same(1),
    "COUNT(get_sub_group_ge_mask())": lambda s: s.each(lambda lane: s.lanes - lane),
    "COUNT(get_sub_group_gt_mask())": lambda s: s.each(lambda lane: s.lanes - lane - 1),
}
HEAD = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// Not `&&` and `?`: all work-items must come to the functions.
#define IF(LANE, VALUE) pick(((LANE) < size) & sub_group_ballot_bit_extract(sub_group_ballot(1), LANE), VALUE)
#define COUNT(MASK) popcount(MASK.x) + popcount(MASK.y)
static T pick(int exists, T value) { return exists ? value : (T)0; }
kernel void all_of_them(global T *out, global const T *in, global const int *on) {
  size_t i = get_global_id(0) + get_global_size(0) * get_global_id(1);
  size_t n = get_global_size(0) * get_global_size(1);
  uint lane = get_sub_group_local_id(), size = get_sub_group_size(), lanes = get_max_sub_group_size();
  T x = in[i];
  GUARD {
"""


def cases(kind: str) -> dict[str, Function]:
    found = {**reductions(), **SHUFFLES, **VOTES}
    is_float = kind in ("half", "float", "double")
    return {text: f for text, f in found.items() if not (is_float and text.split("(")[0].endswith(INT_ONLY[:3]))}


@cache
def program(kind: str, strategy: str, lanes: int, guard: str, target: str = "host") -> Program:
    lines = [f"    out[{k} * n + i] = {text};" for k, text in enumerate(cases(kind))]
    source = "\n".join([HEAD, *lines, "  }\n}\n"])
    return wfv.build(source, strategy=strategy, lanes=lanes, target=target, defines={"T": kind, "GUARD": guard})


def inputs(kind: str, count: int, guard: str) -> tuple[np.ndarray, np.ndarray]:
    """Numbers of which the sums and products of a sub-group are exact in all types."""
    rng = np.random.default_rng(7)
    x = rng.choice([1] * 12 + [2, 3, 2, 0 if kind.startswith("u") else -1], count)
    on = (rng.random(count) < 0.6).astype(np.int32) if guard else np.ones(count, np.int32)
    on[count // 2 : count // 2 + 16] = 0 if guard else 1  # a whole vector without an active lane
    return x.astype(TYPES[kind]), on


def check(kind: str, strategy: str, lanes: int, guard: str, size: str, target: str = "host") -> None:
    sizes = SIZES[size]
    count = int(np.prod(sizes[0]))
    x, on = inputs(kind, count, guard)
    functions = cases(kind)
    out = np.zeros((len(functions), count), x.dtype)
    program(kind, strategy, lanes, guard, target).all_of_them(*sizes, out, x, on)
    for (text, function), got in zip(functions.items(), out, strict=True):
        expected = applied(function, x, on.astype(bool), sizes, lanes)
        np.testing.assert_array_equal(got, expected, err_msg=f"{text}, {kind}, {strategy}, {lanes}, {size}, {guard}")


GUARDS = {"all": "", "some": "if (on[i])"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("strategy", ["naive", "partial+boscc"])
def test_functions_of_int_agree_with_numpy(strategy: str, guard: str, size: str) -> None:
    check("int", strategy, 8, GUARDS[guard], size)
