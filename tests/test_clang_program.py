"""The Clang that is used: how it is found, and what happens if it is missing, hangs or dies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wfv.errors import Error, OptionError, ParseError
from wfv.opencl import clang_program
from wfv.opencl.build_options import make_build_options
from wfv.opencl.clang import compile_opencl
from wfv.opencl.clang_program import VARIABLE
from wfv.opencl.limited_process import Limits


@pytest.fixture
def other_clang(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Replaces Clang by a shell script."""

    def replace(text: str) -> None:
        path = tmp_path / "clang"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
        monkeypatch.setenv(VARIABLE, str(path))

    return replace


def test_another_clang_can_be_named(other_clang: Any) -> None:
    other_clang(
        'cat >/dev/null; made="made of $*"; while [ $1 != -o ]; do shift; done; echo $made > $2; echo careful >&2'
    )
    made = compile_opencl("int a;", make_build_options("-DN=3"))
    assert made.ir.startswith("made of -x cl") and "-DN=3" in made.ir
    assert made.log == "careful"


def test_the_version_is_that_of_the_clang_in_use(other_clang: Any) -> None:
    other_clang('echo "clang version 99"; echo more')
    assert clang_program.clang_version() == "clang version 99"


def test_a_clang_that_hangs_is_stopped(other_clang: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    other_clang("exec sleep 60")
    monkeypatch.setattr("wfv.opencl.limited_process.LIMITS", Limits(time=0.2))
    with pytest.raises(ParseError, match=r"k\.cl: Clang was stopped: it does not end within 0\.2 s"):
        compile_opencl("int a;", name="k.cl")


def test_a_clang_that_dies_is_an_error(other_clang: Any) -> None:
    other_clang("echo stack dump >&2; kill -9 $$")
    with pytest.raises(ParseError, match="Clang was killed by SIGKILL: stack dump"):
        compile_opencl("int a;")


def test_a_missing_clang_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "none"))
    with pytest.raises(OptionError, match="no such program"):
        compile_opencl("int a;")
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setattr(clang_program, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OptionError, match="needs Clang, which is not installed") as caught:
        compile_opencl("int a;")
    assert "pip install 'wfv[opencl]'" in caught.value.help


def test_a_clang_that_cannot_be_executed(other_clang: Any, tmp_path: Path) -> None:
    other_clang("")
    (tmp_path / "clang").write_text("no program\n")
    with pytest.raises(Error, match="Clang"):
        compile_opencl("int a;")


def test_text_that_is_not_unicode_is_refused(other_clang: Any) -> None:
    other_clang("cat")
    with pytest.raises(ParseError, match="not encodable"):
        compile_opencl("int a; // \ud8ff")
