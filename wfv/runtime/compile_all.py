"""Compiles kernels of a program now, on all cores: helper processes compile into the cache, and this one takes it all.

LLVM's Python binding lets one thread at a time into LLVM, and wfv's steps hold Python's lock: only processes compile at
once. They are started by a command of their own, not by `multiprocessing`: a script needs no
`if __name__ == "__main__"`, and they inherit no lock that another thread holds, as after a fork. A helper says nothing:
each kernel that is not in the cache when the helpers have ended is compiled here, which gives the errors.
"""

import os
import pickle
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, NamedTuple

from wfv.cache.store import Store, default_cache
from wfv.cpus import usable_cpus
from wfv.errors import Error, OptionError
from wfv.ir import items
from wfv.options import Options, as_index
from wfv.runtime.kernel import Kernel

MAX_PROCESSES = 16  # of about 200 MB each; the user may ask for more
_CODE = "import sys; sys.path[:] = sys.argv[1:]; from wfv.runtime.compile_all import serve; serve()"


class Job(NamedTuple):
    """A kernel, and the lanes of the variant to compile, if they differ from most launches' lanes."""

    kernel: Kernel
    lanes: int | None = None

    @property
    def options(self) -> Options:
        """The options of the variant. If the cost model chooses them and has not yet, it does now."""
        options = self.kernel.options
        return options if self.lanes is None or self.kernel.hints.has_sub_groups else replace(options, lanes=self.lanes)

    @property
    def is_cached(self) -> bool:
        """Whether the cache has the kernel."""
        chooser = self.kernel.chooser
        is_chosen = chooser is None or chooser.ranking.is_known
        return is_chosen and self.kernel.origin.compiler.find_entry("kernel", self.options) is not None

    def compile(self) -> Error | None:
        """Makes the machine code; returns the error about the kernel."""
        try:
            self.kernel.code.variants.get(self.options).compile()
        except Error as error:
            return error
        return None


def compile_all(program: Any, jobs: Mapping[str, Job], processes: int | None) -> dict[str, Error]:
    """Compiles kernels of a program; returns the errors by the job's name.

    `processes`: None for one on each CPU. Raises OptionError, and exceptions that are not wfv's: KeyboardInterrupt, ..
    """
    count, length = process_count(processes), {item.name: len(item.text) for item in items.items_of(program.text)}
    todo = sorted((name for name in jobs if not jobs[name].is_cached), key=lambda name: -length.get(name, 0))
    shares = [todo[number::count] for number in range(min(count, len(todo)))]
    errors = dict[str, Error | None]()
    with _helpers(program, jobs, shares[1:]) as helpers:
        errors |= {name: jobs[name].compile() for name in (shares or [[]])[0]}
        for helper in helpers:
            helper.wait()
    errors |= {name: job.compile() for name, job in jobs.items() if name not in errors}
    return {name: error for name, error in errors.items() if error is not None}


def process_count(asked: int | None) -> int:
    """The number of processes, this one included. Raises OptionError."""
    count = min(usable_cpus(), MAX_PROCESSES) if asked is None else as_index(asked, "processes")
    if count < 1:
        raise OptionError(f"{count} processes: not positive", help="pass a number, or None for one on each CPU")
    return count


@contextmanager
def _helpers(
    program: object, jobs: Mapping[str, Job], shares: Sequence[Sequence[str]]
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """A process for each share, if the cache can take their code. At the end they are killed, whatever they do."""
    started = list[subprocess.Popen[bytes]]()
    try:
        with suppress(OSError):  # without other processes, all kernels are compiled here
            for share in shares if isinstance(default_cache(), Store) else ():
                started.append(_started(pickle.dumps((program, [(name, jobs[name].lanes) for name in share]))))
        yield started
    finally:
        for process in started:
            process.kill()
            process.wait()


def _started(task: bytes) -> subprocess.Popen[bytes]:
    """A process that gets this task. Raises OSError where there is no Python to start, as in a frozen application."""
    python, path = sys.executable or "", map(os.path.abspath, sys.path)
    if getattr(sys, "frozen", False) or "py" not in os.path.basename(python).lower():
        raise FileNotFoundError(f"{python!r} is not a Python interpreter")
    options = ["-E"] if sys.flags.ignore_environment else []
    with tempfile.TemporaryFile() as file:
        file.write(task)
        file.seek(0)
        quiet = subprocess.DEVNULL
        return subprocess.Popen([python, *options, "-c", _CODE, *path], stdin=file, stdout=quiet, stderr=quiet)


def serve() -> None:
    """A helper's work: the kernels of the task on its standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the caller too, which ends this process
    program, share = pickle.load(sys.stdin.buffer)
    for name, lanes in share:
        Job(program[name], lanes).compile()
