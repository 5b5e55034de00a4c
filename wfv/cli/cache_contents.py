"""The contents of the cache, for `wfv cache`."""

import shutil
from contextlib import suppress

from wfv.cache.store import FORMAT, VARIABLE, Store, default_cache, directory
from wfv.cli.console import stdout
from wfv.errors import OptionError
from wfv.grouped import grouped
from wfv.tables import rich_table

_WHAT = {
    "clang": "OpenCL C to LLVM IR",
    "bitcode": "LLVM bitcode to LLVM IR",
    "source": "canonical LLVM IR",
    "names": "names of kernels",
    "kernel": "vectorized kernels",
    "object": "object code",
}


def show() -> None:
    """Prints the directory, and the number and the size of the entries of each kind."""
    sizes = grouped((path.suffix[1:], status.st_size) for path, status in Store(directory() / FORMAT).files())
    cache = default_cache()
    kinds = sorted(sizes.items(), key=lambda item: -sum(item[1]))
    rows = [(kind, _WHAT.get(kind, ""), len(found), f"{sum(found) / 1024:.1f}") for kind, found in kinds]
    limit = f", at most {cache.limit >> 20} MB" if isinstance(cache, Store) else f" ({VARIABLE}=off)"
    total = sum(map(sum, sizes.values()))
    stdout().print(f"{directory()}: {sum(map(len, sizes.values()))} entries, {total / 2**20:.1f} MB{limit}")
    if sizes:
        stdout().print(rich_table(("kind", "what", ">entries", ">kB"), rows, box=None, pad_edge=False))


def clear() -> None:
    """Removes the entries of this format, and the directory if it is empty then."""
    root = directory()
    count = len(list(Store(root / FORMAT).files()))
    try:
        if (root / FORMAT).exists():
            shutil.rmtree(root / FORMAT)
    except OSError as error:
        raise OptionError(f"cannot clear {str(root)!r}: {error.strerror}") from None
    with suppress(OSError):
        root.rmdir()
    print(f"removed {count} entries")
