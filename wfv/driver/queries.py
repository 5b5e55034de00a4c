"""Answers of the clGet..Info functions: values as bytes, copied to the host's memory."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from wfv.driver import constants as cl
from wfv.driver.native import ffi
from wfv.driver.objects import ClError, Object

Getter = Callable[[Any], bytes]

uint = struct.Struct("<I").pack
sint = struct.Struct("<i").pack
ulong = struct.Struct("<Q").pack
size = ulong
pointer = ulong


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


def version(major: int, minor: int, patch: int = 0) -> int:
    """A cl_version."""
    return major << 22 | minor << 12 | patch


def names_with_versions(values: Iterable[tuple[str, int]]) -> bytes:
    """An array of cl_name_version."""
    return b"".join(uint(number) + name.encode().ljust(64, b"\0") for name, number in values)


def answer(table: Mapping[int, Getter], asked: Any, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    """Answers a query by the table. Raises ClError(CL_INVALID_VALUE)."""
    getter = table.get(name)
    if getter is None:
        raise ClError(cl.INVALID_VALUE)
    give(getter(asked), nbytes, value, nbytes_ret)


def give(data: bytes, nbytes: int, value: int, nbytes_ret: Any) -> None:
    """Copies the bytes to the host's memory, if it wants them. Raises ClError(CL_INVALID_VALUE) if they do not fit."""
    if value:
        if nbytes < len(data):
            raise ClError(cl.INVALID_VALUE)
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
