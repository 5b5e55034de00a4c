"""Contexts and command queues: creation, queries, reference counts, errors."""

from __future__ import annotations

import pytest

from tests.driver.error_rows import Row, check_row, error_rows, null_handle, query_rows, rows
from tests.driver.opencl_api import CL, NULL, Api, World, address, ffi, not_on_pocl

ACCEPTS = "accepts it"
OUT_OF_ORDER = 1

ROWS = [
    *query_rows("clGetContextInfo", "INVALID_CONTEXT", "CONTEXT_DEVICES", lambda w: (w.context,)),
    *query_rows("clGetCommandQueueInfo", "INVALID_COMMAND_QUEUE", "QUEUE_CONTEXT", lambda w: (w.queue,)),
    *null_handle("INVALID_CONTEXT", "clRetainContext", "clReleaseContext"),
    *null_handle("INVALID_COMMAND_QUEUE", "clRetainCommandQueue", "clReleaseCommandQueue", "clFlush", "clFinish"),
    *rows(
        {
            "clCreateContext": [
                ("INVALID_VALUE", "no devices", lambda w: (w.properties, 0, w.devices, NULL, NULL)),
                ("INVALID_VALUE", "a null list", lambda w: (w.properties, 1, NULL, NULL, NULL)),
                ("INVALID_VALUE", "data, no callback", lambda w: (w.properties, 1, w.devices, NULL, w.room())),
                ("INVALID_DEVICE", "a null device", lambda w: (w.properties, 2, [w.device, NULL], NULL, NULL)),
                (
                    "INVALID_PROPERTY",
                    "an unknown property",
                    lambda w: ([CL.CONTEXT_PLATFORM, address(w.platform), 0x7654, 1, 0], 1, w.devices, NULL, NULL),
                ),
                (
                    "INVALID_PROPERTY",
                    "a property twice",
                    lambda w: ([CL.CONTEXT_PLATFORM, address(w.platform)] * 2 + [0], 1, w.devices, NULL, NULL),
                    ACCEPTS,
                ),
                (
                    "INVALID_PLATFORM",
                    "a null platform",
                    lambda w: ([CL.CONTEXT_PLATFORM, 0, 0], 1, w.devices, NULL, NULL),
                ),
            ],
            "clCreateContextFromType": [
                ("INVALID_VALUE", "data, no callback", lambda w: (w.properties, CL.DEVICE_TYPE_CPU, NULL, w.room())),
                ("INVALID_DEVICE_TYPE", "an unknown type", lambda w: (w.properties, 1 << 20, NULL, NULL), "not found"),
                ("DEVICE_NOT_FOUND", "no GPU", lambda w: (w.properties, CL.DEVICE_TYPE_GPU, NULL, NULL)),
                (
                    "INVALID_PROPERTY",
                    "an unknown property",
                    lambda w: (
                        [CL.CONTEXT_PLATFORM, address(w.platform), 0x7654, 1, 0],
                        CL.DEVICE_TYPE_CPU,
                        NULL,
                        NULL,
                    ),
                ),
            ],
            "clSetContextDestructorCallback": [
                ("INVALID_CONTEXT", "a null handle", lambda w: (NULL, destroyed, NULL)),
                ("INVALID_VALUE", "no callback", lambda w: (w.context, NULL, NULL)),
            ],
            "clCreateCommandQueue": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, w.device, 0)),
                ("INVALID_DEVICE", "a null device", lambda w: (w.context, NULL, 0)),
                ("INVALID_VALUE", "an unknown property", lambda w: (w.context, w.device, 1 << 20)),
            ],
            "clCreateCommandQueueWithProperties": [
                ("INVALID_CONTEXT", "a null context", lambda w: (NULL, w.device, NULL)),
                ("INVALID_DEVICE", "a null device", lambda w: (w.context, NULL, NULL)),
                ("INVALID_VALUE", "an unknown property", lambda w: (w.context, w.device, [0x7654, 0, 0])),
                ("INVALID_VALUE", "an unknown bit", lambda w: (w.context, w.device, [CL.QUEUE_PROPERTIES, 1 << 20, 0])),
                (
                    "INVALID_VALUE|INVALID_QUEUE_PROPERTIES",
                    "a queue on the device",
                    lambda w: (w.context, w.device, [CL.QUEUE_PROPERTIES, CL.QUEUE_ON_DEVICE | OUT_OF_ORDER, 0]),
                    "an assertion ends the process",
                ),
                (
                    "INVALID_VALUE|INVALID_QUEUE_PROPERTIES",
                    "a size, but not on the device",
                    lambda w: (w.context, w.device, [CL.QUEUE_SIZE, 64, 0]),
                    ACCEPTS,
                ),
            ],
            "clGetCommandQueueInfo": [
                (
                    "INVALID_COMMAND_QUEUE",
                    "the size of a host's queue",
                    lambda w: (w.queue, CL.QUEUE_SIZE, 0, NULL, NULL),
                    ACCEPTS,
                )
            ],
            "clSetDefaultDeviceCommandQueue": [
                ("INVALID_OPERATION", "no queues on the device", lambda w: (w.context, w.device, w.queue))
            ],
        }
    ),
]
calls: list[int] = []


@ffi.callback("void(cl_context, void *)")
def destroyed(context: object, data: object) -> None:
    calls.append(int(ffi.cast("intptr_t", data)))


