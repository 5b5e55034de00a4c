"""The command that measures the tuning series of the guides: `wfv study`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands


def study(
    name: Annotated[str, typer.Argument(metavar="boxavg|pitch|straylight|all", help="The study.")],
    threads: Annotated[
        str | None, typer.Option(metavar="1,2,..", help="Numbers of threads (default: one, and all CPUs).")
    ] = None,
    size: Annotated[str, typer.Option(help="small or default.")] = "default",
    strategies: Annotated[
        str | None, typer.Option(help="Strategies, separated by commas (default: all, and auto).")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare each stage of straylight with a model in double precision.")
    ] = False,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg|.png", help="Draw a picture.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with tables and pictures.")] = None,
    log: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the result of each stage of straylight, as .npy; verify.")
    ] = None,
) -> None:
    """Measures kernels that texts on OpenCL for CPUs tune by hand, form by form (docs/studies.md).

    Each result is compared with NumPy. The size small is for a quick check: auto does not measure there. Exits with 3
    if a result is wrong.
    """
    request = commands.study.Request(name, threads, size, strategies, verify, json, plot, html, log)
    raise typer.Exit(commands.study.run_studies(request))
