"""`wfv explore`: the pipeline in a browser, live."""

from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import say
from wfv.cli.options import BuildFlags, CodeOptions, Source, StopAfter, Strategy
from wfv.options import DEFAULT

if TYPE_CHECKING:
    from wfv.cli.explorer.state import State

FIRST = "Mandelbrot"


def explore(
    source: Source = FIRST,
    strategy: Strategy = DEFAULT,
    *,
    code: CodeOptions,
    linearizer: Annotated[str, typer.Option(help="Another one than the strategy's (docs/linearization.md).")] = "",
    stop_after: StopAfter = None,
    beside: Annotated[str, typer.Option(metavar="STRATEGY|STEP", help="What is drawn beside it.")] = "",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port (default: any free one).")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Whether to open a browser.")] = True,
    flags: BuildFlags,
) -> None:
    """Shows a kernel's steps in a browser while one types it.

    Shows what each step makes of it, and why (docs/explore.md).

    SOURCE may also be the address of a page of an earlier run. Listens on 127.0.0.1 only, until Ctrl-C.
    """
    from wfv.cli.explorer.begin import first_state

    state = first_state(source, strategy, code, flags, stop_after, beside=beside, linearizer=linearizer)
    serve_state(state, port, browser)


def serve_state(state: "State", port: int, browser: bool) -> None:
    """Shows the state, and listens until it is interrupted."""
    from wfv.cli.explorer.process import Worker
    from wfv.errors import OptionError, optional_module

    worker = Worker()  # its modules load while those of the page do
    try:
        optional_module("nicegui", "wfv explore needs NiceGUI", "pip install 'wfv[explore]'")
        from wfv.cli.explorer.server import serve

        serve(state, worker, port, browser, lambda address: say(f"{address}\nCtrl-C ends it."))
    except OSError as error:
        raise OptionError(f"cannot listen on port {port}: {error.strerror}", help="leave --port out") from None
    finally:
        worker.end()
