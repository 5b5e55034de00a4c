"""The page of a run: all tables and the pictures in one HTML file that needs no other."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wfv.errors import OptionError
from wfv.studies.catalog import STUDIES
from wfv.studies.picture import check_format, draw
from wfv.studies.record import Record
from wfv.studies.sheets import sheets

TEMPLATE = Path(__file__).with_name("page.html.j2")


def check_dependencies() -> None:
    """Raises OptionError if there is no Jinja2, or no Matplotlib."""
    _jinja()
    check_format(Path("page.svg"))


def _jinja() -> Any:
    try:
        return importlib.import_module("jinja2")
    except ImportError:
        raise OptionError("pages need Jinja2, which is not installed", help="pip install 'wfv[report]'") from None


def page(records: Sequence[Record]) -> str:
    """The HTML text. All texts of records are escaped."""
    jinja = _jinja()
    template = jinja.Environment(autoescape=True, undefined=jinja.StrictUndefined).from_string(TEMPLATE.read_text())
    parts = [(record, STUDIES[record.study].title, sheets(record), _svg(record)) for record in records]
    text: str = template.render(machine=records[0].machine, date=records[0].date, parts=parts)
    return text


def _svg(record: Record) -> str:
    """The picture without the lines before its first element."""
    text = draw([record], "svg").decode()
    return text[text.index("<svg") :]
