"""A kernel that wfv does not support is refused when it is taken from the program; the file's other kernels run."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.command_line import fail
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, WILD, build
from wfv.runtime.program import Program

pytestmark = needs_clang
REFUSED = {
    "blur": (13, "image", "no depth images"),
    "linked": (8, "a call of @elsewhere, which is not defined", "not an OpenCL built-in"),
    "queries": (23, "image", "no depth images"),
}


def _same(program: Program, path: Path) -> Program:
    return program


def _pickled(program: Program, path: Path) -> Program:
    made = pickle.loads(pickle.dumps(program))
    assert isinstance(made, Program)
    return made


def _from_cache(program: Program, path: Path) -> Program:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WFV_CACHE", str(path))
        build("one_of_each.cl", "unicf")
        patch.setattr("wfv.pipeline.read_kernels", None)  # not called again
        return build("one_of_each.cl", "unicf")


@pytest.mark.parametrize("way", [_same, _pickled, _from_cache])
def test_unsupported_kernels_are_refused_when_they_are_taken(
    way: Callable[[Program, Path], Program], tmp_path: Path
) -> None:
    program = way(build("one_of_each.cl", "unicf"), tmp_path)
    assert sorted(program.refused) == sorted(REFUSED)
    for name, (line, message, help) in REFUSED.items():
        for take in (program.__getitem__, program.__getattr__):
            with pytest.raises(wfv.UnsupportedError, match=message) as caught:
                take(name)
            assert help in caught.value.help and name not in list(program)
            assert (caught.value.line, Path(caught.value.file).name) == (line, "one_of_each.cl")
            assert caught.value.excerpt.startswith(f"{line:5} | ")
        assert f"warning: kernel {name!r} is left out: " in program.build_log
    assert program.build_log.count("left out") == len(REFUSED)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_other_kernels_of_the_file_run(strategy: str) -> None:
    program = build("one_of_each.cl", strategy)
    assert list(program) == ["recursive", "divergent", "plain"]
    x = np.arange(13, dtype=np.int32)
    with pytest.raises(wfv.UnsupportedError, match="recursion"):
        program.recursive(13, 4, x)
    with pytest.raises(wfv.BarrierDivergenceError, match="line 20"):
        program.divergent(13, 4, x)
    assert x.tolist() == list(range(13))
    program.plain(13, 4, x)
    assert x.tolist() == [3 * i + 1 for i in range(13)]


def test_a_file_without_a_supported_kernel_is_refused() -> None:
    text = (WILD / "one_of_each.cl").read_text().split("__kernel void recursive")[0]
    with pytest.raises(wfv.UnsupportedError, match="image") as caught:
        wfv.build(text)
    assert caught.value.line == 4


def test_the_command_line_names_the_reason(tmp_path: Path) -> None:
    shown = fail("compile", f"{WILD / 'one_of_each.cl'}:linked", "-o", str(tmp_path / "a.o"))
    assert "a call of @elsewhere, which is not defined" in shown
