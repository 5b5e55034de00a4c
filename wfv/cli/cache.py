"""`wfv cache`."""

from typing import Annotated, Literal

import typer


def cache(
    action: Annotated[
        Literal["path", "info", "clear"], typer.Argument(help="Print its path, its contents, or remove them.")
    ] = "info",
) -> None:
    """Shows the cache's directory or contents, or clears it."""
    from wfv.cache.store import directory
    from wfv.cli.cache_contents import clear, show

    if action == "path":
        print(directory())
    elif action == "info":
        show()
    else:
        clear()
