"""`wfv doctor`: facts about this installation and machine, and checks of what wfv needs or can use.

Modules load lazily: any may be broken.
"""

import importlib.metadata
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from wfv.cache import store
from wfv.cache.store import VARIABLE
from wfv.cli.console import stdout
from wfv.cli.options import KERNELS
from wfv.cpus import TARGETS, usable_cpus
from wfv.errors import how_it_ended
from wfv.opencl import clang_program
from wfv.runtime.tables import rich_table
from wfv.systems import system
from wfv.version import __version__

BROKEN = 1
WIDTH = 120  # of output that is not a terminal
Facts = dict[str, Any]

NEEDED = ("numpy", "llvmlite", "networkx", "platformdirs", "pyyaml", "rich", "typer")
OPTIONAL = {
    "ziglang": "OpenCL C: pip install 'wfv[opencl]'",
    "matplotlib": "pictures of measurements: pip install 'wfv[plot]'",
    "pygraphviz": "`wfv cfg`: pip install 'wfv[view]'",
    "pyopencl": "comparison with other OpenCL implementations",
}
FEATURES = ("has_masked_memory", "has_gather", "has_fma", "has_avx512")


def versions() -> Facts:
    """The versions of wfv, of the packages that it needs and of those that it can use; None: not installed."""
    needed, optional = ({name: _version(name) for name in names} for names in (NEEDED, OPTIONAL))
    return {
        "wfv": __version__, "python": platform.python_version(), "executable": sys.executable,
        "system": platform.platform(), "packages": needed, "llvm": _llvm_version(), "optional": optional,
    }  # fmt: skip


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _llvm_version() -> str | None:
    try:
        from wfv import llvm

        return llvm.versions()["llvm"]
    except Exception:  # the library does not load: the check "LLVM" reports it
        return None


def clang_facts() -> Facts:
    """The command of Clang, and where it is from: the environment variable, ziglang or PATH."""
    command, variable = clang_program.clang_command(), clang_program.VARIABLE
    source = variable if os.environ.get(variable) else "ziglang" if len(command) > 1 else "PATH"
    return {"command": list(command), "from": source, "version": clang_program.clang_version()}


def cpu() -> Facts:
    """The machine's CPU as LLVM sees it."""
    from wfv import llvm

    return llvm.host_cpu()


def system_facts() -> Facts:
    """Cores and the threads of a launch; what differs between operating systems: whether kernels can be launched, .."""
    from wfv.runtime.launch.threads import threads_or_default
    from wfv.runtime.native import HERE, SYSTEMS

    return {
        "cores": os.cpu_count(), "usable": usable_cpus(), "threads": threads_or_default(None),
        "name": HERE, "launches": HERE in SYSTEMS, "opencl_drivers": system.HAS_OPENCL_DRIVERS,
        "quota_of_cpus": system.cpu_quota() or None,
        "caches": [f"L{each.level}:{each.nbytes >> 10}K" for each in system.data_caches()],
    }  # fmt: skip


def targets() -> Facts:
    """The targets, their features, and whether this CPU runs their code."""
    from wfv import llvm

    return {
        name: {
            "runs": llvm.target_is_runnable(target), "vector_bits": target.vector_bits,
            "lanes": target.vector_bits // 32, **{feature: getattr(target, feature) for feature in FEATURES},
        }
        for name, target in zip(TARGETS, map(llvm.find_target, TARGETS), strict=True)
    }  # fmt: skip


def vector_math() -> Facts:
    """Whether libmvec is there; `wfv math` says what computes each function."""
    from wfv import llvm

    return {"libmvec": bool(llvm.libmvec_symbols())}


def cache() -> Facts:
    """The directory of the cache, and its size."""
    used, directory = store.default_cache(), store.directory()
    sizes = [status.st_size for _, status in store.Store(directory / store.FORMAT).files()]
    is_on = isinstance(used, store.Store)
    return {
        "on": is_on, "path": str(directory), "entries": len(sizes), "bytes": sum(sizes),
        "limit": used.limit if isinstance(used, store.Store) else None, "writable": _is_writable(directory),
    }  # fmt: skip


def _is_writable(directory: Path) -> bool:
    """Whether files can be created in the directory, or it can be created itself."""
    path = next(path for path in (directory, *directory.parents) if os.path.exists(path))
    return path.is_dir() and os.access(path, os.W_OK | os.X_OK)


def names() -> Facts:
    """Whether perf and gdb can show the names of kernels (docs/profiling.md)."""
    from wfv.llvm import announce

    return {
        "perf": {"by": f"{announce.PERF}=1 perf record", "on": announce.is_asked(announce.PERF), "possible": True},
        "gdb": {
            "by": f"{announce.GDB}=1 gdb --args", "on": announce.is_asked(announce.GDB),
            "possible": announce.is_available(),
        },
    }  # fmt: skip


PARTS: dict[str, tuple[str, Callable[[], Facts]]] = {
    "versions": ("Versions", versions), "clang": ("Clang", clang_facts), "system": ("System", system_facts),
    "cpu": ("CPU", cpu),
    "targets": ("Targets", targets), "vector_math": ("Vector math", vector_math),
    "cache": ("Cache", cache), "names": ("Names of native code", names),
}  # fmt: skip


def examine() -> Facts:
    """All facts by part. A part that raises an exception is `{"error": ..}`."""
    return {name: _guarded(part) for name, (_, part) in PARTS.items()}


def _guarded(part: Callable[[], Facts]) -> Facts:
    try:
        return part()
    except Exception as error:  # of any kind: the other parts may still work
        return {"error": f"{type(error).__name__}: {error}"}


