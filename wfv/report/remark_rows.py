"""Remarks and costly lines, with advice, and the keys of their source lines."""

from __future__ import annotations

from collections.abc import Sequence

from passes.remarks import Remark
from wfv.errors import SourceLocation
from wfv.explain.advice import advice_for
from wfv.explain.costly_lines import CostlyLine
from wfv.explain.source_text import LineText
from wfv.report.data import CostRow, RemarkRow
from wfv.report.source_files import SourceFiles


def remark_rows(remarks: Sequence[Remark], costly: Sequence[CostlyLine], sources: SourceFiles) -> list[RemarkRow]:
    """A row for each remark of a compilation, in the order of the lines."""
    shares = {(line.line, line.file): line.share for line in costly}
    return [
        RemarkRow(
            remark.line,
            _place(remark.line, remark.file, sources),
            remark.kind,
            remark.text,
            advice_for(remark),
            shares.get((remark.line, remark.file)),
        )
        for remark in remarks
    ]


def cost_rows(costly: Sequence[CostlyLine], sources: SourceFiles, line_text: LineText) -> list[CostRow]:
    """A row for each costly line, the costliest first."""
    return [
        CostRow(
            line.share,
            line.line,
            _place(line.line, line.file, sources),
            line_text(line.line, line.file),
            line.what,
            line.remark.text if line.remark is not None else "",
            line.advice,
        )
        for line in costly
    ]


def _place(line: int, file: str, sources: SourceFiles) -> str:
    return sources.place(SourceLocation(line, 0, file)) if line else ""
