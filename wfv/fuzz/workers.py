"""Worker processes: what they are asked for may end them, or never end.

A worker is `python -m MODULE TIME_LIMIT`. It reads tasks from its standard input, one JSON value a line; it answers
each with any number of lines and `null`. It ends itself when it has said nothing for too long, by an alarm that also
native code heeds.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Self

LAST_WORDS = 2000  # characters of what a dead worker wrote on its standard error


class WorkerDiedError(Exception):
    """The process ended by itself, by a signal, or because it said nothing for too long (`is_late`)."""

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
            [sys.executable, "-m", self._module, str(self._time_limit)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def renew(self) -> None:
        """A new process in place of this one, and with it memory as it was at the start."""
        self.close()
        self._start()

    def close(self) -> None:
        """Ends the process, whatever it does."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def ask(self, task: object) -> Iterator[Any]:
        """The answers. Raises WorkerDiedError; the next task is then for a new process."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):  # it has died: the answers will tell
            self._process.stdin.write(json.dumps(task).encode() + b"\n")
            self._process.stdin.flush()
        for line in self._process.stdout:
            answer = json.loads(line)
            if answer is None:
                return
            yield answer
        raise self._death()

    def _death(self) -> WorkerDiedError:
        code = self._process.wait()
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace")[-LAST_WORDS:].strip()
        self.renew()
        is_late = code == -signal.SIGALRM
        why = f"no sign of life for {self._time_limit:g} s" if is_late else f"exit code {code}"
        return WorkerDiedError(f"{words}\n{why}".strip(), is_late=is_late)


class Client:
    """What `wfv.fuzz.parallel.spread` gives tasks to, with a worker process of its own."""

    def __init__(self, module: str, time_limit: float) -> None:
        self._worker = Worker(module, time_limit)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._worker.close()


def serve(work: Callable[[Any, Callable[[object], None]], None]) -> None:
    """A worker's main loop: `work(task, answer)` for each task, which calls `answer` as often as it likes.

    The real standard output is for answers: whatever else is printed goes to standard error.
    """
    time_limit = float(sys.argv[1])
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # a handler in Python would wait for native code to return
    with os.fdopen(os.dup(1), "w") as out:
        os.dup2(2, 1)

        def answer(what: object) -> None:
            print(json.dumps(what), file=out, flush=True)
            signal.setitimer(signal.ITIMER_REAL, 0 if what is None else time_limit)

        for line in sys.stdin:
            signal.setitimer(signal.ITIMER_REAL, time_limit)
            work(json.loads(line), answer)
            answer(None)
