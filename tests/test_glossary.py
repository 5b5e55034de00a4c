"""docs/glossary.md: each name of code or file in the column `our name` exists, and each term has one entry."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in (ROOT / "docs" / "glossary.md").read_text().splitlines()
    if line.startswith("| ") and not line.startswith("| term ")
]
SOURCES = [
    path for package in ("wfv", "passes") for path in (ROOT / package).rglob("*.[pc]*") if path.suffix in (".py", ".c")
]
CODE = "\n".join(path.read_text() for path in SOURCES)
NAMES = sorted({name for row in ROWS for name in re.findall(r"`([^`]+)`", row[-1]) if not name.startswith("wfv.")})


def exists(name: str) -> bool:
    if name.endswith((".py", ".c")) or "/" in name:
        known = [*SOURCES, *(path.parent for path in SOURCES)]
        return any(str(path).endswith(f"/{name.rstrip('/')}") for path in known)
    return all(re.search(rf"\b{re.escape(part)}\b", CODE) for part in name.split("."))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.every_case
def test_a_name_of_the_glossary_exists(name: str) -> None:
    assert exists(name)


def test_names_that_do_not_exist_are_found() -> None:
    assert not exists("no_such_file.py") and not exists("Shape.no_such_attribute") and not exists("passes/nothing.py")


def test_each_term_has_one_entry() -> None:
    assert len(NAMES) > 30
    terms = Counter(term for row in ROWS for term in row[0].split(", "))
    assert [term for term, count in terms.items() if count > 1] == []
