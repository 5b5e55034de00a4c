"""Worker processes: what they are asked for may end them, or never end.

A worker is `python -m MODULE`. It reads tasks from its standard input, one JSON value a line; it answers each with any
number of lines and `null`. What it was about to do when it died stands in the line before.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

CHUNK = 1 << 16
LAST_WORDS = 2000  # characters of what a dead worker wrote on its standard error


class WorkerDiedError(Exception):
    """The process ended, or was killed because it said nothing for too long (`is_late`)."""

    def __init__(self, message: str, *, is_late: bool) -> None:
        super().__init__(message)
        self.is_late = is_late


class Worker:
    """A process for one task after the other. A context manager: at its end the process is gone."""

    def __init__(self, module: str, time_limit: float) -> None:
        self._module, self._time_limit = module, time_limit
        self._start()

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        self._process = subprocess.Popen(
            [sys.executable, "-m", self._module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        )
        self._buffer = b""

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def ask(self, task: object) -> Iterator[Any]:
        """The answers. Raises WorkerDiedError; the next task is then for a new process."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it has died: the answers will tell
            self._process.stdin.write(json.dumps(task).encode() + b"\n")
            self._process.stdin.flush()
        while (answer := json.loads(self._line())) is not None:
            yield answer

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._buffer:
            is_late = not select.select([pipe], [], [], self._time_limit)[0]
            chunk = b"" if is_late else os.read(pipe, CHUNK)
            if not chunk:
                raise self._death(is_late)
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _death(self, is_late: bool) -> WorkerDiedError:
        if is_late:
            self._process.kill()
        code = self._process.wait()
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace")[-LAST_WORDS:].strip()
        self._end()
        self._start()
        why = f"no sign of life for {self._time_limit:g} s" if is_late else f"exit code {code}"
        return WorkerDiedError(f"{why}\n{words}".strip(), is_late=is_late)

    def _end(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()


def serve(work: Callable[[Any, Callable[[object], None]], None]) -> None:
    """A worker's main loop: `work(task, answer)` for each task, which calls `answer` as often as it likes.

    The real standard output is for answers: whatever else is printed goes to standard error.
    """
    with os.fdopen(os.dup(1), "w") as out:
        os.dup2(2, 1)

        def answer(what: object) -> None:
            print(json.dumps(what), file=out, flush=True)

        for line in sys.stdin:
            work(json.loads(line), answer)
            answer(None)
