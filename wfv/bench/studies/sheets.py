"""The tables of a record as rows of text, for a terminal and a page; and what each study must show."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from wfv.auto.settings import AUTO
from wfv.bench.sampling import threads_text
from wfv.bench.studies import boxavg, pitch, straylight
from wfv.bench.studies.catalog import STUDIES
from wfv.bench.studies.forms import COPY
from wfv.bench.studies.record import Record, Result
from wfv.runtime import tables

MILLI, NONE, SCALAR = 1e3, "-", "scalar"
TEXTS = ("what it does", "convolution", "fastest", "auto chose")  # headings of columns of words
CITED = ("text", "text, of its limit")  # left out where a study cites nothing


@dataclass(frozen=True)
class Claim:
    """A number that must be at least `least` (or at most, if `is_upper`)."""

    text: str
    value: float
    bound: float
    is_upper: bool = False

    @property
    def holds(self) -> bool:
        return self.value <= self.bound if self.is_upper else self.value >= self.bound

    @property
    def line(self) -> str:
        limit = "at most" if self.is_upper else "at least"
        return f"{self.text}: {self.value:.2f} ({limit} {self.bound:g}: {'holds' if self.holds else 'does not hold'})"


Stated = tuple[str, float | None, float]  # the text, the value if there is one, the bound


def claims(record: Record) -> list[Claim]:
    """All claims that the run has figures for, for its first number of threads."""
    if record.size != "default" or not record.threads:
        return []
    found = {"boxavg": _boxavg, "pitch": _pitch, "straylight": _straylight}[record.study]
    stated = found(record, record.threads[0])
    is_upper = record.study == "straylight"
    return [Claim(text, value, bound, is_upper) for text, value, bound in stated if value is not None]


def _ratio(a: Result | None, b: Result | None) -> float | None:
    """How many times as fast as b a is."""
    return a.rate / b.rate if a is not None and b is not None else None


def _boxavg(record: Record, threads: int) -> Sequence[Stated]:
    first, scalar = (record.find(boxavg.FIRST, strategy, threads) for strategy in (AUTO, SCALAR))
    fused = record.best(boxavg.FUSED, threads)
    nbytes, copied = {each.name: each.bytes for each in record.facts}, record.best(COPY, threads)
    passes = {name: _ratio(record.find(name, AUTO, threads), copied) for name in boxavg.TWO_PASSES}
    return [
        ("first form under auto, over the fused form in float4 at its best", _ratio(first, fused), 0.6),
        ("first form under auto, over scalar", _ratio(first, scalar), 5),
        *(
            (f"{name} under auto, over the limit by its bytes", of_copy and of_copy * nbytes[name] / nbytes[COPY], 0.85)
            for name, of_copy in passes.items()
        ),
    ]


def _pitch(record: Record, threads: int) -> Sequence[Stated]:
    plain, by_hand = record.find(pitch.PLAIN, AUTO, threads), record.best(pitch.BY_HAND, threads)
    groups = [result for result in record.groups if result.samples and result.strategy == AUTO]
    found = [("a pixel per work-item under auto, over short8 by hand at its best", _ratio(plain, by_hand), 1)]
    if groups:
        best = min(groups, key=lambda result: result.seconds)
        found.append((f"the same with groups of {best.local_size}, the best size", _ratio(best, by_hand), 1))
    return found


def _straylight(record: Record, threads: int) -> Sequence[Stated]:
    names = [each.name for each in record.facts if each.name.startswith("convolve")]
    found = [best for name in names if (best := record.best(name, threads)) is not None]
    if not found:
        return []
    best = min(found, key=lambda result: result.seconds)
    text = f"first form under auto, time over the best ({best.form} with {best.strategy})"
    return [(text, _ratio(best, record.find(straylight.FIRST, AUTO, threads)), 1.5)]


@dataclass(frozen=True)
class Sheet:
    """A table: the first column has names, most others have figures. `notes` are sentences below it."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()

    @property
    def are_texts(self) -> list[bool]:
        """Which columns are texts: the first one, and those of TEXTS."""
        return [index == 0 or heading in TEXTS for index, heading in enumerate(self.headings)]


