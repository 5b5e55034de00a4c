"""Contexts: devices whose objects may be used together."""

from typing import Any, Protocol

from _wfv_driver import ffi, lib

from wfv.driver.devices import DEVICE, PLATFORM, Device
from wfv.driver.entry_points import entry_point, information
from wfv.driver.objects import Object, properties_of, refuse_if
from wfv.driver.prototypes import cl

_PROPERTIES = (cl.CONTEXT_PLATFORM, cl.CONTEXT_INTEROP_USER_SYNC)


class Context(Object):
    """A context. The objects in it keep it. `shared`: the bytes of its shared virtual memory by address."""

    kind = "cl_context"

    def __init__(self, devices: list[Device], properties: tuple[int, ...]) -> None:
        self.devices, self.properties = devices, properties
        self.shared = dict[int, int]()
        self.notify: tuple[int, int] | None = None  # the host's function for errors, and its data
        for each in devices:
            each.retain()

    def shared_bytes(self, address: int) -> int:
        """The bytes from an address to the end of its shared virtual memory; 0 if it is in none."""
        return next((begin + n - address for begin, n in list(self.shared.items()) if 0 <= address - begin < n), 0)

    def tell(self, error: BaseException) -> None:
        """Tells the host about an error of a command."""
        if self.notify is not None:
            function, data = self.notify
            lib.wfv_call_context(function, ffi.new("char[]", str(error).encode(errors="replace")), data)

    def destroyed(self) -> None:
        for each in self.devices:
            each.release()


class _InContext(Protocol):
    context: Context


def check_context(context: Context, *objects: _InContext) -> None:
    """Raises ClError if one of the objects is of another context."""
    refuse_if(any(each.context is not context for each in objects), cl.INVALID_CONTEXT)


@entry_point("clCreateContext")
def create_context(properties: Any, count: int, devices: Any, notify: int, data: int) -> Context:
    known = _properties(properties)
    refuse_if(not devices or count == 0 or (data and not notify), cl.INVALID_VALUE)
    return _made(list(dict.fromkeys(Device.each_of(count, devices, cl.INVALID_DEVICE))), known, notify, data)


@entry_point("clCreateContextFromType")
def create_context_from_type(properties: Any, types: int, notify: int, data: int) -> Context:
    known = _properties(properties)
    refuse_if(data and not notify, cl.INVALID_VALUE)
    refuse_if(types != cl.DEVICE_TYPE_ALL and (not types or types & ~0x1F), cl.INVALID_DEVICE_TYPE)
    refuse_if(not types & (cl.DEVICE_TYPE_CPU | cl.DEVICE_TYPE_DEFAULT), cl.DEVICE_NOT_FOUND)
    return _made([DEVICE], known, notify, data)


def _made(devices: list[Device], properties: tuple[int, ...], notify: int, data: int) -> Context:
    made = Context(devices, properties)
    made.notify = (notify, data) if notify else None
    return made


def _properties(given: Any) -> tuple[int, ...]:
    """The list of properties with its zero; empty if there is none. Raises ClError."""
    found = properties_of(given)
    for name, value in zip(found[::2], found[1::2], strict=False):
        refuse_if(name not in _PROPERTIES or found[::2].count(name) > 1, cl.INVALID_PROPERTY)
        refuse_if(name == cl.CONTEXT_PLATFORM and value != PLATFORM.handle, cl.INVALID_PLATFORM)
        refuse_if(name == cl.CONTEXT_INTEROP_USER_SYNC and value not in (0, 1), cl.INVALID_PROPERTY)
    return found


information("clGetContextInfo")
