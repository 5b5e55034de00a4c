"""What vectorization decided, one record for each cause: its share of the time, its lines, and what to try."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from passes.remarks import Remark, because_of
from wfv.cost.instruction_cost import InstrCost
from wfv.errors import SourceLocation
from wfv.explain.advice import advice_for

# The parts of the cost that a remark of each kind explains.
PARTS = {
    "gather": ("gathers",), "scatter": ("scatters",), "strided": ("strided",), "tested": ("gathers", "scatters"),
    "by lane": ("gathers", "scatters"), "masked": ("masks",), "branch": ("masks",), "loop": ("masks",),
    "per lane": ("atomics", "calls", "gathers", "scatters"),
}  # fmt: skip


# Kinds that are one decision if they have one cause.
_ACCESSES, _MASKS = ("gather", "scatter", "tested", "strided"), ("branch", "loop", "masked")
_FAMILIES = {**dict.fromkeys(_ACCESSES, "accesses"), **dict.fromkeys(_MASKS, "masks")}


@dataclass(frozen=True)
class Decision:
    """Remarks with one cause; `remark` is the costliest one, of control flow the branch.

    `share`: of the cycles of all instructions, by the cost model. `lines`: of all of the remarks, in order. `cause`:
    the causes in words, "" if the fact has none.
    """

    remark: Remark
    remarks: tuple[Remark, ...]
    share: float
    lines: tuple[int, ...]

    @property
    def kind(self) -> str:
        return self.remark.kind

    @property
    def kinds(self) -> tuple[str, ...]:
        """Those of all remarks, that of `remark` first."""
        return tuple(dict.fromkeys(each.kind for each in self.remarks))

    @property
    def fact(self) -> str:
        return self.remark.fact

    @property
    def cause(self) -> str:
        return because_of(self.remark.causes).removeprefix(", because of ")

    @property
    def advice(self) -> str:
        """What to try, "" if nothing is known."""
        return advice_for(self.remark)


def decisions_of(remarks: Iterable[Remark], costs: Sequence[InstrCost]) -> list[Decision]:
    """The decisions, the costliest first."""
    groups: defaultdict[tuple[object, ...], list[Remark]] = defaultdict(list)
    for remark in remarks:
        groups[_key(remark)].append(remark)
    shares = _shares(list(remarks), costs)
    found = [_decision(each, shares) for each in groups.values()]
    return sorted(found, key=lambda each: (-each.share, each.lines, each.kind))


def _key(remark: Remark) -> tuple[object, ...]:
    """What remarks of one decision share: the family of their kinds and the first cause, or else what is said."""
    if not remark.causes:
        return remark.kind, remark.text
    first = remark.causes[0]
    return _FAMILIES.get(remark.kind, remark.kind), first.name, first.line, first.file


def _decision(remarks: Sequence[Remark], shares: dict[Remark, float]) -> Decision:
    ordered = sorted(remarks, key=lambda each: (each.kind == "masked", -shares[each], each))
    lines = tuple(sorted({each.line for each in remarks if each.line}))
    return Decision(ordered[0], tuple(ordered), sum(shares[each] for each in remarks), lines)


def _shares(remarks: Sequence[Remark], costs: Sequence[InstrCost]) -> dict[Remark, float]:
    """The share of each remark: the cost of its place in the parts of its kind; each cost counts once."""
    total = sum(each.cycles for each in costs) or 1.0
    found = dict.fromkeys(remarks, 0.0)
    for cost in costs:
        if (remark := _remark_for(cost, remarks)) is not None:
            found[remark] += cost.cycles / total
    return found


def _remark_for(cost: InstrCost, remarks: Sequence[Remark]) -> Remark | None:
    """The remark that explains a cost: at its line, and at its column if one is."""
    fitting = [each for each in remarks if cost.part in PARTS.get(each.kind, ())]
    place = cost.line if isinstance(cost.line, SourceLocation) else SourceLocation(cost.line)
    named = [each for each in fitting if each.name and each.name == cost.instr.name]
    here = [each for each in fitting if each.line == place and each.line and each.file == place.file]
    exact = [each for each in here if each.column == place.column]
    loops = [each for each in fitting if each.kind in ("by lane", "loop")]  # they are on a line of the loop
    loops.sort(key=lambda each: abs(each.line - place))
    return next(iter([*exact, *here, *named, *loops]), None)
