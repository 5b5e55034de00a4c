"""Events: states, wait lists, user events, callbacks, markers, barriers, profiling, errors."""

from __future__ import annotations

import struct
import threading
from typing import Any

import pytest

from tests.driver.error_rows import Row, check_row, command_rows, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, SIZE, Api, World, address, ffi, not_on_pocl

END = (0, NULL, NULL)
PROFILING, OUT_OF_ORDER = 2, 1
calls: list[tuple[int, int]] = []


@ffi.callback("void(cl_event, cl_int, void *)")
def called(event: Any, status: int, data: Any) -> None:
    calls.append((status, int(ffi.cast("intptr_t", data))))


ROWS = [
    *query_rows("clGetEventInfo", "INVALID_EVENT", "EVENT_CONTEXT", lambda w: (w.event,)),
    *query_rows("clGetEventProfilingInfo", "INVALID_EVENT", "PROFILING_COMMAND_QUEUED", lambda w: (profiled_event(w),)),
    *null_handle("INVALID_EVENT", "clRetainEvent", "clReleaseEvent"),
    *command_rows("clEnqueueMarkerWithWaitList", lambda w: (), memory=False),
    *command_rows("clEnqueueBarrierWithWaitList", lambda w: (), memory=False),
    *null_handle("INVALID_COMMAND_QUEUE", "clEnqueueBarrier"),
    *null_handle("INVALID_COMMAND_QUEUE", "clEnqueueMarker", extra=([NULL],)),
    *rows(
        {
            "clCreateUserEvent": [("INVALID_CONTEXT", "a null context", lambda w: (NULL,))],
            "clSetUserEventStatus": [
                ("INVALID_EVENT", "a null event", lambda w: (NULL, 0)),
                ("INVALID_EVENT", "a command's event", lambda w: (w.event, 0)),
                ("INVALID_VALUE", "a status that is not the last", lambda w: (w.new_user_event(), CL.SUBMITTED)),
                ("INVALID_VALUE", "running", lambda w: (w.new_user_event(), CL.RUNNING)),
                ("INVALID_OPERATION", "a second time", lambda w: (w.new_user_event(0), 0)),
                ("INVALID_OPERATION", "an error after success", lambda w: (w.new_user_event(0), -1)),
            ],
            "clWaitForEvents": [
                ("INVALID_VALUE", "no events", lambda w: (0, [w.event])),
                ("INVALID_VALUE", "no list", lambda w: (1, NULL)),
                ("INVALID_EVENT", "a null event", lambda w: (2, [w.event, NULL])),
                ("INVALID_CONTEXT", "two contexts", lambda w: (2, [w.event, w.other_event])),
                ("EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", "an error", lambda w: (2, [w.event, w.failed_event])),
            ],
            "clEnqueueWaitForEvents": [
                ("INVALID_COMMAND_QUEUE", "a null queue", lambda w: (NULL, 1, [w.event])),
                ("INVALID_VALUE", "no events", lambda w: (w.queue, 0, NULL)),
                ("INVALID_CONTEXT", "an event of another context", lambda w: (w.queue, 1, [w.other_event])),
                ("INVALID_EVENT", "a null event", lambda w: (w.queue, 1, [NULL])),
            ],
            "clEnqueueMarker": [("INVALID_VALUE", "nowhere to put the event", lambda w: (w.queue, NULL))],
            "clSetEventCallback": [
                ("INVALID_EVENT", "a null event", lambda w: (NULL, CL.COMPLETE, called, NULL)),
                ("INVALID_VALUE", "no callback", lambda w: (w.event, CL.COMPLETE, NULL, NULL)),
                ("INVALID_VALUE", "the state before submission", lambda w: (w.event, CL.QUEUED, called, NULL)),
                ("INVALID_VALUE", "an error as the state", lambda w: (w.event, -3, called, NULL)),
                ("INVALID_VALUE", "an unknown state", lambda w: (w.event, 99, called, NULL)),
            ],
            "clGetEventProfilingInfo": [
                (
                    "PROFILING_INFO_NOT_AVAILABLE",
                    "a queue without profiling",
                    lambda w: (w.event, CL.PROFILING_COMMAND_START, 0, NULL, NULL),
                ),
                (
                    "PROFILING_INFO_NOT_AVAILABLE",
                    "a user event",
                    lambda w: (w.failed_event, CL.PROFILING_COMMAND_START, 0, NULL, NULL),
                ),
                (
                    "PROFILING_INFO_NOT_AVAILABLE",
                    "a command that has not ended",
                    lambda w: (waiting_event(w), CL.PROFILING_COMMAND_END, 0, NULL, NULL),
                ),
            ],
        }
    ),
]
KEPT: list[Any] = []


