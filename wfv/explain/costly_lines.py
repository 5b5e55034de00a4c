"""The source lines that cost most in vector code, each with the remarks that say why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from passes.remarks import Remark
from wfv.cost import Candidate, instruction_costs_of
from wfv.cost.reason import OF_PART
from wfv.explain.advice import advice_for
from wfv.pipeline.state import State

MOST = 3
_WORTH = 0.05  # of the instructions' cycles
# The part of the cost that a remark of each kind explains.
_PARTS = {
    "gather": ("gathers",), "scatter": ("scatters",), "strided": ("strided",), "tested": ("gathers", "scatters"),
    "by lane": ("gathers", "scatters"), "masked": ("masks", "contiguous"), "branch": ("masks",), "loop": ("masks",),
    "per lane": ("atomics", "calls"),
}  # fmt: skip


@dataclass(frozen=True)
class CostlyLine:
    """A line, its share of the cycles of all instructions, what they are spent on, and why.

    `remark` is None where the line is costly although it is vectorized as it should be.
    """

    line: int
    file: str
    share: float
    part: str
    remark: Remark | None

    @property
    def what(self) -> str:
        """The part in words."""
        return OF_PART.get(self.part, self.part)

    @property
    def advice(self) -> str:
        """What to try, "" if nothing is known."""
        return advice_for(self.remark) if self.remark is not None else ""


def costly_lines(state: State, candidate: Candidate, remarks: Iterable[Remark]) -> list[CostlyLine]:
    """The costliest lines, most cycles first. `remarks`: those of the candidate's compilation."""
    cycles: defaultdict[tuple[int, str], defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for instr, part, each in instruction_costs_of(state, candidate):
        line = instr.line
        cycles[int(line), getattr(line, "file", "")][part] += each
    total = sum(sum(parts.values()) for parts in cycles.values()) or 1.0
    known = list(remarks)
    found = [_costly(place, parts, total, known) for place, parts in cycles.items() if place[0]]
    found = [each for each in found if each.share >= _WORTH]
    return sorted(found, key=lambda each: -each.share)[:MOST]


def _costly(place: tuple[int, str], parts: dict[str, float], total: float, remarks: Sequence[Remark]) -> CostlyLine:
    line, file = place
    part = max(parts, key=lambda each: parts[each])
    here = [each for each in remarks if each.line == line and each.file == file]
    fitting = [each for each in here if part in _PARTS.get(each.kind, ())]
    if part in _PARTS["by lane"]:  # the remark is on the loop's line
        fitting += [each for each in remarks if each.kind == "by lane"]
    return CostlyLine(line, file, sum(parts.values()) / total, part, next(iter(fitting), None))
