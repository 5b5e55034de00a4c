"""The tables of a record as rows of text, for a terminal, Markdown and a page; and what each study must show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.markup import escape
from rich.table import Table

from wfv.auto.settings import AUTO
from wfv.studies import boxavg, pitch, straylight
from wfv.studies.catalog import STUDIES, Study
from wfv.studies.forms import COPY, Facts
from wfv.studies.record import Record, Result

SCALAR = "scalar"


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


def claims(record: Record) -> list[Claim]:
    """All claims that the run has figures for, for its first number of threads."""
    if record.size != "default" or not record.threads:
        return []
    found = {"boxavg": _boxavg, "pitch": _pitch, "straylight": _straylight}[record.study]
    return list(found(record, record.threads[0]))


def _ratio(text: str, a: Result | None, b: Result | None, bound: float) -> Iterator[Claim]:
    """How many times as fast as b a is."""
    if a is not None and b is not None:
        yield Claim(text, a.rate / b.rate, bound)


def _boxavg(record: Record, threads: int) -> Iterator[Claim]:
    first = record.find(boxavg.FIRST, AUTO, threads)
    fused = record.best(boxavg.FUSED, threads)
    yield from _ratio("first form under auto, over the fused form in float4 at its best", first, fused, 0.6)
    yield from _ratio("first form under auto, over scalar", first, record.find(boxavg.FIRST, SCALAR, threads), 5)
    bandwidth = record.bandwidth(threads)
    passes = [record.find(name, AUTO, threads) for name in boxavg.TWO_PASSES]
    nbytes = {each.name: each.bytes for each in record.facts}
    for name, result in zip(boxavg.TWO_PASSES, passes, strict=True):
        if result is not None and bandwidth is not None:
            share = result.rate * nbytes[name] / bandwidth
            yield Claim(f"{name} under auto, over the limit by its bytes", share, 0.85)


def _pitch(record: Record, threads: int) -> Iterator[Claim]:
    plain, by_hand = record.find(pitch.PLAIN, AUTO, threads), record.best(pitch.BY_HAND, threads)
    yield from _ratio("a pixel per work-item under auto, over short8 by hand at its best", plain, by_hand, 1)
    groups = [result for result in record.groups if result.samples and result.strategy == AUTO]
    if groups:
        best = min(groups, key=lambda result: result.seconds)
        text = f"the same with groups of {best.local_size}, the best size"
        yield from _ratio(text, best, by_hand, 1)


def _straylight(record: Record, threads: int) -> Iterator[Claim]:
    first = record.find(straylight.FIRST, AUTO, threads)
    names = [each.name for each in record.facts if each.name.startswith("convolve")]
    found = [best for name in names if (best := record.best(name, threads)) is not None]
    if first is not None and found:
        best = min(found, key=lambda result: result.seconds)
        text = f"first form under auto, time over the best ({best.form} with {best.strategy})"
        yield Claim(text, first.seconds / best.seconds, 1.5, is_upper=True)


MILLI, NONE = 1e3, "-"
TEXTS = ("what it does", "convolution", "fastest", "auto chose")  # headings of columns of words


@dataclass(frozen=True)
class Sheet:
    """A table: the first column has names, most others have figures. `notes` are sentences below it."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = field(default=())

    @property
    def are_texts(self) -> list[bool]:
        """Which columns are texts: the first one, and those of TEXTS."""
        return [index == 0 or heading in TEXTS for index, heading in enumerate(self.headings)]


def sheets(record: Record) -> list[Sheet]:
    """All tables that the record has something for."""
    study = STUDIES[record.study]
    found = [_rates(record, study, threads) for threads in record.threads]
    found += [_limits(record, study, threads) for threads in record.threads[:1] if record.bandwidth(threads)]
    found += [_frames(record, threads) for threads in record.threads[:1]] if record.study == "straylight" else []
    found += [_sweep(record)] if len(record.threads) > 1 else []
    found += [_groups(record)] if record.groups else []
    found += [_stages(record)] if record.stages else []
    found += [_checks(record)] if record.checks else []
    stated = claims(record)
    return found + ([Sheet("What it must show", ("claim",), [(claim.line,) for claim in stated])] if stated else [])