Row = dict[str, str]  # by heading


def sheets(record: Record) -> list[Sheet]:
    """All tables that the record has something for."""
    found = [_rates(record, threads) for threads in record.threads]
    for threads in record.threads[:1]:
        found += [_limits(record, threads)] if record.best(COPY, threads) else []
        found += [_frames(record, threads)] if record.study == "straylight" else []
    found += [_sweep(record)] if len(record.threads) > 1 else []
    found += [_groups(record)] if record.groups else []
    found += [_stages(record)] if record.stages else []
    found += [_checks(record)] if record.checks else []
    stated = [{"claim": claim.line} for claim in claims(record)]
    return found + ([_sheet("What it must show", stated)] if stated else [])


def _sheet(title: str, rows: Sequence[Row], *notes: str) -> Sheet:
    return Sheet(title, tuple(rows[0]), [tuple(row.values()) for row in rows], notes)


def _pivot(heading: str, results: Sequence[Result], row: str, column: str, text: Callable[[Result], str]) -> list[Row]:
    """A row for each value of the results' field `row`, a column for each of `column`."""
    cells = {(getattr(each, row), _heading(getattr(each, column))): text(each) for each in results}
    columns = list(dict.fromkeys(name for _, name in cells))
    rows = dict.fromkeys(value for value, _ in cells)
    return [{heading: str(value)} | {name: cells.get((value, name), NONE) for name in columns} for value in rows]


def _heading(value: str | int) -> str:
    return threads_text(value) if isinstance(value, int) else value


def _millis(result: Result | None, digits: int = 2) -> str:
    return f"{result.seconds * MILLI:.{digits}f}" if result is not None and result.samples else NONE


def _number(value: float, unit: str = "") -> str:
    """Three digits at least: `1.95`, `10543`."""
    return (f"{value:.3g}" if value < 100 else f"{value:.0f}") + unit


def _choice(result: Result | None) -> str:
    return result.choice if result is not None else NONE


def _rates(record: Record, threads: int) -> Sheet:
    """Pixels in a second of each form under each strategy."""
    study = STUDIES[record.study]

    def rate(result: Result) -> str:
        return _number(result.rate / study.unit_pixels) if result.samples else "WRONG"

    rows = _pivot("form", [r for r in record.results if r.threads == threads], "form", "strategy", rate)
    for row in rows if AUTO in rows[0] else []:
        row["auto chose"] = _choice(record.find(row["form"], AUTO, threads))
    return _sheet(f"{study.title}: {study.unit}, {threads_text(threads)}, size {record.size}", rows)


def _limits(record: Record, threads: int) -> Sheet:
    """Each form beside its limit, ours and the text's."""
    study, copied, bandwidth = STUDIES[record.study], record.best(COPY, threads), record.bandwidth(threads)
    assert copied is not None and bandwidth is not None
    rows = list[Row]()
    for facts in record.facts:
        if (best := record.best(facts.name, threads)) is not None:
            row = {"form": facts.name, "what it does": facts.about, "bytes": str(facts.bytes)}
            row |= {"fastest": best.strategy, study.unit: _number(best.rate / study.unit_pixels)}
            row["of its limit"] = _number(100 * best.rate * facts.bytes / bandwidth, "%")
            row["of copy"] = _number(100 * best.rate / copied.rate, "%")
            row["text"] = f"{facts.cited:.0f}" if facts.cited else NONE
            share = facts.cited / facts.cited_limit if facts.cited and facts.cited_limit else None
            row["text, of its limit"] = f"{share:.0%}" if share else NONE
            rows.append(row)
    for heading in CITED:
        if all(row[heading] == NONE for row in rows):
            rows = [{key: text for key, text in row.items() if key != heading} for row in rows]
    note = f"Copy: {bandwidth / 1e9:.1f} GB/s. The limit of a form is this over its bytes of a pixel."
    return _sheet(f"{study.title}: limits, {threads_text(threads)}", rows, note)


