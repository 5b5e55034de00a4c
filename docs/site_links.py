"""Links that mkdocs does not make: to the pages that docstrings name, and from each picture to itself, larger."""

from __future__ import annotations

import logging
import re
from typing import Any

_NAME = re.compile(r"docs/((?:\w+/)*\w+)\.md")
_PICTURE = re.compile(r'(<a [^>]*>)?(<img [^>]*src="([^"]+\.svg)"[^>]*>)')
log = logging.getLogger("mkdocs.plugins.site_links")  # in --strict, its warnings end the build


def on_page_content(html: str, page: Any, files: Any, **_: object) -> str:
    """The page with the links. mkdocs calls this for each page. A docstring's page that does not exist is a warning."""

    def link(found: re.Match[str]) -> str:
        if files.get_file_from_path(f"{found[1]}.md") is None:
            log.warning(f"A docstring on {page.file.src_uri} names {found[0]}, which does not exist")
        return f'<a href="{found[1]}.html">{found[0]}</a>'

    def enlarged(found: re.Match[str]) -> str:
        return found[0] if found[1] else f'<a href="{found[3]}">{found[2]}</a>'

    html = _PICTURE.sub(enlarged, html)
    return _NAME.sub(link, html) if page.file.src_uri == "api.md" else html
