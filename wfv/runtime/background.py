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
from typing import NamedTuple

from wfv import forks
from wfv.errors import Error
from wfv.options import Options
from wfv.runtime import compile_worker
from wfv.runtime.variants import Variants

IDLE_SECONDS = 2.0  # without an order: the process ends
STOP_SECONDS = 5.0  # that the end of this process waits at most, where no other process can compile
MAX_CODE = 32 << 20  # bytes of object code that background compilation adds to this process

Receiver = Callable[[str], None]  # gets the reason why there is no variant, "" if there is one


class Order(NamedTuple):
    """A variant to compile, and who waits for it."""

    variants: Variants
    options: Options
    receiver: Receiver


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
        self._text = ""  # of the module that the process has
        self._code_bytes = 0

    def order(self, order: Order) -> None:
        """Compiles the variant some time later, then calls the receiver, on the background thread."""
        self.do(lambda: order.receiver(self._result(order)))

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
                work = self._work.get(timeout=IDLE_SECONDS)
            except queue.Empty:
                with self._lock:
                    if self._work.empty():
                        self._end_process()
                        self._thread = None
                        return
                continue
            with suppress(Exception):  # what fails is lost; the thread goes on
                work()

    def _result(self, order: Order) -> str:
        """Adds the variant and links it; returns why not, else ""."""
        try:
            return self._fill(order)
        except Exception as error:  # whatever it is, the running variant stays
            return f"{type(error).__name__}: {error}"

    def _fill(self, order: Order) -> str:
        variants, options = order.variants, order.options
        if variants.has_code(options):
            return self._link(order)
        compiler = variants.kernel.compiler
        with self.in_llvm():
            found = compiler.find(options, variants.fixed)
        if found is None:
            answer = self._ask(order)
            if not isinstance(answer, compile_worker.Made):
                return answer
            with self.in_llvm():
                found = compiler.keep(answer.module, answer.code, options, variants.fixed), answer.code
        if self._code_bytes + len(found[1]) > MAX_CODE:
            return f"versions of kernels have {MAX_CODE >> 20} MB in this process, and the limit is reached"
        self._code_bytes += len(found[1])
        variants.add(options, *found)
        return self._link(order)

    def _link(self, order: Order) -> str:
        options = order.options
        with self.in_llvm():
            order.variants.get(fits_index32=options.fits_index32, lanes=options.lanes).function  # noqa: B018
        return ""

    def _ask(self, order: Order) -> compile_worker.Made | str:
        """What the process answers, or why it has none."""
        kernel = order.variants.kernel
        task = compile_worker.task_of(kernel.name, order.options, fixed=order.variants.fixed)
        if task.versions is None:
            return "it cannot be compiled in another process: a plugin is registered without a version"
        try:
            answer = self._process_for(kernel.compiler.text).ask(task)
        except OSError as error:
            return f"it cannot be compiled in another process: {error}"
        if isinstance(answer, Error):
            self._end_process_if_dead()
            return answer.message
        return answer or "the compiler process could not compile it"

    def _process_for(self, text: str) -> compile_worker.WorkerProcess:
        """A process that has this module. Raises OSError."""
        if self._process is None or self._text != text or not self._process.is_alive:
            self._end_process()
            self._process, self._text = compile_worker.WorkerProcess(text), text
            if self._is_over:  # this process may have begun to end before it could end that one
                self._process.kill()
                raise EndedError
            if not self._process.is_ready():
                self._end_process()
                raise OSError("the compiler process did not start")
        return self._process

    def _end_process_if_dead(self) -> None:
        if self._process is not None and not self._process.is_alive:
            self._end_process()

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.close()


background = BackgroundCompiler()


@atexit.register
def _stop() -> None:
    with suppress(OSError):
        background.stop()
