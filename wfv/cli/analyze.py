"""`wfv analyze`: what one divergence analysis, or two, say of a kernel."""

from typing import Annotated

import typer

from wfv.cli.console import show_tables
from wfv.cli.options import BuildFlags, Format, Source, complete_analysis
from wfv.options import DEFAULT


def analyze(
    source: Source,
    against: Annotated[
        str | None, typer.Option(metavar="NAME", help="A second analysis.", autocompletion=complete_analysis)
    ] = None,
    format: Format = "table",
    *,
    flags: BuildFlags,
) -> None:
    """Lists the shape of each value, and which branches and loops are divergent, by one analysis or by two."""
    from dataclasses import asdict

    from rich.markup import escape

    from wfv.bench.json_record import json_text
    from wfv.cli.kernel_source import KernelSource, options_for
    from wfv.inspect.analysis_comparison import compare_analyses, differences
    from wfv.strategies import known_analysis
    from wfv.tables import rich_table

    base = options_for(DEFAULT, None, without=flags.without, analysis=flags.analysis)
    names = [base.analysis, *([] if against is None else [known_analysis(against)])]
    text, name, options = KernelSource(source, flags).load_with(base, None)
    rows = compare_analyses(text, name, options, names)
    headings = ("function", "", "name", ">line", *names, *([] if against is None else ["differs"]))
    cells = (
        (row.function, row.kind, row.name, row.line or "", *map(escape, row.answers), "yes" * row.differs)
        for row in rows
    )
    caption = None if against is None else differences(rows)
    table = rich_table(headings, (row[: len(headings)] for row in cells), caption=caption, caption_justify="left")
    show_tables([table], format, lambda: json_text({"kernel": name, "analyses": names}, rows=[*map(asdict, rows)]))
