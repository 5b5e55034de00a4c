"""`wfv prove`: proofs that vector code computes what the kernel computes, or counterexamples (docs/prove.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import EXIT_WRONG, say
from wfv.cli.options import BuildFlags, KernelName, Source, Strategy, Target
from wfv.options import DEFAULT

if TYPE_CHECKING:
    from wfv.validation.prove import Result

EXIT_UNKNOWN = 5  # neither a proof nor a counterexample


def prove(
    source: Source,
    kernel: KernelName = None,
    strategy: Strategy = DEFAULT,
    lanes: Annotated[int, typer.Option(help="Work-items per vector.")] = 4,
    unroll: Annotated[int, typer.Option(min=0, help="How often a loop goes on, at most.")] = 2,
    first: Annotated[str, typer.Option("--from", metavar="STEP", help="The step to compare with.")] = "builtins",
    last: Annotated[str, typer.Option("--to", metavar="STEP", help="The step to prove.")] = "widen",
    each: Annotated[bool, typer.Option("--each", help="Prove each step up to the last.")] = False,
    target: Target = "x86-64-v3",
    timeout: Annotated[float, typer.Option(min=1, metavar="SECONDS", help="For each proof.")] = 60.0,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a test for each counterexample to a directory.")
    ] = None,
    *,
    flags: BuildFlags,
) -> None:
    """Proves that vectors compute the kernel's results.

    An SMT solver proves it for all launches, or finds one where they do not (docs/prove.md).

    Exits with 3 for a counterexample, and with 5 if a proof is unknown.
    """
    from wfv.cli.kernel_source import KernelSource
    from wfv.validation.prove import prove as run
    from wfv.validation.saved import save_test

    text, name = KernelSource(source, flags, kernel).load()

    def report(result: "Result") -> None:
        say(f"{name}: {result.text}")

    proof = run(
        text, name, strategy=strategy, lanes=lanes, unroll=unroll, first=first, last=last, each=each, target=target,
        without=flags.without, analysis=flags.analysis, seconds=timeout, report=report,
    )  # fmt: skip
    say(proof.summary())
    if any(result.outcome.reason.endswith("time") for result in proof.results):
        say("The time was too short: try a longer --timeout, fewer --lanes, or one version only (-O no-speculate).")
    for result in proof.results if save is not None else ():
        if result.outcome.counterexample is not None and save is not None:
            say(f"wrote {save_test(save, text, proof, result)}")
    if proof.verdict != "proved":
        raise typer.Exit(EXIT_WRONG if proof.verdict == "refuted" else EXIT_UNKNOWN)
