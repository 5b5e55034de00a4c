"""Makes links of the pages that docstrings name: `docs/launching.md` on the page of the Python API. mkdocs calls it."""

from __future__ import annotations

import logging
import re
from typing import Any

_NAME = re.compile(r"docs/((?:\w+/)*\w+)\.md")
log = logging.getLogger("mkdocs.plugins.site_links")  # in --strict, its warnings end the build


def on_page_content(html: str, page: Any, files: Any, **_: object) -> str:
    """The page with the links. A page that does not exist is a warning."""

    def link(found: re.Match[str]) -> str:
        if files.get_file_from_path(f"{found[1]}.md") is None:
            log.warning(f"A docstring on {page.file.src_uri} names {found[0]}, which does not exist")
        return f'<a href="{found[1]}.html">{found[0]}</a>'

    return _NAME.sub(link, html) if page.file.src_uri == "api.md" else html
