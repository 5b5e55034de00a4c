"""The golden files: the text of each step, and that each step computes the right results."""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import STRATEGIES, make_kernel, need_target
from tests.support.golden import Golden, check_text, printed, read_golden
from wfv.fuzz.campaign import ALWAYS, options_of
from wfv.fuzz.guarded_arrays import guarded
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch

HERE = Path(__file__).parent / "golden"
STEPS = (
    "divergence", "normalize", "loops", "boscc", "linearize", "masks", "guards", "widen", "scalarize", "builtins",
    "helpers", "speculate", "bounds", "copies",
)  # fmt: skip
FILES = sorted(path for step in STEPS for path in (HERE / step).glob("*.ll"))
VECTORIZING = [*(name for name in STRATEGIES if name not in ("scalar", "llvm")), *ALWAYS]
LANES = (2, 4, 8)
SIZES = ((48, 24), (21, 7))  # global, local; 7 needs a remainder loop
SEEDS = range(3)
COMPUTED, IN_LOCKSTEP = 2, 1  # strategies a file, without --full
# Without --full, files of these steps are not run with `/always`, as they are not about control flow.
STRAIGHT = ("normalize", "widen", "scalarize", "builtins", "helpers")

file_param = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
golden = cache(read_golden)


def pick(name: str, count: int) -> int:
    """A number below `count` that depends on the name only."""
    return zlib.crc32(name.encode()) % count


def compute_cases() -> list[object]:
    """Every file with some strategies, at one lane count, which depend on its name; with --full with all, at all."""
    found, strategies = [], [*STRATEGIES, *ALWAYS]
    for path in FILES:
        first = pick(f"{path.parent.name}/{path.stem}", len(strategies))
        for n, strategy in enumerate(strategies):
            name = f"{path.parent.name}/{path.stem}-{strategy}"
            lane_counts = LANES if strategy in VECTORIZING else (4,)
            for lanes in lane_counts:
                is_chosen = lanes == lane_counts[pick(name, len(lane_counts))]
                is_chosen &= (n - first) % len(strategies) < COMPUTED
                is_chosen &= not (strategy in ALWAYS and path.parent.name in STRAIGHT)
                marks = () if is_chosen else (pytest.mark.full,)
                found.append(pytest.param(path, strategy, lanes, id=f"{name}-{lanes}", marks=marks))
    return found


def lockstep_cases() -> list[object]:
    """Every file with some strategies, which depend on its name; with --full with all."""
    found = []
    for path in FILES:
        name = f"{path.parent.name}/{path.stem}"
        first = pick(name, len(VECTORIZING))
        for n, strategy in enumerate(VECTORIZING):
            is_chosen = (n - first) % len(VECTORIZING) < IN_LOCKSTEP
            marks = () if is_chosen else (pytest.mark.full,)
            found.append(pytest.param(path, strategy, id=f"{name}-{strategy}", marks=marks))
    return found


def in_memory(args: list[Any]) -> list[Any]:
    return [guarded(arg, "end").array if isinstance(arg, np.ndarray) else arg for arg in args]


@cache
def expected(path: Path, size: tuple[int, int], seed: int) -> list[Any]:
    """The arguments after a run in the interpreter, one work-item at a time."""
    case = golden(path)
    found = stage_after(case.text, "k", options_of("scalar", 4), "builtins")
    assert found is not None
    args = case.make_args(size[0], seed)
    run_form(Form(*found, lanes=1), Launch((size[0],), (size[1],), tuple(args)))
    return args


def compare(got: list[Any], path: Path, size: tuple[int, int], seed: int, how: str) -> None:
    for arg, actual, wanted in zip(golden(path).args, got, expected(path, size, seed), strict=True):
        if np.asarray(actual).dtype.kind == "f":
            np.testing.assert_allclose(actual, wanted, rtol=1e-6, err_msg=f"{arg.name}, {how}")
        else:
            np.testing.assert_array_equal(actual, wanted, err_msg=f"{arg.name}, {how}")


@file_param
@pytest.mark.every_case
def test_text(path: Path) -> None:
    case: Golden = golden(path)
    assert case.runs and all(run.checks for run in case.runs), "nothing is checked"
    for run in case.runs:
        check_text(run, printed(case, run))


@pytest.mark.parametrize(("path", "strategy", "lanes"), compute_cases())
def test_results_equal_the_interpreters(path: Path, strategy: str, lanes: int) -> None:
    case = golden(path)
    kernel = make_kernel(case.text, "k", strategy, lanes)
    for size in SIZES:
        for seed in SEEDS:
            args = in_memory(case.make_args(size[0], seed))
            kernel(*size, *args)
            compare(args, path, size, seed, f"{lanes} lanes, size {size}, seed {seed}")


@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3"])
@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "widen"], ids=lambda path: path.stem)
def test_results_equal_the_interpreters_on_older_targets(path: Path, target: str) -> None:
    """These targets have no masked stores of small types, and no gathers or slow ones."""
    need_target(target)
    case = golden(path)
    lanes = (4, 8)[pick(path.stem + target, 2)]
    kernel = make_kernel(case.text, "k", "unicf", lanes, target)
    for size in SIZES:
        args = in_memory(case.make_args(size[0], 0))
        kernel(*size, *args)
        compare(args, path, size, 0, f"{lanes} lanes, size {size}, {target}")


@pytest.mark.parametrize(("path", "strategy"), lockstep_cases())
def test_lanes_in_lockstep(path: Path, strategy: str) -> None:
    case, size = golden(path), SIZES[0]
    for step in ("scalarize", "loops", "masks", "linearize"):
        if step == "scalarize" and strategy != "unicf":
            continue  # the same for all strategies, except that naive has no shapes
        found = stage_after(case.text, "k", options_of(strategy, 4), step)
        assert found is not None
        form = Form(*found, lanes=4)
        for seed in SEEDS[:2]:
            args = case.make_args(size[0], seed)
            run_form(form, Launch(size[:1], size[1:], tuple(args)))
            compare(args, path, size, seed, f"after {step}, seed {seed}")
