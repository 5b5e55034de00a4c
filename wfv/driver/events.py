"""Command queues and events as the host sees them: user events, callbacks, profiling; markers and barriers."""

from typing import Any

from wfv.driver import commands, objects
from wfv.driver.commands import Event, Queue, wait_list_of
from wfv.driver.contexts import Context, check_context
from wfv.driver.devices import Device
from wfv.driver.entry_points import entry_point, information, rows_of
from wfv.driver.objects import ClError, Rows, properties_of, refuse_if, ulong
from wfv.driver.prototypes import cl

_TIMES: Rows = {
    cl.PROFILING_COMMAND_QUEUED: lambda event: ulong(event.times[0]),
    cl.PROFILING_COMMAND_SUBMIT: lambda event: ulong(event.times[1]),
    cl.PROFILING_COMMAND_START: lambda event: ulong(event.times[2]),
    cl.PROFILING_COMMAND_END: lambda event: ulong(event.times[3]),
    cl.PROFILING_COMMAND_COMPLETE: lambda event: ulong(event.times[3]),
}


@entry_point("clWaitForEvents")
def wait_for_events(count: int, handles: Any) -> None:
    refuse_if(count == 0 or not handles, cl.INVALID_VALUE)
    events = Event.each_of(count, handles, cl.INVALID_EVENT)
    check_context(events[0].context, *events)
    commands.wait(events)
    refuse_if(any(each.status < 0 for each in events), cl.EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)


information("clGetEventInfo")


@entry_point("clGetEventProfilingInfo")
def get_event_profiling_info(event: Event, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    is_profiled = event.queue is not None and event.queue.properties & cl.QUEUE_PROFILING_ENABLE
    refuse_if(name in _TIMES and (not is_profiled or event.status != cl.COMPLETE), cl.PROFILING_INFO_NOT_AVAILABLE)
    objects.answer(_TIMES, event, name, nbytes, value, nbytes_ret)


@entry_point("clCreateUserEvent")
def create_user_event(context: Context) -> Event:
    event = Event(context, cl.COMMAND_USER)
    event.status = cl.SUBMITTED
    return event


@entry_point("clSetUserEventStatus")
def set_user_event_status(event: Event, status: int) -> None:
    refuse_if(event.command_type != cl.COMMAND_USER, cl.INVALID_EVENT)
    refuse_if(status > 0, cl.INVALID_VALUE)
    refuse_if(event.status <= 0, cl.INVALID_OPERATION)
    for each in commands.finish(event, status):
        commands.run(each)


@entry_point("clSetEventCallback")
def set_event_callback(event: Event, status: int, function: int, data: int) -> None:
    refuse_if(not function or status not in (cl.SUBMITTED, cl.RUNNING, cl.COMPLETE), cl.INVALID_VALUE)
    commands.call_at(event, status, function, data)


@entry_point("clEnqueueMarkerWithWaitList")
def enqueue_marker_with_wait_list(queue: Queue, count: int, events: Any, event: Any) -> None:
    found = wait_list_of(queue.context, count, events)
    commands.enqueue(queue, cl.COMMAND_MARKER, found, event, None, everything=not found)


@entry_point("clEnqueueBarrierWithWaitList")
def enqueue_barrier_with_wait_list(queue: Queue, count: int, events: Any, event: Any) -> None:
    found = wait_list_of(queue.context, count, events)
    commands.enqueue(queue, cl.COMMAND_BARRIER, found, event, None, barrier=True, everything=not found)


@entry_point("clEnqueueMarker")
def enqueue_marker(queue: Queue, event: Any) -> None:
    refuse_if(not event, cl.INVALID_VALUE)
    commands.enqueue(queue, cl.COMMAND_MARKER, [], event, None, everything=True)


@entry_point("clEnqueueBarrier")
def enqueue_barrier(queue: Queue) -> None:
    commands.enqueue(queue, cl.COMMAND_BARRIER, [], None, None, barrier=True, everything=True)


@entry_point("clEnqueueWaitForEvents")
def enqueue_wait_for_events(queue: Queue, count: int, events: Any) -> None:
    refuse_if(count == 0 or not events, cl.INVALID_VALUE)
    found = Event.each_of(count, events, cl.INVALID_EVENT)
    check_context(queue.context, *found)
    commands.enqueue(queue, cl.COMMAND_BARRIER, found, None, None, barrier=True)


_KNOWN = cl.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | cl.QUEUE_PROFILING_ENABLE
_ON_DEVICE = cl.QUEUE_ON_DEVICE | cl.QUEUE_ON_DEVICE_DEFAULT


@entry_point("clCreateCommandQueue")
def create_command_queue(context: Context, device: Device, properties: int) -> Queue:
    refuse_if(device not in context.devices, cl.INVALID_DEVICE)
    refuse_if(properties & ~_KNOWN, cl.INVALID_VALUE)
    return Queue(context, device, properties)


@entry_point("clCreateCommandQueueWithProperties")
def create_command_queue_with_properties(context: Context, device: Device, properties: Any) -> Queue:
    refuse_if(device not in context.devices, cl.INVALID_DEVICE)
    found, given = 0, properties_of(properties)
    for name, value in zip(given[::2], given[1::2], strict=False):
        refuse_if(name == cl.QUEUE_SIZE, cl.INVALID_QUEUE_PROPERTIES)
        refuse_if(name != cl.QUEUE_PROPERTIES or value & ~(_KNOWN | _ON_DEVICE), cl.INVALID_VALUE)
        refuse_if(value & _ON_DEVICE, cl.INVALID_QUEUE_PROPERTIES)
        found = value
    return Queue(context, device, found, given)


@entry_point("clSetCommandQueueProperty")
def set_command_queue_property(_: Queue, properties: int, _enable: int, _old: Any) -> None:
    refuse_if(properties & ~_KNOWN, cl.INVALID_VALUE)
    raise ClError(cl.INVALID_OPERATION)  # since 1.1


_INFO = rows_of("clGetCommandQueueInfo", {cl.QUEUE_DEVICE_DEFAULT: objects.object_of(None)})


@entry_point("clGetCommandQueueInfo")
def get_command_queue_info(queue: Queue, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    refuse_if(name == cl.QUEUE_SIZE, cl.INVALID_COMMAND_QUEUE)
    objects.answer(_INFO, queue, name, nbytes, value, nbytes_ret)


@entry_point("clFlush")
def flush(_: Queue) -> None:
    """Commands run as soon as they can."""


@entry_point("clFinish")
def finish(queue: Queue) -> None:
    while pending := list(queue.pending):
        commands.wait(pending)
