"""`wfv driver`: the OpenCL platform for programs that exist."""

import os
from pathlib import Path
from typing import Annotated

import typer

from wfv.cli.options import ExampleFirst
from wfv.errors import OptionError

app = typer.Typer(help="Runs programs that use OpenCL on wfv, unchanged (docs/driver.md).", no_args_is_help=True)

User = Annotated[bool, typer.Option("--user", help="In ~/.local/etc/OpenCL/vendors.")]
Prefix = Annotated[Path | None, typer.Option(metavar="DIR", help="In DIR/etc/OpenCL/vendors.")]


@app.command(
    "run",
    cls=ExampleFirst,
    epilog="wfv driver run -- clinfo",
    context_settings={"allow_interspersed_args": False, "ignore_unknown_options": True},
)
def run(command: Annotated[list[str], typer.Argument(metavar="-- COMMAND ..", help="The program.")]) -> None:
    """Runs a program to which wfv is the only OpenCL platform."""
    from wfv.driver import library as places

    environment = {"WFV_DRIVER_DEBUG": "1", **os.environ, places.VARIABLE: f"{places.own_vendors()}/"}
    environment.pop("OCL_ICD_FILENAMES", None)
    try:
        os.execvpe(command[0], command, environment)  # replaces this process
    except OSError as error:
        raise OptionError(
            f"cannot run {command[0]!r}: {error.strerror}", help="pass the path of a program, or one that is in PATH"
        ) from None


@app.command("install", cls=ExampleFirst, epilog="wfv driver install --prefix .")
def install(user: User = False, prefix: Prefix = None) -> None:
    """Writes wfv.icd, by which OpenCL's loader finds the driver. The folder is /etc/OpenCL/vendors."""
    from wfv.driver import library as places

    folder = places.vendors(user, prefix)
    print(f"wrote {places.install(folder)}")
    if folder != places.SYSTEM:
        print(f"programs find it with the environment variable {places.VARIABLE}={folder}/")


@app.command("uninstall", cls=ExampleFirst, epilog="wfv driver install --prefix . && wfv driver uninstall --prefix .")
def uninstall(user: User = False, prefix: Prefix = None) -> None:
    """Removes wfv.icd."""
    from wfv.driver import library as places

    print(f"removed {places.uninstall(places.vendors(user, prefix))}")


@app.command("status", cls=ExampleFirst, epilog="wfv driver status")
def status() -> None:
    """Shows the driver's library, and where it is installed."""
    from wfv.driver import library as places
    from wfv.driver.library import DriverError, existing_library, libpython

    try:
        print(f"Python's library: {libpython()}")
        library = existing_library()
    except DriverError as error:
        print(f"the driver cannot be made: {error.message}\n  help: {error.help}")
        return
    print(f"the driver's library: {library or 'not made yet: `wfv driver run` and `wfv driver install` make it'}")
    for place in places.installed():
        state = "" if place.is_current else ", which is not the one of this wfv: run `wfv driver install` again"
        print(f"installed: {place.file}: {place.library}{state}")
    if not places.installed():
        print("not installed: `wfv driver install` does it, and `wfv driver run -- COMMAND` works without")
