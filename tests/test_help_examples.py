"""The help of each command begins with an example, which runs in an empty folder."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.support.command_line import succeed, wfv
from wfv.cli import app

# NEED_MORE: they need another program or library, a kernel that fails, or Ctrl-C.
SLOW = {"doctor", "report", "reproduce"}  # tens of seconds
NEED_MORE = {"explore", "reduce", "bench peers", "driver run", "driver install", "driver uninstall"}


def commands(group: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, f"{above}{name} ")
        else:
            yield f"{above}{name}", command


COMMANDS = dict(commands(get_command(app)))


@pytest.mark.every_case
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_begins_with_an_example_of_the_command(name: str) -> None:
    usage, _, text = succeed(*name.split(), "--help").partition("\n\n")
    example = COMMANDS[name].epilog
    assert usage.startswith("Usage: ") and " ".join(text.split()).startswith(f"Example: {example} ")
    assert f"wfv {name.removesuffix('compare').strip()} " in f"{example} "


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.full if name in SLOW else ()) for name in sorted(set(COMMANDS) - NEED_MORE)],
)
def test_the_example_runs_in_an_empty_folder(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in COMMANDS[name].epilog.split(" && "):
        result = wfv(*shlex.split(line)[1:])
        assert result.exit_code == 0, result.output


def test_the_list_of_commands_cuts_no_sentence() -> None:
    for group in ((), ("bench",), ("driver",)):
        assert "..." not in succeed(*group, "--help").partition("Commands:")[2]


def test_the_help_of_bench_leads_to_the_options_of_its_default() -> None:
    assert "`wfv bench compare -h`" in " ".join(succeed("bench", "--help").split())
    assert "--strategies" in succeed("bench", "compare", "-h")
