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


def build(to: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(to), *options]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site")
    done = build(to)
    assert done.returncode == 0, done.stderr
    return to


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("[a](nothing.md)", "'nothing.md', but the target is not found"),
        ("[a](#nothing)", "no such anchor"),
        ("[a](../README.md)", "'../README.md', but the target is not found"),
        ("", ""),
    ],
)
def test_a_wrong_link_ends_the_build(text: str, warning: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n{text}\n")
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: docs\nplugins: []\nhooks: []\nnav: [index.md]\n")
    done = build(tmp_path / "site", "--config-file", str(config))
    assert (done.returncode == 0) == (warning == ""), done.stderr
    assert warning in done.stderr


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


def test_a_page_that_a_source_names_exists() -> None:
    sources = [path for folder in ("wfv", "passes", "tests", "docs") for path in (ROOT / folder).rglob("*.py")]
    named = {name for path in sources for name in re.findall(r"\bdocs/(?:\w+/)*\w+\.md", path.read_text())}
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_the_links_of_the_measurements_lead_to_files() -> None:
    """mkdocs builds docs/ only."""
    pages = (ROOT / "measurements").glob("*.md")
    links = [(page, to) for page in pages for to in re.findall(r"\]\((?!\w+:)([^)#\s,]+)[^)\s]*\)", page.read_text())]
    assert links
    assert [(page.name, to) for page, to in links if not (page.parent / to).exists()] == []


def test_each_example_is_on_the_page_of_examples() -> None:
    page = (ROOT / "docs" / "examples.md").read_text()
    names = {path.name for path in (ROOT / "docs" / "examples").iterdir() if path.suffix in (".py", ".cl", ".ipynb")}
    assert {name for name in names if f"(examples/{name})" not in page} == set()


def test_the_reference_has_the_public_names(site: Path) -> None:
    page = (site / "api.html").read_text()
    ids = {name.rsplit(".", 1)[-1] for name in re.findall(r'id="([\w.]+)"', page)}
    assert set(wfv.__all__) <= ids
    assert {"__call__", "bind", "compiled", "launch", "compile"} <= ids
    assert '<a href="launching.html">docs/launching.md</a>' in page


def test_no_file_has_the_marks_of_a_merge_conflict() -> None:
    """A page with such marks is built without a warning."""
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if tracked.returncode != 0:
        pytest.skip("not a checkout of git")
    marks = re.compile(rb"^(?:<{7}|>{7}) ", re.M)
    paths = [ROOT / name for name in tracked.stdout.split("\0") if name]
    assert [path for path in paths if path.is_file() and marks.search(path.read_bytes())] == []
