"""What `auto` says about a choice: what was chosen, from what, and why."""

from __future__ import annotations

from collections.abc import Sequence

from passes.remarks import Remark
from wfv.runtime.candidates import Ranked
from wfv.runtime.class_choice import ClassChoice


def choice_remark(choice: ClassChoice | None, ranked: Sequence[Ranked]) -> Remark:
    """A remark on the choice for a size class; None: the cost model decides alone."""
    return _remark(_text(choice, ranked))


def first_remark(choice: ClassChoice) -> Remark:
    """A remark on the first version, which runs until the model's choice, the second candidate, is compiled."""
    first, chosen = choice.candidates
    if choice.failures:
        text = f"{first.title}: not {chosen.title}: {choice.failures[1]}"
    else:
        state = "is being compiled" if choice.phase == "compiling" else "is compiled when launches have taken longer"
        text = f"{first.title} for now: {chosen.title} has about {chosen.instructions} instructions, and {state}"
    return _remark(text)


def version_remark(choice: ClassChoice) -> Remark:
    """A remark on a version with constants; the first candidate is the general version."""
    _, version, *_ = choice.candidates
    if choice.scores:
        text = f"{choice.chosen.title}{_times(choice.times, choice.chosen.title)}"
    elif choice.failures:
        text = f"not {version.title}: {choice.failures[1]}"
    else:
        state = "is being measured" if choice.phase == "measuring" else "is being compiled"
        text = f"{version.title}: {'its launches are too short' if choice.winner is not None else state}"
    return _remark(text)


def _remark(text: str) -> Remark:
    return Remark(0, "auto", "", "", text)


def _text(choice: ClassChoice | None, ranked: Sequence[Ranked]) -> str:
    if choice is None:
        return f"{ranked[0].title}, by the cost model: {ranked[0].reason}; nothing is measured"
    if choice.kept is not None:
        how = "by wfv tune" if choice.kept.tuned else "in an earlier process"
        return f"{choice.chosen.title}, measured {how}{_times(choice.kept.times, choice.chosen.title)}"
    if choice.scores:
        return f"{choice.chosen.title}, measured in {choice.rounds} rounds{_times(choice.times, choice.chosen.title)}"
    model = f"{ranked[0].title}, by the cost model: {ranked[0].reason}"
    state = {
        "quiet": "not measured yet: its launches have been short",
        "compiling": "other candidates are being compiled",
        "measuring": "other candidates are being measured",
        "settled": "its launches are too short to be measured"
        if not choice.failures
        else "there is no other candidate",
    }[choice.phase]
    failures = "".join(f"; not {choice.candidates[n].title}: {why}" for n, why in choice.failures.items())
    return f"{model}; {state}{failures}"


def _times(times: dict[str, float], winner: str) -> str:
    others = sorted((time, title) for title, time in times.items() if title != winner)
    shown = ", ".join(f"{title} {time:.2f} times its time" for time, title in others)
    return f": {shown}" if shown else ""
