"""Runs the commands and programs of pages, and fills in their output and pictures, from the root of the repository:

    PYTHONPATH=. python docs/shown_output.py                          # writes README.md and docs/ again
    PYTHONPATH=. python docs/shown_output.py docs/tutorial/*.md       # writes these pages again
    PYTHONPATH=. python docs/shown_output.py --check README.md        # exit code 1 if something is not as shown

What is run, in the order of the page, in a directory in which nothing but `docs` exists:

* each line `$ wfv ..` of a block `console`; the lines below it are its output;
* each block `python`, all blocks of a page as one program; a block `text` right below one is what it prints.

In an output, a line `...` stands for any number of lines that are left out. A comment in front of a block says what
else may differ from run to run:

    <!-- output: numbers vary -->      any number may stand where there is a number: times
    <!-- output: varies -->            the command must work, whatever it prints and draws
    <!-- output: slow -->              the tests run it with --full only; may be added to the others, behind a comma

A picture that a command writes (`-o mask.svg`) and that the page shows (`![..](images/mask.svg)`) is kept there. It is
as shown if it has the same texts, but for the machine's lanes; where Graphviz places them depends on its version.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from dataclasses import dataclass
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from wfv.cli import app

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = "..."
# The defaults, whatever the caller has set. The cache would change nothing but times.
ENVIRONMENT = {"WFV_STRATEGY": None, "WFV_THREADS": None, "WFV_CACHE": "off", "COLUMNS": "100"}

_MARKS = r"(?:<!-- output: (?P<marks>[\w, ]+) -->\n)?"
_BLOCK = re.compile(rf"^{_MARKS}```(?P<kind>console|python)\n(?P<body>.*?)^```\n", re.DOTALL | re.MULTILINE)
_PRINTED = re.compile(r"\n?```text\n(?P<body>.*?)^```\n", re.DOTALL | re.MULTILINE)
_PICTURE = re.compile(r"\]\(((?:[\w/]+/)?images/([\w-]+\.svg))\)")


@dataclass(frozen=True)
class Example:
    """A command or program of a page, and the part of the page that is its output."""

    is_command: bool
    text: str
    output: slice
    is_shown: bool  # the page has a place for the output, if only an empty one
    marks: frozenset[str]
    line: int


class DiffersError(Exception):
    """A page is not as wfv is today."""


def examples(page: str) -> Iterator[Example]:
    """The commands and programs of a page, in order."""
    for block in _BLOCK.finditer(page):
        marks = frozenset((block["marks"] or "").split(", ")) - {""}
        line = page.count("\n", 0, block.start("body")) + 1
        if block["kind"] == "python":
            printed = _PRINTED.match(page, block.end())
            output = slice(*printed.span("body")) if printed else slice(block.end(), block.end())
            yield Example(False, block["body"], output, printed is not None, marks, line)
            continue
        starts = [match.start() for match in re.finditer(r"^\$ ", block["body"], re.MULTILINE)]
        for begin, end in pairwise([*starts, len(block["body"])]):
            command, _, _ = block["body"][begin:end].partition("\n")
            first = block.start("body") + begin + len(command) + 1
            at = line + block["body"].count("\n", 0, begin)
            yield Example(True, command[2:], slice(first, block.start("body") + end), True, marks, at)


@contextmanager
def fresh_directory() -> Iterator[Path]:
    """A directory to run examples in, the current one inside; the environment is that of a user with no settings."""
    before = {name: os.environ.get(name) for name in ENVIRONMENT}
    with tempfile.TemporaryDirectory() as made:
        (Path(made) / "docs").symlink_to(ROOT / "docs")
        try:
            _set_environment(ENVIRONMENT)
            with chdir(made):
                yield Path(made)
        finally:
            _set_environment(before)


def _set_environment(values: dict[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def run(example: Example, names: dict[str, Any]) -> str:
    """What it prints. `names`: the global variables of the page's program."""
    if not example.is_command:
        with redirect_stdout(io.StringIO()) as printed:
            exec(compile(example.text, f"<line {example.line}>", "exec"), names)
        return _trimmed(printed.getvalue())
    command = shlex.split(example.text, comments=True)
    if command[0] != "wfv":
        raise DiffersError(f"line {example.line}: not a command of wfv")
    result = CliRunner().invoke(app, command[1:], prog_name="wfv")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    if result.exit_code and "error: " not in result.output:
        raise DiffersError(f"line {example.line}: exit code {result.exit_code}\n{result.output}")
    return _trimmed(result.output)


def _trimmed(text: str) -> str:
    """Without spaces at the ends of lines, and without empty lines around."""
    lines = "\n".join(line.rstrip() for line in text.split("\n")).strip("\n")
    return f"{lines}\n" if lines else ""


