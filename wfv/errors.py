"""The exceptions of wfv: each has a code, a source location if it is known, and a help line.

The help line of an unknown name has similar names, and all valid ones (`near`, `choices`, `known`).
"""

from __future__ import annotations

import difflib
import errno
import importlib
import signal
from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar

from wfv.whole_imports import uninterrupted

P = ParamSpec("P")
R = TypeVar("R")


class SourceLocation(int):
    """A line number with column and file (0, "": not known); `call` is the call that was inlined there, if any."""

    column: int
    file: str
    call: SourceLocation | None

    def __new__(cls, line: int, column: int = 0, file: str = "", call: SourceLocation | None = None) -> SourceLocation:
        self = super().__new__(cls, line)
        self.column, self.file, self.call = column, file, call
        return self

    @classmethod
    def of(cls, line: int) -> SourceLocation:
        """A line of which more may be known."""
        return line if isinstance(line, cls) else cls(line)

    @property
    def described(self) -> str:
        """File, line and column for a message, as far as they are known."""
        parts = [self.file] if self.file not in ("", UNNAMED) else []
        parts += [f"line {int(self)}", *([f"column {self.column}"] if self.column else [])]
        return ", ".join(parts)


UNNAMED = "<text>"  # the file name of a source that was passed as text


def described(line: int) -> str:
    """`line 7`, with file and column if they are known."""
    return SourceLocation.of(line).described


def how_it_ended(code: int) -> str:
    """How a process ended, by its return code: `ended by SIGSEGV`, or `exit code 1`."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"ended by {signal.Signals(-code).name}"
    except ValueError:
        return f"ended by signal {-code}"


class Note:
    """Another source location that an error refers to. `excerpt` is its line with a caret, "" if not known."""

    def __init__(self, message: str, line: int) -> None:
        self.message, self.line, self.excerpt = message, line, ""


class Error(Exception):
    """Base of everything wfv raises on bad input.

    `code` is stable (`WFV001`), `line` the line in the source (0: unknown; a SourceLocation if more is known),
    `excerpt` that line with a caret, `notes` are other source locations, `help` is advice (else `default_help`).
    """

    code = "WFV000"
    default_help = ""

    def __init__(self, message: str, *, line: int = 0, help: str = "", notes: tuple[Note, ...] = ()) -> None:
        self.message, self.line, self.help = message, line, help or self.default_help
        self.excerpt, self.notes = "", notes
        super().__init__(message)

    @property
    def column(self) -> int:
        """The column in the source line, from 1 on; 0 if it is not known."""
        return SourceLocation.of(self.line).column

    @property
    def file(self) -> str:
        """The file of the line, "" if it is not known or the source was passed as text."""
        file = SourceLocation.of(self.line).file
        return "" if file == UNNAMED else file

    def __str__(self) -> str:
        first, *more = self.message.split("\n")
        where = f" ({described(self.line)})" if self.line else ""
        lines = [f"{self.code}: {first}{where}", *more]
        lines += [self.excerpt] if self.excerpt else []
        for note in self.notes:
            lines += [f"  {note.message} ({described(note.line)}):\n{note.excerpt}"] if note.excerpt else []
        lines += [f"  help: {self.help}"] if self.help else []
        return "\n".join(lines)


class ParseError(Error):
    """The text is not OpenCL C or not LLVM IR, or has a form that LLVM's printer never writes."""

    code = "WFV001"
    default_help = "pass LLVM 22 IR as text: what `clang -S -emit-llvm` or `llvm-dis` prints"


class UnsupportedError(Error):
    """Valid code with a construct that wfv does not support; the message has its name and line."""

    code = "WFV002"
    default_help = "write this part of the kernel in another way, or try strategy `scalar`"


class BarrierDivergenceError(Error):
    """Work-items of a group come to different barriers, or would in each launch: undefined behaviour in OpenCL."""

    code = "WFV003"
    default_help = (
        "all work-items of a group must reach a barrier together (launches by wfv do not wait for those that have "
        "returned): move it out of the branch or loop, or make the condition the same for the whole group (arguments, "
        "group ids and sizes are; local and global ids are not)"
    )


class ArgumentError(Error, TypeError):
    """A wrong launch argument: number, type, dtype, contiguity, writeability."""

    code = "WFV004"
    default_help = "`kernel.signature` lists the parameters; arrays are contiguous, and of the parameter's type"


class GeometryError(Error, ValueError):
    """Global or local sizes that are not a valid NDRange, or exceed a limit."""

    code = "WFV005"
    default_help = "sizes are numbers of work-items: one to three positive integers, as (1024,) and (64,)"


