"""Compiles variants in the background: in a process beside this one, while launches go on.

One thread serves all kernels. It takes one order after the other, asks a compiler process, and links what that
answers. The process ends when nothing has been ordered for a while. Nothing here raises: an order that fails calls its
receiver with the reason.

LLVM's memory is freed when the process ends. So the end waits until the thread is outside of LLVM, and lets it in no
more. That is the time of linking: what the compiler process was asked for is given up, and is not compiled here
instead.
"""

import atexit
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from wfv import forks
from wfv.errors import Error, InternalError
from wfv.options import Options
from wfv.runtime import compile_worker
from wfv.runtime.cached_compiler import LaunchModule
from wfv.runtime.variants import Variants

IDLE_SECONDS = 2.0  # without an order: the process ends
STOP_SECONDS = 5.0  # that the end of this process waits at most, where no other process can compile
MAX_CODE = 32 << 20  # bytes of object code that background compilation adds to this process

Receiver = Callable[[str], None]  # gets the reason why there is no variant, "" if there is one


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
        self._process: compile_worker.WorkerProcess | None = None
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
            self._code_bytes += len(code)
            if self._code_bytes > MAX_CODE:
                raise InternalError(f"versions of kernels have {MAX_CODE >> 20} MB, and the limit is reached")
            variants.add(options, module, code)
        with self.in_llvm():
            variants.get(fits_index32=options.fits_index32, lanes=options.lanes).function  # noqa: B018

    def _found(self, variants: Variants, options: Options) -> tuple[LaunchModule, bytes]:
        """The launch module and its object code, from the cache or from the process."""
        compiler, fixed = variants.kernel.compiler, variants.fixed
        with self.in_llvm():
            found = compiler.find(options, fixed)
        if found is not None:
            return found
        task = compile_worker.task_of(compiler.text, compiler.name, options, fixed=fixed)
        answer = self._ready_process().ask(task)
        if isinstance(answer, Error):
            raise answer
        if answer is None:
            raise InternalError("the compiler process could not compile it")
        with self.in_llvm():
            return compiler.keep(answer.module, answer.code, options, fixed), answer.code

    def _ready_process(self) -> compile_worker.WorkerProcess:
        """Raises OSError."""
        if self._process is None or not self._process.is_alive:
            self._end_process()
            self._process = compile_worker.WorkerProcess()
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
