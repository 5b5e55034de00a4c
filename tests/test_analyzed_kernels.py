"""The compilation of a kernel goes on from the cost model's analysis of it where both have the same options."""

from __future__ import annotations

import pytest

import wfv
from kernels_ir import catalog
from wfv import pipeline
from wfv.runtime.kernel import Kernel


def kernel_of(name: str, **options: object) -> Kernel:
    benchmark = catalog.load(name)
    return wfv.build(benchmark.ir_path.read_text(), **options)[benchmark.kernel]  # type: ignore[arg-type]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is compiled from its text, without a cache."""
    found, original = list[str](), pipeline.compile_kernel

    def compile_kernel(text: str, name: str, *rest: object) -> pipeline.LaunchModule:
        found.append(name)
        return original(text, name, *rest)  # type: ignore[arg-type]

    monkeypatch.setenv("WFV_CACHE", "off")
    monkeypatch.setattr(pipeline, "compile_kernel", compile_kernel)
    return found


@pytest.mark.parametrize("name", catalog.all_names())
def test_the_code_is_that_of_a_compilation_from_the_text(name: str, compiled: list[str]) -> None:
    kernel = kernel_of(name, strategy="auto", target="x86-64-v4")
    chosen, ir = kernel.options, kernel.ir
    again = kernel_of(name, strategy=chosen.strategy.name, lanes=chosen.lanes, target="x86-64-v4")
    assert ir == again.ir and list(kernel.remarks) == list(again.remarks)
    assert compiled == [kernel.name]  # a launch goes on from the analysis, whatever was chosen


def test_an_analysis_serves_one_compilation(compiled: list[str]) -> None:
    kernel = kernel_of("Saxpy", strategy="auto", target="x86-64-v4")
    assert (kernel.options.strategy.name, kernel.options.lanes) == ("unicf", 16)
    first = kernel.code.variant()
    large = kernel.code.variant(fits_index32=False)
    assert compiled == ["saxpy"] and large.ir != first.ir
