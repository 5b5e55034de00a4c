"""The number of threads of a launch. In a file of its own, because `wfv.build` does not load the launch code."""

from __future__ import annotations

import operator
import os

from wfv.cpus import usable_cpus
from wfv.errors import GeometryError, OptionError

MAX_THREADS = 1024
VARIABLE = "WFV_THREADS"


class DefaultThreads(int):
    """A number of threads that the user has not passed; `why` says where it is from."""

    why: str

    def __new__(cls, number: int, why: str) -> DefaultThreads:
        self = super().__new__(cls, number)
        self.why = why
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return DefaultThreads, (int(self), self.why)


def threads_or_default(threads: int | None) -> int:
    """The given number of threads, else that of WFV_THREADS, else one for each usable CPU.

    Raises GeometryError, and OptionError for the variable.
    """
    if threads is not None:
        return check_threads(threads)
    text = os.environ.get(VARIABLE, "")
    if not text:
        return DefaultThreads(min(usable_cpus(), MAX_THREADS), "the default: one for each CPU that the process may use")
    try:
        return DefaultThreads(check_threads(int(text)), f"from the environment variable {VARIABLE}")
    except (ValueError, GeometryError):
        raise OptionError(
            f"{VARIABLE}={text!r}: no number of threads", help=f"set it to a number from 1 to {MAX_THREADS}"
        ) from None


def reason_of(threads: int) -> str:
    """Whose choice the number of threads is."""
    return threads.why if isinstance(threads, DefaultThreads) else "as given"


def check_threads(threads: int) -> int:
    """The number as an integer. Raises GeometryError if it is out of range."""
    if isinstance(threads, DefaultThreads):
        return threads
    try:
        number = operator.index(threads)
    except TypeError:
        number = 0
    if not 1 <= number <= MAX_THREADS:
        raise GeometryError(
            f"{threads!r} threads: not an integer from 1 to {MAX_THREADS}",
            help="the threads share the work-groups of a launch: pass 1, or the number of cores",
        )
    return number
