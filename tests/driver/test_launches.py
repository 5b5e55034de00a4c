"""Launches: sizes, offsets, groups, native kernels, tasks, printf, errors."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, World, address, ffi
from tests.support.requires import needs_clang
from wfv.fuzz.guarded_arrays import guarded

pytestmark = needs_clang
END = (0, NULL, NULL)
IDS = """
kernel void ids(global ulong *out) {
  size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1);
  size_t at = (get_global_id(2) - get_global_offset(2)) * get_global_size(1) * get_global_size(0);
  at += y * get_global_size(0) + x;
  for (int d = 0; d < 3; ++d) out[4 * at + d] = get_global_id(d) * 10000 + get_group_id(d) * 100 + get_local_id(d);
  out[4 * at + 3] = get_work_dim() * 10000 + get_num_groups(0) * 100 + get_local_size(0);
}
"""


def launch(w: World, kernel: Any, dimensions: int = 1, offset: Any = NULL, size: Any = (64,), local: Any = NULL) -> Any:
    global_size = size if size == NULL else list(size)
    return (w.queue, kernel, dimensions, offset, global_size, local, *END)


def most(w: World) -> int:
    return w.cl.number("clGetDeviceInfo", w.device, CL.DEVICE_MAX_WORK_GROUP_SIZE)


ran: list[bytes] = []


@ffi.callback("void(void *)")
def native(data: Any) -> None:
    ran.append(bytes(ffi.buffer(data, 16)))


@ffi.callback("void(void *)")
def nothing(data: Any) -> None:
    ran.append(b"")


ROWS = [
    *command_rows("clEnqueueNDRangeKernel", lambda w: (w.kernel, 1, NULL, [64], NULL)),
    *command_rows("clEnqueueTask", lambda w: (w.kernel,)),
    *command_rows("clEnqueueNativeKernel", lambda w: (nothing, NULL, 0, 0, NULL, NULL), memory=False),
    *rows(
        {
            "clEnqueueNDRangeKernel": [
                ("INVALID_KERNEL", "a null kernel", lambda w: launch(w, NULL)),
                ("INVALID_KERNEL_ARGS", "arguments that are not set", lambda w: launch(w, w.unset_kernel)),
                ("INVALID_WORK_DIMENSION", "no dimensions", lambda w: launch(w, w.kernel, 0)),
                ("INVALID_WORK_DIMENSION", "four dimensions", lambda w: launch(w, w.kernel, 4, NULL, (1, 1, 1, 1))),
                ("SUCCESS", "no size", lambda w: launch(w, w.kernel, 1, NULL, NULL)),
                ("SUCCESS", "a size of zero", lambda w: launch(w, w.kernel, 1, NULL, (0,))),
                ("INVALID_GLOBAL_OFFSET", "a place past all", lambda w: launch(w, w.kernel, 1, [2**64 - 8]), "runs it"),
                ("INVALID_WORK_GROUP_SIZE", "a group of none", lambda w: launch(w, w.kernel, 1, NULL, (64,), [0])),
                (
                    "INVALID_WORK_GROUP_SIZE|INVALID_WORK_ITEM_SIZE",
                    "too large a group",
                    lambda w: launch(w, w.kernel, 1, NULL, (2 * most(w),), [2 * most(w)]),
                ),
                (
                    "INVALID_WORK_GROUP_SIZE",
                    "too large a group by its product",
                    lambda w: launch(w, w.kernel, 2, NULL, (most(w), 2), [most(w), 2]),
                ),
                (
                    "INVALID_WORK_GROUP_SIZE",
                    "not the required shape",
                    lambda w: launch(w, w.shaped, 2, NULL, (8, 8), [8, 1]),
                ),
                ("INVALID_WORK_GROUP_SIZE", "no multiple", lambda w: launch(w, w.shaped, 2, NULL, (6, 8), [4, 2])),
            ],
            "clEnqueueTask": [
                ("INVALID_KERNEL", "a null kernel", lambda w: (w.queue, NULL, *END)),
                ("INVALID_KERNEL_ARGS", "arguments that are not set", lambda w: (w.queue, w.unset_kernel, *END)),
            ],
            "clEnqueueNativeKernel": [
                ("INVALID_VALUE", "no function", lambda w: (w.queue, NULL, NULL, 0, 0, NULL, NULL, *END)),
                (
                    "INVALID_VALUE",
                    "no arguments, but a size",
                    lambda w: (w.queue, nothing, NULL, 8, 0, NULL, NULL, *END),
                ),
                (
                    "INVALID_VALUE",
                    "arguments without a size",
                    lambda w: (w.queue, nothing, w.room(), 0, 0, NULL, NULL, *END),
                ),
                (
                    "INVALID_VALUE",
                    "buffers without arguments",
                    lambda w: (w.queue, nothing, NULL, 0, 1, [w.buffer], [w.room()], *END),
                ),
                (
                    "INVALID_VALUE",
                    "buffers without a list",
                    lambda w: (w.queue, nothing, w.room(), 8, 1, NULL, [w.room()], *END),
                ),
                (
                    "INVALID_VALUE",
                    "buffers without places",
                    lambda w: (w.queue, nothing, w.room(), 8, 1, [w.buffer], NULL, *END),
                ),
                (
                    "INVALID_VALUE",
                    "a list without buffers",
                    lambda w: (w.queue, nothing, w.room(), 8, 0, [w.buffer], NULL, *END),
                ),
                (
                    "INVALID_MEM_OBJECT",
                    "a null buffer",
                    lambda w: (w.queue, nothing, w.room(), 8, 1, [NULL], [w.room()], *END),
                ),
            ],
        }
    ),
]


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


LAUNCHES = [  # size, group, offset
    ((64,), (8,), None),
    ((60,), None, None),
    ((7,), None, (3,)),
    ((12, 5), (4, 1), (2, 9)),
    ((12, 6), None, None),
    ((4, 6, 5), (2, 3, 1), (1, 2, 3)),
    ((1, 1, 1), None, None),
]


@pytest.mark.parametrize("size, group, offset", LAUNCHES)
def test_work_items_know_where_they_are(size: Any, group: Any, offset: Any, w: World, cl: Api) -> None:
    if "ids" not in vars(w):
        w.ids = cl.clCreateKernel(w.built(IDS), b"ids")  # type: ignore[attr-defined]
    count = int(np.prod(size))
    buffer = w.new_buffer(0, 32 * count)
    cl.clSetKernelArg(w.ids, 0, 8, ffi.new("cl_mem *", buffer))  # type: ignore[attr-defined]
    places = [NULL if value is None else list(value) for value in (offset, size, group)]
    cl.clEnqueueNDRangeKernel(w.queue, w.ids, len(size), *places, *END)  # type: ignore[attr-defined]
    found = np.frombuffer(w.read(buffer, 32 * count), np.uint64).reshape(*reversed(size), 4)
    if group is None:  # the implementation's choice, which divides the size
        group = [int(found[..., 3].flat[0] % 100), *[int(found[..., d].max() % 100) + 1 for d in range(1, len(size))]]
        assert all(whole % part == 0 for whole, part in zip(size, group, strict=True))
    grid = np.indices(tuple(reversed(size)))[::-1]
    for d in range(len(size)):
        place = grid[d] + (offset[d] if offset else 0)
        assert (found[..., d] == place * 10000 + grid[d] // group[d] * 100 + grid[d] % group[d]).all()
    assert (found[..., 3] == len(size) * 10000 + size[0] // group[0] * 100 + group[0]).all()


def test_groups_share_local_memory(w: World, cl: Api) -> None:
    w.write(w.buffer, struct.pack("64i", *range(64)))
    cl.clSetKernelArg(w.sums, 0, 8, ffi.new("cl_mem *", w.second_buffer))
    cl.clSetKernelArg(w.sums, 1, 8, ffi.new("cl_mem *", w.buffer))
    cl.clSetKernelArg(w.sums, 2, 64, NULL)
    cl.clEnqueueNDRangeKernel(w.queue, w.sums, 1, NULL, [64], [16], *END)
    assert struct.unpack("4i", w.read(w.second_buffer, 16)) == tuple(sum(range(g, g + 16)) for g in range(0, 64, 16))


def test_a_required_shape_is_the_shape(w: World, cl: Api) -> None:
    cl.clEnqueueNDRangeKernel(w.queue, w.shaped, 2, NULL, [8, 8], NULL, *END)
    assert w.read(w.buffer) == struct.pack("i", 4) * 64


def test_a_group_that_does_not_divide_the_size(w: World, cl: Api) -> None:
    """The last group is smaller where the device has non-uniform groups; else an error is the answer."""
    w.write(w.buffer, struct.pack("i", 1) * 64)
    code = cl.code("clEnqueueNDRangeKernel", *launch(w, w.kernel, 1, NULL, (60,), [16]))
    if cl.number("clGetDeviceInfo", w.device, CL.DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT):
        assert code in ("SUCCESS", "INVALID_WORK_GROUP_SIZE")  # by the version of the source
    else:
        assert code == "INVALID_WORK_GROUP_SIZE"
    expected = 60 if code == "SUCCESS" else 0
    assert w.read(w.buffer) == struct.pack("i", 2) * expected + struct.pack("i", 1) * (64 - expected)


def test_a_task_is_one_work_item(w: World, cl: Api) -> None:
    w.write(w.buffer, struct.pack("i", 3) * 64)
    event = ffi.new("cl_event[1]")
    cl.clEnqueueTask(w.queue, w.kernel, 0, NULL, event)
    assert w.read(w.buffer) == struct.pack("2i", 6, 3) + struct.pack("i", 3) * 62
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_TYPE) in (CL.COMMAND_TASK, CL.COMMAND_NDRANGE_KERNEL)


@pytest.mark.parametrize("size", [NULL, [0]], ids=["no size", "zero"])
def test_a_launch_of_no_work_items_completes(size: Any, w: World, cl: Api) -> None:
    event = ffi.new("cl_event[1]", [NULL])
    cl.clEnqueueNDRangeKernel(w.queue, w.kernel, 1, NULL, size, NULL, 0, NULL, event)
    cl.clWaitForEvents(1, event)
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_EXECUTION_STATUS) == CL.COMPLETE


def has_native(w: World) -> bool:
    found = w.cl.number("clGetDeviceInfo", w.device, CL.DEVICE_EXECUTION_CAPABILITIES)
    return bool(found & CL.EXEC_NATIVE_KERNEL)


def test_a_native_kernel_gets_a_copy_of_its_arguments(w: World, cl: Api) -> None:
    if not has_native(w):
        pytest.skip("the device runs no native kernels")
    ran.clear()
    memory = ffi.new("char[]", b"0123456789abcdef")
    gate, event = w.new_user_event(), ffi.new("cl_event[1]")
    cl.clEnqueueNativeKernel(w.queue, native, memory, 16, 0, NULL, NULL, 1, [gate], event)
    ffi.memmove(memory, b"xxxxxxxx", 8)
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clWaitForEvents(1, event)
    assert ran == [b"0123456789abcdef"]


@pytest.mark.every_case
@pytest.mark.parametrize("place", [-4096, -8, -1, 9, 16])
def test_a_place_of_a_buffer_outside_of_the_arguments_is_refused(w: World, cl: Api, place: int) -> None:
    if not has_native(w):
        pytest.skip("no native kernels")
    memory = ffi.new("char[]", 1 << 13)
    args = memory + 4096
    places = ffi.new("void *[]", [args + place])
    code = cl.code("clEnqueueNativeKernel", w.queue, nothing, args, 16, 1, [w.buffer], places, *END)
    assert code == "INVALID_VALUE"


def test_a_native_kernel_gets_its_buffers(w: World, cl: Api) -> None:
    if not has_native(w):
        pytest.skip("the device runs no native kernels")
    w.write(w.buffer, b"n" * SIZE)
    seen: list[bytes] = []

    @ffi.callback("void(void *)")
    def look(data: Any) -> None:
        seen.append(bytes(ffi.buffer(ffi.cast("char **", data)[1], SIZE)))

    memory = ffi.new("void *[2]")
    places = ffi.new("const void *[1]", [memory + 1])
    cl.clEnqueueNativeKernel(w.queue, look, memory, 16, 1, [w.buffer], places, *END)
    cl.clFinish(w.queue)
    assert seen == [b"n" * SIZE]


def test_printf_is_written_before_finish_returns(w: World, cl: Api, capfd: pytest.CaptureFixture[str]) -> None:
    source = (
        r"""kernel void say(int x) { printf("%d is %s %v2d\n", x + (int)get_global_id(0), "said", (int2)(1, 2)); }"""
    )
    kernel = cl.clCreateKernel(w.built(source), b"say")
    cl.clSetKernelArg(kernel, 0, 4, ffi.new("int *", 40))
    cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [3], [1], *END)
    cl.clFinish(w.queue)
    assert sorted(capfd.readouterr().out.splitlines()) == [f"{x} is said 1,2" for x in (40, 41, 42)]


@pytest.mark.parametrize("source", ["kernel void k() {}", 'kernel void k() { local int x; printf("none\\n"); }'])
def test_a_kernel_may_have_no_parameters(source: str, w: World, cl: Api, capfd: pytest.CaptureFixture[str]) -> None:
    """It is launched twice: the second launch uses what the first one has prepared."""
    kernel = cl.clCreateKernel(w.built(source), b"k")
    for _ in range(2):
        event = ffi.new("cl_event[1]")
        cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [3], [1], 0, NULL, event)
        cl.clWaitForEvents(1, event)
    assert capfd.readouterr().out.splitlines() == ["none"] * 6 * source.count("printf")


def test_one_buffer_may_be_two_arguments(w: World, cl: Api) -> None:
    source = "kernel void k(global int *x, global int *y) { x[get_global_id(0)] = y[0]; y[get_global_id(0)] += 1; }"
    kernel = cl.clCreateKernel(w.built(source), b"k")
    for index in (0, 1):
        cl.clSetKernelArg(kernel, index, 8, ffi.new("cl_mem *", w.buffer))
    w.write(w.buffer, struct.pack("64i", *range(64)))
    cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [1], NULL, *END)
    assert struct.unpack("2i", w.read(w.buffer, 8)) == (1, 1)


def test_an_event_says_which_command_it_was(w: World, cl: Api) -> None:
    event = ffi.new("cl_event[1]")
    cl.clEnqueueNDRangeKernel(w.queue, w.kernel, 1, NULL, [64], NULL, 0, NULL, event)
    cl.clFinish(w.queue)
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_TYPE) == CL.COMMAND_NDRANGE_KERNEL
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_QUEUE) == address(w.queue)


COUNTS = """
global int count;
kernel void increment(void) { atomic_add(&count, 1); }
kernel void read(global int *out) { out[get_global_id(0)] = count; }
"""


def test_each_launch_of_a_kernel_without_parameters_runs(w: World) -> None:
    program = w.built(COUNTS, "-cl-std=CL2.0")
    increment, read = (w.cl.clCreateKernel(program, name) for name in (b"increment", b"read"))
    for _ in range(5):
        event = ffi.new("cl_event[1]")
        w.cl.clEnqueueNDRangeKernel(w.queue, increment, 1, NULL, [64], NULL, 0, NULL, event)
        assert w.cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_EXECUTION_STATUS) == CL.COMPLETE
        w.cl.clReleaseEvent(event[0])
    w.cl.clSetKernelArg(read, 0, 8, w.array("cl_mem", w.buffer))
    w.cl.clEnqueueNDRangeKernel(w.queue, read, 1, NULL, [1], NULL, 0, NULL, NULL)
    assert struct.unpack("i", w.read(w.buffer, 4)) == (320,)


@ffi.callback("void(const char *, const void *, size_t, void *)")
def hear(text: Any, _info: Any, _size: Any, _data: Any) -> None:
    heard.append(ffi.string(text).decode())


heard: list[str] = []
FAR = "kernel void far(global int *x, long at) {\n  x[at] += 1;\n}"


class Far:
    """The kernel `far` in a context that tells its errors, with a queue."""

    def __init__(self, w: World) -> None:
        self.cl, self.w, cl = w.cl, w, w.cl
        self.context = cl.clCreateContext(w.properties, 1, w.devices, hear, NULL)
        self.queue = cl.clCreateCommandQueueWithProperties(self.context, w.device, NULL)
        program = cl.clCreateProgramWithSource(self.context, 1, [w.keep(ffi.new("char[]", FAR.encode()))], NULL)
        cl.clBuildProgram(program, 1, w.devices, NULL, NULL, NULL)
        self.kernel = cl.clCreateKernel(program, b"far")
        heard.clear()

    def run(self, buffer: Any, index: int) -> int:
        """The status of a launch."""
        event = ffi.new("cl_event *")
        self.cl.clSetKernelArg(self.kernel, 0, 8, self.w.array("cl_mem", buffer))
        self.cl.clSetKernelArg(self.kernel, 1, 8, self.w.array("cl_long", index))
        self.cl.clEnqueueNDRangeKernel(self.queue, self.kernel, 1, NULL, [1], NULL, 0, NULL, event)
        found = self.cl.info("clGetEventInfo", event[0], CL.EVENT_COMMAND_EXECUTION_STATUS)
        return int.from_bytes(found, "little", signed=True)


def test_a_fault_fails_the_command_and_the_process_goes_on(w: World, cl: Api) -> None:
    """The host's memory with a page after it that cannot be accessed."""
    far, memory = Far(w), guarded(np.ones(64, np.int32), "end").array
    host = ffi.cast("void *", memory.ctypes.data)
    buffer = cl.clCreateBuffer(far.context, CL.MEM_USE_HOST_PTR, memory.nbytes, host)
    for index, status in ((66, CL.OUT_OF_RESOURCES), (1 << 40, CL.OUT_OF_RESOURCES), (63, 0)) * 3:
        assert far.run(buffer, index) == status
    assert memory[63] == 4 and len(heard) == 6
    assert "8 bytes after the end of x, which has 256 bytes (SIGSEGV)" in heard[0] and "x[at] += 1;" in heard[0]


@pytest.mark.parametrize("size", [256, 4096, 8 << 20])
def test_guard_pages(w: World, cl: Api, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """Each buffer of the driver's own ends before one, and is whole; the memory can be used again."""
    monkeypatch.setenv("WFV_DRIVER_GUARD", "1")
    far, last = Far(w), size // 4 - 1
    for _ in range(50):
        buffer = cl.clCreateBuffer(far.context, 0, size, NULL)
        w.cl.clEnqueueFillBuffer(far.queue, buffer, ffi.new("cl_int *", 5), 4, 0, size, 0, NULL, NULL)
        assert far.run(buffer, last) == 0 and far.run(buffer, 0) == 0
        cl.clReleaseMemObject(buffer)
    buffer = cl.clCreateBuffer(far.context, 0, size, NULL)
    assert far.run(buffer, last + 1) == CL.OUT_OF_RESOURCES
    assert f"memory 0 bytes after the end of x, which has {size} bytes" in heard[0]
    monkeypatch.delenv("WFV_DRIVER_GUARD")
    cl.clReleaseMemObject(buffer)
