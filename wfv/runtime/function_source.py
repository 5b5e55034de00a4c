"""The source of a function that is no kernel, as LLVM IR: C, OpenCL C, LLVM IR or bitcode."""

import re
from pathlib import Path

from wfv.errors import ParseError
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.clang import compile_c, compile_opencl
from wfv.runtime.cached_compiler import bitcode_text
from wfv.runtime.program_source import Source, find_source, kind_of

_KERNEL = re.compile(r"\b(?:__)?kernel\b")


def function_ir(source: str | bytes | Path | Source) -> tuple[str, bool]:
    """LLVM IR, and whether Clang or a front end of wfv has made it. Raises OptionError, ParseError."""
    found = source if isinstance(source, Source) else find_source(source)
    if isinstance(found.data, bytes):
        return bitcode_text(found.data), False
    text, directory = found.data, found.path.parent if found.path else None
    kind = _kind(text, found.path)
    if kind == "LLVM IR":
        return text, found.is_own
    if kind == "C":
        return compile_c(text, name=found.name, directory=directory).ir, True
    with_types = BuildOptions(flags=("-g",))
    return compile_opencl(text, with_types, name=found.name, directory=directory).ir, True


def _kind(text: str, path: Path | None) -> str:
    """`LLVM IR`, `OpenCL C` or `C`: a source without a kernel is C, unless its file says OpenCL C."""
    try:
        kind = kind_of(text, path)
    except ParseError:
        return "C"
    is_c = kind == "OpenCL C" and not _KERNEL.search(text) and (path is None or path.suffix == ".c")
    return "C" if is_c else kind
