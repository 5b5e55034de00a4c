"""Regular expressions in a file: they are what Python compiles, and the file is used and written when it should be."""

from __future__ import annotations

import importlib
import marshal
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import passes
import wfv
from wfv import patterns
from wfv.patterns import ENOUGH, MOST, PatternFile, lazy_pattern

ROOT = Path(__file__).resolve().parent.parent
TEXTS = [rf"(?P<word>\w+)-{{{number}}}(?:x|[^\d\ud800])" for number in range(ENOUGH)]
# A process that prints which expressions it had to compile, and what one finds.
PROGRAM = """
import sys
from wfv.patterns import PatternFile
file = PatternFile(sys.argv[1])
found = [file.pattern(text, 0).fullmatch("ab-x") for text in ["(?P<word>\\\\w+)-x", *sys.argv[2:]]]
print(len(file._new), found[0]["word"])
file.write()
"""


def pattern_file(path: Path, texts: list[str] = TEXTS) -> PatternFile:
    """A file with these expressions, read again."""
    new = PatternFile(str(path))
    for text in texts:
        new.pattern(text, re.ASCII)
    new.write()
    return PatternFile(str(path))


@pytest.fixture(autouse=True)
def may_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if found.name in sys.modules:
            yield importlib.import_module(found.name)


def test_every_expression_of_the_modules_is_what_python_compiles() -> None:
    found = {value for package in (wfv, passes) for module in modules(package) for value in vars(module).values()
             if isinstance(value, re.Pattern)}  # fmt: skip
    assert len(found) > 100
    for each in found:
        loaded = patterns._loaded(each.pattern, patterns._compiled(each.pattern, each.flags))
        assert loaded == re.compile(each.pattern, each.flags) == each
        assert (loaded.groupindex, loaded.groups) == (each.groupindex, each.groups)


def test_the_second_process_compiles_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "file"), *(f"a{number}" for number in range(ENOUGH))]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    printed = [subprocess.check_output(command, env=environment, text=True) for _ in range(2)]
    assert [line.split() for line in printed] == [[str(ENOUGH + 1), "ab"], ["0", "ab"]]
    assert os.listdir(tmp_path) == ["file"]


def test_kept_expressions_find_groups_by_name(tmp_path: Path) -> None:
    kept = pattern_file(tmp_path / "file")
    found = kept.pattern(TEXTS[3], re.ASCII).fullmatch("ab---x")
    assert found is not None and found["word"] == "ab" and not kept._new
    assert kept.pattern(TEXTS[3], 0).fullmatch("äb---x") and kept._new  # without the flag it is another expression


def test_bytes_and_text_are_different_expressions(tmp_path: Path) -> None:
    kept = pattern_file(tmp_path / "file")
    assert kept.pattern(b"a+", 0).fullmatch(b"aa") and kept.pattern("a+", 0).fullmatch("aa")
    assert len(kept._new) == 2


@pytest.mark.parametrize("content", [b"", b"\xff" * 40, marshal.dumps(7), marshal.dumps(("another version", {}))])
def test_a_file_that_cannot_be_used_is_written_anew(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    assert len(pattern_file(tmp_path / "file")._kept) == len(TEXTS)


@pytest.mark.parametrize("code", [b"", b"\1\2\3", b"\xff" * 40, b"\0" * 8])
def test_damaged_instructions_are_compiled_again(tmp_path: Path, code: bytes) -> None:
    kept = pattern_file(tmp_path / "file")
    kept._kept = {source: (flags, code, *rest) for source, (flags, _, *rest) in kept._kept.items()}  # type: ignore[misc]
    assert kept.pattern(TEXTS[0], re.ASCII).fullmatch("abx")
    assert kept.pattern(TEXTS[1], re.ASCII).fullmatch("ab-x") and len(kept._new) == 2


def test_few_expressions_do_not_write_the_file(tmp_path: Path) -> None:
    pattern_file(tmp_path / "file", TEXTS[1:])
    assert not os.listdir(tmp_path)


def test_no_file_where_python_must_not_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    pattern_file(tmp_path / "file")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    pattern_file(tmp_path / "absent" / "file")
    assert not os.listdir(tmp_path)


def test_a_file_with_too_many_expressions_is_begun_anew(tmp_path: Path) -> None:
    kept = pattern_file(tmp_path / "file", [f"a{number}" for number in range(MOST)])
    assert len(kept._kept) == MOST
    assert len(pattern_file(tmp_path / "file")._kept) == len(TEXTS)


def test_python_with_other_internals_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("re._compiler._code")
    assert not pattern_file(tmp_path / "file")._kept
    assert not os.listdir(tmp_path)


def test_what_would_become_another_expression_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = patterns._compiled
    monkeypatch.setattr(patterns, "_compiled", lambda text, flags: real(text if text == TEXTS[0] else "other", flags))
    assert [text for _, text, _ in pattern_file(tmp_path / "file")._kept] == TEXTS[:1]


def test_a_lazy_pattern_is_compiled_when_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, real = list[object](), re.compile
    monkeypatch.setattr(re, "compile", lambda *given: (compiled.append(given), real(*given))[1])
    pattern = lazy_pattern(r"(\w+) (\d+)$", re.MULTILINE)
    assert compiled == []
    for text, found in (("a 1\nb 22", [("a", "1"), ("b", "22")]), ("none", [])):
        assert pattern.findall(text) == found
    assert compiled == [(r"(\w+) (\d+)$", re.MULTILINE)]
    assert (pattern.groups, pattern.pattern) == (2, r"(\w+) (\d+)$")
    with pytest.raises(AttributeError, match="no attribute 'finder'"):
        _ = pattern.finder  # type: ignore[attr-defined]


@pytest.mark.parametrize("package", ["wfv", "passes"])
def test_no_module_compiles_an_expression_when_it_is_imported(package: str) -> None:
    """Each process would do so again: `kept_pattern` and `lazy_pattern` are for that."""
    lines = [
        f"{path}: {line}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for line in path.read_text().splitlines()
        if "re.compile(" in line and not line.startswith(" ")
    ]
    assert not lines
