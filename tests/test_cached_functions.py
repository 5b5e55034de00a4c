"""`wfv.vectorize` and the cache: a function is read and vectorized once, and restored as it was."""

from __future__ import annotations

import subprocess
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.cache import entries, store
from wfv.cache.store import Store
from wfv.llvm import foreign
from wfv.pipeline import functions

__all__ = ["store"]  # a fixture

IR = """
define i32 @f(i32 %x, i32 %n, ptr %p) {
  %at = getelementptr inbounds i32, ptr %p, i32 %x
  %v = load i32, ptr %at, align 4
  %sum = add i32 %v, %n
  ret i32 %sum
}
"""
REQUESTS: dict[str, dict[str, Any]] = {
    "lanes": {"lanes": 4},
    "shapes": {"shapes": {"n": "uniform"}},
    "mask": {"mask": True},
    "strategy": {"strategy": "naive"},
    "target": {"target": "x86-64-v2"},
    "without": {"without": ["llvm"]},
}


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list of what was done: texts read in another process, functions vectorized."""
    done: list[str] = []

    def noted(module: Any, name: str) -> None:
        real = getattr(module, name)

        def call(*args: Any, **more: Any) -> Any:
            done.append(name)
            return real(*args, **more)

        monkeypatch.setattr(module, name, call)

    noted(foreign, "_in_child")
    noted(functions, "compile_function")
    return done


def _call(f: wfv.VectorFunction) -> None:
    table = np.arange(20, dtype=np.int32)
    np.testing.assert_array_equal(f(np.arange(20, dtype=np.int32), 3, table), table + 3)


@pytest.mark.usefixtures("store")
def test_a_function_is_read_and_vectorized_once(works: list[str]) -> None:
    shapes = {"n": "uniform", "x": "contiguous"}
    first = wfv.vectorize(IR, "f", shapes={"n": "uniform"})
    other = wfv.vectorize(IR, "f", shapes=shapes)
    assert works == ["_in_child", "compile_function"] * 2
    works.clear()
    again, other_again = wfv.vectorize(IR, "f", shapes={"n": "uniform"}), wfv.vectorize(IR, "f", shapes=shapes)
    _call(again)
    assert works == []
    for one, same in ((first, again), (other, other_again)):
        assert (one.ir, one.interface, one.remarks, one.shapes) == (same.ir, same.interface, same.remarks, same.shapes)
        assert [str(each.shape) for each in one.interface.parameters] == [
            str(each.shape) for each in same.interface.parameters
        ]


@pytest.mark.every_case
@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_each_request_has_an_entry_of_its_own(store: Store, request_: dict[str, Any]) -> None:
    for more in ({}, request_):
        wfv.vectorize(IR, "f", **more)
    assert len(entries(store, "function")) == 2


def test_a_function_in_python_is_read_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba", reason="functions in Python need Numba")

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setenv("WFV_CACHE", "off")
    monkeypatch.setattr(subprocess, "run", refuse)

    @wfv.vectorize
    def scaled(x: Any, k: Any) -> Any:
        return x * k + 1

    np.testing.assert_array_equal(scaled(np.arange(5.0), 2.0), np.arange(5.0) * 2 + 1)
