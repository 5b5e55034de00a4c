"""What is said about the choice of `auto` for launches: what runs, from what it was chosen, and why."""

from collections.abc import Iterator, Mapping, Sequence

from passes.remarks import Remark
from wfv.runtime.candidates import Ranked
from wfv.runtime.choice import Choice, Question


def choice_remarks(choice: Choice | None, ranked: Sequence[Ranked]) -> tuple[Remark, ...]:
    """A remark for each question of a choice; None: the cost model decides alone. `ranked`: its choice first."""
    texts = _texts(choice, ranked[0]) if choice is not None else [f"{_by_model(ranked[0])}; nothing is measured"]
    return tuple(Remark(0, "auto", "", "", text) for text in texts)


def _texts(choice: Choice, chosen: Ranked) -> Iterator[str]:
    yield _general(choice, chosen)
    for question in choice.questions:
        if question.kind == "constants":
            yield _version(choice, question)
        elif question.kind == "first" and question.winner != 0:
            yield _first(choice, choice.candidates[question.compared[0]], chosen)


def _general(choice: Choice, chosen: Ranked) -> str:
    title = choice.chosen.title
    if choice.kept is not None:
        how = "by wfv tune" if choice.kept.tuned else "in an earlier process"
        return f"{title}, measured {how}{_times(choice.times, title)}"
    if choice.measured is not None:
        return f"{title}, measured in {choice.measured.rounds} rounds{_times(choice.times, title)}"
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
    state = "is being compiled" if choice.phase == "compiling" else "is compiled when launches have taken longer"
    return f"{first.title} for now: {chosen.title} has about {chosen.instructions} instructions, and {state}"


def _version(choice: Choice, question: Question) -> str:
    version = choice.candidates[question.compared[-1]] if question.winner is None else None
    if question.winner is not None:
        title = choice.candidates[question.winner].title
        return f"{title}{_times({choice.candidates[n].title: time for n, time in question.scores.items()}, title)}"
    failed = [choice.failures[n] for n in choice.failures if choice.candidates[n].fixed is not None]
    if failed and len(question.compared) == 1:
        return f"not with constants: {failed[0]}"
    assert version is not None
    return f"{version.title}: is being {'measured' if choice.phase == 'measuring' else 'compiled'}"


def _times(times: Mapping[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""
