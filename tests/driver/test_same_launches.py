"""Further launches of a kernel object with the same sizes and arguments: what they compute, and their events."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from tests.driver.opencl_api import CL, NULL, World, address, ffi
from tests.support.requires import needs_clang
from wfv.strategies import STRATEGIES

pytestmark = needs_clang
FULL = pytest.mark.full
N, LOCAL = 64, 16
END = (0, NULL, NULL)
SOURCE = """
kernel void add(global int *x, int step) { x[get_global_id(0)] += step; }
kernel void slow(global int *x, int step) {
  int before = x[get_global_id(0)];
  float v = 1;
  for (int i = 0; i < 3000; i++) v = v * 0.999f + 1;
  x[get_global_id(0)] = before + step * (v > 0);
}
kernel void turn(global int *x, local int *part) {
  size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
  part[l] = x[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  x[i] = part[(l + 1) % n] + 1;
}
"""


class Launcher:
    """A kernel object and its buffer."""

    def __init__(self, w: World, name: str = "add") -> None:
        self.w, self.kernel = w, w.cl.clCreateKernel(w.built(SOURCE), name.encode())
        self.queue, self.buffer = w.queue, w.new_buffer(0, 4 * N)
        w.write(self.buffer, np.arange(N, dtype=np.int32).tobytes())
        self.set(0, "void *", self.buffer)

    def set(self, place: int, kind: str, value: Any) -> None:
        found = ffi.new(kind + "[1]", [value])
        self.w.cl.clSetKernelArg(self.kernel, place, ffi.sizeof(kind), found)

    def launch(
        self, times: int = 1, size: int = N, offset: Any = NULL, local: Any = (LOCAL,), event: Any = NULL
    ) -> None:
        sizes = NULL if local is None else list(local)
        for _ in range(times):
            self.w.cl.clEnqueueNDRangeKernel(self.queue, self.kernel, 1, offset, [size], sizes, 0, NULL, event)

    def event(self) -> Any:
        """The event of one more launch."""
        found = ffi.new("cl_event[1]")
        self.launch(event=found)
        return found[0]

    @property
    def found(self) -> Any:
        return np.frombuffer(self.w.read(self.buffer, 4 * N), np.int32)


@pytest.fixture
def add(w: World) -> Launcher:
    made = Launcher(w)
    made.set(1, "int", 3)
    return made


def test_each_launch_runs(add: Launcher) -> None:
    add.launch(20)
    np.testing.assert_array_equal(add.found, np.arange(N) + 60)


@pytest.mark.parametrize(
    "strategy", [each if each == "unicf" else pytest.param(each, marks=FULL) for each in STRATEGIES]
)
def test_each_launch_has_local_memory(strategy: str, w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_STRATEGY", strategy)
    launcher, expected = Launcher(w, "turn"), np.arange(N).reshape(-1, LOCAL)
    w.cl.clSetKernelArg(launcher.kernel, 1, 4096, NULL)
    launcher.launch(10)
    np.testing.assert_array_equal(launcher.found, (np.roll(expected, -10, axis=1) + 10).ravel())


def test_an_argument_that_is_set_counts_for_the_next_launch(add: Launcher) -> None:
    add.launch(5)
    add.set(1, "int", 100)
    add.launch(5)
    np.testing.assert_array_equal(add.found, np.arange(N) + 15 + 500)
    add.set(1, "int", 1000)
    add.launch()
    np.testing.assert_array_equal(add.found, np.arange(N) + 15 + 500 + 1000)


@pytest.mark.parametrize("other", [{"size": 32}, {"offset": [0]}, {"local": None}, {"local": (8,)}], ids=str)
def test_other_sizes_are_another_launch(other: dict[str, Any], add: Launcher) -> None:
    add.launch(5)
    add.launch(**other)
    add.launch()
    expected = np.arange(N) + 18
    expected[: other.get("size", N)] += 3
    np.testing.assert_array_equal(add.found, expected)


def test_sizes_are_checked_again(add: Launcher, w: World) -> None:
    add.launch(5)
    given = (add.queue, add.kernel, 1, NULL, [N], [7], *END)
    assert w.cl.code("clEnqueueNDRangeKernel", *given) == "INVALID_WORK_GROUP_SIZE"
    assert w.cl.code("clEnqueueNDRangeKernel", w.other_queue, *given[1:5], [LOCAL], *END) == "INVALID_CONTEXT"


def test_a_buffer_that_was_released_is_an_error(add: Launcher, w: World) -> None:
    add.launch(5)
    w.cl.clReleaseMemObject(add.buffer)
    given = (add.queue, add.kernel, 1, NULL, [N], [LOCAL], *END)
    assert w.cl.code("clEnqueueNDRangeKernel", *given) == "INVALID_MEM_OBJECT"


def test_launches_wait_for_what_was_enqueued_before(add: Launcher, w: World) -> None:
    """The command before waits for the host."""
    add.launch(5)
    user = w.new_user_event()
    w.cl.clEnqueueFillBuffer(w.queue, add.buffer, ffi.new("int *", 7), 4, 0, 4 * N, 1, [user], NULL)
    last = add.event()
    assert w.cl.number("clGetEventInfo", last, CL.EVENT_COMMAND_EXECUTION_STATUS) != CL.COMPLETE
    w.cl.clSetUserEventStatus(user, CL.COMPLETE)
    w.cl.clWaitForEvents(1, [last])
    np.testing.assert_array_equal(add.found, 10)
    add.launch()
    np.testing.assert_array_equal(add.found, 13)


def test_a_launch_with_a_wait_list_waits(add: Launcher, w: World) -> None:
    add.launch(5)
    user, event = w.new_user_event(), ffi.new("cl_event[1]")
    w.cl.clEnqueueNDRangeKernel(w.queue, add.kernel, 1, NULL, [N], [LOCAL], 1, [user], event)
    assert w.cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_EXECUTION_STATUS) != CL.COMPLETE
    w.cl.clSetUserEventStatus(user, CL.COMPLETE)
    np.testing.assert_array_equal(add.found, np.arange(N) + 18)


called: list[tuple[int, int]] = []


@ffi.callback("void(cl_event, cl_int, void *)")
def note(event: Any, status: int, _data: Any) -> None:
    called.append((address(event), status))


def test_events_are_as_all_events_are(add: Launcher, w: World) -> None:
    add.launch(5)
    event = add.event()
    w.cl.clRetainEvent(event)
    info = {name: w.cl.number("clGetEventInfo", event, getattr(CL, f"EVENT_{name}")) for name in (
        "COMMAND_QUEUE", "CONTEXT", "COMMAND_TYPE", "COMMAND_EXECUTION_STATUS", "REFERENCE_COUNT")}  # fmt: skip
    assert info == {
        "COMMAND_QUEUE": address(w.queue),
        "CONTEXT": address(w.context),
        "COMMAND_TYPE": CL.COMMAND_NDRANGE_KERNEL,
        "COMMAND_EXECUTION_STATUS": CL.COMPLETE,
        "REFERENCE_COUNT": 2,
    }
    called.clear()
    w.cl.clSetEventCallback(event, CL.COMPLETE, note, NULL)
    assert called == [(address(event), CL.COMPLETE)]
    for _ in range(2):
        w.cl.clReleaseEvent(event)


def test_events_are_waited_for_with_others(add: Launcher, w: World) -> None:
    add.launch(5)
    first, second, user = add.event(), add.event(), w.new_user_event(CL.COMPLETE)
    w.cl.clWaitForEvents(2, [first, second])
    w.cl.clWaitForEvents(3, [first, user, second])
    marker = ffi.new("cl_event[1]")
    w.cl.clEnqueueMarkerWithWaitList(w.queue, 2, [second, first], marker)
    w.cl.clWaitForEvents(2, [marker[0], first])
    assert w.cl.code("clWaitForEvents", 2, [first, NULL]) == "INVALID_EVENT"
    assert w.cl.code("clWaitForEvents", 2, [first, w.other_event]) == "INVALID_CONTEXT"
    for event in (first, second, user, marker[0]):
        w.cl.clReleaseEvent(event)


def test_profiling_has_times_in_order(add: Launcher, w: World) -> None:
    add.queue = w.new_queue(CL.QUEUE_PROFILING_ENABLE)
    add.launch(5)
    names = ("PROFILING_COMMAND_QUEUED", "PROFILING_COMMAND_SUBMIT", "PROFILING_COMMAND_START", "PROFILING_COMMAND_END")
    times = []
    for event in (add.event(), add.event()):
        times += [w.cl.number("clGetEventProfilingInfo", event, getattr(CL, name)) for name in names]
    assert times == sorted(times)
    assert times[2] < times[3]


def test_an_event_keeps_its_queue(add: Launcher, w: World) -> None:
    add.queue = w.new_queue()
    add.launch(5)
    events = [add.event() for _ in range(2)]
    w.cl.clReleaseCommandQueue(add.queue)
    assert w.cl.number("clGetEventInfo", events[0], CL.EVENT_COMMAND_QUEUE) == address(add.queue)
    for event in events:
        w.cl.clReleaseEvent(event)


def test_many_events_may_be_held(add: Launcher, w: World) -> None:
    add.launch(5)
    events = [add.event() for _ in range(500)]
    assert len({address(each) for each in events}) == 500
    w.cl.clWaitForEvents(500, events)
    for event in events:
        w.cl.clReleaseEvent(event)


def test_threads_that_share_an_in_order_queue_take_turns(w: World) -> None:
    """Each launch adds to the same memory: none may run beside another."""
    add = Launcher(w, "slow")
    add.set(1, "int", 3)
    add.launch(5)
    other = w.cl.clCloneKernel(add.kernel)
    errors: list[Exception] = []

    def work(kernel: Any, index: int) -> None:
        try:
            for i in range(100):
                w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [N], [LOCAL], *END)
                if i % 20 == index:
                    w.cl.clEnqueueMarkerWithWaitList(w.queue, *END)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(kernel, i)) for i, kernel in enumerate([add.kernel, other] * 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    np.testing.assert_array_equal(add.found, np.arange(N) + 15 + 3 * 400)
