"""`wfv check` and `wfv debug`: a launch, or one work-item of it, in an interpreter (docs/check.md)."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from wfv.cli.console import EXIT_MISTAKES, check_outputs, say, write_output
from wfv.cli.option_texts import parse_size
from wfv.cli.options import KernelOrFile, LaunchOptions, SourceFlags

if TYPE_CHECKING:
    from wfv.cli.kernel_source import KernelSource
    from wfv.inspect.check.findings import Findings
    from wfv.runtime.kernel import Kernel
    from wfv.runtime.launch.geometry import Size


def check(
    kernel: KernelOrFile,
    groups: Annotated[str, typer.Option(metavar="N|all", help="How many of the work-groups run.")] = "16",
    pedantic: Annotated[
        bool, typer.Option("--pedantic", help="Also find signed overflow, and the first NaN of a computation.")
    ] = False,
    steps: Annotated[int, typer.Option(min=1, help="The instructions of work-items that run at most.")] = 20_000_000,
    format: Annotated[Literal["text", "sarif"], typer.Option(help="What is printed.")] = "text",
    launch: Annotated[int, typer.Option(min=0, help="For bundled kernels: which of their launches.")] = 0,
    *,
    given: LaunchOptions,
    flags: SourceFlags,
) -> None:
    """Finds accesses out of bounds, data races and other mistakes.

    It runs a launch in an interpreter, and exits with 4 if it finds a mistake (docs/check.md).
    """
    from wfv.cli.kernel_source import KernelSource

    source = KernelSource(kernel, flags)
    source.check_launch(given)
    count = 0 if groups == "all" else parse_size(groups, "--groups")[0]
    found = find_mistakes(source, given, launch, groups=count, pedantic=pedantic, max_steps=steps)
    exit_on_mistakes(found, format)


def exit_on_mistakes(found: "Findings", format: str = "text") -> None:
    """Prints the findings, and ends the command if there is a mistake."""
    say(found.text() if format == "text" else found.sarif())
    if found.mistakes:
        raise typer.Exit(EXIT_MISTAKES)


def find_mistakes(source: "KernelSource", given: LaunchOptions, launch: int = 0, **options: Any) -> "Findings":
    """Checks a launch; `options`: of `Kernel.check`."""
    made, global_size, local_size, args = launch_of(source, given, launch)
    return made.check(global_size, local_size, *args, **options)


def launch_of(
    source: "KernelSource", given: LaunchOptions, launch: int = 0
) -> "tuple[Kernel, Size, Size | None, Sequence[object]]":
    """A kernel as `check` runs it, and the sizes and arguments of a launch."""
    from wfv.cli.kernel_source import options_of
    from wfv.cli.launches import bundled_launch, parse_arguments
    from wfv.inspect.check.run import prepare
    from wfv.runtime.program import Program

    loaded, name = source.load_unoptimized()
    made = Program(loaded.ir, options_of("unicf"), suits_lanes=True, unoptimized=loaded.unoptimized)[name]
    if source.is_bundled:
        chosen = bundled_launch(source.source, given.size or "small", launch, made)
        return made, chosen.global_size, chosen.local_size, chosen.args
    sizes = given.sizes()
    _, interface = prepare(made.origin.check_source(), name, False)
    values = parse_arguments(given.argument or (), [param.name for param in interface.params])
    return made, *sizes, [*values.values()]


def debug(
    kernel: KernelOrFile,
    item: Annotated[str, typer.Option("-w", metavar="X,Y,Z", help="The global ids of the work-item.")] = "0",
    output: Annotated[Path | None, typer.Option("-o", metavar="OUT", help="Write to a file.")] = None,
    *,
    given: LaunchOptions,
    flags: SourceFlags,
) -> None:
    """Prints the values and writes of one work-item, line by line.

    It also prints the mistakes that the work-item makes (docs/check.md).
    """
    from wfv.cli.kernel_source import KernelSource
    from wfv.inspect.debug import record_item

    check_outputs(output)
    source = KernelSource(kernel, flags)
    source.check_launch(given)
    made, global_size, local_size, args = launch_of(source, given)
    launch = made.launches.interpreted(global_size, local_size, args)
    ids = parse_size(item, "-w", least=0)
    text = record_item(made.origin.check_source(), made.name, made.options.lanes, launch, ids).text()
    if output is None:
        say(text.rstrip())
    else:
        write_output(output, text)