def profiled_event(w: World) -> Any:
    queue, event = w.new_queue(PROFILING), w.array("cl_event", NULL)
    w.cl.clEnqueueFillBuffer(queue, w.buffer, b"1234", 4, 0, 64, 0, NULL, event)
    w.cl.clFinish(queue)
    return event[0]


def waiting_event(w: World) -> Any:
    """The event of a command that waits for a user event, which the test's end completes."""
    queue, event, gate = w.new_queue(PROFILING), w.array("cl_event", NULL), w.new_user_event()
    w.cl.clEnqueueFillBuffer(queue, w.buffer, b"1234", 4, 0, 64, 1, [gate], event)
    KEPT.append(gate)
    return event[0]


@pytest.fixture(autouse=True)
def no_command_waits(cl: Api) -> Any:
    yield
    while KEPT:
        cl.clSetUserEventStatus(KEPT.pop(), CL.COMPLETE)


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def status(cl: Api, event: Any) -> int:
    return int(struct.unpack("i", cl.info("clGetEventInfo", event, CL.EVENT_COMMAND_EXECUTION_STATUS))[0])


def wait_for(condition: Any) -> None:
    for _ in range(1000):
        if condition():
            return
        threading.Event().wait(0.01)
    raise AssertionError("it did not happen")


def test_a_commands_event_answers(w: World, cl: Api) -> None:
    ask = ("clGetEventInfo", w.event)
    assert cl.number(*ask, CL.EVENT_COMMAND_QUEUE) == address(w.queue)
    assert cl.number(*ask, CL.EVENT_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.EVENT_COMMAND_TYPE) == CL.COMMAND_MARKER
    assert status(cl, w.event) == CL.COMPLETE
    count = cl.number(*ask, CL.EVENT_REFERENCE_COUNT)
    cl.clRetainEvent(w.event)
    assert cl.number(*ask, CL.EVENT_REFERENCE_COUNT) == count + 1
    cl.clReleaseEvent(w.event)


def test_a_user_event_answers(w: World, cl: Api) -> None:
    event = w.new_user_event()
    assert cl.number("clGetEventInfo", event, CL.EVENT_COMMAND_QUEUE) == 0
    assert cl.number("clGetEventInfo", event, CL.EVENT_COMMAND_TYPE) == CL.COMMAND_USER
    assert cl.number("clGetEventInfo", event, CL.EVENT_CONTEXT) == address(w.context)
    assert cl.number("clGetEventInfo", event, CL.EVENT_REFERENCE_COUNT) == 1
    assert status(cl, event) == CL.SUBMITTED
    cl.clSetUserEventStatus(event, -7)
    assert status(cl, event) == -7
    cl.clReleaseEvent(event)


COMMANDS = {  # command type: how it is enqueued, up to the wait list
    "READ_BUFFER": lambda w: ("clEnqueueReadBuffer", w.buffer, 0, 0, 4, w.room()),
    "WRITE_BUFFER": lambda w: ("clEnqueueWriteBuffer", w.buffer, 0, 0, 4, w.room()),
    "COPY_BUFFER": lambda w: ("clEnqueueCopyBuffer", w.buffer, w.second_buffer, 0, 0, 4),
    "FILL_BUFFER": lambda w: ("clEnqueueFillBuffer", w.buffer, b"\0", 1, 0, 4),
    "MAP_BUFFER": lambda w: ("clEnqueueMapBuffer", w.buffer, 0, 1, 0, 4),
    "MIGRATE_MEM_OBJECTS": lambda w: ("clEnqueueMigrateMemObjects", 1, [w.buffer], 0),
    "MARKER": lambda w: ("clEnqueueMarkerWithWaitList",),
    "BARRIER": lambda w: ("clEnqueueBarrierWithWaitList",),
    "READ_BUFFER_RECT": lambda w: (
        "clEnqueueReadBufferRect", w.buffer, 0, [0] * 3, [0] * 3, [4, 2, 1], 0, 0, 0, 0, w.room(),
    ),
    "WRITE_BUFFER_RECT": lambda w: (
        "clEnqueueWriteBufferRect", w.buffer, 0, [0] * 3, [0] * 3, [4, 2, 1], 0, 0, 0, 0, w.room(),
    ),
    "COPY_BUFFER_RECT": lambda w: (
        "clEnqueueCopyBufferRect", w.buffer, w.second_buffer, [0] * 3, [0] * 3, [4, 2, 1], 0, 0, 0, 0,
    ),
    "UNMAP_MEM_OBJECT": lambda w: (
        "clEnqueueUnmapMemObject", w.buffer, w.cl.clEnqueueMapBuffer(w.queue, w.buffer, 1, 1, 0, 4, *END),
    ),
    "NDRANGE_KERNEL": lambda w: ("clEnqueueNDRangeKernel", w.kernel, 1, NULL, [4], NULL),
    "NATIVE_KERNEL": lambda w: ("clEnqueueNativeKernel", empty, NULL, 0, 0, NULL, NULL),
}  # fmt: skip


