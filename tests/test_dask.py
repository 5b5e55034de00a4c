"""`wfv.dask`: kernels on dask arrays have the results of one launch; on a cluster of processes too."""

from __future__ import annotations

import os
import runpy
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import ArgumentError, GeometryError, KernelTrapError, OptionError, UnsupportedError
from wfv.strategies import STRATEGIES

da = pytest.importorskip("dask.array")
distributed = pytest.importorskip("distributed")
map_kernel = pytest.importorskip("wfv.dask").map_kernel
pytestmark = needs_clang

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
SOURCE = """
kernel void scaled(global const float *restrict x, global float *restrict y, float factor, global const float *table) {
  size_t i = get_global_id(0);
  y[i] = factor * x[i] + table[i % 3] + i;
}
kernel void rows(global const int *from, global const short *add, global int *threads, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  int up = y > 0 ? from[(y - 1) * width + x] : -1, down = y + 1 < height ? from[(y + 1) * width + x] : -2;
  threads[y * width + x] = 100 * up + 10 * down + add[y];
}
kernel void trap(global const float *x, global float *y, int bad) {
  int i = get_global_id(0);
  if (i == bad)
    __builtin_trap();
  y[i] = x[i];
}
kernel void counts(global const int *x, global int *y) { atomic_add(y + x[get_global_id(0)], 1); }
kernel void groups(global const int *x, global int *y) { y[get_global_id(0)] = x[0] + get_group_id(0); }
kernel void sizes(global const int *x, global int *y) {
  y[get_global_id(1) * get_global_size(0) + get_global_id(0)] = x[0] + get_global_size(0);
}
kernel void local_counts(global const int *x, global int *y, local int *seen) {
  if (get_local_id(0) == 0) *seen = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(seen);
  barrier(CLK_LOCAL_MEM_FENCE);
  y[get_global_id(0)] = x[get_global_id(0)] + (*seen > 0);
}
kernel void both(global const int *x, global int *y, global int *z) {
  size_t i = get_global_id(0);
  y[i] = x[i];
  z[i] = x[i];
}
"""
ALL = [pytest.param(s, marks=() if s in ("unicf", "scalar") else pytest.mark.full) for s in STRATEGIES]


@pytest.fixture(scope="module")
def program() -> wfv.runtime.program.Program:
    return wfv.build(SOURCE, strategy="unicf")


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """Two processes."""
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as made:
        yield made


def compute(array: Any) -> np.ndarray:
    """In this process, in one thread."""
    return np.asarray(array.compute(scheduler="synchronous"))


@pytest.mark.parametrize("strategy", ALL)
def test_elementwise_and_stencil_kernels_have_the_bytes_of_one_launch(strategy: str) -> None:
    program = wfv.build(SOURCE, strategy=strategy)
    x, y = np.random.default_rng(0).random(1000, np.float32), np.empty(1000, np.float32)
    table = np.array([1, 5, 9], np.float32)
    program.scaled(1000, None, x, y, 2.5, table)
    split = da.from_array(x, chunks=((1, 600, 7, 392),))
    found = map_kernel(program.scaled, {"x": split, "factor": 2.5, "table": table}, out="y")
    assert found.chunks == split.chunks and found.dtype == np.float32
    np.testing.assert_array_equal(compute(found), y)


@pytest.mark.parametrize("chunks", [(1,) * 23, (23,), (2, 9, 1, 11), (20, 3)], ids=str)
def test_uneven_chunks_with_a_halo(chunks: tuple[int, ...], program: Any) -> None:
    """Two arrays are split, one of another type and number of dimensions; columns are chunked too. A parameter has the
    name of an option of launches."""
    width, height = 37, 23
    image = np.random.default_rng(0).integers(0, 100, (height, width), np.int32)
    add = np.arange(height, dtype=np.int16)
    expected = np.empty_like(image)
    program.rows((width, height), None, image, add, expected, width, height)
    split = {"from": da.from_array(image, chunks=(chunks, (30, 7))), "add": da.from_array(add, chunks=5)}
    found = map_kernel(program.rows, {**split, "width": width, "height": height}, out="threads", halo=1)
    np.testing.assert_array_equal(compute(found), expected)
    np.testing.assert_array_equal(compute(found[5:7, 3]), expected[5:7, 3])


