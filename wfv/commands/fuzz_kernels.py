"""`wfv fuzz --kernels`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table

from wfv.bench.cells import check_runnable
from wfv.commands.common import progress, stderr, stdout
from wfv.fuzz.fuzzed_strategies import FOR_KERNELS, select_strategies
from wfv.fuzz.kernels.campaign import TIME_LIMIT, KernelReport, fuzz_kernels
from wfv.fuzz.kernels.coverage import SHAPES, table
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.fuzz.kernels.failures import command_of, write_kernel_failure
from wfv.fuzz.kernels.single_kernel import Result, Setup

EXIT_WRONG = 3
SHOWN = 300  # characters of a failure
MASKS = ("unmasked", "masked")


@dataclass(frozen=True)
class KernelRequest:
    """The options of the command, not checked yet."""

    count: int
    seed: int
    first: int
    strategies: str | None
    targets: str | None
    jobs: int
    output: Path
    coverage: bool
    max_failures: int | None = None
    time_limit: float = TIME_LIMIT


def run_kernels(request: KernelRequest) -> int:
    """Runs random kernels, writes each failure at once and prints a summary; returns the exit code."""
    setup = _setup(request)
    report = _run(request, setup, stderr())
    out = stdout()
    if report.sampled:
        _show_coverage(report, out, request.coverage)
    out.print(_summary(report), soft_wrap=True)
    return EXIT_WRONG if report.failures else 0


def _setup(request: KernelRequest) -> Setup:
    strategies = select_strategies(request.strategies, FOR_KERNELS)
    targets = _names(request.targets) or list(runnable_targets())
    for name in targets:
        check_runnable(name)
    return Setup(request.seed, tuple(strategies), tuple(targets))


def _names(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def _run(request: KernelRequest, setup: Setup, console: Console) -> KernelReport:
    """Runs the kernels, with a progress bar if stderr is a terminal."""
    with progress(console, TextColumn("{task.fields[failed]}")) as shown:
        bar, failed = shown.add_task("kernels", total=request.count, failed=""), 0

        def on_failure(result: Result) -> None:
            nonlocal failed
            failed += 1
            shown.update(bar, failed=f"{failed} failed")
            path = write_kernel_failure(request.output, result, setup)
            what = (result.outcome.what.strip().splitlines() or [""])[0][:SHOWN]
            console.print(f"{result.outcome.kind}: {what}", style="red", markup=False, soft_wrap=True)
            console.print(f"  {path}: {command_of(result, setup)}", markup=False, soft_wrap=True)

        return fuzz_kernels(
            setup, request.first, request.count,
            jobs=request.jobs, time_limit=request.time_limit, max_failures=request.max_failures,
            on_kernel=lambda _: shown.advance(bar), on_failure=on_failure,
        )  # fmt: skip


def _show_coverage(report: KernelReport, console: Console, is_wanted: bool) -> None:
    """Prints the coverage of the sampled kernels: the table in percent, if `is_wanted`, and the combinations."""
    if is_wanted:
        columns = [f"{shape} {mask}" for shape in SHAPES for mask in MASKS]
        shown = Table(title=f"kernels with an instruction of that kind, of {report.sampled}, in percent")
        shown.add_column("instruction")
        for column in columns:
            shown.add_column(column.replace(" ", "\n"), justify="right")
        for opcode, counts in table(report.features):
            shown.add_row(opcode, *(_percent(counts.get(column, 0), report.sampled) for column in columns))
        console.print(shown)
    opcodes = {feature.split()[0] for feature in report.features}
    console.print(
        f"{len(opcodes)} kinds of instructions in {len(report.features)} combinations with shapes and masks, "
        f"in {report.sampled} sampled kernels",
        soft_wrap=True,
    )


def _percent(count: int, of: int) -> str:
    return "" if not count else f"{100 * count / of:.1f}"


def _summary(report: KernelReport) -> str:
    refused = sum(report.refused.values())
    failed = f"{len(report.failures)} failures" if report.failures else "no failure"
    lines = [f"{count:6} refused: {what}" for what, count in _reasons(report).items()]
    counts = f"{report.kernels} kernels, {report.runs} comparisons, {report.in_lockstep} in lockstep"
    return "\n".join([*lines, f"{counts}, {refused} refused, {failed}"])


def _reasons(report: KernelReport) -> dict[str, int]:
    """The reasons of refusals with their counts, without the names of values and functions."""
    found: dict[str, int] = {}
    for what, count in report.refused.items():
        words = " ".join("@.." if word[0] in "@'%" else word for word in what.split())
        found[words] = found.get(words, 0) + count
    return dict(sorted(found.items(), key=lambda item: -item[1]))
