"""What clGetDeviceInfo answers, beside what is always the same (device.toml) and attributes (queries.toml)."""

from wfv import llvm
from wfv.driver import objects
from wfv.driver.constants import cl
from wfv.driver.devices import FACTS, PLATFORM, VERSION, extensions, max_allocation, memory_size
from wfv.driver.entry_points import information
from wfv.driver.objects import object_of, sizes, text, uint, ulong
from wfv.systems import linux
from wfv.version import __version__

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
        cl.DEVICE_GLOBAL_MEM_CACHE_SIZE: lambda _: ulong(linux.last_cache_size()),
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
        cl.DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: lambda _: objects.size(
            llvm.find_target("host").vector_bits // 32
        ),
    },
)
