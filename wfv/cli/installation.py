"""Facts about this installation and machine, and trials of the programs that wfv needs or can use, for `wfv doctor`.

Modules load lazily: any may be broken.
"""

import importlib.metadata
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.markup import escape
from rich.table import Table

from wfv.cache import store
from wfv.cli.console import stdout
from wfv.cli.options import KERNELS
from wfv.cpus import TARGETS
from wfv.errors import how_it_ended
from wfv.opencl import clang_program
from wfv.tables import rich_table
from wfv.temporary import temporary_folder
from wfv.version import __version__

WIDTH = 120  # of output that is not a terminal
Facts = dict[str, Any]

NEEDED = ("numpy", "llvmlite", "networkx", "platformdirs", "pyyaml", "rich", "typer")
OPTIONAL = {
    "ziglang": "OpenCL C: pip install 'wfv[opencl]'",
    "numba": "kernels in Python: pip install 'wfv[python]'",
    "matplotlib": "pictures of measurements: pip install 'wfv[plot]'",
    "pygraphviz": "`wfv cfg`: pip install 'wfv[view]'",
    "pyopencl": "comparison with other OpenCL implementations",
}
TRIED = ("Mandelbrot", "BlackScholes", "DCT")  # a divergent loop; math functions; barriers
TRIAL_SECONDS = 120
SHOWN = 1500  # characters of a trial's error output


def versions() -> Facts:
    """The versions of wfv, and of the packages that it needs or can use; None: not installed."""
    packages = {name: _version(name) for name in (*NEEDED, *OPTIONAL)}
    return {"wfv": __version__, "python": platform.python_version(), "system": platform.platform(), **packages}


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def clang() -> Facts:
    """The command of Clang, and its version."""
    return {"command": list(clang_program.clang_command()), "version": clang_program.clang_version()}


def cpu() -> Facts:
    """The machine's CPU as LLVM sees it, LLVM's version, whether libmvec is there, and the threads of a launch."""
    from wfv import llvm
    from wfv.runtime.launch.thread_count import threads_or_default

    is_there = bool(llvm.libmvec_symbols())
    version = llvm.versions()["llvm"]
    return {**llvm.host_cpu(), "threads": threads_or_default(None), "llvm": version, "libmvec": is_there}


def targets() -> Facts:
    """The targets, the bits of their vectors, and whether this CPU runs their code."""
    from wfv import llvm

    found = {name: llvm.find_target(name) for name in TARGETS}
    return {
        name: {"runs": llvm.target_is_runnable(target), "vector_bits": target.vector_bits}
        for name, target in found.items()
    }


def cache() -> Facts:
    """The directory of the cache, and its size."""
    directory = store.directory()
    sizes = [status.st_size for _, status in store.Store(directory / store.FORMAT).files()]
    is_on = isinstance(store.default_cache(), store.Store)
    return {"on": is_on, "path": str(directory), "entries": len(sizes), "bytes": sum(sizes)}


PARTS: dict[str, tuple[str, Callable[[], Facts]]] = {
    "versions": ("Versions", versions), "clang": ("Clang", clang), "cpu": ("CPU", cpu),
    "targets": ("Targets", targets), "cache": ("Cache", cache),
}  # fmt: skip


def examine() -> Facts:
    """All facts by part. A part that raises an exception is `{"error": ..}`."""
    return {name: _guarded(part) for name, (_, part) in PARTS.items()}


def _guarded(part: Callable[[], Facts]) -> Facts:
    try:
        return part()
    except Exception as error:  # of any kind: the other parts may still work
        return {"error": f"{type(error).__name__}: {error}"}


@dataclass(frozen=True)
class Trial:
    """A trial: its failure, "" if all is well, and the remedy. If an `essential` one fails, wfv does not work."""

    name: str
    essential: bool
    failure: str
    help: str


def trials() -> list[Trial]:
    """Runs the test kernels, and compiles OpenCL C."""
    options = ("--size", "tiny", "--threads", "2", "--strategy", "unicf")
    ran = next(filter(None, (_failure("run", name, *options) for name in TRIED)), "")
    with temporary_folder() as folder:
        compiled = _failure("compile", str(KERNELS / f"{TRIED[0]}.cl"), "-o", f"{folder}/kernel.o")
    return [
        Trial("kernels in LLVM IR", True, ran, "reinstall wfv, llvmlite and what is not installed"),
        Trial("kernels in OpenCL C", False, compiled, "pip install 'wfv[opencl]'; kernels in LLVM IR need no Clang"),
    ]


def _failure(*command: str) -> str:
    """The error of `wfv COMMAND`, "" if it succeeds. It has a process of its own, as it may crash, and no cache."""
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    environment = {**os.environ, "PYTHONPATH": path, store.VARIABLE: "off"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "wfv", *command], env=environment, capture_output=True, timeout=TRIAL_SECONDS,
            check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return ""
    said = done.stderr.decode(errors="replace").strip()[-SHOWN:]
    return f"{said}\n{how_it_ended(done.returncode)}".lstrip()


def show(found: Facts, tried: list[Trial]) -> None:
    """Prints the facts and the trials as tables."""
    console = stdout(WIDTH)
    for part, (title, _) in PARTS.items():
        console.print(f"[bold]{title}", _table(_rows(found[part])), sep="\n")
    console.print("[bold]Trials", _table(map(_verdict, tried)), sep="\n")


def _table(rows: Iterator[tuple[str, str]]) -> Table:
    return rich_table(("", ""), rows, box=None, show_header=False)


def _rows(facts: Facts) -> Iterator[tuple[str, str]]:
    for name, value in facts.items():
        missing = f"not installed ({OPTIONAL.get(name, 'needed')})" if value is None else ""
        yield f"  {name.replace('_', ' ')}", missing or escape(_text(value))


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')}: {_text(each)}" for name, each in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _verdict(trial: Trial) -> tuple[str, str]:
    if not trial.failure:
        return f"  {trial.name}", "[green]ok"
    return f"  {trial.name}", f"[bold red]BROKEN[/]\n{escape(trial.failure)}\nhelp: {escape(trial.help)}"
