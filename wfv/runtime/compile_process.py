"""Processes that compile kernels of a program at once (compile_server.py), for `Program.compile`.

LLVM's Python binding lets one thread at a time into LLVM, and wfv's steps hold Python's lock: only processes compile at
once. They are started by a command of their own, not by `multiprocessing`: a script needs no
`if __name__ == "__main__"`, and they inherit no lock that another thread holds, as after a fork.
"""

import os
import pickle
import subprocess
import sys
import tempfile
from contextlib import suppress

from wfv.cache.keys import code_version
from wfv.errors import Error, InternalError
from wfv.runtime.compile_server import Answer, Made, Task

_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.runtime.compile_server import serve; serve()"
_MAX_WORDS = 1000  # characters of a dead process's standard error that an error quotes
_LOST = (OSError, EOFError, pickle.UnpicklingError)  # errors of a pipe to a process that ends


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
        with suppress(OSError), self._errors, self._process:  # unwritten tasks are lost
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
