"""A process that compiles kernels, seen from the process that started it.

LLVM's Python binding lets one thread at a time into LLVM, and wfv's steps hold Python's lock: only processes compile at
once. They are started by a command of their own, not by `multiprocessing`: a script needs no
`if __name__ == "__main__"`, and they inherit no lock that another thread holds, as after a fork.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from multiprocessing import spawn

from wfv.errors import Error, InternalError
from wfv.runtime.compile_task import Answer, Made, Task, own_mark

_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.runtime import compile_worker; compile_worker.serve()"
_MAX_WORDS = 1000  # characters of a dead process's standard error that an error quotes
_LOST = (OSError, EOFError, pickle.UnpicklingError)  # what a pipe to a process that ends may raise


class WorkerProcess:
    """Compiles kernels of one canonical module, one after the other. Raises OSError if it does not start."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        try:
            self._process = subprocess.Popen(
                _command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except OSError:
            self._errors.close()
            raise

    def is_ready(self) -> bool:
        """Waits until it takes tasks. False if it cannot, or if its wfv is not the one of this process."""
        with suppress(*_LOST):
            self._send(self._text)
            return bool(self._receive() == own_mark())
        return False

    def ask(self, task: Task) -> Answer:
        """Compiles a kernel. If that ends the process, as a crash of LLVM does, the answer is an InternalError."""
        try:
            self._send(task)
            found = self._receive()
        except _LOST:
            return self._death(task)
        assert found is None or isinstance(found, (Made, Error))
        return found

    def be_nice(self, niceness: int) -> None:
        """Lowers its priority, if the system has such a thing."""
        with suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, niceness)

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """Ends the process. A thread that waits for an answer gets one."""
        self._process.kill()
        self._process.wait()

    def abandon(self) -> None:
        """Ends the process at the end of this one, without waiting until the system has removed it.

        On a busy system that takes long, as a process of low priority gets no time to end.
        """
        self._process.kill()
        self._process.returncode = -signal.SIGKILL  # nobody is to wait for it, and nothing to warn of it

    def close(self) -> None:
        """Frees what belongs to a process that has ended, when no thread uses it any more."""
        for file in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):  # what was not written is lost
                if file is not None:
                    file.close()

    def _send(self, what: object) -> None:
        assert self._process.stdin is not None
        pickle.dump(what, self._process.stdin)
        self._process.stdin.flush()

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
    python = os.fsdecode(spawn.get_executable() or "")  # an application with an embedded Python may have set it
    if getattr(sys, "frozen", False) or "py" not in os.path.basename(python).lower():
        raise FileNotFoundError(f"{python!r} is not a Python interpreter")
    path = [os.path.abspath(each) for each in sys.path if isinstance(each, str)]
    return [python, *(["-E"] if sys.flags.ignore_environment else []), "-c", _CODE, *path]
