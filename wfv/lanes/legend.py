"""The legend of a picture of lanes: each block's letter, name and lines, and how many lanes are active in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from wfv.lanes.letters import Letters, block_key
from wfv.lanes.record import LaneTrace, Place
from wfv.lanes.svg import cut, fill_of, rect, text
from wfv.lanes.table import line_range
from wfv.lanes.utilization import Use, utilization
from wfv.view.source_names import block_title

ROW, SHARE = 19, 105  # pixels: of a row; of a column of shares
COLUMNS, BLOCKS = 2, 30
_CONTINUATION = re.compile(r"\bc[1-9]\d*\b")  # the first one is not named


def legend(traces: Sequence[LaneTrace], letters: Letters, x: float, y: float, width: float) -> tuple[list[str], float]:
    """The shapes, and where they end."""
    uses = [_uses(trace) for trace in traces]
    places, letters = _places(traces), _most_time(uses, letters)
    half = -(-len(letters) // COLUMNS)
    parts: list[str] = []
    for number, (key, letter) in enumerate(letters.items()):
        left = x + (number // half) * (width / COLUMNS)
        top = y + ROW * (1 + number % half)
        parts += _row(key, letter, places[key], [use.get(key) for use in uses], left, top, width / COLUMNS)
        parts.append(rect(left, top, 18, ROW - 4, fill_of(letter), "", "#666666"))
        parts.append(text(left + 9, top + 11.5, letter, 10, "middle"))
    for column in range(min(COLUMNS, len(letters))):
        for number, trace in enumerate(traces):
            at = x + (column + 1) * (width / COLUMNS) - 30 - SHARE * (len(traces) - 1 - number)
            parts.append(text(at, y + 13, cut(trace.strategy, SHARE - 8, 10), 10, "end", 'font-weight="bold"'))
        parts.append(text(x + column * (width / COLUMNS), y + 13, "block, lines", 10, style='font-weight="bold"'))
    bottom = y + ROW * (half + 1) + 6
    parts.append(rect(x, bottom, 18, ROW - 4, "url(#idle)", "", "#666666"))
    note = "inactive. Percent: of all lanes, those that are active in the block, in all vectors that ran"
    parts.append(text(x + 26, bottom + 11.5, note, 10))
    return parts, bottom + ROW


def _row(
    key: str, letter: str, place: Place, uses: Sequence[Use | None], left: float, top: float, width: float
) -> list[str]:
    room = width - 70 - SHARE * len(uses)
    lines = line_range(number for _, number in place.lines)
    part = _CONTINUATION.search(place.function)
    place_name = f"{block_title(place.name)}{f' ({part[0]})' if part else ''}"
    name = cut(f"{place_name}{f', {lines}' if lines else ''}", room, 11)
    parts = [text(left + 26, top + 12, name, 11)]
    for number, use in enumerate(uses):
        at = left + width - 30 - SHARE * (len(uses) - 1 - number)
        shown = "-" if use is None or not use.time else f"{100 * use.share:.0f} %"
        parts.append(text(at, top + 12, shown, 11, "end"))
    return parts


def _most_time(uses: Sequence[Mapping[str, Use]], letters: Letters) -> Letters:
    """The BLOCKS in which most instructions run, in the order of the letters."""
    times = {key: sum(use[key].time for use in uses if key in use) for key in letters}
    chosen = sorted(times, key=lambda key: -times[key])[:BLOCKS]
    return {key: letter for key, letter in letters.items() if key in chosen}


def _uses(trace: LaneTrace) -> dict[str, Use]:
    """The uses by the blocks' keys: a block may have several forms."""
    found: dict[str, Use] = {}
    for number, use in utilization(trace).places.items():
        total = found.setdefault(block_key(trace.places[number]), Use(trace.lanes))
        total.runs, total.time = total.runs + use.runs, total.time + use.time
        total.active, total.idle = total.active + use.active, total.idle + use.idle
    return found


def _places(traces: Sequence[LaneTrace]) -> dict[str, Place]:
    """The place with the most lines of each key."""
    found: dict[str, Place] = {}
    for place in (place for trace in traces for place in trace.places):
        key = block_key(place)
        if key not in found or len(place.lines) > len(found[key].lines):
            found[key] = place
    return found
