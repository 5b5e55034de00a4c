"""The options that several commands share, alone and in groups."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand

from wfv.auto_settings import AUTO
from wfv.bench.sampling import Budget
from wfv.cli.option_texts import filled, parse_size, words
from wfv.cpus import TARGETS
from wfv.errors import OptionError, known
from wfv.options import MATH_LEVELS, OPTIMIZATIONS
from wfv.strategies import ANALYSES, OWN_ANALYSIS, STRATEGIES, load_plugins

_T = TypeVar("_T")
STRETCH = 4  # times as long as --max-seconds, for a cell whose median is not certain
KERNELS = Path(__file__).resolve().parents[2] / "kernels_ir"


def complete_kernel(incomplete: str) -> list[str]:
    """The bundled kernels for the shell's completion, by their files: the catalog would load NumPy."""
    folders = (KERNELS, KERNELS / "more")
    return sorted(path.stem for folder in folders for path in folder.glob("*.cl") if path.stem.startswith(incomplete))


def _complete(names: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """The shell's completion among names, also of the last one of a list."""

    def complete(incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [f"{before}{comma}{name}" for name in names() if name.startswith(last)]

    return complete


def _strategies() -> Iterable[str]:
    with suppress(OptionError):
        load_plugins()
    return STRATEGIES


def _analyses() -> Iterable[str]:
    _strategies()  # with the plugins that register analyses
    return ANALYSES


def _steps() -> Iterable[str]:
    from wfv.pipeline.steps import step_names  # with LLVM

    _strategies()  # with the plugins that register steps
    return step_names()


def _passes() -> Iterable[str]:
    from wfv.pipeline.step_lists import pass_names

    _strategies()
    return (name.replace(" ", "-") for name in pass_names())


def _kernel(metavar: str, help: str) -> Any:
    """The argument that names a kernel."""
    return typer.Argument(metavar=metavar, help=help, autocompletion=complete_kernel)


KernelOrFile = Annotated[str, _kernel("KERNEL|FILE[:KERNEL]", "A bundled kernel (`wfv list`) or a file.")]
Source = Annotated[str, _kernel("FILE[:KERNEL]|KERNEL", "A file (OpenCL C, LLVM IR or bitcode), or a bundled kernel.")]
SourceOrStdin = Annotated[str, _kernel("FILE[:KERNEL]|KERNEL|-", "A file, a bundled kernel, or - for stdin.")]
KernelName = Annotated[str | None, typer.Option("--kernel", help="The kernel, if the file has several.")]
# How a kernel is launched and compiled
Threads = Annotated[int, typer.Option(min=1, help="Threads that share the work-groups.")]
ThreadsOrAll = Annotated[
    int | None, typer.Option(min=1, help="Threads that share the work-groups (default: WFV_THREADS, else all CPUs).")
]
Strategy = Annotated[str, typer.Option(help=f"One of {', '.join(STRATEGIES)}.", autocompletion=_complete(_strategies))]
StrategyOrAuto = Annotated[
    str | None,
    typer.Option(
        help=f"auto, or one of {', '.join(STRATEGIES)} (default: WFV_STRATEGY, else auto).",
        autocompletion=_complete(lambda: [*_strategies(), AUTO]),
    ),
]
Lanes = Annotated[
    int | None, typer.Option(help="Work-items per vector (default: auto's choice, else the floats of a register).")
]
Target = Annotated[str, typer.Option(help=f"One of {', '.join(TARGETS)}.", autocompletion=_complete(lambda: TARGETS))]
Math = Annotated[
    str, typer.Option(help=f"One of {', '.join(MATH_LEVELS)}.", autocompletion=_complete(lambda: MATH_LEVELS))
]
Boscc = Annotated[
    str | None,
    typer.Option(
        "--boscc",
        metavar="skip=COST,all=COST",
        help="Kinds of boscc branches, with a region's least cost, or off (default: both, where profitable).",
    ),
]
Profile = Annotated[
    Path | None, typer.Option(metavar="FILE.json", help="Decide boscc by this divergence profile (docs/lanes.md).")
]
complete_analysis = _complete(_analyses)
Analysis = Annotated[
    str,
    typer.Option(
        metavar="NAME", help="The divergence analysis (docs/add_an_analysis.md).", autocompletion=complete_analysis
    ),
]
Raw = Annotated[bool, typer.Option("--raw", help="Keep control flow as given (-O no-simplify).")]
Bounds = Annotated[bool, typer.Option("--bounds", help="Test the bounds of each access (docs/check.md).")]
StopAfter = Annotated[
    str | None, typer.Option(metavar="STEP", help="The step to stop after.", autocompletion=_complete(_steps))
]
Passes = Annotated[
    str | None,
    typer.Option(
        "-p",
        "--passes",
        metavar="A,B{X},..",
        help="Run these steps only (docs/opt.md).",
        autocompletion=_complete(_passes),
    ),
]


def _format(value: str) -> str:
    from wfv.tables import FORMATS  # with rich

    return known(value, FORMATS, "format")


# Options for the output
Json = Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE.svg|.png|.pdf", help="Also draw a picture.")]
Format = Annotated[
    str,
    typer.Option(
        callback=_format,
        help="How tables are printed: table, markdown, latex, csv, json (all of it).",
    ),
]
Title = Annotated[bool, typer.Option("--title/--no-title", help="Whether the picture has a heading.")]
Remarks = Annotated[
    Path | None,
    typer.Option("--remarks", metavar="FILE.yaml", help="Write the remarks in LLVM's YAML, which opt-viewer reads."),
]


_SWITCHES = {f"no-{name.replace(' ', '-')}": name for name in OPTIMIZATIONS}


@dataclass(frozen=True)
class SourceFlags:
    """How a file of OpenCL C is compiled."""

    define: Annotated[list[str] | None, typer.Option("-D", metavar="N=4", help="For OpenCL C: a macro.")] = None
    include: Annotated[
        list[str] | None, typer.Option("-I", metavar="DIR", help="For OpenCL C: a directory for #include.")
    ] = None
    cl_option: Annotated[
        list[str] | None,
        typer.Option("--cl-option", metavar="-cl-..", help="For OpenCL C: a build option (docs/opencl.md)."),
    ] = None

    @property
    def is_raw(self) -> bool:
        """Whether control flow stays as it is given."""
        return False

    @property
    def texts(self) -> list[str]:
        """In the form that `wfv.build` takes."""
        macros, folders = [f"-D{text}" for text in self.define or ()], [f"-I{path}" for path in self.include or ()]
        return [*macros, *folders, *(self.cl_option or ())]


@dataclass(frozen=True)
class BuildFlags(SourceFlags):
    """Also which optimizations are off, and the divergence analysis."""

    optimization: Annotated[
        list[str] | None,
        typer.Option(
            "-O",
            metavar="no-NAME,..",
            help="Switch optimizations off (docs/ablation.md).",
            autocompletion=_complete(lambda: _SWITCHES),
        ),
    ] = None

    analysis: Analysis = OWN_ANALYSIS
    raw: Raw = False

    @property
    def without(self) -> list[str]:
        """The optimizations that are switched off. Raises OptionError."""
        given = words(",".join(["no-simplify"] * self.raw + (self.optimization or [])))
        return [_SWITCHES[known(word, _SWITCHES, "switch of an optimization")] for word in given]

    @property
    def is_raw(self) -> bool:
        return "simplify" in self.without


@dataclass(frozen=True)
class CodeOptions:
    """The code of a strategy. `wfv.cli.kernel_source.options_of` makes wfv's options of them."""

    lanes: Lanes = None
    target: Target = "host"
    boscc: Boscc = None
    profile: Profile = None
    math: Math = "fast"


@dataclass(frozen=True)
class LaunchOptions:
    """How a kernel is launched: `--size` of a bundled one; `-g`, `-l` and `-a` of one from a file."""

    size: Annotated[
        str | None, typer.Option(help="Bundled kernels: tiny, small, default (default: default; check, debug: small).")
    ] = None
    global_size: Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="For a file: the global size.")] = None
    local_size: Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="For a file: the local size.")] = None
    argument: Annotated[
        list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="For a file: an argument (docs/opencl.md).")
    ] = None

    @property
    def uses_size(self) -> bool:
        """Whether an expression in braces has n, the size."""
        texts = (self.global_size or "", self.local_size or "", *(self.argument or ()))
        return any(re.search(r"\{[^{}]*\bn\b", text) for text in texts)

    def at(self, names: Mapping[str, int]) -> "LaunchOptions":
        """With the values of the expressions in braces, which are of these names. Raises OptionError."""
        sizes = {key: filled(text, names) for key in ("global_size", "local_size") if (text := getattr(self, key))}
        return replace(self, **sizes, argument=[filled(text, names) for text in self.argument or ()])

    def sizes(self) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
        """The global and the local size. Raises OptionError."""
        if self.global_size is None:
            raise OptionError("no global size", help="pass the work-items in each dimension, such as -g 1024")
        local_size = parse_size(self.local_size, "-l") if self.local_size else None
        return parse_size(self.global_size, "-g"), local_size


