"""`wfv fuzz` and `wfv reduce`: the commands that check wfv itself, and that make a failure small."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from wfv.cli.console import bar, check_outputs, say
from wfv.cli.options import Analysis, Raw
from wfv.cpus import TARGETS
from wfv.errors import OptionError
from wfv.strategies import OWN_ANALYSIS


def fuzz(
    cfgs: Annotated[
        int | None, typer.Option(metavar="BLOCKS", help="Run all control-flow graphs of 2 to BLOCKS blocks.")
    ] = None,
    kernels: Annotated[int | None, typer.Option(min=1, metavar="N", help="Run N random kernels.")] = None,
    prove: Annotated[int | None, typer.Option(min=1, metavar="N", help="Prove N random kernels.")] = None,
    strategies: Annotated[
        str | None, typer.Option(help="Strategies, separated by commas (default: all that vectorize).")
    ] = None,
    lanes: Annotated[int, typer.Option(help="For graphs: work-items per vector.")] = 2,
    target: Annotated[str, typer.Option(help=f"For graphs: one of {', '.join(TARGETS)}.")] = "host",
    targets: Annotated[
        str | None, typer.Option(help="For kernels: targets, separated by commas (default: all that this CPU runs).")
    ] = None,
    only: Annotated[str | None, typer.Option(metavar="NAME", help="For graphs: only that one.")] = None,
    first: Annotated[int, typer.Option(min=0, help="For kernels: the number of the first.")] = 0,
    language: Annotated[str, typer.Option(help="For kernels: llvm, or python.")] = "llvm",
    check: Annotated[bool, typer.Option("--check", help="For kernels: `wfv check` must find no mistake.")] = False,
    analysis: Analysis = OWN_ANALYSIS,
    raw: Raw = False,
    seed: Annotated[int, typer.Option(help="The seed of the random generator.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="The number of processes.")] = 1,
    max_failures: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="For graphs and kernels: stop after N failures.")
    ] = None,
    time_limit: Annotated[
        float,
        typer.Option(min=1, metavar="SECONDS", help="For graphs and kernels: the limit of a compilation or launch."),
    ] = 60.0,
    output: Annotated[Path, typer.Option(metavar="DIR", help="The directory for failures.")] = Path("wfv-failures"),
) -> None:
    """Runs all small control-flow graphs, or random kernels. Exits with 3 if one is wrong."""
    if [cfgs, kernels, prove].count(None) != 2:
        raise OptionError("nothing to fuzz, or two things", help="pass --cfgs 4, --kernels 1000 or --prove 100")
    from wfv.cli import fuzz_campaigns as campaigns
    from wfv.fuzz.campaign import Limits
    from wfv.fuzz.graphs.campaign import GraphRun
    from wfv.fuzz.kernels.campaign import KernelCase

    limits = Limits(jobs, time_limit, max_failures)
    if cfgs is not None:
        run = GraphRun("", "", lanes, target, seed, analysis, raw)
        raise typer.Exit(campaigns.run_graphs(run, cfgs, only, strategies, limits, output))
    case = KernelCase(seed, first, (), (), None, check, language, analysis, raw, prove is not None)
    raise typer.Exit(campaigns.run_kernels(case, kernels or prove or 0, strategies, targets, limits, output))


def reduce(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .ll file that `wfv fuzz --kernels` wrote.")],
    output: Annotated[
        Path | None, typer.Option("-o", metavar="OUT.ll", help="The reduced kernel (default: FILE.reduced.ll).")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="The time limit.")] = 300.0,
) -> None:
    """Removes code from a kernel as long as it fails in the same way.

    The result can be reduced again.
    """
    from wfv.fuzz.kernels.campaign import read_failure
    from wfv.fuzz.kernels.reduce import Reducer

    failure = read_failure(file)
    output = output or file.with_suffix(".reduced.ll")
    check_outputs(output)
    with bar(file.name, None, counts=False) as update:

        def note(lines: int, tests: int) -> None:
            update(description=f"{lines} lines after {tests} tests")

        with Reducer(failure, seconds, note) as reducer:
            if not reducer.outcome.is_failure:
                raise OptionError(
                    f"{str(file)!r} does not fail: {reducer.outcome.kind}", help="pass a kernel that fails"
                )
            text = reducer.run()
    record = {"step": failure.step, "draw": asdict(failure.draw), **asdict(reducer.outcome)}
    output.write_text(text)
    output.with_suffix(".json").write_text(json.dumps(record, indent=2) + "\n")
    counts = f"{failure.text.count(chr(10))} lines became {text.count(chr(10))} in {reducer.tests} tests"
    say(f"{output}: {counts}; {reducer.outcome.kind}: {reducer.outcome.what[:200]}")
