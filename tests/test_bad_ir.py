"""Wrong LLVM IR gets an error of the right class, with code, line and help."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from tests.support.bad_kernels import BAD_IR, BAD_KERNELS, BARRIER_IN_BRANCH, USE_BEFORE_DEFINITION, kernel
from tests.support.error_texts import assert_says, ids
from wfv.cli import EXIT_ERROR, app
from wfv.errors import BarrierDivergenceError, Error

pytestmark = pytest.mark.usefixtures("llvm_in_child")

FOREIGN = kernel("  store i32 1, ptr addrspace(1) %x\n  ret void", more="""@g = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
attributes #0 = { alignstack(256) "target-cpu"="bogus" "target-features"="+avx9" "fentry-call"="true" "split-stack" }
""").replace("{", "#0 {", 1)  # fmt: skip


def test_attributes_of_another_target_are_dropped() -> None:
    """LLVM ends the process for a CPU that it does not know."""
    result = np.zeros(1, np.int32)
    wfv.build(FOREIGN).k(8, 8, result, 1)
    assert result[0] == 1


@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), BAD_IR, ids=ids(BAD_IR))
def test_bad_ir(what: str, text: str, kind: type[Error], parts: list[str], line: int) -> None:
    with pytest.raises(kind) as caught:
        wfv.build(text)
    assert_says(caught.value, parts, line)
    assert type(caught.value) is not Error and caught.value.help


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), BAD_KERNELS, ids=ids(BAD_KERNELS))
def test_bad_kernels(what: str, text: str, kind: type[Error], parts: list[str], line: int, strategy: str) -> None:
    program = wfv.build(text, strategy=strategy)
    with pytest.raises(kind) as caught:
        program.k(8, 8, np.zeros(64, np.int64), 1)
    assert_says(caught.value, parts, line)
    assert caught.value.help


ALL_TEXTS = BAD_IR + BAD_KERNELS


@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), ALL_TEXTS, ids=ids(ALL_TEXTS))
def test_bad_ir_on_the_command_line(
    what: str, text: str, kind: type[Error], parts: list[str], line: int, tmp_path: Path
) -> None:
    path = tmp_path / "bad.ll"
    path.write_text(text)
    result = CliRunner().invoke(app, ["opt", str(path)])
    assert result.exit_code == EXIT_ERROR, result.output
    assert result.output.startswith("error: WFV")
    assert parts[0].lower() in result.output.lower()
    assert "Traceback" not in result.output
    if line:
        assert f"line {line})" in result.output


AFTER_AN_ERROR = f"""
import gc, wfv
for _ in range(20):
    try:
        wfv.build({USE_BEFORE_DEFINITION!r})
    except wfv.ParseError as error:
        assert "does not dominate" in str(error)
        cycle = [error]
        cycle.append(cycle)
        del cycle
    gc.collect()
"""


@pytest.mark.full
def test_collecting_an_error_does_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", AFTER_AN_ERROR], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_barrier_error_has_the_lines_of_barrier_and_branch() -> None:
    with pytest.raises(BarrierDivergenceError) as caught:
        wfv.build(BARRIER_IN_BRANCH).k(8, 8, np.zeros(8, np.int32), 1)
    assert caught.value.line > 0
    assert "(line " in caught.value.message  # that of the branch
