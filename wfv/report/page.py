"""Pages from templates: one HTML file each, with its own style and script, that may load nothing else."""

from __future__ import annotations

import base64
import hashlib
import importlib
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wfv import __version__
from wfv.errors import OptionError
from wfv.report.bars import bars_of
from wfv.report.data import Report, StepView

WORTH, MOST_COSTS = 0.02, 3  # decisions in front: their least share of the time, and their number
TEMPLATES = Path(__file__).parent / "templates"


def check_templates() -> None:
    """Raises OptionError before any work if Jinja is not installed."""
    _jinja()


def report_page(report: Report) -> str:
    """The report as HTML."""
    remarked = Counter(place for row in report.remarks for _, place in row.places)
    return render(
        "report.html.j2",
        script=(TEMPLATES / "report.js").read_text(),
        report=report,
        bars=bars_of(report.rows),
        costs=[row for row in report.remarks if (row.share or 0) >= WORTH][:MOST_COSTS],
        remarked=remarked,
        remarks=sorted(report.remarks, key=lambda row: row.places[0] if row.places else (0, "")),
        first_step=_first_step(report.steps),
        data=script_data({"steps": [_step(step) for step in report.steps], "asm": _assembly(report)}),
    )


def render(template: str, *, script: str = "", **values: Any) -> str:
    """A page of a template. All values are escaped but those that the template marks as safe.

    The page's content-security policy allows its own style and script, by their hashes, and no network.
    """
    jinja = _jinja()
    loader = jinja.FileSystemLoader(TEMPLATES)
    environment = jinja.Environment(
        loader=loader, autoescape=True, undefined=jinja.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["ended"] = _ended
    style = (TEMPLATES / "page.css").read_text()
    policy = (
        f"default-src 'none'; img-src data:; style-src {_hash(style)}; script-src {_hash(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    page = environment.get_template(template)
    return str(page.render(style=style, script=script, policy=policy, version=__version__, **values))


def script_data(value: object) -> str:
    """JSON that stays data inside a script element: no character in it can end the element or begin another."""
    text = json.dumps(value, separators=(",", ":"))  # ASCII only
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _jinja() -> Any:
    try:
        return importlib.import_module("jinja2")
    except ImportError:
        raise OptionError("pages need Jinja, which is not installed", help="pip install 'wfv[report]'") from None


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _first_step(steps: Sequence[StepView]) -> int:
    """The step that is shown first: the one whose control flow is final."""
    names = [step.name for step in steps]
    return names.index("linearize") if "linearize" in names else len(names) - 1


def _step(step: StepView) -> dict[str, object]:
    return {
        "name": step.name,
        "guarantees": step.guarantees,
        "rewritten": step.is_rewritten,
        "added": step.added,
        "removed": step.removed,
        "graph": step.graph,
        "lines": [[line.kind, line.text, line.place, line.block, line.shape] for line in step.lines],
    }


def _assembly(report: Report) -> list[list[object]]:
    return [[line.text, line.place, line.loop, int(line.is_label), line.kind] for line in report.assembly]
