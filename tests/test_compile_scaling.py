"""docs/compile_scaling.py: its kernels compile and grow, and its figures are processor seconds of compilations."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import wfv
from wfv.pipeline import read_source

FILE = Path(__file__).resolve().parent.parent / "docs" / "compile_scaling.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_scaling", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


scaling = _load()


@pytest.mark.parametrize("name", scaling.CASES)
def test_each_kernel_compiles_and_grows(name: str) -> None:
    small, large = (scaling.CASES[name][1](count) for count in (2, 4))
    program = wfv.build(small, strategy="scalar")
    assert not program.compile(processes=1).refused
    assert len(re.findall(r"^  ", read_source(wfv.build(large).text), re.M)) > len(
        re.findall(r"^  ", program.text, re.M)
    )


def test_growth_is_that_of_the_worst_doubling() -> None:
    assert scaling.growth([1.0, 2.0, 6.0, 9.0]) == 1.5


@pytest.mark.full
@pytest.mark.parametrize("name", ["nested ifs", "parameters", "kernels"])
def test_time_per_unit_does_not_grow(name: str) -> None:
    """From N to 4 N, with room for a busy machine: what is quadratic takes four times as long per unit."""
    least, source_of = scaling.CASES[name]
    few, many = (scaling.measure(source_of(least * factor), 2) / factor for factor in (1, 4))
    assert many < 2 * few
