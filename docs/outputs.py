"""Fills in the output of commands in docs/opt.md and docs/assembly.md, from the root of the repository:

    PYTHONPATH=. python docs/outputs.py            # writes the pages again
    PYTHONPATH=. python docs/outputs.py --check    # exit code 1 if they are not what wfv prints today

A block follows a comment with the commands that it shows, which run in an empty directory. `from` is a part of the
first line to show, `lines` how many; `varies` stands for output with times, which is not checked.

    <!-- output: wfv opt Mandelbrot --stop-after masks -o m.ll && wfv opt m.ll | from: while.cond | lines: 12 -->
"""

from __future__ import annotations

import contextlib
import re
import shlex
import sys
import tempfile
from pathlib import Path

from typer.testing import CliRunner

from wfv.cli import app

HERE = Path(__file__).resolve().parent
PAGES = (HERE / "opt.md", HERE / "assembly.md")
WIDTH = 120  # longer lines are cut

_BLOCK = re.compile(r"(<!-- output: (.*?) -->\n```\w*\n)(.*?)(```)", re.DOTALL)


def outputs(page: str, keeps_varying: bool = False) -> str:
    """The page with what its commands print today; with `keeps_varying`, output with times stays as it is."""

    def fill(found: re.Match[str]) -> str:
        command, *options = found[2].split(" | ")
        if "varies" in options and keeps_varying:
            return found[0]
        return (
            found[1]
            + _shown(_run(command), dict(option.split(": ", 1) for option in options if ": " in option))
            + found[4]
        )

    return _BLOCK.sub(fill, page)


def _run(commands: str) -> str:
    """The output of the last of the commands."""
    text = ""
    with tempfile.TemporaryDirectory() as directory, contextlib.chdir(directory):
        for command in commands.split(" && "):
            program, *arguments = shlex.split(command)
            assert program in ("wfv", "cat"), command
            text = CliRunner().invoke(app, arguments).output if program == "wfv" else Path(arguments[0]).read_text()
    return text


def _shown(text: str, options: dict[str, str]) -> str:
    lines = text.expandtabs(8).splitlines()
    if "from" in options:
        lines = lines[next(i for i, line in enumerate(lines) if options["from"] in line) :]
    lines = lines[: int(options["lines"])] if "lines" in options else lines
    return "".join(f"{line if len(line) <= WIDTH else line[: WIDTH - 2] + '..'}\n" for line in lines)


def main() -> int:
    """Writes or checks the pages."""
    is_check, status = "--check" in sys.argv, 0
    for path in PAGES:
        old = path.read_text()
        new = outputs(old, keeps_varying=is_check)
        if is_check and new != old:
            print(f"{path} is not what wfv prints today: run python docs/outputs.py")
            status = 1
        elif not is_check:
            path.write_text(new)
    return status


if __name__ == "__main__":
    sys.exit(main())
