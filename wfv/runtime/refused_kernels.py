"""Kernels of a program that wfv does not support: the error about each, as a record that the cache can keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wfv.errors import SourceLocation, UnsupportedError, described

Refusal = dict[str, Any]  # JSON's types
_TEXTS, _NUMBERS = ("kernel", "message", "help", "file", "excerpt"), ("line", "column")


def record_of(kernel: str, error: UnsupportedError) -> Refusal:
    """The error about a kernel, with its source location, as a record."""
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
    """The records, with the types that they must have: a file may contain any values."""
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
