"""The table of entry points: Python functions that take objects, and raise ClError with an error code.

    @entry_point("clReleaseContext")
    def release_context(context: Context) -> None: ..

A function gets the entry point's parameters in order, but for `errcode_ret`: handles as the objects that they stand
for, addresses and numbers as integers, pointers to numbers as cffi's pointers. Its result is an object, which becomes a
handle, or None, which becomes CL_SUCCESS.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from typing import Any

from wfv.driver.constants import cl
from wfv.driver.native import ffi
from wfv.driver.objects import ClError, Object, Rows, answer, find
from wfv.driver.prototypes import Prototype, by_name, prototypes

Function = Callable[..., Any]
DEBUG = "WFV_DRIVER_DEBUG"  # a variable: unexpected errors are printed
_FUNCTIONS: dict[str, Function] = {}

# The errors of handles that are null, or of another kind.
_INVALID = {
    "cl_platform_id": cl.INVALID_PLATFORM, "cl_device_id": cl.INVALID_DEVICE, "cl_context": cl.INVALID_CONTEXT,
    "cl_command_queue": cl.INVALID_COMMAND_QUEUE, "cl_mem": cl.INVALID_MEM_OBJECT, "cl_sampler": cl.INVALID_SAMPLER,
    "cl_program": cl.INVALID_PROGRAM, "cl_kernel": cl.INVALID_KERNEL, "cl_event": cl.INVALID_EVENT,
}  # fmt: skip


def entry_point(*names: str) -> Callable[[Function], Function]:
    """Makes a function that of the entry points with these names."""

    def register(function: Function) -> Function:
        for name in names:
            assert name not in _FUNCTIONS, name
            _FUNCTIONS[name] = function
        return function

    return register


def information(name: str, table: Rows) -> None:
    """Makes the entry point that answers what can be asked about an object, by a table."""

    @entry_point(name)
    def answer_query(*given: Any) -> None:
        answer(table, *given)


_COUNTED = ("Device", "Context", "CommandQueue", "MemObject", "Sampler", "Program", "Kernel", "Event")


@entry_point(*(f"clRetain{kind}" for kind in _COUNTED))
def retain(counted: Object) -> None:
    counted.retain()


@entry_point(*(f"clRelease{kind}" for kind in _COUNTED))
def release(counted: Object) -> None:
    counted.release()


def is_supported(name: str) -> bool:
    """Whether there is a function for the entry point."""
    return name in _FUNCTIONS


def connect() -> None:
    """Gives the library the functions of all entry points; those without one return CL_INVALID_OPERATION."""
    for prototype in (*prototypes(), *by_name()):
        function = _FUNCTIONS.get(prototype.name, _unsupported)
        ffi.def_extern(name=f"wfv_{prototype.name}", error=_failure(prototype))(_wrapper(prototype, function))


def code_of(error: BaseException) -> int:
    """The error code of an exception."""
    if isinstance(error, ClError):
        return error.code
    if isinstance(error, MemoryError):
        return cl.OUT_OF_HOST_MEMORY
    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    return cl.OUT_OF_RESOURCES


def _failure(prototype: Prototype) -> int | None:
    if prototype.result == "void":
        return None
    return cl.OUT_OF_RESOURCES if prototype.result == "cl_int" else 0


def _unsupported(*_: object) -> None:
    raise ClError(cl.INVALID_OPERATION)


def _wrapper(prototype: Prototype, function: Function) -> Function:
    handles = [
        (i, kind.rstrip("?"), _INVALID[kind.rstrip("?")], kind.endswith("?"))
        for i, kind in enumerate(prototype.handles)
        if kind
    ]
    if function is _unsupported:
        handles = []
    if prototype.has_error_code:
        return _creator(function, handles)
    if prototype.result == "cl_int":
        return _status(function, handles)
    return _nothing(function, handles) if prototype.result == "void" else _plain(function, handles)


_Handles = list[tuple[int, str, int, bool]]


def _with_objects(given: tuple[Any, ...], handles: _Handles) -> list[Any]:
    found = list(given)
    for i, kind, invalid, is_optional in handles:
        handle = found[i]
        found[i] = None if handle == 0 and is_optional else find(handle, kind, invalid)
    return found


def _status(function: Function, handles: _Handles) -> Function:
    if len(handles) == 1 and not handles[0][3] and handles[0][0] == 0:
        _, kind, invalid, _ = handles[0]

        def call_with_first(handle: int, *given: Any) -> int:
            try:
                function(find(handle, kind, invalid), *given)
                return 0
            except BaseException as error:
                return code_of(error)

        return call_with_first

    def call(*given: Any) -> int:
        try:
            function(*_with_objects(given, handles))
            return 0
        except BaseException as error:
            return code_of(error)

    return call


def _creator(function: Function, handles: _Handles) -> Function:
    def call(*given: Any) -> int:
        code = given[-1]
        try:
            made = function(*_with_objects(given[:-1], handles))
            if code:
                code[0] = 0
            return made.handle if isinstance(made, Object) else made or 0
        except BaseException as error:
            if code:
                code[0] = code_of(error)
            return 0

    return call


def _plain(function: Function, handles: _Handles) -> Function:
    def call(*given: Any) -> Any:
        try:
            return function(*_with_objects(given, handles))
        except BaseException as error:
            code_of(error)
            return 0

    return call


def _nothing(function: Function, handles: _Handles) -> Function:
    def call(*given: Any) -> None:
        try:
            function(*_with_objects(given, handles))
        except BaseException as error:
            code_of(error)

    return call
