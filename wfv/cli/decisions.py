"""Decisions as text: strategy, lanes and sizes (`wfv run -v`), what is not vectorized and why, and what is faster.

That another strategy, or another number of lanes, is faster has been measured, or is kept in the cache.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median

from rich.markup import escape
from rich.table import Table

from passes.interface import row_of
from passes.kernel_hints import suited_lanes
from passes.linearize.linearizers import find_linearizer
from passes.remarks import Remark
from wfv import llvm
from wfv.auto.launches import SizeClass
from wfv.auto.settings import AUTO
from wfv.bench.cells import Cell, measure_kernel
from wfv.bench.sampling import Budget, threads_text
from wfv.cache.store import default_cache
from wfv.cli.console import stdout, write_output
from wfv.cli.measure import Runs, Sizes
from wfv.cost import Candidate, rank
from wfv.inspect.explain.decisions import Decision, explained
from wfv.inspect.explain.optimization_record import record_of
from wfv.inspect.explain.summary import Measured, is_too_wide, size_text, title_of
from wfv.inspect.source_text import SourceText
from wfv.options import Options
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import PAST_CACHES, KeptChoice, find_last_choice
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.launch.threads import reason_of
from wfv.runtime.tables import rich_table
from wfv.runtime.variants import for_groups
from wfv.strategies import Strategy, find_strategy

_INDENT = "     "
MAX_LINES = 8  # whose numbers are shown
MAX_LAUNCHES = 4


def explain_run(
    kernel: Kernel, sizes: Sequence[Sizes], lanes_given: bool, threads_given: int | None, path: Path | None,
    verbose: bool, record: Path | None,
) -> None:  # fmt: skip
    """Prints the decisions and the remarks on launches of these sizes if `verbose`; writes them to `record` in YAML.

    `path`: the source, if the kernel does not embed it.
    """
    remarks = launch_remarks(kernel, sizes)
    found, source = explained(kernel.source or "", kernel.name, kernel.options, remarks, path)
    if record is not None:
        write_output(record, record_of(kernel.name, kernel.options, found, str(path or "")))
    if verbose:
        stdout().print(decisions_table(kernel, sizes, lanes_given, threads_given))
        title = f"{kernel.name}, {kernel.options.strategy.name}"
        stdout().print(remarks_text(found, source, title), soft_wrap=True)


def remarks_text(decisions: Sequence[Decision], source: SourceText, title: str) -> str:
    """The decisions, the costliest first."""
    if not decisions:
        return "fully vectorized, without masks"
    parts = [part for each in decisions for part in decision_parts(each, source)]
    return "\n".join([f"[italic]Missed vectorization: {escape(title)}[/]", *parts]).rstrip()


def decisions_table(kernel: Kernel, launches: Sequence[Sizes], lanes_given: bool, threads_given: int | None) -> Table:
    """A row for each decision."""
    rows = ((what, escape(decision)) for what, decision in _decisions(kernel, launches, lanes_given, threads_given))
    return rich_table(("", ""), rows, title=f"Decisions: {kernel.name}", box=None, show_header=False)


def launch_remarks(kernel: Kernel, launches: Iterable[Sizes]) -> tuple[Remark, ...]:
    """The remarks on the kernel and its launches, each once; what was chosen is left out: these are decisions."""
    found = dict.fromkeys(kernel.remarks)
    for global_size, local_size, local_bytes in launches:
        found.update(dict.fromkeys(_remarks(kernel, (global_size, local_size, local_bytes))))
    return tuple(remark for remark in found if remark.kind not in ("local size", "auto"))


def _decisions(
    kernel: Kernel, launches: Sequence[Sizes], lanes_given: bool, threads_given: int | None
) -> Iterator[tuple[str, str]]:
    options = kernel.options
    auto = "auto; the cost model's choice is " if kernel.auto is not None else ""
    yield "strategy", f"{auto}{options.strategy.name}: {_strategy(options.strategy)}"
    yield "lanes", _lanes(kernel, lanes_given)
    yield "math", options.math
    yield "target", options.target + (f" ({llvm.find_target('host').cpu})" if options.target == "host" else "")
    yield "threads", f"{kernel.threads}, {reason_of(threads_given)}"
    distinct = list(dict.fromkeys(launches))
    for sizes in distinct[:MAX_LAUNCHES]:
        yield "launch", _launch(kernel, *sizes)
        yield from (("", f"{remark.text}") for remark in _remarks(kernel, sizes) if remark.kind == "auto")
    if len(distinct) > MAX_LAUNCHES:
        yield "", f"and {len(distinct) - MAX_LAUNCHES} other sizes"


def _remarks(kernel: Kernel, sizes: Sizes) -> tuple[Remark, ...]:
    global_size, local_size, local_bytes = sizes
    return kernel.launch_remarks(global_size, local_size, local_bytes=local_bytes)


def _strategy(strategy: Strategy) -> str:
    if not strategy.vectorize:
        return "one work-item at a time" + (", for LLVM's own vectorizer" if strategy.loop_vectorizer else "")
    values = "uniform values stay scalar" if strategy.values == "uniform" else "all values count as varying"
    boscc = ", with branches on whether any or all lanes need a region" if strategy.boscc else ""
    return f"{values}, {find_linearizer(strategy.linearizer).description or strategy.linearizer}{boscc}"


def _lanes(kernel: Kernel, is_given: bool) -> str:
    options = kernel.options
    if not options.strategy.vectorize:
        return "none"
    bits = llvm.find_target(options.target).vector_bits
    why = f"the 32-bit values in a register of {bits} bits"
    if options.lanes != bits // 32:
        is_declared = options.lanes == suited_lanes(bits // 32, kernel.hints)
        why = "as the kernel's attributes require" if is_declared else "the cost model's choice"
    return f"{options.lanes}, {'as given' if is_given else why}"


def _launch(kernel: Kernel, global_size: Size, local_size: Size | None, local_bytes: int) -> str:
    ndrange = kernel.range(global_size, local_size, None, kernel.threads, local_bytes=local_bytes)
    remarks = _remarks(kernel, (global_size, local_size, local_bytes))
    chosen = [remark.text for remark in remarks if remark.kind == "local size"]
    local = chosen[0] if chosen else f"local size {ndrange.local_size}, as given"
    lanes = kernel.variants.for_launch(ndrange).options.lanes
    narrow = f"; {lanes} lanes here" if kernel.options.strategy.vectorize and lanes != kernel.options.lanes else ""
    return f"{ndrange.global_size} work-items in {ndrange.group_count} groups; {local}{narrow}"


def decision_parts(decision: Decision, source: SourceText) -> Iterator[str]:
    """The lines of markup about one decision, an empty one after them."""
    remark = decision.remark
    share = f"{decision.share:4.0%} " if decision.share else "     "
    yield f"[bold]{share}{_places(decision)}[/]: {escape(decision.fact)}"
    if excerpt := source.excerpt(remark.line, remark.column, remark.file):
        yield escape("\n".join(f"{_INDENT}{line}" for line in excerpt.split("\n")))
    if decision.cause:
        yield f"{_INDENT}why: {escape(decision.cause)}"
    if decision.advice:
        yield f"{_INDENT}try: {escape(decision.advice)}"
    yield ""


def _places(decision: Decision) -> str:
    """The kinds, how often, and the lines."""
    places = decision.places
    kinds = escape(" and ".join(decision.kinds))
    if not places:
        return kinds
    count = f"{len(decision.remarks)} times, " if len(decision.remarks) > 1 else ""
    files = {file for file, _ in places}
    names = [f"{Path(file).name}:{line}" if len(files) > 1 else str(line) for file, line in places]
    shown = ", ".join(names[:MAX_LINES]) + (", .." if len(names) > MAX_LINES else "")
    of_file = f" of {Path(places[0][0]).name or 'the IR as LLVM prints it'}" if len(files) == 1 else ""
    return f"{kinds}, {count}line{'s' * (len(names) > 1)} {escape(shown + of_file)}"


WORTH_SAYING, WORTH_TRYING = 1.05, 1.25  # times as fast: as measured, and by the cost model


def verdict(cells: Sequence[Cell], strategy: str, runs: Runs, budget: Budget) -> str:
    """A line if another option is faster than the chosen strategy, else "". What the cost model expects is measured."""
    line, kernel = faster_line(cells, strategy), runs.kernel(strategy)
    best = None if line or strategy == AUTO else better_by_model(kernel, _row(kernel, runs.sizes()))
    if best is None:
        return line
    options = replace(kernel.options, strategy=find_strategy(best.strategy), lanes=best.lanes)
    own = title_of(Candidate(kernel.options.strategy.name, kernel.options.lanes))
    kernels = {own: kernel, title_of(best): kernel.with_options(options)}
    measured = measure_kernel(
        runs.benchmark, list(kernels), runs.setup, budget, builder=lambda _, title, __: kernels[title]
    )
    return faster_line(measured, own, _flags(best))


def faster_line(cells: Sequence[Cell], strategy: str, flags: str = "") -> str:
    """Says which strategy is faster than the chosen one by more than WORTH_SAYING, if one is; else "".

    `flags`: those that choose it, if its name does not.
    """
    times = {cell.strategy: median(cell.samples) for cell in cells if cell.samples}
    fastest = min(times, key=times.__getitem__, default=strategy)
    if strategy not in times or times[strategy] < WORTH_SAYING * times[fastest]:
        return ""
    factor = f"{times[strategy] / times[fastest]:.2f} times as fast as {strategy} here"
    return f"{fastest} is {factor}: {flags or f'--strategy {fastest}'}"


def better_by_model(kernel: Kernel, row: int) -> Candidate | None:
    """The candidate that the cost model expects to be faster than the kernel's options, if there is one.

    `row`: the local size in the lane dimension. Vectors are not wider, so that candidates of more lanes are none.
    """
    if kernel.source is None or kernel.hints.keeps_options:
        return None
    options = kernel.options
    own = Candidate(options.strategy.name, for_groups(options, (row,), 0, kernel.hints).lanes)
    found = [each for each in rank(kernel.source, kernel.name, options) if not is_too_wide(each.candidate, row)]
    if own.strategy not in {each.candidate.strategy for each in found}:  # the model does not tell it from the others
        return None
    (mine,), best = rank(kernel.source, kernel.name, options, [own]), found[0]
    return best.candidate if mine.cycles >= WORTH_TRYING * best.cycles else None


def _row(kernel: Kernel, sizes: Sequence[Sizes]) -> int:
    """The shortest row of a group in launches of these sizes."""
    ranges = (kernel.range(given, local, None, kernel.threads, local_bytes=more) for given, local, more in sizes)
    along = kernel.interface.preferred_dimension
    return min((row_of(each.local_size, along) for each in ranges), default=1)


def _flags(candidate: Candidate) -> str:
    lanes = f" --lanes {candidate.lanes}" if find_strategy(candidate.strategy).vectorize else ""
    return f"--strategy {candidate.strategy}{lanes}"


def kept_times(text: str, kernel: str, options: Options) -> tuple[Measured, tuple[int, ...]] | None:
    """What was measured last of a kernel with these options, and the local size of the launches.

    None if nothing was measured, or the cache is off.
    """
    found = find_last_choice(KernelCompiler(text, kernel, default_cache()), options)
    if found is None:
        return None
    choice, launches = found
    # A candidate with stores past the caches goes after the same one without them.
    others = sorted(choice.times.items(), key=lambda item: item[0].endswith(PAST_CACHES))
    row, times = launches.row, dict[Candidate, float]()
    winner = Candidate(choice.strategy, choice.lanes)
    for candidate, time in [(winner, 1.0), *((_candidate(title, options), time) for title, time in others)]:
        ran = replace(candidate, lanes=min(candidate.lanes, row)) if is_too_wide(candidate, row) else candidate
        times.setdefault(ran, time)
    return Measured(times, _how(choice, launches)), launches.local_size


def _candidate(title: str, options: Options) -> Candidate:
    """The candidate of a title such as `unicf, 16 lanes`, or `scalar`, which has the lanes of the options."""
    strategy, _, lanes = title.removesuffix(PAST_CACHES).partition(", ")
    return Candidate(strategy, int(lanes.removesuffix(" lanes")) if lanes else options.lanes)


def _how(choice: KeptChoice, launches: SizeClass) -> str:
    who = "measured by wfv tune" if choice.tuned else "measured in launches"
    items = f"{4**launches.items} work-items or more"
    return f"{who}, local size {size_text(launches.local_size)}, {items}, {threads_text(launches.threads)}"
