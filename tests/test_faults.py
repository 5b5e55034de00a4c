"""Faults of the CPU in kernels: the launch ends with an error, and the process goes on."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.requires import needs_clang

ROOT = Path(__file__).parent.parent
PRELUDE = """
import ctypes, faulthandler, os, signal, sys
import numpy as np
import wfv
from wfv.fuzz.guarded_arrays import guarded

SOURCE = '''
int read(global const int *x, long i) {
  return x[i];
}
kernel void add(global int *y, global const int *x, int a) {
  size_t i = get_global_id(0);
  int sum = a + read(x, i);
  if (sum >= 0)
    y[i] += sum;
}
kernel void at(global int *y, long address) {
  y[0] = *(global int *)address;
}
'''
SIZE = 4096

def array(size, value=1):
    return guarded(np.full(size, value, np.int32), "end").array

def fault(launch, *args, **named):
    try:
        launch(*args, **named)
    except wfv.KernelFaultError as error:
        return error
    raise AssertionError("no fault")

def add_past_the_end():
    program = wfv.build(SOURCE)
    return fault(program.add, SIZE, 64, array(SIZE), array(SIZE - 1), 2)

libc = ctypes.CDLL(None)
IS_X86 = os.uname().machine == "x86_64"
"""


def run_python(script: str, *, ends_by: int = 0) -> subprocess.CompletedProcess[str]:
    """Runs a script in a process of its own, which a signal ends or which exits with 0."""
    command = [sys.executable, "-c", PRELUDE + script]  # an emulator takes minutes
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == -ends_by, done.stderr
    return done


PAST_THE_END = """
READS = 3, 7, 8  # a load may be part of the addition, or moved to the test
for strategy in ("scalar", "llvm", "naive", "unicf", "partial+boscc", "auto"):
    program = wfv.build(SOURCE, threads=THREADS, strategy=strategy)
    short, x, y, out = array(SIZE - 1), array(SIZE), array(SIZE), array(SIZE, 0)
    read = program.add.bind(out, short, 2)
    for _ in range(5):
        error = fault(read.launch, SIZE, 64)
        assert "memory 0 bytes after the end of x, which has 16380 bytes (SIGSEGV)" in error.message, error
        assert error.line in READS and error.excerpt, error
        error = fault(program.add, SIZE, 64, short, x, 2)
        assert "memory 0 bytes after the end of y, which has 16380 bytes" in error.message, error
        assert error.line == 9 and "y[i] += sum" in error.excerpt, error
        y[:] = 1
        program.add(SIZE, 64, y, x, 2)
        assert (y == 4).all()
    assert (x == 1).all()
"""


@needs_clang
@pytest.mark.parametrize("threads", [1, 2])
def test_past_the_end(threads: int) -> None:
    run_python(PAST_THE_END.replace("THREADS", str(threads)))


@needs_clang
def test_pointers() -> None:
    run_python("""
for strategy in ("scalar", "unicf"):
    program, y = wfv.build(SOURCE, strategy=strategy), array(4)
    error = fault(program.add, 64, 64, None, array(64), 2)
    assert "memory at address 0: a pointer is null" in error.message and error.line == 9, error
    error = fault(program.at, 1, 1, y, 1 << 40)
    assert "0x10000000000, which is not there" in error.message and error.line == 12, error
    assert (error.signal, error.address) == (signal.SIGSEGV, 1 << 40)
    error = fault(program.at, 1, 1, y, 1 << 62)  # AArch64 takes the first byte for a tag, and reads address 0
    what, address = ("an address that cannot exist", -1) if IS_X86 else ("address 0: a pointer is null", 0)
    assert what in error.message and error.line == 12 and error.address == address, error
    error = fault(program.at, 1, 1, y, y.ctypes.data + y.nbytes + 7)
    assert "7 bytes after the end of y" in error.message, error
    first = guarded(y, "start").array
    error = fault(program.at, 1, 1, first, first.ctypes.data - 4)
    assert "memory 4 bytes before the start of y, which has 16 bytes" in error.message, error
    program.at(1, 1, y, y.ctypes.data + 8)
    assert list(y) == [1] * 4
