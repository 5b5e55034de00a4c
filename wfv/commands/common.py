"""What several commands share: consoles, output files, and the checks of kernel and option names."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark
from wfv.auto.settings import AUTO
from wfv.errors import OptionError
from wfv.options import DEFAULT, Options, make_options, parse_boscc
from wfv.suggestions import known

FILE_WIDTH = 140  # of output that is not a terminal


def stdout() -> Console:
    """A console for results. Created for each use, so that it follows a redirected `sys.stdout`."""
    return Console(width=None if sys.stdout.isatty() else FILE_WIDTH, highlight=False)


def stderr() -> Console:
    """A console for progress and remarks."""
    return Console(stderr=True, highlight=False)


def progress(console: Console, *more: ProgressColumn, counts: bool = True) -> Progress:
    """A bar for each task if the console is a terminal; `counts`: with the numbers of finished and of all steps."""
    columns = [TextColumn("{task.description}"), BarColumn(), *([MofNCompleteColumn()] if counts else []), *more]
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, *times, console=console, transient=True, disable=not console.is_terminal)


def find_benchmark(name: str) -> Benchmark:
    """The bundled kernel of that name. Raises OptionError with similar names."""
    try:
        return catalog.load(name)
    except catalog.UnknownKernelError as error:
        raise OptionError(str(error), help="`wfv list` shows the bundled kernels") from None


def options_for(
    strategy: str, lanes: int | None, target: str = "host", boscc: str | None = None, math: str = "fast"
) -> Options:
    """Checked options; for `auto`, those that it begins with.

    The default of `lanes` is the number of 32-bit values in a register of the target."""
    strategy = DEFAULT if strategy == AUTO else strategy
    if lanes is None:
        make_options(strategy, target=target, math=math)  # reports a wrong name before the target is looked up
        from wfv import llvm  # `wfv list` and `wfv cache` need neither LLVM nor the pipeline

        lanes = llvm.find_target(target).vector_bits // 32
    return make_options(strategy, lanes, target, None if boscc is None else parse_boscc(boscc), math)


def known_step(step: str | None) -> str | None:
    """The name of a step, or None. Raises OptionError with similar names."""
    from wfv import pipeline

    return None if step is None else known(step, pipeline.step_names(), "step")


def parse_part(text: str) -> tuple[int, int]:
    """`2/4` of the option --part: the second of four. Raises OptionError."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise OptionError(f"--part {text}: not a part", help="pass one, such as --part 1/4")
    return int(number), int(count)


def check_output(path: Path | None) -> None:
    """Raises OptionError if the file cannot be written: before the work, not after it."""
    if path is None:
        return
    if path.is_dir():
        raise OptionError(f"cannot write {str(path)!r}: it is a directory")
    if not path.parent.is_dir():
        raise OptionError(f"cannot write {str(path)!r}: there is no directory {str(path.parent)!r}")


def write_output(path: Path, data: bytes) -> None:
    """Writes a file. Raises OptionError."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None
