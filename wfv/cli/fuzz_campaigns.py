"""What `wfv fuzz` runs: control-flow graphs, random kernels, damaged inputs.

Each failure is printed and written at once. The functions return the exit code.
"""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import TextColumn

from wfv.bench.cells import check_runnable
from wfv.cli.console import EXIT_WRONG, progress, say, stderr, stdout
from wfv.cli.options import parse_part, words
from wfv.fuzz.fuzzed_strategies import FOR_GRAPHS, FOR_KERNELS, select_strategies
from wfv.fuzz.graphs import campaign as graph_campaign
from wfv.fuzz.graphs.batch import OK, REFUSED, Outcome, find_case
from wfv.fuzz.graphs.batch import Setup as GraphSetup
from wfv.fuzz.graphs.campaign import fuzz_graphs, select_cases
from wfv.fuzz.kernels import campaign as kernel_campaign
from wfv.fuzz.kernels.campaign import KernelReport, fuzz_kernels
from wfv.fuzz.kernels.coverage import SHAPES, table
from wfv.fuzz.kernels.draw import runnable_targets
from wfv.fuzz.kernels.single_kernel import Result, Setup
from wfv.fuzz.mutations.campaign import reproduction, run_mutations, write_failure
from wfv.inspect.tables import rich_table

SHOWN = 300  # characters of a failure
MASKS = ("unmasked", "masked")


@dataclass(frozen=True)
class Limits:
    """Of a campaign: processes, failures, and seconds of a compilation or launch. `output`: the folder for failures."""

    jobs: int
    max_failures: int | None
    time_limit: float
    output: Path


def run_graphs(
    max_blocks: int, strategies: str | None, setup: GraphSetup, part: str, only: str | None, limits: Limits
) -> int:
    """All graphs of up to so many blocks, or `only` that one."""
    check_runnable(setup.target)
    cases = [find_case(only)] if only else select_cases(max_blocks, seed=setup.seed, part=parse_part(part))
    names = select_strategies(strategies, FOR_GRAPHS)
    console = stderr()
    with progress(console) as shown:
        bar = shown.add_task("graphs", total=len(cases) * len(names))

        def note(outcome: Outcome) -> None:
            shown.advance(bar)
            if outcome.kind not in (OK, REFUSED):
                path = graph_campaign.write_failure(limits.output, outcome, setup)
                what = (outcome.what.strip().splitlines() or [""])[-1]
                _show_failure(console, outcome.kind, what, path, graph_campaign.command_of(outcome, setup))

        report = fuzz_graphs(
            cases, names, setup, jobs=limits.jobs, time_limit=limits.time_limit, max_failures=limits.max_failures,
            on_outcome=note,
        )  # fmt: skip
    stdout().print(
        f"{report.graphs} graphs, {report.kernels} kernels: {report.runs} runs with {report.pairs} pairs of paths, "
        f"{report.refused} refused, {_failed(len(report.failures))}"
    )
    return EXIT_WRONG if report.failures else 0


def _show_failure(console: Console, kind: str, what: str, path: object, command: str) -> None:
    say(f"{kind}: {what[:SHOWN]}", "red", console)
    say(f"  {path}: {command}", to=console)


def _failed(failures: int) -> str:
    return f"{failures} failures" if failures else "no failure"


def run_kernels(
    first: int, count: int, seed: int, strategies: str | None, targets: str | None, limits: Limits, coverage: bool
) -> int:
    """Random kernels from number `first` on."""
    names, targeted = select_strategies(strategies, FOR_KERNELS), words(targets or "") or list(runnable_targets())
    for name in targeted:
        check_runnable(name)
    report = _run_kernels(Setup(seed, tuple(names), tuple(targeted)), first, count, limits)
    if report.sampled:
        _show_coverage(report, stdout(), coverage)
    say(_kernels_text(report))
    return EXIT_WRONG if report.failures else 0


def _run_kernels(setup: Setup, first: int, count: int, limits: Limits) -> KernelReport:
    console = stderr()
    with progress(console, TextColumn("{task.fields[failed]}")) as shown:
        bar, failed = shown.add_task("kernels", total=count, failed=""), 0

        def on_failure(result: Result) -> None:
            nonlocal failed
            failed += 1
            shown.update(bar, failed=f"{failed} failed")
            path = kernel_campaign.write_kernel_failure(limits.output, result, setup)
            what = (result.outcome.what.strip().splitlines() or [""])[0]
            _show_failure(console, result.outcome.kind, what, path, kernel_campaign.command_of(result, setup))

        return fuzz_kernels(
            setup, first, count, jobs=limits.jobs, time_limit=limits.time_limit, max_failures=limits.max_failures,
            on_kernel=lambda _: shown.advance(bar), on_failure=on_failure,
        )  # fmt: skip


def _show_coverage(report: KernelReport, console: Console, is_wanted: bool) -> None:
    """Prints the coverage of the sampled kernels: the table in percent, if `is_wanted`, and the combinations."""
    if is_wanted:
        columns = [f"{shape} {mask}" for shape in SHAPES for mask in MASKS]
        rows = []
        for opcode, counts in table(report.features):
            shares = (100 * counts.get(column, 0) / report.sampled for column in columns)
            rows.append((opcode, *(f"{share:.1f}" if share else "" for share in shares)))
        headings = ("instruction", *(">" + column.replace(" ", "\n") for column in columns))
        title = f"kernels with an instruction of that kind, of {report.sampled}, in percent"
        console.print(rich_table(headings, rows, title=title))
    opcodes = {feature.split()[0] for feature in report.features}
    console.print(
        f"{len(opcodes)} kinds of instructions in {len(report.features)} combinations with shapes and masks, "
        f"in {report.sampled} sampled kernels",
        soft_wrap=True,
    )


def _kernels_text(report: KernelReport) -> str:
    """The reasons of refusals with their counts, without the names of values and functions; the counts of all."""
    reasons = Counter[str]()
    for what, count in report.refused.items():
        reasons[" ".join("@.." if word[0] in "@'%" else word for word in what.split())] += count
    lines = [f"{count:6} refused: {what}" for what, count in reasons.most_common()]
    counts = f"{report.kernels} kernels, {report.runs} comparisons, {report.in_lockstep} in lockstep"
    return "\n".join([*lines, f"{counts}, {reasons.total()} refused, {_failed(len(report.failures))}"])


def run_damaged(count: int, seed: int, output: Path) -> int:
    """Damaged inputs, which must compile or be refused."""
    console = stderr()
    verdicts: Counter[str] = Counter()
    with progress(console) as shown:
        for outcome in shown.track(run_mutations(seed, count), total=count, description="damaged inputs"):
            verdicts[outcome.verdict] += 1
            if outcome.verdict == "failed":
                path = write_failure(outcome, output)
                _show_failure(console, "failed", outcome.detail, path, reproduction(outcome.seed))
    stdout().print(
        f"{count} damaged inputs: {verdicts['built']} compiled, {verdicts['refused']} refused, "
        f"{verdicts['failed'] or 'none'} failed"
    )
    return EXIT_WRONG if verdicts["failed"] else 0
