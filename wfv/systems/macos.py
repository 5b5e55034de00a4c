"""macOS: numbers and texts of sysctl. It binds no process to CPUs, and its libraries are in each process.

Reviewed against macOS's interfaces, never run there.
"""

import ctypes
import mmap
import platform
from functools import cache

LIBMVEC = ""  # there is none
LIBRARIES = ()
# Functions that LLVM calls here in place of memset, of sine and cosine together, of exp10; functions of C that are
# here under another name.
_OF_LLVM = ("bzero", "__bzero", "memset_pattern16", "__exp10", "__exp10f", "__sincos_stret", "__sincosf_stret")
SYMBOLS = {each: each for each in _OF_LLVM} | {each: f"__{each}" for each in ("exp10", "exp10f", "sincos", "sincosf")}
NO_RESERVE = 0x40  # MAP_NORESERVE
HAS_OPENCL_DRIVERS = False  # its OpenCL loads none


def cpu_quota() -> int:
    """There are none."""
    return 0


@cache
def data_caches() -> dict[int, int]:
    """The bytes of the data caches by level; of the fast cores, if there are two kinds."""
    names = {1: "l1dcachesize", 2: "l2cachesize", 3: "l3cachesize"}
    sizes = {level: _number(f"hw.perflevel0.{name}") or _number(f"hw.{name}") for level, name in names.items()}
    return {level: nbytes for level, nbytes in sizes.items() if nbytes}


def cpu_name() -> str:
    return _value("machdep.cpu.brand_string").rstrip(b"\0").decode() or platform.machine()


def current_frequency() -> None:
    """Not known."""


def governor() -> None:
    """Not known."""


def sve_bytes() -> int:
    """Apple's processors have no SVE outside of its streaming mode."""
    return 0


def use_large_pages(_: mmap.mmap) -> None:
    """The system decides."""


def _number(name: str) -> int:
    """0 if the system does not have it."""
    return int.from_bytes(_value(name), "little")


def _value(name: str) -> bytes:
    size, buffer = ctypes.c_size_t(256), ctypes.create_string_buffer(256)
    failed = ctypes.CDLL(None).sysctlbyname(name.encode(), buffer, ctypes.byref(size), None, ctypes.c_size_t(0))
    return b"" if failed else buffer.raw[: size.value]
