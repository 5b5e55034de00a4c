"""The device, which is the CPU, and its sub-devices, which are some of its cores."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from wfv.cpus import usable_cpus
from wfv.driver import constants as cl
from wfv.driver import queries
from wfv.driver.entry_points import entry_point
from wfv.driver.objects import ClError, Object
from wfv.driver.platform import Platform

_TYPES = cl.DEVICE_TYPE_CPU | cl.DEVICE_TYPE_DEFAULT
_ALL_TYPES = 0xFFFFFFFF


class Device(Object):
    """A device. `parent` is None for the one of the platform; `properties` are those that a sub-device was made by."""

    kind = "cl_device_id"

    def __init__(self, units: int, parent: Device | None = None, properties: tuple[int, ...] = ()) -> None:
        self.units, self.parent, self.properties = units, parent, properties

    def retain(self) -> None:
        """The platform's device is not counted."""
        if self.parent is not None:
            super().retain()

    def release(self) -> None:
        if self.parent is not None:
            super().release()

    @property
    def root(self) -> Device:
        """The platform's device."""
        return self if self.parent is None else self.parent.root


DEVICE = Device(usable_cpus())


@entry_point("clGetDeviceIDs")
def get_device_ids(_: Platform, types: int, count: int, devices: Any, count_ret: Any) -> None:
    known = types == _ALL_TYPES or (types and not types & ~0x1F)
    if not known:
        raise ClError(cl.INVALID_DEVICE_TYPE)
    if (devices and count == 0) or not (devices or count_ret):
        raise ClError(cl.INVALID_VALUE)
    if not types & _TYPES:
        if count_ret:
            count_ret[0] = 0
        raise ClError(cl.DEVICE_NOT_FOUND)
    queries.give_list([DEVICE], count, devices, count_ret)


@entry_point("clRetainDevice")
def retain_device(device: Device) -> None:
    device.retain()


@entry_point("clReleaseDevice")
def release_device(device: Device) -> None:
    device.release()


@entry_point("clCreateSubDevices")
def create_sub_devices(device: Device, properties: Any, count: int, devices: Any, count_ret: Any) -> None:
    if not properties or not (devices or count_ret):
        raise ClError(cl.INVALID_VALUE)
    given = list_of(properties)
    counts = _counts(device, given)
    if devices and count < len(counts):
        raise ClError(cl.INVALID_VALUE)
    if devices:
        made: list[Object] = [Device(each, device, (*given, 0)) for each in counts]
        queries.give_list(made, len(made), devices, None)
    if count_ret:
        count_ret[0] = len(counts)


def _counts(device: Device, properties: list[int]) -> list[int]:
    """The cores of each sub-device. Raises ClError."""
    match properties:
        case [cl.DEVICE_PARTITION_EQUALLY, units]:
            if units < 1:
                raise ClError(cl.INVALID_VALUE)
            if units > device.units:
                raise ClError(cl.INVALID_DEVICE_PARTITION_COUNT)
            if units == device.units:  # one part is no partition
                raise ClError(cl.DEVICE_PARTITION_FAILED)
            return [units] * (device.units // units)
        case [cl.DEVICE_PARTITION_BY_COUNTS, *counts]:
            if not counts or min(counts) < 0 or sum(counts) > device.units or len(counts) > device.units:
                raise ClError(cl.INVALID_DEVICE_PARTITION_COUNT)
            return counts
    raise ClError(cl.INVALID_VALUE)


def list_of(properties: Any) -> list[int]:
    """The numbers in front of the zero that ends a list of properties.

    In the list of counts of a partition, the zero that ends the counts ends the list, too.
    """
    found = list[int]()
    while properties[len(found)]:
        found.append(int(properties[len(found)]))
    return found


@entry_point("clGetHostTimer")
def get_host_timer(_: Device, host: Any) -> None:
    if not host:
        raise ClError(cl.INVALID_VALUE)
    host[0] = perf_counter_ns()


@entry_point("clGetDeviceAndHostTimer")
def get_device_and_host_timer(_: Device, device: Any, host: Any) -> None:
    if not (device and host):
        raise ClError(cl.INVALID_VALUE)
    device[0] = host[0] = perf_counter_ns()  # the clock of clGetEventProfilingInfo, too


def devices_of(count: int, handles: Any, invalid: int = cl.INVALID_DEVICE) -> list[Device]:
    """The devices of an array of handles. Raises ClError."""
    return [Device.of(handles[i], invalid) for i in range(count)]
