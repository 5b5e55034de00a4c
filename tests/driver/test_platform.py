"""Platforms, devices and sub-devices: queries and errors."""

from __future__ import annotations

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, PLATFORM, Api, World, address, ffi

NOT_FOUND = "finds no device of a type that does not exist"
ROWS = [
    *query_rows("clGetPlatformInfo", "INVALID_PLATFORM", "PLATFORM_NAME", lambda w: (w.platform,), skip_null=True),
    *query_rows("clGetDeviceInfo", "INVALID_DEVICE", "DEVICE_NAME", lambda w: (w.device,)),
    *null_handle("INVALID_DEVICE", "clRetainDevice", "clReleaseDevice"),
    *null_handle("INVALID_DEVICE", "clGetHostTimer", extra=([0],)),
    *null_handle("INVALID_DEVICE", "clGetDeviceAndHostTimer", extra=([0], [0])),
    *rows(
        {
            "clGetPlatformIDs": [
                ("INVALID_VALUE", "no entries, but a list", lambda w: (0, [NULL], NULL)),
                ("INVALID_VALUE", "nothing to write to", lambda w: (1, NULL, NULL)),
            ],
            "clGetDeviceIDs": [
                (
                    "INVALID_VALUE",
                    "no entries, but a list",
                    lambda w: (w.platform, CL.DEVICE_TYPE_ALL, 0, [NULL], NULL),
                ),
                ("INVALID_VALUE", "nothing to write to", lambda w: (w.platform, CL.DEVICE_TYPE_ALL, 1, NULL, NULL)),
                ("INVALID_DEVICE_TYPE", "no type", lambda w: (w.platform, 0, 0, NULL, [0]), NOT_FOUND),
                ("INVALID_DEVICE_TYPE", "an unknown type", lambda w: (w.platform, 1 << 20, 0, NULL, [0]), NOT_FOUND),
                ("DEVICE_NOT_FOUND", "no GPU", lambda w: (w.platform, CL.DEVICE_TYPE_GPU, 1, [NULL], NULL)),
                ("DEVICE_NOT_FOUND", "no custom device", lambda w: (w.platform, CL.DEVICE_TYPE_CUSTOM, 0, NULL, [0])),
            ],
            "clCreateSubDevices": [
                (
                    "INVALID_DEVICE",
                    "a null device",
                    lambda w: (NULL, [CL.DEVICE_PARTITION_EQUALLY, 1, 0], 0, NULL, [0]),
                ),
                ("INVALID_VALUE", "no properties", lambda w: (w.device, NULL, 0, NULL, [0])),
                ("INVALID_VALUE", "an unknown property", lambda w: (w.device, [0x7654, 1, 0], 0, NULL, [0])),
                (
                    "INVALID_VALUE",
                    "too short a list",
                    lambda w: (w.device, [CL.DEVICE_PARTITION_EQUALLY, 1, 0], 1, [NULL], NULL),
                ),
                (
                    "INVALID_DEVICE_PARTITION_COUNT",
                    "more units than there are",
                    lambda w: (w.device, [CL.DEVICE_PARTITION_BY_COUNTS, 1 << 20, 0, 0], 0, NULL, [0]),
                ),
                (
                    "INVALID_DEVICE_PARTITION_COUNT",
                    "a negative count",
                    lambda w: (w.device, [CL.DEVICE_PARTITION_BY_COUNTS, -1, 0, 0], 0, NULL, [0]),
                ),
                (
                    "INVALID_DEVICE_PARTITION_COUNT|DEVICE_PARTITION_FAILED|INVALID_VALUE",
                    "larger parts than there are units",
                    lambda w: (w.device, [CL.DEVICE_PARTITION_EQUALLY, 1 << 20, 0], 0, NULL, [0]),
                ),
            ],
            "clGetHostTimer": [("INVALID_VALUE|INVALID_OPERATION", "no memory", lambda w: (w.device, NULL))],
            "clGetDeviceAndHostTimer": [
                ("INVALID_VALUE|INVALID_OPERATION", "no memory", lambda w: (w.device, [0], NULL)),
                ("INVALID_VALUE|INVALID_OPERATION", "no device memory", lambda w: (w.device, NULL, [0])),
            ],
        }
    ),
]


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def test_the_platform_says_what_it_is(w: World, cl: Api) -> None:
    ask = ("clGetPlatformInfo", w.platform)
    assert cl.text(*ask, CL.PLATFORM_PROFILE) == "FULL_PROFILE"
    assert cl.text(*ask, CL.PLATFORM_VERSION).startswith("OpenCL 3.0 ")
    assert cl.text(*ask, CL.PLATFORM_NAME) and cl.text(*ask, CL.PLATFORM_VENDOR)
    assert "cl_khr_icd" in cl.text(*ask, CL.PLATFORM_EXTENSIONS).split()
    assert cl.number(*ask, CL.PLATFORM_NUMERIC_VERSION) == 3 << 22
    assert cl.number(*ask, CL.PLATFORM_HOST_TIMER_RESOLUTION) >= 0


