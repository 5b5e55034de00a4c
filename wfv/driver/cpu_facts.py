"""What the system says of the processor: its names, clock, cache and registers."""

from __future__ import annotations

import platform
from functools import cache


@cache
def fields() -> dict[str, str]:
    """The first processor of /proc/cpuinfo."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n\n")[0].splitlines()
    except OSError:
        return {}
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def name() -> str:
    return fields().get("model name") or platform.processor() or platform.machine()


def clock() -> int:
    """MHz."""
    try:
        with open("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", encoding="ascii") as file:
            return int(file.read()) // 1000
    except (OSError, ValueError):
        return int(float(fields().get("cpu MHz", "1000")))


def vendor_id() -> int:
    """The vendor's number of PCI devices."""
    return {"GenuineIntel": 0x8086, "AuthenticAMD": 0x1022}.get(fields().get("vendor_id", ""), 0x10000)


def cache_size() -> int:
    """Bytes of the last cache, as the processor reports it."""
    number, _, unit = fields().get("cache size", "256 KB").partition(" ")
    return int(number) << (20 if unit == "MB" else 10)


@cache
def register_bytes() -> int:
    flags = fields().get("flags", "").split()
    return 64 if "avx512f" in flags else 32 if "avx2" in flags else 16
