"""Shapes as text, and back: `uniform`, `strided(4)`, `varying`, `varying?`, `varying[0, 0, 1, 1]`."""

from __future__ import annotations

import re

from passes.analysis.shapes import POSSIBLY_CONTIGUOUS, UNDEFINED, UNIFORM, VARYING, Shape, strided, with_offsets
from wfv.errors import ParseError

_NAMED = {str(shape): shape for shape in (UNDEFINED, UNIFORM, VARYING, POSSIBLY_CONTIGUOUS)}
_STRIDED = re.compile(r"strided\((-?\d+)\)")
_OFFSETS = re.compile(r"varying\[(-?\d+(?:, -?\d+)*)\]")


def parse_shape(text: str) -> Shape:
    """The shape whose `str` is the text. Raises ParseError."""
    if text in _NAMED:
        return _NAMED[text]
    if found := _STRIDED.fullmatch(text):
        return strided(int(found[1]))
    if found := _OFFSETS.fullmatch(text):
        return with_offsets(tuple(map(int, found[1].split(", "))))
    raise ParseError(f"{text!r} is not a shape", help="such as uniform, strided(4) or varying")
