"""The compiler process of a page: it is ended when it takes too long, and started again."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from wfv.cache.store import VARIABLE
from wfv.cli.explorer.state import State
from wfv.errors import how_it_ended

SECONDS = {
    "look": 10.0,
    "svg": 10.0,
    "pdf": 10.0,
    "why": 10.0,
    "code": 20.0,
    "lanes": 30.0,
    "costs": 30.0,
    "times": 60.0,
}  # of an answer
_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.cli.explorer.worker import serve; serve()"
_SMALLER = "make the kernel smaller, or compile it on the command line"


class Worker:
    """Answers questions about states, one at a time, in a process of its own, which starts at once."""

    def __init__(self) -> None:
        self._process = _started()
        self._lock = asyncio.Lock()

    async def ask(self, question: str, state: State) -> dict[str, Any]:
        """The answer, or `{"error": ..}`. A process that does not answer in time, or dies, is replaced."""
        async with self._lock:
            task = json.dumps({"ask": question, "state": asdict(state)}).encode() + b"\n"
            try:
                line = await asyncio.wait_for(asyncio.to_thread(_exchanged, self._process, task), SECONDS[question])
                found: dict[str, Any] = json.loads(line)
            except TimeoutError:
                self._replace()
                return _error(f"stopped: it takes more than {SECONDS[question]:g} s", _SMALLER)
            except (OSError, ValueError):
                code = self._replace()
                return _error(f"the compiler process has died: {how_it_ended(code)}", _SMALLER)
            return found

    def _replace(self) -> int:
        """Starts another process; returns the old one's exit code."""
        code = self.end()
        self._process = _started()
        return code

    def end(self) -> int:
        """Ends the process with its children, such as Clang; returns its exit code."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        return self._process.wait()


def _started() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", _CODE, *map(os.path.abspath, sys.path)]
    pipe, environment = subprocess.PIPE, {**os.environ, VARIABLE: "off"}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True, env=environment)


def _exchanged(process: subprocess.Popen[bytes], task: bytes) -> bytes:
    """The line that answers a task; empty if the process ends."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(task)
    process.stdin.flush()
    return process.stdout.readline()


def _error(message: str, help: str) -> dict[str, Any]:
    return {"error": {"text": f"{message}\n  help: {help}", "message": message, "line": 0, "help": help}}
