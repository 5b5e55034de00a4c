"""Ctrl-C while a first build imports modules: later builds of the process are as good as any.

Python forgets a package whose import ends half-way, but not its modules that were complete, and never binds these to
the package again.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.requires import needs_clang, needs_numba
from wfv.whole_imports import uninterrupted

ROOT = Path(__file__).parent.parent
KERNELS = """
import os, signal, sys, threading, time
import numpy as np

def opencl():
    import wfv
    source = "kernel void k(global int *x) { int i = get_global_id(0); if (x[i] < 3) { x[i] += 2; } else x[i] -= i; }"
    wfv.build(source, strategy=STRATEGY).k(8, 4, x := np.arange(8, dtype=np.int32))
    assert x.tolist() == [2, 3, 4, 0, 0, 0, 0, 0], x

def python():
    import wfv
    @wfv.kernel
    def k(x):
        i = wfv.global_id(0)
        x[i] = x[i] + 2 if x[i] < 3 else x[i] - i
    k[8](x := np.arange(8, dtype=np.int32))
    assert x.tolist() == [2, 3, 4, 0, 0, 0, 0, 0], x

def interrupted(build):
    try:
        build()
        return False
    except KeyboardInterrupt:
        return True
"""
AT_A_MODULE = """
class Interrupt:
    sent = False
    def find_spec(self, name, *_):
        if name == MODULE:
            self.sent = True
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, interrupt := Interrupt())
assert interrupted(BUILD) and interrupt.sent
sys.meta_path.remove(interrupt)
BUILD()
"""
AFTER_A_TIME = """
threading.Timer(SECONDS, os.kill, (os.getpid(), signal.SIGINT)).start()
print(interrupted(BUILD))
try:
    time.sleep(SECONDS)
except KeyboardInterrupt:
    pass
BUILD()
"""
# A module that is imported in the middle of a package: of networkx, of the pipeline, of the cost model, ..
MODULES = [
    ("opencl", "unicf", "networkx.algorithms.bipartite.matching"),
    ("opencl", "unicf", "networkx.generators.classic"),
    ("opencl", "unicf", "wfv.pipeline.simd_steps"),
    ("opencl", "unicf", "passes.widen"),
    ("opencl", "unicf", "wfv.runtime.kernel_code"),
    ("opencl", "unicf", "llvmlite.binding.module"),
    ("opencl", "auto", "wfv.cost.flow"),
]
NUMBAS = ["numba.core.typing", "numba.np.arraymath", "numba.cpython.listobj", "wfv.python.target"]


def run(script: str, values: str) -> str:
    command = [sys.executable, "-c", KERNELS + values + script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize(("build", "strategy", "module"), MODULES, ids=[each[2] for each in MODULES])
def test_ctrl_c_within_an_import(build: str, strategy: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", "off")
    run(AT_A_MODULE, f"BUILD, STRATEGY, MODULE = {build}, {strategy!r}, {module!r}\n")


@needs_numba
@pytest.mark.parametrize("module", NUMBAS)
def test_ctrl_c_within_an_import_of_numba(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", "off")
    run(AT_A_MODULE, f"BUILD, STRATEGY, MODULE = python, 'auto', {module!r}\n")


@needs_clang
@pytest.mark.full
@pytest.mark.parametrize("part", range(40))
def test_ctrl_c_at_any_time_of_a_first_build(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", "off")
    run(AFTER_A_TIME, f"BUILD, STRATEGY, SECONDS = opencl, 'unicf', {0.02 * (part + 1)}\n")


def test_the_collector_rests_during_imports() -> None:
    assert gc.isenabled()
    with uninterrupted():
        assert not gc.isenabled()
        with uninterrupted():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