@ffi.callback("void(void *)")
def empty(data: Any) -> None:
    pass


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_waits_for_a_user_event(kind: str, w: World, cl: Api) -> None:
    if kind == "NATIVE_KERNEL" and not (
        cl.number("clGetDeviceInfo", w.device, CL.DEVICE_EXECUTION_CAPABILITIES) & CL.EXEC_NATIVE_KERNEL
    ):
        pytest.skip("the device runs no native kernels")
    name, *arguments = COMMANDS[kind](w)
    gate, event = w.new_user_event(), ffi.new("cl_event[1]")
    getattr(cl, name)(w.queue, *arguments, 1, [gate], event)
    assert cl.number("clGetEventInfo", event[0], CL.EVENT_COMMAND_TYPE) == w.constant("COMMAND_" + kind)
    assert status(cl, event[0]) in (CL.QUEUED, CL.SUBMITTED)
    cl.clFlush(w.queue)
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(w.queue)
    assert status(cl, event[0]) == CL.COMPLETE


@not_on_pocl("an assertion ends the process")
@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_ends_with_the_error_of_what_it_waits_for(kind: str, w: World, cl: Api) -> None:
    name, *arguments = COMMANDS[kind](w)
    queue, gate, event = w.new_queue(), w.new_user_event(), ffi.new("cl_event[1]")
    w.write(w.buffer, b"k" * SIZE)
    getattr(cl, name)(queue, *arguments, 1, [gate], event)
    cl.clSetUserEventStatus(gate, -9)
    code, _ = cl.outcome("clWaitForEvents", 1, event)
    assert code == CL.EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
    assert status(cl, event[0]) < 0
    assert w.read(w.buffer) == b"k" * SIZE


def test_callbacks_are_called_with_their_states(w: World, cl: Api) -> None:
    calls.clear()
    gate, event = w.new_user_event(), ffi.new("cl_event[1]")
    cl.clEnqueueMarkerWithWaitList(w.queue, 1, [gate], event)
    for number, state in enumerate((CL.COMPLETE, CL.RUNNING, CL.SUBMITTED, CL.COMPLETE)):
        cl.clSetEventCallback(event[0], state, called, ffi.cast("void *", number))
    cl.clFlush(w.queue)
    assert not [call for call in calls if call[0] == CL.COMPLETE]
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(w.queue)
    wait_for(lambda: len(calls) == 4)
    assert sorted(calls) == sorted([(CL.COMPLETE, 0), (CL.RUNNING, 1), (CL.SUBMITTED, 2), (CL.COMPLETE, 3)])


def test_a_callback_on_a_complete_event_is_called(w: World, cl: Api) -> None:
    calls.clear()
    cl.clSetEventCallback(w.event, CL.COMPLETE, called, ffi.cast("void *", 6))
    wait_for(lambda: calls == [(CL.COMPLETE, 6)])


def test_a_callback_gets_the_error(w: World, cl: Api) -> None:
    calls.clear()
    event = w.new_user_event()
    cl.clSetEventCallback(event, CL.COMPLETE, called, NULL)
    cl.clSetUserEventStatus(event, -11)
    wait_for(lambda: bool(calls))
    assert calls == [(-11, 0)]


def test_times_of_a_command_follow_each_other(w: World, cl: Api) -> None:
    event = profiled_event(w)
    names = ("QUEUED", "SUBMIT", "START", "END", "COMPLETE")
    times = [cl.number("clGetEventProfilingInfo", event, w.constant("PROFILING_COMMAND_" + name)) for name in names]
    assert times == sorted(times) and times[0] > 0


def test_a_marker_waits_for_what_was_enqueued_before(w: World, cl: Api) -> None:
    queue, gate, events = w.new_queue(OUT_OF_ORDER), w.new_user_event(), ffi.new("cl_event[3]")
    cl.clEnqueueFillBuffer(queue, w.buffer, b"a", 1, 0, SIZE, 1, [gate], events)
    cl.clEnqueueMarkerWithWaitList(queue, 0, NULL, events + 1)
    cl.clEnqueueMarker(queue, events + 2)
    assert [status(cl, event) > CL.RUNNING for event in events] == [True] * 3
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(queue)
    assert [status(cl, event) for event in events] == [CL.COMPLETE] * 3


