"""The first use of wfv in a process loads no more than it needs, and what it needs while Clang runs."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from wfv.runtime.preload import preload

from wfv.opencl.limited_process import LIMITS, run_limited

ROOT = Path(__file__).resolve().parent.parent
SOURCE = """
kernel void first(global float *y, global const float *x, int n) {
  size_t i = get_global_id(0);
  float sum = 0.0f;
  if (x[i] > 10.0f)
    for (int k = 0; k < n; ++k)
      sum += x[k];
  y[i] = sum;
}
"""
# No kernel but one with irreducible control flow needs networkx; nothing here needs the others.
NEVER = ("networkx", "matplotlib", "scipy", "pygraphviz", "jinja2", "typer", "rich", "importlib.metadata")
# The kernel has no barrier, no sub-group, no image, no printf, no built-in function but an id, no vectors, bytes or
# shorts. It is launched once, by a strategy without BOSCC.
OF_OTHER_KERNELS = (
    "passes.barriers.kernel_with_barriers", "passes.barriers.slots", "passes.sub_groups", "passes.widen.sub_groups",
    "wfv.opencl.rules", "wfv.opencl.printf_f", "wfv.opencl.printf_checks", "wfv.opencl.literals",
    "wfv.opencl.error_help", "wfv.runtime.images.image", "wfv.runtime.images.sampler",
    "passes.narrow.narrow_integers", "passes.narrow.register_cost", "passes.scalarize.scalarize",
    "passes.scalarize.rules", "passes.linearize.boscc_regions", "wfv.runtime.repeated_launches", "wfv.runtime.bound",
    "wfv.llvm.announce", "wfv.cost.instruction_cost",
)  # fmt: skip
PROGRAM = f"""
import sys
import wfv
print(*sys.modules)
import numpy as np
x, y = np.arange(64, dtype=np.float32), np.ones(64, np.float32)
wfv.build({SOURCE!r}, strategy=sys.argv[1]).first(64, 16, y, x, 3)
assert (y == np.where(x > 10, 3, 0)).all()
print(*sys.modules)
"""


def run(strategy: str, cache: Path | str) -> list[set[str]]:
    """The modules after the import, and after the launch."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, strategy], cwd=ROOT, env={**os.environ, "WFV_CACHE": str(cache)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [set(line.split()) for line in done.stdout.splitlines()]


def without_import(modules: set[str]) -> set[str]:
    """Those of wfv, and those that it must not load."""
    return {name for name in modules if name.split(".")[0] in ("wfv", "passes") or name in NEVER}


def test_importing_wfv_loads_one_module() -> None:
    modules, _ = run("unicf", "off")
    assert without_import(modules) == {"wfv"}


def test_a_new_kernel_loads_no_package_that_it_does_not_need(tmp_path: Path) -> None:
    _, modules = run("unicf", tmp_path)
    assert "passes.linearize" in modules
    assert not modules.intersection(NEVER)
    assert not {name for name in modules if name.startswith(OF_OTHER_KERNELS)}


def test_auto_loads_no_more_for_its_first_launch(tmp_path: Path) -> None:
    _, modules = run("auto", tmp_path)
    assert {"passes.linearize", "wfv.cost"} <= modules
    assert not modules.intersection((*NEVER, "statistics"))
    assert not {name for name in modules if name.startswith(OF_OTHER_KERNELS)}


@pytest.mark.parametrize("strategy", ["auto", "unicf"])
def test_a_cached_kernel_loads_no_pass(tmp_path: Path, strategy: str) -> None:
    run(strategy, tmp_path)
    _, modules = run(strategy, tmp_path)
    assert "wfv.runtime.launch" in modules
    assert not modules.intersection(NEVER)
    folders = {path.parent.name for path in (ROOT / "passes").glob("*/__init__.py")}
    assert not {name for name in modules if name.startswith("passes.") and name.split(".")[1] in folders}
    assert not modules & {"wfv.pipeline", "wfv.canonical_ir", "wfv.opencl.clang", "wfv.ir.parser", "wfv.cost"}


LIST = """
import sys
from wfv.cli import app
app(["list"], standalone_mode=False)
print(*sys.modules)
"""


def test_the_list_of_kernels_loads_no_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", LIST], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = set(done.stdout.splitlines()[-1].split())
    assert "wfv.commands.list_kernels" in modules
    assert not modules & {"wfv.pipeline", "wfv.llvm", "llvmlite"}


def test_other_work_is_done_while_the_compiler_runs(tmp_path: Path) -> None:
    """The process ends when it finds a file, which the other work makes."""
    mark = tmp_path / "mark"
    waits = "import pathlib, sys, time\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)"
    done = run_limited([sys.executable, "-c", waits, str(mark)], b"", tmp_path, LIMITS, mark.touch)
    assert (done.code, done.exceeded) == (0, "")


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="the system does not tell when a process ends")
def test_the_end_of_the_compiler_is_waited_for_without_sleeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`Popen.wait` with a timeout would sleep between two looks."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    done = run_limited([sys.executable, "-c", "print(1)"], b"", tmp_path, LIMITS)
    assert (done.code, done.stdout.strip(), slept) == (0, b"1", [])


BESIDE = f"""
import threading
import wfv
from wfv import llvm
from wfv.runtime.native_launch import native_launch
emit, threads = llvm.emit_object_as_it_is, []
def noted(ir, *given, **named):
    threads.append(threading.current_thread() is threading.main_thread())
    return emit(ir, *given, **named)
llvm.emit_object_as_it_is = noted
wfv.build({SOURCE!r})
call = native_launch.get()  # waits for the thread
print(native_launch.is_decided, call is not None, *threads)
"""


def test_the_code_of_native_launches_is_made_beside_the_import(tmp_path: Path) -> None:
    """Another thread makes it while the compiler runs, and its entry is in the cache at the end."""
    environment = {**os.environ, "WFV_CACHE": str(tmp_path), "WFV_NATIVE_LAUNCH": ""}
    for threads in ("False", ""):
        done = subprocess.run(
            [sys.executable, "-c", BESIDE], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.split() == ["True", "True", *threads.split()]
        for path in tmp_path.rglob("*.clang"):  # Clang runs once more, and what it runs beside is in the cache
            path.unlink()
    assert list(tmp_path.rglob("*.object"))


def test_without_another_thread_the_import_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    preload()
    monkeypatch.undo()
    assert "wfv.runtime.kernel" in sys.modules


SPARED = """
import gc
from wfv.collection import spare_collection
def are_old(made):
    return {id(each) for each in gc.get_objects(generation=2)} >= {id(each) for each in made}
gc.disable()
imported = [[] for _ in range(100)]
before = are_old(imported)
spare_collection()
after = are_old(imported)
gc.freeze()
young = [[] for _ in range(100)]
spare_collection()
print(before, after, gc.get_freeze_count() > 0, are_old(young))
"""


def test_imported_objects_are_old_at_once() -> None:
    """So they are not visited again and again. A program that has frozen objects of its own keeps them frozen."""
    done = subprocess.run([sys.executable, "-c", SPARED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "True", "False"]


LOADING = """
import sys
from wfv.runtime.llvm_library import llvm_loading, load_library
with llvm_loading():
    pass
mapped = "libllvmlite" in open("/proc/self/maps").read()
print(mapped, load_library(), "llvmlite" in sys.modules)
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="not Linux")
def test_llvms_library_is_loaded_before_llvmlite_is_imported() -> None:
    done = subprocess.run([sys.executable, "-c", LOADING], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "False"]
