"""Small pieces of HTML for notebooks, where all text is escaped, and the table of remarks."""

import html
from collections.abc import Iterable, Sequence

from passes.remarks import Remark

_LEFT = 'style="text-align:left"'
_CAPTION = 'style="text-align:left;white-space:nowrap"'  # else it is as narrow as the table


def html_table(caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first cell of a row is its heading."""
    head = "".join(f'<th scope="col" {_LEFT}>{html.escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{_row(row)}</tr>" for row in rows)
    top = f"<thead><tr>{head}</tr></thead>" if headings else ""
    return f"<table><caption {_CAPTION}>{html.escape(caption)}</caption>{top}<tbody>{body}</tbody></table>"


def html_details(title: str, text: str) -> str:
    """A text that is shown when its title is clicked."""
    return f"<details><summary>{html.escape(title)}</summary><pre>{html.escape(text)}</pre></details>"


def html_paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{html.escape(text)}</p>"


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    rest = "".join(f"<td {_LEFT}>{html.escape(cell)}</td>" for cell in others)
    return f'<th scope="row" {_LEFT}>{html.escape(first)}</th>{rest}'


_HEADINGS = ("line", "instruction", "kind", "what and why")


class RemarkList(tuple[Remark, ...]):
    """Remarks in the order of their lines."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        if not self:
            return html_paragraph("All is done in vectors, without masks.")
        return html_table("Remarks", _HEADINGS, map(_cells, self))


def _cells(remark: Remark) -> tuple[str, str, str, str]:
    name, near = f"%{remark.name} = " if remark.name else "", f" %{remark.near}" if remark.near else ""
    return str(remark.line or "-"), f"{name}{remark.opcode}{near}", remark.kind, remark.text
