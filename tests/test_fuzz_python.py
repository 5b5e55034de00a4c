"""Random kernels in Python: `wfv fuzz --kernels --language python`."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

from tests.support.command_line import fail
from wfv.fuzz.campaign import MISMATCH, OK, VECTORIZING, Limits, run_campaign, write_failure
from wfv.fuzz.kernels import source_campaign
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.fuzz.kernels.source_campaign import run_python_kernel
from wfv.fuzz.kernels.source_generator import GENERATORS, kernel_in

KERNELS = 2


def case(number: int) -> KernelCase:
    return KernelCase(5, number, VECTORIZING, runnable_targets(), language="python")


def test_random_kernels() -> None:
    report = run_campaign([case(number) for number in range(KERNELS)], run_python_kernel, Limits(time_limit=300))
    assert not [(result.case.number, result.outcome) for result in report.failures]
    assert report.steps["compare", OK] == KERNELS


@pytest.mark.parametrize("part", range(4))
def test_both_languages_have_the_same_kernel(part: int) -> None:
    """Both have drawn the same numbers, and use the same arguments."""
    for number in range(part * 50, part * 50 + 50):
        python, opencl = (GENERATORS[language](number) for language in ("python", "opencl"))
        texts = python.text(), opencl.text()
        assert python.rng.getstate() == opencl.rng.getstate() and python.used == opencl.used, number
        first, second = (len(re.findall(r"\bout\w+\[", text)) for text in texts)
        assert first == second


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_wrong_result_is_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def changed(language: str, seed: int, number: int) -> str:
        return re.sub(r"(out\w+\[\(0\) \* n \+ item\] = )(.*);", r"\1(\2) + 1;", kernel_in(language, seed, number))

    monkeypatch.setattr(source_campaign, "kernel_in", changed)
    result = list(run_python_kernel(case(0)))[-1]
    assert result.outcome is not None and result.outcome.kind == MISMATCH
    path = write_failure(tmp_path, result)
    assert path.suffix == ".py" and "def k(" in path.read_text()
    assert "--language python" in path.with_suffix(".json").read_text()
    assert replace(result.case, language="llvm").file.endswith(".ll")


def test_an_unknown_language() -> None:
    assert "'pyhton'" in fail("fuzz", "--kernels", "1", "--language", "pyhton")
