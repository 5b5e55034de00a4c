"""What is said about the choices of `auto` for launches: what runs, from what it was chosen, and why."""

from collections.abc import Iterator, Mapping, Sequence

from passes.remarks import Remark
from wfv.runtime.auto_launch import Choices
from wfv.runtime.candidates import Ranked, title_of
from wfv.runtime.choice import Choice


def choice_remarks(choices: Choices | None, ranked: Sequence[Ranked]) -> tuple[Remark, ...]:
    """A remark for each choice; None: the cost model decides alone. `ranked`: its choice first."""
    chosen = ranked[0]
    texts = _texts(choices, chosen) if choices is not None else [f"{_by_model(chosen)}; nothing is measured"]
    return tuple(Remark(0, "auto", "", "", text) for text in texts)


def _texts(choices: Choices, chosen: Ranked) -> Iterator[str]:
    measured = [each for each in choices.made if each.scores]
    if choices.kept is not None:
        how = "by wfv tune" if choices.kept.tuned else "in an earlier process"
        title = choices.made[0].running.title
        yield f"{title}, measured {how}{_times(choices.kept.times, title)}"
    elif not measured:
        yield _unmeasured(choices.made[0], chosen)
    yield from map(_measured, measured)


def _unmeasured(choice: Choice, chosen: Ranked) -> str:
    failures = "".join(f"; not {each.title}: {why}" for each, why in choice.failures.items())
    why = _by_model(chosen)
    if choice.running is not chosen:
        why = f"{choice.running.title} first: {chosen.title} has about {chosen.instructions} instructions"
    return f"{why}; {_state(choice)}{failures}"


def _by_model(chosen: Ranked) -> str:
    return f"{chosen.title}, by the cost model: {chosen.reason}"


def _state(choice: Choice) -> str:
    if choice.is_brief:
        return "its launches are too short to be measured"
    if choice.is_settled:
        return "there is no other candidate"
    if choice.phase == "quiet":
        return "not measured yet: its launches have been short"
    return f"other candidates are being {'compiled' if choice.phase == 'compiling' else 'measured'}"


def _measured(choice: Choice) -> str:
    winner = choice.running
    scores = {_name(each, winner): score for each, score in choice.scores.items()}
    times = _times(scores, _name(winner, winner))
    others = f"; {choice.general.title} for other arguments" if winner.constants else ""
    return f"{winner.title}, measured in {choice.rounds} rounds{times}{others}"


def _name(candidate: Ranked, winner: Ranked) -> str:
    """Without the constants, if the winner has the same ones."""
    if candidate.fixed == winner.fixed:
        return title_of(candidate.options)
    return candidate.title if candidate.fixed is not None else f"{candidate.title} without constants"


def _times(times: Mapping[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""
