"""One tree of exceptions. Every one carries a code, a position where there is one, and a help line."""

from __future__ import annotations


class Error(Exception):
    """Base of everything wfv raises on bad input.

    `code` is stable (`WFV001`), `line` the line in the input text (0: unknown), `help` says what to do
    (`default_help`, if the one who raised it did not).
    """

    code = "WFV000"
    default_help = ""

    def __init__(self, message: str, *, line: int = 0, help: str = "") -> None:
        self.message, self.line, self.help = message, line, help or self.default_help
        super().__init__(message)

    def __str__(self) -> str:
        first, *more = self.message.split("\n")
        where = f" (line {self.line})" if self.line else ""
        hint = f"\n  help: {self.help}" if self.help else ""
        return "\n".join([f"{self.code}: {first}{where}", *more]) + hint


class ParseError(Error):
    """The text is not LLVM IR, or a spelling that LLVM's own printer never makes."""

    code = "WFV001"
    default_help = "pass LLVM 22 IR as text: what `clang -S -emit-llvm` or `llvm-dis` prints"


class UnsupportedError(Error):
    """Valid IR with something that wfv does not handle: named, with its line."""

    code = "WFV002"
    default_help = "write this part of the kernel in another way, or try strategy `scalar`"


class BarrierDivergenceError(Error):
    """A barrier that not all work-items of a group reach together (undefined behaviour in OpenCL)."""

    code = "WFV003"


class ArgumentError(Error, TypeError):
    """A launch argument of the wrong kind: count, type, dtype, contiguity, writeability."""

    code = "WFV004"


class GeometryError(Error, ValueError):
    """Global or local sizes that make no NDRange, or exceed a limit."""

    code = "WFV005"


class OptionError(Error, ValueError):
    """An unknown strategy or target, a lane count that is no power of two, a name that is not there."""

    code = "WFV006"


class CacheError(Error):
    """A saved program that is damaged, or in another format."""

    code = "WFV007"
    default_help = "build the program from its source, and save it again"


class InternalError(Error):
    """A pass broke an invariant: a bug in wfv. Names the step."""

    code = "WFV900"
    default_help = "this is a bug in wfv: please report it with the kernel and the options"
