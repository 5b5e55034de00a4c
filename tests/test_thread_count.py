"""The number of threads and whose choice it is: passed, from WFV_THREADS, or one for each CPU."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.command_line import TWO_KERNELS, succeed
from tests.support.launch_ir import count_kernel
from tests.support.launch_paths import four_cpus
from wfv.cpus import usable_cpus
from wfv.errors import GeometryError
from wfv.runtime.launch.native_launch import Settings

__all__ = ["four_cpus"]

BY_DEFAULT = "the default: one for each CPU that the process may use"
FROM_VARIABLE = "from the environment variable WFV_THREADS"


def test_the_threads_of_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_THREADS", "3")
    assert wfv.build(TWO_KERNELS).first.threads == 3
    assert wfv.build(TWO_KERNELS, threads=2).first.threads == 2
    monkeypatch.delenv("WFV_THREADS")
    program = wfv.build(TWO_KERNELS)
    for each in (program, pickle.loads(pickle.dumps(program))):
        assert each.first.threads == usable_cpus()
        x = np.zeros(1, np.int32)
        each.first(1, 1, x)
        assert x[0] == 1


@pytest.mark.parametrize(
    ("variable", "option", "shown"),
    [("2", (), f"2, {FROM_VARIABLE}"), ("2", ("--threads", "5"), "5, as given"), ("", (), BY_DEFAULT)],
)
def test_wfv_run_says_whose_choice_the_threads_are(
    variable: str, option: tuple[str, ...], shown: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WFV_THREADS", variable)
    path = tmp_path / "two.ll"
    path.write_text(TWO_KERNELS)
    assert shown in succeed("run", f"{path}:first", "-g", "1", "-a", "0=zeros:i32:1", "-v", *option)


@pytest.mark.parametrize("way", ["called", "by name", "bound", "math"])
def test_the_default_of_a_kernel_may_be_changed(way: str, four_cpus: Settings) -> None:
    """Also after launches that native code repeats."""
    kernel, counts = count_kernel(), np.zeros(400, np.int32)
    bound = kernel.bind(counts, 3000)
    launch = {
        "called": lambda: kernel(400, 1, counts, 3000),
        "by name": lambda: kernel(400, 1, counts=counts, spin=3000),
        "bound": lambda: bound.launch(400, 1),
        "math": lambda: bound.launch(400, 1, math="exact"),
    }[way]
    total = 0
    for threads, are_invited in ((1, False), (3, True), (1, False), (2, True)):
        kernel.threads = threads
        before = four_cpus.invitations
        for _ in range(5):
            for each in (kernel, kernel.with_math("exact")):
                each.variant().pace.seconds_per_item = 0.0  # unknown: launches are shared
            launch()
        assert (four_cpus.invitations > before) == are_invited
        total += 5
    assert (counts == total).all()


@pytest.mark.parametrize(("threads", "message"), [(0, "0 threads"), (5000, "5000 threads"), ("2", "'2' threads")])
def test_a_wrong_default_is_an_error(threads: object, message: str) -> None:
    kernel = count_kernel()
    with pytest.raises(GeometryError, match=message):
        kernel.threads = threads  # type: ignore[assignment]
    assert kernel.threads == 1
