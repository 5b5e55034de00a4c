"""The errors of refused kernels and of doubtful calls (of printf), as records that the cache can keep.

A refused kernel has a construct that wfv does not support. A doubtful call is accepted, with a warning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from wfv.errors import SourceLocation, UnsupportedError, described

_FORMAT_WARNING = re.compile(r"^(.*?):(\d+):\d+: warning: .*\[-Wformat[\w-]*\]$", re.MULTILINE)
Refusal = dict[str, Any]  # JSON's types
_TEXTS, _NUMBERS = ("kernel", "message", "help", "file", "excerpt"), ("line", "column")


def record_of(kernel: str, error: UnsupportedError) -> Refusal:
    """The error about a kernel as a record, with its source location and excerpt."""
    file = error.line.file if isinstance(error.line, SourceLocation) else ""
    return {
        "kernel": kernel, "message": error.message, "help": error.help, "file": file, "excerpt": error.excerpt,
        "line": int(error.line), "column": error.column,
    }  # fmt: skip


def error_of(refusal: Mapping[str, Any]) -> UnsupportedError:
    """The error of a record, new for each raise."""
    line = SourceLocation(refusal["line"], refusal["column"], refusal["file"])
    error = UnsupportedError(refusal["message"], line=line, help=refusal["help"])
    error.excerpt = refusal["excerpt"]
    return error


def checked(refusals: Iterable[Mapping[str, Any]]) -> list[Refusal]:
    """The records with texts and numbers where they must have them: a record that was read from a file may not."""
    return [
        {name: str(refusal[name]) for name in _TEXTS} | {name: int(refusal[name]) for name in _NUMBERS}
        for refusal in refusals
    ]


def warnings_of(refusals: Iterable[Refusal], name: str) -> list[str]:
    """A line for the build log about each kernel that is left out."""
    return [
        f"{name}: warning: kernel {each['kernel']!r} is left out: {each['message']}"
        + (f" ({described(error_of(each).line)})" if each["line"] else "")
        for each in refusals
    ]


def doubts_of(doubts: Iterable[Refusal], name: str, log: str) -> list[str]:
    """The doubtful calls as warnings with their excerpts, without lines whose formats Clang warns of in its `log`."""
    told = {(found[1], int(found[2])) for found in _FORMAT_WARNING.finditer(log)}
    return [
        f"{each['file'] or name}:{each['line']}:{each['column']}: warning: {each['message']}\n{each['excerpt']}"
        for each in doubts
        if (each["file"] or name, each["line"]) not in told
    ]
