"""What the standard's conformance tests ask of the API beyond the error tables: consistency of optional features."""

from __future__ import annotations

from typing import Any

import pytest

from tests.driver.opencl_api import CL, NULL, Api, World, address, ffi, not_on_pocl

# What must be defined in OpenCL C 3.0 if the query says so, and only then.
FEATURES: list[tuple[str, str, int]] = [
    ("atomic_order_acq_rel", "DEVICE_ATOMIC_MEMORY_CAPABILITIES", 1 << 1),
    ("atomic_order_seq_cst", "DEVICE_ATOMIC_MEMORY_CAPABILITIES", 1 << 2),
    ("atomic_scope_device", "DEVICE_ATOMIC_MEMORY_CAPABILITIES", 1 << 5),
    ("atomic_scope_all_devices", "DEVICE_ATOMIC_MEMORY_CAPABILITIES", 1 << 6),
    ("device_enqueue", "DEVICE_DEVICE_ENQUEUE_CAPABILITIES", 1),
    ("fp64", "DEVICE_DOUBLE_FP_CONFIG", -1),
    ("generic_address_space", "DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT", -1),
    ("images", "DEVICE_IMAGE_SUPPORT", -1),
    ("pipes", "DEVICE_PIPE_SUPPORT", -1),
    ("program_scope_global_variables", "DEVICE_MAX_GLOBAL_VARIABLE_SIZE", -1),
    ("read_write_images", "DEVICE_MAX_READ_WRITE_IMAGE_ARGS", -1),
    ("subgroups", "DEVICE_MAX_NUM_SUB_GROUPS", -1),
    ("work_group_collective_functions", "DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT", -1),
]


def _run(w: World, source: str, options: str, nbytes: int, items: int = 1) -> memoryview:
    """Runs the kernel `f(global int *)`; returns what it has stored."""
    kernel = w.cl.clCreateKernel(w.built(source, options), b"f")
    buffer = w.new_buffer(0, max(nbytes, 4))
    w.cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", buffer))
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, w.array("size_t", items), NULL, 0, NULL, NULL)
    return memoryview(w.read(buffer, nbytes)).cast("i")


def _defined(w: World, macros: list[str], options: str) -> dict[str, bool]:
    tests = "".join(f"\n#ifdef {each}\nd[{i}] = 1;\n#else\nd[{i}] = 0;\n#endif" for i, each in enumerate(macros))
    found = _run(w, f"kernel void f(global int *d) {{{tests}\n}}", options, 4 * len(macros))
    return dict(zip(macros, map(bool, found), strict=True))


@not_on_pocl("version 3.1 lists features that its Clang does not define")
def test_feature_macros_agree_with_the_queries(w: World, cl: Api) -> None:
    listed = ffi.from_buffer("cl_name_version[]", cl.info("clGetDeviceInfo", w.device, CL.DEVICE_OPENCL_C_FEATURES))
    names = {ffi.string(each.name).decode() for each in listed}
    defined = _defined(w, [f"__opencl_c_{name}" for name, _, _ in FEATURES], "-cl-std=CL3.0")
    for name, query, mask in FEATURES:
        has = bool(cl.number("clGetDeviceInfo", w.device, w.constant(query)) & mask)
        assert (has, has) == (defined[f"__opencl_c_{name}"], f"__opencl_c_{name}" in names), name


@pytest.mark.parametrize("options", ["", "-cl-std=CL3.0"])
def test_extensions_of_the_language_define_macros(options: str, w: World, cl: Api) -> None:
    listed = cl.text("clGetDeviceInfo", w.device, CL.DEVICE_EXTENSIONS).split()
    api = ("cl_khr_icd", "cl_khr_extended_versioning", "cl_khr_image2d_from_buffer")
    language = [each for each in listed if each.startswith("cl_khr_") and each not in api]
    assert "cl_khr_fp64" in language
    assert all(_defined(w, language, options).values())


