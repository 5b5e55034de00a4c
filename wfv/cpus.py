"""The processors: the kinds that code is compiled for, and what the system says of its own.

That is which of them this process may use, their caches, names, clock and registers.
"""

import ctypes
import math
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

TARGETS = ("host", "x86-64-v2", "x86-64-v3", "x86-64-v4", "neon", "apple-m1", "sve128", "sve256")
CGROUPS = Path("/sys/fs/cgroup")
OWN_CGROUPS = Path("/proc/self/cgroup")


def usable_cpus() -> int:
    """How many logical CPUs this process may use at once: fewer than the machine has, if it is bound to some.

    A container may have a quota instead (`docker run --cpus 2`): it may use all CPUs, but only so much of their time.
    More threads than that use it up at once, and then all of them stand still for the rest of a period.
    """
    bound = _bound_cpus()
    return min(bound, cpu_quota() or bound)


def _bound_cpus() -> int:
    """The CPUs that this process is bound to, or else all: these are counted by reading a file, 10 us."""
    if hasattr(os, "sched_getaffinity"):
        with suppress(OSError):  # a sandbox may refuse to say
            return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def cpu_quota() -> int:
    """The CPUs of the smallest quota of the control groups that this process is in, rounded up; 0: there is none."""
    return quota_of(CGROUPS, OWN_CGROUPS)


def quota_of(cgroups: Path, own: Path) -> int:
    """`cpu_quota` of the groups in a folder; `own` has the names of those of the process, one a line."""
    found = [math.ceil(quota) for folder in _folders(cgroups, own) if (quota := _quota(folder)) > 0]
    return min(found, default=0)


def _folders(cgroups: Path, own: Path) -> Iterator[Path]:
    """Those of the process's groups and of the groups around them, in both versions of control groups."""
    lines = ["0::/", "1:cpu:/"]  # what a container sees of its own
    with suppress(OSError):
        lines += own.read_text("utf-8", "surrogateescape").splitlines()
    for line in lines:
        _, controllers, path = (*line.split(":", 2), "", "")[:3]
        for top in _tops(cgroups, controllers):
            folder = top / path.lstrip("/")
            yield from (each for each in (folder, *folder.parents) if each.is_relative_to(top))


def _tops(cgroups: Path, controllers: str) -> list[Path]:
    """Where groups with these controllers begin; none if they do not control processor time.

    Version 2 has no controllers here. It is in a folder of its own beside folders of version 1; the folder of several
    controllers may have their names in another order.
    """
    if not controllers:
        return [cgroups, cgroups / "unified"]
    return [cgroups / controllers, cgroups / "cpu"] if "cpu" in controllers.split(",") else []


def _quota(folder: Path) -> float:
    """The CPUs that a group may use; 0 if it says nothing."""
    with suppress(OSError, ValueError, ArithmeticError):
        quota, period = (folder / "cpu.max").read_text().split()
        return int(quota) / int(period) if quota != "max" else 0.0
    with suppress(OSError, ValueError, ArithmeticError):
        return int((folder / "cpu.cfs_quota_us").read_text()) / int((folder / "cpu.cfs_period_us").read_text())
    return 0.0


@contextmanager
def on_cpus(count: int) -> Iterator[None]:
    """This thread, and the threads and processes that it starts, run on the first `count` CPUs that it may use."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:count])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"K": 1 << 10, "M": 1 << 20}


class DataCache(NamedTuple):
    """`nbytes` of data; `cpus`: how many CPUs share it."""

    level: int
    nbytes: int
    cpus: int


@cache
def data_caches(directory: Path = CACHES) -> tuple[DataCache, ...]:
    """The caches, the first level first; none if the system reports none."""
    return tuple(sorted(found for index in directory.glob("index*") if (found := _data_cache(index)) is not None))


def _data_cache(index: Path) -> DataCache | None:
    with suppress(OSError, ValueError, KeyError, IndexError):
        if _word(index, "type") != "Instruction":
            size = _word(index, "size")
            nbytes = int(size[:-1]) * _UNITS[size[-1]]
            return DataCache(int(_word(index, "level")), nbytes, _count(_word(index, "shared_cpu_list")))
    return None


def _word(index: Path, name: str) -> str:
    return (index / name).read_text().strip()


def _count(text: str) -> int:
    """The number of CPUs in a list such as `0-3,8`."""
    ranges = (part.partition("-") for part in text.split(","))
    return sum(int(last or first) - int(first) + 1 for first, _, last in ranges)


@cache
def cpuinfo() -> dict[str, str]:
    """The first processor of /proc/cpuinfo."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n\n")[0].splitlines()
    except OSError:
        return {}
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def cpu_name() -> str:
    return cpuinfo().get("model name") or platform.processor() or platform.machine()


def cpu_clock() -> int:
    """MHz."""
    try:
        with open("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", encoding="ascii") as file:
            return int(file.read()) // 1000
    except (OSError, ValueError):
        return int(float(cpuinfo().get("cpu MHz", "1000")))


def vendor_id() -> int:
    """The vendor's number of PCI devices."""
    return {"GenuineIntel": 0x8086, "AuthenticAMD": 0x1022}.get(cpuinfo().get("vendor_id", ""), 0x10000)


def last_cache_size() -> int:
    """Bytes of the last cache."""
    return data_caches()[-1].nbytes if data_caches() else 1 << 18


_PR_SVE_GET_VL, _LENGTH = 51, 0xFFFF  # prctl(2); what of its result is the length


@cache
def sve_bytes() -> int:
    """The bytes of an SVE register, as this process uses them; 0: there is no SVE."""
    if platform.system() != "Linux" or platform.machine() != "aarch64":
        return 0
    return max(int(ctypes.CDLL(None).prctl(_PR_SVE_GET_VL, 0, 0, 0, 0)), 0) & _LENGTH


@cache
def register_bytes() -> int:
    flags = cpuinfo().get("flags", "").split()
    return 64 if "avx512f" in flags else 32 if "avx2" in flags else 16
