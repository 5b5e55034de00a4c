"""Command queues: in-order and out-of-order."""

from typing import Any

from wfv.driver import commands, objects
from wfv.driver.commands import Queue
from wfv.driver.constants import cl
from wfv.driver.contexts import Context
from wfv.driver.devices import Device
from wfv.driver.entry_points import entry_point, rows_of
from wfv.driver.objects import ClError, properties_of, refuse_if

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
