"""A compiler as a child process that can use up neither the machine's memory, nor its disk, nor all its time.

The limits are set from outside as soon as the child is there: code that runs between fork and exec may wait for a lock
that another thread held.
"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

from wfv.lazy import LazyModule

if TYPE_CHECKING:
    import resource
    import subprocess
    import tempfile
else:  # only when Clang runs; the first is not on every system
    resource, subprocess, tempfile = LazyModule("resource"), LazyModule("subprocess"), LazyModule("tempfile")


@dataclass(frozen=True)
class Limits:
    """Bytes of address space, bytes of each of both outputs, seconds of the CPU, seconds on the clock."""

    memory: int = 2 << 30
    output: int = 64 << 20
    cpu: int = 60
    time: float = 120.0


LIMITS = Limits()


@dataclass(frozen=True)
class Finished:
    """What a child printed; `stopped` says which limit ended it, "" if none did, as far as that can be told."""

    code: int
    out: bytes
    said: bytes
    stopped: str = ""


def run_limited(arguments: Sequence[str], data: bytes, directory: Path, limits: Limits) -> Finished:
    """Runs a program with `data` for its input. Raises OSError if it does not start."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as said:
        given.write(data)
        given.seek(0)
        with subprocess.Popen(arguments, stdin=given, stdout=out, stderr=said, cwd=directory) as child:
            try:
                _limit(child.pid, limits)
                code = child.wait(limits.time)
            except subprocess.TimeoutExpired:
                child.kill()
                return Finished(-signal.SIGKILL, b"", _read(said), f"it does not end within {limits.time:g} s")
            except BaseException:  # Ctrl-C: nobody waits for the result
                child.kill()
                child.wait()  # Popen's own end gives up after a quarter of a second
                raise
        return Finished(code, _read(out), _read(said), _reason(code, _read(said), limits))


def _limit(pid: int, limits: Limits) -> None:
    with suppress(ImportError, AttributeError):  # not Linux
        kinds = {
            resource.RLIMIT_AS: limits.memory, resource.RLIMIT_FSIZE: limits.output,
            resource.RLIMIT_CPU: limits.cpu, resource.RLIMIT_CORE: 0,
        }  # fmt: skip
        for kind, limit in kinds.items():
            with suppress(OSError):  # it has ended already
                _, hard = resource.prlimit(pid, kind)
                allowed = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
                resource.prlimit(pid, kind, (allowed, hard))


def _reason(code: int, said: bytes, limits: Limits) -> str:
    if code == -signal.SIGXCPU:
        return f"it does not end within {limits.cpu} s"
    if code == -signal.SIGXFSZ:
        return f"it makes more than {limits.output >> 20} MiB"
    if code != 0 and b"out of memory" in said:
        return f"it needs more than {limits.memory >> 20} MiB of memory"
    return ""


def _read(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()
