"""Pictures by Matplotlib, which is optional, drawn without a window."""

import io
from pathlib import Path
from typing import Any

from wfv.errors import OptionError, optional_module

FORMATS = ("svg", "png")
DPI = 150


def matplotlib_module(name: str) -> Any:
    """`matplotlib.NAME`. Raises OptionError if Matplotlib is not installed."""
    return optional_module(f"matplotlib.{name}", "pictures need Matplotlib", "pip install 'wfv[plot]'")


def check_format(path: Path) -> None:
    """Raises OptionError before anything is measured: for another suffix, or if there is no Matplotlib."""
    if path.suffix.removeprefix(".") not in FORMATS:
        raise OptionError(f"cannot draw {str(path)!r}", help="the name ends with .svg or .png")
    matplotlib_module("figure")


def new_figure(width: float, height: float) -> Any:
    """An empty figure of that size in inches."""
    figure = matplotlib_module("figure").Figure(figsize=(width, height), layout="constrained")
    matplotlib_module("backends.backend_agg").FigureCanvasAgg(figure)
    return figure


def save(figure: Any, file_format: str) -> bytes:
    """The figure in one of FORMATS; equal figures are equal files."""
    out = io.BytesIO()
    figure.savefig(out, format=file_format, dpi=DPI, metadata={"Date": None} if file_format == "svg" else None)
    return out.getvalue()
