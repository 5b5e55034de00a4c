"""`wfv compile`: a kernel's launch function as an object file, assembly or LLVM IR."""

from pathlib import Path
from typing import Annotated

import typer

from wfv.cli.console import check_outputs, problem, write_output
from wfv.cli.options import BuildFlags, CodeOptions, Remarks, Source, Strategy, given
from wfv.errors import OptionError

FORMATS = (".o", ".s", ".ll")


def compile_(
    ctx: typer.Context,
    source: Source,
    output: Annotated[Path, typer.Option("-o", metavar="OUT.o|.s|.ll", help="Machine code, assembly or LLVM IR.")],
    strategy: Strategy = "unicf",
    *,
    code: CodeOptions,
    annotate: Annotated[
        bool, typer.Option("--annotate", help="For .s: source lines, loops and counts as comments.")
    ] = False,
    remarks: Remarks = None,
    flags: BuildFlags,
) -> None:
    """Writes a kernel's launch function to a file. docs/design.md describes its interface."""
    from passes.launch_module import LaunchModule
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.inspect import assembly
    from wfv.inspect.explain.decisions import explained
    from wfv.inspect.explain.optimization_record import record_of
    from wfv.ir.program_variables import with_variables
    from wfv.runtime.program import Program
    from wfv.runtime.variants import Variant

    if output.suffix not in FORMATS:
        raise OptionError(f"cannot compile to {str(output)!r}", help=f"end the name in {', '.join(FORMATS)}")
    if annotate and output.suffix != ".s":
        raise OptionError(f"--annotate writes assembly, not {output.suffix}", help="end the name of the output in .s")
    own = KernelSource(source, flags)
    options = options_of(strategy, code, flags)
    check_outputs(output, remarks)
    text, name, options = own.load_with(options, code.lanes, given(ctx, "strategy", strategy))
    kernel = Program(text, options)[name]
    if remarks is not None:
        found, _ = explained(text, name, kernel.options, kernel.remarks, own.source_path)
        write_output(remarks, record_of(name, kernel.options, found, own.source_file))
    if annotate:
        annotated = assembly.annotate(text, name, options, own.texts(), defines_variables=True)
        write_output(output, assembly.annotated_text(annotated))
        return
    made = kernel.variant()
    module = LaunchModule(with_variables(made.ir, text), made.interface, made.remarks)  # the program's variables too
    variant = made if module.ir == made.ir else Variant(module, made.options)
    if output.suffix == ".o" and kernel.interface.printf is not None:
        problem("it calls printf: number 17 of the launch block is the buffer's address (docs/printf.md)", "")
    if output.suffix == ".o":
        write_output(output, variant.object_code())
    else:
        write_output(output, variant.assembly if output.suffix == ".s" else variant.ir)
