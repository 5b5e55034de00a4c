"""Proofs of a kernel: of each version of its SIMD code, or of what it is after each step."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from passes.interface import KernelInterface
from wfv.errors import InternalError, OptionError, known
from wfv.ir.interp.terms import smt
from wfv.options import Options, make_options
from wfv.pipeline import kernel_names
from wfv.runtime.program_source import load_source
from wfv.strategies import OWN_ANALYSIS
from wfv.validation.proof import Outcome, prove_version
from wfv.validation.sides import Side, Version
from wfv.validation.stages import FIRST, LAST, SPLIT, ProofStage, stages_of

TARGET = "x86-64-v3"


@dataclass(frozen=True)
class Result:
    """The verdict on a version of a continuation after a step; on no version if the step raised an InternalError."""

    step: str
    version: str
    outcome: Outcome

    @property
    def text(self) -> str:
        outcome = self.outcome
        reason = f": {outcome.reason}" if outcome.reason else ""
        version = f", {self.version}" if self.version else ""
        return f"{outcome.verdict} {self.step}{version}{reason} ({outcome.seconds:.1f} s)"


@dataclass(frozen=True)
class Proof:
    """What is known of a kernel. `first`: the step that later ones are compared with; `unroll`: the loops' bound.

    `options`: those of the compilation, as `make_options` takes them.
    """

    kernel: str
    strategy: str
    lanes: int
    unroll: int
    first: str
    results: tuple[Result, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def verdict(self) -> str:
        """Refuted if any version is, proved if all are."""
        found = {result.outcome.verdict for result in self.results}
        return "refuted" if "refuted" in found else "unknown" if "unknown" in found or not found else "proved"

    @property
    def seconds(self) -> float:
        return sum(result.outcome.seconds for result in self.results)

    def text(self) -> str:
        """The verdict, that on each version, and the counterexamples."""
        head, *examples = self.summary().split("\n")
        return "\n".join([head, *(f"  {result.text}" for result in self.results), *examples])

    def summary(self) -> str:
        """The verdict with its bound, and the counterexamples."""
        bound = f"loops go on at most {self.unroll} times"
        lines = [f"{self.kernel}: {self.verdict} from {self.first} ({self.strategy}, {self.lanes} lanes, {bound})"]
        for result in self.results:
            if result.outcome.counterexample is not None:
                lines += [f"counterexample of {result.step}, {result.version}:", result.outcome.counterexample.text()]
        return "\n".join(lines)


Report = Callable[[Result], None]


def prove(
    source: str | Path,
    kernel: str | None = None,
    *,
    strategy: str = "unicf",
    lanes: int = 4,
    unroll: int = 2,
    first: str = FIRST,
    last: str = LAST,
    each: bool = False,
    analysis: str = OWN_ANALYSIS,
    target: str = TARGET,
    math: str = "exact",
    without: Iterable[str] = (),
    seconds: float = 60.0,
    report: Report | None = None,
) -> Proof:
    """Whether each work-item of a vector computes after the step `last` what it computes after `first`.

    `source`: a path, or the text of LLVM IR or OpenCL C. With `each`, also after all steps between them. `unroll`: how
    often a loop goes on each time it is entered, at most; `seconds`: of one core, for each proof; `report` gets the
    results one by one. A step that raises an InternalError is refuted. Raises OptionError and UnsupportedError.
    """
    text = load_source(source).ir
    options = make_options(strategy, lanes, target, math=math, without=without, analysis=analysis)
    names = kernel_names(text)
    kernel = names[0] if kernel is None and len(names) == 1 else known(kernel or "", names, "kernel")
    return prove_kernel(
        text, kernel, options, unroll=unroll, first=first, last=last, each=each, seconds=seconds, report=report
    )


def prove_kernel(
    text: str,
    kernel: str,
    options: Options,
    *,
    unroll: int = 2,
    first: str = FIRST,
    last: str = LAST,
    each: bool = False,
    seconds: float = 60.0,
    report: Report | None = None,
) -> Proof:
    """As `prove`, of canonical IR and for options."""
    smt()
    proof = Proof(kernel, options.strategy.name, options.lanes, unroll, first, options=_given(options))
    try:
        stages, interface = stages_of(text, kernel, options)
    except InternalError as error:
        result = Result(error.step, "", Outcome("refuted", f"InternalError: {error.message}; {error.help}"))
        if report is not None:
            report(result)
        return replace(proof, results=(result,))
    steps = [stage.step for stage in stages]
    begin, end = stages[steps.index(known(first, steps, "step"))], known(last, steps, "step")
    if begin.has_barriers and SPLIT in steps:
        begin = stages[steps.index(SPLIT)]
    wanted = stages[steps.index(begin.step) + 1 : steps.index(end) + 1]
    if not wanted:
        raise OptionError(f"nothing to prove from {begin.step} to {end}", help="name a later step as the last")
    results: list[Result] = []
    for stage, version in _versions(wanted if each else wanted[-1:]):
        sides = sides_of(begin, stage, version, interface)
        try:
            outcome = prove_version(*sides, version, interface, unroll, seconds)
        except KeyboardInterrupt as interrupt:
            interrupt.add_note(f"interrupted in {stage.step}, {version.label}, after {len(results)} results")
            raise
        results.append(Result(stage.step, version.label, outcome))
        if report is not None:
            report(results[-1])
    return replace(proof, first=begin.step, results=tuple(results))


def _given(options: Options) -> dict[str, Any]:
    """As `make_options` takes them."""
    given = {name: getattr(options, name) for name in ("lanes", "target", "math", "analysis")}
    return {"strategy": options.strategy.name, **given, "without": sorted(options.without)}


def sides_of(first: ProofStage, stage: ProofStage, version: Version, interface: KernelInterface) -> tuple[Side, Side]:
    """The scalar function that a version must agree with, and the version."""
    dimension = interface.lane_dimension if first.step == FIRST else 0
    old = first.versions[version.number]
    return Side(first.module, old.fn, dimension), Side(stage.module, version.fn)


def _versions(stages: Sequence[ProofStage]) -> Iterator[tuple[ProofStage, Version]]:
    for stage in stages:
        for version in stage.versions:
            yield stage, version
