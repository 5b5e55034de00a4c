"""The platform, and its device, which is the CPU: their limits, sub-devices, functions by name, and answers.

device.toml lists the device's fixed answers, queries.toml the answers that are attributes of an object.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from _wfv_driver import ffi, lib

from wfv.cpus import last_cache_bytes, usable_cpus
from wfv.driver import objects
from wfv.driver.entry_points import entry_point, information, is_supported
from wfv.driver.objects import ClError, Object, object_of, refuse_if, sizes, text, uint, ulong
from wfv.driver.prototypes import cl
from wfv.systems import linux
from wfv.version import __version__

FACTS = tomllib.loads(Path(__file__).with_name("device.toml").read_text())
VERSION = objects.version(3, 0)
PLATFORM_EXTENSIONS = (("cl_khr_icd", objects.version(1, 0)), ("cl_khr_extended_versioning", objects.version(1, 0)))


class Platform(Object):
    """The one platform."""

    kind = "cl_platform_id"


PLATFORM = Platform()


def extensions() -> tuple[tuple[str, int], ...]:
    """The extensions of the device, with their versions; all are of the platform, too."""
    return (*PLATFORM_EXTENSIONS, *((name, objects.version(1, 0)) for name in FACTS["extensions"]))


information(
    "clGetPlatformInfo",
    {
        cl.PLATFORM_PROFILE: text("FULL_PROFILE"),
        cl.PLATFORM_VERSION: text(f"OpenCL 3.0 wfv {__version__}"),
        cl.PLATFORM_NUMERIC_VERSION: uint(VERSION),
        cl.PLATFORM_NAME: text("wfv"),
        cl.PLATFORM_VENDOR: text("wfv"),
        cl.PLATFORM_EXTENSIONS: text(" ".join(name for name, _ in extensions())),
        cl.PLATFORM_EXTENSIONS_WITH_VERSION: objects.names_with_versions(extensions()),
        cl.PLATFORM_HOST_TIMER_RESOLUTION: ulong(1),
        cl.PLATFORM_ICD_SUFFIX_KHR: text("WFV"),
    },
)


@entry_point("clGetPlatformIDs", "clIcdGetPlatformIDsKHR")
def get_platform_ids(count: int, platforms: Any, count_ret: Any) -> None:
    refuse_if((platforms and count == 0) or not (platforms or count_ret), cl.INVALID_VALUE)
    objects.give_list([PLATFORM], count, platforms, count_ret)


@entry_point("clGetExtensionFunctionAddress", "clGetExtensionFunctionAddressForPlatform")
def get_function(*given: Any) -> int:
    """The address of a function of an extension that is supported, or of one that the loader needs; else 0.

    Its name is the last parameter, after the platform if there is one.
    """
    if not (name := given[-1]):
        return 0
    asked = ffi.string(name).decode(errors="replace")
    known = asked == "clIcdGetPlatformIDsKHR" or is_supported(asked)
    return int(lib.wfv_entry_point(name)) if known else 0


@entry_point("clUnloadPlatformCompiler", "clUnloadCompiler")
def unload_compiler(*_: Platform) -> None:
    """Nothing is kept that could be unloaded."""


ALIGNMENT: int = FACTS["uint"]["MIN_DATA_TYPE_ALIGN_SIZE"]
LOCAL_MEMORY: int = FACTS["ulong"]["LOCAL_MEM_SIZE"]
_SIZES: dict[str, int] = FACTS["size"]
MAX_LOCAL_ITEMS, MAX_IMAGE_BUFFER = _SIZES["MAX_WORK_GROUP_SIZE"], _SIZES["IMAGE_MAX_BUFFER_SIZE"]
MAX_IMAGE_2D, MAX_IMAGE_3D = _SIZES["IMAGE2D_MAX_WIDTH"], _SIZES["IMAGE3D_MAX_WIDTH"]
MAX_IMAGE_LAYERS = _SIZES["IMAGE_MAX_ARRAY_SIZE"]


@cache
def memory_size() -> int:
    """The machine's memory in bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def max_allocation() -> int:
    """The largest buffer in bytes."""
    return max(memory_size() // 2, 128 << 20)


_TYPES = cl.DEVICE_TYPE_CPU | cl.DEVICE_TYPE_DEFAULT
_ALL_TYPES = 0xFFFFFFFF


class Device(Object):
    """A device. `parent` is None for the platform's; `properties`: the properties that a sub-device was made by."""

    kind = "cl_device_id"

    def __init__(self, units: int, parent: Device | None = None, properties: tuple[int, ...] = ()) -> None:
        self.units, self.parent, self.properties = units, parent, properties

    def retain(self) -> None:
        """The platform's device is not counted."""
        if self.parent is not None:
            super().retain()

    def release(self) -> None:
        if self.parent is not None:
            super().release()

    @property
    def root(self) -> Device:
        """The platform's device."""
        return self if self.parent is None else self.parent.root


DEVICE = Device(usable_cpus())


@entry_point("clGetDeviceIDs")
def get_device_ids(_: Platform, types: int, count: int, devices: Any, count_ret: Any) -> None:
    known = types == _ALL_TYPES or (types and not types & ~0x1F)
    refuse_if(not known, cl.INVALID_DEVICE_TYPE)
    refuse_if((devices and count == 0) or not (devices or count_ret), cl.INVALID_VALUE)
    if not types & _TYPES:
        if count_ret:
            count_ret[0] = 0
        raise ClError(cl.DEVICE_NOT_FOUND)
    objects.give_list([DEVICE], count, devices, count_ret)


@entry_point("clCreateSubDevices")
def create_sub_devices(device: Device, properties: Any, count: int, devices: Any, count_ret: Any) -> None:
    refuse_if(not properties or not (devices or count_ret), cl.INVALID_VALUE)
    given = list_of(properties)
    counts = _counts(device, given)
    refuse_if(devices and count < len(counts), cl.INVALID_VALUE)
    if devices:
        made: list[Object] = [Device(each, device, (*given, 0)) for each in counts]
        objects.give_list(made, len(made), devices, None)
    if count_ret:
        count_ret[0] = len(counts)


def _counts(device: Device, properties: list[int]) -> list[int]:
    """The cores of each sub-device. Raises ClError."""
    match properties:
        case [cl.DEVICE_PARTITION_EQUALLY, units]:
            refuse_if(units < 1, cl.INVALID_VALUE)
            refuse_if(units > device.units, cl.INVALID_DEVICE_PARTITION_COUNT)
            refuse_if(units == device.units, cl.DEVICE_PARTITION_FAILED)  # one part is no partition
            return [units] * (device.units // units)
        case [cl.DEVICE_PARTITION_BY_COUNTS, *counts]:
            refuse_if(
                not counts or min(counts) < 0 or sum(counts) > device.units or len(counts) > device.units,
                cl.INVALID_DEVICE_PARTITION_COUNT,
            )
            return counts
    raise ClError(cl.INVALID_VALUE)


def list_of(properties: Any) -> list[int]:
    """The numbers before the zero that ends a list of properties.

    In the list of counts of a partition, the zero that ends the counts ends the list, too.
    """
    found = list[int]()
    while properties[len(found)]:
        found.append(int(properties[len(found)]))
    return found


@entry_point("clGetHostTimer")
def get_host_timer(_: Device, host: Any) -> None:
    refuse_if(not host, cl.INVALID_VALUE)
    host[0] = perf_counter_ns()


@entry_point("clGetDeviceAndHostTimer")
def get_device_and_host_timer(_: Device, device: Any, host: Any) -> None:
    refuse_if(not (device and host), cl.INVALID_VALUE)
    device[0] = host[0] = perf_counter_ns()  # the clock of clGetEventProfilingInfo, too


def _lanes() -> int:
    """The lanes of 32 bits in a register."""
    from wfv import llvm  # a hundred milliseconds that a host which only lists devices need not wait

    return llvm.find_target("host").vector_bits // 32


_KINDS = ("uint", "size", "ulong", "sizes", "boolean", "text", "constant", "flags")
_PARTITIONS = (cl.DEVICE_PARTITION_EQUALLY, cl.DEVICE_PARTITION_BY_COUNTS)


_C_VERSIONS = [("OpenCL C", objects.version(*each)) for each in ((1, 0), (1, 1), (1, 2), (3, 0))]

information(
    "clGetDeviceInfo",
    {
        **{
            getattr(cl, f"DEVICE_{name}"): getattr(objects, kind)(value)
            for kind in _KINDS
            for name, value in FACTS[kind].items()
        },
        cl.DEVICE_VENDOR_ID: lambda _: uint(linux.vendor_id()),
        cl.DEVICE_MAX_CLOCK_FREQUENCY: lambda _: uint(linux.cpu_clock()),
        cl.DEVICE_MAX_MEM_ALLOC_SIZE: lambda _: ulong(max_allocation()),
        cl.DEVICE_GLOBAL_MEM_SIZE: lambda _: ulong(memory_size()),
        cl.DEVICE_GLOBAL_MEM_CACHE_SIZE: lambda _: ulong(last_cache_bytes()),
        cl.DEVICE_NAME: lambda _: text(linux.cpu_name()),
        cl.DEVICE_VENDOR: lambda _: text(linux.cpuinfo().get("vendor_id", "wfv")),
        cl.DRIVER_VERSION: text(__version__),
        cl.DEVICE_VERSION: text(f"OpenCL 3.0 wfv {__version__}"),
        cl.DEVICE_NUMERIC_VERSION: uint(VERSION),
        cl.DEVICE_OPENCL_C_NUMERIC_VERSION_KHR: uint(objects.version(1, 2)),
        cl.DEVICE_OPENCL_C_ALL_VERSIONS: objects.names_with_versions(_C_VERSIONS),
        cl.DEVICE_OPENCL_C_FEATURES: objects.names_with_versions((name, VERSION) for name in FACTS["c_features"]),
        cl.DEVICE_EXTENSIONS: text(" ".join(name for name, _ in extensions())),
        cl.DEVICE_EXTENSIONS_WITH_VERSION: objects.names_with_versions(extensions()),
        cl.DEVICE_PLATFORM: object_of(PLATFORM),
        cl.DEVICE_PARTITION_PROPERTIES: lambda device: sizes(_PARTITIONS if device.units > 1 else (0,)),
        cl.DEVICE_PARTITION_TYPE: lambda device: sizes(device.properties or (0,)),
        cl.DEVICE_BUILT_IN_KERNELS_WITH_VERSION: b"",
        cl.DEVICE_ILS_WITH_VERSION: b"",
        cl.DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: lambda _: objects.size(_lanes()),
    },
)
