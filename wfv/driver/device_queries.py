"""What clGetDeviceInfo answers: a row a query, beside what is always the same (device.toml)."""

from wfv import cpus
from wfv.driver import objects
from wfv.driver.constants import cl
from wfv.driver.devices import (
    ALIGNMENT,
    FACTS,
    LOCAL_MEMORY,
    MAX_CONSTANT_BUFFER,
    MAX_IMAGE_2D,
    MAX_IMAGE_3D,
    MAX_IMAGE_BUFFER,
    MAX_IMAGE_LAYERS,
    MAX_LOCAL_ITEMS,
    MAX_PARAMETERS,
    PLATFORM,
    VERSION,
    extensions,
    max_allocation,
    memory_size,
)
from wfv.driver.entry_points import information
from wfv.driver.objects import Rows, object_of, sizes, text, uint, ulong
from wfv.version import __version__


def _c_versions() -> list[tuple[str, int]]:
    return [("OpenCL C", objects.version(*each)) for each in ((1, 0), (1, 1), (1, 2), (3, 0))]


_ROUNDING = cl.FP_ROUND_TO_NEAREST | cl.FP_ROUND_TO_ZERO | cl.FP_ROUND_TO_INF
_SINGLE = cl.FP_DENORM | cl.FP_INF_NAN | cl.FP_ROUND_TO_NEAREST | cl.FP_FMA | cl.FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
_DOUBLE = cl.FP_DENORM | cl.FP_INF_NAN | _ROUNDING | cl.FP_FMA
_HALF = cl.FP_DENORM | cl.FP_INF_NAN | cl.FP_ROUND_TO_NEAREST
_MEMORY_ORDERS = (
    cl.DEVICE_ATOMIC_ORDER_RELAXED | cl.DEVICE_ATOMIC_ORDER_ACQ_REL | cl.DEVICE_ATOMIC_ORDER_SEQ_CST
    | cl.DEVICE_ATOMIC_SCOPE_WORK_ITEM | cl.DEVICE_ATOMIC_SCOPE_WORK_GROUP | cl.DEVICE_ATOMIC_SCOPE_DEVICE
    | cl.DEVICE_ATOMIC_SCOPE_ALL_DEVICES
)  # fmt: skip
_PARTITIONS = (cl.DEVICE_PARTITION_EQUALLY, cl.DEVICE_PARTITION_BY_COUNTS)
_QUEUES = cl.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | cl.QUEUE_PROFILING_ENABLE

