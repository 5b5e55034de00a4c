"""The table and the record of a search: one row for each candidate, the fastest first, failures last."""

import zlib
from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from wfv.bench.json_record import json_text, machine
from wfv.bench.statistics import Estimate, median_of, speedup
from wfv.bench.table import GLUE, MILLI, speedup_text
from wfv.bench.tune import BASELINE, Candidate, Outcome, Tuning
from wfv.runtime.tables import rich_table

ENOUGH = 12  # samples, for a verdict


def ranked(tuning: Tuning) -> list[Outcome]:
    """The trials by their time, failures last.

    The time is that relative to the best, over the rounds that both have: a slow candidate was dropped early, and the
    machine may have been faster or slower then.
    """
    if tuning.best is None:
        return list(tuning.trials)

    def relative(trial: Outcome) -> float:
        found = ratio(tuning, tuning.best, trial)
        return -found.value if found is not None else 0.0

    timed = sorted((t for t in tuning.trials if t.samples), key=relative)
    timed.sort(key=lambda trial: trial.candidate != tuning.best)
    others = [trial for trial in tuning.trials if not trial.samples]
    return timed + sorted(others, key=lambda trial: trial.same_as is None)


def ratio(tuning: Tuning, base: Candidate | None, trial: Outcome) -> Estimate | None:
    """How many times faster the trial is than `base`; None if one of the two has no samples."""
    samples = next((each.samples for each in tuning.trials if each.candidate == base), [])
    if not samples or not trial.samples:
        return None
    return speedup(samples, trial.samples, zlib.crc32(trial.candidate.label.encode()))


def baseline(tuning: Tuning) -> Candidate:
    return next(trial.candidate for trial in tuning.trials if trial.candidate.strategy == BASELINE)


def make_table(tuning: Tuning, title: str) -> Table:
    """Median times with their 95 % confidence intervals, speedups over `scalar` and over the default.

    Candidates with the same machine code share a row.
    """
    caption = f"[..]: 95 % confidence interval; default: {tuning.default.label}; sorted by the time in common rounds"
    has_local = any(trial.local_size for trial in tuning.trials)
    rows = []
    for trial in (each for each in ranked(tuning) if each.same_as is None):
        local = [",".join(map(str, trial.local_size)) if trial.local_size else "-"] * has_local
        rows.append((*_name(tuning, trial), *local, *_figures(tuning, trial)))
    headings = ("strategy", ">lanes", *[">local size"] * has_local, ">ms", ">over scalar", ">over default", ">samples")
    return rich_table(headings, rows, title=title, caption=caption)


def _name(tuning: Tuning, trial: Outcome) -> tuple[str, str]:
    """The strategies with this code, and the lanes; others with other lanes are named in full."""
    own = trial.candidate
    same = [each.candidate for each in tuning.trials if each.same_as == own]
    lanes = str(own.options.lanes) if own.options.strategy.vectorize else "-"
    names = [own.strategy, *(c.strategy if c.options.lanes == own.options.lanes else c.label for c in same)]
    style = "[bold green]" if own == tuning.best else ""
    return style + escape(", ".join(names)), lanes


def _figures(tuning: Tuning, trial: Outcome) -> tuple[str, ...]:
    if not trial.samples:
        return f"[bold red]{'WRONG' if trial.is_wrong else 'FAILED'}[/]", "-", "-", "0"
    time = median_of(trial.samples)
    interval = f"[dim]\\[{time.low * MILLI:.3f},{GLUE}{time.high * MILLI:.3f}][/]"
    speedups = (ratio(tuning, base, trial) for base in (baseline(tuning), tuning.default))
    texts = (speedup_text(each) if each is not None else "-" for each in speedups)
    return f"{time.value * MILLI:.3f} {interval}", *texts, str(len(trial.samples))


def problem_lines(trials: Sequence[Outcome]) -> list[str]:
    """`boscc/64: ERROR` for each candidate that failed; equal problems are one line."""
    found = dict[str, list[str]]()
    for trial in trials:
        if trial.problem:
            found.setdefault(trial.problem, []).append(trial.candidate.label)
    return [f"{', '.join(labels)}: {problem}" for problem, labels in found.items()]


def verdict(tuning: Tuning) -> str:
    """One line that names the best, and says whether it is better than the default beyond doubt."""
    best = next((trial for trial in tuning.trials if trial.candidate == tuning.best), None)
    if best is None:
        return "no candidate has right results"
    if tuning.best == tuning.default:
        return f"best: {best.candidate.label}, which is the default"
    over = ratio(tuning, tuning.default, best)
    if over is None:
        return f"best: {best.candidate.label}; the default, {tuning.default.label}, failed"
    interval = (
        f"{over.value:.2f} [{over.low:.2f}, {over.high:.2f}] times as fast as the default, {tuning.default.label}"
    )
    doubt = "" if over.low > 1 else "; they may be equal"
    if len(best.samples) < ENOUGH:
        doubt = f"; {len(best.samples)} samples are too few to be sure"
    return f"best: {best.candidate.label}, {interval}{doubt}"


def record_text(tuning: Tuning) -> str:
    """`{"machine", "kernel", "threads", "target", "ndranges", "default", "best", "candidates"}`.

    Samples are in seconds, by round: sample i of all candidates was taken in round i.
    """
    head = {
        "machine": machine(),
        "kernel": tuning.subject.kernel,
        "threads": tuning.subject.threads,
        "target": tuning.subject.default.target,
        "ndranges": [{"global": each.global_size, "local": each.local_size} for each in tuning.ndranges],
        "default": _options(tuning.default),
        "best": _options(tuning.best) if tuning.best is not None else None,
    }
    return json_text(head, candidates=[_row(tuning, trial) for trial in ranked(tuning)])


def _row(tuning: Tuning, trial: Outcome) -> dict[str, object]:
    """Figures that do not exist are null."""
    time = median_of(trial.samples) if trial.samples else None
    return {
        **_options(trial.candidate),
        "local_size": trial.local_size,
        "median": [time.value, time.low, time.high] if time is not None else None,
        "problem": trial.problem or None,
        "same_as": _options(trial.same_as) if trial.same_as is not None else None,
        "samples": trial.samples,
    }


def _options(candidate: Candidate) -> dict[str, object]:
    options = candidate.options
    return {"strategy": options.strategy.name, "lanes": options.lanes if options.strategy.vectorize else None}
