"""Worker processes for tasks that may crash or hang.

A worker is `python -m wfv.fuzz.workers MODULE TIME_LIMIT`. It reads tasks from its standard input, one JSON value a
line, calls the module's `work(task, answer)` for each, writes what `work` passes to `answer` as JSON lines, and a final
`null`. An alarm signal ends the process, also while it runs native code, when it has not answered for TIME_LIMIT
seconds.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from typing import Any

MAX_STDERR = 2000  # characters of a dead worker's standard error that are kept
START, OF_ALL = "start", "link"  # steps: before any case; of all cases of a task together


class WorkerDiedError(Exception):
    """The process exited, was ended by a signal, or did not answer in time (`is_late`)."""

    def __init__(self, message: str, *, is_late: bool) -> None:
        super().__init__(message)
        self.is_late = is_late


class Worker:
    """A process that runs tasks one after the other. A context manager, which ends the process."""

    def __init__(self, module: str, time_limit: float) -> None:
        self._module, self._time_limit = module, time_limit
        self._start()

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "wfv.fuzz.workers", self._module, str(self._time_limit)],
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
        """Replaces the process by a new one, which frees the memory that it has leaked."""
        self.close()
        self._start()

    def close(self) -> None:
        """Kills the process."""
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def ask(self, task: object) -> Iterator[Any]:
        """Yields the answers. Raises WorkerDiedError; a new process has then been started for the next task."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with suppress(BrokenPipeError):  # it has died, which is noticed below
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
        words = self._errors.read().decode(errors="replace")[-MAX_STDERR:].strip()
        self.renew()
        is_late = code == -signal.SIGALRM
        ending = f"died of {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        why = f"no answer for {self._time_limit:g} s" if is_late else ending
        return WorkerDiedError(f"{words}\n{why}".strip(), is_late=is_late)


class Client:
    """Runs tasks with a worker process, one after the other. A context manager, which ends the process.

    A task has its `cases`, each a JSON value. The worker's answers are dictionaries: `{"about": {"case", "step", ..}}`
    before it does something that may end it; what it has found; and, then or alone, `{"done": CASE}`. If the process
    ends, the next one continues with the other cases. `renewal`: cases for a process, as LLVM and its JIT leak.
    """

    def __init__(self, module: str, time_limit: float, renewal: int) -> None:
        self._worker, self._renewal, self._done = Worker(module, time_limit), renewal, 0

    def __call__(self, task: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """What the worker has found; of a case that ended it, what it was about, `died` and `is_late`."""
        left, about = list(task["cases"]), {"step": START}
        try:
            for answer in self._worker.ask(task):
                if "about" in answer:
                    about = answer["about"]
                    continue
                if "done" in answer:
                    left.remove(answer["done"])
                    self._done += 1
                yield answer
            if self._done >= self._renewal:
                self._done = 0
                self._worker.renew()
            return
        except WorkerDiedError as error:
            if about["step"] == START:
                raise
            death = error
        if about["step"] == OF_ALL and len(left) > 1:
            parts = [[case] for case in left]
        else:
            left.remove(about["case"])
            yield {**about, "died": str(death), "is_late": death.is_late, "done": about["case"]}
            parts = [left] if left else []
        for part in parts:
            yield from self({**task, "cases": part})

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._worker.close()


def distribute(tasks: Iterable[Any], new_client: Callable[[], Client], jobs: int) -> Iterator[Any]:
    """Yields the results of all tasks as they arrive, from `jobs` clients at once. Raises a client's exception."""
    todo, lock, results = iter(tasks), threading.Lock(), SimpleQueue[Any]()
    is_over = threading.Event()

    def serve_one() -> None:
        try:
            with new_client() as client:
                while not is_over.is_set():
                    with lock:
                        task = next(todo, None)
                    if task is None:
                        break
                    for result in client(task):
                        results.put(("result", result))
            results.put(("end", None))
        except BaseException as error:  # raised again in the caller, which waits at the queue
            results.put(("error", error))

    for _ in range(jobs):
        threading.Thread(target=serve_one, daemon=True).start()
    try:
        while jobs:
            kind, what = results.get()
            if kind == "error":
                raise what
            if kind == "result":
                yield what
            else:
                jobs -= 1
    finally:
        is_over.set()


def serve(module: str, time_limit: float) -> None:
    """A worker's main loop. Only answers are written to the real standard output, all else to standard error."""
    work = import_module(module).work
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # a Python handler would run only after native code returns
    with os.fdopen(os.dup(1), "w") as out:
        os.dup2(2, 1)

        def answer(what: object) -> None:
            print(json.dumps(what), file=out, flush=True)
            signal.setitimer(signal.ITIMER_REAL, 0 if what is None else time_limit)

        for line in sys.stdin:
            signal.setitimer(signal.ITIMER_REAL, time_limit)
            work(json.loads(line), answer)
            answer(None)


if __name__ == "__main__":
    serve(sys.argv[1], float(sys.argv[2]))
