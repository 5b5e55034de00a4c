"""`wfv doctor`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from wfv.cli.console import stdout
from wfv.cli.doctor_facts import OPTIONAL, Check, Facts, checks, examine

BROKEN = 1
WIDTH = 120  # of output that is not a terminal
NAMES = {"has_masked_memory": "masked memory", "has_gather": "gathers", "has_fma": "FMA", "has_avx512": "AVX-512"}


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Shows versions, CPU, vector widths, vector math and the cache, and runs test kernels.

    Exits with 1 if something that wfv needs does not work.
    """
    found = examine()
    tried = checks(found)
    if as_json:
        print(json.dumps({**found, "checks": [vars(check) for check in tried]}, indent=1))
    else:
        _print(found, tried)
    raise typer.Exit(BROKEN if any(check.essential and not check.ok for check in tried) else 0)


def _print(found: Facts, tried: Sequence[Check]) -> None:
    console = stdout(WIDTH)
    parts = {
        "Versions": (_versions, "versions"), "Clang": (_clang, "clang"), "CPU": (_cpu, "cpu"),
        "Threads": (_threads, "threads"), "Vector math": (_vector_math, "vector_math"), "Cache": (_cache, "cache"),
        "Names of native code": (_names, "names"),
    }  # fmt: skip
    for title, (rows, key) in parts.items():
        facts = found[key]
        console.print(f"[bold]{title}")
        console.print(_rows([("", facts["error"])] if "error" in facts else rows(facts)))
        if key == "cpu" and "error" not in found["targets"]:
            console.print(_targets(found["targets"]))
    console.print("[bold]Checks")
    console.print(_checks(tried))


def _rows(rows: Iterable[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(min_width=12)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(f"  {escape(name)}", escape(text))
    return table


def _versions(facts: Facts) -> Iterable[tuple[str, str]]:
    yield "wfv", facts["wfv"]
    yield "Python", f"{facts['python']} ({facts['executable']})"
    yield "system", facts["system"]
    for name, version in facts["packages"].items():
        more = f", LLVM {facts['llvm']}" if name == "llvmlite" and facts["llvm"] else ""
        yield name, (version or "not installed") + more
    for name, version in facts["optional"].items():
        yield name, version or f"not installed ({OPTIONAL[name]})"


def _clang(facts: Facts) -> Iterable[tuple[str, str]]:
    yield "version", facts["version"] or "unknown: it does not start"
    yield "from", f"{facts['from']}: {' '.join(facts['command'])}"


def _cpu(facts: Facts) -> Iterable[tuple[str, str]]:
    yield "model", f"{facts['model']} (LLVM: {facts['name']})"
    yield "features", " ".join(facts["features"])


def _targets(facts: Facts) -> Table:
    table = Table("  target", "runs here", "register", "lanes", "instructions", box=None, padding=(0, 2, 0, 0))
    for name, target in facts.items():
        has = ", ".join(text for key, text in NAMES.items() if target[key])
        runs = "yes" if target["runs"] else "no"
        table.add_row(f"  {name}", runs, f"{target['vector_bits']} bits", str(target["lanes"]), has or "-")
    return table


def _threads(facts: Facts) -> Iterable[tuple[str, str]]:
    yield "cores", f"{facts['cores']}, of which this process may use {facts['usable']}"
    yield "of a launch", f"{facts['default']} by default; threads= is an option of builds and launches"


def _vector_math(facts: Facts) -> Iterable[tuple[str, str]]:
    yield "libmvec", "found" if facts["libmvec"] else "not found"
    alike: dict[tuple[str, ...], list[str]] = {}
    for form, names in facts["forms"].items():
        alike.setdefault(tuple(names), []).append(form)
    for functions, forms in alike.items():
        yield ", ".join(forms), f"{len(functions)}: {' '.join(functions)}"
    if facts["own"]:
        yield "wfv's own", " ".join(facts["own"])
    if facts["scalar"]:
        yield "neither", f"one call of libm per lane: {' '.join(facts['scalar'])}"


def _cache(facts: Facts) -> Iterable[tuple[str, str]]:
    limit = f", at most {facts['limit'] >> 20} MB" if facts["limit"] else ""
    yield "state", ("on" if facts["on"] else "off") + ("" if facts["writable"] else ", not writable")
    yield "path", facts["path"]
    yield "size", f"{facts['bytes'] / 2**20:.1f} MB in {facts['entries']} entries{limit}"


def _names(facts: Facts) -> Iterable[tuple[str, str]]:
    for tool, command in (("perf", "perf record python script.py"), ("gdb", "gdb --args python script.py")):
        known = facts[tool]
        state = f"{'on' if known['on'] else 'off'}; {known['found'] or 'the program is not installed'}"
        if not known.get("possible", True):
            yield tool, "not possible: llvmlite's library has been stripped"
        else:
            yield tool, f"{known['variable']}=1 {command} shows kernels as {facts['example']} ({state})"


def _checks(tried: Sequence[Check]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for check in tried:
        verdict = "[green]ok" if check.ok else "[bold red]BROKEN" if check.essential else "[yellow]no"
        table.add_row(f"  {verdict}", check.name, escape(check.text))
        if check.help and not check.ok:
            table.add_row("", "", escape(f"help: {check.help}"))
    return table