@dataclass(frozen=True)
class BenchLaunch(LaunchOptions):
    """How a kernel is launched in several sizes."""

    size: Annotated[
        str | None,
        typer.Option(
            metavar="SIZE,..",
            help="Sizes: numbers n and ranges, each size twice the one before (1000,2^10..2^20), for the expressions "
            "in braces of -g, -l and -a (-g '{n}'), or of a folder; small or default for bundled kernels.",
        ),
    ] = None


@dataclass(frozen=True)
class MeasureOptions:
    """The measurements of the commands of `wfv bench`."""

    kernels: Annotated[
        list[str] | None,
        typer.Argument(help="Bundled kernels (default: the paper's nine).", autocompletion=complete_kernel),
    ] = None
    strategies: Annotated[
        str | None, typer.Option("--strategies", help="Strategies, separated by commas (default: as wfv.build).")
    ] = None
    target: Target = "host"
    threads: Threads = 1
    runs: Annotated[int, typer.Option(min=1, help="Samples per cell at most (but 15 at least).")] = 100
    max_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds per cell (on a loaded machine, up to four times as many).")
    ] = 3.0
    boscc: Boscc = None
    profile: Profile = None
    math: Math = "fast"
    all: Annotated[bool, typer.Option("--all", help="All bundled kernels, not only the paper's.")] = False
    irregular: Annotated[
        bool, typer.Option("--irregular", help="The bundled kernels that tell the strategies apart.")
    ] = False

    def code(self, lanes: int | None) -> CodeOptions:
        """The code of one of the strategies."""
        return CodeOptions(lanes, self.target, self.boscc, self.profile, self.math)

    def budget(self) -> Budget:
        return Budget(self.runs, self.max_seconds, stretch=STRETCH)


