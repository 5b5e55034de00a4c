"""Makes wfv's programs from the sources of OpenCL programs, with their logs."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, NamedTuple

from wfv.driver import constants as cl
from wfv.driver.objects import ClError
from wfv.errors import Error, OptionError, ParseError
from wfv.lazy import LazyModule

if TYPE_CHECKING:
    from wfv.runtime import program as programs
else:
    programs = LazyModule("wfv.runtime.program")

_NO_KERNEL = "write `kernel void NAME(...)`"
_MAGIC = b"wfv OpenCL program 1\n"


class Built(NamedTuple):
    """The result of a build: `program` is None if the source has no kernel, or could not be built."""

    status: int
    log: str
    program: programs.Program | None = None
    ir: str = ""


def build(source: str, options: str) -> Built:
    """Builds OpenCL C, or LLVM IR that an earlier build made. Raises ClError(CL_INVALID_BUILD_OPTIONS)."""
    try:
        made = programs.build(source, options=options)
    except OptionError as error:
        raise ClError(cl.INVALID_BUILD_OPTIONS) from error
    except ParseError as error:
        if error.help == _NO_KERNEL:
            return Built(cl.BUILD_SUCCESS, "", None)
        return Built(cl.BUILD_ERROR, _log_of(error))
    except Error as error:
        return Built(cl.BUILD_ERROR, _log_of(error))
    return Built(cl.BUILD_SUCCESS, made.build_log, made, made.text)


def _log_of(error: Error) -> str:
    """Clang's diagnostics, or the message."""
    return str(error)


def encoded(ir: str, options: str, kind: int) -> bytes:
    """A program binary: LLVM IR with a hash. Machine code for it is in wfv's cache."""
    head = json.dumps({"options": options, "kind": kind}).encode()
    body = head + b"\0" + ir.encode()
    return _MAGIC + hashlib.sha256(body).digest() + body


def decoded(data: bytes) -> tuple[str, str, int]:
    """The LLVM IR, the options and the kind of a binary. Raises ClError(CL_INVALID_BINARY)."""
    start = len(_MAGIC) + hashlib.sha256().digest_size
    digest, body = data[len(_MAGIC) : start], data[start:]
    if not data.startswith(_MAGIC) or hashlib.sha256(body).digest() != digest:
        raise ClError(cl.INVALID_BINARY)
    head, _, ir = body.partition(b"\0")
    found = json.loads(head)
    return ir.decode(), str(found["options"]), int(found["kind"])
