"""Host programs: in C, with several threads, that exit without releasing, that fork."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.driver.opencl_api import CL, NULL, PLATFORM, Api, World, ffi, system_loader
from tests.support.requires import needs_clang

pytestmark = needs_clang
HERE = Path(__file__).parent
ROOT = HERE.parent.parent


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, vendors: str) -> Path:
    """The C program, translated by Zig."""
    return translated("saxpy_host.c", tmp_path_factory.mktemp("host"))


def translated(name: str, folder: Path) -> Path:
    path = folder / Path(name).stem
    libraries = ["-ldl", "-lpthread"]
    command = [sys.executable, "-m", "ziglang", "cc", "-O1", str(HERE / name), "-o", str(path), *libraries]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return path


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), **more}


@pytest.mark.parametrize("ending", ["release", "leave"])
def test_a_program_in_c(ending: str, program: Path) -> None:
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    command = [str(program), loader, ending]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment(), timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "right on 1 platform\n", "")


@pytest.mark.parametrize("ending", ["release", "leave"])
def test_a_program_in_c_leaves_all_entries_in_the_cache(ending: str, program: Path, tmp_path: Path) -> None:
    """It does not wait for Python's threads, so none writes entries: all are written when the first launch ends."""
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    command = [str(program), loader, ending]
    subprocess.run(command, check=True, capture_output=True, env=environment(WFV_CACHE=str(tmp_path)), timeout=120)
    assert {path.suffix for path in tmp_path.rglob("*.*")} >= {".clang", ".kernel", ".object"}
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith(".")]


LISTS = """
import sys
from tests.driver.opencl_api import CL, NULL, Api, World, ffi, loader_path
cl, found = Api(loader_path()), ffi.new("cl_platform_id[1]")
by_loader = set(sys.modules)  # pyopencl's loader comes with NumPy, the system's without
def loaded():
    return sorted({"numpy", "llvmlite", "wfv.driver.programs"} & (set(sys.modules) - by_loader))
cl.clGetPlatformIDs(1, found, NULL)
w = World(cl, found[0])
cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_COMPUTE_UNITS)
assert w.queue
print(loaded())
w.write(w.new_buffer(0, 64), b"1234")
print(sorted({*loaded(), "numpy"}))
assert w.new_program()
print(sorted({*loaded(), "numpy"}))
"""


def test_a_host_loads_what_it_calls(vendors: str) -> None:
    done = subprocess.run([sys.executable, "-c", LISTS], check=False, capture_output=True, text=True, env=environment())
    expected = [[], ["numpy"], ["llvmlite", "numpy", "wfv.driver.programs"]]
    assert (done.stdout.splitlines(), done.stderr) == ([str(each) for each in expected], "")


LAUNCHES = """
import sys
from tests.driver.opencl_api import CL, NULL, Api, World, ffi, loader_path
cl, found = Api(loader_path()), ffi.new("cl_platform_id[1]")
cl.clGetPlatformIDs(1, found, NULL)
w = World(cl, found[0])
cl.clEnqueueNDRangeKernel(w.queue, w.kernel, 1, NULL, [64], NULL, 0, NULL, NULL)
compiler = {"networkx", "passes.located_remarks", "wfv.ir.core", "wfv.llvm.foreign", "wfv.opencl.limited_process"}
print(*sorted(compiler & set(sys.modules)), "wfv.runtime.compile_all" in sys.modules)
"""


def test_a_launch_from_the_cache_loads_no_compiler(tmp_path: Path, vendors: str) -> None:
    command, environ = [sys.executable, "-c", LAUNCHES], environment(WFV_CACHE=str(tmp_path))
    runs = [subprocess.run(command, check=True, capture_output=True, text=True, env=environ).stdout for _ in range(2)]
    parts = "networkx passes.located_remarks wfv.ir.core wfv.llvm.foreign wfv.opencl.limited_process"
    assert runs == [f"{parts} False\n", "False\n"]


