"""Letters of blocks: the same block has the same letter under each strategy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from string import ascii_uppercase

from passes.analysis.cause import source_name
from wfv.lanes.record import LaneTrace, Place

_FORM = re.compile(r"^wfv\.fn\.by_lane\.|\.masked(\.\d+)?$|\.(rest|fast\w*|columns|pair)$")  # parts of a form's name
Letters = Mapping[str, str]  # by the block's key


def block_key(place: Place) -> str:
    """What the forms of a block have in common: its name, and the number of its continuation."""
    part = _FORM.sub("", place.function)
    return f"{source_name(place.name)} {part}{' by lane' if place.takes_turns and not place.loops else ''}"


def letters_of(traces: Iterable[LaneTrace]) -> Letters:
    """A letter for each block that ran, in the order of the first trace; two letters behind Z."""
    keys = dict.fromkeys(
        block_key(trace.places[number])
        for trace in traces
        for number in sorted({step.place for vector in trace.vectors for step in vector.steps})
        if trace.places[number].instructions
    )
    return {key: _letter(number) for number, key in enumerate(keys)}


def _letter(number: int) -> str:
    count = len(ascii_uppercase)
    first = ascii_uppercase[number // count - 1] if number >= count else ""
    return first + ascii_uppercase[number % count]
