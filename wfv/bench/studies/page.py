"""The page of a run, one HTML file that needs no other, and its pictures, black and grey.

Bars of rates with limits, times by work-group size, times by threads.
"""

from collections.abc import Callable, Sequence
from typing import Any

from wfv.auto.settings import AUTO
from wfv.bench.pictures import drawn, matplotlib_module
from wfv.bench.sampling import threads_text
from wfv.bench.studies.boxavg import CITED_GROUPS, ROW_KERNEL
from wfv.bench.studies.catalog import STUDIES
from wfv.bench.studies.forms import COPY
from wfv.bench.studies.record import Record, Result
from wfv.bench.studies.sheets import MILLI, sheets
from wfv.inspect.pages import check_templates, render

WIDTH, ROW, PANEL = 9.5, 0.42, 4.0  # inches; of a form and of a panel without forms
LOOKS = {"scalar": ("0.8", ""), "best": ("white", "///"), AUTO: ("0.25", "")}  # a bar's fill and hatch
LINES = ("solid", "dashed", "dotted", "dashdot", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 3)))
LOGARITHMIC = ("straylight",)  # studies whose forms differ by more than bars of one scale can show
BESIDE: dict[str, Any] = {"loc": "center left", "bbox_to_anchor": (1.0, 0.5)}
MARKS = ("o", "s", "^", "D", "v", "x")

Panel = tuple[float, Callable[[Any], None]]  # the height in inches, and what draws into the axes


def draw(records: Sequence[Record], file_format: str) -> bytes:
    """All panels of the records below each other, in one of FORMATS."""
    panels = [panel for record in records for panel in _panels(record)]
    heights = [height for height, _ in panels]

    def paint(figure: Any) -> None:
        grid = figure.subplots(len(panels), 1, squeeze=False, gridspec_kw={"height_ratios": heights})
        for (_, fill), axes in zip(panels, grid[:, 0], strict=True):
            fill(axes)

    return drawn(paint, WIDTH, sum(heights), file_format)


def _panels(record: Record) -> list[Panel]:
    names = [facts.name for facts in record.facts if facts.name != COPY]
    forms = [name for name in names if record.best(name, record.threads[0])]
    found: list[Panel] = [(1.6 + ROW * len(forms), lambda axes: _draw_rates(axes, record, forms))]
    if any(result.samples for result in record.groups):
        found.append((PANEL, lambda axes: _draw_groups(axes, record)))
    if len(record.threads) > 1:
        found.append((PANEL, lambda axes: _draw_threads(axes, record)))
    return found


def _draw_rates(axes: Any, record: Record, forms: Sequence[str]) -> None:
    """Three bars for each form, and a mark where its bytes over the bandwidth are."""
    study, threads = STUDIES[record.study], record.threads[0]
    bandwidth = record.bandwidth(threads)
    for number, (name, (fill, hatch)) in enumerate(LOOKS.items()):
        results = [
            record.best(form, threads, without=(AUTO,)) if name == "best" else record.find(form, name, threads)
            for form in forms
        ]
        shown = [(i, r.rate / study.unit_pixels) for i, r in enumerate(results) if r is not None]
        places = [i + 0.26 * (number - 1) for i, _ in shown]
        label = "fastest named strategy" if name == "best" else name
        axes.barh(places, [rate for _, rate in shown], 0.24, color=fill, hatch=hatch, edgecolor="black", label=label)
    if bandwidth is not None:
        nbytes = {facts.name: facts.bytes for facts in record.facts}
        rates = [bandwidth / nbytes[form] / study.unit_pixels for form in forms]
        axes.plot(rates, range(len(forms)), "k|", markersize=18, markeredgewidth=2, label="limit by the form's bytes")
    axes.set_yticks(range(len(forms)), forms)
    axes.invert_yaxis()
    axes.set_xlabel(study.unit)
    axes.set_title(_title(record, f"{study.title}, {threads_text(threads)}"))
    if record.study in LOGARITHMIC:
        axes.set_xscale("log")
        _show_plain_numbers(axes.xaxis)
    axes.legend(**BESIDE)


def _line_look(number: int) -> dict[str, Any]:
    """A pair of line and marker of its own for each number below 36."""
    line, marker = LINES[(number + number // len(MARKS)) % len(LINES)], MARKS[number % len(MARKS)]
    return {"linestyle": line, "marker": marker, "color": "black"}


def _show_plain_numbers(axis: Any) -> None:
    """Numbers of a logarithmic axis as 2 and 20, not as products with powers of 10."""
    ticker = matplotlib_module("ticker")
    axis.set_major_formatter(ticker.StrMethodFormatter("{x:g}"))
    axis.set_minor_locator(ticker.LogLocator(subs=(2, 5)))
    axis.set_minor_formatter(ticker.StrMethodFormatter("{x:g}"))
    axis.set_tick_params(which="minor", labelsize="medium")


def _title(record: Record, text: str) -> str:
    return f"{text}: {record.machine['model']}, size {record.size}, {record.date}"


def _draw_groups(axes: Any, record: Record) -> None:
    """A line for each strategy, and the text's."""
    for number, strategy in enumerate(dict.fromkeys(result.strategy for result in record.groups)):
        found = [r for r in record.groups if r.strategy == strategy and r.samples]
        axes.plot([r.local_size for r in found], _millis(found), label=strategy, **_line_look(number))
    if record.groups[0].form == ROW_KERNEL:
        axes.plot(*zip(*CITED_GROUPS.items(), strict=True), color="0.6", marker="*", label="the text")
    axes.set_xscale("log", base=2)
    _finish_times(axes, sorted({r.local_size for r in record.groups}), "work-items of a group")
    axes.set_title(_title(record, f"{record.groups[0].form} by work-group size"))


def _draw_threads(axes: Any, record: Record) -> None:
    """Times of the forms by threads, with the time in which the bytes of a form with 8 a pixel can be moved."""
    strategy = AUTO if AUTO in record.strategies else record.strategies[0]
    for number, facts in enumerate(each for each in record.facts if each.name != COPY):
        found = [r for t in record.threads if (r := record.find(facts.name, strategy, t)) is not None]
        axes.plot([r.threads for r in found], _millis(found), label=facts.name, **_line_look(number))
    copies = [best for t in record.threads if (best := record.best(COPY, t)) is not None]
    if copies:
        threads = [r.threads for r in copies]
        axes.plot(threads, _millis(copies), color="0.6", linewidth=3, label="memory limit: a copy")
    _finish_times(axes, record.threads, "threads")
    axes.set_title(_title(record, f"{STUDIES[record.study].title}: time by threads, {strategy}"))


def _millis(results: Sequence[Result]) -> list[float]:
    return [result.seconds * MILLI for result in results]


def _finish_times(axes: Any, places: Sequence[int], label: str) -> None:
    axes.set_yscale("log")
    _show_plain_numbers(axes.yaxis)
    axes.set_xticks(places, map(str, places))
    axes.set_xlabel(label)
    axes.set_ylabel("ms")
    axes.legend(**BESIDE)


def check_dependencies() -> None:
    """Raises OptionError if there is no Jinja, or no Matplotlib."""
    check_templates()
    matplotlib_module("figure")


def page(records: Sequence[Record]) -> str:
    """The HTML text. All texts of records are escaped."""
    parts = [(record, STUDIES[record.study].title, sheets(record), _svg(record)) for record in records]
    return render("study.html.j2", machine=records[0].machine, date=records[0].date, parts=parts)


def _svg(record: Record) -> str:
    """The picture without the lines before its first element."""
    text = draw([record], "svg").decode()
    return text[text.index("<svg") :]
