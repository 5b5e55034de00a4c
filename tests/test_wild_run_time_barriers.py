"""Barriers whose condition only the run time knows (tests/wild/run_time_barriers.cl), against NumPy.

Work-items that have returned take no part any longer; the others must come to the same barrier, or the launch ends with
an error.
"""

from __future__ import annotations

import importlib.util
import pickle
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES, BarrierDivergenceError
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = Path(__file__).parent / "wild" / "run_time_barriers.cl"
RNG = np.random.default_rng(12)
Check = Callable[[Any, int, int], None]  # a program, the size of the data, the local size


@cache
def program(strategy: str, lanes: int = 8, target: str = "host") -> Any:
    return wfv.build(SOURCE, strategy=strategy, lanes=lanes, target=target)


def padded(size: int, local: int) -> int:
    return -(-size // local) * local


def blur_rows(built: Any, size: int, local: int) -> None:
    """The NDRange is rounded up to whole groups, or is not: then the last groups are smaller."""
    image, weights = RNG.random((5, size), np.float32), np.array([1, 4, 6, 4, 1], np.float32) / 16
    rows = wfv.LocalMemory(4 * 2 * (local + 4))
    around = np.pad(image, ((0, 0), (2, 2)), "edge")
    expected = sum(w * around[:, k : k + size] for k, w in enumerate(weights))
    for width in (padded(size, local), size):
        out = np.zeros_like(image)
        built.blur_rows((width, 6), (local, 2), image, out, weights, size, 5, rows, threads=2)
        np.testing.assert_allclose(out, expected, 1e-5)


def matmul(built: Any, size: int, local: int) -> None:
    n, m = 16, max(size % 32 // 8 * 8, 8)
    a, b, c = RNG.random((m, n), np.float32), RNG.random((n, n), np.float32), np.zeros((m, n), np.float32)
    built.matmul((n, m + 8), (8, 8), a, b, c, n, m, threads=2)
    np.testing.assert_allclose(c, a @ b, 1e-4)


def spmv(built: Any, size: int, local: int) -> None:
    local, counts = padded(local, 8), RNG.integers(0, 20, size)
    starts = np.concatenate(([0], np.cumsum(counts))).astype(np.int32)
    columns = RNG.integers(0, size, starts[-1] + 1).astype(np.int32)
    values, x, y = RNG.random(len(columns), np.float32), RNG.random(size, np.float32), np.zeros(size, np.float32)
    built.spmv(padded(size * 8, local), local, starts, columns, values, x, y, size, threads=2)
    expected = [values[a:b] @ x[columns[a:b]] for a, b in pairwise(starts)]
    np.testing.assert_allclose(y, np.array(expected, np.float32), 1e-4)


def transpose(built: Any, size: int, local: int) -> None:
    w, h = size, 21
    image, out = RNG.random((h, w), np.float32), np.zeros((w, h), np.float32)
    side = min(local, 16)
    built.transpose((padded(w, side), padded(h, 8)), (side, 8), image, out, w, h, threads=2)
    left = np.where(np.arange(w) % side > 0, np.roll(image, 1, 1), 0)
    np.testing.assert_allclose(out, (image * 2 + left).T, 1e-6)


def groups(size: int, local: int) -> list[slice]:
    return [slice(k, min(k + local, size)) for k in range(0, size, local)]


def bubble(built: Any, size: int, local: int) -> None:
    given, rounds = RNG.integers(0, 99, size).astype(np.int32), np.zeros(len(groups(size, local)), np.int32)
    x = given.copy()
    built.bubble(size, local, x, rounds, threads=2)
    np.testing.assert_array_equal(x, np.concatenate([np.sort(given[group]) for group in groups(size, local)]))
    assert (rounds > 0).all()


def rounds(built: Any, size: int, local: int) -> None:
    counts, out = RNG.integers(0, 7, len(groups(size, local))).astype(np.int32), np.zeros(size, np.int32)
    built.rounds(size, local, counts, out, threads=2)
    expected = []
    for count, group in zip(counts.tolist(), groups(size, local), strict=True):
        t = np.arange(group.stop - group.start)
        total = t * 0
        for k in range(count):
            following = np.roll(t, -1)
            t, total = following + k, total + following * k
        expected.append(total * 100 + t)
    np.testing.assert_array_equal(out, np.concatenate(expected))


def whole_group(built: Any, size: int, local: int) -> None:
    given, out = RNG.integers(0, 99, size).astype(np.int32), np.zeros(size, np.int32)
    built.whole_group(size, local, given, out, threads=2)
    np.testing.assert_array_equal(out, np.concatenate([given[group][::-1] for group in groups(size, local)]))


def leave_one_by_one(built: Any, size: int, local: int) -> None:
    given, out = RNG.integers(0, 9, size).astype(np.int32), np.zeros(size, np.int32)
    built.leave_one_by_one(size, local, given, out, 7, threads=2)
    steps, history, expected = np.minimum(given, 7), np.zeros((4, size), np.int32), []
    for group in groups(size, local):
        own, seen = history[:, group], 0
        for k in range(7):
            there = steps[group] > k
            own[k & 3] += np.where(there, k * 3 + 1, 0)
            seen += there.sum()
            own[k + 1 & 3] ^= np.where(there, seen, 0).astype(np.int32)
        expected.append(own[0] + 10 * own[1] + 100 * own[2] + 1000 * own[3])
    np.testing.assert_array_equal(out, np.concatenate(expected))


def parts(built: Any, size: int, local: int) -> None:
    """A launch that diverges does not change the results of the launches before and after it."""
    local, size = padded(local, 2), padded(size, padded(local, 2)) + 2 * padded(local, 2)
    given, out = RNG.integers(0, 99, size).astype(np.int32), np.zeros(size, np.int32)
    for n in (size, 2 * local, 0):
        built.parts(size, local, given, out, n, threads=2)
        np.testing.assert_array_equal(out, given + np.where(np.arange(size) < n, given[np.arange(size) ^ 1], 0))
        with pytest.raises(BarrierDivergenceError) as caught:
            built.parts(size, local, given, out, local + 1, threads=2)
        assert "in group 1: " in caught.value.message


CHECKS: dict[str, Check] = {
    each.__name__: each
    for each in (blur_rows, matmul, spmv, transpose, bubble, rounds, whole_group, leave_one_by_one, parts)
}
SIZES = ((64, 16), (50, 16), (37, 24), (1, 8), (90, 7), (128, 64))
WAYS = [(name, lanes) for name in STRATEGIES for lanes in ((8,) if name == "scalar" else (8, 16))]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_in_every_strategy(strategy: str) -> None:
    """A third of the kernels, each at two of the sizes; all of them, and all numbers of lanes, with --full."""
    third = list(enumerate(CHECKS.items()))[list(STRATEGIES).index(strategy) % 3 :: 3]
    for number, (name, check) in third:
        for size, local in (SIZES[number % len(SIZES)], SIZES[(number + 2) % len(SIZES)]):
            check(program(strategy), size, local)
        assert getattr(program(strategy), name).interface.barriers


@pytest.mark.full
@pytest.mark.parametrize("name", CHECKS)
def test_kernels_in_every_way(name: str) -> None:
    for strategy, lanes in WAYS:
        for target in ("host", "x86-64-v2"):
            for size, local in SIZES:
                CHECKS[name](program(strategy, lanes, target), size, local)


@pytest.mark.parametrize("step", ["normalize", "barriers", "loops", "masks", "linearize"])
def test_every_form_in_lockstep(step: str) -> None:
    """The interpreter checks that values have the shapes that the analysis gives them, in inactive lanes too."""
    given, out = RNG.integers(0, 9, 22).astype(np.int32), np.zeros(22, np.int32)
    expected = out.copy()
    program("scalar").leave_one_by_one(22, 8, given, expected, 5)
    for strategy in ("naive", "unicf"):
        options = make_options(strategy, 4)
        found = stage_after(program("unicf").text, "leave_one_by_one", options, step)
        assert found is not None
        run_form(Form(*found, 4), Launch((22,), (8,), (given, out, 5)))
        np.testing.assert_array_equal(out, expected)
        out[:] = 0


def test_local_size_none() -> None:
    given, out = np.arange(1000, dtype=np.int32), np.zeros(1000, np.int32)
    for strategy in ("scalar", "unicf"):
        program(strategy).leave_one_by_one(1000, None, given % 3, out, 0)
        assert not out.any()


def diverging(built: Any) -> BarrierDivergenceError:
    given, out = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    with pytest.raises(BarrierDivergenceError) as caught:
        built.parts(256, 64, given, out, 150)
    return caught.value


def line_of(text: str, behind: str) -> int:
    """The number of the first line that contains `text`, from the first line that contains `behind` on."""
    lines = SOURCE.read_text().split("\n")
    start = next(k for k, line in enumerate(lines) if behind in line)
    return 1 + next(k for k in range(start, len(lines)) if text in lines[k])


def test_the_error_names_barriers_branch_and_group() -> None:
    error = diverging(program("unicf"))
    first, branch = line_of("barrier(", "kernel void parts"), line_of("if (i < n)", "kernel void parts")
    assert error.line == first and "in group 2: " in error.message
    assert [note.line for note in error.notes] == [first + 5, branch]
    assert "|   if (i < n)" in str(error) and f"(line {branch}, " in error.message.replace(f"{SOURCE}, ", "")
    given, out = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    with pytest.raises(BarrierDivergenceError) as caught:
        program("unicf").parts.bind(given, out, 5).launch((16, 16), (4, 4), threads=2)
    assert "in group (" in caught.value.message


def test_no_more_groups_are_claimed() -> None:
    """Group 1 diverges; the launch has so many groups that the rest of them is not run."""
    built, size = wfv.build(SOURCE, threads=1), 1 << 20
    out = np.zeros(size, np.int32)
    with pytest.raises(BarrierDivergenceError):
        built.parts(size, 64, np.ones(size, np.int32), out, 100)
    assert not out[size // 2 :].any()


def test_what_was_printed_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    given, out = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    with pytest.raises(BarrierDivergenceError):
        program("unicf").noted(256, 64, given, out, 70)
    assert capsys.readouterr().out.startswith("group 0\ngroup 1\n")
    program("unicf").noted(256, 64, given, out, 256)
    assert capsys.readouterr().out == "group 0\ngroup 1\ngroup 2\ngroup 3\n"


def test_pickled_programs_check_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    text = SOURCE.read_text()
    small = text[text.index("kernel void parts") : text.index("kernel void noted")]
    built = wfv.build(small)
    expected = diverging(built)
    copies: list[Any] = [pickle.loads(pickle.dumps(built)), wfv.build(small)]
    for copy in copies:
        assert str(diverging(copy)) == str(expected)


@pytest.mark.parametrize("strategy", ("scalar", "naive", "partial+boscc"))
def test_the_only_row_of_a_group_may_have_a_barrier(strategy: str) -> None:
    """A condition on local id 1 is the same for all work-items of a launch in one dimension, but not in two."""
    built: Any = wfv.build(
        """kernel void first_row(global int *x) {
  local int t[16];
  size_t i = get_local_id(0);
  if (get_local_id(1) == 0) {
    t[i] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[get_global_id(0)] = t[15 - i];
  }
  barrier(CLK_GLOBAL_MEM_FENCE);
  x[get_global_id(0)] += 1;
}""",
        strategy=strategy,
    )
    x = np.arange(64, dtype=np.int32)
    built.first_row(64, 16, x)
    np.testing.assert_array_equal(x, np.arange(64).reshape(4, 16)[:, ::-1].ravel() + 1)
    with pytest.raises(BarrierDivergenceError, match="in group"):
        built.first_row((16, 4), (16, 2), x)


def test_kernels_without_such_barriers_have_no_checks() -> None:
    """A condition that is the same for the group needs none; neither does a barrier outside of branches."""
    text = """kernel void k(global int *x, int n) {
  local int t[64];
  t[get_local_id(0)] = x[get_global_id(0)];
  if (n > 3) barrier(CLK_LOCAL_MEM_FENCE);
  x[get_global_id(0)] = t[get_local_id(0) ^ 1];
}"""
    assert wfv.build(text).k.interface.barriers == ()