""")


@needs_clang
def test_a_read_far_outside_of_an_image() -> None:
    run_python("""
source = "kernel void far(read_only image2d_t i, global float *y, int x) { y[0] = read_imagef(i, (int2)(x, 0)).x; }"
image, y = wfv.Image(np.zeros((4, 4, 4), np.float32), "rgba"), np.zeros(1, np.float32)
for strategy in ("scalar", "unicf"):
    far = wfv.build(source, strategy=strategy).far
    assert fault(far, 1, 1, image, y, 1 << 28).signal == signal.SIGSEGV
    far(1, 1, image, y, 3)
""")


@needs_clang
def test_specialized_kernels_and_records_of_launches() -> None:
    run_python("""
program, y, short = wfv.build(SOURCE, strategy="unicf"), array(SIZE, 0), array(SIZE - 64)
error = fault(program.add.specialize(a=3), SIZE, 64, y, short, 3)
assert "after the end of x" in error.message and error.line in (3, 7), error
with wfv.record() as sequence:
    program.add(SIZE - 64, 64, y, short, 2)
    program.add(SIZE, 64, y, short, 2)
for _ in range(3):
    error = fault(sequence.run)
    assert error.message.startswith("launch 2 of the recording: kernel 'add'") and error.line in (3, 7), error
sequence = None
y[:] = 0
program.add(SIZE - 64, 64, y, short, 2)
assert (y[:-64] == 3).all() and not y[-64:].any()
""")


def test_other_signals() -> None:
    """Hand-written launch functions: wfv's own code divides without traps."""
    run_python("""
import tempfile
from tests.support.launch_ir import buffer, make_kernel
from wfv.ir.types import I32
body = '''
  %x = load ptr, ptr %args
  %v = load volatile i32, ptr %x
  '''
divide = make_kernel("divide", body + '''%q = sdiv i32 7, %v
  store i32 %q, ptr %x
  br label %next''', buffer("x", 0, I32))
stop = make_kernel("stop", body + '''call void @llvm.trap()
  br label %next''', buffer("x", 0, I32))
x = np.zeros(1, np.int32)
if IS_X86:  # AArch64 divides by zero, and gets zero
    assert "divided integers without a result" in (error := fault(divide, 1, 1, x)).message, error
    assert "(SIGFPE)" in error.message and "divisor" in error.help
assert ("(SIGILL)" if IS_X86 else "(SIGTRAP)") in (error := fault(stop, 1, 1, x)).message, error
x[0] = 2
divide(1, 1, x)
assert x[0] == 3
with tempfile.NamedTemporaryFile() as file:
    file.write(bytes(8192))
    file.flush()
    mapped = np.memmap(file.name, np.int32, "r+")
    os.truncate(file.name, 4096)
    error = fault(divide, 1, 1, mapped[1025:])
    assert "byte 0 of x, which has 4092 bytes (SIGBUS)" in error.message, error
""")


@needs_clang
def test_a_thread_of_python_and_a_forked_process() -> None:
    run_python("""
import threading
errors = []
threads = [threading.Thread(target=lambda: errors.append(add_past_the_end())) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(errors) == 4
if os.fork() == 0:
    add_past_the_end()
    os._exit(0)
_, status = os.wait()
assert status == 0
""")


@needs_clang
@pytest.mark.parametrize("is_first", [True, False])
def test_faulthandler(is_first: bool) -> None:
    """It reports the faults of the host; those of a kernel are an error even if it was enabled later."""
    enable = "faulthandler.enable()\n"
    script = f"{enable * is_first}add_past_the_end()\n{enable * (not is_first)}add_past_the_end()\nprint('on')\n"
    done = run_python(script + "sys.stdout.flush()\nctypes.string_at(0)\n", ends_by=signal.SIGSEGV)
    assert done.stdout == "on\n"
    file = "ctypes/__init__.py" if is_first else "wfv/runtime/launch/native_launch.py"  # it reports one fault only
    assert file in done.stderr.partition("Fatal Python error: Segmentation fault")[2]


