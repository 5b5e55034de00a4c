"""Objects with handles and reference counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from wfv.driver.native import lib
from wfv.forks import Lock

_by_handle: dict[int, Object] = {}  # as long as the host has references
_lock = Lock()


class ClError(Exception):
    """An error code of OpenCL."""

    def __init__(self, code: int) -> None:
        super().__init__(f"error {code}")
        self.code = code


class Object:
    """What a handle stands for. `kind` is the handle's type in C.

    The host's references are counted. Without any, the handle is no longer valid; the object lives on as long as
    commands, or other objects, use it.
    """

    kind: ClassVar[str] = ""
    references = 1
    _handle = 0

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

    def released(self) -> None:
        """Called when the host has no reference any more."""

    def __del__(self) -> None:
        if self._handle:
            lib.wfv_free(self._handle)

    @classmethod
    def of(cls, handle: int, invalid: int) -> Self:
        """The object of this class with the handle. Raises ClError(invalid)."""
        found = _by_handle.get(handle)
        if found is None:
            found = _from_native(handle, cls.kind)
        if not isinstance(found, cls):
            raise ClError(invalid)
        return found


# What makes the objects of a kind whose handles native code has made.
makers: dict[str, Callable[[int], Object | None]] = {}


def _from_native(handle: int, kind: str) -> Object | None:
    """The object with a handle that native code has made, which becomes one of these."""
    maker = makers.get(kind)
    if maker is None:
        return None
    with _lock:
        found = _by_handle.get(handle) or maker(handle)
        if found is not None:
            _by_handle[handle] = found
        return found


def find(handle: int, kind: str, invalid: int) -> Any:
    """The object with the handle. Raises ClError(invalid) if there is none of that kind."""
    found = _by_handle.get(handle) or _from_native(handle, kind)
    if found is None or found.kind != kind:
        raise ClError(invalid)
    return found
