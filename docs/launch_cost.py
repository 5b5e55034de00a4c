"""Measures the cost of a launch: the table at the end of launching.md."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

import wfv

RUNS, ITEMS, GROUP, BUFFERS = 5000, 256, 64, 5
SOURCE = """
define spir_kernel void @add(PARAMETERS) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %g0 = getelementptr inbounds float, ptr addrspace(1) %p0, i64 %id
LOADS
  %a = fadd float %v1, %v2
  %b = fadd float %v3, %v4
  %c = fadd float %a, %b
  store float %c, ptr addrspace(1) %g0, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
LOAD = """  %gI = getelementptr inbounds float, ptr addrspace(1) %pI, i64 %id
  %vI = load float, ptr addrspace(1) %gI, align 4"""


def make_kernel(attribute: str) -> wfv.runtime.kernel.Kernel:
    """p0 = p1 + p2 + p3 + p4."""
    parameters = ", ".join(f"ptr addrspace(1) {attribute} %p{i}" for i in range(BUFFERS))
    loads = "\n".join(LOAD.replace("I", str(i)) for i in range(1, BUFFERS))
    return wfv.build(SOURCE.replace("PARAMETERS", parameters).replace("LOADS", loads)).add


def report(name: str, launch: Callable[[], object]) -> None:
    """Measures and prints one cell."""
    samples = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        launch()
        samples.append((time.perf_counter() - begin) * 1e6)
    print(f"{name:32}{median(samples):7.1f} ({min(samples):.1f})")


def main() -> None:
    """Measures all cells of the table, in microseconds: median (minimum)."""
    arrays = [np.ones(ITEMS, np.float32) for _ in range(BUFFERS)]
    names = {f"p{i}": array for i, array in enumerate(arrays)}
    kernel, restrict = make_kernel(""), make_kernel("noalias")
    bound = kernel.bind(*arrays)
    for threads in (1, 2):
        options = {"threads": threads}
        report(f"checked, {threads}", lambda o=options: kernel(ITEMS, GROUP, *arrays, **o))
        report(f"checked, restrict, {threads}", lambda o=options: restrict(ITEMS, GROUP, *arrays, **o))
        report(f"by name, {threads}", lambda o=options: kernel(ITEMS, GROUP, **names, **o))
        report(f"bound, {threads}", lambda o=options: bound.launch((ITEMS,), (GROUP,), **o))


if __name__ == "__main__":
    main()
