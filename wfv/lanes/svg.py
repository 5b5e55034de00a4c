"""The shapes of a picture, as SVG text. All text is escaped."""

from __future__ import annotations

from html import escape

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
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="{FONT}" role="img" aria-label="{escape(title)}">\n'
        f"<defs>{IDLE}</defs>\n{rect(0, 0, width, height, '#ffffff')}\n{body}\n</svg>\n"
    )


def text_width(content: str, size: float = 11) -> float:
    """The width in pixels, estimated: characters of the fonts are about 0.58 of the size wide."""
    return 0.58 * size * len(content)


def cut(content: str, pixels: float, size: float = 11) -> str:
    """The text, cut so that it fits."""
    most = max(1, int(pixels / text_width("x", size)))
    return content if len(content) <= most else content[: max(1, most - 2)] + ".."