@pytest.mark.parametrize("version", [(1, 1), (1, 2), (3, 0)], ids=str)
def test_versions_of_the_language(version: tuple[int, int], w: World, cl: Api) -> None:
    info = cl.info("clGetDeviceInfo", w.device, CL.DEVICE_OPENCL_C_ALL_VERSIONS)
    listed = [(each.version >> 22, each.version >> 12 & 1023) for each in ffi.from_buffer("cl_name_version[]", info)]
    assert version in listed
    options = f"-cl-std=CL{version[0]}.{version[1]}"
    found = _run(w, "kernel void f(global int *d) { d[0] = __OPENCL_C_VERSION__; }", options, 4)
    assert found[0] == 100 * version[0] + 10 * version[1]


PARTS = [  # of a device with `n` units: properties, code
    ("all units in one part", lambda n: (CL.DEVICE_PARTITION_EQUALLY, n, 0), "DEVICE_PARTITION_FAILED"),
    ("parts of too many", lambda n: (CL.DEVICE_PARTITION_EQUALLY, n + 1, 0), "INVALID_DEVICE_PARTITION_COUNT"),
    ("too many by count", lambda n: (CL.DEVICE_PARTITION_BY_COUNTS, n + 1, 0, 0), "INVALID_DEVICE_PARTITION_COUNT"),
    ("by affinity", lambda _: (CL.DEVICE_PARTITION_BY_AFFINITY_DOMAIN, 1, 0), "INVALID_VALUE"),
]


@not_on_pocl("makes one part of all units")
@pytest.mark.parametrize(("why", "properties", "code"), PARTS, ids=[each[0] for each in PARTS])
def test_parts_that_a_device_cannot_have(why: str, properties: Any, code: str, w: World, cl: Api) -> None:
    units = cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_COMPUTE_UNITS)
    assert cl.code("clCreateSubDevices", w.device, list(properties(units)), 0, NULL, [0]) == code


def test_a_program_for_the_device_runs_on_its_parts(w: World, cl: Api) -> None:
    units = cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_COMPUTE_UNITS)
    if units < 2:
        pytest.skip("the device has one unit")
    devices = w.array("cl_device_id", NULL, w.device)
    properties = [CL.DEVICE_PARTITION_BY_COUNTS, 1, 0, 0]
    cl.clCreateSubDevices(w.device, properties, 1, devices, NULL)
    context = cl.clCreateContext(NULL, 2, devices, NULL, NULL)
    source = ffi.from_buffer(b"kernel void f(global int *x) { x[get_global_id(0)] *= 3; }\0")
    program = cl.clCreateProgramWithSource(context, 1, [source], NULL)
    cl.clBuildProgram(program, 1, devices + 1, NULL, NULL, NULL)
    assert cl.number("clGetProgramBuildInfo", program, devices[1], CL.PROGRAM_BUILD_STATUS) == 0
    if cl.number("clGetProgramBuildInfo", program, devices[0], CL.PROGRAM_BUILD_STATUS) != 0:
        pytest.skip("built for the device alone")
    kernel = cl.clCreateKernel(program, b"f")
    data = bytes(range(64))
    buffer = cl.clCreateBuffer(context, CL.MEM_COPY_HOST_PTR, 64, ffi.from_buffer(data))
    cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", buffer))
    for device in devices:
        queue = cl.clCreateCommandQueueWithProperties(context, device, NULL)
        cl.clEnqueueNDRangeKernel(queue, kernel, 1, NULL, w.array("size_t", 16), NULL, 0, NULL, NULL)
        cl.clFinish(queue)
    out = ffi.new("unsigned char[64]")
    cl.clEnqueueReadBuffer(queue, buffer, 1, 0, 64, out, 0, NULL, NULL)
    expected = [(9 * each + 2**31) % 2**32 - 2**31 for each in memoryview(data).cast("i")]
    assert list(memoryview(bytes(ffi.buffer(out))).cast("i")) == expected


SUB_GROUPS = "kernel void f(global int *o) { o[0] = get_num_sub_groups(); o[1] = get_max_sub_group_size(); }"


