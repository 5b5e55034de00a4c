"""Private and local memory: a launch at the limit runs in every thread; beyond it there is an error, no crash."""

from __future__ import annotations

import subprocess
import sys
import threading

import numpy as np
import pytest

import wfv
from passes.builtins.memory import MAX_PRIVATE
from wfv.errors import GeometryError, UnsupportedError
from wfv.runtime.launch.local_size import MAX_SCRATCH

LANES = 4


def private_kernel(count: int, between: str = "") -> str:
    """Writes its id to both ends of a private array and reads it back through an index that LLVM does not know."""
    return f"""
define spir_kernel void @deep(ptr addrspace(1) %out, i64 %last) {{
entry:
  %a = alloca [{count} x i64], align 8
  %id = call i64 @_Z13get_global_idj(i32 0)
  store volatile i64 %id, ptr %a, align 8
  %p = getelementptr i64, ptr %a, i64 %last
  store volatile i64 %id, ptr %p, align 8
  {between}
  %v = load volatile i64, ptr %a, align 8
  %w = load volatile i64, ptr %p, align 8
  %sum = add i64 %v, %w
  %q = getelementptr i64, ptr addrspace(1) %out, i64 %id
  store i64 %sum, ptr addrspace(1) %q, align 8
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


AT_LIMIT = MAX_PRIVATE // 8 // (LANES + 1)  # the arrays of the vector form and of the remainder loop


@pytest.mark.parametrize("threads", [1, 4])
@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
def test_private_memory_at_the_limit(strategy: str, threads: int) -> None:
    count = MAX_PRIVATE // 8 if strategy == "scalar" else AT_LIMIT
    result = np.zeros(65, np.int64)
    program = wfv.build(private_kernel(count), strategy=strategy, lanes=LANES)
    program.deep(65, 13, result, count - 1, threads=threads)
    np.testing.assert_array_equal(result, 2 * np.arange(65))


def test_private_memory_at_the_limit_in_a_thread_of_the_user() -> None:
    result = np.zeros(65, np.int64)
    kernel = wfv.build(private_kernel(AT_LIMIT), strategy="unicf", lanes=LANES).deep
    thread = threading.Thread(target=lambda: kernel(65, 13, result, AT_LIMIT - 1))
    thread.start()
    thread.join()
    np.testing.assert_array_equal(result, 2 * np.arange(65))


@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
def test_private_memory_beyond_the_limit(strategy: str) -> None:
    count = 1 + (MAX_PRIVATE // 8 if strategy == "scalar" else AT_LIMIT)
    with pytest.raises(UnsupportedError) as caught:
        wfv.build(private_kernel(count), strategy=strategy, lanes=LANES).deep(65, 13, np.zeros(65, np.int64), 0)
    assert "'deep'" in caught.value.message and str(MAX_PRIVATE) in caught.value.message
    assert "%a" in caught.value.message and caught.value.line and "smaller" in caught.value.help
    total = 8 * count * (1 if strategy == "scalar" else LANES + 1)
    assert str(total) in caught.value.message


LOCAL = """
@tile = internal addrspace(3) global [%d x i8] undef
define spir_kernel void @shared(ptr addrspace(1) %%out, ptr addrspace(3) %%more, i64 %%last) {
entry:
  %%id = call i64 @_Z13get_global_idj(i32 0)
  %%p = getelementptr i8, ptr addrspace(3) @tile, i64 %%last
  store volatile i8 5, ptr addrspace(3) %%p
  store volatile i8 6, ptr addrspace(3) %%more
  %%a = load volatile i8, ptr addrspace(3) %%p
  %%b = load volatile i8, ptr addrspace(3) %%more
  %%sum = add i8 %%a, %%b
  %%q = getelementptr i8, ptr addrspace(1) %%out, i64 %%id
  store i8 %%sum, ptr addrspace(1) %%q
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
TILE = 1 << 20


def run_shared(nbytes: int, threads: int = 1) -> np.ndarray:
    result = np.zeros(64, np.uint8)
    wfv.build(LOCAL % TILE).shared(64, 16, result, wfv.LocalMemory(nbytes), TILE - 1, threads=threads)
    return result


def most_local() -> int:
    """The largest `__local` argument in addition to TILE bytes of variables."""
    variables = wfv.build(LOCAL % TILE).shared.interface.local_variables
    assert TILE < variables < TILE + 1024
    return MAX_SCRATCH - variables


@pytest.mark.parametrize("threads", [1, 4])
def test_local_memory_at_the_limit(threads: int) -> None:
    assert (run_shared(most_local(), threads) == 11).all()


@pytest.mark.parametrize("more", [1, 1 << 40, 1 << 62])
def test_local_memory_beyond_the_limit(more: int) -> None:
    with pytest.raises(GeometryError) as caught:
        run_shared(most_local() + more)
    message = caught.value.message
    assert "'shared'" in message and str(MAX_SCRATCH) in message and "local memory" in message
    assert caught.value.help


def test_local_variables_beyond_the_limit() -> None:
    with pytest.raises(GeometryError, match="'shared'"):
        wfv.build(LOCAL % (MAX_SCRATCH + 1)).shared(64, 16, np.zeros(64, np.uint8), wfv.LocalMemory(1), 0)


THREADS = """
import threading
threading.stack_size(1 << 20)
import numpy as np, wfv
from tests.test_memory_limits import AT_LIMIT, LANES, private_kernel
result = np.zeros(650, np.int64)
wfv.build(private_kernel(AT_LIMIT), lanes=LANES).deep(650, 13, result, AT_LIMIT - 1, threads=8)
assert (result == 2 * np.arange(650)).all()
assert threading.stack_size() == 1 << 20
"""


def test_the_stack_of_our_threads_does_not_depend_on_the_default() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