def is_shown(shown: str, output: str, marks: frozenset[str]) -> bool:
    """Whether a page may show this output as `shown`."""
    if "varies" in marks:
        return bool(output) or not shown
    change = _without_numbers if "numbers vary" in marks else str
    lines = [change(line) for line in output.splitlines()]
    parts = [[change(line) for line in part] for part in _parts(shown)]
    at = 0
    for i, part in enumerate(parts):
        last = i == len(parts) - 1
        candidates = [len(lines) - len(part)] if last else range(at, len(lines) - len(part) + 1)
        found = [start for start in candidates if start >= at and lines[start : start + len(part)] == part]
        if not found or (i == 0 and found[0] != 0):
            return False
        at = found[0] + len(part)
    return True


def _parts(shown: str) -> list[list[str]]:
    """The lines between those that stand for left out ones: the first part begins the output, the last one ends it."""
    parts: list[list[str]] = [[]]
    for line in shown.splitlines():
        if line.strip() == LEFT_OUT:
            parts.append([])
        else:
            parts[-1].append(line)
    return parts


def _without_numbers(line: str) -> str:
    line = re.sub(r"\d+(\.\d+)?", "#", line)
    return re.sub(r"([^\w#])\1+", r"\1", line).strip()


def rewritten(shown: str, output: str, line: int) -> str:
    """The output with the same parts left out. A part begins with the line that it begins with now.

    The first part and those in between have as many lines as now, the last one reaches to the end of the output.
    """
    parts, lines = _parts(shown), output.splitlines()
    if len(parts) == 1:
        return output
    kept, at = lines[: len(parts[0])], len(parts[0])
    for part in parts[1:]:
        if part and part[0] not in lines[at:]:
            raise DiffersError(f"line {line}: the output has no line {part[0]!r}:\n{output}")
        at = lines.index(part[0], at) if part else len(lines)
        end = len(lines) if part is parts[-1] else at + len(part)
        kept += [LEFT_OUT, *lines[at:end]]
        at = end
    return "\n".join(kept) + "\n"


def written_pictures(page: Path, text: str, directory: Path) -> dict[Path, Path]:
    """The pictures that the page shows and its commands have written: where the page has them, and the new ones."""
    pairs = {page.parent / path: directory / name for path, name in _PICTURE.findall(text)}
    return {kept: new for kept, new in pairs.items() if new.exists()}


def texts_of(picture: str) -> list[str]:
    """The texts of a picture in SVG, sorted."""
    texts = (unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", picture))
    return sorted(re.sub(r"\b\d+ lanes", "lanes", text) for text in texts)


def check_pictures(page: Path, text: str, example: Example, directory: Path) -> None:
    """Raises DiffersError if a picture that the example has written is another one than the page shows."""
    for kept, new in written_pictures(page, text, directory).items():
        if new.name in example.text.split() and texts_of(kept.read_text()) != texts_of(new.read_text()):
            raise DiffersError(f"{page.name}: {kept.name} is another picture now")


def check(page: Path, *, slow: bool = True) -> None:
    """Runs a page. Raises DiffersError if something is not as shown."""
    text, names = page.read_text(), {"__name__": "__main__"}
    with fresh_directory() as directory:
        for example in examples(text):
            if "slow" in example.marks and not slow:
                continue
            shown, output = text[example.output], run(example, names)
            if example.is_shown and not is_shown(shown, output, example.marks):
                raise DiffersError(f"{page.name}, line {example.line}: the output is\n{output}")
            if "varies" not in example.marks:
                check_pictures(page, text, example, directory)


def write(page: Path) -> None:
    """Runs a page, and writes it again with the output and pictures of today."""
    text, names, made, end = page.read_text(), {"__name__": "__main__"}, [], 0
    with fresh_directory() as directory:
        for example in examples(text):
            shown, output = text[example.output], run(example, names)
            if example.is_shown:
                made += [text[end : example.output.start], rewritten(shown, output, example.line)]
                end = example.output.stop
        for kept, new in written_pictures(page, text, directory).items():
            kept.parent.mkdir(exist_ok=True)
            shutil.copy(new, kept)
    page.write_text("".join([*made, text[end:]]))


def pages() -> list[Path]:
    """The pages whose commands are run: all with a block `console`, or in the tutorial."""
    every = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in every if "```console\n" in page.read_text()]


def main(arguments: list[str]) -> int:
    wanted = [Path(name).resolve() for name in arguments if name != "--check"] or pages()
    for page in wanted:
        try:
            (check if "--check" in arguments else write)(page)
        except DiffersError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
