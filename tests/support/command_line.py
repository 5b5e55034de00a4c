"""`wfv` run in this process, its output and exit code; and two kernels for it."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from wfv.cli import app

TWO_KERNELS = """
define spir_kernel void @first(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @second(ptr addrspace(1) %p) {
  store i32 2, ptr addrspace(1) %p, align 4
  ret void
}
"""


def wfv(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def succeed(*args: str) -> str:
    result = wfv(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def fail(*args: str) -> str:
    """The message of an error: on stderr, without a traceback."""
    result = wfv(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr
