"""Pages and pictures from templates (Jinja), in which all values are escaped."""

from pathlib import Path
from typing import Any

from wfv.errors import optional_module

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
