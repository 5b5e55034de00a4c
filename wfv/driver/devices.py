"""The device, which is the CPU, and its sub-devices, which are some of its cores."""

from __future__ import annotations

import os
import platform
from functools import cache
from time import perf_counter_ns
from typing import Any

from wfv import __version__
from wfv.cpus import usable_cpus
from wfv.driver import constants as cl
from wfv.driver import queries
from wfv.driver.entry_points import entry_point, is_supported
from wfv.driver.objects import ClError, Object
from wfv.driver.platform import PLATFORM, VERSION, Platform, extensions
from wfv.driver.queries import Getter, boolean, object_of, sizes, text, uint, ulong

ALIGNMENT = 128  # bytes, of buffers and sub-buffers: as large as the largest type, long16
MAX_LOCAL_ITEMS = 4096
LOCAL_MEMORY = 256 << 10
MAX_CONSTANT_BUFFER = 64 << 20
MAX_PARAMETERS = 4096  # bytes
MAX_IMAGE_2D = 16384  # texels in a row, and rows
MAX_IMAGE_3D = 2048
MAX_IMAGE_LAYERS = 2048
MAX_IMAGE_BUFFER = 1 << 27  # texels
_TYPES = cl.DEVICE_TYPE_CPU | cl.DEVICE_TYPE_DEFAULT
_ALL_TYPES = 0xFFFFFFFF
_LINE = 64


class Device(Object):
    """A device. `parent` is None for the one of the platform; `properties` are those that a sub-device was made by."""

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


@cache
def memory_size() -> int:
    """The machine's memory in bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def max_allocation() -> int:
    """The largest buffer in bytes."""
    return max(memory_size() // 2, 128 << 20)


@cache
def _cpu() -> dict[str, str]:
    """The first processor of /proc/cpuinfo."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n\n")[0].splitlines()
    except OSError:
        return {}
    return {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}


def _name() -> str:
    return _cpu().get("model name") or platform.processor() or platform.machine()


def _clock() -> int:
    """MHz."""
    for path in ("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq",):
        try:
            with open(path, encoding="ascii") as file:
                return int(file.read()) // 1000
        except (OSError, ValueError):
            pass
    return int(float(_cpu().get("cpu MHz", "1000")))


def _vendor_id() -> int:
    """The vendor's number of PCI devices."""
    return {"GenuineIntel": 0x8086, "AuthenticAMD": 0x1022}.get(_cpu().get("vendor_id", ""), 0x10000)


def _cache_size() -> int:
    """Bytes of the last cache, as the processor reports it."""
    number, _, unit = _cpu().get("cache size", "256 KB").partition(" ")
    return int(number) << (20 if unit == "MB" else 10)


@cache
def _register_bytes() -> int:
    flags = _cpu().get("flags", "").split()
    return 64 if "avx512f" in flags else 32 if "avx2" in flags else 16


