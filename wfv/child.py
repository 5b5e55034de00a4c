"""A child process that answers: messages are pickled, and go through a pipe. It may die, or not answer in time."""

import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import Pipe
from typing import Any

from wfv.errors import how_it_ended


class EndedError(Exception):
    """The process has died, or it `is_late` and was killed. `words`: all that it has printed."""

    def __init__(self, how: str, is_late: bool, words: str) -> None:
        super().__init__(how)
        self.is_late, self.words = is_late, words


class Child:
    """A process of this command, whose last argument is the number of its end of the pipe."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._words = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the process)
        self._connection, theirs = Pipe()
        with theirs:
            end = theirs.fileno()
            self._process = subprocess.Popen(
                [*command, str(end)], env=environment, pass_fds=[end], stdin=subprocess.DEVNULL, stdout=self._words,
                stderr=self._words,
            )  # fmt: skip

    def send(self, message: object) -> None:
        """Asks; if the process has died since its last answer, the next one says so."""
        with suppress(OSError):
            self._connection.send(message)

    def answer(self, limit: float) -> Any:
        """The next answer, in so many seconds. Raises EndedError: there are no more answers."""
        is_late = False
        try:
            if self._connection.poll(limit):
                return self._connection.recv()
            is_late, how = True, f"no answer in {limit:g} s"
        except (EOFError, OSError):
            how = self._death(limit)
        words = os.pread(self._words.fileno(), os.fstat(self._words.fileno()).st_size, 0).decode(errors="replace")
        self.close()
        raise EndedError(how, is_late, words)

    def _death(self, limit: float) -> str:
        """How it died. The process has closed its end of the pipe."""
        try:
            return how_it_ended(self._process.wait(limit))
        except subprocess.TimeoutExpired:
            return "closed its connection"

    def close(self) -> None:
        """Kills the process, which has nothing to save."""
        self._process.kill()
        self._process.wait()
        self._connection.close()
        self._words.close()
