"""The command line: `wfv COMMAND`. A command is a file here: its function, whose parameters are the options.

`wfv --help` and the shell's completion load no NumPy, LLVM or networkx: a file with a command imports at its top what
is light, and the functions in it import what they work with. The other files import all at the top. options.py is
light, and declares each option that several commands share; so is console.py: what is printed and written.
"""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from wfv.cli import (
    bench,
    cache,
    cfg,
    check,
    compile,
    debug,
    doctor,
    driver,
    explain,
    fuzz,
    lanes,
    list_kernels,
    math,
    opt,
    report,
    reproduce,
    run,
    tune,
)
from wfv.cli.interrupts import EXIT_INTERRUPTED, watch_interrupts
from wfv.cli.options import with_groups
from wfv.errors import Error
from wfv.version import __version__

EXIT_ERROR = 2


class _Group(TyperGroup):
    """Prints wfv's own errors as a message, with an exit code; any other exception is a bug and keeps its traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # the reader closed the pipe, as `head` does: Python ends quietly
            raise
        except KeyboardInterrupt as interrupt:
            _fail("; ".join(getattr(interrupt, "__notes__", ())) or "interrupted", EXIT_INTERRUPTED)
        except (Error, MemoryError, OSError) as error:  # OSErrors not about a file that the user named
            what = "not enough memory: " if isinstance(error, MemoryError) else ""
            _fail(f"{what}{error}")


def _fail(message: str, code: int = EXIT_ERROR) -> NoReturn:
    typer.secho(f"error: {message}", fg=typer.colors.RED, err=True)
    raise typer.Exit(code) from None


app = typer.Typer(
    cls=_Group,
    help="Whole-function vectorizer: kernels in OpenCL C or LLVM IR become SIMD machine code.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def common(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        typer.echo(f"wfv {__version__}")
        raise typer.Exit


COMMANDS: dict[str, Callable[..., None]] = {
    "list": list_kernels.list_kernels, "run": run.run, "check": check.check, "debug": debug.debug,
    "compile": compile.compile_, "explain": explain.explain, "opt": opt.opt, "cfg": cfg.cfg, "lanes": lanes.lanes,
    "tune": tune.tune, "report": report.report, "reproduce": reproduce.reproduce, "fuzz": fuzz.fuzz,
    "reduce": fuzz.reduce, "math": math.math, "cache": cache.cache, "doctor": doctor.doctor,
}  # fmt: skip
for name, command in COMMANDS.items():
    app.command(name)(with_groups(command))
app.add_typer(bench.app, name="bench")
app.add_typer(driver.app, name="driver")


def main() -> None:
    """The entry point of the `wfv` script."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # the stream is closed
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # open until the process ends
        getattr(sys, name).reconfigure(errors="replace")  # tables contain characters outside of ASCII
    watch_interrupts()
    app()
