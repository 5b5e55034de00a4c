"""Commands, programs and pictures of the README and of docs/ are what a reader gets: docs/shown_output.py runs them."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from docs import shown_output
from docs.page_examples import DiffersError, examples, is_shown, rewritten

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = sorted((ROOT / "docs" / "tutorial").glob("[1-9]*.md"))
NONE: frozenset[str] = frozenset()
NUMBERS = frozenset({"numbers vary"})


@pytest.mark.parametrize("page", shown_output.pages(), ids=lambda page: page.stem)
@pytest.mark.every_case
def test_a_page_shows_what_its_commands_print(page: Path, request: pytest.FixtureRequest) -> None:
    if page.stem == "python_kernels":
        pytest.importorskip("numba", reason="kernels in Python need Numba")
    shown_output.check(page, slow=request.config.getoption("--full"))


def test_the_first_block_of_the_readme_is_commands_of_the_repository() -> None:
    first = re.search(r"(?:^    .+\n)+", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert first is not None
    commands = [line.split() for line in first[0].splitlines()]
    assert commands == [["./bench"], ["./check"]]  # no comments: an interactive zsh takes them for arguments
    assert all(os.access(ROOT / name, os.X_OK) for (name,) in commands)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda page: page.stem)
@pytest.mark.every_case
def test_a_chapter_has_commands_programs_and_pictures(chapter: Path) -> None:
    text = chapter.read_text()
    assert chapter in shown_output.pages()
    assert {example.is_command for example in examples(text)} >= {True}
    pictures = re.findall(r"\]\((images/[\w-]+\.svg)\)", text)
    assert pictures
    written = {example.text.split()[-1] for example in examples(text) if " -o " in example.text}
    assert {Path(picture).name for picture in pictures} <= written, "wfv makes all pictures"
    assert all((chapter.parent / picture).exists() for picture in pictures)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda page: page.stem)
@pytest.mark.every_case
def test_the_kernels_of_a_chapter_are_those_of_its_files(chapter: Path) -> None:
    shown = re.findall(r"```c\n(.*?)```", chapter.read_text(), re.DOTALL)
    files = [path.read_text() for folder in ("tutorial", "examples") for path in (ROOT / "docs" / folder).glob("*.cl")]
    assert shown and all(kernel in files for kernel in shown)


PAGE = """
```console
$ wfv list --names
BitonicSort
...
Tail
$ wfv --version
wfv 1
```

<!-- output: numbers vary, slow -->
```python
print(1)
```
```text
2
```

```python
x = 1
```
"""


def test_the_examples_of_a_page() -> None:
    first, second, third, last = examples(PAGE)
    assert (first.text, PAGE[first.output], first.line) == ("wfv list --names", "BitonicSort\n...\nTail\n", 3)
    assert (second.text, PAGE[second.output], second.line) == ("wfv --version", "wfv 1\n", 7)
    assert (third.text, PAGE[third.output], third.marks) == ("print(1)\n", "2\n", {"numbers vary", "slow"})
    assert (last.is_shown, last.is_command) == (False, False)


@pytest.mark.parametrize(
    ("shown", "output", "marks", "same"),
    [
        ("a\nb\n", "a\nb\n", NONE, True),
        ("a\nb\n", "a\nc\n", NONE, False),
        ("a\n", "a\nb\n", NONE, False),
        ("", "a\n", NONE, False),
        ("a\n...\n", "a\nb\nc\n", NONE, True),
        ("...\nc\n", "a\nb\nc\n", NONE, True),
        ("...\nb\n", "a\nb\nc\n", NONE, False),
        ("b\n...\n", "a\nb\nc\n", NONE, False),
        ("a\n...\nc\n...\n", "a\nb\nc\nd\n", NONE, True),
        ("a\n...\nx\n...\n", "a\nb\nc\nd\n", NONE, False),
        ("a 1.5 ms\n", "a 22 ms\n", NONE, False),
        ("| a |  1.5 |\n", "| a | 22.25 |\n", NUMBERS, True),
        ("| a |  1.5 |\n", "| b | 22.25 |\n", NUMBERS, False),
        ("| a | 1.5 |\n", "| a | - |\n", NUMBERS, False),
        ("a\n", "b\n", frozenset({"varies"}), True),
        ("a\n", "", frozenset({"varies"}), False),
        ("", "", frozenset({"varies"}), True),
    ],
)
def test_what_counts_as_shown(shown: str, output: str, marks: frozenset[str], same: bool) -> None:
    assert is_shown(shown, output, marks) is same


def test_an_output_is_written_again_with_the_same_parts_left_out() -> None:
    assert rewritten("a\n", "b\nc\n", 1) == "b\nc\n"
    assert rewritten("a\n...\n", "b\nc\n", 1) == "b\n...\n"
    assert rewritten("...\nc\nd\n", "b\nc\ne\nf\n", 1) == "...\nc\ne\nf\n"
    assert rewritten("a\n...\nc\n...\n", "a\nb\nc\nd\n", 1) == "a\n...\nc\n...\n"
    with pytest.raises(DiffersError, match="line 7: the output has no line 'x'"):
        rewritten("...\nx\n", "b\nc\n", 7)


def test_a_page_that_shows_something_else_is_found_and_mended(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```console\n$ wfv --version\nwfv 0.0\n```\n\n```python\nprint(6 * 7)\n```\n```text\n41\n```\n")
    with pytest.raises(DiffersError, match=r"page\.md, line 2: the output is\nwfv 1\.0"):
        shown_output.check(page)
    shown_output.write(page)
    shown_output.check(page)
    assert "\nwfv 1.0.0rc1\n" in page.read_text() and "\n42\n" in page.read_text()


def test_a_picture_that_has_changed_is_found_and_drawn_again(tmp_path: Path) -> None:
    page, picture = tmp_path / "page.md", tmp_path / "images" / "c.svg"
    page.write_text("```console\n$ wfv cfg docs/tutorial/clip.cl -o c.svg\n```\n![Clip](images/c.svg)\n")
    shown_output.write(page)
    shown_output.check(page)
    picture.write_text(picture.read_text().replace("entry", "start"))
    with pytest.raises(DiffersError, match=r"c\.svg is another picture now"):
        shown_output.check(page)


def test_a_command_that_fails_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- output: varies -->\n```console\n$ wfv list --nothing\n```\n")
    with pytest.raises(DiffersError, match="exit code 2"):
        shown_output.check(page)


def test_a_program_that_prints_nothing_has_no_block_of_output(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nx = 1\n```\n```text\n```\n")
    for act in (shown_output.check, shown_output.write):
        with pytest.raises(DiffersError, match="line 2: the program prints nothing"):
            act(page)
