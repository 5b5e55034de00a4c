"""No threads, no processes, no descriptors to be had: the work is done without them, or one error says what to do."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.requires import needs_clang

ROOT = Path(__file__).parent.parent
SCRIPT = """
import errno, os, resource, subprocess, sys, threading
import numpy as np
import wfv

OPENCL = "kernel void k(global int *x) { x[get_global_id(0)] += %d; }"
SEVERAL = "".join(OPENCL.replace("k(", f"k{i}(") % i for i in range(4))
IR = "define spir_kernel void @k(ptr addrspace(1) %%x) {\\n store i32 %d, ptr addrspace(1) %%x\\n ret void\\n}\\n"
said = {}

def no_threads():
    def start(*_):
        raise RuntimeError("can't start new thread")
    threading._start_new_thread = start

def no_processes():
    def fork(*_):
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    subprocess._fork_exec = fork

def descriptors(count):
    used = len(os.listdir("/proc/self/fd")) - 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + count, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

def launch(number, **options):
    x = np.zeros(4096, np.int32)
    wfv.build(OPENCL % number, strategy="unicf").k(4096, 64, x, **options)
    assert (x == number).all()

def compile_all():
    program = wfv.build(SEVERAL, strategy="unicf")
    program.compile(processes=4)
    program.k3(8, 8, x := np.zeros(8, np.int32))
    assert (x == 3).all()

def attempt(name, work):
    try:
        work()
        said[name] = "done"
    except wfv.Error as error:
        assert error.help, error
        said[name] = str(error)

wfv.build(OPENCL % 9, strategy="unicf").k(8, 8, np.zeros(8, np.int32))
<LIMIT>
attempt("opencl", lambda: launch(2))
attempt("threads", lambda: launch(3, threads=4))
attempt("compile", compile_all)
attempt("ir", lambda: wfv.build(IR % 2, strategy="unicf").k(8, 8, np.zeros(8, np.int32)))
print(said)
"""


def said_with(limit: str) -> dict[str, str]:
    command = [sys.executable, "-c", SCRIPT.replace("<LIMIT>", limit)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return dict(ast.literal_eval(done.stdout))


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", "off")


@needs_clang
def test_without_threads_all_is_done() -> None:
    assert set(said_with("no_threads()").values()) == {"done"}


@needs_clang
def test_without_processes_errors_say_which_limit_to_raise() -> None:
    for text in said_with("no_processes()").values():
        assert "does not start: [Errno 11]" in text and "ulimit -u" in text


@needs_clang
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
@pytest.mark.parametrize("count", range(1, 14))
def test_with_few_descriptors_errors_say_which_limit_to_raise(count: int) -> None:
    for text in said_with(f"descriptors({count})").values():
        assert text == "done" or ("does not start: [Errno 24]" in text and "ulimit -n" in text), text


@needs_clang
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits are set by Linux's prlimit")
@pytest.mark.parametrize(("nbytes", "says"), [(1024, "the 1024 bytes that `ulimit -f` allows"), (16, "ulimit -f")])
def test_the_users_own_limit_of_files_is_named(nbytes: int, says: str) -> None:
    """Clang's IR is longer, and so is the source than the second limit."""
    limit = f"resource.setrlimit(resource.RLIMIT_FSIZE, ({nbytes}, {nbytes}))"
    assert says in said_with(limit)["opencl"]
