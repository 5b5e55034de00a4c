"""Checks of error messages: ids of tables of bad input, and texts that a message must contain."""

from __future__ import annotations

from typing import Any

from wfv.errors import Error


def ids(table: list[Any]) -> list[str]:
    return [row[0] for row in table]


def assert_says(error: Error, parts: list[str], line: int) -> None:
    text, at = str(error), 0
    assert text.startswith(error.code)
    for part in parts:
        found = text.lower().find(part.lower(), at)
        assert found >= 0, f"{part!r} does not stand in {text[at:]!r}"
        at = found + len(part)
    if line:
        assert error.line == line, text
