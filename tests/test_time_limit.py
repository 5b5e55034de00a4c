"""A compilation ends with an error between two steps once it has taken longer than WFV_COMPILE_SECONDS."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import numpy as np
import pytest

import wfv
from wfv.pipeline import time_limit

SOURCE = "kernel void k(global int *y) { y[get_global_id(0)] = 7; }"


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A second passes whenever the time is asked for."""
    ticks = count()
    monkeypatch.setattr(time_limit, "thread_time", lambda: float(next(ticks)))
    return ticks


@pytest.mark.parametrize("strategy", ["auto", "unicf", "scalar"])
def test_a_long_compilation_is_an_error_and_a_later_one_works(
    strategy: str, seconds: Iterator[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WFV_COMPILE_SECONDS", "2.5")
    kernel, y = wfv.build(SOURCE, strategy=strategy).k, np.zeros(8, np.int32)
    with pytest.raises(wfv.UnsupportedError, match="stopped before builtins") as it:
        kernel(8, 8, y)
    assert "kernel 'k' takes more than 2.5 s to compile" in str(it.value)
    assert "raise WFV_COMPILE_SECONDS" in str(it.value)
    monkeypatch.setenv("WFV_COMPILE_SECONDS", "1e3")
    kernel(8, 8, y)
    assert (y == 7).all()


def test_without_the_variable_there_is_no_limit(seconds: Iterator[int], monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", "inf"):
        monkeypatch.setenv("WFV_COMPILE_SECONDS", value)
        assert time_limit.deadline() == float("inf")


def test_a_kernel_that_was_analyzed_long_ago_has_the_whole_time(
    seconds: Iterator[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WFV_COMPILE_SECONDS", "100")
    kernel, y = wfv.build(SOURCE, strategy="auto", lanes=16, target="x86-64-v4").k, np.zeros(8, np.int32)
    assert (kernel.options.strategy.name, kernel.options.lanes) == ("unicf", 16)  # as the analysis
    for _ in range(100):
        next(seconds)
    assert "wfv.launch.k" in kernel.ir and not y.any()


@pytest.mark.parametrize("value", ["0", "-1", "nan", "soon"])
def test_another_value_is_an_error(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_COMPILE_SECONDS", value)
    with pytest.raises(wfv.OptionError, match="not a positive number"):
        wfv.build(SOURCE).k(8, 8, np.zeros(8, np.int32))
