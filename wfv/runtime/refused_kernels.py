"""The errors of refused kernels, as records that the cache can keep.

A refused kernel has a construct that wfv does not support, or requires sub-groups of another size than the lanes.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from wfv.errors import (
    BarrierDivergenceError,
    Error,
    GeometryError,
    InternalError,
    Note,
    OptionError,
    SourceLocation,
    UnsupportedError,
    described,
)

Refusal = dict[str, Any]  # JSON's types
_KINDS: dict[str, type[Error]] = {
    each.code: each for each in (UnsupportedError, BarrierDivergenceError, GeometryError, OptionError, InternalError)
}


def record_of(kernel: str, error: Error) -> Refusal:
    """The error about a kernel as a record, with its source locations and excerpts."""
    notes = [_place_of(note) for note in error.notes]
    return {"kernel": kernel, "code": error.code, "help": error.help, "notes": notes, **_place_of(error)}


def _place_of(told: Error | Note) -> Refusal:
    """A message with its source location, as a record."""
    line = SourceLocation.of(told.line)
    place = {"file": line.file, "line": int(line), "column": line.column}
    return {"message": told.message, "excerpt": told.excerpt, **place}


def error_of(refusal: Mapping[str, Any]) -> Error:
    """The error of a record, new for each raise."""
    notes = tuple(Note(note["message"], _line_of(note)) for note in refusal["notes"])
    for note, record in zip(notes, refusal["notes"], strict=True):
        note.excerpt = record["excerpt"]
    kind = _KINDS.get(refusal["code"], UnsupportedError)
    error = kind(refusal["message"], line=_line_of(refusal), help=refusal["help"], notes=notes)
    error.excerpt = refusal["excerpt"]
    return error


def _line_of(place: Mapping[str, Any]) -> SourceLocation:
    return SourceLocation(place["line"], place["column"], place["file"])


def warnings_of(refusals: Iterable[Refusal], name: str = "") -> list[str]:
    """A line for the build log about each kernel that is left out; `name`: that of the source, if it is known."""
    begin = f"{name}: warning" if name else "warning"
    return [
        f"{begin}: kernel {each['kernel']!r} is left out: {each['message']}"
        + (f" ({described(error_of(each).line)})" if each["line"] else "")
        for each in refusals
    ]
