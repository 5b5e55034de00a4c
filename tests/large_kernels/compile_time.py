"""The time of compilation, from text to object code, by the size of the kernel.

The clock is the processor time of this process, which other processes affect least.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rich.table import Table

from tests.large_kernels.generator import large_kernel
from wfv import llvm, pipeline
from wfv.options import Options, make_options
from wfv.tables import rich_table

SIZES = (1250, 2500, 5000, 10000, 20000)
PARTS = ("read", "vectorize", "LLVM")
Clock = Callable[[], float]


@dataclass
class Compilation:
    """Seconds of one compilation, by part: reading the text, the vectorizer's steps, LLVM's optimizer and codegen."""

    kind: str
    strategy: str
    size: int
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def total(self) -> float:
        return sum(self.seconds.values())


def measure_compile_times(
    strategies: Sequence[str],
    kinds: Sequence[str],
    lanes: int,
    target: str,
    sizes: Sequence[int] = SIZES,
    clock: Clock = time.process_time,
) -> Iterator[Compilation]:
    """Compiles each kind of large kernel in each size with each strategy, once."""
    # Warm up: imports, and LLVM's initialization.
    compile_once(large_kernel(100, kinds[0]), make_options(strategies[0], lanes, target), clock)
    for kind in kinds:
        for strategy in strategies:
            for size in sizes:
                found = Compilation(kind, strategy, size)
                found.seconds = compile_once(large_kernel(size, kind), make_options(strategy, lanes, target), clock)
                yield found


def compile_once(source: str, options: Options, clock: Clock) -> dict[str, float]:
    """Seconds by part."""
    times = [clock()]
    text = pipeline.read_source(source)
    times.append(clock())
    compiled = pipeline.compile_kernel(text, "large", options)
    times.append(clock())
    target, vectorizes = llvm.target_of(options), options.strategy.loop_vectorizer
    llvm.emit_object(compiled.ir, target, vectorize=vectorizes)
    times.append(clock())
    return {part: end - start for part, start, end in zip(PARTS, times, times[1:], strict=False)}


def compile_time_table(found: Sequence[Compilation]) -> Table:
    """A row for each kind and strategy; in brackets, the factor over the previous size."""
    sizes = sorted({each.size for each in found})
    figures = [*(f"{size:,}" for size in sizes), f"of {sizes[-1]:,}: {' / '.join(PARTS)}"]
    headings = ("kernel", "strategy", *(f">{name}" for name in figures))
    table = rich_table(headings, (), title="Seconds from text to object code", title_justify="center")
    rows: dict[tuple[str, str], dict[int, Compilation]] = {}
    for each in found:
        rows.setdefault((each.kind, each.strategy), {})[each.size] = each
    for (kind, strategy), row in rows.items():
        largest = row[max(row)]
        parts = " / ".join(f"{largest.seconds[part]:.1f}" for part in PARTS)
        table.add_row(kind, strategy, *_with_factors([row[size].total for size in sizes if size in row]), parts)
    return table


def _with_factors(totals: list[float]) -> list[str]:
    """`1.23 (2.1x)`."""
    before = [0.0, *totals]
    return [f"{now:.2f}" + (f" ({now / old:.1f}x)" if old else "") for old, now in zip(before, totals, strict=False)]
