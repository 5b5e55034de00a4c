"""Forks while another thread is in the middle of something: the forked process does what it is asked, or says why not.

Each test holds one thing at the fork; tests/test_launch_stress.py forks at random moments.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path

import networkx as nx
import numpy as np
import pytest
from llvmlite.binding import ffi
from wfv.collection import without_collection
from wfv.lazy import imported

import wfv
from tests.support.forked import in_fork
from wfv import forks, lazy
from wfv.errors import ForkError

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
_numbers = count()


@contextmanager
def beside(work: Callable[[Callable[[], None]], object]) -> Iterator[Callable[[], None]]:
    """Another thread does the work; the block begins when it calls what it gets, which then waits until `go_on`."""
    is_there, may_go = threading.Event(), threading.Event()

    def pause() -> None:
        is_there.set()
        may_go.wait(60)

    thread = threading.Thread(target=work, args=(pause,))
    thread.start()
    assert is_there.wait(60)
    try:
        yield may_go.set
    finally:
        may_go.set()
        thread.join()


def go_on_soon(go_on: Callable[[], None]) -> None:
    """A fork that waits is not over before that, and one that does not wait is."""
    threading.Timer(0.1, go_on).start()


def build_and_run(strategy: str = "unicf") -> None:
    name, x = f"k{next(_numbers)}", np.zeros(64, np.float32)
    source = f"kernel void {name}(global float *x) {{ x[get_global_id(0)] += get_local_id(0); }}"
    kernel = wfv.build(source, strategy=strategy)[name]
    kernel(64, 16, x)
    with wfv.record() as sequence:
        kernel(64, 16, x)
    sequence.run(repeat=2)
    assert (x == 3 * (np.arange(64) % 16)).all()


def in_llvm(pause: Callable[[], None]) -> None:
    with ffi.lib._lock:
        pause()


@pytest.mark.parametrize("strategy", ["unicf", "auto", "scalar"])
def test_a_fork_waits_for_a_call_of_llvm(strategy: str) -> None:
    build_and_run()
    with beside(in_llvm) as go_on:
        go_on_soon(go_on)
        assert in_fork(lambda: build_and_run(strategy)) == "done"
    build_and_run()


def test_a_call_of_llvm_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What exists runs in the forked process; to compile is an error there, and in its own forks."""
    monkeypatch.setattr(forks, "WAIT_SECONDS", 0.01)
    kernel = wfv.build("kernel void old(global int *x) { x[get_global_id(0)] += 1; }", strategy="unicf").old
    kernel(8, 4, np.zeros(8, np.int32))

    def check() -> None:
        x = np.zeros(8, np.int32)
        kernel(8, 4, x)
        assert (x == 1).all()
        with pytest.raises(ForkError, match="another thread was in a call of LLVM at the fork"):
            build_and_run()

    def check_twice() -> None:
        check()
        assert in_fork(check) == "done"

    with beside(in_llvm):
        assert in_fork(check_twice) == "done"
    build_and_run()


