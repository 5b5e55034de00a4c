"""The worker process of `campaign`: a task is a setup and a range of kernels, or one text and a draw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from wfv.errors import Error
from wfv.fuzz.kernels.comparison import ERROR, KernelUnderTest, Outcome, compare_in_lockstep, origin_of
from wfv.fuzz.kernels.draw import Draw
from wfv.fuzz.kernels.single_kernel import Setup, run_kernel
from wfv.fuzz.workers import serve


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    """Answers with Announcement, Result and Contents as dictionaries; for one text, with its outcome."""
    if "text" in task:
        answer({"outcome": asdict(check_text(task["text"], Draw.from_json(task["draw"]), task["step"], answer))})
        return
    setup = Setup(task["seed"], tuple(task["strategies"]), tuple(task["targets"]))
    for number in range(task["first"], task["first"] + task["count"]):
        for what in run_kernel(number, setup):
            answer(asdict(what))


def check_text(text: str, draw: Draw, step: str, answer: Callable[[object], None]) -> Outcome:
    """The outcome of one kernel; answers `settled` when its result is known not to depend on unset memory."""
    try:
        kernel = KernelUnderTest(text)
        if not kernel.is_settled(draw):
            return Outcome(ERROR, "the result depends on what was in memory before", "reference")
    except (Error, AssertionError) as error:
        return Outcome(ERROR, str(error), "reference " + origin_of(error))
    answer({"settled": True})
    return compare_in_lockstep(kernel, draw) if step == "lockstep" else kernel.outcome(draw)


if __name__ == "__main__":
    serve(work)
