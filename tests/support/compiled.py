"""Kernels made with options that `wfv.build` does not offer, and which of them this CPU can run."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kernels_ir import catalog
from wfv import llvm, pipeline
from wfv.fuzz.campaign import options_of
from wfv.options import Options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin

KERNELS = catalog.names()
STRATEGIES = ("scalar", "llvm", "naive", "unival", "boscc", "unicf", "unicf+boscc", "partial", "partial+boscc")
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")


@cache
def canonical(name: str) -> str:
    """The IR of a bundled kernel, as the pipeline takes it."""
    return pipeline.read_source(catalog.load(name).ir_path.read_text())


def make_kernel(
    text: str,
    name: str,
    strategy: str = "unicf",
    lanes: int = 8,
    target: str = "host",
    *,
    fits_index32: bool | None = None,
    stop_after: str | None = None,
) -> Kernel:
    """A kernel of a canonical module; `fits_index32` overrides the choice at the launch."""

    def compile_it(options: Options) -> pipeline.LaunchModule:
        if fits_index32 is not None:
            options = replace(options, fits_index32=fits_index32)
        return pipeline.compile_kernel(text, name, options, stop_after=stop_after)

    return Kernel(KernelOrigin(name, compile_it), options_of(strategy, lanes, target))


def bundled_kernel(name: str, strategy: str, lanes: int, target: str = "host", **more: object) -> Kernel:
    return make_kernel(canonical(name), catalog.load(name).kernel, strategy, lanes, target, **more)  # type: ignore[arg-type]


def need_target(name: str) -> None:
    """Skips the test, with the reason, where this CPU cannot run the target's code."""
    if not llvm.target_is_runnable(llvm.find_target(name)):
        pytest.skip(f"this CPU cannot run {name} code")