def test_a_halo_that_is_too_small_reads_zeros(program: Any) -> None:
    """Not what lies after the block: the test before would not find a wrong halo otherwise."""
    image = np.full((8, 4), 7, np.int32)
    split = {"from": da.from_array(image, chunks=(4, 4)), "add": np.zeros(8, np.int16)}
    found = compute(map_kernel(program.rows, {**split, "width": 4, "height": 8}, out="threads"))
    assert found[4].tolist() == [70] * 4 and found[5].tolist() == [770] * 4


def test_shapes_and_sizes_can_differ(program: Any) -> None:
    rows = da.from_array(np.arange(6, dtype=np.int32), chunks=2)
    found = map_kernel(program.sizes, {"x": rows}, out="y", shape=(6, 3))
    assert found.shape == (6, 3)
    assert compute(found)[:2].tolist() == [[3] * 3] * 2  # the first block has x[0], 0


def test_kernels_with_local_memory_run(program: Any) -> None:
    x = np.arange(50, dtype=np.int32)
    arguments = {"x": da.from_array(x, chunks=20), "seen": wfv.LocalMemory(4)}
    np.testing.assert_array_equal(compute(map_kernel(program.local_counts, arguments, out="y")), x + 1)


def test_bad_input(program: Any) -> None:
    x = np.arange(12, dtype=np.float32)
    split, image = da.from_array(x, chunks=4), np.zeros((12, 3), np.int32)
    arguments = {"x": split, "factor": 1.0, "table": x}
    with pytest.raises(ArgumentError, match="no parameter 'z'"):
        map_kernel(program.scaled, arguments, out="z")
    with pytest.raises(ArgumentError, match="no table"):
        map_kernel(program.scaled, {"x": split, "factor": 1.0}, out="y")
    with pytest.raises(ArgumentError, match="no parameter 'more'"):
        map_kernel(program.scaled, {**arguments, "more": 1}, out="y")
    with pytest.raises(ArgumentError, match="is the result"):
        map_kernel(program.scaled, {**arguments, "y": x}, out="y")
    with pytest.raises(ArgumentError, match="no argument is a dask array"):
        map_kernel(program.scaled, {**arguments, "x": x}, out="y")
    with pytest.raises(ArgumentError, match="dtype object for a float"):
        map_kernel(program.scaled, {**arguments, "x": split.astype(object)}, out="y")
    with pytest.raises(ArgumentError, match="'x': dtype float64 for a float"):
        map_kernel(program.scaled, {**arguments, "x": split.astype(float)}, out="y")
    with pytest.raises(ArgumentError, match="'y': dtype int64 for a float"):
        map_kernel(program.scaled, arguments, out="y", dtype=int)
    with pytest.raises(ArgumentError, match="other rows"):
        map_kernel(program.scaled, {**arguments, "table": da.ones(5)}, out="y")
    with pytest.raises(ArgumentError, match="no known rows"):
        map_kernel(program.scaled, {**arguments, "x": split[split > 3]}, out="y")
    with pytest.raises(ArgumentError, match="the first axis is not the rows"):
        map_kernel(program.scaled, arguments, out="y", shape=(5,))
    with pytest.raises(GeometryError, match="its last dimension is not the rows"):
        map_kernel(program.scaled, arguments, out="y", global_size=(12, 3))
    sizes = {"add": np.zeros(12, np.int16), "width": 3, "height": 12}
    with pytest.raises(OptionError, match="a chunk of 1 rows"):
        map_kernel(program.rows, {"from": da.from_array(image, chunks=1), **sizes}, out="threads", halo=2)
    with pytest.raises(OptionError, match="less than 0"):
        map_kernel(program.rows, {"from": da.from_array(image, chunks=6), **sizes}, out="threads", halo=-1)