def threads_text(threads: int) -> str:
    return "1 thread" if threads == 1 else f"{threads} threads"


def _rates(record: Record, study: Study, threads: int) -> Sheet:
    """Pixels in a second of each form under each strategy."""
    columns = [s for s in record.strategies if any(r.strategy == s and r.threads == threads for r in record.results)]
    rows = []
    for facts in record.facts:
        cells = [_rate(_result(record, facts.name, strategy, threads), study) for strategy in columns]
        chosen = record.find(facts.name, AUTO, threads)
        rows.append((facts.name, *cells, *([chosen.choice if chosen else NONE] if AUTO in columns else [])))
    headings = ("form", *columns, *(["auto chose"] if AUTO in columns else []))
    return Sheet(f"{study.title}: {study.unit}, {threads_text(threads)}, size {record.size}", headings, rows)


def _result(record: Record, form: str, strategy: str, threads: int) -> Result | None:
    """With those that have a problem."""
    same = (r for r in record.results if (r.form, r.strategy, r.threads) == (form, strategy, threads))
    return next(same, None)


def _rate(result: Result | None, study: Study) -> str:
    if result is None:
        return NONE
    return _number(result.rate / study.unit_pixels) if result.samples else "WRONG"


def _number(value: float) -> str:
    """Three digits at least: `1.95`, `10543`."""
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def _limits(record: Record, study: Study, threads: int) -> Sheet:
    """Each form beside its limit, ours and the text's."""
    bandwidth = record.bandwidth(threads) or 0.0
    has_cited_limits = any(each.cited_limit for each in record.facts)
    headings: tuple[str, ...] = ("form", "what it does", "bytes", "fastest", study.unit, "of its limit", "of copy")
    headings += ("text", "text, of its limit") if has_cited_limits else ("text",) if _is_cited(record) else ()
    rows = []
    for facts in record.facts:
        best = record.best(facts.name, threads)
        if best is None:
            continue
        copied = record.best(COPY, threads)
        share = best.rate * facts.bytes / bandwidth
        own = (best.strategy, _number(best.rate / study.unit_pixels), _number(100 * share) + "%")
        of_copy = _number(100 * best.rate / copied.rate) + "%" if copied else NONE
        rows.append(
            (facts.name, facts.about, str(facts.bytes), *own, of_copy, *_cited(facts, has_cited_limits, record))
        )
    note = f"Copy: {bandwidth / 1e9:.1f} GB/s. The limit of a form is this over its bytes of a pixel."
    return Sheet(f"{study.title}: limits, {threads_text(threads)}", headings, rows, (note,))


def _is_cited(record: Record) -> bool:
    return any(each.cited is not None for each in record.facts)


def _cited(facts: Facts, has_limits: bool, record: Record) -> tuple[str, ...]:
    if not _is_cited(record):
        return ()
    figure = f"{facts.cited:.0f}" if facts.cited is not None else NONE
    if not has_limits:
        return (figure,)
    return figure, f"{facts.cited / facts.cited_limit:.0%}" if facts.cited and facts.cited_limit else NONE


def _frames(record: Record, threads: int) -> Sheet:
    """Milliseconds of a frame, and how many times as fast as the first form with `scalar`."""
    base = record.find(straylight.FIRST, "scalar", threads)
    rows = []
    for facts in (each for each in record.facts if each.name != COPY):
        named = [record.find(facts.name, name, threads) for name in ("scalar", "llvm")]
        others = record.best(facts.name, threads, without=("scalar", "llvm", AUTO))
        auto, best = record.find(facts.name, AUTO, threads), record.best(facts.name, threads)
        cells = [f"{r.seconds * MILLI:.1f}" if r else NONE for r in (*named, others, auto)]
        ratio = f"{base.seconds / best.seconds:.1f}" if base and best else NONE
        rows.append((facts.name, facts.about, *cells, auto.choice if auto else NONE, ratio))
    steps = ", ".join(f"{step:.0f}" for step in straylight.CITED_STEPS)
    cited = straylight.CITED_STEPS[0] / straylight.CITED_STEPS[-1]
    note = f"Times as fast as the first form with scalar. The text's steps: {steps} ms, {cited:.1f} times."
    headings = ("form", "convolution", "scalar", "llvm", "fastest other", AUTO, "auto chose", "times as fast")
    return Sheet(f"StrayLight: ms a frame, {threads_text(threads)}", headings, rows, (note,))


