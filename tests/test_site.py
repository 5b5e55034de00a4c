"""The pages of docs/ as a site: built without a warning, complete, and with nothing that is loaded from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wfv

ROOT = Path(__file__).resolve().parent.parent
LOADED = re.compile(r"""<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)=["']?((?:https?:)?//[^"' >]*)""")
IMPORTED = re.compile(r"@import[^;]*(https?://[^;]*)|url\(['\"]?(https?://[^)]*)\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(to)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return to


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not LOADED.findall(page.read_text()), page
    for style in site.rglob("*.css"):
        assert not IMPORTED.findall(style.read_text()), style


def test_each_page_is_in_the_site(site: Path) -> None:
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    assert pages <= {path.relative_to(site) for path in site.rglob("*.html")}


def test_the_index_leads_to_each_page_that_is_no_chapter() -> None:
    """docs/index.md is the table of contents. docs/design.md has the pages of the steps, docs/tutorial the chapters."""
    linked = set(re.findall(r"\]\(([\w/]+\.md)", (ROOT / "docs" / "index.md").read_text()))
    assert linked == {path.name for path in (ROOT / "docs").glob("*.md")} - {"index.md"} | {"tutorial/index.md"}


def test_the_reference_has_the_public_names(site: Path) -> None:
    page = (site / "api.html").read_text()
    ids = {name.rsplit(".", 1)[-1] for name in re.findall(r'id="([\w.]+)"', page)}
    assert set(wfv.__all__) <= ids
    assert {"__call__", "bind", "compiled", "launch", "compile"} <= ids
