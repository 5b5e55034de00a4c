"""`wfv analyze`: the results of one divergence analysis, or two, for a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import show_tables
from wfv.cli.option_texts import words
from wfv.cli.options import BuildFlags, Format, Source, complete_analysis
from wfv.errors import OptionError
from wfv.options import DEFAULT

if TYPE_CHECKING:
    from wfv.inspect.analysis_comparison import Row


def analyze(
    source: Source,
    against: Annotated[
        str | None, typer.Option(metavar="NAME", help="A second analysis.", autocompletion=complete_analysis)
    ] = None,
    strategies: Annotated[
        str | None, typer.Option(metavar="S1,S2,..", help=f"The branches that each keeps (default: {DEFAULT}).")
    ] = None,
    format: Format = "table",
    *,
    flags: BuildFlags,
) -> None:
    """Lists shapes of values, and divergent and kept branches.

    Two analyses can be compared, and the branches of several strategies."""
    from dataclasses import asdict, replace

    from wfv.auto_settings import AUTO
    from wfv.bench.json_record import json_text
    from wfv.cli.kernel_source import KernelSource, options_of
    from wfv.inspect.analysis_comparison import compare_analyses, differences, fates
    from wfv.strategies import STRATEGIES, find_strategy, known_analysis
    from wfv.tables import rich_table

    if AUTO in (named := words(strategies or "")):
        help = f"name strategies: {', '.join(STRATEGIES)}"
        raise OptionError(f"{AUTO} is a choice among strategies for a launch, and no strategy", help=help)
    base = options_of(DEFAULT, flags=flags)
    text, name, options = KernelSource(source, flags).load_with(base, None)
    names = [base.analysis, *([known_analysis(against)] if against is not None else [])]
    rows = compare_analyses(text, name, options, names)
    wanted = named or [options.strategy.name]
    found = [fates(text, name, replace(options, strategy=find_strategy(each))) for each in wanted]
    own = [[of.get((row.function, row.name), "-") if row.kind == "branch" else "" for of in found] for row in rows]
    is_compared = len(names) > 1
    headings = ("function", "", "name", ">line", *names, *["differs"] * is_compared, *wanted)
    cells = (_cells(row, is_compared, kept) for row, kept in zip(rows, own, strict=True))
    caption = differences(rows) if is_compared else None
    table = rich_table(headings, cells, caption=caption, caption_justify="left")
    records = [asdict(row) | {"branches": kept} for row, kept in zip(rows, own, strict=True)]
    head = {"kernel": name, "analyses": names, "strategies": wanted}
    show_tables([table], format, lambda: json_text(head, rows=records))


def _cells(row: Row, is_compared: bool, kept: list[str]) -> list[object]:
    """A row of the table. `kept`: the fates of a branch."""
    from rich.markup import escape

    answers = [*map(escape, row.answers), *["yes" * row.differs] * is_compared]
    return [row.function, row.kind, row.name, row.line or "", *answers, *kept]
