"""Processes that compile kernels (compile_server.py), and the thread that has variants compiled there.

LLVM's Python binding lets one thread at a time into LLVM, and wfv's steps hold Python's lock: only processes compile at
once. They are started by a command of their own, not by `multiprocessing`: a script needs no
`if __name__ == "__main__"`, and they inherit no lock that another thread holds, as after a fork.

The thread serves all kernels while launches go on (`background`). It takes one order after the other, asks the process,
and links what that answers. The process ends when nothing has been ordered for a while.

LLVM's memory is freed when the caller ends. So the end waits until the thread is outside of LLVM, and lets it in no
more. That is the time of linking: what the compiler process was asked for is given up, and is not compiled here
instead.
"""

import atexit
import os
import pickle
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from wfv import forks
from wfv.cache.keys import code_version
from wfv.errors import Error, InternalError
from wfv.options import Options
from wfv.runtime.cached_compiler import LaunchModule
from wfv.runtime.compile_server import Answer, Made, Task, task_of
from wfv.runtime.variants import Variants

_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.runtime.compile_server import serve; serve()"
_MAX_WORDS = 1000  # characters of a dead process's standard error that an error quotes
_LOST = (OSError, EOFError, pickle.UnpicklingError)  # what a pipe to a process that ends may raise
IDLE_SECONDS = 2.0  # without an order: the process ends
STOP_SECONDS = 5.0  # that the end of this process waits at most, where no other process can compile
MAX_CODE = 32 << 20  # bytes of object code that background compilation adds to this process

Receiver = Callable[[str], None]  # gets the reason why there is no variant, "" if there is one


class WorkerProcess:
    """Compiles kernels, one after the other. Raises OSError if it does not start."""

    def __init__(self) -> None:
        command, pipe = _command(), subprocess.PIPE
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._errors)

    def is_ready(self) -> bool:
        """Waits until it takes tasks. False if it cannot, or if its wfv is not the one of this process."""
        with suppress(*_LOST):
            return bool(self._receive() == code_version())
        return False

    def ask(self, task: Task) -> Answer:
        """Compiles a kernel. If that ends the process, as a crash of LLVM does, the answer is an InternalError."""
        try:
            assert self._process.stdin is not None
            pickle.dump(task, self._process.stdin)
            self._process.stdin.flush()
            found = self._receive()
        except _LOST:
            return self._death(task)
        assert found is None or isinstance(found, (Made, Error))
        return found

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """Ends the process. A thread that waits for an answer gets one."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Ends the process, and closes its pipes. No other thread may be using them."""
        self.kill()
        with suppress(OSError), self._errors, self._process:  # what was not written is lost
            pass

    def _receive(self) -> object:
        assert self._process.stdout is not None
        return pickle.load(self._process.stdout)

    def _death(self, task: Task) -> InternalError:
        code = self._process.wait()
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace")[-_MAX_WORDS:].strip()
        return InternalError(
            f"kernel {task.kernel!r}: its compiler process ended with exit code {code}\n{words}".strip(),
            help="if memory was short, compile in fewer processes; else please report the kernel and the options",
        )


def _command() -> list[str]:
    """Raises OSError where there is no Python to start, as in a frozen application."""
    python = sys.executable or ""
    if getattr(sys, "frozen", False) or "py" not in os.path.basename(python).lower():
        raise FileNotFoundError(f"{python!r} is not a Python interpreter")
    return [python, *(["-E"] if sys.flags.ignore_environment else []), "-c", _CODE, *map(os.path.abspath, sys.path)]


class EndedError(Exception):
    """This process ends: the background thread does nothing more."""


class BackgroundCompiler:
    """The thread and its compiler process."""

    def __init__(self) -> None:
        forks.living.add(self)
        self.after_fork()

    def after_fork(self) -> None:
        """Resets everything, as a forked process must: it has none of its parent's threads."""
        self._work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._lock = threading.RLock()  # a handler of a signal may order, too
        self._native = threading.Lock()  # held while the thread may be in LLVM
        self._is_over = False  # this process ends
        self._thread: threading.Thread | None = None
        self._process: WorkerProcess | None = None
        self._code_bytes = 0

    def order(self, variants: Variants, options: Options, receiver: Receiver) -> None:
        """Compiles the variant some time later, then calls the receiver, on the background thread."""
        self.do(lambda: receiver(self._failure(variants, options)))

    def do(self, work: Callable[[], None]) -> None:
        """Calls this on the background thread, some time later. An interrupt may leave it to the next call to start."""
        self._work.put(work)
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._serve, name="wfv-background", daemon=True)
                with suppress(RuntimeError):  # the system gives no more threads, or the process ends
                    self._thread.start()

    def stop(self) -> None:
        """Ends the compiler process, at the end of this one; afterwards the thread is not in LLVM."""
        self._is_over = True
        if (process := self._process) is not None:
            process.kill()
        self._native.acquire(timeout=STOP_SECONDS)

    @contextmanager
    def in_llvm(self) -> Iterator[None]:
        """The background thread may be in LLVM within. Raises EndedError."""
        with self._native:
            if self._is_over:
                raise EndedError
            yield

    def _serve(self) -> None:
        while not self._is_over:
            try:
                work = self._work.get(timeout=None if self._process is None else IDLE_SECONDS)
            except queue.Empty:
                self._end_process()
                continue
            with suppress(Exception):  # what fails is lost; the thread goes on
                work()
        self._end_process()

    def _failure(self, variants: Variants, options: Options) -> str:
        """Adds the variant and links it; returns why not, else ""."""
        try:
            self._fill(variants, options)
        except Error as error:
            return error.message
        except Exception as error:  # whatever it is, the running variant stays
            return f"it cannot be compiled in another process: {error}"
        return ""

    def _fill(self, variants: Variants, options: Options) -> None:
        if not variants.has_code(options):
            module, code = self._found(variants, options)
            if self._code_bytes + len(code) > MAX_CODE:
                raise InternalError(f"versions of kernels have {MAX_CODE >> 20} MB, and the limit is reached")
            self._code_bytes += len(code)
            variants.add(options, module, code)
        with self.in_llvm():
            variants.get(options).function  # noqa: B018

    def _found(self, variants: Variants, options: Options) -> tuple[LaunchModule, bytes]:
        """The launch module and its object code, from the cache or from the process."""
        compiler, fixed = variants.facts.compiler, variants.fixed
        with self.in_llvm():
            found = compiler.find(options, fixed)
        if found is not None:
            return found
        task = task_of(compiler.text, compiler.name, options, fixed=fixed)
        answer = self._ready_process().ask(task)
        if isinstance(answer, Error):
            raise answer
        if answer is None:
            raise InternalError("the compiler process could not compile it")
        with self.in_llvm():
            return compiler.keep(answer.module, answer.code, options, fixed), answer.code

    def _ready_process(self) -> WorkerProcess:
        """Raises OSError."""
        if self._process is None or not self._process.is_alive:
            self._end_process()
            self._process = WorkerProcess()
            if self._is_over:  # this process may have begun to end before it could end that one
                self._process.kill()
                raise EndedError
            if not self._process.is_ready():
                self._end_process()
                raise OSError("the compiler process did not start")
        return self._process

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.close()


background = BackgroundCompiler()


@atexit.register
def _stop() -> None:
    with suppress(OSError):
        background.stop()
