"""What is said about the choice of `auto` for launches: what runs, from what it was chosen, and why."""

from collections.abc import Iterator, Mapping, Sequence

from passes.remarks import Remark
from wfv.runtime.candidates import Ranked, title_of
from wfv.runtime.choice import Choice, Comparison


def choice_remarks(choice: Choice | None, ranked: Sequence[Ranked]) -> tuple[Remark, ...]:
    """A remark for each comparison of a choice; None: the cost model decides alone. `ranked`: its choice first."""
    texts = _texts(choice, ranked[0]) if choice is not None else [f"{_by_model(ranked[0])}; nothing is measured"]
    return tuple(Remark(0, "auto", "", "", text) for text in texts)


def _texts(choice: Choice, chosen: Ranked) -> Iterator[str]:
    if choice.kept is not None:
        how = "by wfv tune" if choice.kept.tuned else "in an earlier process"
        yield f"{choice.candidates[1].title}, measured {how}{_times(choice.kept.times, choice.candidates[1].title)}"
    elif choice.measured is None:
        yield _unmeasured(choice, chosen)
    for comparison in choice.comparisons:
        if comparison.scores:
            yield _measured(choice, comparison)


def _unmeasured(choice: Choice, chosen: Ranked) -> str:
    running = choice.candidates[choice.running]
    if running is not choice.candidates[0]:
        return _first(choice, running, chosen)
    failures = "".join(f"; not {choice.candidates[n].title}: {why}" for n, why in choice.failures.items())
    return f"{_by_model(chosen)}; {_state(choice)}{failures}"


def _by_model(chosen: Ranked) -> str:
    return f"{chosen.title}, by the cost model: {chosen.reason}"


def _state(choice: Choice) -> str:
    if choice.is_brief:
        return "its launches are too short to be measured"
    if choice.has_winner:
        return "there is no other candidate"
    if choice.phase == "quiet":
        return "not measured yet: its launches have been short"
    return f"other candidates are being {'compiled' if choice.phase == 'compiling' else 'measured'}"


def _first(choice: Choice, first: Ranked, chosen: Ranked) -> str:
    if 0 in choice.failures:
        return f"{first.title}: not {chosen.title}: {choice.failures[0]}"
    state = "is being compiled" if 0 in choice.missing else "is compiled when launches have taken longer"
    return f"{first.title} for now: {chosen.title} has about {chosen.instructions} instructions, and {state}"


def _measured(choice: Choice, comparison: Comparison) -> str:
    assert comparison.winner is not None
    winner = choice.candidates[comparison.winner]
    scores = {_name(choice.candidates[n], winner): score for n, score in comparison.scores.items()}
    times = _times(scores, _name(winner, winner))
    others = f"; {choice.candidates[choice.running].title} for other arguments" if winner.constants else ""
    return f"{winner.title}, measured in {comparison.rounds} rounds{times}{others}"


def _name(candidate: Ranked, winner: Ranked) -> str:
    """Without the constants, if the winner has the same ones."""
    if candidate.fixed == winner.fixed:
        return title_of(candidate.options)
    return candidate.title if candidate.fixed is not None else f"{candidate.title} without constants"


def _times(times: Mapping[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""
