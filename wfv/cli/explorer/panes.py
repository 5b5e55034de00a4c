"""HTML of IR and machine code by lines, and of the legend. All texts from a source are escaped."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from passes.analysis.cause import source_name
from wfv.inspect.report.code import CodeLine
from wfv.inspect.view.labels import BORDERS, FILLS
from wfv.inspect.view.shading import Shade
from wfv.ir.spelling import unquote

_VALUE = re.compile(r'%("[^"\n]*"|[-\w.$]+)')
_DEFINED = re.compile(r'  %("[^"\n]*"|[-\w.$]+) = ')
_LABEL = re.compile(r'("[^"\n]*"|[-\w.$]+):$')
SHAPES = {"u": "uniform", "s": "strided", "v": "varying"}
HINT = "Click a block, or a line of IR: why? Wheel: zoom. Drag: move."
KINDS = {"+": "new", "-": "gone", " ": ""}


def ir_html(lines: Iterable[CodeLine]) -> str:
    """Lines of IR, which know their source line, block and value."""
    return "".join(map(_ir_line, lines))


def _ir_line(line: CodeLine) -> str:
    kind, text, place, block, shape = line.kind, line.text, line.place, line.block, line.shape
    defined, label = _DEFINED.match(text), _LABEL.match(text)
    name = unquote(defined[1]) if defined else ""
    ask = f' data-label="{escape(unquote(label[1]))}"' if label and block else ""
    known = f' data-def="{escape(" ".join(dict.fromkeys([name, source_name(name)])))}"' if name else ""
    letter = shape[:1] if shape[:1] in SHAPES else ""
    signs = f'<i class="sign">{kind}</i><i class="shape {SHAPES.get(letter, "")}" title="{shape}">{letter.upper()}</i>'
    return (
        f'<div class="line {KINDS[kind]}{" label" if label else ""}" data-place="{place}" data-block="{block}"'
        f'{known}{ask}><i class="number">{place.partition(".")[2]}</i>{signs}<span>{_with_values(text)}</span></div>'
    )


def _with_values(text: str) -> str:
    parts, end = list[str](), 0
    for found in _VALUE.finditer(text):
        before = text[end : found.start()]
        is_block = before.endswith("label ") or (" = phi " in text and text[found.end() :].startswith(" ]"))
        what = "label" if is_block else "value"
        parts += [escape(before), f'<b data-{what}="{escape(unquote(found[1]))}">{escape(found[0])}</b>']
        end = found.end()
    return "".join([*parts, escape(text[end:])])


def assembly_html(lines: Iterable[Sequence[Any]]) -> str:
    """Lines of machine code with the source line and the kind of work; `*` in an innermost loop."""
    return "".join(
        f'<div class="line{" label" if is_label else ""}{" hot" if hot else ""}" data-place="{place}">'
        f'<i class="number">{place.partition(".")[2]}</i><i class="sign">{"*" if hot else ""}</i>'
        f'<i class="work">{kind}</i><span>{escape(text)}</span></div>'
        for text, place, hot, is_label, kind in lines
    )


def legend_html() -> str:
    """The shades of blocks, and the letters of shapes."""
    shades = "".join(
        f'<span class="shade{" double" if shade is Shade.KEPT else ""}" '
        f'style="background:{FILLS[shade]};border-width:{BORDERS.get(shade, 1)}px">{escape(shade.value)}</span>'
        for shade in Shade
        if shade is not Shade.UNKNOWN
    )
    shapes = ", ".join(f'<i class="shape {name}">{letter.upper()}</i> {name}' for letter, name in SHAPES.items())
    signs = '<i class="sign">+</i> new, <i class="sign">-</i> gone in this step'
    return f"{shades} <span>Values: {shapes}; {signs}</span><br>{HINT}"