TRIED = ("Mandelbrot", "BlackScholes", "DCT")  # a divergent loop; math functions; barriers
TRIAL_SECONDS = 120
SHOWN = 1500  # characters of a trial's error output
LLVMLITE = "pip install --force-reinstall 'llvmlite>=0.50,<0.51'"


@dataclass(frozen=True)
class Check:
    """The result of a check. If an `essential` one is not `ok`, wfv does not work."""

    name: str
    ok: bool
    essential: bool
    text: str
    help: str = ""


def checks(found: Facts) -> list[Check]:
    """Runs all checks."""
    packages = found["versions"].get("packages", {})
    made = [_packages_check(packages), _machine_check(found["targets"]), _run_check()]
    if "error" in found["clang"]:
        text = "no Clang: only LLVM IR and bitcode can be built"
        made.append(Check("OpenCL C", False, False, text, "pip install 'wfv[opencl]'"))
    else:
        made.append(_clang_check())
    return [*made, _math_check(found["vector_math"]), _cache_check(found["cache"])]


def _packages_check(packages: dict[str, str | None]) -> Check:
    missing = [name for name in NEEDED if not packages.get(name)]
    text = f"not installed: {', '.join(missing)}" if missing else "all installed"
    return Check("packages", not missing, True, text, "pip install wfv" if missing else "")


def _machine_check(found: Facts) -> Check:
    if "error" in found:
        is_known = platform.machine().lower() in ("x86_64", "amd64", "aarch64", "arm64")
        return Check(
            "LLVM", False, True, found["error"], LLVMLITE if is_known else "use a machine with x86-64 or AArch64"
        )
    runs = [name for name, target in found.items() if target["runs"] and name != "host"]
    if runs:
        return Check("LLVM", True, True, f"compiles code that this CPU runs: {', '.join(runs)}")
    help = "kernels run, but slowly; wfv is tested from x86-64-v2 on"
    return Check("LLVM", False, False, "this CPU has no SSE4.2", help)


def _math_check(found: Facts) -> Check:
    if found.get("libmvec"):
        return Check("vector math", True, False, "libmvec")
    help = "use a Linux with glibc 2.35 or newer"
    return Check("vector math", False, False, "no libmvec: wfv's vector math library, or libm lane by lane", help)


def _cache_check(found: Facts) -> Check:
    if "error" in found:
        return Check("cache", False, True, found["error"], f"set {VARIABLE}=off, or correct it")
    if not found["on"]:
        return Check("cache", True, False, f"off ({VARIABLE}): each process compiles again")
    if not found["writable"]:
        text = f"{found['path']} is not writable: each process compiles again"
        return Check("cache", False, False, text, f"set {VARIABLE} to another directory, or to off")
    return Check("cache", True, False, "on")


def _run_check() -> Check:
    options = ("--size", "tiny", "--threads", "2", "--strategy", "unicf")
    failures = (_failure("run", name, *options) for name in TRIED)
    said = next(filter(None, failures), "")
    text = said or "compiled and run on two threads; results correct"
    return Check("kernels in LLVM IR", not said, True, text, "reinstall wfv and llvmlite")


def _clang_check() -> Check:
    with TemporaryDirectory(prefix="wfv-doctor-") as folder:
        said = _failure("compile", str(KERNELS / f"{TRIED[0]}.cl"), "-o", f"{folder}/kernel.o")
    help = f"check {clang_program.VARIABLE}: it must name a Clang {clang_program.MAJOR}"
    return Check("kernels in OpenCL C", not said, True, said or "compiled", help)


def _failure(*command: str) -> str:
    """What `wfv COMMAND` says if it fails. It has a process of its own, because it may crash, and no cache."""
    path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
    environment = {**os.environ, "PYTHONPATH": path, VARIABLE: "off"}
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


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Shows versions, CPU, vector widths, vector math and the cache, and runs test kernels.

    Exits with 1 if something that wfv needs does not work.
    """
    found = examine()
    tried = checks(found)
    if as_json:
        print(json.dumps({**found, "checks": list(map(asdict, tried))}, indent=1))
    else:
        console = stdout(WIDTH)
        for part, (title, _) in PARTS.items():
            console.print(f"[bold]{title}", _table(found[part]), sep="\n")
        console.print("[bold]Checks", _checks(tried), sep="\n")
    raise typer.Exit(BROKEN if any(check.essential and not check.ok for check in tried) else 0)


def _table(facts: Facts) -> Table:
    """A row for each fact; of facts about several things, a row for each thing."""
    if all(isinstance(value, dict) for value in facts.values()):
        headings = list(dict.fromkeys(key for value in facts.values() for key in value))
        rows = [(name, *(_text(value.get(key)) for key in headings)) for name, value in facts.items()]
        return rich_table(("", *(heading.replace("_", " ") for heading in headings)), rows, box=None)
    return rich_table(("", ""), _rows(facts), box=None, show_header=False)


def _rows(facts: Facts) -> Iterator[tuple[str, str]]:
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from _rows(value)
        else:
            missing = f"not installed ({OPTIONAL[name]})" if name in OPTIONAL else "-"
            yield f"  {name.replace('_', ' ')}", missing if value is None else _text(value)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    words = value if isinstance(value, list) else ["-" if value is None else value]
    return escape(" ".join(map(str, words)))


def _checks(tried: Sequence[Check]) -> Table:
    rows = []
    for check in tried:
        verdict = "[green]ok" if check.ok else "[bold red]BROKEN" if check.essential else "[yellow]no"
        rows.append((f"  {verdict}", check.name, escape(check.text)))
        if check.help and not check.ok:
            rows.append(("", "", escape(f"help: {check.help}")))
    return rich_table(("", "", ""), rows, box=None, show_header=False)