@error_rows(ROWS)
def test_errors(row: Row, w: World) -> None:
    check_row(row, w)


def test_a_context_answers(w: World, cl: Api) -> None:
    ask = ("clGetContextInfo", w.context)
    assert cl.number(*ask, CL.CONTEXT_DEVICES) == address(w.device)
    assert cl.number(*ask, CL.CONTEXT_NUM_DEVICES) == 1
    properties = ffi.from_buffer("cl_context_properties[]", cl.info(*ask, CL.CONTEXT_PROPERTIES))
    assert list(properties) == [CL.CONTEXT_PLATFORM, address(w.platform), 0]


@not_on_pocl("reads a null list")
def test_a_context_without_properties_has_none(w: World, cl: Api) -> None:
    context = cl.clCreateContext(NULL, 1, w.devices, NULL, NULL)
    assert cl.number("clGetContextInfo", context, CL.CONTEXT_PROPERTIES) == 0
    cl.clReleaseContext(context)


def test_a_context_from_a_type(w: World, cl: Api) -> None:
    context = cl.clCreateContextFromType(w.properties, CL.DEVICE_TYPE_ALL, NULL, NULL)
    assert cl.number("clGetContextInfo", context, CL.CONTEXT_DEVICES) == address(w.device)
    cl.clReleaseContext(context)


def test_a_context_is_counted_and_its_callbacks_are_called_last_first(w: World, cl: Api) -> None:
    context = w.new_context()
    calls.clear()
    for number in (1, 2, 3):
        cl.clSetContextDestructorCallback(context, destroyed, ffi.cast("void *", number))
    assert cl.number("clGetContextInfo", context, CL.CONTEXT_REFERENCE_COUNT) == 1
    cl.clRetainContext(context)
    assert cl.number("clGetContextInfo", context, CL.CONTEXT_REFERENCE_COUNT) == 2
    cl.clReleaseContext(context)
    assert calls == []
    cl.clReleaseContext(context)
    assert calls == [3, 2, 1]


def test_a_context_lives_as_long_as_its_queue_and_buffer(w: World, cl: Api) -> None:
    context = w.new_context()
    calls.clear()
    cl.clSetContextDestructorCallback(context, destroyed, ffi.cast("void *", 7))
    queue = cl.clCreateCommandQueue(context, w.device, 0)
    buffer = cl.clCreateBuffer(context, 0, 64, NULL)
    cl.clReleaseContext(context)
    cl.clEnqueueFillBuffer(queue, buffer, b"\x01", 1, 0, 64, 0, NULL, NULL)
    cl.clFinish(queue)
    cl.clReleaseMemObject(buffer)
    assert calls == []
    cl.clReleaseCommandQueue(queue)
    assert calls == [7]


QUEUES = {
    "in order": [],
    "out of order": [CL.QUEUE_PROPERTIES, 1],
    "profiling": [CL.QUEUE_PROPERTIES, 2],
    "both": [CL.QUEUE_PROPERTIES, 3],
}


@pytest.mark.parametrize("kind", QUEUES)
def test_a_queue_answers(kind: str, w: World, cl: Api) -> None:
    properties = QUEUES[kind]
    given = [*properties, 0]
    queue = cl.clCreateCommandQueueWithProperties(w.context, w.device, given)
    ask = ("clGetCommandQueueInfo", queue)
    assert cl.number(*ask, CL.QUEUE_CONTEXT) == address(w.context)
    assert cl.number(*ask, CL.QUEUE_DEVICE) == address(w.device)
    assert cl.number(*ask, CL.QUEUE_PROPERTIES) == (properties[1] if properties else 0)
    assert cl.number(*ask, CL.QUEUE_REFERENCE_COUNT) == 1
    array = ffi.from_buffer("cl_queue_properties[]", cl.info(*ask, CL.QUEUE_PROPERTIES_ARRAY))
    assert list(array) == given
    cl.clRetainCommandQueue(queue)
    assert cl.number(*ask, CL.QUEUE_REFERENCE_COUNT) == 2
    cl.clReleaseCommandQueue(queue)
    cl.clReleaseCommandQueue(queue)


@pytest.mark.parametrize("properties", range(4))
def test_a_queue_of_version_1(properties: int, w: World, cl: Api) -> None:
    queue = w.new_queue(properties)
    assert cl.number("clGetCommandQueueInfo", queue, CL.QUEUE_PROPERTIES) == properties
    assert cl.info("clGetCommandQueueInfo", queue, CL.QUEUE_PROPERTIES_ARRAY) == b""
    cl.clFlush(queue)
    cl.clFinish(queue)
    cl.clReleaseCommandQueue(queue)


def test_commands_of_a_released_queue_are_run(w: World, cl: Api) -> None:
    queue, gate = w.new_queue(), w.new_user_event()
    buffer = w.new_buffer()
    event = ffi.new("cl_event[1]")
    cl.clEnqueueFillBuffer(queue, buffer, b"\x09", 1, 0, 256, 1, [gate], event)
    cl.clFlush(queue)
    cl.clReleaseCommandQueue(queue)
    cl.clSetUserEventStatus(gate, CL.COMPLETE)
    cl.clWaitForEvents(1, event)
    assert w.read(buffer) == b"\x09" * 256
