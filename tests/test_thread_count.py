"""The number of threads and whose choice it is: passed, from WFV_THREADS, or one for each CPU."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.command_line import TWO_KERNELS, succeed
from wfv.cpus import usable_cpus
from wfv.runtime.thread_count import reason_of

BY_DEFAULT = "the default: one for each CPU that the process may use"
FROM_VARIABLE = "from the environment variable WFV_THREADS"


def test_a_program_says_whose_choice_the_threads_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_THREADS", "3")
    assert reason_of(wfv.build(TWO_KERNELS).first.threads) == FROM_VARIABLE
    given = wfv.build(TWO_KERNELS, threads=3)
    assert (given.first.threads, reason_of(given.first.threads)) == (3, "as given")
    monkeypatch.delenv("WFV_THREADS")
    program = wfv.build(TWO_KERNELS)
    for each in (program, pickle.loads(pickle.dumps(program))):
        assert (each.first.threads, reason_of(each.first.threads)) == (usable_cpus(), BY_DEFAULT)
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
