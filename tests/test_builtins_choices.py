"""any, all, bitselect and select: which bits of their operands they use."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.builtin_references import relational_forms
from tests.support.builtin_runs import ITEMS, WAYS, Call, compiled, run_calls, same_numbers, values
from wfv.opencl.mangling import CType

NAMES = ("any", "all", "bitselect", "select")


def bits(array: np.ndarray) -> np.ndarray:
    return array.view(f"u{array.itemsize}")


def is_negative(array: np.ndarray) -> np.ndarray:
    return array.view(f"i{array.itemsize}") < 0


def wanted(call: Call, given: list[np.ndarray]) -> np.ndarray:
    arrays = [array[:, : param.count] for array, param in zip(given, call.params, strict=True)]
    if call.name in ("any", "all"):
        combine = np.any if call.name == "any" else np.all
        return combine(arrays[0] < 0, axis=1, keepdims=True).astype(np.int32)
    x, y, mask = arrays
    if call.name == "select":
        return np.where(is_negative(mask) if call.params[0].count > 1 else mask != 0, y, x)
    result = (bits(x) & ~bits(mask)) | (bits(y) & bits(mask))
    return result.view(x.dtype)


@pytest.mark.parametrize("name", NAMES)
def test_choices(name: str) -> None:
    """All forms of one, three and four components, and every fifth of the others."""
    forms = [form for form in relational_forms(name).items() if all(x.base != "half" for x in form[0])]
    chosen = [f for n, f in enumerate(forms) if f[0][0].count in (1, 3, 4) or n % 5 == 0]
    for start in range(0, len(chosen), 24):
        calls = [Call(name, params, result) for params, result in chosen[start : start + 24]]
        inputs = [[values(param, seed) for seed, param in enumerate(call.params)] for call in calls]
        for array in (given[-1] for given in inputs):
            array[::5] = -1 if array.dtype.kind == "i" else 0
        ir = compiled(calls)
        for strategy, lanes in WAYS[:2]:
            for call, given, found in zip(calls, inputs, run_calls(calls, inputs, strategy, lanes, ir), strict=True):
                want = wanted(call, given)
                right = same_numbers(found, want)
                assert right.all(), (str(call), strategy, lanes, found[~right][:3], want[~right][:3])


def test_all_and_any_differ_on_the_tested_values() -> None:
    given = values(CType("int", 2), 0)
    given[::5] = -1
    assert 0 < (given < 0).all(axis=1).sum() < (given < 0).any(axis=1).sum() < ITEMS
