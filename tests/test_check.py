"""`wfv check` and `Kernel.check`: each kernel in tests/mistakes has one mistake or a few, and no other is reported.

The first lines of each file name its launch, in the options of `wfv check`, and its findings with their lines.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.support.requires import needs_clang
from wfv.cli.check import find_mistakes
from wfv.cli.kernel_source import KernelSource
from wfv.cli.options import LaunchOptions
from wfv.inspect.check.report import Findings

MISTAKES = sorted((Path(__file__).parent / "mistakes").glob("*.cl"))
_HEAD = re.compile(r"// (launch|options|expect): (.*)")


def head(path: Path, what: str) -> list[str]:
    lines = map(_HEAD.match, path.read_text().split("\n"))
    return [found[2] for found in lines if found is not None and found[1] == what]


def launch_of(path: Path) -> tuple[KernelSource, LaunchOptions, bool]:
    words = shlex.split(" ".join(head(path, "launch") + head(path, "options")))
    given: dict[str, list[str]] = {}
    for name, value in zip(words, [*words[1:], ""], strict=True):
        given.setdefault(name, []).append(value)
    launch = LaunchOptions(None, given["-g"][0], given["-l"][0], given.get("-a"))
    return KernelSource(str(path), given.get("--cl-option", [])), launch, "--pedantic" in given


def found_in(path: Path) -> Findings:
    source, launch, pedantic = launch_of(path)
    return find_mistakes(source, launch, groups=0, pedantic=pedantic)


@needs_clang
@pytest.mark.parametrize("path", MISTAKES, ids=lambda path: path.stem)
def test_the_mistake_is_found_with_its_line_and_nothing_else(path: Path) -> None:
    found = found_in(path)
    told = [f"{'benign ' * each.is_benign}{each.kind} {int(each.line)}" for each in found]
    assert sorted(told) == sorted(head(path, "expect")), found.text()
    assert not found.is_cut
