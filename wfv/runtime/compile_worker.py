"""A process that compiles kernels, and both ends of its pipes.

LLVM's Python binding lets one thread at a time into LLVM, and wfv's steps hold Python's lock: only processes compile at
once. They are started by a command of their own, not by `multiprocessing`: a script needs no
`if __name__ == "__main__"`, and they inherit no lock that another thread holds, as after a fork.

The process reads pickled tasks from its standard input, and writes pickles to its standard output: the version of its
wfv, then an answer for each task. It does not know the caller's main module.
"""

import os
import pickle
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from typing import Any, NamedTuple

from passes.kernel_hints import Fixed
from wfv import llvm
from wfv.cache.keys import code_version
from wfv.cache.store import Entry
from wfv.errors import Error, InternalError
from wfv.options import Options
from wfv.runtime.cached_compiler import compile_kernel, entry_of, make_object
from wfv.runtime.candidates import candidates_of, make_ranking
from wfv.strategies import UnversionedError, load_code_of, plugin_versions

_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.runtime.compile_worker import serve; serve()"
_MAX_WORDS = 1000  # characters of a dead process's standard error that an error quotes
_LOST = (OSError, EOFError, pickle.UnpicklingError)  # what a pipe to a process that ends may raise


class Task(NamedTuple):
    """A kernel of the canonical module `text` to compile.

    `versions`: of the plugins' code; None if some has none, which only this process may have. `any_lanes`: the cost
    model chooses the strategy, and if True the lanes; None: the options are final. `fixed`: what is compiled in.
    """

    text: str
    kernel: str
    options: Options
    versions: list[str] | None
    any_lanes: bool | None = None
    fixed: Fixed | None = None


class Made(NamedTuple):
    """A launch module, as its cache entry, and its object code; the cost model's ranking if the task asked for it."""

    module: Entry
    code: bytes
    ranking: list[Any] | None = None


Answer = Made | Error | None  # None: the caller must compile the kernel itself


def task_of(
    text: str, kernel: str, options: Options, any_lanes: bool | None = None, fixed: Fixed | None = None
) -> Task:
    """The task for another process."""
    load_code_of(options.strategy)
    try:
        versions: list[str] | None = plugin_versions(options.strategy)
    except UnversionedError:
        versions = None
    return Task(text, kernel, options, versions, any_lanes, fixed)


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


def serve() -> None:
    """The process's main loop, until the caller ends. All output except the answers goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the caller too, which ends this process
    tasks = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as answers, suppress(EOFError):
        os.dup2(2, 1)
        said: object = code_version()
        while True:
            pickle.dump(said, answers)
            answers.flush()
            said = answer(pickle.load(tasks))


def answer(task: Task) -> Answer:
    """Compiles a kernel."""
    text, options, ranking = task.text, task.options, None
    try:
        load_code_of(options.strategy)
        if plugin_versions(options.strategy) != task.versions:
            return None
        if task.any_lanes is not None:
            ranking = make_ranking(text, task.kernel, options, task.any_lanes)
            options = candidates_of(ranking, options)[0].options
        module = compile_kernel(text, task.kernel, options, task.fixed)
        code = make_object(module.ir, llvm.find_target(options.target), options.strategy.loop_vectorizer)
    except UnversionedError:
        return None
    except Error as error:
        return error
    except Exception:  # the caller meets it too, and shows its own traceback
        return None
    return Made(entry_of(module), code, ranking)
