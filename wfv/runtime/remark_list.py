"""Remarks as a tuple that a notebook shows as a table."""

from __future__ import annotations

from passes.remarks import Remark
from wfv.runtime.html_tables import html_paragraph, html_table

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
