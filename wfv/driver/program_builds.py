"""Makes wfv's programs from the sources of OpenCL programs, with their logs."""

import hashlib
import json
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from wfv.driver.constants import cl
from wfv.driver.objects import ClError, refuse_if
from wfv.errors import Error, OptionError
from wfv.opencl import build_options, translation
from wfv.opencl.build_options import BuildOptions
from wfv.runtime import program as programs
from wfv.runtime import program_source

_MAGIC = b"wfv OpenCL program 1\n"


class Built(NamedTuple):
    """The result of a build: `program` is None if the source has no kernel, or could not be built."""

    status: int
    log: str
    program: programs.Program | None = None
    ir: str = ""


def build(source: str, options: str) -> Built:
    """Builds OpenCL C. Raises ClError(CL_INVALID_BUILD_OPTIONS)."""
    given = read_options(options, cl.INVALID_BUILD_OPTIONS)
    text = translation.plain_text(source)
    return _build(lambda: program_source.translated(program_source.Source(text), text, given, None, directory_of(text)))


def build_ir(ir: str) -> Built:
    """Builds LLVM IR that an earlier build made, or that was linked."""
    if not re.search(r"^define [^@\n]*\bspir_kernel\b", ir, re.MULTILINE):
        return Built(cl.BUILD_SUCCESS, "", None, ir)
    return _build(lambda: program_source.load_source(ir))


def _build(loaded: Callable[[], program_source.Loaded]) -> Built:
    try:
        lanes, math = os.environ.get("WFV_LANES"), os.environ.get("WFV_MATH", "fast")
        made = programs.build(loaded(), lanes=int(lanes) if lanes else None, math=math)
    except program_source.NoKernelError:
        return Built(cl.BUILD_SUCCESS, "", None)
    except Error as error:
        return Built(cl.BUILD_ERROR, str(error))
    return Built(cl.BUILD_SUCCESS, made.build_log, made, made.text)


def read_options(options: str, invalid: int, folders: Sequence[str] = ()) -> BuildOptions:
    """The options of clBuildProgram; the source may include any file. Raises ClError(invalid)."""
    try:
        found = build_options.make_build_options(options, None, folders)
    except OptionError as error:
        raise ClError(invalid) from error
    return replace(found, any_include=True)


def directory_of(source: str) -> Path | None:
    """What `#include "name"` searches first: the working directory, as in other implementations."""
    return Path.cwd() if "include" in source else None


def encoded(ir: str, options: str, kind: int) -> bytes:
    """A program binary: LLVM IR with a hash. Machine code for it is in wfv's cache."""
    head = json.dumps({"options": options, "kind": kind}).encode()
    body = head + b"\0" + ir.encode()
    return _MAGIC + hashlib.sha256(body).digest() + body


def decoded(data: bytes) -> tuple[str, str, int]:
    """The LLVM IR, the options and the kind of a binary. Raises ClError(CL_INVALID_BINARY)."""
    start = len(_MAGIC) + hashlib.sha256().digest_size
    digest, body = data[len(_MAGIC) : start], data[start:]
    refuse_if(not data.startswith(_MAGIC) or hashlib.sha256(body).digest() != digest, cl.INVALID_BINARY)
    head, _, ir = body.partition(b"\0")
    found = json.loads(head)
    return ir.decode(), str(found["options"]), int(found["kind"])
