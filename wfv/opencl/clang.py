"""OpenCL C to LLVM IR, by Clang.

The compiler is called with a list of arguments, never by a shell; the source comes by standard input. What it prints
about the source comes back in the error, with the line and the caret.
"""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from wfv.errors import OptionError, ParseError, SourceLocation, UnsupportedError
from wfv.lazy import LazyModule
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.clang_program import INCLUDE, VARIABLE, clang_command
from wfv.opencl.images import without_images
from wfv.opencl.source_check import check_source
from wfv.opencl.translation import Translation, plain_text

if TYPE_CHECKING:
    from wfv.ir import source_locations, text_metadata
    from wfv.opencl import limited_process
else:  # only when Clang runs: what is in the cache comes without
    limited_process = LazyModule("wfv.opencl.limited_process")
    source_locations, text_metadata = LazyModule("wfv.ir.source_locations"), LazyModule("wfv.ir.text_metadata")

_SHOWN = 2000  # characters of what a Clang that crashes says
_SIMPLER = "look for macros that grow, or split the source"
FIXED_FLAGS = (
    *("-x", "cl", "-cl-no-stdinc", "-nostdinc", "-Xclang", "-fdeclare-opencl-builtins"),
    *("-include", str(INCLUDE / "opencl_base.h"), "-target", "spir64-unknown-unknown", "-O1", "-S", "-emit-llvm"),
    # Names and lines as in the source, and no path of the machine that ran it.
    *("-fno-discard-value-names", "-gline-tables-only", "-fdebug-compilation-dir=.", "-fno-trigraphs"),
    *("-fno-color-diagnostics", "-fdiagnostics-absolute-paths", "-Wno-unused-command-line-argument"),
    # These ask for files by a name that macros may put together: what is not there cannot be asked.
    *("-U__has_include", "-U__has_include_next", "-U__has_embed", "-Wno-builtin-macro-redefined"),
    "-fno-crash-diagnostics",
    "-fshow-overloads=best",  # of a built-in there may be two hundred
)
# The file that the compilation unit names: the source, for messages, once more.
_UNIT = re.compile(r'^(!\d+ = !DIFile\(filename: "-", .*, source: )"[^"]+"\)$', re.MULTILINE)
_EXCERPT = re.compile(r"\n *\d+ \| ")
_ERROR = re.compile(r"^(.*?):(\d+):(\d+): (?:fatal )?error: (.*)$", re.MULTILINE)


def compile_opencl(
    source: str, options: BuildOptions | None = None, *, name: str = "<text>", directory: Path | None = None,
    contract: bool | None = None,
) -> Translation:  # fmt: skip
    """The LLVM IR of a program. `name` stands in messages; `directory` is where `#include "x.h"` looks first.

    With `contract`, a * b + c is one operation where the target has it; None leaves that to the options, which allow
    it in general. Raises ParseError with Clang's diagnostics, UnsupportedError for what a source may not do
    (wfv/opencl/source_check.py), OptionError if there is no Clang.
    """
    source = plain_text(source)
    try:
        check_source(source)
    except UnsupportedError as error:
        error.line = SourceLocation(error.line, 0, name)
        error.excerpt = source_locations.source_excerpt(error.line, source)
        raise
    options = options or BuildOptions()
    directories = ((str(directory.resolve()),) if directory else ()) + options.include_dirs
    arguments = [
        *clang_command(), *FIXED_FLAGS, "-gembed-source", f"-cl-std={options.standard}", *options.flags,
        *(() if contract is None else (f"-ffp-contract={'on' if contract else 'off'}",)),
        *(f"-D{macro}={text}" for macro, text in options.defines), *(f"-I{path}" for path in directories),
        "-", "-o", "-",
    ]  # fmt: skip
    text = f'#line 1 "{_quoted(name)}"\n{source}\n'
    made = _translate(arguments, text, name)
    if (
        made.ir.count("\n!") > text_metadata.MAX_NODES
    ):  # no LLVM gets more: such a program does without lines in its messages
        made = _translate([one for one in arguments if not one.startswith("-g")], text, name)
    return made


def _translate(arguments: list[str], text: str, name: str) -> Translation:
    done = _run(arguments, text, name)
    said = done.said.decode(errors="replace")
    if done.stopped:
        raise ParseError(f"{name}: Clang was stopped: {done.stopped}", help=_SIMPLER)
    if done.code < 0:
        shown = f": {said.strip()[:_SHOWN]}" if said.strip() else ""
        raise ParseError(f"{name}: Clang was ended by {signal.Signals(-done.code).name}{shown}", help=_SIMPLER)
    if done.code != 0:
        raise _refused(said, name, text)
    ir, left_out = without_images(_UNIT.sub(r'\1"")', done.out.decode()))
    notes = [f"{name}: warning: kernel {one!r} is left out: wfv has no images and samplers" for one in left_out]
    return Translation(ir, "\n".join([*([said.strip()] if said.strip() else []), *notes]))


def _run(arguments: list[str], text: str, name: str) -> limited_process.Finished:
    try:
        return limited_process.run_limited(arguments, text.encode(), INCLUDE, limited_process.LIMITS)
    except UnicodeEncodeError:
        raise ParseError(f"{name} is not OpenCL C: not encodable as UTF-8", help="pass a text in UTF-8") from None
    except OSError as error:
        raise OptionError(f"Clang does not start: {error}", help=f"is {VARIABLE} right?") from None


def _refused(said: str, name: str, text: str) -> ParseError:
    """Clang's first error as the message, and all that it said below; its line, if that is too long for Clang."""
    said = said.strip()
    found = _ERROR.search(said)
    if found is None:
        return ParseError(f"{name}: Clang failed: {said[:_SHOWN] or 'it said nothing'}", help=_SIMPLER)
    place = SourceLocation(int(found[2]), int(found[3]), found[1])
    error = ParseError(f"{name} is not OpenCL C: {found[4]}\n{said}", line=place, help="mend the source at the caret")
    if not _EXCERPT.match(said, found.end()):
        error.excerpt = source_locations.source_excerpt(place, text)
    return error


def _quoted(name: str) -> str:
    return re.sub(r"[\0-\x1f]", " ", name).replace("\\", "\\\\").replace('"', '\\"')