def _frames(record: Record, threads: int) -> Sheet:
    """Milliseconds of a frame, and how many times as fast as the first form with `scalar`."""
    base = record.find(straylight.FIRST, SCALAR, threads)
    rows = list[Row]()
    for facts in (each for each in record.facts if each.name != COPY):
        row = {"form": facts.name, "convolution": facts.about}
        row |= {name: _millis(record.find(facts.name, name, threads), 1) for name in (SCALAR, "llvm")}
        row["fastest other"] = _millis(record.best(facts.name, threads, without=(SCALAR, "llvm", AUTO)), 1)
        auto, times = record.find(facts.name, AUTO, threads), _ratio(record.best(facts.name, threads), base)
        row |= {AUTO: _millis(auto, 1), "auto chose": _choice(auto), "times as fast": f"{times:.1f}" if times else NONE}
        rows.append(row)
    steps = ", ".join(f"{step:.0f}" for step in straylight.CITED_STEPS)
    cited = straylight.CITED_STEPS[0] / straylight.CITED_STEPS[-1]
    note = f"Times as fast as the first form with scalar. The text's steps: {steps} ms, {cited:.1f} times."
    return _sheet(f"StrayLight: ms a frame, {threads_text(threads)}", rows, note)


def _sweep(record: Record) -> Sheet:
    """Times by number of threads, with `auto` or the first strategy there is."""
    strategy = AUTO if AUTO in record.strategies else record.strategies[0]
    results = [r for t in record.threads for r in record.results if (r.threads, r.strategy) == (t, strategy)]
    rows = _pivot("form", results, "form", "threads", _millis)
    return _sheet(f"{STUDIES[record.study].title}: ms by threads, {strategy}", rows)


def _groups(record: Record) -> Sheet:
    """Times by work-group size."""
    first = record.groups[0]
    rows = _pivot("work-items", record.groups, "local_size", "strategy", _millis)
    for row in rows if first.form == boxavg.ROW_KERNEL else []:
        cited = boxavg.CITED_GROUPS.get(int(row["work-items"]))
        row["text"] = f"{cited:.0f}" if cited else NONE
    return _sheet(f"{first.form}: ms by work-group size, {threads_text(first.threads)}", rows)


def _stages(record: Record) -> Sheet:
    """The pipeline: each stage, and whole frames."""
    results, notes = sorted(record.stages, key=lambda result: result.threads), list[str]()
    for form, what in {"frame": "Frames a second", "frame, recorded": "Frames a second, launches recorded"}.items():
        frames = [r for r in results if r.form == form and r.samples]
        rates = ", ".join(f"{1 / r.seconds:.1f} with {threads_text(r.threads)}" for r in frames)
        notes += [f"{what}: {rates}."] if rates else []
    return _sheet("StrayLight: ms by stage, auto", _pivot("stage", results, "form", "threads", _millis), *notes)


def _checks(record: Record) -> Sheet:
    """Stages beside their models."""
    headings = ("stage", "numbers", "compared", "worst relative difference", "right")
    rows = [
        (c.stage, str(c.numbers), str(c.compared), f"{c.worst:.1e}", "yes" if c.is_right else "NO")
        for c in record.checks
    ]
    allowed = f"{record.checks[0].tolerance:g}"
    note = f"Models are in double precision; at most {allowed} is right, numbers below 1e-10 are ignored."
    return Sheet("StrayLight: stages beside their models", headings, rows, (note,))


def rich_table(sheet: Sheet) -> Table:
    """For a terminal."""
    headings = [name if is_text else f">{name}" for name, is_text in zip(sheet.headings, sheet.are_texts, strict=True)]
    rows, caption = [[*map(escape, row)] for row in sheet.rows], escape("\n".join(sheet.notes)) or None
    return tables.rich_table(headings, rows, title=escape(sheet.title), title_justify="center", caption=caption)
