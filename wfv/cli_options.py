"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand

from wfv.options import MATH_LEVELS, TARGETS
from wfv.strategies import STRATEGIES

_T = TypeVar("_T")
KERNELS = Path(__file__).resolve().parent.parent / "kernels_ir"


def complete_kernel(incomplete: str) -> list[str]:
    """The bundled kernels for the shell's completion, by their files: the catalog would load NumPy."""
    folders = (KERNELS, KERNELS / "more")
    return sorted(path.stem for folder in folders for path in folder.glob("*.cl") if path.stem.startswith(incomplete))


def complete_strategy(incomplete: str) -> list[str]:
    """The strategies, for the shell's completion."""
    return [name for name in STRATEGIES if name.startswith(incomplete)]


def complete_target(incomplete: str) -> list[str]:
    """The targets, for the shell's completion."""
    return [name for name in TARGETS if name.startswith(incomplete)]


def complete_math(incomplete: str) -> list[str]:
    """The levels of math, for the shell's completion."""
    return [name for name in MATH_LEVELS if name.startswith(incomplete)]


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
BundledSize = Annotated[
    str | None, typer.Option("--size", help="For bundled kernels: small or default (default: default).")
]
FileGlobalSize = Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="For a file: the global size.")]
FileLocalSize = Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="For a file: the local size.")]
FileArguments = Annotated[
    list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="For a file: an argument (docs/opencl.md).")
]
Kernels = Annotated[
    list[str] | None,
    typer.Argument(help="Bundled kernels (default: the paper's nine).", autocompletion=complete_kernel),
]
Strategy = Annotated[str, typer.Option(help=f"One of {', '.join(STRATEGIES)}.", autocompletion=complete_strategy)]
StrategyOrAuto = Annotated[
    str | None,
    typer.Option(
        help=f"auto, or one of {', '.join(STRATEGIES)} (default: WFV_STRATEGY, else auto).",
        autocompletion=lambda incomplete: complete_strategy(incomplete) + ["auto"] * "auto".startswith(incomplete),
    ),
]
Lanes = Annotated[int | None, typer.Option(help="Work-items per vector (default: the floats of a register).")]
Target = Annotated[str, typer.Option(help=f"One of {', '.join(TARGETS)}.", autocompletion=complete_target)]
Math = Annotated[str, typer.Option(help=f"One of {', '.join(MATH_LEVELS)}.", autocompletion=complete_math)]
Threads = Annotated[int, typer.Option(min=1, help="Threads that share the work-groups.")]
ThreadsOrAll = Annotated[
    int | None, typer.Option(min=1, help="Threads that share the work-groups (default: WFV_THREADS, else all CPUs).")
]
KernelName = Annotated[str | None, typer.Option("--kernel", help="The kernel, if the file has several.")]
StopAfter = Annotated[str | None, typer.Option(metavar="STEP", help="The step to stop after.")]

Remarks = Annotated[
    Path | None,
    typer.Option("--remarks", metavar="FILE.yaml", help="Write the remarks in LLVM's YAML, which opt-viewer reads."),
]

Defines = Annotated[list[str] | None, typer.Option("-D", metavar="N=4", help="For OpenCL C: a macro.")]
Includes = Annotated[
    list[str] | None, typer.Option("-I", metavar="DIR", help="For OpenCL C: a directory for #include.")
]
ClOptions = Annotated[
    list[str] | None,
    typer.Option("--cl-option", metavar="-cl-..", help="For OpenCL C: a build option (docs/opencl.md)."),
]

_CHANGED, FORMS = "--print-changed", ("diff", "full")

Boscc = Annotated[
    str | None,
    typer.Option(
        "--boscc",
        metavar="skip=COST,all=COST",
        help="Kinds of boscc branches, with a region's least cost, or off (default: both, where profitable).",
    ),
]


class CommandWithForms(TyperCommand):
    """A command whose option --print-changed may stand without a form, as in LLVM's `opt`: it is `full` then.

    A word behind the option that is no form is the kernel.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Completes the option, then parses."""
        pairs = zip(args, [*args[1:], ""], strict=True)
        return super().parse_args(ctx, [f"{a}=full" if a == _CHANGED and b not in FORMS else a for a, b in pairs])


def build_options(define: list[str] | None, include: list[str] | None, others: list[str] | None) -> list[str]:
    """The build options in the form that `wfv.build` takes."""
    return [f"-D{text}" for text in define or []] + [f"-I{path}" for path in include or []] + (others or [])


def given(ctx: typer.Context, name: str, value: _T) -> _T | None:
    """The option's value, None if the user has not set it."""
    source = ctx.get_parameter_source(name)
    return None if source is None or source.name == "DEFAULT" else value
