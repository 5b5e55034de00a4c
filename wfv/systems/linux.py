"""Linux: files below /proc and /sys, control groups, and glibc."""

import ctypes
import math
import mmap
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

CGROUPS = Path("/sys/fs/cgroup")
OWN_CGROUPS = Path("/proc/self/cgroup")
CPU = Path("/sys/devices/system/cpu/cpu0")
LIBMVEC = "libmvec.so.1"  # vector math functions
LIBRARIES = ("libm.so.6", "libgcc_s.so.1")  # to load, if the process has not loaded them yet
SYMBOLS: dict[str, str] = {}  # of functions that code calls by other names, or on this system only
NO_RESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000)  # no memory is promised; Python names it since 3.13
HAS_OPENCL_DRIVERS = True


@cache
def cpu_quota() -> int:
    """The CPUs of the smallest quota of the control groups that this process is in, rounded up; 0: there is none."""
    return quota_of(CGROUPS, OWN_CGROUPS)


def quota_of(cgroups: Path, own: Path) -> int:
    """`cpu_quota` of the groups in a folder; `own` lists the names of the process's groups, one a line."""
    found = [math.ceil(quota) for folder in _folders(cgroups, own) if (quota := _quota(folder)) > 0]
    return min(found, default=0)


def _folders(cgroups: Path, own: Path) -> Iterator[Path]:
    """The folders of the process's groups and of the groups around them, in both versions of control groups."""
    lines = ["0::/", "1:cpu:/"]  # a container's own groups, as it sees them
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


_UNITS = {"K": 1 << 10, "M": 1 << 20}


@cache
def data_caches(directory: Path = CPU / "cache") -> dict[int, int]:
    """The bytes of the data caches by level; none if the system reports none."""
    found = dict[int, int]()
    for index in directory.glob("index*"):
        with suppress(OSError, ValueError, KeyError, IndexError):
            level, kind, size = ((index / name).read_text().strip() for name in ("level", "type", "size"))
            if kind != "Instruction":
                found[int(level)] = int(size[:-1]) * _UNITS[size[-1]]
    return found


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
    return cpuinfo().get("model name") or os.uname().machine


def cpu_clock() -> int:
    """The highest frequency in MHz."""
    return (_frequency("cpuinfo_max_freq") or int(float(cpuinfo().get("cpu MHz", "1000")) * 1000)) // 1000


def current_frequency() -> int | None:
    """In kHz; None: not known."""
    return _frequency("scaling_cur_freq")


def governor() -> str | None:
    """How the system chooses the frequency, such as `performance`; None: not known."""
    with suppress(OSError):
        return (CPU / "cpufreq" / "scaling_governor").read_text().strip()
    return None


def _frequency(name: str) -> int | None:
    with suppress(OSError, ValueError):
        return int((CPU / "cpufreq" / name).read_text())
    return None


def vendor_id() -> int:
    """The vendor's number of PCI devices."""
    return {"GenuineIntel": 0x8086, "AuthenticAMD": 0x1022}.get(cpuinfo().get("vendor_id", ""), 0x10000)


_PR_SVE_GET_VL, _LENGTH = 51, 0xFFFF  # prctl(2); the bits of its result that are the length


@cache
def sve_bytes() -> int:
    """The bytes of an SVE register, as this process uses them; 0: there is no SVE."""
    if os.uname().machine != "aarch64":
        return 0
    return max(int(ctypes.CDLL(None).prctl(_PR_SVE_GET_VL, 0, 0, 0, 0)), 0) & _LENGTH


def use_large_pages(memory: mmap.mmap) -> None:
    with suppress(OSError):  # a kernel without them
        memory.madvise(mmap.MADV_HUGEPAGE)