@pytest.mark.parametrize("barrier", ["clEnqueueBarrierWithWaitList", "clEnqueueBarrier", "clEnqueueWaitForEvents"])
def test_a_barrier_holds_what_is_enqueued_after(barrier: str, w: World, cl: Api) -> None:
    queue, gate, event = w.new_queue(OUT_OF_ORDER), w.new_user_event(), ffi.new("cl_event[1]")
    if barrier == "clEnqueueWaitForEvents":
        cl.clEnqueueWaitForEvents(queue, 1, [gate])
    else:
        cl.clEnqueueMarkerWithWaitList(queue, 1, [gate], NULL)
        getattr(cl, barrier)(queue, *(END if barrier == "clEnqueueBarrierWithWaitList" else ()))
    cl.clEnqueueFillBuffer(queue, w.buffer, b"b", 1, 0, SIZE, 0, NULL, event)
    cl.clFlush(queue)
    assert status(cl, event[0]) > CL.RUNNING
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(queue)
    assert status(cl, event[0]) == CL.COMPLETE


def test_a_marker_with_a_list_waits_for_the_list_alone(w: World, cl: Api) -> None:
    queue, gate, other = w.new_queue(OUT_OF_ORDER), w.new_user_event(), w.new_user_event(CL.COMPLETE)
    event = ffi.new("cl_event[1]")
    cl.clEnqueueMarkerWithWaitList(queue, 1, [gate], NULL)
    cl.clEnqueueMarkerWithWaitList(queue, 1, [other], event)
    cl.clWaitForEvents(1, event)
    assert status(cl, event[0]) == CL.COMPLETE
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(queue)


def test_commands_that_do_not_wait_are_not_held_in_a_queue_without_order(w: World, cl: Api) -> None:
    queue, gate, event = w.new_queue(OUT_OF_ORDER), w.new_user_event(), ffi.new("cl_event[1]")
    cl.clEnqueueFillBuffer(queue, w.second_buffer, b"z", 1, 0, SIZE, 1, [gate], NULL)
    cl.clEnqueueFillBuffer(queue, w.buffer, b"c", 1, 0, SIZE, 0, NULL, event)
    cl.clWaitForEvents(1, event)
    assert w.read(w.buffer) == b"c" * SIZE
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clFinish(queue)
    assert w.read(w.second_buffer) == b"z" * SIZE


def test_a_blocking_read_waits_for_an_event_that_another_thread_completes(w: World, cl: Api) -> None:
    gate, memory = w.new_user_event(), ffi.new("char[]", SIZE)
    w.write(w.buffer, b"t" * SIZE)
    timer = threading.Timer(0.02, lambda: cl.clSetUserEventStatus(gate, CL.COMPLETE))
    timer.start()
    cl.clEnqueueReadBuffer(w.queue, w.buffer, 1, 0, SIZE, memory, 1, [gate], NULL)
    timer.join()
    assert ffi.buffer(memory)[:] == b"t" * SIZE


@pytest.mark.parametrize("wait", ["clFinish", "clWaitForEvents"])
def test_waits_end_when_another_thread_completes_the_event(wait: str, w: World, cl: Api) -> None:
    gate, event = w.new_user_event(), ffi.new("cl_event[1]")
    cl.clEnqueueFillBuffer(w.queue, w.buffer, b"f", 1, 0, SIZE, 1, [gate], event)
    timer = threading.Timer(0.02, lambda: cl.clSetUserEventStatus(gate, CL.COMPLETE))
    timer.start()
    if wait == "clFinish":
        cl.clFinish(w.queue)
    else:
        cl.clWaitForEvents(1, event)
    assert status(cl, event[0]) == CL.COMPLETE
    timer.join()


def test_an_event_orders_commands_of_two_queues(w: World, cl: Api) -> None:
    first, second, gate = w.new_queue(), w.new_queue(), w.new_user_event()
    events = ffi.new("cl_event[2]")
    cl.clEnqueueFillBuffer(first, w.buffer, b"1", 1, 0, SIZE, 1, [gate], events)
    cl.clEnqueueCopyBuffer(second, w.buffer, w.second_buffer, 0, 0, SIZE, 1, events, events + 1)
    cl.clFlush(first)
    cl.clFlush(second)
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clWaitForEvents(1, events + 1)
    assert w.read(w.second_buffer) == b"1" * SIZE


def test_an_event_can_be_released_before_its_command_ends(w: World, cl: Api) -> None:
    gate, event = w.new_user_event(), ffi.new("cl_event[1]")
    cl.clEnqueueFillBuffer(w.queue, w.buffer, b"r", 1, 0, SIZE, 1, [gate], event)
    cl.clReleaseEvent(event[0])
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clReleaseEvent(gate)
    cl.clFinish(w.queue)
    assert w.read(w.buffer) == b"r" * SIZE
