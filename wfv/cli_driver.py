"""The commands of the OpenCL platform: `wfv driver run`, `install`, `uninstall`, `status`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands

app = typer.Typer(
    help="An OpenCL platform: programs that use OpenCL run on wfv (docs/driver.md).", no_args_is_help=True
)

User = Annotated[bool, typer.Option("--user", help="In ~/.local/etc/OpenCL/vendors.")]
Prefix = Annotated[Path | None, typer.Option(metavar="DIR", help="In DIR/etc/OpenCL/vendors.")]


@app.command("run", context_settings={"allow_interspersed_args": False, "ignore_unknown_options": True})
def run(command: Annotated[list[str], typer.Argument(metavar="-- COMMAND ..", help="The program.")]) -> None:
    """Runs a program to which wfv is the only OpenCL platform."""
    commands.driver.run(command)


@app.command("install")
def install(user: User = False, prefix: Prefix = None) -> None:
    """Writes wfv.icd, by which OpenCL's loader finds the driver: in /etc/OpenCL/vendors."""
    commands.driver.install(user, prefix)


@app.command("uninstall")
def uninstall(user: User = False, prefix: Prefix = None) -> None:
    """Removes wfv.icd."""
    commands.driver.uninstall(user, prefix)


@app.command("status")
def status() -> None:
    """Shows the driver's library, and where it is installed."""
    commands.driver.status()
