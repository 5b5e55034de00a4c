"""Exchange memory (passes/barriers/slots.py), in kernels that use it as code of wfv's own does."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.compiled import make_kernel
from tests.support.wild import STRATEGIES
from wfv.fuzz.campaign import options_of
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch

# Each work-item stores to its own element, then to that of its mirror image, with `BETWEEN` between the accesses, and
# adds up what it finds in its own.
TEXT = """
define spir_kernel void @mirror(ptr addrspace(1) %x) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %l = call i64 @_Z12get_local_idj(i32 0)
  %n = call i64 @_Z14get_local_sizej(i32 0)
  %at = getelementptr i64, ptr addrspace(1) %x, i64 %i
  %v = load i64, ptr addrspace(1) %at
  %memory = call ptr @wfv.exchange()
  %own = getelementptr i64, ptr %memory, i64 %l
  store i64 %v, ptr %own
  BETWEEN
  %last = sub i64 %n, 1
  %m = sub i64 %last, %l
  %again = call ptr @wfv.exchange()
  %other = getelementptr i64, ptr %again, i64 %m
  %w = load i64, ptr %other
  BETWEEN
  %next = add i64 %v, 1000
  store i64 %next, ptr %other
  BETWEEN
  %found = load i64, ptr %own
  %sum = add i64 %w, %found
  store i64 %sum, ptr addrspace(1) %at
  ret void
}
declare ptr @wfv.exchange() nounwind willreturn memory(none)
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z14get_local_sizej(i32)
declare void @_Z7barrierj(i32)
"""
MIRROR = TEXT.replace("BETWEEN", "call void @_Z7barrierj(i32 1)")
# Without barriers, and without an access to another's element.
ALONE = TEXT.replace("BETWEEN", "").replace("sub i64 %last, %l", "add i64 %l, 0")
SIZE = 78


def data() -> np.ndarray:
    return np.random.default_rng(4).integers(0, 1 << 60, SIZE)


def mirrored(x: np.ndarray, local: int) -> np.ndarray:
    return np.concatenate([2 * part[::-1] + 1000 for part in np.split(x, range(local, SIZE, local))])


@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_work_items_find_what_others_stored(strategy: str, lanes: int) -> None:
    kernel = make_kernel(MIRROR, "mirror", strategy, lanes)
    for local in (1, 7, 13, 39, 78, 40):
        x = data()
        kernel(SIZE, local, x, threads=2)
        assert (x == mirrored(data(), local)).all()


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_kernel_without_barriers_has_exchange_memory(strategy: str) -> None:
    x = data()
    make_kernel(ALONE, "mirror", strategy)(SIZE, 13, x)
    assert (x == 2 * data() + 1000).all()


@pytest.mark.parametrize("step", ["normalize", "builtins", "barriers", "loops", "masks", "linearize"])
@pytest.mark.parametrize("strategy", ["naive", "unicf", "partial+boscc"])
def test_each_step_keeps_the_exchange(strategy: str, step: str) -> None:
    stage = stage_after(MIRROR, "mirror", options_of(strategy, 4, "host"), step)
    assert stage is not None
    x = data()
    run_form(Form(*stage, 4), Launch((SIZE,), (13,), (x,)))
    assert (x == mirrored(data(), 13)).all()
