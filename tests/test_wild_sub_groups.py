"""Sub-group functions: each of them, on each type, in whole and in smaller sub-groups, with and without a mask."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.compiled import TARGETS, need_target
from tests.support.sub_groups import SubGroup, applied, bits_of, sub_groups
from tests.support.wild import WILD
from wfv.errors import OptionError
from wfv.fuzz.guarded_arrays import guarded
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options
from wfv.runtime.program import Program

TYPES = {
    "char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
    "long": np.int64, "ulong": np.uint64, "half": np.float16, "float": np.float32, "double": np.float64,
}  # fmt: skip
SIMD = tuple(name for name, strategy in wfv.STRATEGIES.items() if strategy.vectorize)
COVERING = ("scalar", "naive", "partial+boscc")
SOME = [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in wfv.STRATEGIES]
SOME_SIMD = [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in SIMD]
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


def rotated(s: SubGroup, delta: int, count: int) -> np.ndarray:
    return s.from_lane(lambda lane: lane // count * count + (lane + delta) % count)


def from_two(s: SubGroup, delta: int) -> np.ndarray:
    """From `delta` lanes further on; beyond the sub-group from the other vector, whose numbers are larger by 10."""

    def number(lane: int) -> object:
        source = (lane + delta) % s.lanes
        return s.x[source] + (0 if source == lane + delta else 10) if s.has(source) else 0

    return s.each(number)


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
    "IF((lane + 3) % lanes, intel_sub_group_shuffle_down(x, (T)(x + 10), 3u))": lambda s: from_two(s, 3),
    "IF((lane + lanes - 3) % lanes, intel_sub_group_shuffle_up((T)(x + 10), x, 3u))": lambda s: from_two(s, -3),
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
def built(source: str, strategy: str, lanes: int) -> Program:
    return wfv.build(source, strategy=strategy, lanes=lanes)


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
FEW = (("int", "partial+boscc", 8, "some"), ("float", "scalar", 4, "some"))  # without --full


def all_cases() -> list[object]:
    """Each type in each strategy; lanes and guards take turns."""
    found = []
    for (i, kind), (j, strategy) in product(enumerate(TYPES), enumerate(wfv.STRATEGIES)):
        case = kind, strategy, (4, 8, 16, 32)[(i + j) % 4], ("all", "some")[(i + j // 2) % 2]
        found.append(pytest.param(*case, marks=pytest.mark.full, id="-".join(map(str, case))))
    return found + [pytest.param(*case, id="-".join(map(str, case))) for case in FEW]


@pytest.mark.parametrize(("kind", "strategy", "lanes", "guard"), all_cases())
def test_functions_agree_with_numpy(kind: str, strategy: str, lanes: int, guard: str) -> None:
    for size in SIZES:
        check(kind, strategy, lanes, GUARDS[guard], size)


@pytest.mark.full
@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("kind", ["int", "double", "char"])
@pytest.mark.parametrize("target", TARGETS)
def test_targets(target: str, kind: str, guard: str) -> None:
    need_target(target)
    for size in SIZES:
        check(kind, "unicf", 8, GUARDS[guard], size, target)


@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("size", SIZES)
def test_queries(size: str, lanes: int) -> None:
    program = built((WILD / "sub_group_queries.cl").read_text(), "unicf", lanes)
    sizes = SIZES[size]
    out = np.zeros((int(np.prod(sizes[0])), 6), np.uint32)
    program.queries(*sizes, out)
    (width, _), (local_width, local_height) = ((*each, 1)[:2] for each in sizes)
    for ids in sub_groups(*sizes, lanes):
        x, y = ids[0] % width, ids[0] // width
        own_width = min(local_width, width - x // local_width * local_width)
        own_height = min(local_height, len(out) // width - y // local_height * local_height)
        row = -(-own_width // lanes)
        number = y % local_height * row + x % local_width // lanes
        in_whole_group = -(-local_width // lanes) * local_height
        same = [len(ids), lanes, number, row * own_height, in_whole_group]
        np.testing.assert_array_equal(out[ids], [[lane, *same] for lane in range(len(ids))])


@pytest.mark.parametrize("step", ["normalize", "builtins", "linearize"])
def test_queries_in_lockstep(step: str) -> None:
    """In a group of 11 work-items and a smaller one of 5."""
    text = wfv.build((WILD / "sub_group_queries.cl").read_text(), lanes=4).text
    out = np.zeros((16, 6), np.uint32)
    found = stage_after(text, "queries", make_options("unicf", 4), step)
    assert found is not None
    run_form(Form(*found, 4), Launch((16,), (11,), (out,)))
    assert out[:, 4].tolist() == [3] * 11 + [2] * 5 and out[:, 5].tolist() == [3] * 16


BLOCKS = {"": "uint", "_ui": "uint", "_uc": "uchar", "_us": "ushort", "_ul": "ulong"}


def block_kernel(suffix: str, base: str, n: int) -> str:
    parts = "".join(f"v.s{k:x} += {10 * k} + lane; " for k in range(n)) if n > 1 else "v += lane; "
    count = n if n > 1 else ""
    return f"""kernel void copy{suffix}{n}(global {base} *y, global const {base} *x) {{
      local {base} rows[64 * 16];
      uint lane = get_sub_group_local_id();
      size_t first = (get_global_id(0) - lane) * {n}, own = (get_local_id(0) - lane) * {n};
      {base}{count} v = intel_sub_group_block_read{suffix}{count}(x + first);
      {parts}
      intel_sub_group_block_write{suffix}{count}(rows + own, v);
      intel_sub_group_block_write{suffix}{count}(y + first, intel_sub_group_block_read{suffix}{count}(rows + own));
    }}
    """


def block_counts(suffix: str) -> tuple[int, ...]:
    return (1, 2, 4, 8, 16) if suffix in ("_uc", "_us") else (1, 2, 4, 8)


@pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name == "unicf" else pytest.mark.full) for name in wfv.STRATEGIES]
)
def test_block_reads_and_writes(strategy: str, request: pytest.FixtureRequest) -> None:
    forms = [(suffix, base, n) for suffix, base in BLOCKS.items() for n in block_counts(suffix)]
    forms = forms if request.config.getoption("--full") else forms[2::5]
    program = wfv.build("".join(block_kernel(*form) for form in forms), strategy=strategy, lanes=8)
    for suffix, base, n in forms:
        x = np.arange(4 * 8 * n).astype(TYPES[base])
        y = np.zeros_like(x)
        program[f"copy{suffix}{n}"](4 * 8, 16, y, x)
        added = (10 * np.arange(n)[:, None] + np.arange(8)).ravel()
        np.testing.assert_array_equal(y, x + np.tile(added, 4).astype(x.dtype), err_msg=f"{suffix} {n}")


def names_tried() -> set[str]:
    """The functions that this file calls."""
    blocks = {f"intel_sub_group_block_{way}{suffix}{n if n > 1 else ''}" for way in ("read", "write")
              for suffix in BLOCKS for n in block_counts(suffix)}  # fmt: skip
    texts = [*cases("int"), (WILD / "sub_group_queries.cl").read_text()]
    return blocks | {name for text in texts for name in re.findall(r"\b\w*sub_group\w*(?=\()", text)}


VECTORS = """
kernel void vectors(global float3 *y, global short8 *z, global const float3 *x, global const short8 *w) {
  size_t i = get_global_id(0);
  uint lane = get_sub_group_local_id();
  y[i] = sub_group_broadcast(x[i], 3u) + intel_sub_group_shuffle(x[i], lane ^ 1);
  z[i] = intel_sub_group_shuffle_xor(w[i], 2u);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
}
"""


@pytest.mark.parametrize("standard", ["CL1.2", "CL2.0", "CL3.0"])
def test_vectors_by_component_and_standards(standard: str) -> None:
    program = wfv.build(VECTORS, lanes=4, options=f"-cl-std={standard}")
    x, w = np.arange(32, dtype=np.float32).reshape(8, 4), np.arange(64, dtype=np.int16).reshape(8, 8)
    y, z = np.zeros_like(x), np.zeros_like(w)
    program.vectors(8, 4, y, z, x, w)
    lanes = np.arange(8)
    np.testing.assert_array_equal(y[:, :3], (x[lanes // 4 * 4 + 3] + x[lanes ^ 1])[:, :3])
    np.testing.assert_array_equal(z, w[lanes ^ 2])


BARRIER = """
kernel void k(global int *x) {
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
  x[get_global_id(0)] = get_sub_group_local_id();
}
"""


def test_a_barrier_with_a_scope() -> None:
    x = np.zeros(12, np.int32)
    wfv.build(BARRIER, lanes=8, options="-cl-std=CL2.0").k(12, 12, x)
    np.testing.assert_array_equal(x, np.arange(12) % 8)


REQUIRED = """
kernel __attribute__((ATTRIBUTE)) void k(global uint *x) { x[get_global_id(0)] = get_max_sub_group_size(); }
kernel __attribute__((ATTRIBUTE)) void without(global uint *x) { x[get_global_id(0)] = 1; }
"""


@pytest.mark.parametrize("attribute", ["intel_reqd_sub_group_size(16)", "reqd_sub_group_size(16)"])
def test_a_kernel_requires_the_size_of_its_sub_groups(attribute: str) -> None:
    x = np.zeros(12, np.uint32)
    wfv.build(REQUIRED, defines={"ATTRIBUTE": attribute}).k(12, 3, x)
    assert (x == 16).all()


def test_lanes_that_contradict_the_required_size() -> None:
    program = wfv.build(REQUIRED, lanes=8, defines={"ATTRIBUTE": "reqd_sub_group_size(16)"})
    with pytest.raises(OptionError, match="8 lanes: kernel 'k' requires sub-groups of 16"):
        program["k"]
    assert program["without"].options.lanes == 8  # a hint where lanes exchange nothing


def test_a_size_that_no_vector_has() -> None:
    program = wfv.build(REQUIRED, defines={"ATTRIBUTE": "reqd_sub_group_size(12)"})
    with pytest.raises(OptionError, match="a sub-group size that no vector has"):
        program["k"]


STEPS = """
kernel void k(global int *y, global const int *x) {
  size_t i = get_global_id(0);
  int sum = sub_group_reduce_add(x[i]), own = 0;
  for (int k = 0; k < x[i]; k++) {
    if (x[i] != k + 2) own += sub_group_scan_inclusive_add(k + 1) + (int)sub_group_ballot(x[i] > 2).x;
    own += sub_group_broadcast_first(x[i]) * (int)get_sub_group_size();
  }
  y[i] = sum + own + sub_group_shuffle(x[i], 0u);
}
"""


def steps_reference(s: SubGroup) -> np.ndarray:
    own = np.zeros(s.size, int)
    for k in range(int(s.x.max())):
        inside = s.x > k
        branch = inside & (s.x != k + 2)
        own[branch] += (np.cumsum(branch) * (k + 1))[branch] + bits_of(branch & (s.x > 2))
        own[inside] += s.x[np.flatnonzero(inside)[0]] * s.size
    return s.x.sum() + own + s.x[0]


@pytest.mark.parametrize("strategy", SOME_SIMD)
@pytest.mark.parametrize("step", ["normalize", "builtins", "barriers", "loops", "masks", "linearize"])
def test_the_interpreter_runs_each_step(step: str, strategy: str) -> None:
    text = built(STEPS, "unicf", 4).text
    x = np.random.default_rng(5).integers(0, 6, 22).astype(np.int32)
    y = np.zeros_like(x)
    found = stage_after(text, "k", make_options(strategy, 4), step)
    assert found is not None
    run_form(Form(*found, 4), Launch((22,), (11,), (y, x)))
    np.testing.assert_array_equal(y, applied(steps_reference, x, np.ones(22, bool), ((22,), (11,)), 4))


# LLVM could merge the two calls, or copy the last one into both sides: the lanes that take part would be others.
BRANCHES = """
kernel void k(global int *y, global const int *x) {
  size_t i = get_global_id(0);
  int r;
  if (x[i] > 3) r = sub_group_reduce_add(x[i]);
  else r = sub_group_reduce_add(x[i]);
  int again = sub_group_reduce_max(r);
  y[i] = x[i] > 3 ? again : again + r;
}
"""


@pytest.mark.parametrize("strategy", SOME)
def test_llvm_neither_merges_nor_copies_primitives(strategy: str) -> None:
    x = np.random.default_rng(5).integers(0, 8, 44).astype(np.int32)
    y = np.zeros_like(x)
    wfv.build(BRANCHES, strategy=strategy, lanes=8).k(44, 22, y, x)
    for ids in sub_groups((44,), (22,), 8):
        is_large = x[ids] > 3
        sums = np.where(is_large, x[ids][is_large].sum(), x[ids][~is_large].sum())
        np.testing.assert_array_equal(y[ids], np.where(is_large, sums.max(), sums.max() + sums))


HELPERS = """
static __attribute__((noinline)) int total(int x) { return sub_group_reduce_add(x) + get_sub_group_local_id(); }
static __attribute__((noinline)) int twice(int x) { return x > 4 ? total(x) * 2 : x; }
kernel void k(global int *y, global const int *x, global const int *rounds, local int *tile) {
  size_t i = get_local_id(0);
  int sum = 0, value = x[get_global_id(0)];
  for (int r = 0; r < rounds[i]; r++) {  // the same for all work-items, which only the launch can tell
    uint lane = get_sub_group_local_id(), base = i - lane;
    tile[base + lane] = twice(value);
    barrier(CLK_LOCAL_MEM_FENCE);
    value = tile[(i + 1) % get_local_size(0)] % 10;
    sum += sub_group_scan_inclusive_add(value) + tile[base + lane];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  y[get_global_id(0)] = sum;
}
"""


def rounds_reference(x: np.ndarray, rounds: int, lanes: int) -> np.ndarray:
    """Of one group."""
    total = np.zeros(len(x), int)
    value = x.astype(int)
    for _ in range(rounds):
        tile = value.copy()
        for ids in sub_groups((len(x),), (len(x),), lanes):
            large = value[ids] > 4
            tile[ids] = np.where(large, 2 * (value[ids][large].sum() + np.arange(len(ids))), value[ids])
        value = np.roll(tile, -1) % 10
        for ids in sub_groups((len(x),), (len(x),), lanes):
            total[ids] += value[ids].cumsum() + tile[ids]
    return total


@pytest.mark.parametrize("strategy", SOME)
@pytest.mark.parametrize("local", [5, 27])
def test_helpers_and_barriers_that_may_diverge(strategy: str, local: int) -> None:
    x = np.random.default_rng(5).integers(0, 10, 2 * local).astype(np.int32)
    y, rounds = np.zeros_like(x), np.full(local, 3, np.int32)
    built(HELPERS, strategy, 8).k(2 * local, local, y, x, rounds, wfv.LocalMemory(4 * local))
    expected = [rounds_reference(part, 3, 8) for part in x.reshape(2, local)]
    np.testing.assert_array_equal(y.reshape(2, local), expected)


def test_the_remark_on_smaller_sub_groups() -> None:
    kernel = wfv.build(STEPS, lanes=8).k
    assert kernel.launch_remarks(60, 20)[0].text.startswith("12 of 60 work-items run in smaller sub-groups")
    assert kernel.launch_remarks(5, 5)[0].text.startswith("5 of 5 work-items run in smaller sub-groups")
    assert kernel.launch_remarks(64, 16) == ()


GUARDED = """
kernel void k(global T *y, global const T *x, uint n) {
  size_t i = get_global_id(0);
  if (i < n) {
    T v = x[i];
    y[i] = sub_group_shuffle_xor(v, 1u) + sub_group_scan_inclusive_add(v) + sub_group_shuffle(v, (uint)(n - i) % 8);
  }
}
"""


@pytest.mark.parametrize("kind", ["int", pytest.param("double", marks=pytest.mark.full)])
@pytest.mark.parametrize("target", TARGETS)
def test_no_exchange_reads_beyond_an_array(target: str, kind: str) -> None:
    need_target(target)
    n = 48 + 4
    numbers = np.arange(n).astype(TYPES[kind])
    x, y = guarded(numbers, "end").array, guarded(np.zeros_like(numbers), "end").array
    wfv.build(GUARDED, target=target, lanes=8, defines={"T": kind}).k(64, 32, y, x, n)
    first = np.arange(n) // 8 * 8
    sums = [numbers[a : i + 1].sum() for i, a in enumerate(first)]
    source = first + (n - np.arange(n)) % 8
    is_there = source < n  # of other lanes, any value is right
    np.testing.assert_array_equal(y[is_there], (numbers[np.arange(n) ^ 1] + sums + numbers[source % n])[is_there])


STRIDES = """
kernel void k(global int *y, global const int *x) {
  ulong lane = get_sub_group_local_id(), first = get_global_id(0) - lane, id = get_sub_group_id();
  y[first + lane] = x[first + lane] + x[id] + (int)(lane * 3 % 5);
  barrier(CLK_GLOBAL_MEM_FENCE);
  y[first + lane] += (int)lane;
}
"""


def test_addresses_made_of_the_lane_are_contiguous() -> None:
    kernel = wfv.build(STRIDES, lanes=8).k
    x, y = np.arange(32, dtype=np.int32), np.zeros(32, np.int32)
    kernel(32, 32, y, x)
    lanes = np.arange(32) % 8
    np.testing.assert_array_equal(y, x + np.arange(32) // 8 + lanes * 3 % 5 + lanes)
    assert not [remark for remark in kernel.remarks if "gather" in remark.kind or "scatter" in remark.kind]


# Control flow of all kinds around exchanges: the reference is the interpreter, on the source's own form.
MIXED = """
kernel void k(global int *y, global const int *x, global const int *c) {
  size_t i = get_global_id(0);
  int v = x[i], s = 0;
  for (int k = 0; k < 3; k++) {
    int way = c[i * 3 + k];
    if (way & 1) {
      s += sub_group_reduce_max(v + k);
      if (way & 2) {
        s ^= sub_group_scan_exclusive_add(v);
        if (s > 20) continue;
      } else s += sub_group_non_uniform_reduce_xor(v);
      uint n = sub_group_reduce_add(1u);
      for (uint j = 0; j < n; j++) {
        if (j == (uint)(v & 3)) break;
        s += sub_group_shuffle_xor(j, 0u) + sub_group_any(j > 2);
      }
    } else {
      switch (v % 3) {
        case 0: s += sub_group_elect(); break;
        case 1: s += sub_group_broadcast_first(v); break;
        default: s -= (int)sub_group_ballot_bit_count(sub_group_ballot(v > 2));
      }
    }
    s += sub_group_clustered_reduce_add(s & 7, 4);
  }
  y[i] = s;
}
"""


@pytest.mark.parametrize("strategy", SOME)
def test_mixed_control_flow_as_in_the_interpreter(strategy: str) -> None:
    program = wfv.build(MIXED, strategy=strategy, lanes=4)
    found = stage_after(program.text, "k", make_options("unicf", 4), "normalize")
    assert found is not None
    rng = np.random.default_rng(1)
    x, c = rng.integers(0, 9, 22).astype(np.int32), rng.integers(0, 4, 66).astype(np.int32)
    y, expected = np.zeros((2, 22), np.int32)
    run_form(Form(*found, 4), Launch((22,), (11,), (expected, x, c)))
    program.k(22, 11, y, x, c)
    np.testing.assert_array_equal(y, expected)


EXAMPLE = Path(__file__).resolve().parents[1] / "docs" / "examples" / "subgroup_reduce.cl"


def test_the_example_sums_rows() -> None:
    x, sums = np.random.default_rng(5).integers(0, 10, (5, 100)).astype(np.float32), np.zeros(5, np.float32)
    wfv.build(EXAMPLE, lanes=8).row_sums(40, 8, sums, x, 100)
    np.testing.assert_array_equal(sums, x.sum(1))


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_clusters_keep_nan_and_the_sign_of_zero(strategy: str) -> None:
    """As reductions over the whole sub-group do."""
    text = """kernel void k(global float *y, float nan, float zero) {
      y[get_global_id(0)] = sub_group_clustered_reduce_min(nan, 4) + sub_group_clustered_reduce_max(nan, 2);
      y[8 + get_global_id(0)] = sub_group_clustered_reduce_add(zero, 4);
    }"""
    y = np.zeros(16, np.float32)
    wfv.build(text, strategy=strategy, lanes=8).k(8, 8, y, np.nan, -0.0)
    assert np.isnan(y[:8]).all() and np.signbit(y[8:]).all()


NEIGHBOURS = """
kernel void neighbours(global const int *x, global int *next, global int *reversed) {
  uint lane = get_sub_group_local_id();
  int value = x[get_global_id(0)];
  int following = sub_group_shuffle(value, lane + 1);
  next[get_global_id(0)] = lane + 1 < get_sub_group_size() ? following : -1;
  reversed[get_global_id(0)] = sub_group_shuffle(value, get_max_sub_group_size() - 1 - lane);
}
"""


@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
def test_lanes_at_a_constant_distance(strategy: str) -> None:
    """Lane numbers that are affine in the own lane are one shuffle with a constant pattern.

    A parameter is called `next`, as is memory of the function that runs a sub-group in scalar code.
    """
    x = np.arange(100, 132, dtype=np.int32)
    next, reversed = np.zeros_like(x), np.zeros_like(x)
    wfv.build(NEIGHBOURS, strategy=strategy, lanes=8).neighbours(32, 32, x, next, reversed)
    rows = x.reshape(4, 8)
    assert next.reshape(4, 8)[:, :7].tolist() == rows[:, 1:].tolist() and (next.reshape(4, 8)[:, 7] == -1).all()
    assert reversed.reshape(4, 8).tolist() == rows[:, ::-1].tolist()


@pytest.mark.parametrize("type", ["char", "short", "int", "float"])
def test_an_exclusive_scan_under_a_mask_has_vectors_of_its_type_only(type: str) -> None:
    """It is a scan and a shuffle by constant lanes: no lane looks for the active lane below."""
    source = """kernel void k(global TYPE *x, int n) {
  size_t i = get_global_id(0);
  if (x[i] > n) x[i] = sub_group_scan_exclusive_add(x[i]);
}"""
    built = wfv.build(source, lanes=16, defines={"TYPE": type})
    function = built.k.ir.partition("@k.c0.vector.simd(")[2].partition("\n}\n")[0]
    assert "shufflevector" in function and "x i64>" not in function
    dtype = {"char": np.int8, "short": np.int16, "int": np.int32, "float": np.float32}[type]
    x = np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 1, 7, 8], dtype)
    expected = x.copy()
    for part in (slice(0, 16), slice(16, 19)):
        taking = np.flatnonzero(x[part] > 2) + part.start
        expected[taking] = np.cumsum(np.concatenate(([0], x[taking][:-1])))
    built.k(19, 19, x, 2)
    np.testing.assert_array_equal(x, expected)
