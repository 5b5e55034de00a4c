"""`wfv compile`: a kernel's launch function as an object file, assembly or LLVM IR."""

from __future__ import annotations

from pathlib import Path

from wfv.assembly import annotate, annotated_text
from wfv.commands.common import check_output, options_for, stderr, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.errors import OptionError
from wfv.explain.explained import explained
from wfv.explain.optimization_record import record_of
from wfv.ir.program_variables import with_variables
from wfv.pipeline.state import LaunchModule
from wfv.runtime.program import Program
from wfv.runtime.variant import Variant

FORMATS = (".o", ".s", ".ll")


def run(
    source: KernelSource, output: Path, strategy: str, lanes: int | None, target: str, boscc: str | None = None,
    math: str = "fast", is_annotated: bool = False, remarks: Path | None = None,
) -> None:  # fmt: skip
    """Writes the kind of file that the output's suffix names, and the remarks to the file `remarks`.

    `is_annotated`: assembly beside the source.
    """
    if output.suffix not in FORMATS:
        raise OptionError(f"cannot compile to {str(output)!r}", help=f"end the name in {', '.join(FORMATS)}")
    if is_annotated and output.suffix != ".s":
        raise OptionError(f"--annotate writes assembly, not {output.suffix}", help="end the name of the output in .s")
    options = options_for(strategy, lanes, target, boscc, math)
    check_output(output)
    check_output(remarks)
    text, name = source.load()
    kernel = Program(text, suited(options, lanes, text, name))[name]
    if remarks is not None:
        found, _ = explained(text, name, kernel.options, kernel.remarks, source.source_path)
        write_output(remarks, record_of(name, kernel.options, found, source.source_file).encode())
    if is_annotated:
        code = annotate(text, name, suited(options, lanes, text, name), source.texts(), defines_variables=True)
        write_output(output, annotated_text(code).encode())
        return
    variant = _with_variables(kernel.variant(), text)
    if output.suffix == ".ll":
        write_output(output, variant.ir.encode())
    elif output.suffix == ".s":
        write_output(output, variant.assembly.encode())
    else:
        if kernel.interface.printf is not None:
            stderr().print(
                "it calls printf: number 17 of the launch block is the buffer's address (docs/printf.md)",
                soft_wrap=True,
            )
        write_output(output, variant.object_code())


def _with_variables(variant: Variant, program: str) -> Variant:
    """The variant, in a module that defines the program's variables too."""
    text = with_variables(variant.ir, program)
    if text == variant.ir:
        return variant
    return Variant(LaunchModule(text, variant.interface, variant.remarks), variant.options)