EXITS = """
import sys
from tests.driver.opencl_api import CL, NULL, Api, World, ffi, loader_path
cl = Api(loader_path())
found = ffi.new("cl_platform_id[1]")
cl.clGetPlatformIDs(1, found, NULL)
w = World(cl, found[0])
gate = w.new_user_event()
cl.clEnqueueNDRangeKernel(w.queue, w.kernel, 1, NULL, [64], NULL, 0, NULL, NULL)
if sys.argv[1] == "waiting":
    cl.clEnqueueFillBuffer(w.queue, w.buffer, b"1", 1, 0, 64, 1, [gate], NULL)
elif sys.argv[1] == "fork":
    import os
    w.read(w.buffer)
    child = os.fork()
    if child == 0:
        code = cl.code("clEnqueueNDRangeKernel", w.queue, w.kernel, 1, NULL, [64], NULL, 0, NULL, NULL)
        os._exit(0 if code in ("SUCCESS", "INVALID_COMMAND_QUEUE", "OUT_OF_RESOURCES", "INVALID_OPERATION") else 1)
    _, status = os.waitpid(child, 0)
    print("child", status)
    w.write(w.buffer, b"x" * 64)
    assert w.read(w.buffer)[:64] == b"x" * 64
print("end", flush=True)
"""


FORKS = """
import sys, threading
from tests.driver.opencl_api import CL, NULL, Api, World, ffi, loader_path
from tests.support.forked import in_fork
cl, found, turns, is_over = Api(loader_path()), ffi.new("cl_platform_id[1]"), [], []
cl.clGetPlatformIDs(1, found, NULL)
w = World(cl, found[0])

def built(number):
    program = w.built(f"kernel void add(global int *x) {{ x[get_global_id(0)] += {number}; }}")
    return cl.clCreateKernel(program, b"add")

def run(kernel, number):
    queue, buffer = w.new_queue(), w.new_buffer(0, 256)
    w.write(buffer, bytes(256))
    cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", buffer))
    cl.clEnqueueNDRangeKernel(queue, kernel, 1, NULL, [64], NULL, 0, NULL, NULL)
    cl.clFinish(queue)
    assert w.read(buffer)[:256] == number.to_bytes(4, "little") * 64

def child():  # it launches what there is, and builds, or says why not
    run(first, 1)
    try:
        run(built(2), 2)
    except Exception as error:
        assert "another thread was compiling at the fork" in str(error), error

def serve():
    while not is_over:
        turns.append(0)
        run(built(len(turns)), len(turns))

first = built(1)
run(first, 1)
thread = threading.Thread(target=serve)
thread.start()
for i in range(int(sys.argv[1])):
    threading.Event().wait(0.007 * i % 0.05)
    print(in_fork(child), flush=True)
is_over.append(0)
thread.join()
"""