@pytest.mark.parametrize(
    ("name", "reason"), [("counts", "atomic"), ("groups", "get_group_id"), ("both", "also writes z")]
)
def test_kernels_that_blocks_would_change_are_refused(name: str, reason: str, program: Any) -> None:
    split = da.ones(8, dtype=np.int32, chunks=4)
    arguments = {"x": split, **({"z": np.zeros(8, np.int32)} if name == "both" else {})}
    with pytest.raises(UnsupportedError, match=reason):
        map_kernel(program[name], arguments, out="y")


def test_a_cluster_has_the_bytes_of_one_machine(client: Any, program: Any) -> None:
    x, y = np.arange(3000, dtype=np.float32), np.empty(3000, np.float32)
    program.scaled(3000, None, x, y, 0.5, x[:3])
    arguments = {"x": da.from_array(x, chunks=(1000, 1999, 1)), "factor": 0.5, "table": x[:3]}
    np.testing.assert_array_equal(map_kernel(program.scaled, arguments, out="y").compute(), y)


def test_a_worker_compiles_once(client: Any, program: Any) -> None:
    """Each task unpickles the kernel; all tasks of a process have the same one."""
    arguments = {"x": da.ones(40, dtype=np.float32, chunks=2), "factor": 1.0, "table": np.ones(3, np.float32)}
    map_kernel(program.scaled, arguments, out="y").compute()
    counts = client.run(_kernels_named, "scaled")
    assert sum(counts.values()) >= 1 and max(counts.values()) == 1


def _kernels_named(name: str) -> int:
    from wfv.dask import chunk  # in the worker

    return sum(each.kernel.name == name for each in chunk._received.values())


def test_the_error_of_a_kernel_reaches_the_caller(client: Any, program: Any) -> None:
    found = map_kernel(program.trap, {"x": da.ones(30, dtype=np.float32, chunks=10), "bad": 25}, out="y")
    with pytest.raises(KernelTrapError, match="__builtin_trap") as caught:
        found.compute()
    assert caught.value.line == SOURCE.split("\n").index("    __builtin_trap();") + 1
    np.testing.assert_array_equal(found[:20].compute(), 1)


def test_a_killed_worker_loses_nothing(client: Any, program: Any) -> None:
    """Frames are the result of a chain of stages; one process is killed when the first results are there."""
    example = runpy.run_path(str(EXAMPLES / "straylight.py"))
    frames = example["make_frames"](8, 53, 211)
    stages = wfv.build(example["SOURCE"], strategy="unicf", options="-cl-std=CL2.0", threads=1)
    split = da.from_array(frames, chunks=(1, 53, 211))
    results = example["stages"](stages, split, 157, 5e-3)["interpolation"]
    futures = [client.compute(results[k]) for k in range(8)]
    distributed.wait(futures[:2])
    pids = client.run(os.getpid)
    os.kill(next(iter(pids.values())), signal.SIGKILL)
    found = np.stack(client.gather(futures))
    np.testing.assert_allclose(found, example["model"](frames, 157, 5e-3)["interpolation"], rtol=1e-5)


@pytest.mark.full
def test_arrays_larger_than_the_memory_of_a_worker(program: Any) -> None:
    """A gigabyte by workers of 500 MB: blocks of 8 MB in a space of a gigabyte."""
    options = {"n_workers": 2, "threads_per_worker": 1, "memory_limit": "500MB", "dashboard_address": None}
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster):
        x = da.ones(1 << 28, dtype=np.float32, chunks=1 << 21)
        arguments = {"x": x, "factor": 0.0, "table": np.zeros(3, np.float32)}
        found = map_kernel(program.scaled, arguments, out="y")
        assert float(found[:: 1 << 20].sum().compute()) == sum(range(0, 1 << 28, 1 << 20))


def test_kernels_in_python_are_refused() -> None:
    pytest.importorskip("numba")
    kernel = wfv.kernel(lambda x, y: None)
    with pytest.raises(wfv.ArgumentError, match="takes no PythonKernel"):
        map_kernel(kernel, {"x": da.zeros(4, chunks=2)}, out="y")
