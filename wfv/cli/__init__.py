"""The command line: `wfv COMMAND`. A command is a file here: its function, whose parameters are the options.

`wfv --help` and the shell's completion load no NumPy, LLVM or networkx: a file with a command imports light modules at
its top, and the functions in it import the others. The other files import all at the top. options.py is light, and
declares each option that several commands share; console.py is light, too.
"""

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from wfv.cli import (
    analyze,
    bench,
    cache,
    cfg,
    check,
    compile,
    doctor,
    driver,
    explain,
    explore,
    fuzz,
    lanes,
    list_kernels,
    math,
    opt,
    prove,
    report,
    reproduce,
    run,
    tune,
)
from wfv.cli.console import EXIT_INTERRUPTED
from wfv.cli.options import ExampleFirst, with_groups
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
    help="Whole-function vectorizer: kernels in Python, OpenCL C or LLVM IR become SIMD machine code.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def common(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        typer.echo(f"wfv {__version__}")
        raise typer.Exit


COMMANDS: dict[str, tuple[Callable[..., None], str]] = {  # with the examples that their helps begin with
    "list": (list_kernels.list_kernels, "wfv list"),
    "run": (run.run, "wfv run Mandelbrot --compare-strategies"),
    "check": (check.check, "wfv check Histogram --size tiny"),
    "debug": (check.debug, "wfv debug Mandelbrot -w 5,2"),
    "compile": (compile.compile_, "wfv compile Saxpy -o saxpy.s --target x86-64-v3"),
    "explain": (explain.explain, "wfv explain SpMV"),
    "explore": (explore.explore, "wfv explore Mandelbrot"),
    "opt": (opt.opt, "wfv opt Mandelbrot --stop-after linearize"),
    "cfg": (cfg.cfg, "wfv cfg Mandelbrot -o mandelbrot.svg"),
    "lanes": (lanes.lanes, "wfv lanes Mandelbrot --size tiny"),
    "analyze": (analyze.analyze, "wfv analyze Mandelbrot"),
    "prove": (prove.prove, "wfv prove CopyBuffer"),
    "tune": (tune.tune, "wfv tune Saxpy --size small"),
    "report": (report.report, "wfv report Saxpy -o saxpy.html --size small"),
    "reproduce": (reproduce.reproduce, "wfv reproduce cc2012 -o cc2012 --size small --max-seconds 0"),
    "fuzz": (fuzz.fuzz, "wfv fuzz --cfgs 3"),
    "reduce": (fuzz.reduce, "wfv reduce wfv-failures/kernel-7.ll"),
    "math": (math.math, "wfv math --functions exp,log"),
    "cache": (cache.cache, "wfv cache info"),
    "doctor": (doctor.doctor, "wfv doctor"),
}
for name, (command, example) in COMMANDS.items():
    app.command(name, cls=ExampleFirst, epilog=example)(with_groups(command))
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


PATIENCE = 1.0  # seconds from the signal on
_MESSAGE = "error: interrupted within a kernel or a compilation that has not ended: there are no results\n"


def watch_interrupts() -> None:
    """Makes Ctrl-C end this process within PATIENCE, unless SIGINT is ignored, as for a shell's background jobs.

    Python calls a signal's handler when the main thread is back in Python: between two groups of a launch
    (docs/launching.md), but not within an endless one. A thread waits for the handler, and ends the process instead.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return
    signals, wakeup = socket.socketpair()
    wakeup.setblocking(False)
    signal.set_wakeup_fd(wakeup.detach(), warn_on_full_buffer=False)
    is_handled = threading.Event()

    def handle(number: int, frame: FrameType | None) -> None:
        is_handled.set()
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGINT, handle)
    threading.Thread(target=_end_if_stuck, args=(signals, is_handled), daemon=True).start()


def _end_if_stuck(signals: socket.socket, is_handled: threading.Event) -> None:
    while number := signals.recv(1):
        if number[0] == signal.SIGINT and not is_handled.wait(PATIENCE):
            sys.stderr.write(_MESSAGE)
            sys.stderr.flush()
            os._exit(EXIT_INTERRUPTED)
        is_handled.clear()
