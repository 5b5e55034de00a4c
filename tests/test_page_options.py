"""The pages show options that exist: each `--option` after a command of wfv is one of that command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from click import Command

from wfv.cli import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
GROUP: Command = typer.main.get_command(app)
SHOWN = re.compile(r"wfv (?P<command>[a-z]+)(?P<rest>[^`|#]*)")
OPTION = re.compile(r"(?<!\S)--[a-z][\w-]*")


def found_command(name: str, rest: str) -> Command | None:
    """The command, or its sub-command; a group of commands runs `compare` if none is named."""
    command = GROUP.commands.get(name)  # type: ignore[attr-defined]  # a group
    subs = getattr(command, "commands", {})
    named = next(iter(rest.split()), "")
    found: Command | None = subs.get(named, subs.get("compare")) if subs else command
    return found


def unknown_options(text: str) -> Iterator[str]:
    for line in text.splitlines():
        for shown in SHOWN.finditer(line):
            if command := found_command(shown["command"], shown["rest"]):
                known = {
                    "--help",
                    *(option for each in command.params for option in (*each.opts, *each.secondary_opts)),
                }
                yield from (f"{line}: {option}" for option in OPTION.findall(shown["rest"]) if option not in known)


@pytest.mark.parametrize("page", [path for path in PAGES if "log" not in path.parts], ids=lambda path: path.stem)
def test_each_option_exists(page: Path) -> None:
    assert list(unknown_options(page.read_text())) == []


def test_an_option_that_does_not_exist_is_found() -> None:
    text = "wfv run a.cl --nothing\nwfv bench --nothing\nwfv bench peers --nothing\nwfv opt a.cl --target neon"
    assert len(list(unknown_options(text))) == 3
