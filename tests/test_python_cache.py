"""Kernels in Python in the cache: Numba's IR is found again, and each thing that it depends on makes a new key."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import numba

import wfv
from tests.support.cache import entries, store
from wfv.cache.store import Store
from wfv.python.function_key import UnknownValueError, function_key

__all__ = ["store"]  # a fixture

LAUNCH = """
import sys
import numpy as np
import wfv
STEP = {step}
def more(v):
    return v + STEP
@wfv.kernel
def add(y):
    i = wfv.global_id(0)
    y[i] = more(y[i])
@wfv.vectorize
def below(x):
    return x < STEP
y = np.zeros(4, np.float32)
add[4](y)
print(y[0], below(y)[0], below(y).dtype, "wfv.python.front_end" in sys.modules, "networkx" in sys.modules)
"""


def test_the_second_process_loads_no_front_end(store: Store, tmp_path: Path) -> None:
    """Each run is one program, whose constant changes before the third."""
    script, found = tmp_path / "script.py", []
    for step in (1, 1, 2):
        script.write_text(LAUNCH.format(step=step))
        made = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
        found.append(made.stdout.split())
    assert [each[:3] for each in found] == [["1.0", "False", "bool"]] * 2 + [["2.0", "False", "bool"]]
    assert [each[3:] for each in found] == [["True", "True"], ["False", "False"], ["True", "True"]]


def _function(body: str, **outside: Any) -> FunctionType:
    """A function of this body, in a module with these names."""
    names = {"__name__": "script", "np": np, "math": math, "wfv": wfv, **outside}
    exec(compile(f"def f(y, i):\n    {body}\n", "script.py", "exec"), names)
    found: FunctionType = names["f"]
    return found


def _module(**names: Any) -> ModuleType:
    found = ModuleType("of_the_user")
    vars(found).update(names)
    return found


def _inner(value: Any) -> Any:
    return lambda x: x + value


USED = "y[i] = V"
CALLED = "y[i] = V(i)"
CHANGES: dict[str, tuple[Any, Any]] = {
    "bytecode": (_function("y[i] = y[i] + i"), _function("y[i] = y[i] - i")),
    "line": (_function("y[i] = i"), _function("\n    y[i] = i")),
    "constant": (_function("y[i] = 1"), _function("y[i] = 1.0")),
    "truth value": (_function(USED, V=1), _function(USED, V=True)),
    "sign of zero": (_function(USED, V=0.0), _function(USED, V=-0.0)),
    "width": (_function(USED, V=np.int32(1)), _function(USED, V=np.int64(1))),
    "element": (_function("y[i] = V[i]", V=np.arange(3)), _function("y[i] = V[i]", V=np.array([0, 1, 3]))),
    "shape": (_function("y[i] = V[i, 0]", V=np.zeros((2, 3))), _function("y[i] = V[i, 0]", V=np.zeros((3, 2)))),
    "layout": (
        _function("y[i] = V[i, 0]", V=np.zeros((2, 2))), _function("y[i] = V[i, 0]", V=np.zeros((2, 2), order="F")),
    ),
    "element of a tuple": (_function("y[i] = V[0]", V=(1, 2)), _function("y[i] = V[0]", V=(1, 3))),
    "name of a function": (_function(CALLED, V=math.sin), _function(CALLED, V=math.cos)),
    "called function": (_function(CALLED, V=_function("return y")), _function(CALLED, V=_function("return i"))),
    "called function's variable": (_function(CALLED, V=_inner(1)), _function(CALLED, V=_inner(2))),
    "called kernel": (
        _function(CALLED, V=wfv.kernel(_function("y[i] = 1"))), _function(CALLED, V=wfv.kernel(_function("y[i] = 2"))),
    ),
    "function of Numba's": (
        _function(CALLED, V=numba.njit(_function("return 1"))), _function(CALLED, V=numba.njit(_function("return 2"))),
    ),
    "default": (_function(CALLED, V=lambda x, k=1: k), _function(CALLED, V=lambda x, k=2: k)),
    "attribute of a module": (_function("y[i] = V.N", V=_module(N=1)), _function("y[i] = V.N", V=_module(N=2))),
    "function in a module": (
        _function("y[i] = V.f(i)", V=_module(f=_inner(1))), _function("y[i] = V.f(i)", V=_module(f=_inner(2))),
    ),
    "in an inner function": (_function("y[i] = (lambda: V)()", V=1), _function("y[i] = (lambda: V)()", V=2)),
    "built-in name": (_function("y[i] = abs(i)"), _function("y[i] = abs(i)", abs=_inner(1))),
}  # fmt: skip


@pytest.mark.every_case
@pytest.mark.parametrize(("one", "other"), CHANGES.values(), ids=CHANGES)
def test_a_change_makes_another_key(one: FunctionType, other: FunctionType) -> None:
    assert function_key(one) == function_key(one)
    assert function_key(one) != function_key(other)


@pytest.mark.every_case
@pytest.mark.parametrize("value", [SimpleNamespace(n=1), [1], {"n": 1}, np.array([None]), np.random.default_rng()])
def test_an_unknown_value_makes_no_key(value: Any) -> None:
    with pytest.raises(UnknownValueError):
        function_key(_function(USED, V=value))


def test_what_a_function_does_not_use_is_not_in_its_key() -> None:
    assert function_key(_function("y[i] = 1", V=1)) == function_key(_function("y[i] = 1", V=object()))
    assert function_key(_function("y[i] = V.N", V=_module(N=1, M=1))) == function_key(
        _function("y[i] = V.N", V=_module(N=1, M=2))
    )


def test_modules_and_functions_that_name_each_other_have_a_key() -> None:
    one, other = _module(N=1), _module(N=2)
    one.other, other.other = other, one  # type: ignore[attr-defined]
    function = _function("y[i] = V.other.N", V=one)
    function.__globals__["f"] = function
    assert function_key(function)


def test_types_and_rules_have_entries_of_their_own(store: Store) -> None:
    function = _function("y[wfv.global_id(0)] *= 0.5")
    for dtype in (np.float32, np.float64):
        for is_numbas in (False, True):
            x = np.ones(2, dtype)
            wfv.kernel(function, numba_types=is_numbas)[2](x, 0)
            np.testing.assert_array_equal(x, [0.5, 0.5])
    assert len(entries(store, "python")) == 4