@not_on_pocl("version 3.1 has no clGetKernelSubGroupInfo")
def test_sub_groups_are_those_that_the_host_asked_for(w: World, cl: Api) -> None:
    kernel = cl.clCreateKernel(w.built(SUB_GROUPS, "-cl-std=CL3.0"), b"f")
    cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", w.buffer))
    most = cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_WORK_GROUP_SIZE)

    def ask(name: int, count: int, room: int = 1) -> list[int]:
        out, size = ffi.new("size_t[]", room), ffi.new("size_t *")
        cl.clGetKernelSubGroupInfo(kernel, w.device, name, 8, w.array("size_t", count), 8 * room, out, size)
        assert size[0] == 8 * room
        return list(out)

    (size,) = ask(CL.KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, most)
    (count,) = ask(CL.KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, most)
    for dimensions, wanted in ((1, count), (2, 3), (3, 1)):
        local = ask(CL.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, wanted, dimensions)
        sizes = w.array("size_t", *local)
        cl.clEnqueueNDRangeKernel(w.queue, kernel, dimensions, NULL, sizes, sizes, 0, NULL, NULL)
        assert list(memoryview(w.read(w.buffer, 8)).cast("i")) == [wanted, size]
    assert ask(CL.KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT, most + 1, 3) == [0, 0, 0]
    assert ask(CL.KERNEL_COMPILE_NUM_SUB_GROUPS, 0) == [0]


ABSENT: list[tuple[str, str, Any]] = [
    ("clGetPipeInfo", "INVALID_MEM_OBJECT", lambda w: (w.buffer, CL.PIPE_PACKET_SIZE, 0, NULL, NULL)),
    ("clSetDefaultDeviceCommandQueue", "INVALID_OPERATION", lambda w: (w.context, w.device, NULL)),
    ("clSetDefaultDeviceCommandQueue", "INVALID_CONTEXT", lambda w: (NULL, w.device, NULL)),
    ("clSetDefaultDeviceCommandQueue", "INVALID_DEVICE", lambda w: (w.context, NULL, NULL)),
    ("clSetCommandQueueProperty", "INVALID_VALUE", lambda w: (w.queue, 2**64 - 1, 1, NULL)),
    ("clGetPlatformInfo", "INVALID_PLATFORM", lambda w: (ffi.cast("cl_platform_id", w.device), 0, 0, NULL, NULL)),
]


@not_on_pocl("other codes")
@pytest.mark.parametrize(("function", "code", "arguments"), ABSENT, ids=[f"{a}, {b}" for a, b, _ in ABSENT])
def test_what_the_device_does_not_have(function: str, code: str, arguments: Any, w: World, cl: Api) -> None:
    assert cl.code(function, *arguments(w)) == code


def test_programs_may_contain_any_pragma_and_absolute_includes(w: World, tmp_path: Any) -> None:
    (tmp_path / "found.h").write_text("#define FOUND 12\n")
    source = f"""#include "{tmp_path}/found.h"
    kernel void f(global int *d) {{
    #pragma Nobody knows this one, it's true.
      d[0] = FOUND;
    #pragma
    }}"""
    assert _run(w, source, "", 4)[0] == 12


def test_an_event_of_no_work_items_waits(w: World, cl: Api) -> None:
    gate, made = w.new_user_event(), w.array("cl_event", NULL)
    cl.clEnqueueNDRangeKernel(w.queue, w.kernel, 1, NULL, [0], NULL, 1, [gate], made)
    assert cl.number("clGetEventInfo", made[0], CL.EVENT_COMMAND_EXECUTION_STATUS) == CL.QUEUED
    cl.clSetUserEventStatus(gate, 0)
    cl.clFinish(w.queue)
    assert cl.number("clGetEventInfo", made[0], CL.EVENT_COMMAND_EXECUTION_STATUS) == CL.COMPLETE
    assert cl.number("clGetEventInfo", made[0], CL.EVENT_CONTEXT) == address(w.context)


VARIABLES = """
uchar bytes[1000];
typedef struct { uchar c; uint i; } pair;
global pair both = {'a', 42};
kernel void f(global int *d) { bytes[get_global_id(0)]++; d[0] = both.i++ + bytes[0]; }
"""


