"""docs/command_line.md names each command of wfv, and each of its commands has options that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from wfv.cli import app

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "command_line.md").read_text()
COMMANDS = re.findall(r"^\| `wfv ([^`]+)`", PAGE, re.MULTILINE)
GROUP = typer.main.get_command(app)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_is_accepted(command: str) -> None:
    """It is parsed, as the command line does it, and not run."""
    words = shlex.split(command)
    parent = GROUP.make_context("wfv", [], resilient_parsing=True)
    found = GROUP.get_command(parent, words[0])  # type: ignore[attr-defined]  # a group
    assert found is not None, words[0]
    found.make_context(words[0], words[1:], parent=parent)


def test_each_command_is_on_the_page() -> None:
    names = set(GROUP.commands)  # type: ignore[attr-defined]
    assert names == {command.split()[0] for command in COMMANDS}