@needs_clang
@pytest.mark.parametrize("end", ["ctypes.string_at(0)", "os.kill(os.getpid(), signal.SIGSEGV)"])
def test_without_a_handler_the_system_ends_the_process(end: str) -> None:
    run_python(f"add_past_the_end()\n{end}\nos._exit(1)", ends_by=signal.SIGSEGV)


@needs_clang
def test_floating_point_modes() -> None:
    """The system resets them (the rounding, subnormals as zeros) before it calls a handler, which never returns."""
    run_python("""
modes, at = (ctypes.c_int32 * 2)(), int(IS_X86)  # the control register's place
up, zeros = (0x4000, 0x8040) if IS_X86 else (0x400000, 0x1000000)
tiny = np.float64(1e-310)
assert tiny * 1 != 0 and 1 + np.float64(1e-30) == 1
programs = [wfv.build(SOURCE, strategy=each).compile() for each in ("scalar", "unicf")]
libc.fegetmode(modes)
modes[at] |= up | zeros
for program in programs:
    libc.fesetmode(modes)
    fault(program.add, SIZE, 64, array(SIZE), array(SIZE - 1), 2)
    assert tiny * 1 == 0 and 1 + np.float64(1e-30) > 1
""")


HANDLER = """
calls = []
def handle(number, *more):
    calls.append(number)
    if len(calls) == 2:
        os._exit(0)

class Action(ctypes.Structure):
    _fields_ = (
        ("handler", ctypes.c_void_p), ("blocked", ctypes.c_char * 128), ("flags", ctypes.c_int),
        ("restorer", ctypes.c_void_p),
    )

if KIND == "plain":
    native = ctypes.CFUNCTYPE(None, ctypes.c_int)(handle)
    libc.signal(signal.SIGSEGV, native)
else:
    native = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(handle)
    action = Action(handler=ctypes.cast(native, ctypes.c_void_p).value, flags=4)
    libc.sigaction(signal.SIGSEGV, ctypes.byref(action), None)
for _ in range(3):
    add_past_the_end()
assert not calls
getattr(libc, "raise")(signal.SIGSEGV)
assert calls == [signal.SIGSEGV]
ctypes.string_at(0)
os._exit(1)
"""


@needs_clang
@pytest.mark.parametrize("kind", ["plain", "with information"])
def test_the_host_keeps_its_handler(kind: str) -> None:
    run_python(HANDLER.replace("KIND", repr(kind)))


@needs_clang
def test_handlers_of_python() -> None:
    run_python("""
calls = []
signal.signal(signal.SIGSEGV, lambda *_: calls.append(1))
signal.signal(signal.SIGFPE, signal.SIG_IGN)
add_past_the_end()
os.kill(os.getpid(), signal.SIGSEGV)
os.kill(os.getpid(), signal.SIGFPE)
add_past_the_end()
assert calls == [1]
""")


@needs_clang
@pytest.mark.parametrize(("strategy", "threads"), [("unicf", "1"), ("scalar", "2"), ("auto", "2")])
def test_the_command_line(strategy: str, threads: str) -> None:
    command = [sys.executable, "-m", "wfv", "run", "docs/examples/saxpy.cl", "-g", "4096", "--strategy", strategy]
    command += ["--threads", threads, "-a", "y=zeros:f32:1024", "-a", "x=zeros:f32:SIZE", "-a", "a=2"]
    for size, buffer, column in (("1024", "x", 15), ("4096", "y", 8)):
        given = [each.replace("SIZE", size) for each in command]
        done = subprocess.run(given, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 2
        distance = "0" if threads == "1" else r"\d+"  # the second thread may be the first at its own range
        assert re.search(f"memory {distance} bytes after the end of {buffer}, which has 4096 bytes", done.stderr)
        assert f"(docs/examples/saxpy.cl, line 3, column {column})" in done.stderr