@not_on_pocl("version 3.1 has no variables of program scope")
def test_the_size_of_program_variables(w: World, cl: Api) -> None:
    program = w.built(VARIABLES, "-cl-std=CL3.0")
    query = CL.PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE
    assert 1008 <= cl.number("clGetProgramBuildInfo", program, w.device, query) < 2000
    assert cl.number("clGetProgramBuildInfo", w.program, w.device, query) == 0
    assert _run(w, VARIABLES, "-cl-std=CL3.0", 4)[0] == 43


REQUIRED = """
kernel __attribute__((reqd_work_group_size(8, 1, 1))) void f(global int *d) {
  d[get_global_id(0)] = get_local_size(0);
}"""


@not_on_pocl("version 3.1 refuses it")
def test_a_required_size_that_does_not_divide_the_global_size(w: World) -> None:
    assert list(_run(w, REQUIRED, "-cl-std=CL3.0", 80, 20)) == [8] * 16 + [4] * 4


def test_a_required_size_divides_the_global_size_in_older_versions(w: World, cl: Api) -> None:
    kernel = cl.clCreateKernel(w.built(REQUIRED), b"f")
    cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", w.buffer))
    arguments = (w.queue, kernel, 1, NULL, w.array("size_t", 20), NULL, 0, NULL, NULL)
    assert cl.code("clEnqueueNDRangeKernel", *arguments) == "INVALID_WORK_GROUP_SIZE"


LINKS: list[tuple[str, str, str, int | None]] = [  # two sources, and what the kernel of the first stores
    ("a function", "int g(int); {k} {{ d[0] = g(6); }}", "int g(int x) {{ return 7 * x; }}", 42),
    ("a constant", "extern constant int g; {k} {{ d[0] = g; }}", "constant int g = 42;", 42),
    (
        "a kernel",
        "extern kernel void g(global int *); {k} {{ g(d); }}",
        "kernel void g(global int *d) {{ *d = 42; }}",
        42,
    ),
    ("one name, local", "{s} 40; }} int h(); {k} {{ d[0] = g() + h(); }}", "{s} 2; }} int h() {{ return g(); }}", 42),
    ("no definition", "int g(int); {k} {{ d[0] = g(6); }}", "int h(int x) {{ return x; }}", None),
    ("two definitions", "int g() {{ return 1; }} {k} {{ d[0] = g(); }}", "int g() {{ return 2; }}", None),
]


@pytest.mark.parametrize(("why", "first", "second", "wanted"), LINKS, ids=[each[0] for each in LINKS])
def test_programs_that_are_linked(why: str, first: str, second: str, wanted: int | None, w: World, cl: Api) -> None:
    words = {"k": "kernel void f(global int *d)", "s": "static int g() { return"}
    parts = [w.compiled(first.format(**words)), w.compiled(second.format(**words))]
    for programs in (parts, parts[::-1]):
        code, linked = cl.outcome("clLinkProgram", w.context, 0, NULL, b"", 2, programs, NULL, NULL)
        assert code == (CL.LINK_PROGRAM_FAILURE if wanted is None else 0)
        if wanted is None:
            assert cl.text("clGetProgramBuildInfo", linked, w.device, CL.PROGRAM_BUILD_LOG)
            assert cl.number("clGetProgramBuildInfo", linked, w.device, CL.PROGRAM_BUILD_STATUS) == 2**32 - 2
            cl.clReleaseProgram(linked)
        else:
            kernel = cl.clCreateKernel(linked, b"f")
            cl.clSetKernelArg(kernel, 0, 8, w.array("cl_mem", w.buffer))
            cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [1], NULL, 0, NULL, NULL)
            assert memoryview(w.read(w.buffer, 4)).cast("i")[0] == wanted


def test_images_of_buffers_are_an_extension(w: World, cl: Api) -> None:
    extensions = cl.text("clGetDeviceInfo", w.device, CL.DEVICE_EXTENSIONS).split()
    for query in (CL.DEVICE_IMAGE_PITCH_ALIGNMENT, CL.DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT):
        has_them = cl.number("clGetDeviceInfo", w.device, query) != 0
        assert has_them == ("cl_khr_image2d_from_buffer" in extensions)
