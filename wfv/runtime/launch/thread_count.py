"""The threads of a launch: their maximum, and the measured speed that decides how many pay.

`Pace` stores the measured time of a kernel's work-items. Each launch updates it for the next one. Without this,
a short launch would pay for threads that find nothing left to do, and a long claim would delay Ctrl-C.
"""

from __future__ import annotations

import ctypes
import operator
import os

from wfv.cpus import usable_cpus
from wfv.errors import GeometryError, OptionError

MAX_THREADS = 1024
VARIABLE = "WFV_THREADS"


def threads_or_default(threads: int | None) -> int:
    """The given number of threads, else that of WFV_THREADS, else one for each usable CPU.

    Raises GeometryError, and OptionError for the variable.
    """
    if threads is not None:
        return check_threads(threads)
    text = os.environ.get(VARIABLE, "")
    if not text:
        return min(usable_cpus(), MAX_THREADS)
    try:
        return check_threads(int(text))
    except (ValueError, GeometryError):
        raise OptionError(
            f"{VARIABLE}={text!r}: no number of threads", help=f"set it to a number from 1 to {MAX_THREADS}"
        ) from None


def reason_of(given: int | None) -> str:
    """Whose choice the number of threads is that `threads_or_default` returns."""
    if given is not None:
        return "as given"
    is_set = bool(os.environ.get(VARIABLE))
    by_default = "the default: one for each CPU that the process may use"
    return f"from the environment variable {VARIABLE}" if is_set else by_default


def check_threads(threads: int) -> int:
    """The number as an integer. Raises GeometryError if it is out of range."""
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


class Pace(ctypes.Structure):
    """The speed of a kernel's launches on one thread, 0 if it is unknown; native/launch.c reads and sets it."""

    _fields_ = (("seconds_per_item", ctypes.c_double),)
    seconds_per_item: float
