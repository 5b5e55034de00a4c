"""Decisions as text: strategy, lanes and sizes (`wfv run -v`), code that is not vectorized, and faster choices."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median

from rich.markup import escape
from rich.table import Table

from passes.kernel_hints import suited_lanes
from passes.linearize.linearizers import find_linearizer
from passes.remarks import Remark
from wfv import llvm
from wfv.bench.cells import Cell
from wfv.bench.statistics import speedup
from wfv.cli.console import stdout, write_output
from wfv.cli.measure import Sizes
from wfv.inspect.explain.decisions import Decision, explained
from wfv.inspect.explain.optimization_record import record_of
from wfv.inspect.explain.text import decision_parts
from wfv.inspect.source_text import SourceText
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.thread_count import reason_of
from wfv.strategies import Strategy
from wfv.tables import rich_table

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
    """The remarks on the kernel and its launches, each once, without the choices, which are decisions."""
    found = dict.fromkeys(kernel.remarks)
    for sizes in launches:
        found.update(dict.fromkeys(_remarks(kernel, sizes)))
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
        remarks = _remarks(kernel, sizes)
        yield "launch", _launch(kernel, sizes, remarks)
        yield from (("", remark.text) for remark in remarks if remark.kind == "auto")
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


def _launch(kernel: Kernel, sizes: Sizes, remarks: Sequence[Remark]) -> str:
    global_size, local_size, local_bytes = sizes
    ndrange = kernel.range(global_size, local_size, None, kernel.threads, local_bytes=local_bytes)
    chosen = [remark.text for remark in remarks if remark.kind == "local size"]
    local = chosen[0] if chosen else f"local size {ndrange.local_size}, as given"
    lanes = kernel.code.variants.for_launch(ndrange).options.lanes
    narrow = f"; {lanes} lanes here" if kernel.options.strategy.vectorize and lanes != kernel.options.lanes else ""
    return f"{ndrange.global_size} work-items in {ndrange.group_count} groups; {local}{narrow}"


WORTH_SAYING = 1.05  # times as fast


def faster_line(cells: Sequence[Cell], strategy: str) -> str:
    """Says which strategy is certainly faster than the chosen one by WORTH_SAYING, if one is; else ""."""
    times = {cell.strategy: cell.samples for cell in cells if cell.samples}
    fastest = min(times, key=lambda name: median(times[name]), default=strategy)
    if strategy not in times or (gain := speedup(times[strategy], times[fastest])).low < WORTH_SAYING:
        return ""
    return f"{fastest} is {gain.value:.2f} times as fast as {strategy} here: --strategy {fastest}"