class OptionError(Error, ValueError):
    """An invalid option or name: strategy, target, number of lanes, kernel, file."""

    code = "WFV006"
    default_help = "see `help(wfv.build)` and `wfv --help`"


class KernelTrapError(Error):
    """A work-item reached a trap, such as `__builtin_trap()`, which ended the launch."""

    code = "WFV008"
    default_help = "the kernel has found that something is wrong, and traps there: see what leads to that place"


class KernelFaultError(KernelTrapError):
    """The CPU has stopped a kernel: it has accessed memory that is not there, or divided an integer by zero.

    `signal`, `address`: as the CPU reports; the address is -1 if it is unknown. `place`: the options and constants
    of the code that has run, and the offset of the instruction in bytes.
    """

    code = "WFV012"
    default_help = "an index may be beyond the end of a buffer: test it (`if (i < n)`), or pass a larger array"
    signal, address = 0, -1
    place: tuple[Any, Any, int] | None = None


class BoundsError(KernelTrapError):
    """A work-item has tried to access memory outside of a buffer or array, in code with tests of bounds."""

    code = "WFV013"
    default_help = "the index is beyond the end, or below 0: test it (`if (i < n)`), or pass a larger array"


class RecordingError(Error, RuntimeError):
    """A recorded sequence that is used in a wrong way: run while it is recorded or while it runs."""

    code = "WFV009"
    default_help = "record the launches in `with wfv.record() as sequence:`, then call `sequence.run()`"


class CheckError(Error):
    """A launch that was checked (WFV_CHECK=1) has made mistakes: out of bounds, a data race, .."""

    code = "WFV014"
    default_help = "docs/check.md explains each kind of finding, and how a comment permits one"


class InternalError(Error):
    """A pass broke an invariant: a bug in wfv. `step`: the step of a compilation that raised it."""

    code = "WFV900"
    step = ""
    default_help = "this is a bug in a plugin, if one is in use, or in wfv: report it with the kernel and the options"


MOST = 3
CLOSE = 0.1  # a name is left out if another one is more similar by this much


def near(name: str, names: Iterable[str]) -> str:
    """`did you mean sin or sinh?`, "" if no name is similar."""
    close = difflib.get_close_matches(name, list(names), MOST)
    likeness = [difflib.SequenceMatcher(None, other, name).ratio() for other in close]
    named = [other for other, ratio in zip(close, likeness, strict=True) if ratio > likeness[0] - CLOSE]
    return f"did you mean {' or '.join(named)}?" if named else ""


def choices(name: str, names: Iterable[str]) -> str:
    """A help line: the similar names, and all names."""
    known = list(names)
    return f"{near(name, known)} valid names: {', '.join(known) or 'none'}".lstrip()


def known(name: object, names: Iterable[str], what: str) -> str:
    """Returns the name if it is one of these. Raises OptionError: `unknown step 'wide'`."""
    if isinstance(name, str) and name in names:
        return name
    raise OptionError(f"unknown {what} {name!r}", help=choices(str(name), names))


def with_known_options(function: Callable[P, R]) -> Callable[P, R]:
    """The function, which raises OptionError for an option that it does not have."""
    names = signature(function).parameters

    @wraps(function)
    def checked(*args: P.args, **options: P.kwargs) -> R:
        for name in options:
            known(name, names, "option")
        return function(*args, **options)

    return checked


_SHORTAGES = {
    errno.EAGAIN: "`ulimit -u` shows how many processes and threads a user may have: end some, or raise the limit",
    errno.EMFILE: "`ulimit -n` shows how many files a process may have open: close some, or raise the limit",
    errno.ENFILE: "too many files are open on this machine: end other programs",
    errno.EFBIG: "`ulimit -f` shows how large a file may be: raise the limit",
    errno.ENOMEM: "the machine has no memory left: end other programs",
    errno.ENOSPC: "the folder for temporary files is full: empty it, or set TMPDIR to another one",
}


def not_started(what: str, error: OSError, help: str = "") -> OptionError:
    """The error for a process that does not start. `help`: for other causes than a shortage of the machine."""
    return OptionError(f"{what} does not start: {error}", help=_SHORTAGES.get(error.errno or 0, help))


def optional_module(name: str, what: str, install: str) -> Any:
    """A module that need not be installed. Raises OptionError: `what` needs it, `install` installs it."""
    try:
        with uninterrupted():
            return importlib.import_module(name)
    except ImportError:
        raise OptionError(f"{what}, which is not installed", help=install) from None
