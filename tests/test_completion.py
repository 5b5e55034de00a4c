"""The shell's completion: kernels, strategies, targets, levels of math; what it prints, and that it loads little."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kernels_ir import catalog
from tests.support.command_line import succeed
from wfv.cli.options import complete_kernel

ROOT = Path(__file__).parent.parent


def completions(words: str, position: int) -> list[str]:
    environment = {**os.environ, "_WFV_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(position)}
    program = "import sys; sys.argv = ['wfv']; from wfv.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "position", "found"),
    [
        ("wfv run Man", 2, ["Mandelbrot"]),
        ("wfv bench DCT Saxp", 3, ["Saxpy"]),
        ("wfv run DCT --strategy unicf", 4, ["unicf", "unicf+boscc"]),
        ("wfv run DCT --strategy au", 4, ["auto"]),
        ("wfv explain DCT --target x86-64-v3", 4, ["x86-64-v3"]),
        ("wfv run DCT --math p", 4, ["precise"]),
        ("wfv expl", 1, ["explain"]),
        ("wfv run docs/exam", 2, []),  # then the shell completes the file
    ],
)
def test_completions(words: str, position: int, found: list[str]) -> None:
    assert completions(words, position) == found


@pytest.mark.full
def test_steps_lists_and_plugins_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from wfv.strategies import Strategy, register_strategy; register_strategy(Strategy('narrowest'))"
    (tmp_path / "plugged.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(tmp_path)]))
    monkeypatch.setenv("WFV_PLUGINS", "plugged")
    assert completions("wfv opt --strategy na", 3) == ["naive", "narrowest"]
    assert completions("wfv cfg --stop-after no", 3) == ["normalize"]
    assert completions("wfv opt -p loops,row", 3) == ["loops,row-loops"]
    monkeypatch.setenv("WFV_PLUGINS", "plugged,no_such_module")
    assert completions("wfv opt --strategy na", 3) == ["naive", "narrowest"]


def test_all_bundled_kernels_are_completed() -> None:
    assert complete_kernel("") == sorted(catalog.all_names())


def test_the_command_line_and_its_completion_load_no_numpy_and_no_llvm() -> None:
    program = (
        "import sys; from wfv.cli import options; options.complete_kernel(''); "
        "print(sorted({'numpy', 'llvmlite', 'networkx'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_help_names_the_option_that_installs_it() -> None:
    assert "--install-completion" in succeed("--help")
