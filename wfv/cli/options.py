"""The options that several commands share, and how their texts are read."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from wfv.errors import OptionError
from wfv.options import MATH_LEVELS, TARGETS
from wfv.strategies import STRATEGIES

_T = TypeVar("_T")
KERNELS = Path(__file__).resolve().parents[2] / "kernels_ir"
AUTO = "auto"


def complete_kernel(incomplete: str) -> list[str]:
    """The bundled kernels for the shell's completion, by their files: the catalog would load NumPy."""
    folders = (KERNELS, KERNELS / "more")
    return sorted(path.stem for folder in folders for path in folder.glob("*.cl") if path.stem.startswith(incomplete))


def _complete(names: Iterable[str]) -> Callable[[str], list[str]]:
    """The shell's completion among fixed names."""

    def complete(incomplete: str) -> list[str]:
        return [name for name in names if name.startswith(incomplete)]

    return complete


KernelOrFile = Annotated[
    str,
    typer.Argument(
        metavar="KERNEL|FILE[:KERNEL]",
        help="A bundled kernel (`wfv list`) or a file.",
        autocompletion=complete_kernel,
    ),
]
Source = Annotated[
    str,
    typer.Argument(
        metavar="FILE[:KERNEL]|KERNEL",
        help="A file (OpenCL C, LLVM IR or bitcode), or a bundled kernel.",
        autocompletion=complete_kernel,
    ),
]
SourceOrStdin = Annotated[
    str,
    typer.Argument(
        metavar="FILE[:KERNEL]|KERNEL|-",
        help="A file, a bundled kernel, or - for stdin.",
        autocompletion=complete_kernel,
    ),
]
Kernels = Annotated[
    list[str] | None,
    typer.Argument(help="Bundled kernels (default: the paper's nine).", autocompletion=complete_kernel),
]
KernelName = Annotated[str | None, typer.Option("--kernel", help="The kernel, if the file has several.")]
Defines = Annotated[list[str] | None, typer.Option("-D", metavar="N=4", help="For OpenCL C: a macro.")]
Includes = Annotated[
    list[str] | None, typer.Option("-I", metavar="DIR", help="For OpenCL C: a directory for #include.")
]
ClOptions = Annotated[
    list[str] | None,
    typer.Option("--cl-option", metavar="-cl-..", help="For OpenCL C: a build option (docs/opencl.md)."),
]

# How a kernel is launched
BundledSize = Annotated[
    str | None, typer.Option("--size", help="For bundled kernels: small or default (default: default).")
]
GlobalSize = Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="For a file: the global size.")]
LocalSize = Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="For a file: the local size.")]
Arguments = Annotated[
    list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="For a file: an argument (docs/opencl.md).")
]
Threads = Annotated[int, typer.Option(min=1, help="Threads that share the work-groups.")]
ThreadsOrAll = Annotated[
    int | None, typer.Option(min=1, help="Threads that share the work-groups (default: WFV_THREADS, else all CPUs).")
]

# How it is compiled
Strategy = Annotated[str, typer.Option(help=f"One of {', '.join(STRATEGIES)}.", autocompletion=_complete(STRATEGIES))]
StrategyOrAuto = Annotated[
    str | None,
    typer.Option(
        help=f"auto, or one of {', '.join(STRATEGIES)} (default: WFV_STRATEGY, else auto).",
        autocompletion=_complete([*STRATEGIES, AUTO]),
    ),
]
Lanes = Annotated[int | None, typer.Option(help="Work-items per vector (default: the floats of a register).")]
Target = Annotated[str, typer.Option(help=f"One of {', '.join(TARGETS)}.", autocompletion=_complete(TARGETS))]
Math = Annotated[str, typer.Option(help=f"One of {', '.join(MATH_LEVELS)}.", autocompletion=_complete(MATH_LEVELS))]
Boscc = Annotated[
    str | None,
    typer.Option(
        "--boscc",
        metavar="skip=COST,all=COST",
        help="Kinds of boscc branches, with a region's least cost, or off (default: both, where profitable).",
    ),
]
StopAfter = Annotated[str | None, typer.Option(metavar="STEP", help="The step to stop after.")]

# What is measured and written
Runs = Annotated[int, typer.Option(min=1, help="Samples per cell at most (but 15 at least).")]
MaxSeconds = Annotated[float, typer.Option(min=0, help="Seconds per cell.")]
Json = Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")]
All = Annotated[bool, typer.Option("--all", help="All bundled kernels, not only the paper's.")]
Remarks = Annotated[
    Path | None,
    typer.Option("--remarks", metavar="FILE.yaml", help="Write the remarks in LLVM's YAML, which opt-viewer reads."),
]


def build_options(define: list[str] | None, include: list[str] | None, others: list[str] | None) -> list[str]:
    """The build options in the form that `wfv.build` takes."""
    return [f"-D{text}" for text in define or []] + [f"-I{path}" for path in include or []] + (others or [])


def given(ctx: typer.Context, name: str, value: _T) -> _T | None:
    """The option's value, None if the user has not set it."""
    source = ctx.get_parameter_source(name)
    return None if source is None or source.name == "DEFAULT" else value


def words(text: str) -> list[str]:
    """The words between commas, each once."""
    return list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))


def parse_part(text: str) -> tuple[int, int]:
    """`2/4` of the option --part: the second of four. Raises OptionError."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise OptionError(f"--part {text}: not a part", help="pass one, such as --part 1/4")
    return int(number), int(count)
