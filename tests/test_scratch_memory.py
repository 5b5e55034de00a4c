"""Scratch memory of a launch: local memory and slots, an area for each thread."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import numpy as np
import pytest

from passes.interface import Param
from tests.support.launch_ir import WHERE, buffer, interface, make_kernel
from tests.support.launch_paths import four_cpus
from wfv.errors import GeometryError
from wfv.ir.types import I64, PTR
from wfv.launch import LocalMemory
from wfv.runtime.arguments.packer import pack
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch import native_launch as launching
from wfv.runtime.launch.geometry import make_range
from wfv.runtime.launch.native_launch import NativeFunction, Settings

__all__ = ["four_cpus"]


def where_kernel(**memory: Any) -> Kernel:
    body = WHERE.replace("SLOT_BYTES", str(memory.pop("slot_bytes", 0)))
    params = (buffer("out", 0, I64), Param("l1", PTR, "local", 8), Param("l2", PTR, "local", 16))
    return make_kernel("where", body, *params, **memory)


@pytest.mark.parametrize("threads", [1, 3])
def test_offsets_of_local_memory_and_slots(threads: int) -> None:
    # 10 work-items: slots of 10 * 4 -> 64 and 10 * 16 -> 192, then 64 for the group.
    kernel = where_kernel(local=100, item=(4, 16), group=(8,), slot_bytes=320)
    out = np.zeros((200, 4), np.int64)
    kernel(2000, 10, out, LocalMemory(65), LocalMemory(7), threads=threads)
    assert (out[:, 0] % 64 == 0).all()
    assert (out[:, 1:] == [128, 256, 320]).all()


NATIVE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64), ctypes.c_void_p)


def test_each_thread_has_its_own_scratch_memory(four_cpus: Settings) -> None:
    interface_, addresses, gate = interface(item=(8,)), set(), threading.Barrier(3, timeout=10)

    @NATIVE
    def native(_: int, launch: Any, scratch: int) -> None:
        addresses.add(scratch)
        launch[0] = launch[1]  # no other thread takes them
        gate.wait()

    function = NativeFunction(ctypes.cast(native, ctypes.c_void_p).value or 0)
    block = pack(interface_, [])
    launching.LaunchPlan(function, interface_, block.local_size, make_range(300, 100), threads=3).run(block)
    assert len(addresses) == 3


def test_each_launch_has_the_scratch_memory_that_it_needs() -> None:
    """The kernel fills it."""
    kernel = where_kernel()
    out = np.zeros((1, 4), np.int64)
    for nbytes in (10_000, 5000, 1 << 20, 5000, 32 << 20, 1):
        kernel(1, 1, out, LocalMemory(nbytes), LocalMemory(1))
        assert out[0, 0] % 64 == 0 and out[0, 3] >= nbytes


def test_too_much_scratch_memory_is_a_geometry_error() -> None:
    kernel = where_kernel(item=(64,), group=(8,))
    out = np.zeros((1, 4), np.int64)
    with pytest.raises(GeometryError, match=r"'where' needs \d+ bytes[\s\S]*67108865 of local memory[\s\S]*local size"):
        kernel(1, 1, out, LocalMemory((64 << 20) + 1 - 64), LocalMemory(1))
    with pytest.raises(GeometryError, match=r"67108928 of slots[\s\S]*1048576 work-items"):
        kernel(1 << 20, 1 << 20, out, LocalMemory(1), LocalMemory(1))


def test_threads_share_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launching, "usable_cpus", lambda: 16)
    for nbytes, expected in ((20 << 20, 3), (40 << 20, 1), (64, 16)):
        compiled = interface(local=nbytes)
        plan = launching.LaunchPlan(NativeFunction(0), compiled, nbytes, make_range(1600, 16), threads=16)
        assert plan._plan.threads == expected
