"""What of macOS can be tested elsewhere: names, targets, and the functions that LLVM's code for it calls."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from wfv import llvm
from wfv.llvm import jit, targets
from wfv.llvm.elf import read_symbols
from wfv.runtime.native import native_text
from wfv.systems import macos

ROOT = Path(__file__).parent.parent
MISSING = {"exp10", "exp10f", "sincos", "sincosf"}  # of the C library there
# A sine and a cosine of a number; 10 to a power; zeros, and a pattern, of a length that is not known.
CALLS = """
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare double @llvm.exp10.f64(double)
declare float @exp10f(float)
declare float @llvm.pow.f32(float, float)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define float @both(float %x) {
  %s = call float @llvm.sin.f32(float %x)
  %c = call float @llvm.cos.f32(float %x)
  %sum = fadd float %s, %c
  ret float %sum
}
define double @power(double %x) {
  %p = call double @llvm.exp10.f64(double %x)
  ret double %p
}
define float @by_name(float %x) {
  %p = call float @exp10f(float %x)
  ret float %p
}
define float @fast(float %x) {
  %p = call fast float @llvm.pow.f32(float 1.000000e+01, float %x)
  ret float %p
}
define void @clear(ptr %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret void
}
define void @fill(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 1234567, ptr %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""
NAMES = {"arm64": "apple-m1", "x86_64": "x86-64-v3"}
architectures = pytest.mark.parametrize("architecture", NAMES)


@pytest.fixture
def on_macos(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], llvm.Target]]:
    """A function that makes this process one of a Mac, as far as LLVM knows, and returns the target of its CPU."""

    targets.llvm.initialize_all_targets()
    targets.llvm.initialize_all_asmprinters()

    def begin(architecture: str) -> llvm.Target:
        monkeypatch.setattr(targets.llvm, "get_process_triple", lambda: f"{architecture}-apple-darwin23.1.0")
        if architecture == "arm64":
            monkeypatch.setattr(targets.llvm, "get_host_cpu_name", lambda: "apple-m1")
            monkeypatch.setattr(targets.llvm, "get_host_cpu_features", targets.llvm.FeatureMap)
        monkeypatch.setattr(targets.system, "sve_bytes", macos.sve_bytes)
        monkeypatch.setattr(jit, "system", macos)
        monkeypatch.setattr(jit.llvm, "address_of_symbol", lambda name: None if name in MISSING else 1)
        _forget()
        return llvm.find_target(NAMES[architecture])

    yield begin
    _forget()


def _forget() -> None:
    targets.find_target.cache_clear()
    targets.host_features.cache_clear()


@architectures
def test_the_triple_is_one_that_llvm_knows_functions_for(
    on_macos: Callable[[str], llvm.Target], architecture: str
) -> None:
    own = {"arm64": "aarch64"}.get(architecture, architecture)
    assert on_macos(architecture).triple == f"{own}-apple-macosx13-elf"


def test_an_m1_runs_its_own_target(on_macos: Callable[[str], llvm.Target]) -> None:
    own = on_macos("arm64")
    assert own.has_half_arithmetic and llvm.target_is_runnable(own)
    assert llvm.find_target("host").has_half_arithmetic and llvm.target_is_runnable(llvm.find_target("neon"))
    assert not llvm.target_is_runnable(llvm.find_target("sve128"))
    assert not llvm.target_is_runnable(llvm.find_target("x86-64-v2"))


@architectures
@pytest.mark.parametrize("name", ["launch", "fault"])
def test_the_launch_path_calls_what_is_there(
    on_macos: Callable[[str], llvm.Target], architecture: str, name: str
) -> None:
    text = native_text(name, f"darwin-{architecture}").read_text()
    _, called = read_symbols(llvm.emit_object_as_it_is(text, on_macos(architecture)))
    of_llvm = {each for each in called if f"@{each}(" not in text}
    assert all(map(jit._external_address, of_llvm))
    assert name == "fault" or architecture == "x86_64" or "bzero" in of_llvm


@architectures
@pytest.mark.parametrize("level", [0, 3])
def test_what_llvm_calls_is_there(on_macos: Callable[[str], llvm.Target], architecture: str, level: int) -> None:
    _, called = read_symbols(llvm.emit_object(CALLS, replace(on_macos(architecture), level=level)))
    assert all(map(jit._external_address, called))
    assert level == 0 or called & set(macos.SYMBOLS)
    assert "__exp10" in called


def test_caches_are_those_of_the_fast_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {
        "hw.physicalcpu": (8, 4), "hw.logicalcpu": (8, 4), "hw.perflevel0.cpusperl2": (4, 4),
        "hw.l1dcachesize": (65536, 8), "hw.perflevel0.l1dcachesize": (131072, 4),
        "hw.perflevel0.l2cachesize": (12 << 20, 4),
    }  # fmt: skip

    class Library:
        def sysctlbyname(self, name: bytes, buffer: Any, size: Any, new: None, length: ctypes.c_size_t) -> int:
            assert new is None and length.value == 0
            if name.decode() not in values:
                return -1
            value, nbytes = values[name.decode()]
            buffer.raw = value.to_bytes(nbytes, "little").ljust(256, b"?")
            size._obj.value = nbytes
            return 0

    monkeypatch.setattr(macos.ctypes, "CDLL", lambda _: Library())
    assert macos.data_caches.__wrapped__() == {1: 131072, 2: 12 << 20}


def test_modules_load_without_what_is_of_linux() -> None:
    """In a process that takes itself for one on macOS: no module needs a function of Linux to be imported."""
    script = """
import multiprocessing, os, resource, sys, platform
import llvmlite.binding, numpy, typer, yaml
llvmlite.binding.get_process_triple()
for module, name in ((os, "sched_getaffinity"), (os, "sched_setaffinity"), (resource, "prlimit"), (os, "memfd_create")):
    if hasattr(module, name):
        delattr(module, name)
import mmap
if hasattr(mmap, "MADV_HUGEPAGE"):
    del mmap.MADV_HUGEPAGE
sys.platform, platform.machine = "darwin", lambda: "arm64"
import wfv, wfv.cpus, wfv.cli, wfv.cli.installation, wfv.cost.ranking, wfv.dask.chunk, wfv.fuzz.guarded_arrays
from wfv.opencl.limited_process import LIMITS, run_limited
from wfv.runtime import native
from wfv.systems import system
assert system.__name__ == "wfv.systems.macos" and native.HERE in native.SYSTEMS
assert wfv.cpus.usable_cpus() == os.cpu_count()
with wfv.cpus.on_cpus(1):
    pass
done = run_limited([sys.executable, "-c", "print(1)"], b"", ".", LIMITS)
assert (done.code, done.stdout, done.exceeded) == (0, b"1\\n", "")
assert "wfv.systems.linux" not in sys.modules
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
