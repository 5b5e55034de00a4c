"""The benchmark's end of a peer's process: requests with a time limit. A process that dies or hangs is replaced.

The process runs on the CPUs of this one, which it inherits.
"""

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import IO, Any

from wfv.bench.peers.messages import Built, Job
from wfv.errors import how_it_ended

WORKER = (sys.executable, "-P", "-m", "wfv.bench.peers.worker")
LIMIT = 60.0  # seconds for an answer; the slowest build that was seen takes one second
MOST_TEXT = 300  # characters of a message that comes from a peer


class PeerError(Exception):
    """The peer has no result for this kernel: `kind` in a word for the table, `detail` in a line."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


@dataclass
class Client:
    """A peer's process, started at the first job. A failed start is final: later jobs fail with the same error."""

    environment: Mapping[str, str] | None = None
    command: Sequence[str] = WORKER
    limit: float = LIMIT
    description: dict[str, str] = field(default_factory=dict)
    _process: subprocess.Popen[bytes] | None = None
    _connection: Connection | None = None
    _errors: IO[bytes] | None = None
    _no_start: PeerError | None = None

    def build(self, job: Job) -> Built:
        """Builds and runs a job. Raises PeerError."""
        if self._connection is None:
            self._start()
        built = self._ask(job)
        assert isinstance(built, Built), built
        return built

    def run(self) -> float:
        """Runs the launches of the job on its arrays: their seconds. Raises PeerError."""
        seconds = self._ask(None)
        assert isinstance(seconds, float), seconds
        return seconds

    def close(self) -> None:
        """Ends the process, if there is one."""
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()  # it has nothing to save
            self._process.wait()
        if self._errors is not None:
            self._errors.close()
        self._process = self._connection = self._errors = None

    def _start(self) -> None:
        if self._no_start is not None:
            raise self._no_start
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (close() closes it)
        self._connection, theirs = Pipe()
        with theirs:
            command = [*self.command, str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, env=self.environment, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=self._errors,
            )  # fmt: skip
        try:
            self.description = self._answer()
        except PeerError as error:
            self.close()
            self._no_start = PeerError("no start", error.detail)
            raise self._no_start from None

    def _ask(self, job: Job | None) -> object:
        assert self._connection is not None, "no job was built"
        try:
            self._connection.send(job)
        except OSError:  # it died since the last answer: there is none to come
            raise self._ended() from None
        return self._answer()

    def _answer(self) -> Any:
        assert self._connection is not None
        try:
            if not self._connection.poll(self.limit):
                self.close()
                raise PeerError("hang", f"no answer in {self.limit:g} s")
            failed, answer = self._connection.recv()
        except (EOFError, OSError):
            raise self._ended() from None
        if failed:
            raise PeerError(f"no {failed}", shortened(answer))
        return answer

    def _ended(self) -> PeerError:
        """The process has closed its end: how it died, and the last line that it wrote to stderr."""
        assert self._process is not None
        assert self._errors is not None
        try:
            status = how_it_ended(self._process.wait(self.limit))
        except subprocess.TimeoutExpired:
            status = "closed its connection"
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        self.close()
        return PeerError("crash", shortened(": ".join([status, *[line for line in lines if line.strip()][-1:]])))


def shortened(text: str) -> str:
    """The text in one line."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_TEXT else f"{line[:MOST_TEXT]}.."
