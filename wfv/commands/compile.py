"""`wfv compile`: a kernel's launch function as an object file, assembly or LLVM IR."""

from __future__ import annotations

from pathlib import Path

from wfv.commands.common import check_output, options_for, stderr, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.errors import OptionError
from wfv.runtime.program import Program

FORMATS = (".o", ".s", ".ll")


def run(
    source: KernelSource, output: Path, strategy: str, lanes: int | None, target: str, boscc: str | None = None,
    math: str = "fast",
) -> None:  # fmt: skip
    """Writes the kind of file that the output's suffix names."""
    if output.suffix not in FORMATS:
        raise OptionError(f"cannot compile to {str(output)!r}", help=f"end the name in {', '.join(FORMATS)}")
    options = options_for(strategy, lanes, target, boscc, math)
    check_output(output)
    text, name = source.load()
    kernel = Program(text, suited(options, lanes, text, name))[name]
    if output.suffix == ".ll":
        write_output(output, kernel.ir.encode())
    elif output.suffix == ".s":
        write_output(output, kernel.assembly.encode())
    else:
        if kernel.interface.printf is not None:
            stderr().print(
                "it calls printf: number 17 of the launch block is the buffer's address (docs/printf.md)",
                soft_wrap=True,
            )
        write_output(output, kernel.variant().object_code())
