"""Runs each form under each strategy, compares the result with NumPy, and samples all of them in the same rounds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from wfv.auto.settings import AUTO
from wfv.bench.cells import settle
from wfv.bench.sampling import Budget, Progress, Runner, clock_for, sample
from wfv.bench.studies.forms import Form, Step, mismatch, source, spoil
from wfv.bench.studies.record import Result
from wfv.errors import Error
from wfv.runtime.arguments.packer import local_memory
from wfv.runtime.candidates import title_of
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import NDRange, Size
from wfv.runtime.program import Program, build
from wfv.strategies import STRATEGIES

OPTIONS = "-cl-std=CL2.0"
NOT_FINAL = " (not final)"  # `auto` would have measured for longer than `settle` waits
SWEEP = ("scalar", AUTO)  # for all numbers of threads but the first, unless strategies are asked for


@dataclass(frozen=True)
class Job:
    """A form with the number of the work-items in a group, if it is not the form's own (0)."""

    form: Form
    local_size: int = 0


@dataclass
class Programs:
    """A study's kernels, built once for each strategy and number of threads. `settles`: `auto` measures."""

    study: str
    settles: bool
    _text: str = ""
    _built: dict[tuple[str, int], Program] = field(default_factory=dict)

    def get(self, strategy: str, threads: int) -> Program:
        """Clang runs once. Raises what `build` raises."""
        if not self._text:
            self._text = build(source(self.study), strategy="scalar", options=OPTIONS).text
        key = strategy, threads
        if key not in self._built:
            self._built[key] = build(self._text, strategy=strategy, threads=threads, tune=self.settles)
        return self._built[key]


def plan(threads: Sequence[int], strategies: Sequence[str]) -> dict[int, Sequence[str]]:
    """The strategies for each number of threads: all for the first and SWEEP for the others, unless some are given."""
    return {count: strategies or (SWEEP if i else (*STRATEGIES, AUTO)) for i, count in enumerate(threads)}


def measure(
    programs: Programs,
    jobs: Sequence[Job],
    columns: Mapping[int, Sequence[str]],
    budget: Budget,
    *,
    on_progress: Progress | None = None,
) -> list[Result]:
    """A result for each job, strategy and number of threads. `on_progress` gets the share that is done, from 0 to 1."""
    found = list[Result]()
    for number, (threads, strategies) in enumerate(columns.items()):
        report = _part(on_progress, number, len(columns))
        found += _measure(programs, jobs, strategies, threads, budget, report)
    return found


def _part(on_progress: Progress | None, number: int, parts: int) -> Progress:
    """A progress of the part of that number, as one of the whole."""
    return lambda share: on_progress((number + share) / parts) if on_progress is not None else None


def _measure(
    programs: Programs, jobs: Sequence[Job], strategies: Sequence[str], threads: int, budget: Budget, report: Progress
) -> list[Result]:
    """Half of the progress is compilation and verification, half is sampling."""
    results, runners = list[Result](), list[Runner]()
    total = len(jobs) * len(strategies)
    for strategy in strategies:
        for job in jobs:
            result = Result(job.form.name, strategy, threads, job.form.pixels, job.local_size)
            result.problem, work = _verified(programs, job, result)
            if not result.problem:
                runners.append(Runner(str(len(results)), lambda: None, work))
            results.append(result)
            report(0.5 * len(results) / total)
    share = 0.5 / max(len(runners), 1)
    for series in sample(
        runners, budget, clock=clock_for(threads), on_progress=lambda done: report(0.5 + share * done)
    ):
        results[int(series.name)].samples = series.samples
    return results


def _verified(programs: Programs, job: Job, result: Result) -> tuple[str, Callable[[], object]]:
    """What is wrong, if anything, and all launches as one function. The choice of `auto` is final then."""
    form = job.form
    try:
        program = programs.get(result.strategy, result.threads)
        steps = form.steps(result.threads)
        work = partial(_launch_all, program, steps, job.local_size)
        spoil(form.out)
        work()
        problem = mismatch(form)
        kernels = [program[step.kernel] for step in steps]
        if not problem:
            for kernel in kernels:
                settle(kernel, lambda: spoil(form.out), work)
            problem = mismatch(form)
    except Error as error:
        return str(error).partition("\n")[0], lambda: None
    result.choice = _choice(program, steps, job.local_size, result.threads)
    return problem, work


def _launch_all(program: Program, steps: Sequence[Step], local_size: int) -> None:
    for step in steps:
        program[step.kernel](step.global_size, _local(step, local_size), *step.args)


def _range(kernel: Kernel, step: Step, local_size: int, threads: int) -> NDRange:
    nbytes = local_memory(step.args, {})
    return kernel.range(step.global_size, _local(step, local_size), None, threads, local_bytes=nbytes)


def _local(step: Step, local_size: int) -> Size | None:
    """The given number of work-items along dimension 0, else the step's own size."""
    if not local_size:
        return step.local_size
    dimensions = len(step.global_size) if isinstance(step.global_size, tuple) else 1
    return (local_size, *[1] * (dimensions - 1))


def _choice(program: Program, steps: Sequence[Step], local_size: int, threads: int) -> str:
    """What `auto` has chosen for the last launch, "" for a strategy that was named."""
    kernel, step = program[steps[-1].kernel], steps[-1]
    chooser = kernel.chooser
    if chooser is None:
        return ""
    choice = chooser.choice(_range(kernel, step, local_size, threads), threads)
    if choice is None:
        return title_of(kernel.options)
    return title_of(choice.chosen.options) + ("" if choice.has_winner else NOT_FINAL)