@pytest.mark.parametrize("which", ["PLATFORM", "DEVICE"])
def test_extensions_with_versions_are_the_extensions(which: str, w: World, cl: Api) -> None:
    handle = w.platform if which == "PLATFORM" else w.device
    function = "clGetPlatformInfo" if which == "PLATFORM" else "clGetDeviceInfo"
    names = cl.text(function, handle, w.constant(which + "_EXTENSIONS")).split()
    found = cl.info(function, handle, w.constant(which + "_EXTENSIONS_WITH_VERSION"))
    entries = ffi.from_buffer("cl_name_version[]", found)
    assert sorted(ffi.string(entry.name).decode() for entry in entries) == sorted(names)
    assert all(entry.version >= 1 << 22 or ffi.string(entry.name).startswith(b"cl_") for entry in entries)


@pytest.mark.parametrize("kind", ["CPU", "ALL", "DEFAULT"])
def test_the_device_is_found(kind: str, w: World, cl: Api) -> None:
    count, found = ffi.new("cl_uint *"), ffi.new("cl_device_id[4]")
    cl.clGetDeviceIDs(w.platform, w.constant(f"DEVICE_TYPE_{kind}"), 4, found, count)
    assert count[0] == 1 and found[0] == w.device and found[1] == NULL


NUMBERS = {  # parameter: bytes, least value of the full profile
    "DEVICE_TYPE": (8, 2),
    "DEVICE_VENDOR_ID": (4, 0),
    "DEVICE_MAX_COMPUTE_UNITS": (4, 1),
    "DEVICE_MAX_WORK_ITEM_DIMENSIONS": (4, 3),
    "DEVICE_MAX_WORK_GROUP_SIZE": (8, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_CHAR": (4, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_SHORT": (4, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_INT": (4, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_LONG": (4, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT": (4, 1),
    "DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE": (4, 0),
    "DEVICE_PREFERRED_VECTOR_WIDTH_HALF": (4, 0),
    "DEVICE_NATIVE_VECTOR_WIDTH_CHAR": (4, 1),
    "DEVICE_NATIVE_VECTOR_WIDTH_SHORT": (4, 1),
    "DEVICE_NATIVE_VECTOR_WIDTH_INT": (4, 1),
    "DEVICE_NATIVE_VECTOR_WIDTH_LONG": (4, 1),
    "DEVICE_NATIVE_VECTOR_WIDTH_FLOAT": (4, 1),
    "DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE": (4, 0),
    "DEVICE_NATIVE_VECTOR_WIDTH_HALF": (4, 0),
    "DEVICE_MAX_CLOCK_FREQUENCY": (4, 0),
    "DEVICE_ADDRESS_BITS": (4, 64),
    "DEVICE_MAX_MEM_ALLOC_SIZE": (8, 1 << 27),
    "DEVICE_IMAGE_SUPPORT": (4, 0),
    "DEVICE_MAX_READ_IMAGE_ARGS": (4, 0),
    "DEVICE_MAX_WRITE_IMAGE_ARGS": (4, 0),
    "DEVICE_MAX_READ_WRITE_IMAGE_ARGS": (4, 0),
    "DEVICE_IMAGE2D_MAX_WIDTH": (8, 0),
    "DEVICE_IMAGE2D_MAX_HEIGHT": (8, 0),
    "DEVICE_IMAGE3D_MAX_WIDTH": (8, 0),
    "DEVICE_IMAGE3D_MAX_HEIGHT": (8, 0),
    "DEVICE_IMAGE3D_MAX_DEPTH": (8, 0),
    "DEVICE_IMAGE_MAX_BUFFER_SIZE": (8, 0),
    "DEVICE_IMAGE_MAX_ARRAY_SIZE": (8, 0),
    "DEVICE_IMAGE_PITCH_ALIGNMENT": (4, 0),
    "DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT": (4, 0),
    "DEVICE_MAX_SAMPLERS": (4, 0),
    "DEVICE_MAX_PIPE_ARGS": (4, 0),
    "DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS": (4, 0),
    "DEVICE_PIPE_MAX_PACKET_SIZE": (4, 0),
    "DEVICE_MAX_PARAMETER_SIZE": (8, 1024),
    "DEVICE_MEM_BASE_ADDR_ALIGN": (4, 1024),
    "DEVICE_SINGLE_FP_CONFIG": (8, 6),
    "DEVICE_DOUBLE_FP_CONFIG": (8, 0),
    "DEVICE_GLOBAL_MEM_CACHE_TYPE": (4, 0),
    "DEVICE_GLOBAL_MEM_CACHELINE_SIZE": (4, 0),
    "DEVICE_GLOBAL_MEM_CACHE_SIZE": (8, 0),
    "DEVICE_GLOBAL_MEM_SIZE": (8, 1 << 27),
    "DEVICE_MAX_CONSTANT_BUFFER_SIZE": (8, 1 << 16),
    "DEVICE_MAX_CONSTANT_ARGS": (4, 8),
    "DEVICE_MAX_GLOBAL_VARIABLE_SIZE": (8, 0),
    "DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE": (8, 0),
    "DEVICE_LOCAL_MEM_TYPE": (4, 1),
    "DEVICE_LOCAL_MEM_SIZE": (8, 1 << 15),
    "DEVICE_ERROR_CORRECTION_SUPPORT": (4, 0),
    "DEVICE_HOST_UNIFIED_MEMORY": (4, 1),
    "DEVICE_PROFILING_TIMER_RESOLUTION": (8, 0),
    "DEVICE_ENDIAN_LITTLE": (4, 1),
    "DEVICE_AVAILABLE": (4, 1),
    "DEVICE_COMPILER_AVAILABLE": (4, 1),
    "DEVICE_LINKER_AVAILABLE": (4, 1),
    "DEVICE_EXECUTION_CAPABILITIES": (8, 1),
    "DEVICE_QUEUE_ON_HOST_PROPERTIES": (8, 2),
    "DEVICE_QUEUE_ON_DEVICE_PROPERTIES": (8, 0),
    "DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE": (4, 0),
    "DEVICE_QUEUE_ON_DEVICE_MAX_SIZE": (4, 0),
    "DEVICE_MAX_ON_DEVICE_QUEUES": (4, 0),
    "DEVICE_MAX_ON_DEVICE_EVENTS": (4, 0),
    "DEVICE_PLATFORM": (8, 1),
    "DEVICE_PRINTF_BUFFER_SIZE": (8, 1 << 20),
    "DEVICE_PREFERRED_INTEROP_USER_SYNC": (4, 0),
    "DEVICE_PARENT_DEVICE": (8, 0),
    "DEVICE_PARTITION_MAX_SUB_DEVICES": (4, 0),
    "DEVICE_PARTITION_AFFINITY_DOMAIN": (8, 0),
    "DEVICE_REFERENCE_COUNT": (4, 1),
    "DEVICE_SVM_CAPABILITIES": (8, 1),
    "DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT": (4, 0),
    "DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT": (4, 0),
    "DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT": (4, 0),
    "DEVICE_MAX_NUM_SUB_GROUPS": (4, 0),
    "DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS": (4, 0),
    "DEVICE_NUMERIC_VERSION": (4, 3 << 22),
    "DEVICE_ATOMIC_MEMORY_CAPABILITIES": (8, 1 | 1 << 4),
    "DEVICE_ATOMIC_FENCE_CAPABILITIES": (8, 1 | 1 << 1 | 1 << 4),
    "DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT": (4, 0),
    "DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT": (4, 0),
    "DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT": (4, 0),
    "DEVICE_DEVICE_ENQUEUE_CAPABILITIES": (8, 0),
    "DEVICE_PIPE_SUPPORT": (4, 0),
    "DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE": (8, 1),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_device_answers_with_numbers(name: str, w: World, cl: Api) -> None:
    size, least = NUMBERS[name]
    if PLATFORM == "pocl" and name == "DEVICE_DEVICE_ENQUEUE_CAPABILITIES":
        pytest.skip("PoCL: four bytes")
    found = cl.info("clGetDeviceInfo", w.device, w.constant(name))
    assert len(found) == size
    assert int.from_bytes(found, "little") >= least


TYPES = ("CHAR", "SHORT", "INT", "LONG", "FLOAT", "DOUBLE", "HALF")


@pytest.mark.skipif(PLATFORM != "wfv", reason="others do not make vectors of work-items")
@pytest.mark.parametrize("width", ["DEVICE_NATIVE_VECTOR_WIDTH", "DEVICE_PREFERRED_VECTOR_WIDTH"])
def test_a_work_item_has_one_element_of_a_register(width: str, w: World, cl: Api) -> None:
    found = [cl.info("clGetDeviceInfo", w.device, w.constant(f"{width}_{each}")) for each in TYPES]
    assert [int.from_bytes(each, "little") for each in found] == [1] * len(TYPES)


TEXTS = {
    "DEVICE_NAME": "",
    "DEVICE_VENDOR": "",
    "DRIVER_VERSION": "",
    "DEVICE_PROFILE": "FULL_PROFILE",
    "DEVICE_VERSION": "OpenCL 3.0 ",
    "DEVICE_OPENCL_C_VERSION": "OpenCL C 1.2 ",
    "DEVICE_EXTENSIONS": "",
    "DEVICE_BUILT_IN_KERNELS": "",
    "DEVICE_IL_VERSION": "",
    "DEVICE_LATEST_CONFORMANCE_VERSION_PASSED": "v0000-01-01-00",  # none: month and day count from 1
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_device_answers_with_text(name: str, w: World, cl: Api) -> None:
    assert cl.text("clGetDeviceInfo", w.device, w.constant(name)).startswith(TEXTS[name])


LISTS = {
    "DEVICE_OPENCL_C_ALL_VERSIONS": 68,
    "DEVICE_OPENCL_C_FEATURES": 68,
    "DEVICE_ILS_WITH_VERSION": 68,
    "DEVICE_BUILT_IN_KERNELS_WITH_VERSION": 68,
    "DEVICE_PARTITION_PROPERTIES": 8,
    "DEVICE_PARTITION_TYPE": 8,
    "DEVICE_MAX_WORK_ITEM_SIZES": 24,
}


@pytest.mark.parametrize("name", LISTS)
def test_the_device_answers_with_lists(name: str, w: World, cl: Api) -> None:
    assert len(cl.info("clGetDeviceInfo", w.device, w.constant(name))) % LISTS[name] == 0


def test_the_language_versions(w: World, cl: Api) -> None:
    found = cl.info("clGetDeviceInfo", w.device, CL.DEVICE_OPENCL_C_ALL_VERSIONS)
    entries = ffi.from_buffer("cl_name_version[]", found)
    versions = {(entry.version >> 22, entry.version >> 12 & 1023) for entry in entries}
    assert {(1, 0), (1, 1), (1, 2), (3, 0)} <= versions
    assert {ffi.string(entry.name) for entry in entries} == {b"OpenCL C"}


def test_the_extensions_of_version_1_2_are_there(w: World, cl: Api) -> None:
    found = set(cl.text("clGetDeviceInfo", w.device, CL.DEVICE_EXTENSIONS).split())
    atomics = {f"cl_khr_{space}_int32_{kind}_atomics" for space in ("global", "local") for kind in ("base", "extended")}
    assert atomics | {"cl_khr_byte_addressable_store"} <= found


def test_largest_sizes_agree(w: World, cl: Api) -> None:
    def number(name: str) -> int:
        return cl.number("clGetDeviceInfo", w.device, w.constant(name))

    sizes = ffi.from_buffer("size_t[]", cl.info("clGetDeviceInfo", w.device, CL.DEVICE_MAX_WORK_ITEM_SIZES))
    assert len(sizes) == number("DEVICE_MAX_WORK_ITEM_DIMENSIONS")
    assert max(sizes) <= number("DEVICE_MAX_WORK_GROUP_SIZE")
    assert number("DEVICE_MAX_MEM_ALLOC_SIZE") >= min(1 << 30, number("DEVICE_GLOBAL_MEM_SIZE") // 4)
    assert number("DEVICE_PLATFORM") == address(w.platform)


def test_a_root_device_is_not_counted(w: World, cl: Api) -> None:
    for _ in range(3):
        cl.clReleaseDevice(w.device)
    cl.clRetainDevice(w.device)
    assert cl.number("clGetDeviceInfo", w.device, CL.DEVICE_REFERENCE_COUNT) == 1


def divided(w: World, *properties: int) -> list[int]:
    """Sub-devices of a partition."""
    count = ffi.new("cl_uint *")
    w.cl.clCreateSubDevices(w.device, [*properties, 0], 0, NULL, count)
    found = ffi.new("cl_device_id[]", count[0])
    w.cl.clCreateSubDevices(w.device, [*properties, 0], count[0], found, NULL)
    return list(found)


def needs_units(w: World, count: int) -> None:
    if w.cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_COMPUTE_UNITS) < count:
        pytest.skip(f"needs {count} compute units")


def test_a_device_is_divided_equally(w: World, cl: Api) -> None:
    needs_units(w, 2)
    parts = divided(w, CL.DEVICE_PARTITION_EQUALLY, 1)
    assert len(parts) == cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_COMPUTE_UNITS)
    for part in parts:
        assert cl.number("clGetDeviceInfo", part, CL.DEVICE_MAX_COMPUTE_UNITS) == 1
        assert cl.number("clGetDeviceInfo", part, CL.DEVICE_PARENT_DEVICE) == address(w.device)
        assert cl.info("clGetDeviceInfo", part, CL.DEVICE_PARTITION_TYPE)[:8] == CL.DEVICE_PARTITION_EQUALLY.to_bytes(
            8, "little"
        )
        assert cl.number("clGetDeviceInfo", part, CL.DEVICE_REFERENCE_COUNT) == 1
        cl.clReleaseDevice(part)


def test_a_device_is_divided_by_counts(w: World, cl: Api) -> None:
    needs_units(w, 2)
    (part,) = divided(w, CL.DEVICE_PARTITION_BY_COUNTS, 1, CL.DEVICE_PARTITION_BY_COUNTS_LIST_END)
    assert cl.number("clGetDeviceInfo", part, CL.DEVICE_MAX_COMPUTE_UNITS) == 1
    cl.clRetainDevice(part)
    assert cl.number("clGetDeviceInfo", part, CL.DEVICE_REFERENCE_COUNT) == 2
    cl.clReleaseDevice(part)
    context = cl.clCreateContext(NULL, 1, [part], NULL, NULL)
    queue = cl.clCreateCommandQueue(context, part, 0)
    buffer = cl.clCreateBuffer(context, 0, 16, NULL)
    cl.clEnqueueFillBuffer(queue, buffer, b"\x07", 1, 0, 16, 0, NULL, NULL)
    memory = ffi.new("char[16]")
    cl.clEnqueueReadBuffer(queue, buffer, 1, 0, 16, memory, 0, NULL, NULL)
    assert ffi.buffer(memory)[:] == b"\x07" * 16
    for function, handle in (("MemObject", buffer), ("CommandQueue", queue), ("Context", context), ("Device", part)):
        getattr(cl, f"clRelease{function}")(handle)


def test_the_extension_functions(w: World, cl: Api) -> None:
    assert cl.library.clGetExtensionFunctionAddressForPlatform(w.platform, b"clNoSuchFunction") == NULL


def test_compilers_can_be_unloaded(w: World, cl: Api) -> None:
    cl.clUnloadPlatformCompiler(w.platform)
    w.built("kernel void again(global int *x) { *x = 1; }")