def _sweep(record: Record) -> Sheet:
    """Times by number of threads, with `auto` or the first strategy there is."""
    strategy = AUTO if AUTO in record.strategies else record.strategies[0]
    rows = []
    for facts in record.facts:
        results = [record.find(facts.name, strategy, threads) for threads in record.threads]
        rows.append((facts.name, *(f"{r.seconds * MILLI:.2f}" if r else NONE for r in results)))
    headings = ("form", *(threads_text(threads) for threads in record.threads))
    return Sheet(f"{STUDIES[record.study].title}: ms by threads, {strategy}", headings, rows)


def _groups(record: Record) -> Sheet:
    """Times by work-group size."""
    columns = list(dict.fromkeys(result.strategy for result in record.groups))
    is_cited = record.groups[0].form == boxavg.ROW_KERNEL
    rows = []
    for size in dict.fromkeys(result.local_size for result in record.groups):
        found = {r.strategy: r for r in record.groups if r.local_size == size and r.samples}
        times = [f"{found[s].seconds * MILLI:.2f}" if s in found else NONE for s in columns]
        cited = boxavg.CITED_GROUPS.get(size)
        rows.append((str(size), *times, *([f"{cited:.0f}" if cited else NONE] if is_cited else [])))
    title = f"{record.groups[0].form}: ms by work-group size, {threads_text(record.groups[0].threads)}"
    return Sheet(title, ("work-items", *columns, *(["text"] if is_cited else [])), rows)


def _stages(record: Record) -> Sheet:
    """The pipeline: each stage, and whole frames."""
    columns = sorted({result.threads for result in record.stages})
    rows = []
    for stage in dict.fromkeys(result.form for result in record.stages):
        found = {r.threads: r for r in record.stages if r.form == stage and r.samples}
        rows.append((stage, *(f"{found[t].seconds * MILLI:.2f}" if t in found else NONE for t in columns)))
    notes = [note for form in ("frame", "frame, recorded") if (note := _frame_rates(record, form))]
    return Sheet("StrayLight: ms by stage, auto", ("stage", *map(threads_text, columns)), rows, tuple(notes))


def _frame_rates(record: Record, form: str) -> str:
    """Frames in a second, by threads; "" if there is no such row."""
    found = sorted((r for r in record.stages if r.form == form and r.samples), key=lambda r: r.threads)
    rates = ", ".join(f"{1 / r.seconds:.1f} with {threads_text(r.threads)}" for r in found)
    what = "Frames a second" if form == "frame" else "Frames a second, launches recorded"
    return f"{what}: {rates}." if rates else ""


def _checks(record: Record) -> Sheet:
    """Stages beside their models."""
    rows = [
        (c.stage, str(c.numbers), str(c.compared), f"{c.worst:.1e}", "yes" if c.is_right else "NO")
        for c in record.checks
    ]
    allowed = f"{record.checks[0].tolerance:g}"
    note = f"Models are in double precision; at most {allowed} is right, numbers below 1e-10 are ignored."
    headings = ("stage", "numbers", "compared", "worst relative difference", "right")
    return Sheet("StrayLight: stages beside their models", headings, rows, (note,))


def rich_table(sheet: Sheet) -> Table:
    """For a terminal."""
    table = Table(title=escape(sheet.title), caption=escape("\n".join(sheet.notes)) or None)
    for heading, is_text in zip(sheet.headings, sheet.are_texts, strict=True):
        table.add_column(heading, justify="left" if is_text else "right")
    for row in sheet.rows:
        table.add_row(*map(escape, row))
    return table


def markdown(record: Record) -> str:
    """All tables as Markdown, for docs/studies.md: `markdown(read_records(path)[0])`."""
    parts = []
    for sheet in sheets(record):
        lines = [
            f"**{sheet.title}**",
            "",
            _line(sheet.headings),
            _line(["---" if is_text else "---:" for is_text in sheet.are_texts]),
        ]
        parts.append("\n".join([*lines, *map(_line, sheet.rows), *(["", *sheet.notes] if sheet.notes else [])]))
    return "\n\n".join(parts) + "\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
