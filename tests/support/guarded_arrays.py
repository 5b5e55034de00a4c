"""Workloads on guarded arrays (wfv/fuzz/guarded_arrays.py)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from kernels_ir.catalog import Workload
from wfv.fuzz.guarded_arrays import Side, guarded
from wfv.launch import Launch


def run_guarded(kernel: Any, work: Workload, side: Side = "end", **launch_options: Any) -> None:
    """Runs a workload on guarded copies of its arrays, copies the results back, and asserts that no canary changed."""
    copies = {id(array): guarded(array, side) for array in work.arrays.values()}
    for launch in work.launches:
        one = with_arrays(launch, {key: copy.array for key, copy in copies.items()})
        kernel(one.global_size, one.local_size, *one.args, **launch_options)
    for name, array in work.arrays.items():
        assert copies[id(array)].is_intact(), f"{name}: a write outside of the array"
        np.copyto(array, copies[id(array)].array)


def with_arrays(launch: Launch, arrays: dict[int, np.ndarray]) -> Launch:
    """The launch on other arrays. `arrays`: id of an array of the launch -> the array that replaces it."""
    return replace(launch, args=tuple(arrays.get(id(arg), arg) for arg in launch.args))
