"""Runs the commands and programs of pages, and fills in their output and pictures, from the root of the repository:

    PYTHONPATH=. python docs/shown_output.py                          # writes README.md and docs/ again
    PYTHONPATH=. python docs/shown_output.py docs/tutorial/*.md       # writes these pages again
    PYTHONPATH=. python docs/shown_output.py --check README.md        # exit code 1 if something is not as shown

What is run, in the order of the page, in a directory in which nothing but `docs` exists:

* each line `$ wfv ..` of a block `console`; the lines below it are its output;
* each line `$ cat FILE` there: what a command before has written;
* each block `python`, all blocks of a page as one program; a block `text` right below one is what it prints.

In an output, a line `...` stands for any number of lines that are left out. A comment before a block says what
else may differ from run to run:

    <!-- output: numbers vary -->      any number may stand where there is a number: times
    <!-- output: varies -->            the command must work, whatever it prints and draws
    <!-- output: slow -->              the tests run it with --full only; may be added to the others, after a comma

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
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from docs.page_examples import DiffersError, Example, examples, is_shown, rewritten, texts_of
from wfv.cli import app
from wfv.cli.console import EXIT_MISTAKES

ROOT = Path(__file__).resolve().parent.parent
# The defaults, whatever the caller has set. The cache would change nothing but times.
ENVIRONMENT = {"WFV_STRATEGY": None, "WFV_THREADS": None, "WFV_CACHE": "off", "COLUMNS": "100"}

_PICTURE = re.compile(r"\]\(((?:[\w/]+/)?images/([\w-]+\.svg))\)")


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
        if example.is_shown and not printed.getvalue().strip():
            raise DiffersError(f"line {example.line}: the program prints nothing, but the page has a block for it")
        return _trimmed(printed.getvalue())
    command = shlex.split(example.text, comments=True)
    if command[0] == "cat":
        return _trimmed(Path(command[1]).read_text().expandtabs(8))
    if command[0] != "wfv":
        raise DiffersError(f"line {example.line}: not a command of wfv")
    result = CliRunner().invoke(app, command[1:], prog_name="wfv")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    if result.exit_code not in (0, EXIT_MISTAKES) and "error: " not in result.output:
        raise DiffersError(f"line {example.line}: exit code {result.exit_code}\n{result.output}")
    return _trimmed(result.output)


def _trimmed(text: str) -> str:
    """Without spaces at the ends of lines, and without empty lines around."""
    lines = "\n".join(line.rstrip() for line in text.split("\n")).strip("\n")
    return f"{lines}\n" if lines else ""


def written_pictures(page: Path, text: str, directory: Path) -> dict[Path, Path]:
    """The pictures that the page shows and its commands have written: where the page has them, and the new ones."""
    pairs = {page.parent / path: directory / name for path, name in _PICTURE.findall(text)}
    return {kept: new for kept, new in pairs.items() if new.exists()}


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
    """The pages that show what commands or programs print."""
    every = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in every if re.search(r"^```console$|^```\n```text$", page.read_text(), re.MULTILINE)]


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
