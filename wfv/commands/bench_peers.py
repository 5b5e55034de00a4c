"""`wfv bench --peers`."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

from kernels_ir.catalog import Benchmark
from wfv.auto.settings import AUTO, strategy_or_default
from wfv.bench.cells import BASELINE, check_runnable
from wfv.bench.peers.client import Client
from wfv.bench.peers.environment import process_environment, variables
from wfv.bench.peers.figures import OWN, Figures
from wfv.bench.peers.installed import absence, find_library
from wfv.bench.peers.measure import Result, measure_kernel
from wfv.bench.peers.own_kernel import OwnOptions, warm_up
from wfv.bench.peers.peer import parse_vendors, peers_of
from wfv.bench.peers.record import Comparison, record_text
from wfv.bench.peers.table import make_table, problem_lines
from wfv.bench.sampling import Budget
from wfv.commands.bench import EXIT_MISMATCH, kernels_of
from wfv.commands.common import check_output, find_benchmark, progress, stderr, stdout, write_output
from wfv.cpus import on_cpus
from wfv.errors import OptionError
from wfv.options import DEFAULT, MIN_LANES, Boscc, make_options, parse_boscc
from wfv.runtime.thread_count import check_threads

SIZE = "default"


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet. None is the default of `wfv.build`."""

    kernels: list[str]
    peers: str
    strategies: str | None
    lanes: int | None
    target: str | None
    threads: int
    runs: int
    max_seconds: float
    boscc: str | None = None
    math: str = "fast"
    more: bool = False


def run(request: Request, *, json: Path | None) -> int:
    """Measures, prints the tables, writes the figures; returns the exit code."""
    vendors = parse_vendors(request.peers)
    own = own_columns(request)
    benchmarks = [find_benchmark(name) for name in kernels_of(request.kernels, request.more)]
    check_output(json)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="wfv-peers-")))
        stack.enter_context(on_cpus(request.threads))
        absent, peers = find_peers(vendors, request.threads, folder)
        for client, _ in peers.values():
            stack.callback(client.close)
        clients = {label: client for label, (client, _) in peers.items()}
        results = measure_all(benchmarks, own, clients, Budget(request.runs, request.max_seconds))
    columns: dict[str, dict[str, object]] = {label: asdict(options) for label, options in own.items()}
    columns |= {label: {**client.description, "environment": set_} for label, (client, set_) in peers.items()}
    comparison = Comparison(request.threads, SIZE, columns, list(peers), absent, results)
    show(comparison)
    if json is not None:
        write_output(json, record_text(comparison).encode())
    return EXIT_MISMATCH if any(result.problem for result in results if result.column in own) else 0


def own_columns(request: Request) -> dict[str, OwnOptions]:
    """wfv's columns: the first strategy is `wfv`, then the others, scalar last. Raises OptionError."""
    names = [name.strip() for name in (request.strategies or strategy_or_default(None)).split(",") if name.strip()]
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies unicf,partial")
    target, threads = request.target or OwnOptions.target, check_threads(request.threads)
    boscc = Boscc() if request.boscc is None else parse_boscc(request.boscc)
    for name in names:
        make_options(
            DEFAULT if name == AUTO else name,
            MIN_LANES if request.lanes is None else request.lanes,
            target,
            math=request.math,
        )
    check_runnable(target)
    strategies = list(dict.fromkeys([*names, BASELINE]))
    labels = [OWN, *(f"{OWN} {strategy}" for strategy in strategies[1:])]
    return {
        label: OwnOptions(strategy, request.lanes, target, threads, boscc, request.math)
        for label, strategy in zip(labels, strategies, strict=True)
    }


def find_peers(
    vendors: Sequence[str], threads: int, folder: Path
) -> tuple[dict[str, str], dict[str, tuple[Client, dict[str, str]]]]:
    """Why vendors are absent; and the peers by their labels, not started yet, with the variables that are set for each.

    Raises OptionError if no vendor is there.
    """
    absent: dict[str, str] = {}
    found: dict[str, tuple[Client, dict[str, str]]] = {}
    for vendor in vendors:
        library = find_library(vendor)
        reason = absence(vendor, library)
        if library is None or reason is not None:
            absent[vendor] = reason or ""
            continue
        for peer in peers_of(vendor):
            own = variables(peer, library, threads, folder)
            found[peer.label] = Client(process_environment(own)), own
    if not found:
        raise OptionError("no peer is installed\n" + "\n".join(absent_lines(absent)), help="install one of them")
    return absent, found


def measure_all(
    benchmarks: Sequence[Benchmark], own: Mapping[str, OwnOptions], peers: Mapping[str, Client], budget: Budget
) -> list[Result]:
    """The results of all kernels, with a progress bar if stderr is a terminal."""
    results: list[Result] = []
    columns = len(own) + len(peers)
    for options in own.values():
        warm_up(options)
    with progress(stderr(), counts=False) as shown:
        task = shown.add_task("", total=len(benchmarks) * columns)
        for i, benchmark in enumerate(benchmarks):
            before = i * columns
            shown.update(task, description=benchmark.name, completed=before)

            def advance(done: float, before: int = before) -> None:
                shown.update(task, completed=before + done)

            results += measure_kernel(benchmark, own, peers, budget, SIZE, on_progress=advance)
    return results


def show(comparison: Comparison) -> None:
    """Prints the tables, and below them what is absent or has no result."""
    threads = "1 thread" if comparison.threads == 1 else f"{comparison.threads} threads"
    tables: list[tuple[str, Figures]] = [("Run", comparison.runs), ("Build", comparison.builds)]
    for title, figures in tables:
        stdout().print(make_table(f"{title}, {threads}", figures, comparison.results))
    for line in (*absent_lines(comparison.absent), *problem_lines(comparison.results)):
        stdout().print(line, style="red", markup=False, soft_wrap=True)


def absent_lines(absent: Mapping[str, str]) -> list[str]:
    """`pocl: not installed: ..`"""
    return [f"{vendor}: {reason}" for vendor, reason in absent.items()]
