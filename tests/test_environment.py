"""environment.sh makes the environment of ./bench and ./check, once, and says what is missing. No pip runs here."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# `python -m venv DIR` copies it to DIR/bin/python, with which pip "works" then. Every call is written down.
FAKE = """#!/bin/bash
here=$(dirname "$0")
echo "$*" >>"$CALLS"
case "$*" in
--version) echo Python $VERSION ;;
"-m pip --version") [[ $here == */bin ]] ;;
"-m venv "*) mkdir -p "${@: -1}/bin" && cp "$0" "${@: -1}/bin/python" ;;
"-c import sys"*) [[ $VERSION == 3.1[1-9]* ]] ;;
"-c from ensurepip"*) [[ -z ${NO_ENSUREPIP:-} ]] ;;
"-m pip install "*) [[ -z ${NO_NETWORK:-} ]] ;;
"-m pip --python "*) [[ -z ${NO_PIP:-} ]] ;;
esac
"""


class Checkout:
    """A directory with environment.sh and a Python that only pretends."""

    def __init__(self, path: Path) -> None:
        self.path, self.python, self.calls = path, path / "python", path / "calls"
        shutil.copy(ROOT / "environment.sh", path)
        self.python.write_text(FAKE)
        self.python.chmod(0o755)
        self.project = path / "pyproject.toml"
        self.project.write_text("dependencies = 1")

    def use(self, extras: str = "[all]", **variables: str) -> tuple[int, str, list[str]]:
        """The exit code, what is printed, and the installations by pip."""
        self.calls.write_text("")
        result = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", f"source ./environment.sh; use_environment '{extras}'"],
            cwd=self.path,
            env={"PATH": os.environ["PATH"], "PYTHON": str(self.python), "CALLS": str(self.calls)}
            | {"VERSION": "3.11.2", **variables},
            capture_output=True,
            check=False,
            text=True,
        )
        assert not result.stdout, "it is for what the command itself prints"
        calls = self.calls.read_text().splitlines()
        return result.returncode, result.stderr, [call for call in calls if " install " in call]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_it_is_installed_once_and_again_for_other_dependencies(checkout: Checkout) -> None:
    code, text, calls = checkout.use()
    assert (code, calls) == (0, ["-m pip install --editable .[all]"])
    assert "Installing wfv[all] into" in text
    assert checkout.use() == (0, "", [])
    assert checkout.use("")[2] == ["-m pip install --editable ."]
    checkout.project.write_text("dependencies = 2")
    assert checkout.use()[2] == ["-m pip install --editable .[all]"]
    assert checkout.use(VERSION="3.12.1")[2] == ["-m pip install --editable .[all]"]


def test_an_installation_that_fails_is_tried_again(checkout: Checkout) -> None:
    code, text, calls = checkout.use(NO_NETWORK="1")
    assert (code, len(calls)) == (1, 1)
    assert "error: pip could not install wfv: see above" in text
    code, text, calls = checkout.use()
    assert (code, len(calls)) == (0, 1)
    assert "Making" not in text


def test_pip_comes_from_outside_where_python_has_no_ensurepip(checkout: Checkout) -> None:
    code, _, calls = checkout.use(NO_ENSUREPIP="1")
    outside = f"-m pip --python {checkout.path}/.venv/bin/python install --quiet pip"
    assert (code, calls) == (0, [outside, "-m pip install --editable .[all]"])


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({"PYTHON": "no-such-python"}, "error: There is no no-such-python. Install Python 3.11 or newer"),
        ({"VERSION": "3.9.2"}, "is Python 3.9.2, and wfv needs 3.11 or newer"),
        ({"NO_ENSUREPIP": "1", "NO_PIP": "1"}, "apt-get install python3-venv"),
    ],
)
def test_a_python_that_does_not_do_is_named(checkout: Checkout, variables: dict[str, str], message: str) -> None:
    code, text, _ = checkout.use(**variables)
    assert code == 1
    assert message in text


def test_bench_draws_the_table_if_it_gets_no_arguments(checkout: Checkout) -> None:
    shutil.copy(ROOT / "bench", checkout.path)
    assert checkout.use("[plot]")[0] == 0
    program = checkout.path / ".venv" / "bin" / "wfv"
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o755)

    def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": os.environ["PATH"], "CALLS": str(checkout.calls), "VERSION": "3.11.2"}
        command = ["./bench", *arguments]
        return subprocess.run(command, cwd=checkout.path, env=environment, capture_output=True, check=True, text=True)

    whole, picture = bench(), checkout.path / "speedups.svg"
    assert whole.stdout == f"bench --paper --plot {picture}\n" and str(picture) in whole.stderr
    assert bench("NBody", "--lanes", "4,8").stdout == "bench --paper NBody --lanes 4,8\n"