def _width(nbytes: int) -> Getter:
    """How many values of that many bytes a register holds: vectors of work-items, not of the source."""
    return lambda _: uint(min(_register_bytes() // nbytes, 16))


def _c_versions() -> list[tuple[str, int]]:
    return [("OpenCL C", queries.version(*each)) for each in ((1, 0), (1, 1), (1, 2), (3, 0))]


def _c_features() -> list[tuple[str, int]]:
    """The optional features of OpenCL C 3.0: those whose macros wfv/opencl/include defines."""
    names = [
        "__opencl_c_atomic_order_acq_rel", "__opencl_c_atomic_order_seq_cst", "__opencl_c_atomic_scope_device",
        "__opencl_c_atomic_scope_all_devices", "__opencl_c_fp64", "__opencl_c_generic_address_space",
        "__opencl_c_int64", "__opencl_c_program_scope_global_variables", "__opencl_c_subgroups",
        "__opencl_c_work_group_collective_functions",
    ]  # fmt: skip
    if is_supported("clCreateImage"):
        names += ["__opencl_c_images", "__opencl_c_3d_image_writes", "__opencl_c_read_write_images"]
    return [(name, VERSION) for name in names]


def _image(with_images: bytes, without: bytes) -> Getter:
    return lambda _: with_images if is_supported("clCreateImage") else without


_ROUNDING = cl.FP_ROUND_TO_NEAREST | cl.FP_ROUND_TO_ZERO | cl.FP_ROUND_TO_INF
_SINGLE = cl.FP_DENORM | cl.FP_INF_NAN | cl.FP_ROUND_TO_NEAREST | cl.FP_FMA | cl.FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
_DOUBLE = cl.FP_DENORM | cl.FP_INF_NAN | _ROUNDING | cl.FP_FMA
_HALF = cl.FP_DENORM | cl.FP_INF_NAN | cl.FP_ROUND_TO_NEAREST
_MEMORY_ORDERS = (
    cl.DEVICE_ATOMIC_ORDER_RELAXED | cl.DEVICE_ATOMIC_ORDER_ACQ_REL | cl.DEVICE_ATOMIC_ORDER_SEQ_CST
    | cl.DEVICE_ATOMIC_SCOPE_WORK_ITEM | cl.DEVICE_ATOMIC_SCOPE_WORK_GROUP | cl.DEVICE_ATOMIC_SCOPE_DEVICE
    | cl.DEVICE_ATOMIC_SCOPE_ALL_DEVICES
)  # fmt: skip
_FENCE_ORDERS = _MEMORY_ORDERS
_PARTITIONS = (cl.DEVICE_PARTITION_EQUALLY, cl.DEVICE_PARTITION_BY_COUNTS)
_QUEUES = cl.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | cl.QUEUE_PROFILING_ENABLE

_INFO: dict[int, Getter] = {
    cl.DEVICE_TYPE: lambda _: ulong(cl.DEVICE_TYPE_CPU),
    cl.DEVICE_VENDOR_ID: lambda _: uint(_vendor_id()),
    cl.DEVICE_MAX_COMPUTE_UNITS: lambda device: uint(device.units),
    cl.DEVICE_MAX_WORK_ITEM_DIMENSIONS: lambda _: uint(3),
    cl.DEVICE_MAX_WORK_GROUP_SIZE: lambda _: queries.size(MAX_LOCAL_ITEMS),
    cl.DEVICE_MAX_WORK_ITEM_SIZES: lambda _: sizes((MAX_LOCAL_ITEMS,) * 3),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_CHAR: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_SHORT: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_INT: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_LONG: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE: lambda _: uint(1),
    cl.DEVICE_PREFERRED_VECTOR_WIDTH_HALF: lambda _: uint(1),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_CHAR: _width(1),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_SHORT: _width(2),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_INT: _width(4),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_LONG: _width(8),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_FLOAT: _width(4),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE: _width(8),
    cl.DEVICE_NATIVE_VECTOR_WIDTH_HALF: _width(2),
    cl.DEVICE_MAX_CLOCK_FREQUENCY: lambda _: uint(_clock()),
    cl.DEVICE_ADDRESS_BITS: lambda _: uint(64),
    cl.DEVICE_MAX_MEM_ALLOC_SIZE: lambda _: ulong(max_allocation()),
    cl.DEVICE_GLOBAL_MEM_SIZE: lambda _: ulong(memory_size()),
    cl.DEVICE_GLOBAL_MEM_CACHE_TYPE: lambda _: uint(cl.READ_WRITE_CACHE),
    cl.DEVICE_GLOBAL_MEM_CACHELINE_SIZE: lambda _: uint(_LINE),
    cl.DEVICE_GLOBAL_MEM_CACHE_SIZE: lambda _: ulong(_cache_size()),
    cl.DEVICE_MAX_CONSTANT_BUFFER_SIZE: lambda _: ulong(MAX_CONSTANT_BUFFER),
    cl.DEVICE_MAX_CONSTANT_ARGS: lambda _: uint(64),
    cl.DEVICE_LOCAL_MEM_TYPE: lambda _: uint(cl.GLOBAL),
    cl.DEVICE_LOCAL_MEM_SIZE: lambda _: ulong(LOCAL_MEMORY),
    cl.DEVICE_ERROR_CORRECTION_SUPPORT: lambda _: boolean(False),
    cl.DEVICE_PROFILING_TIMER_RESOLUTION: lambda _: queries.size(1),
    cl.DEVICE_ENDIAN_LITTLE: lambda _: boolean(True),
    cl.DEVICE_AVAILABLE: lambda _: boolean(True),
    cl.DEVICE_COMPILER_AVAILABLE: lambda _: boolean(True),
    cl.DEVICE_LINKER_AVAILABLE: lambda _: boolean(True),
    cl.DEVICE_EXECUTION_CAPABILITIES: lambda _: ulong(cl.EXEC_KERNEL | cl.EXEC_NATIVE_KERNEL),
    cl.DEVICE_QUEUE_ON_HOST_PROPERTIES: lambda _: ulong(_QUEUES),
    cl.DEVICE_NAME: lambda _: text(_name()),
    cl.DEVICE_VENDOR: lambda _: text(_cpu().get("vendor_id", "wfv")),
    cl.DRIVER_VERSION: lambda _: text(__version__),
    cl.DEVICE_PROFILE: lambda _: text("FULL_PROFILE"),
    cl.DEVICE_VERSION: lambda _: text(f"OpenCL 3.0 wfv {__version__}"),
    cl.DEVICE_NUMERIC_VERSION: lambda _: uint(VERSION),
    cl.DEVICE_OPENCL_C_VERSION: lambda _: text("OpenCL C 1.2 wfv"),
    cl.DEVICE_OPENCL_C_NUMERIC_VERSION_KHR: lambda _: uint(queries.version(1, 2)),
    cl.DEVICE_OPENCL_C_ALL_VERSIONS: lambda _: queries.names_with_versions(_c_versions()),
    cl.DEVICE_OPENCL_C_FEATURES: lambda _: queries.names_with_versions(_c_features()),
    cl.DEVICE_EXTENSIONS: lambda _: text(" ".join(name for name, _ in extensions())),
    cl.DEVICE_EXTENSIONS_WITH_VERSION: lambda _: queries.names_with_versions(extensions()),
    cl.DEVICE_PLATFORM: lambda _: object_of(PLATFORM),
    cl.DEVICE_SINGLE_FP_CONFIG: lambda _: ulong(_SINGLE),
    cl.DEVICE_DOUBLE_FP_CONFIG: lambda _: ulong(_DOUBLE),
    cl.DEVICE_HALF_FP_CONFIG: lambda _: ulong(_HALF),
    cl.DEVICE_HOST_UNIFIED_MEMORY: lambda _: boolean(True),
    cl.DEVICE_MEM_BASE_ADDR_ALIGN: lambda _: uint(8 * ALIGNMENT),
    cl.DEVICE_MIN_DATA_TYPE_ALIGN_SIZE: lambda _: uint(ALIGNMENT),
    cl.DEVICE_MAX_PARAMETER_SIZE: lambda _: queries.size(MAX_PARAMETERS),
    cl.DEVICE_PRINTF_BUFFER_SIZE: lambda _: queries.size(1 << 20),
    cl.DEVICE_PREFERRED_INTEROP_USER_SYNC: lambda _: boolean(True),
    cl.DEVICE_PARENT_DEVICE: lambda device: object_of(device.parent),
    cl.DEVICE_REFERENCE_COUNT: lambda device: uint(device.references),
    cl.DEVICE_PARTITION_MAX_SUB_DEVICES: lambda device: uint(device.units),
    cl.DEVICE_PARTITION_PROPERTIES: lambda device: sizes(_PARTITIONS if device.units > 1 else (0,)),
    cl.DEVICE_PARTITION_AFFINITY_DOMAIN: lambda _: ulong(0),
    cl.DEVICE_PARTITION_TYPE: lambda device: sizes(device.properties or (0,)),
    cl.DEVICE_BUILT_IN_KERNELS: lambda _: text(""),
    cl.DEVICE_BUILT_IN_KERNELS_WITH_VERSION: lambda _: b"",
    cl.DEVICE_ILS_WITH_VERSION: lambda _: b"",
    cl.DEVICE_IL_VERSION: lambda _: text(""),
    cl.DEVICE_LATEST_CONFORMANCE_VERSION_PASSED: lambda _: text(""),
    # images
    cl.DEVICE_IMAGE_SUPPORT: _image(boolean(True), boolean(False)),
    cl.DEVICE_MAX_READ_IMAGE_ARGS: _image(uint(128), uint(0)),
    cl.DEVICE_MAX_WRITE_IMAGE_ARGS: _image(uint(64), uint(0)),
    cl.DEVICE_MAX_READ_WRITE_IMAGE_ARGS: _image(uint(64), uint(0)),
    cl.DEVICE_IMAGE2D_MAX_WIDTH: _image(queries.size(MAX_IMAGE_2D), queries.size(0)),
    cl.DEVICE_IMAGE2D_MAX_HEIGHT: _image(queries.size(MAX_IMAGE_2D), queries.size(0)),
    cl.DEVICE_IMAGE3D_MAX_WIDTH: _image(queries.size(MAX_IMAGE_3D), queries.size(0)),
    cl.DEVICE_IMAGE3D_MAX_HEIGHT: _image(queries.size(MAX_IMAGE_3D), queries.size(0)),
    cl.DEVICE_IMAGE3D_MAX_DEPTH: _image(queries.size(MAX_IMAGE_3D), queries.size(0)),
    cl.DEVICE_IMAGE_MAX_BUFFER_SIZE: _image(queries.size(MAX_IMAGE_BUFFER), queries.size(0)),
    cl.DEVICE_IMAGE_MAX_ARRAY_SIZE: _image(queries.size(MAX_IMAGE_LAYERS), queries.size(0)),
    cl.DEVICE_MAX_SAMPLERS: _image(uint(16), uint(0)),
    cl.DEVICE_IMAGE_PITCH_ALIGNMENT: _image(uint(1), uint(0)),
    cl.DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT: _image(uint(16), uint(0)),
    # what is optional in 3.0
    cl.DEVICE_SVM_CAPABILITIES: lambda _: ulong(0),
    cl.DEVICE_ATOMIC_MEMORY_CAPABILITIES: lambda _: ulong(_MEMORY_ORDERS),
    cl.DEVICE_ATOMIC_FENCE_CAPABILITIES: lambda _: ulong(_FENCE_ORDERS),
    cl.DEVICE_DEVICE_ENQUEUE_CAPABILITIES: lambda _: ulong(0),
    cl.DEVICE_QUEUE_ON_DEVICE_PROPERTIES: lambda _: ulong(0),
    cl.DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE: lambda _: uint(0),
    cl.DEVICE_QUEUE_ON_DEVICE_MAX_SIZE: lambda _: uint(0),
    cl.DEVICE_MAX_ON_DEVICE_QUEUES: lambda _: uint(0),
    cl.DEVICE_MAX_ON_DEVICE_EVENTS: lambda _: uint(0),
    cl.DEVICE_PIPE_SUPPORT: lambda _: boolean(False),
    cl.DEVICE_MAX_PIPE_ARGS: lambda _: uint(0),
    cl.DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS: lambda _: uint(0),
    cl.DEVICE_PIPE_MAX_PACKET_SIZE: lambda _: uint(0),
    cl.DEVICE_MAX_GLOBAL_VARIABLE_SIZE: lambda _: queries.size(1 << 16),
    cl.DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE: lambda _: queries.size(1 << 20),
    cl.DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT: lambda _: boolean(True),
    cl.DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT: lambda _: boolean(True),
    cl.DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT: lambda _: boolean(True),
    cl.DEVICE_MAX_NUM_SUB_GROUPS: lambda _: uint(MAX_LOCAL_ITEMS),
    cl.DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS: lambda _: boolean(False),
    cl.DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT: lambda _: uint(0),
    cl.DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT: lambda _: uint(0),
    cl.DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT: lambda _: uint(0),
    cl.DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: lambda _: queries.size(_register_bytes() // 4),
}


@entry_point("clGetDeviceIDs")
def get_device_ids(_: Platform, types: int, count: int, devices: Any, count_ret: Any) -> None:
    known = types == _ALL_TYPES or (types and not types & ~0x1F)
    if not known:
        raise ClError(cl.INVALID_DEVICE_TYPE)
    if (devices and count == 0) or not (devices or count_ret):
        raise ClError(cl.INVALID_VALUE)
    if not types & _TYPES:
        if count_ret:
            count_ret[0] = 0
        raise ClError(cl.DEVICE_NOT_FOUND)
    queries.give_list([DEVICE], count, devices, count_ret)


@entry_point("clGetDeviceInfo")
def get_device_info(device: Device, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    queries.answer(_INFO, device, name, nbytes, value, nbytes_ret)


@entry_point("clRetainDevice")
def retain_device(device: Device) -> None:
    device.retain()


@entry_point("clReleaseDevice")
def release_device(device: Device) -> None:
    device.release()


@entry_point("clCreateSubDevices")
def create_sub_devices(device: Device, properties: Any, count: int, devices: Any, count_ret: Any) -> None:
    if not properties or not (devices or count_ret):
        raise ClError(cl.INVALID_VALUE)
    given = list_of(properties)
    counts = _counts(device, given)
    if devices and count < len(counts):
        raise ClError(cl.INVALID_VALUE)
    if devices:
        made: list[Object] = [Device(each, device, (*given, 0)) for each in counts]
        queries.give_list(made, len(made), devices, None)
    if count_ret:
        count_ret[0] = len(counts)


def _counts(device: Device, properties: list[int]) -> list[int]:
    """The cores of each sub-device. Raises ClError."""
    match properties:
        case [cl.DEVICE_PARTITION_EQUALLY, units]:
            if units < 1:
                raise ClError(cl.INVALID_VALUE)
            if units > device.units:
                raise ClError(cl.INVALID_DEVICE_PARTITION_COUNT)
            if units == device.units:  # one part is no partition
                raise ClError(cl.DEVICE_PARTITION_FAILED)
            return [units] * (device.units // units)
        case [cl.DEVICE_PARTITION_BY_COUNTS, *counts]:
            if not counts or min(counts) < 0 or sum(counts) > device.units or len(counts) > device.units:
                raise ClError(cl.INVALID_DEVICE_PARTITION_COUNT)
            return counts
    raise ClError(cl.INVALID_VALUE)


def list_of(properties: Any) -> list[int]:
    """The numbers in front of the zero that ends a list of properties.

    In the list of counts of a partition, the zero that ends the counts ends the list, too.
    """
    found = list[int]()
    while properties[len(found)]:
        found.append(int(properties[len(found)]))
    return found


@entry_point("clGetHostTimer")
def get_host_timer(_: Device, host: Any) -> None:
    if not host:
        raise ClError(cl.INVALID_VALUE)
    host[0] = perf_counter_ns()


@entry_point("clGetDeviceAndHostTimer")
def get_device_and_host_timer(_: Device, device: Any, host: Any) -> None:
    if not (device and host):
        raise ClError(cl.INVALID_VALUE)
    device[0] = host[0] = perf_counter_ns()  # the clock of clGetEventProfilingInfo, too


def devices_of(count: int, handles: Any, invalid: int = cl.INVALID_DEVICE) -> list[Device]:
    """The devices of an array of handles. Raises ClError."""
    return [Device.of(handles[i], invalid) for i in range(count)]
