"""Each promise of SECURITY.md and docs/limits.md names tests that exist and have cases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ("SECURITY.md", "docs/limits.md")


@pytest.mark.every_case
@pytest.mark.parametrize("page", PAGES)
def test_each_promise_has_its_tests(page: str) -> None:
    rows = re.findall(r"^\|(.*)\| (`tests/.*`) \|$", (ROOT / page).read_text(), re.MULTILINE)
    assert len(rows) >= 8
    for promise, named in rows:
        for path in re.findall(r"`([^`]+)`", named):
            assert "def test_" in (ROOT / path).read_text(), f"{promise}: {path}"
