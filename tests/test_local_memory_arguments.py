"""Launches with local memory arguments repeat by the quick path: the same size is the same object."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence

import numpy as np
import pytest

import wfv
from wfv.errors import ArgumentError

SOURCE = """
kernel void turn(global float *x, local float *tile, float a, local int *more) {
  int l = get_local_id(0);
  tile[l] = x[get_global_id(0)] * a;
  more[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  x[get_global_id(0)] = tile[get_local_size(0) - 1 - l] + more[get_local_size(0) - 1 - l];
}
"""
SIZE = 1024


def turned(x: np.ndarray, a: float, group: int) -> np.ndarray:
    """What a launch makes of x, by NumPy."""
    found = (x.reshape(-1, group) * np.float32(a) + np.arange(group, dtype=np.float32))[:, ::-1]
    return found.astype(np.float32).ravel()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    "sizes", [[(64, 0, 0)] * 6, [(64, 0, 0), (64, 4096, 0), (64, 0, 512), (512, 0, 0)] * 3], ids=["same", "different"]
)
def test_launches_that_repeat(sizes: Sequence[tuple[int, int, int]], threads: int) -> None:
    kernel = wfv.build(SOURCE).turn
    x = np.random.default_rng(1).random(SIZE).astype(np.float32)
    for number, (group, more, most) in enumerate(sizes):
        a = 0.5 + number % 2
        expected = turned(x, a, group)
        kernel(SIZE, group, x, wfv.LocalMemory(4 * group + more), a, wfv.LocalMemory(4 * group + most), threads=threads)
        np.testing.assert_array_equal(x, expected)


def test_bound_launches_with_local_memory() -> None:
    x = np.random.default_rng(2).random(SIZE).astype(np.float32)
    bound = wfv.build(SOURCE).turn.bind(x, wfv.LocalMemory(1024), 2.0, wfv.LocalMemory(1024))
    for _ in range(4):
        expected = turned(x, 2.0, 256)
        bound(SIZE, 256)
        np.testing.assert_array_equal(x, expected)


def test_wrong_arguments_are_errors_behind_a_right_launch() -> None:
    kernel, x = wfv.build(SOURCE).turn, np.ones(SIZE, np.float32)
    for _ in range(2):
        kernel(SIZE, 64, x, wfv.LocalMemory(256), 1.0, wfv.LocalMemory(256))
    for wrong in (256, None, x):
        with pytest.raises(ArgumentError, match="argument 1 \\(tile\\): the parameter is local memory"):
            kernel(SIZE, 64, x, wrong, 1.0, wfv.LocalMemory(256))


def test_local_memory_is_a_value() -> None:
    assert wfv.LocalMemory(384) == wfv.LocalMemory(nbytes=384) != wfv.LocalMemory(385)
    for same in (pickle.loads(pickle.dumps(wfv.LocalMemory(384))), copy.deepcopy(wfv.LocalMemory(384))):
        assert same == wfv.LocalMemory(384)
    assert wfv.LocalMemory(np.int64(384)).nbytes == 384
    for wrong in (0, -4, 2.5, "4", None, True - 1):
        with pytest.raises(ArgumentError):
            wfv.LocalMemory(wrong)  # type: ignore[arg-type]


TWO_VARIABLES = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
@a = internal addrspace(3) global [4 x i32] undef
@b = internal addrspace(3) global [4 x i32] undef
define spir_kernel void @k(ptr addrspace(1) %out, i32 %which) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %both = alloca TYPE, align 16
  store TYPE CONSTANT, ptr %both, align 16
  %at = getelementptr ptr addrspace(3), ptr %both, i32 %which
  %chosen = load ptr addrspace(3), ptr %at
  %own.a = getelementptr i32, ptr addrspace(3) @a, i64 %lid
  %own.b = getelementptr i32, ptr addrspace(3) @b, i64 %lid
  %one = trunc i64 %id to i32
  %ten = mul i32 %one, 10
  store i32 %one, ptr addrspace(3) %own.a
  store i32 %ten, ptr addrspace(3) %own.b
  call spir_func void @_Z7barrierj(i32 1)
  %mirror = sub i64 3, %lid
  %other = getelementptr i32, ptr addrspace(3) %chosen, i64 %mirror
  %found = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %found, ptr addrspace(1) %to
  ret void
}
"""
P = "ptr addrspace(3)"


@pytest.mark.parametrize(
    ("type", "constant"),
    [
        (f"<2 x {P}>", f"<{P} @a, {P} @b>"),
        (f"[2 x {P}]", f"[{P} getelementptr (i8, {P} @a, i64 0), {P} @b]"),
    ],
)
@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_addresses_of_local_variables_in_a_constant(type: str, constant: str, strategy: str) -> None:
    """LLVM makes such constants of stores to neighbouring elements."""
    text = TWO_VARIABLES.replace("TYPE", type).replace("CONSTANT", constant)
    kernel = wfv.build(text, strategy=strategy, lanes=4)["k"]
    ids = np.arange(16)
    for which, factor in enumerate((1, 10)):
        out = np.zeros(16, np.int32)
        kernel(16, 4, out, which)
        np.testing.assert_array_equal(out, factor * (ids // 4 * 4 + 3 - ids % 4))
