"""Pages by Jinja, in which all values are escaped, and pictures by Matplotlib; both are optional."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wfv.errors import OptionError, optional_module

TEMPLATES = Path(__file__).parent / "templates"


def check_templates() -> None:
    """Raises OptionError before any work if Jinja is not installed."""
    _jinja()


def _jinja() -> Any:
    return optional_module("jinja2", "pages need Jinja", "pip install 'wfv[report]'")


def render(template: str, **values: Any) -> str:
    """The text of a template. All values are escaped but those that the template marks as safe."""
    jinja = _jinja()
    environment = jinja.Environment(
        loader=jinja.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["ended"] = _ended
    return str(environment.get_template(template).render(**values))


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text if text.endswith((".", "?", "!")) else f"{text}."


FORMATS = ("svg", "png", "pdf")
_UNDATED: dict[str, dict[str, None]] = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
STYLE = Path(__file__).with_suffix(".mplstyle")


def matplotlib_module(name: str) -> Any:
    """`matplotlib.NAME`. Raises OptionError if Matplotlib is not installed."""
    return optional_module(f"matplotlib.{name}", "pictures need Matplotlib", "pip install 'wfv[plot]'")


def check_format(path: Path) -> None:
    """Raises OptionError before anything is measured: for another suffix, or if there is no Matplotlib."""
    if path.suffix.removeprefix(".") not in FORMATS:
        raise OptionError(f"cannot draw {str(path)!r}", help="the name ends with .svg, .png or .pdf")
    matplotlib_module("figure")


FONT = 8.5  # points


def drawn(paint: Callable[[Any], object], width: float, height: float, file_format: str, font: float = FONT) -> bytes:
    """A figure of that size in inches, which `paint` fills, in one of FORMATS; equal figures are equal files.

    `font`: the size of the text in points.
    """
    out = io.BytesIO()
    with matplotlib_module("style").context([STYLE, {"font.size": font}]):
        figure = matplotlib_module("figure").Figure(figsize=(width, height))
        paint(figure)
        figure.savefig(out, format=file_format, metadata=_UNDATED.get(file_format))
    return out.getvalue()
