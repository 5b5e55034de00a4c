"""Measures wfv and the peers, each in a process of its own, for `wfv bench peers`."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError
from pathlib import Path

from kernels_ir.catalog import Benchmark
from wfv.bench.cells import BASELINE, check_runnable
from wfv.bench.peers.client import Client
from wfv.bench.peers.figures import OWN, Comparison, make_table, problem_lines, record_text
from wfv.bench.peers.measure import OwnOptions, Result, measure_kernel, warm_up
from wfv.bench.peers.peer import (
    INTEL,
    POCL,
    absence,
    intel_library,
    parse_vendors,
    peers_of,
    pocl_library,
    process_environment,
    variables,
)  # fmt: skip
from wfv.bench.sampling import Budget, threads_text
from wfv.cli.console import EXIT_WRONG, check_outputs, problem, show_tables, write_output
from wfv.cli.measure import benchmarks_of, strategies_of, with_bar
from wfv.cli.options import BenchOptions, BuildFlags
from wfv.cpus import on_cpus
from wfv.driver.library import library_path
from wfv.errors import Error, OptionError
from wfv.runtime.launch.thread_count import check_threads
from wfv.strategies import OWN_ANALYSIS
from wfv.temporary import temporary_folder

SIZE = "default"


def run(asked: BenchOptions, vendors: str, json: Path | None, format: str, analysis: str = OWN_ANALYSIS) -> int:
    """Measures, prints the tables, writes the figures; returns the exit code."""
    wanted, own, benchmarks = parse_vendors(vendors), own_columns(asked, analysis), benchmarks_of(asked)
    check_outputs(json)
    with ExitStack() as stack:
        folder = stack.enter_context(temporary_folder())
        stack.enter_context(on_cpus(asked.threads))
        absent, peers = find_peers(wanted, asked.threads, folder)
        for client, _ in peers.values():
            stack.callback(client.close)
        clients = {label: client for label, (client, _) in peers.items()}
        results = measure_all(benchmarks, own, clients, asked.budget())
    columns: dict[str, dict[str, object]] = {label: asdict(options) for label, options in own.items()}
    columns |= {label: {**client.description, "environment": set_} for label, (client, set_) in peers.items()}
    comparison = Comparison(asked.threads, SIZE, columns, list(peers), absent, results)
    show(comparison, format)
    write_output(json, record_text(comparison))
    return EXIT_WRONG if any(result.problem for result in results if result.column in own) else 0


def own_columns(asked: BenchOptions, analysis: str) -> dict[str, OwnOptions]:
    """wfv's columns: the first strategy is `wfv`, then the others, scalar last. Raises OptionError."""
    given, threads = strategies_of(asked, asked.lanes, BuildFlags(analysis=analysis)), check_threads(asked.threads)
    check_runnable(asked.target)
    boscc, strategies = next(iter(given.values())).boscc, list(dict.fromkeys([*given, BASELINE]))
    labels = [OWN, *(f"{OWN} {strategy}" for strategy in strategies[1:])]
    return {
        label: OwnOptions(strategy, asked.lanes, asked.target, threads, boscc, asked.math, analysis)
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


def find_library(vendor: str) -> str | None:
    """The vendor's library, None if it is not installed. wfv's own driver is made if it does not exist yet."""
    if vendor == INTEL:
        return intel_library()
    if vendor == POCL:
        return pocl_library()
    try:
        return str(library_path())
    except (Error, PackageNotFoundError):
        return None


def measure_all(
    benchmarks: Sequence[Benchmark], own: Mapping[str, OwnOptions], peers: Mapping[str, Client], budget: Budget
) -> list[Result]:
    """The results of all kernels."""
    for options in own.values():
        warm_up(options)
    results: list[Result] = []
    bars = with_bar([(benchmark.name, len(own) + len(peers)) for benchmark in benchmarks])
    for benchmark, advance in zip(benchmarks, bars, strict=True):
        results += measure_kernel(benchmark, own, peers, budget, SIZE, on_progress=advance)
    return results


def show(comparison: Comparison, format: str) -> None:
    """Prints the tables, and on stderr the peers that are absent or have no result."""
    by_title = {"Run": comparison.runs, "Build": comparison.builds}
    threads = threads_text(comparison.threads)
    tables = [make_table(f"{name}, {threads}", each, comparison.results) for name, each in by_title.items()]
    show_tables(tables, format, lambda: record_text(comparison))
    for line in (*absent_lines(comparison.absent), *problem_lines(comparison.results)):
        problem(line)


def absent_lines(absent: Mapping[str, str]) -> list[str]:
    """`pocl: not installed: ..`"""
    return [f"{vendor}: {reason}" for vendor, reason in absent.items()]
