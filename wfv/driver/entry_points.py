"""The table of entry points: Python functions that take objects, and raise ClError with an error code.

    @entry_point("clReleaseContext")
    def release_context(context: Context) -> None: ..

A function gets the entry point's parameters in order, but for `errcode_ret`: handles as the objects that they stand
for, addresses and numbers as integers, pointers to numbers as cffi's pointers. Its result is an object, which becomes a
handle, or None, which becomes CL_SUCCESS.
"""

import atexit
import gc
import importlib
import os
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Any

from _wfv_driver import ffi, lib

from wfv.driver import objects
from wfv.driver.objects import ClError, Object, Rows, answer, find, refuse_if
from wfv.driver.prototypes import Prototype, by_name, cl, prototypes
from wfv.forks import compiling
from wfv.whole_imports import uninterrupted

Function = Callable[..., Any]
DEBUG = "WFV_DRIVER_DEBUG"  # a variable: unexpected errors are printed
_FUNCTIONS: dict[str, Function] = {}
_PROTOTYPES = (*prototypes(), *by_name())

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


_QUERIES = tomllib.loads(Path(__file__).with_name("queries.toml").read_text())


def rows_of(function: str, more: Rows = MappingProxyType({})) -> Rows:
    """The rows of queries.toml for a clGet..Info function, and more."""
    pairs = ((name, *text.split()) for name, text in _QUERIES[function].items())
    return {**{getattr(cl, name): (getattr(objects, kind), attribute) for name, kind, attribute in pairs}, **more}


def information(name: str, more: Rows = MappingProxyType({})) -> None:
    """Makes the entry point that answers queries about an object: the rows of queries.toml, and `more`."""
    table = rows_of(name, more)

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


@entry_point("clSetContextDestructorCallback", "clSetMemObjectDestructorCallback")
def set_destructor_callback(destroyed: Object, function: int, data: int) -> None:
    refuse_if(not function, cl.INVALID_VALUE)
    destroyed.call_when_destroyed(function, data)


@entry_point(
    "clCreateProgramWithIL", "clSetProgramReleaseCallback", "clSetProgramSpecializationConstant",
    "clSetDefaultDeviceCommandQueue",
)  # fmt: skip
def refuse(*_: object) -> None:
    """Refuses an optional feature of OpenCL 3.0."""
    raise ClError(cl.INVALID_OPERATION)


def is_supported(name: str) -> bool:
    """Whether there is a function for the entry point."""
    return _function(name) is not _unsupported


def connect() -> None:
    """Gives the library the functions that are known."""
    for prototype in _PROTOTYPES:
        function = _FUNCTIONS.get(prototype.name)
        call = _wrapper(prototype, function) if function else _first_call(prototype)
        ffi.def_extern(name=f"wfv_{prototype.name}", error=_failure(prototype))(call)


def _first_call(prototype: Prototype) -> Function:
    def call(*given: Any) -> Any:
        return _wrapper(prototype, _function(prototype.name))(*given)

    return call


def code_of(error: BaseException) -> int:
    """The error code of an exception."""
    if isinstance(error, ClError):
        return error.code
    if isinstance(error, MemoryError):
        return cl.OUT_OF_HOST_MEMORY
    if os.environ.get(DEBUG, "0") not in ("", "0"):
        sys.__excepthook__(type(error), error, error.__traceback__)
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
        if kind and function is not _unsupported
    ]

    has_code, returned = prototype.has_error_code, prototype.result

    def call(*given: Any) -> Any:
        arguments, code = (list(given[:-1]), given[-1]) if has_code else (list(given), None)
        status, result = 0, None
        try:
            for i, kind, invalid, is_optional in handles:
                handle = arguments[i]
                arguments[i] = None if handle == 0 and is_optional else find(handle, kind, invalid)
            result = function(*arguments)
        except BaseException as error:
            status, result = code_of(error), getattr(error, "made", None)
        if isinstance(result, Object):
            result = result.handle
        if code:
            code[0] = status
        if returned == "void":
            return None
        return status if returned == "cl_int" else result or 0

    return call


# The files that are not loaded yet, in the order in which hosts need them: some only list devices, to choose another
# platform. The third ones load NumPy, the fourth ones LLVM, the last ones wfv's IR.
_files = [
    ("devices", "contexts"),
    ("events",),
    ("images", "transfers"),
    ("launches",),
    ("program_links", "shared_memory"),
]


@compiling
def _function(name: str) -> Function:
    """The function of an entry point; files are loaded until one of them has it."""
    while name not in _FUNCTIONS and _files:
        with uninterrupted():
            for each in _files[0]:
                importlib.import_module(f"wfv.driver.{each}")
            if lib.wfv_is_own_python():
                gc.freeze()
        connect()
        del _files[0]
    return _FUNCTIONS.get(name, _unsupported)


def start() -> None:
    """Connects the entry points of the platform, devices and contexts."""
    _function("clCreateContext")
    atexit.register(_outlive_python)


def _outlive_python() -> None:
    """Keeps the variables of these modules, and so all objects, when Python ends: hosts use their memory after that.

    At exit Python clears every module in sys.modules; removing ours keeps their globals alive.
    """
    for name in [name for name in sys.modules if name.startswith("wfv.driver") or name == "wfv.errors"]:
        del sys.modules[name]