@pytest.fixture
def slow_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A module that is imported as long as `builtins.wfv_pause` waits."""
    name = f"wfv_slow_{next(_numbers)}"
    (tmp_path / f"{name}.py").write_text("import builtins\nbuiltins.wfv_pause()\nvalue = 3\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    sys.modules.pop(name, None)


def importing(name: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], object]:
    def work(pause: Callable[[], None]) -> None:
        monkeypatch.setattr("builtins.wfv_pause", pause, raising=False)
        imported(name)

    return work


def test_a_fork_waits_for_an_import(slow_module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with beside(importing(slow_module, monkeypatch)) as go_on:
        go_on_soon(go_on)
        assert in_fork(lambda: imported(slow_module).value) == "done"
    assert imported(slow_module).value == 3


def test_an_import_that_takes_too_long(slow_module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    build_and_run()
    monkeypatch.setattr(forks, "WAIT_SECONDS", 0.01)

    def check() -> None:
        for name in (slow_module, "wfv.no_such_module"):
            with pytest.raises(ForkError, match=f"{name} cannot be imported in this process"):
                imported(name)
        build_and_run()

    with beside(importing(slow_module, monkeypatch)):
        assert in_fork(check) == "done"
    assert imported(slow_module).value == 3 and not lazy._gate.is_closed_for_ever


def test_an_import_may_fork_itself(slow_module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr("builtins.wfv_pause", lambda: found.append(in_fork(build_and_run)), raising=False)
    imported(slow_module)
    assert found == ["done"]


def test_imports_go_on_after_a_fork(slow_module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that began while the fork waited, or during it."""
    monkeypatch.setattr("builtins.wfv_pause", lambda: None, raising=False)
    threads = [threading.Thread(target=imported, args=(slow_module,)) for _ in range(3)]
    with lazy._gate.inside():
        threads[0].start()
    assert in_fork(lambda: imported(slow_module)) == "done"
    for thread in threads[1:]:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


class Slow:
    def __init__(self, pause: Callable[[], None] = lambda: None) -> None:
        self.pause, self.calls = pause, 0

    @cached_property
    def value(self) -> list[int]:
        self.calls += 1
        self.pause()
        return [self.calls]


def test_a_cached_property_of_another_object() -> None:
    with beside(lambda pause: Slow(pause).value):
        assert in_fork(lambda: Slow().value) == "done"
    slow = Slow()
    assert slow.value is slow.value and slow.calls == 1
    assert isinstance(Slow.value, cached_property)


def test_a_cached_property_of_networkx() -> None:
    """Those of Python 3.11 have a lock."""

    def work(pause: Callable[[], None]) -> None:
        lock = getattr(vars(nx.DiGraph)["adj"], "lock", threading.Lock())
        with lock:
            pause()

    with beside(work):
        assert in_fork(lambda: nx.DiGraph([(1, 2)]).adj[1]) == "done"


def test_garbage_is_collected_in_a_forked_process() -> None:
    def work(pause: Callable[[], None]) -> None:
        with without_collection():
            pause()

    def check(is_enabled: bool) -> None:
        assert gc.isenabled() is is_enabled

    with beside(work):
        assert in_fork(lambda: check(True)) == "done"
    with without_collection():
        assert in_fork(lambda: check(False)) == "done"
    assert gc.isenabled()


def test_a_recording_of_another_thread_is_not_one_of_a_new_thread() -> None:
    """The system gives a new thread the number of one that is not there."""
    kernel = wfv.build("kernel void one(global int *x) { x[get_global_id(0)] += 1; }", strategy="unicf").one
    x = np.zeros(8, np.int32)
    kernel(8, 4, x)

    def work(pause: Callable[[], None]) -> None:
        with wfv.record():
            pause()

    def check() -> None:
        threads = [threading.Thread(target=kernel, args=(8, 4, x)) for _ in range(3)]
        for thread in threads:
            thread.start()
            thread.join()
        assert (x == 4).all(), x

    with beside(work):
        assert in_fork(check) == "done"


@pytest.mark.parametrize("is_own", [False, True])
def test_a_lock_that_is_open_after_a_fork(is_own: bool) -> None:
    lock = forks.ForkLock()

    def hold(pause: Callable[[], None]) -> None:
        with lock:
            pause()

    def take() -> None:
        with lock:
            pass

    with beside(hold if not is_own else lambda pause: pause()):
        assert in_fork(take) == "done"
    found: list[str] = []

    def fork_inside() -> None:
        with lock:
            found.append(in_fork(take))

    fork_inside()
    assert found == ["done"]


def test_a_fork_while_the_process_ends() -> None:
    """The compiler in the background has been stopped by then, and its lock stays closed."""
    code = """
import atexit
from tests.support.forked import in_fork
atexit.register(lambda: print(in_fork(lambda: None, 20.0)))
import wfv
import wfv.runtime.background
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")
