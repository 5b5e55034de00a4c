"""A small program for the tests of the cache, and a record of which parts of it are compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wfv import llvm, pipeline
from wfv.cache.store import Store, default_cache
from wfv.runtime.launch.native_launch import native_launch

SOURCE = """
define spir_kernel void @add(ptr addrspace(1) %x, i32 %k) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %sum = add i32 %v, %k
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @double(ptr addrspace(1) %x) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %sum = shl i32 %v, 1
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
"""

KINDS = ("source", "names", "kernel", "object")


def check(program: Any) -> None:
    """Asserts that the program's kernels compute the right results."""
    x = np.arange(100, dtype=np.int32)
    program.add(100, 20, x, 7)
    np.testing.assert_array_equal(x, np.arange(100) + 7)
    program.double(100, 20, x)
    np.testing.assert_array_equal(x, (np.arange(100) + 7) * 2)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The cache in use, in a directory of its own."""
    native_launch.load()  # what the runtime needs once a process is not in it
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    found = default_cache()
    assert isinstance(found, Store)
    return found


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list of the compiler functions that were called, by name."""
    done: list[str] = []

    def counted(module: Any, name: str) -> None:
        real = getattr(module, name)

        def call(*args: Any, **more: Any) -> Any:
            if name != "emit_object" or "@wfv.launch." in args[0]:  # not what the runtime itself needs once a process
                done.append(name)
            return real(*args, **more)

        monkeypatch.setattr(module, name, call)

    for name in ("read_kernels", "read_source", "kernel_names", "compile_kernel"):
        counted(pipeline, name)
    counted(llvm, "emit_object")
    return done


def entries(store: Store, kind: str = "*") -> list[Path]:
    """The files of the entries."""
    return sorted(store.directory.glob(f"??/*.{kind}"))
