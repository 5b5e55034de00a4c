"""The source lines by what they cost in vector code, each with the decision that says why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from passes.remarks import Remark
from wfv.cost.estimate import OF_PART
from wfv.cost.vector_cost import InstrCost
from wfv.explain.decisions import PARTS, Decision
from wfv.explain.source_text import SourceText


@dataclass(frozen=True)
class CostlyLine:
    """A line, its share of the cycles of all instructions, what they are spent on, and why.

    `text`: the line as it is written, "" if it is not known. `decision` is None where the line is costly although it is
    vectorized as it should be.
    """

    line: int
    file: str
    text: str
    share: float
    part: str
    decision: Decision | None

    @property
    def what(self) -> str:
        """The part in words."""
        return OF_PART.get(self.part, self.part)

    @property
    def remark(self) -> Remark | None:
        return self.decision.remark if self.decision is not None else None

    @property
    def cause(self) -> str:
        """Why the line costs what it does, "" if it is as it should be."""
        return self.decision.remark.text if self.decision is not None else ""

    @property
    def advice(self) -> str:
        """What to try, "" if nothing is known."""
        return self.decision.advice if self.decision is not None else ""


def costly_lines(costs: Sequence[InstrCost], decisions: Sequence[Decision], source: SourceText) -> list[CostlyLine]:
    """All lines that cost something, most cycles first."""
    cycles: defaultdict[tuple[int, str], defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for each in costs:
        cycles[int(each.line), getattr(each.line, "file", "")][each.part] += each.cycles
    total = sum(sum(parts.values()) for parts in cycles.values()) or 1.0
    found = [_costly(*place, parts, total, decisions, source) for place, parts in cycles.items() if place[0]]
    return sorted((each for each in found if each.share), key=lambda each: (-each.share, each.file, each.line))


def _costly(
    line: int, file: str, parts: dict[str, float], total: float, decisions: Sequence[Decision], source: SourceText
) -> CostlyLine:
    part = max(parts, key=lambda each: parts[each])
    fitting = [each for each in decisions if part in PARTS.get(each.kind, ())]
    here = [each for each in fitting if any(at.line == line and at.file == file for at in each.remarks)]
    if part in PARTS["by lane"]:  # the remark is on the loop's line
        here += [each for each in fitting if each.kind == "by lane"]
    text = source.shown(line, file)
    return CostlyLine(line, file, text, sum(parts.values()) / total, part, next(iter(here), None))
