"""Objects with handles and reference counts, and the answers of the clGet..Info functions about them."""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterable, Mapping
from operator import attrgetter
from typing import Any, ClassVar, Protocol, Self

from _wfv_driver import ffi, lib

from wfv.driver.prototypes import cl
from wfv.forks import Lock

_by_handle: dict[int, Object] = {}  # as long as the host has references
_lock = Lock()


class ClError(Exception):
    """An error code of OpenCL; `made`: an object that is returned nevertheless."""

    def __init__(self, code: int, made: Object | None = None) -> None:
        super().__init__(f"error {code}")
        self.code, self.made = code, made


def refuse_if(is_wrong: object, code: int) -> None:
    """Raises ClError with the code if the host's call is wrong in this way."""
    if is_wrong:
        raise ClError(code)


class Object:
    """The object of a handle. `kind` is the handle's type in C.

    The host's references are counted. Without any, the handle is no longer valid; the object lives on as long as
    commands, or other objects, use it.
    """

    kind: ClassVar[str] = ""
    references = 1
    _handle = 0
    _kept: tuple[Object, ...] = ()
    _callbacks: tuple[tuple[int, int], ...] = ()

    @property
    def handle(self) -> int:
        """The address that the host gets. The object has no handle before it is asked for."""
        if not self._handle:
            self._handle = lib.wfv_new_handle()
            if not self._handle:
                raise MemoryError
            _by_handle[self._handle] = self
        return self._handle

    def retain(self) -> None:
        """One more reference of the host."""
        with _lock:
            self.references += 1

    def release(self) -> None:
        """One reference less."""
        with _lock:
            self.references -= 1
            is_last = self.references == 0
            if is_last:
                _by_handle.pop(self._handle, None)
        if is_last:
            self.released()

    def keep(self, *others: Object) -> None:
        """Retains others until the host has no reference to this one."""
        self._kept = others
        for each in others:
            each.retain()

    def released(self) -> None:
        """Called when the host has no reference any more."""
        for each in self._kept:
            each.release()

    def call_when_destroyed(self, function: int, data: int) -> None:
        """Registers a callback of the host; the last one is called first."""
        self._callbacks = (function, data), *self._callbacks

    def destroyed(self) -> None:
        """Called when nothing uses the object any more."""

    def __del__(self) -> None:
        for function, data in self._callbacks:
            lib.wfv_call_object(function, self._handle, data)
        self.destroyed()
        if self._handle:
            lib.wfv_free(self._handle)

    @classmethod
    def of(cls, handle: int, invalid: int) -> Self:
        """The object of this class with the handle. Raises ClError(invalid)."""
        found = _by_handle.get(handle)
        if not isinstance(found, cls):
            raise ClError(invalid)
        return found

    @classmethod
    def each_of(cls, count: int, handles: Any, invalid: int) -> list[Self]:
        """The objects of this class in an array of handles. Raises ClError(invalid)."""
        return [cls.of(handles[i], invalid) for i in range(count)]


def find(handle: int, kind: str, invalid: int) -> Any:
    """The object with the handle. Raises ClError(invalid) if there is none of that kind."""
    found = _by_handle.get(handle)
    if found is None or found.kind != kind:
        raise ClError(invalid)
    return found


Getter = Callable[[Any], bytes]
# The answer of a query: a constant, an attribute of the object as a value of a type, or the result of a function.
Rows = Mapping[int, bytes | tuple[Getter, str] | Getter]

uint = struct.Struct("<I").pack
sint = struct.Struct("<i").pack
ulong = struct.Struct("<Q").pack
size = ulong


def boolean(value: object) -> bytes:
    """A cl_bool."""
    return uint(bool(value))


def text(value: str | bytes) -> bytes:
    """A string with its NUL byte."""
    return (value.encode(errors="surrogateescape") if isinstance(value, str) else value) + b"\0"


def sizes(values: Iterable[int]) -> bytes:
    """An array of size_t, cl_ulong or of properties."""
    return b"".join(map(ulong, values))


class _HasHandle(Protocol):
    @property
    def handle(self) -> int: ...


def object_of(value: _HasHandle | None) -> bytes:
    """A handle; null for None."""
    return ulong(0 if value is None else value.handle)


def objects_of(values: Iterable[Object]) -> bytes:
    """An array of handles."""
    return sizes(each.handle for each in values)


def properties_of(given: Any) -> tuple[int, ...]:
    """A list of properties, names and values in turn, with the zero that ends it; empty for a null pointer."""
    found = list[int]()
    while given and given[len(found)]:
        found += (int(each) & (1 << 64) - 1 for each in given[len(found) : len(found) + 2])
    return (*found, 0) if given else ()


def count(values: Collection[object]) -> bytes:
    """How many there are, as a cl_uint."""
    return uint(len(values))


def constant(name: str) -> bytes:
    """A constant, as a cl_uint."""
    return uint(getattr(cl, name))


def flags(names: Iterable[str]) -> bytes:
    """The sum of constants, as a bit field."""
    return ulong(sum(getattr(cl, name) for name in names))


def version(major: int, minor: int, patch: int = 0) -> int:
    """A cl_version."""
    return major << 22 | minor << 12 | patch


def names_with_versions(values: Iterable[tuple[str, int]]) -> bytes:
    """An array of cl_name_version."""
    return b"".join(uint(number) + name.encode().ljust(64, b"\0") for name, number in values)


def answer(table: Rows, asked: Any, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    """Answers a query by the table. Raises ClError(CL_INVALID_VALUE)."""
    match table.get(name):
        case None:
            raise ClError(cl.INVALID_VALUE)
        case bytes() as data:
            give(data, nbytes, value, nbytes_ret)
        case (as_bytes, attribute):
            give(as_bytes(attrgetter(attribute)(asked)), nbytes, value, nbytes_ret)
        case getter:
            give(getter(asked), nbytes, value, nbytes_ret)


def give(data: bytes, nbytes: int, value: int, nbytes_ret: Any) -> None:
    """Copies the bytes to the host's memory, if it wants them. Raises ClError(CL_INVALID_VALUE) if they do not fit."""
    if value:
        refuse_if(nbytes < len(data), cl.INVALID_VALUE)
        store(value, data)
    if nbytes_ret:
        nbytes_ret[0] = len(data)


def store(address: int, data: bytes) -> None:
    """Copies bytes to an address."""
    ffi.memmove(ffi.cast("char *", address), data, len(data))


def load(address: int, nbytes: int) -> bytes:
    """The bytes at an address."""
    return bytes(ffi.buffer(ffi.cast("char *", address), nbytes))


def give_list(found: list[Object], count: int, handles: Any, count_ret: Any) -> None:
    """Stores as many handles as there is room for, and their number, as clGetDeviceIDs does."""
    if handles:
        for i, each in enumerate(found[:count]):
            handles[i] = each.handle
    if count_ret:
        count_ret[0] = len(found)
