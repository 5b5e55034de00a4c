"""Searches the fastest strategy and number of lanes of a kernel for one launch: compiles, verifies and times all."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import median

from kernels_ir.catalog import Workload
from passes.interface import row_of
from wfv.auto.settings import Auto
from wfv.auto.trial import FEW, Trial
from wfv.bench.cells import launch_all, verify
from wfv.bench.sampling import Clock, Runner, clock_for
from wfv.errors import Error
from wfv.launch import Launch
from wfv.options import Options
from wfv.runtime.arguments.packer import local_memory
from wfv.runtime.candidates import title_of
from wfv.runtime.compile_all import Job, compile_all
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.program import Program
from wfv.runtime.variants import for_groups
from wfv.strategies import find_strategy

BASELINE = "scalar"
STRATEGIES = (BASELINE, "llvm", "unicf", "unicf+boscc", "partial", "partial+boscc", "unival", "boscc")
LANES = (4, 8, 16, 32, 64)


@dataclass(frozen=True)
class Candidate:
    """The options of one variant of the kernel."""

    options: Options

    @property
    def strategy(self) -> str:
        return self.options.strategy.name

    @property
    def label(self) -> str:
        """`unicf/16`; `scalar`, of which the lanes are no property."""
        return f"{self.strategy}/{self.options.lanes}" if self.options.strategy.vectorize else self.strategy


def candidates_of(default: Options, lanes_for: Callable[[int], int]) -> list[Candidate]:
    """Each strategy with each number of lanes, those without SIMD code once, and the default.

    `lanes_for` is the number of lanes that the launch really runs with, if the kernel is compiled for so many: a local
    size that is smaller than the lanes has fewer. Candidates that would run the same code are one, with those lanes.
    """
    widths = sorted({lanes_for(lanes) for lanes in (*LANES, default.lanes)})
    named = (find_strategy(name) for name in STRATEGIES)
    found = [
        replace(default, strategy=strategy, lanes=lanes)
        for strategy in named
        for lanes in (widths if strategy.vectorize else (default.lanes,))
    ]
    own = replace(default, lanes=lanes_for(default.lanes)) if default.strategy.vectorize else default
    return [Candidate(options) for options in dict.fromkeys([*found, own])]


def find(candidates: Sequence[Candidate], options: Options, lanes_for: Callable[[int], int]) -> Candidate:
    """The candidate whose code a launch with these options runs."""
    lanes = lanes_for(options.lanes) if options.strategy.vectorize else options.lanes
    return next(each for each in candidates if each.options == replace(options, lanes=lanes))


@dataclass(frozen=True)
class Subject:
    """A kernel of the canonical module `text`, with its default options. `workload_of` makes, for a number of lanes,
    the arrays, launches and expected results; they differ only if the kernel has sub-groups. `is_local_open`: the
    launches leave the local size to wfv.
    """

    text: str
    kernel: str
    default: Options
    workload_of: Callable[[int], Workload]
    threads: int = 1
    is_local_open: bool = False


@dataclass
class Outcome:
    """A candidate and what became of it: `samples` in seconds, by round; `problem` if it failed, else "".

    `same_as`: the candidate with the same machine code that was run in its place.
    """

    candidate: Candidate
    samples: list[float] = field(default_factory=list)
    problem: str = ""
    is_wrong: bool = False  # it runs, but has wrong results
    local_size: tuple[int, ...] | None = None  # the one that was chosen, if it was left open
    same_as: Candidate | None = None


@dataclass(frozen=True)
class Tuning:
    """The result of a search. `best` is None if no candidate has right results. `ndranges`: of the launches."""

    subject: Subject
    trials: list[Outcome]
    best: Candidate | None
    default: Candidate
    ndranges: Sequence[NDRange] = ()


def tune(subject: Subject, runs: int, seconds: float, *, processes: int | None = None) -> Tuning:
    """Compiles all candidates in several processes, verifies each, samples them interleaved and drops the slow ones.

    `runs` samples of the fastest, or as many as `seconds` have room for. `processes`: None for one on each CPU.
    A candidate that fails has the error's first line. The best is kept in the cache, where `auto` finds it. Raises the
    error of the baseline: then the arguments or the source are wrong.
    """
    kernel = Program(subject.text, subject.default, threads=subject.threads)[subject.kernel]
    lanes_for = partial(_lanes_of_launch, kernel, subject.workload_of(subject.default.lanes))
    candidates = candidates_of(subject.default, lanes_for)
    default = find(candidates, subject.default, lanes_for)
    trials = [Outcome(candidate) for candidate in candidates]
    kernels = _compile(kernel, subject, trials, processes)
    _find_same(trials, kernels, subject, default)
    runnable = [trial for trial in trials if not trial.problem and trial.same_as is None]
    runnable.sort(key=lambda trial: trial.candidate != default)  # which wins a tie
    runners = [runner for trial in runnable if (runner := _verified(trial, kernels, subject)) is not None]
    if not runners:
        return Tuning(subject, trials, None, default)
    samples, winner = sample(runners, runs, seconds, clock_for(subject.threads))
    for trial in trials:
        trial.samples = samples.get(trial.candidate.label, [])
    best = next(each for each in candidates if each.label == winner)
    return Tuning(subject, trials, best, default, _keep(subject, trials, best))


def sample(runners: Sequence[Runner], runs: int, seconds: float, clock: Clock) -> tuple[dict[str, list[float]], str]:
    """The samples of each runner and the name of the fastest, by the trial of `auto`; a run is a launch of one group.

    Sample i of all was taken in round i; those that were dropped have fewer.
    """
    trial = Trial(len(runners), least_rounds=runs, least_seconds=1e-9, most_seconds=seconds)
    while trial.winner is None:
        part = trial.next(1)
        runners[part.candidate].prepare()
        trial.record(part, runners[part.candidate].take(clock))
    names = [runner.name for runner in runners]
    samples = {name: [each[i] for each in trial.rounds if i in each] for i, name in enumerate(names)}
    if len(runners) == 1:
        samples = {names[0]: [runners[0].take(clock) for _ in range(FEW)]}  # nothing is compared
    return samples, names[trial.winner]


def _keep(subject: Subject, trials: Sequence[Outcome], best: Candidate) -> list[NDRange]:
    """Keeps the result for the launches, and returns their sizes. The samples are those of all launches together."""
    auto = Program(subject.text, subject.default, threads=subject.threads, auto=Auto())[subject.kernel]
    assert auto.chooser is not None
    times = {each.candidate: median(each.samples) for each in trials if each.samples}
    relative = {title_of(each.options): round(time / times[best], 3) for each, time in times.items()}
    launches = subject.workload_of(best.options.lanes).launches
    ndranges = list(dict.fromkeys(_range(auto, launch) for launch in launches))
    for ndrange in ndranges:
        auto.chooser.keep_tuned(ndrange, subject.threads, best.options, relative)
    return ndranges


def _lanes_of_launch(kernel: Kernel, workload: Workload, lanes: int) -> int:
    """The lanes with which the launches run if the kernel is compiled for `lanes`."""
    required, preferred = kernel.hints.required_size, kernel.interface.preferred_dimension
    sizes = (required or each.local_size or each.global_size for each in workload.launches)
    row = max(row_of(size, preferred) for size in sizes)
    return for_groups(replace(kernel.options, lanes=lanes), (row,), 0, kernel.hints).lanes


def _compile(kernel: Kernel, subject: Subject, trials: Sequence[Outcome], processes: int | None) -> dict[str, Kernel]:
    """The kernels that can be compiled, by label. Raises the error of the baseline."""
    jobs = dict[str, Job]()
    errors = dict[str, Error]()
    for trial in trials:
        label, options = trial.candidate.label, trial.candidate.options
        try:
            jobs[label] = Job(kernel.with_options(options))
        except Error as error:
            errors[label] = error
    errors |= compile_all(subject.text, jobs, processes)
    if BASELINE in errors:
        raise errors[BASELINE]
    for trial in trials:
        if trial.candidate.label in errors:
            trial.problem = _first_line(errors[trial.candidate.label])
    return {label: job.kernel for label, job in jobs.items() if label not in errors}


def _find_same(trials: Sequence[Outcome], kernels: Mapping[str, Kernel], subject: Subject, default: Candidate) -> None:
    """Marks each trial whose machine code and sizes are those of another: of the default, the baseline or the first."""
    launch = subject.workload_of(subject.default.lanes).launches[0]
    first = dict[tuple[bytes, NDRange], Candidate]()
    for trial in sorted(trials, key=lambda t: t.candidate != default and t.candidate.label != BASELINE):
        if trial.problem:
            continue
        kernel = kernels[trial.candidate.label]
        key = kernel.variant().object_code(), _range(kernel, launch)
        found = first.setdefault(key, trial.candidate)
        trial.same_as = found if found != trial.candidate else None


def _verified(trial: Outcome, kernels: Mapping[str, Kernel], subject: Subject) -> Runner | None:
    """Runs a candidate once; None if it fails. Raises the error of the baseline."""
    kernel, workload = kernels[trial.candidate.label], subject.workload_of(trial.candidate.options.lanes)
    work = partial(launch_all, kernel, workload)
    try:
        mismatches = verify(workload, work)
    except Error as error:
        if trial.candidate.label == BASELINE:
            raise
        trial.problem = _first_line(error)
        return None
    if mismatches:
        trial.problem, trial.is_wrong = mismatches[0], True
        return None
    if subject.is_local_open:
        trial.local_size = _range(kernel, workload.launches[0]).local_size
    return Runner(trial.candidate.label, workload.reset, work)


def _range(kernel: Kernel, launch: Launch) -> NDRange:
    """The sizes of a launch, with the local size that is chosen if it is open."""
    nbytes = local_memory(launch.args, {})
    return kernel.range(launch.global_size, launch.local_size, None, kernel.threads, local_bytes=nbytes)


def _first_line(error: Error) -> str:
    return str(error).partition("\n")[0]
