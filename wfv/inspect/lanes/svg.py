"""The shapes of a picture as SVG text, and its legend: blocks with letters, lines and shares. All text is escaped."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from zlib import crc32

from wfv.inspect.lanes.record import LaneTrace, Place
from wfv.inspect.lanes.table import line_range
from wfv.inspect.lanes.utilization import Letters, Use, block_key, utilization
from wfv.inspect.view.lane_words import block_title

FONT = "Helvetica, Arial, 'DejaVu Sans', sans-serif"
# Light enough for black letters; the letters tell blocks apart, not the colours alone.
FILLS = (
    "#9ecae9", "#ffbf79", "#a6dba0", "#f2dc7d", "#ff9d98", "#cfc8c4", "#e0b3d6", "#8fccc4", "#d8b5a5", "#bab0f0",
    "#d4ec9f", "#f7c6dc",
)  # fmt: skip
IDLE = (
    '<pattern id="idle" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="6" height="6" fill="#f4f4f4"/><line x1="0" y1="0" x2="0" y2="6" stroke="#cccccc"/></pattern>'
)


def fill_of(letter: str) -> str:
    """The colour of a block."""
    number = 0
    for character in letter:
        number = number * 26 + ord(character) - ord("A") + 1
    return FILLS[(number - 1) % len(FILLS)]


def rect(x: float, y: float, width: float, height: float, fill: str, title: str = "", stroke: str = "none") -> str:
    """A rectangle, with a tooltip if there is a title."""
    inner = f"<title>{escape(title)}</title>" if title else ""
    at = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    edge = f' stroke="{stroke}" stroke-width="0.6"' if stroke != "none" else ""
    return f'<rect {at} fill="{fill}"{edge}>{inner}</rect>' if inner else f'<rect {at} fill="{fill}"{edge}/>'


def text(x: float, y: float, content: str, size: float = 11, anchor: str = "start", style: str = "") -> str:
    """A line of text; `style`: further attributes."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}"{f" {style}" if style else ""}>'
        f"{escape(content)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = "#555555") -> str:
    """A thin line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}"/>'


def document(width: float, height: float, title: str, parts: list[str]) -> str:
    """The whole picture, with a white background and a name for screen readers."""
    body = "\n".join(parts)
    own = f"idle-{crc32(body.encode()):08x}"  # a page may hold several pictures
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}" role="img" aria-label="{escape(title)}">\n'
        f"<defs>{IDLE}</defs>\n{rect(0, 0, width, height, '#ffffff')}\n{body}\n</svg>\n"
    )
    return text.replace('id="idle"', f'id="{own}"').replace("url(#idle)", f"url(#{own})")


def text_width(content: str, size: float = 11) -> float:
    """The width in pixels, estimated: characters of the fonts are about 0.58 of the size wide."""
    return 0.58 * size * len(content)


def cut(content: str, pixels: float, size: float = 11) -> str:
    """The text, cut so that it fits."""
    most = max(1, int(pixels / text_width("x", size)))
    return content if len(content) <= most else content[: max(1, most - 2)] + ".."


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
