"""The package as it is installed: each file beside the modules is in the wheel, and the version is one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PATTERNS = PROJECT["tool"]["setuptools"]["package-data"]
DATA = [
    path
    for package in ("wfv", "passes", "kernels_ir")
    for path in (ROOT / package).rglob("*")
    if path.is_file() and path.suffix not in (".py", ".pyc")
]


def owners(path: Path) -> list[Path]:
    """The packages that the file may be listed with: setuptools takes a pattern from the package's folder on."""
    return [folder for folder in path.parents if folder.is_relative_to(ROOT) and (folder / "__init__.py").exists()]


@pytest.mark.parametrize("path", DATA, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_data_file_is_in_the_wheel(path: Path) -> None:
    for folder in owners(path):
        name = ".".join(folder.relative_to(ROOT).parts)
        patterns = [*PATTERNS.get(name, ()), *PATTERNS["*"]]
        if any(path in folder.glob(pattern) for pattern in patterns):
            return
    pytest.fail("no pattern of package-data in pyproject.toml names this file")


def test_a_folder_of_modules_is_a_package() -> None:
    modules = {path.parent for package in ("wfv", "passes", "kernels_ir") for path in (ROOT / package).rglob("*.py")}
    assert [folder for folder in modules if not (folder / "__init__.py").exists()] == []


@needs_clang
def test_the_example_in_the_help_runs() -> None:
    lines = [line.strip() for line in (wfv.__doc__ or "").splitlines() if line.startswith("    ")]
    assert len(lines) == 2
    names = {"wfv": wfv, "n": 512, "y": np.ones(512, np.float32), "x": np.arange(512, dtype=np.float32)}
    exec("\n".join(lines).replace("saxpy.ll", str(ROOT / "docs" / "examples" / "saxpy.cl")), names)
    np.testing.assert_array_equal(names["y"], 1 + 2 * np.arange(512))


def test_what_the_changelog_calls_public_is_on_the_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text()
    assert "wfv.__all__" in (ROOT / "CHANGELOG.md").read_text()
    named = {*re.findall(r"^::: wfv\.(\w+)$", page, re.MULTILINE), *re.findall(r'<code id="wfv\.(\w+)">', page)}
    errors = {name for name in wfv.__all__ if name.endswith("Error")}  # the page shows their module
    assert named - {"errors"} == set(wfv.__all__) - errors and "::: wfv.errors" in page
    assert {name for name in dir(wfv) if not name.startswith("__")} == set(wfv.__all__)


def test_the_version_is_one() -> None:
    assert f"\n## {wfv.__version__} " in (ROOT / "CHANGELOG.md").read_text()
    assert f"\nversion: {wfv.__version__}\n" in (ROOT / "CITATION.cff").read_text()
