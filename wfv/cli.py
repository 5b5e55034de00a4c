"""The command line: names, options and exit codes. What the commands do stands in wfv/commands/."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from wfv import __version__, commands
from wfv.errors import Error, OptionError
from wfv.options import MATH_LEVELS, STRATEGIES, TARGETS

EXIT_ERROR = 2


class _Group(TyperGroup):
    """Turns wfv's own errors into a message and an exit code; anything else is a bug and keeps its traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Error as error:
            typer.secho(f"error: {error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(EXIT_ERROR) from None
        except BrokenPipeError:  # whoever read has seen enough
            raise
        except (MemoryError, OSError) as error:  # no file of the user's: those are OptionErrors
            what = "not enough memory: " if isinstance(error, MemoryError) else ""
            typer.secho(f"error: {what}{error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(EXIT_ERROR) from None


app = typer.Typer(
    cls=_Group,
    help="Whole-function vectorizer: scalar OpenCL kernels in LLVM IR become SIMD machine code.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def common(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        typer.echo(f"wfv {__version__}")
        raise typer.Exit


Strategy = Annotated[str, typer.Option(help=f"One of {', '.join(STRATEGIES)}.")]
Lanes = Annotated[int | None, typer.Option(help="Work-items per vector [default: as many floats as a register holds].")]
Target = Annotated[str, typer.Option(help=f"One of {', '.join(TARGETS)}.")]
Math = Annotated[str, typer.Option(help=f"One of {', '.join(MATH_LEVELS)}.")]
Threads = Annotated[int, typer.Option(min=1, help="Threads that share the work-groups.")]
Chosen = Annotated[str | None, typer.Option("--kernel", help="Which kernel, if the file has several.")]
StopAfter = Annotated[str | None, typer.Option(metavar="STEP", help="The step to stop after.")]

Defines = Annotated[list[str] | None, typer.Option("-D", metavar="N=4", help="Of OpenCL C: a macro.")]
Includes = Annotated[list[str] | None, typer.Option("-I", metavar="DIR", help="Of OpenCL C: where #include looks.")]
ClOptions = Annotated[
    list[str] | None,
    typer.Option("--cl-option", metavar="-cl-..", help="Of OpenCL C: a build option (docs/opencl.md)."),
]

Forms = Annotated[
    str | None,
    typer.Option(
        "--boscc",
        metavar="skip=COST,all=COST",
        help="Forms of boscc, each for regions from that cost on (0: always), or off [default: both, where it pays].",
    ),
]


@app.command("list")
def list_kernels(names: Annotated[bool, typer.Option("--names", help="Only the names, one a line.")] = False) -> None:
    """Lists the bundled kernels."""
    commands.list_kernels.run(names_only=names)


@app.command()
def run(
    kernel: Annotated[str, typer.Argument(metavar="KERNEL|FILE[:KERNEL]", help="Bundled (`wfv list`), or a file's.")],
    strategy: Strategy = "unicf",
    lanes: Lanes = None,
    target: Target = "host",
    threads: Threads = 1,
    size: Annotated[str | None, typer.Option(help="Of bundled kernels: small or default [default: default].")] = None,
    boscc: Forms = None,
    math: Math = "fast",
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Also what was decided, what is not done in vectors, and why.")
    ] = False,
    global_size: Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="Of a file: work-items.")] = None,
    local_size: Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="Of a file: those of a group.")] = None,
    argument: Annotated[
        list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="Of a file: an argument (docs/opencl.md).")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="OUT.npz", help="Of a file: write the arrays there.")] = None,
    compare_strategies: Annotated[
        bool, typer.Option("--compare-strategies", help="Verify and time all strategies.")
    ] = False,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Runs a kernel, verifies it, and times it against scalar. Exits with 3 on a mismatch.

    A bundled kernel has its own arguments and a reference in NumPy. One from a file gets those of -a, and what
    strategy scalar makes of them is what must come out.
    """
    source = commands.kernel_source.KernelSource(kernel, None, _build_options(define, include, cl_option))
    if source.is_bundled:
        if global_size or local_size or argument or save or compare_strategies or source.options:
            raise OptionError(f"{kernel} brings its own sizes and arguments", help="--size small, or a file's kernel")
        raise typer.Exit(
            commands.run.run(kernel, strategy, lanes, target, threads, size or "default", boscc, verbose, math)
        )
    if size:
        raise OptionError("--size is for bundled kernels", help="-g 1024: the number of work-items")
    request = commands.run_file.FileRequest(
        source, global_size, local_size, argument or [], strategy, lanes, target, threads, boscc, save,
        compare_strategies, verbose, math,
    )  # fmt: skip
    raise typer.Exit(commands.run_file.run(request))


def _build_options(define: list[str] | None, include: list[str] | None, others: list[str] | None) -> list[str]:
    """The command's options as `wfv.build` takes them."""
    return [f"-D{text}" for text in define or []] + [f"-I{path}" for path in include or []] + (others or [])