@dataclass(frozen=True)
class BenchOptions(MeasureOptions):
    """The measurements for one number of lanes."""

    lanes: Lanes = None


class ExampleFirst(TyperCommand):
    """A command whose help begins with its epilog: an example, which runs in an empty folder."""

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        """Writes the example, then the text."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(f"Example: {self.epilog}")
        super().format_help_text(ctx, formatter)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Writes nothing: the example stands above."""


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """The command as typer reads it: a parameter that is a dataclass stands for options, which are its fields."""
    groups, shown = dict[str, Any](), list[Parameter]()
    for one in signature(command, eval_str=True).parameters.values():
        if is_dataclass(one.annotation):
            groups[one.name] = one.annotation
            shown += signature(groups[one.name], eval_str=True).parameters.values()
        else:
            shown.append(one)

    @wraps(command)
    def run(**values: Any) -> None:
        for name, kind in groups.items():
            values[name] = kind(**{each.name: values.pop(each.name) for each in fields(kind)})
        command(**values)

    run.__signature__ = Signature([one.replace(kind=Parameter.KEYWORD_ONLY) for one in shown])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in shown}
    return run


def given(ctx: typer.Context, name: str, value: _T) -> _T | None:
    """The option's value, None if the user has not set it."""
    source = ctx.get_parameter_source(name)
    return None if source is None or source.name == "DEFAULT" else value