_INFO: Rows = {
    **{
        getattr(cl, f"DEVICE_{name}"): getattr(objects, kind)(value)
        for kind in ("uint", "size", "ulong", "boolean", "text")
        for name, value in FACTS[kind].items()
    },
    cl.DEVICE_TYPE: ulong(cl.DEVICE_TYPE_CPU),
    cl.DEVICE_VENDOR_ID: lambda _: uint(cpus.vendor_id()),
    cl.DEVICE_MAX_COMPUTE_UNITS: (uint, "units"),
    cl.DEVICE_MAX_WORK_GROUP_SIZE: objects.size(MAX_LOCAL_ITEMS),
    cl.DEVICE_MAX_WORK_ITEM_SIZES: sizes((MAX_LOCAL_ITEMS,) * 3),
    cl.DEVICE_MAX_CLOCK_FREQUENCY: lambda _: uint(cpus.cpu_clock()),
    cl.DEVICE_MAX_MEM_ALLOC_SIZE: lambda _: ulong(max_allocation()),
    cl.DEVICE_GLOBAL_MEM_SIZE: lambda _: ulong(memory_size()),
    cl.DEVICE_GLOBAL_MEM_CACHE_TYPE: uint(cl.READ_WRITE_CACHE),
    cl.DEVICE_GLOBAL_MEM_CACHE_SIZE: lambda _: ulong(cpus.last_cache_size()),
    cl.DEVICE_MAX_CONSTANT_BUFFER_SIZE: ulong(MAX_CONSTANT_BUFFER),
    cl.DEVICE_LOCAL_MEM_TYPE: uint(cl.GLOBAL),
    cl.DEVICE_LOCAL_MEM_SIZE: ulong(LOCAL_MEMORY),
    cl.DEVICE_EXECUTION_CAPABILITIES: ulong(cl.EXEC_KERNEL | cl.EXEC_NATIVE_KERNEL),
    cl.DEVICE_QUEUE_ON_HOST_PROPERTIES: ulong(_QUEUES),
    cl.DEVICE_NAME: lambda _: text(cpus.cpu_name()),
    cl.DEVICE_VENDOR: lambda _: text(cpus.cpuinfo().get("vendor_id", "wfv")),
    cl.DRIVER_VERSION: text(__version__),
    cl.DEVICE_VERSION: text(f"OpenCL 3.0 wfv {__version__}"),
    cl.DEVICE_NUMERIC_VERSION: uint(VERSION),
    cl.DEVICE_OPENCL_C_NUMERIC_VERSION_KHR: uint(objects.version(1, 2)),
    cl.DEVICE_OPENCL_C_ALL_VERSIONS: lambda _: objects.names_with_versions(_c_versions()),
    cl.DEVICE_OPENCL_C_FEATURES: lambda _: objects.names_with_versions((name, VERSION) for name in FACTS["c_features"]),
    cl.DEVICE_EXTENSIONS: lambda _: text(" ".join(name for name, _ in extensions())),
    cl.DEVICE_EXTENSIONS_WITH_VERSION: lambda _: objects.names_with_versions(extensions()),
    cl.DEVICE_PLATFORM: object_of(PLATFORM),
    cl.DEVICE_SINGLE_FP_CONFIG: ulong(_SINGLE),
    cl.DEVICE_DOUBLE_FP_CONFIG: ulong(_DOUBLE),
    cl.DEVICE_HALF_FP_CONFIG: ulong(_HALF),
    cl.DEVICE_MEM_BASE_ADDR_ALIGN: uint(8 * ALIGNMENT),
    cl.DEVICE_MIN_DATA_TYPE_ALIGN_SIZE: uint(ALIGNMENT),
    cl.DEVICE_MAX_PARAMETER_SIZE: objects.size(MAX_PARAMETERS),
    cl.DEVICE_PARENT_DEVICE: (object_of, "parent"),
    cl.DEVICE_REFERENCE_COUNT: (uint, "references"),
    cl.DEVICE_PARTITION_MAX_SUB_DEVICES: (uint, "units"),
    cl.DEVICE_PARTITION_PROPERTIES: lambda device: sizes(_PARTITIONS if device.units > 1 else (0,)),
    cl.DEVICE_PARTITION_TYPE: lambda device: sizes(device.properties or (0,)),
    cl.DEVICE_BUILT_IN_KERNELS_WITH_VERSION: b"",
    cl.DEVICE_ILS_WITH_VERSION: b"",
    # images
    cl.DEVICE_IMAGE2D_MAX_WIDTH: objects.size(MAX_IMAGE_2D),
    cl.DEVICE_IMAGE2D_MAX_HEIGHT: objects.size(MAX_IMAGE_2D),
    cl.DEVICE_IMAGE3D_MAX_WIDTH: objects.size(MAX_IMAGE_3D),
    cl.DEVICE_IMAGE3D_MAX_HEIGHT: objects.size(MAX_IMAGE_3D),
    cl.DEVICE_IMAGE3D_MAX_DEPTH: objects.size(MAX_IMAGE_3D),
    cl.DEVICE_IMAGE_MAX_BUFFER_SIZE: objects.size(MAX_IMAGE_BUFFER),
    cl.DEVICE_IMAGE_MAX_ARRAY_SIZE: objects.size(MAX_IMAGE_LAYERS),
    # what is optional in 3.0
    cl.DEVICE_SVM_CAPABILITIES: ulong(cl.DEVICE_SVM_COARSE_GRAIN_BUFFER),
    cl.DEVICE_ATOMIC_MEMORY_CAPABILITIES: ulong(_MEMORY_ORDERS),
    cl.DEVICE_ATOMIC_FENCE_CAPABILITIES: ulong(_MEMORY_ORDERS),
    cl.DEVICE_MAX_NUM_SUB_GROUPS: uint(MAX_LOCAL_ITEMS),
    cl.DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE: lambda _: objects.size(cpus.register_bytes() // 4),
}


information("clGetDeviceInfo", _INFO)