def ran(how: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", EXITS, how]
    chosen = environment()
    return subprocess.run(command, check=False, capture_output=True, text=True, env=chosen, cwd=ROOT, timeout=120)


@pytest.mark.parametrize("how", ["running", "waiting"])
def test_a_program_may_exit_without_releasing(how: str, vendors: str) -> None:
    done = ran(how)
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", "")


def test_a_fork_after_use_ends(vendors: str) -> None:
    if PLATFORM == "pocl":
        pytest.skip("PoCL: its threads are not there in the child, which waits for them")
    done = ran("fork")
    assert (done.returncode, done.stdout, done.stderr) == (0, "child 0\nend\n", "")


@pytest.mark.parametrize("forks", [3, pytest.param(40, marks=pytest.mark.full)])
def test_a_program_in_c_forks_while_it_compiles(forks: int, tmp_path: Path, vendors: str) -> None:
    """`fork()` of C, while another thread may have Python's lock, LLVM's, or wfv's own."""
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    if PLATFORM == "pocl":
        pytest.skip("PoCL: its threads are not there in the child, which waits for them")
    command = [str(translated("fork_host.c", tmp_path)), loader, str(forks)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment(), timeout=240)
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 bad\n", "")


@pytest.mark.parametrize("forks", [3, pytest.param(40, marks=pytest.mark.full)])
def test_a_program_in_python_forks_while_it_compiles(forks: int, vendors: str) -> None:
    if PLATFORM == "pocl":
        pytest.skip("PoCL: its threads are not there in the child, which waits for them")
    command = [sys.executable, "-c", FORKS, str(forks)]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, env=environment(), cwd=ROOT, timeout=240
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n" * forks, "")


def in_threads(count: int, work: Any) -> None:
    """Runs `work(number)` in so many threads at once, and raises what they raise."""
    errors: list[BaseException] = []
    start = threading.Barrier(count)

    def one(number: int) -> None:
        try:
            start.wait()
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not errors, errors
    assert not any(thread.is_alive() for thread in threads)


def test_threads_with_objects_of_their_own(w: World, cl: Api) -> None:
    program = w.program

    def work(number: int) -> None:
        kernel = cl.clCreateKernel(program, b"twice")
        queue, buffer = w.new_queue(number % 2), w.new_buffer()
        cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", buffer))
        data = struct.pack("64i", *range(number, number + 64))
        cl.clEnqueueWriteBuffer(queue, buffer, 1, 0, 256, data, 0, NULL, NULL)
        for _ in range(5):
            cl.clEnqueueNDRangeKernel(queue, kernel, 1, NULL, [64], [8], 0, NULL, NULL)
            cl.clEnqueueBarrierWithWaitList(queue, 0, NULL, NULL)
        memory = ffi.new("char[256]")
        cl.clEnqueueReadBuffer(queue, buffer, 1, 0, 256, memory, 0, NULL, NULL)
        assert struct.unpack("64i", ffi.buffer(memory)) == tuple(32 * x for x in range(number, number + 64))
        for kind, handle in (("Kernel", kernel), ("MemObject", buffer), ("CommandQueue", queue)):
            getattr(cl, f"clRelease{kind}")(handle)

    in_threads(4, work)


def test_threads_on_one_queue_and_one_context(w: World, cl: Api) -> None:
    queue, buffer = w.queue, w.new_buffer(0, 4 * 64)
    count = cl.number("clGetContextInfo", w.context, CL.CONTEXT_REFERENCE_COUNT)

    def work(number: int) -> None:
        for turn in range(8):
            cl.clRetainContext(w.context)
            pattern = struct.pack("I", 100 * number + turn)
            cl.clEnqueueFillBuffer(queue, buffer, pattern, 4, 64 * number, 64, 0, NULL, NULL)
            cl.clReleaseContext(w.context)
        cl.clFinish(queue)

    in_threads(4, work)
    found = struct.unpack("64I", w.read(buffer))
    assert found == tuple(100 * number + 7 for number in range(4) for _ in range(16))
    assert cl.number("clGetContextInfo", w.context, CL.CONTEXT_REFERENCE_COUNT) == count


def test_threads_build_programs_at_once(w: World, cl: Api) -> None:
    def work(number: int) -> None:
        program = w.built(f"kernel void set(global int *x) {{ x[get_global_id(0)] = {number}; }}")
        kernel, buffer = cl.clCreateKernel(program, b"set"), w.new_buffer()
        queue = w.new_queue()
        cl.clSetKernelArg(kernel, 0, 8, ffi.new("cl_mem *", buffer))
        cl.clEnqueueNDRangeKernel(queue, kernel, 1, NULL, [64], NULL, 0, NULL, NULL)
        memory = ffi.new("char[256]")
        cl.clEnqueueReadBuffer(queue, buffer, 1, 0, 256, memory, 0, NULL, NULL)
        assert ffi.buffer(memory)[:] == struct.pack("i", number) * 64

    in_threads(4, work)
