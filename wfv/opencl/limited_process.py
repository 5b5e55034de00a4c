"""Runs a compiler as a child process with limits on memory, output and time.

The parent sets the limits as soon as the child exists. Setting them in the child, between fork and exec, could
deadlock: another thread of the parent may have held a lock at the fork.
"""

import fcntl
import os
import resource
import select
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from wfv.forks import compiling


@dataclass(frozen=True)
class Limits:
    """In bytes: address space, stdout and stderr each. In seconds: CPU time, wall-clock time."""

    memory: int = 2 << 30
    output: int = 64 << 20
    cpu: int = 60
    time: float = 120.0


LIMITS = Limits()


@dataclass(frozen=True)
class Finished:
    """A child's exit code and output. `exceeded` describes the limit that ended it, "" if none is known to have."""

    code: int
    stdout: bytes
    stderr: bytes
    exceeded: str = ""


def inheritable(file: IO[Any]) -> IO[Any]:
    """The open file under a number that is not that of a standard stream, which the child has its own file for.

    A program that has closed a standard stream opens files under its number.
    """
    with file:
        return open(fcntl.fcntl(file.fileno(), fcntl.F_DUPFD_CLOEXEC, 3), file.mode)


def run_limited(
    arguments: Sequence[str], data: bytes, directory: Path, limits: Limits, inherited: Sequence[int] = ()
) -> Finished:
    """Runs a program with `data` as its standard input. Raises OSError if it does not start.

    `inherited`: descriptors of `inheritable` files, that are open in the child too.
    """
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        stdin.write(data)
        stdin.seek(0)
        with compiling:  # a process that is forked now would have the pipe open too
            end, running = map(open, os.pipe(), "rw")
            with inheritable(running) as running:
                child = subprocess.Popen(
                    arguments, stdin=stdin, stdout=stdout, stderr=stderr, cwd=directory,
                    pass_fds=(*inherited, running.fileno()),
                )  # fmt: skip
        with end, child:
            code, is_late = _wait(child, end, limits)
        if is_late:
            return Finished(code, b"", _read(stderr), f"it does not end within {limits.time:g} s")
        errors = _read(stderr)
        return Finished(code, _read(stdout), errors, _exceeded(code, errors, limits))


def _wait(child: subprocess.Popen[bytes], end: IO[str], limits: Limits) -> tuple[int, bool]:
    """The exit code, and whether the time limit ended the child, which was the last to have the pipe `end` open.

    `Popen.wait` with a limit sleeps between two looks, and a timer would be a thread.
    """
    try:
        _limit(child.pid, limits)
        pipe = select.poll()
        pipe.register(end)
        is_late = not pipe.poll(1000 * limits.time)
    except BaseException:  # Ctrl-C: the result is not needed
        child.kill()
        child.wait()  # after an interrupt, Popen.__exit__ itself waits for a quarter of a second only
        raise
    if is_late:
        child.kill()
    return child.wait(), is_late


def _limit(pid: int, limits: Limits) -> None:
    with suppress(ImportError, AttributeError):  # not Linux
        kinds = {
            resource.RLIMIT_AS: limits.memory, resource.RLIMIT_FSIZE: limits.output,
            resource.RLIMIT_CPU: limits.cpu, resource.RLIMIT_CORE: 0,
        }  # fmt: skip
        for kind, limit in kinds.items():
            with suppress(OSError):  # the child has ended already
                _, hard = resource.prlimit(pid, kind)
                allowed = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
                resource.prlimit(pid, kind, (allowed, hard))


def _exceeded(code: int, errors: bytes, limits: Limits) -> str:
    """The limit that a child has exceeded, by its exit code and error output; "" if none is known."""
    if code == -signal.SIGXCPU:
        return f"it does not end within {limits.cpu} s"
    if code == -signal.SIGXFSZ:
        own = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        if 0 <= own < limits.output:
            return f"it writes more than the {own} bytes that `ulimit -f` allows"
        return f"it writes more than {limits.output >> 20} MiB"
    if code != 0 and b"out of memory" in errors:
        return f"it needs more than {limits.memory >> 20} MiB of memory"
    return ""


def _read(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()