@app.command("compile")
def compile_(
    source: Annotated[str, typer.Argument(metavar="FILE[:KERNEL]|KERNEL", help="OpenCL C, LLVM IR or bitcode.")],
    output: Annotated[Path, typer.Option("-o", metavar="OUT.o|.s|.ll", help="Machine code, assembly or LLVM IR.")],
    strategy: Strategy = "unicf",
    lanes: Lanes = None,
    target: Target = "host",
    boscc: Forms = None,
    math: Math = "fast",
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Writes a kernel's launch function (docs/design.md has its interface)."""
    own = commands.kernel_source.KernelSource(source, None, _build_options(define, include, cl_option))
    commands.compile.run(own, output, strategy, lanes, target, boscc, math)


@app.command()
def bench(
    kernels: Annotated[list[str] | None, typer.Argument(help="Bundled kernels [default: all].")] = None,
    strategies: Annotated[str, typer.Option(help="Separated by commas.")] = "scalar,naive,unival,boscc,unicf",
    lanes: Annotated[int, typer.Option(help="Work-items per vector.")] = 4,
    target: Target = "x86-64-v2",
    threads: Threads = 1,
    runs: Annotated[int, typer.Option(min=1, help="Samples of each cell at most (15 at least).")] = 100,
    max_seconds: Annotated[float, typer.Option(min=0, help="Time for each cell.")] = 3.0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples.")] = None,
    paper: Annotated[bool, typer.Option("--paper", help="Show the figures of Karrenberg & Hack beside ours.")] = False,
    compile_time: Annotated[
        bool, typer.Option("--compile-time", help="Time compilation instead: large kernels of growing size.")
    ] = False,
    boscc: Forms = None,
    math: Math = "fast",
) -> None:
    """Times kernels under several strategies: median speedup over scalar. Exits with 3 on a mismatch.

    With --compile-time, the arguments are kinds of large kernels: mixed, straight, nested.
    """
    if compile_time:
        raise typer.Exit(commands.bench_compile_time.run(kernels or [], strategies, lanes, target))
    request = commands.bench.Request(kernels or [], strategies, lanes, target, threads, runs, max_seconds, boscc, math)
    raise typer.Exit(commands.bench.run(request, json=json, paper=paper))


@app.command()
def opt(
    source: Annotated[str, typer.Argument(metavar="FILE[:KERNEL]|KERNEL", help="A file, or a bundled kernel.")],
    strategy: Strategy = "unicf",
    lanes: Lanes = None,
    stop_after: StopAfter = None,
    print_after_all: Annotated[bool, typer.Option("--print-after-all", help="The IR after each step.")] = False,
    kernel: Chosen = None,
    output: Annotated[Path | None, typer.Option("-o", metavar="OUT", help="Write there, not to stdout.")] = None,
    boscc: Forms = None,
    math: Math = "fast",
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Prints the IR after any step, as LLVM IR."""
    own = commands.kernel_source.KernelSource(source, kernel, _build_options(define, include, cl_option))
    commands.opt.run(own, strategy, lanes, stop_after, print_after_all, output, boscc, math)


@app.command()
def cfg(
    source: Annotated[str, typer.Argument(metavar="FILE[:KERNEL]|KERNEL", help="A file, or a bundled kernel.")],
    output: Annotated[Path, typer.Option("-o", metavar="OUT.svg|.png|.dot", help="The picture's file.")],
    strategy: Strategy = "unicf",
    stop_after: StopAfter = None,
    compare: Annotated[str | None, typer.Option(metavar="S1,S2", help="Draw two strategies side by side.")] = None,
    kernel: Chosen = None,
    boscc: Forms = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Draws the control-flow graph, divergent and uniform blocks in different colours.

    After the step "scalarize" unless told otherwise, where the kernel's own control flow is still there; with
    --compare after "linearize".
    """
    own = commands.kernel_source.KernelSource(source, kernel, _build_options(define, include, cl_option))
    commands.cfg.run(own, strategy, stop_after, compare, output, boscc)


@app.command()
def fuzz(
    cfgs: Annotated[int | None, typer.Option(metavar="BLOCKS", help="All control-flow graphs of 2 to BLOCKS.")] = None,
    kernels: Annotated[int | None, typer.Option(min=1, metavar="N", help="N random kernels.")] = None,
    mutations: Annotated[int | None, typer.Option(min=1, metavar="N", help="N damaged inputs, only compiled.")] = None,
    strategies: Annotated[str | None, typer.Option(help="Separated by commas [default: all that vectorize].")] = None,
    lanes: Annotated[int, typer.Option(help="Of graphs: work-items per vector.")] = 2,
    target: Annotated[str, typer.Option(help=f"Of graphs: one of {', '.join(TARGETS)}.")] = "host",
    targets: Annotated[
        str | None, typer.Option(help="Of kernels, separated by commas [default: all that run].")
    ] = None,
    part: Annotated[str, typer.Option(metavar="I/N", help="Only each N-th graph.")] = "1/1",
    only: Annotated[str | None, typer.Option(metavar="NAME", help="Only the graph of that name.")] = None,
    first: Annotated[int, typer.Option(min=0, help="The number of the first kernel.")] = 0,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show what the kernels contained.")] = False,
    seed: Annotated[int, typer.Option(help="Of all that is drawn.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    max_failures: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Of graphs and kernels: stop after N failures.")
    ] = None,
    time_limit: Annotated[
        float, typer.Option(min=1, metavar="SECONDS", help="Of graphs and kernels: for each compilation or launch.")
    ] = 60.0,
    output: Annotated[Path, typer.Option(metavar="DIR", help="Where failures are written.")] = Path("wfv-failures"),
) -> None:
    """Runs all small control-flow graphs, random kernels or damaged inputs. Exits with 3 if one is wrong."""
    chosen = sum(count is not None for count in (cfgs, kernels, mutations))
    if chosen != 1:
        help = "--cfgs 4, --kernels 1000 or --mutations 1000"
        raise OptionError(f"{'two things' if chosen else 'nothing'} to fuzz", help=help)
    if mutations is not None:
        raise typer.Exit(commands.fuzz_mutations.run(mutations, seed, output))
    if cfgs is not None:
        graphs = commands.fuzz_graphs.GraphRequest(
            cfgs, strategies, lanes, target, part, only, seed, jobs, output, max_failures, time_limit
        )
        raise typer.Exit(commands.fuzz_graphs.run_graphs(graphs))
    random = commands.fuzz_kernels.KernelRequest(
        kernels or 0, seed, first, strategies, targets, jobs, output, coverage, max_failures, time_limit
    )
    raise typer.Exit(commands.fuzz_kernels.run_kernels(random))


@app.command()
def reduce(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .ll file that `wfv fuzz --kernels` wrote.")],
    output: Annotated[Path | None, typer.Option("-o", metavar="OUT.ll", help="[default: FILE.reduced.ll]")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long to try.")] = 300.0,
) -> None:
    """Makes a failing kernel small: drops what it can while the kernel fails in the same way."""
    commands.reduce.run(file, output, seconds)


@app.command()
def math(
    check: Annotated[bool, typer.Option("--check", help="Measure errors and times.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="With every 1009th float, and less of the others.")] = False,
    functions: Annotated[str | None, typer.Option(help="Separated by commas [default: all].")] = None,
    types: Annotated[str, typer.Option(help="Separated by commas.")] = "float,double",
    level: Annotated[str, typer.Option(help="Separated by commas.")] = ",".join(MATH_LEVELS),
    lanes: Annotated[str, typer.Option(help="Work-items per vector, separated by commas.")] = "8,16",
    target: Target = "host",
    part: Annotated[str, typer.Option(metavar="I/N", help="Only each N-th function.")] = "1/1",
    times: Annotated[bool, typer.Option("--times/--no-times", help="Measure times, too.")] = True,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes [default: one for each core].")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all that was measured there.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="The table as Markdown.")] = False,
    into: Annotated[
        Path | None, typer.Option(metavar="PAGE", help="Put the Markdown into a page, as docs/math.md.")
    ] = None,
    read: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Measure nothing: show what --json wrote (repeatable).")
    ] = None,
) -> None:
    """Lists the math functions with what computes them, or measures their errors. Exits with 3 if a bound is broken."""
    if not check and (quick or (json and not read)):
        raise OptionError("nothing to measure", help="--check measures")
    request = commands.math.Request(functions, types, level, lanes, target, part, check, quick, times, jobs)
    raise typer.Exit(commands.math.run(request, commands.math.Output(markdown, into, json, read or ())))


@app.command()
def cache(
    action: Annotated[str, typer.Argument(metavar="path|info|clear", help="What to do with it.")] = "info",
) -> None:
    """Shows where compiled code is kept, what is there, or removes it."""
    commands.cache.run(action)


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="The same as JSON.")] = False) -> None:
    """Shows versions, CPU, vector widths, vector math and the cache, and tries kernels.

    Exits with 1 if something is broken that wfv cannot do without.
    """
    raise typer.Exit(commands.doctor.run(as_json))


def main() -> None:
    """The entry point of the `wfv` script."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # as long as the process
        getattr(sys, name).reconfigure(errors="replace")  # tables have signs that ASCII has not
    app()


if __name__ == "__main__":
    main()
