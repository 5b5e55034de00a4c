"""Decisions of vectorization, a record for each cause: its share of the time, its lines in the source, advice."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import yaml

from passes.analysis.objects import object_of
from passes.builtins.memory import LOCAL_SPACE
from passes.located_remarks import reworded
from passes.remarks import Remark, because_of
from wfv.cost import Candidate, analyzed, instruction_costs_of
from wfv.cost.vector_cost import InstrCost
from wfv.errors import SourceLocation
from wfv.grouped import grouped
from wfv.inspect.source_text import SourceText
from wfv.ir.core import Instr
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import PtrType
from wfv.options import Options

_OF_ONE_RECORD = 64  # bytes: lanes that are farther apart are taken for rows


@cache
def _tables() -> dict[str, Any]:
    tables: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("advice.yaml").read_text())
    return tables


def advice_for(remark: Remark, memory: str = "") -> str:
    """The advice; "" if there is nothing to gain. `memory`: as in advice.yaml."""
    kind, root = (remark.causes[0].kind, remark.causes[-1].call) if remark.causes else ("", "")
    fact = f"{remark.opcode} {remark.fact}"
    apart = re.search(r"(-?\d+) bytes apart", fact)
    is_near = apart and abs(int(apart[1])) <= _OF_ONE_RECORD
    table = "strided" if remark.kind in ("gather", "scatter") and is_near else remark.kind
    for row in chain.from_iterable(_tables()["advice"].get(table, ())):
        is_place = row.get("root", "") in root and row.get("memory", "") in memory
        if is_place and row.get("fact", "") in fact and ("cause" not in row or kind in row["cause"].split()):
            return str(row["try"]).replace("{apart}", apart[0] if apart else "far apart")
    return ""


def advice_for_part(part: str) -> str:
    """The advice against a part of the cost; "" if there is none."""
    return str(_tables()["parts"].get(part, ""))


# The parts of the cost that a remark of each kind explains.
PARTS = {
    "gather": ("gathers",), "scatter": ("scatters",), "strided": ("strided",), "tested": ("gathers", "scatters"),
    "by lane": ("gathers", "scatters"), "masked": ("masks",), "branch": ("masks",), "loop": ("masks",),
    "per lane": ("atomics", "calls", "gathers", "scatters"), "float64": ("arithmetic",),
}  # fmt: skip


# Kinds that are one decision if they have one cause.
_ACCESSES, _MASKS = ("gather", "scatter", "tested", "strided"), ("branch", "loop", "masked")
_FAMILIES = {**dict.fromkeys(_ACCESSES, "accesses"), **dict.fromkeys(_MASKS, "masks")}


@dataclass(frozen=True)
class Decision:
    """Remarks with one cause; `remark` is the costliest one, of control flow the branch.

    `shares`: the remarks, each with its share of the cycles of all instructions, by the cost model. `memory`: words on
    the use of local memory, as in advice.yaml.
    """

    remark: Remark
    shares: tuple[tuple[Remark, float], ...]
    memory: str = ""

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return tuple(remark for remark, _ in self.shares)

    @property
    def share(self) -> float:
        """Of the cycles of all instructions, by the cost model."""
        return sum(share for _, share in self.shares)

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        """The files and lines of all remarks, in order; empty for the kernel as a whole."""
        return tuple(sorted({(each.file, each.line) for each in self.remarks if each.line}))

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines of all remarks, in order."""
        return tuple(line for _, line in self.places)

    @property
    def kind(self) -> str:
        return self.remark.kind

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of all remarks, the kind of `remark` first."""
        return tuple(dict.fromkeys(each.kind for each in self.remarks))

    @property
    def fact(self) -> str:
        """The decision in words."""
        return self.remark.fact

    @property
    def cause(self) -> str:
        """The causes in words, "" if the fact has none."""
        return because_of(self.remark.causes).removeprefix(", because of ")

    @property
    def advice(self) -> str:
        """The advice, "" if there is none."""
        return advice_for(self.remark, self.memory)


def decisions_of(remarks: Collection[Remark], costs: Sequence[InstrCost]) -> list[Decision]:
    """The decisions, the costliest first."""
    shares, local = _shares(remarks, costs), [each for each in costs if is_local(each.instr)]
    places = {_remark_for(each, remarks) for each in local}
    groups = grouped((_key(remark), remark) for remark in remarks)
    found = [_decision(each, shares, "shared" * bool(local), places) for each in groups.values()]
    return sorted(found, key=lambda each: (-each.share, each.lines, each.kind, each.remark.text))


def _key(remark: Remark) -> tuple[object, ...]:
    """The common key of one decision's remarks: the family of their kinds and the first cause, or else the text."""
    if not remark.causes:
        return remark.kind, remark.text
    first = remark.causes[0]
    return _FAMILIES.get(remark.kind, remark.kind), first.name, first.line, first.file


def is_local(instr: Instr) -> bool:
    """Whether an instruction accesses local memory."""
    if instr.op not in ACCESSES_MEMORY:
        return False
    found = object_of(instr.operands[-1] if instr.is_access else instr.operands[0])
    return found is not None and found.type == PtrType(LOCAL_SPACE)


def _decision(
    remarks: Sequence[Remark], shares: dict[Remark, float], memory: str, local: Collection[Remark | None]
) -> Decision:
    ordered = sorted(remarks, key=lambda each: (each.kind == "masked", -shares[each], each))
    memory += " local" * (ordered[0] in local)
    return Decision(ordered[0], tuple((each, shares[each]) for each in ordered), memory)


def _shares(remarks: Collection[Remark], costs: Sequence[InstrCost]) -> dict[Remark, float]:
    """The share of each remark: the cost of its place in the parts of its kind; each cost counts once."""
    total = sum(each.cycles for each in costs) or 1.0
    found = dict.fromkeys(remarks, 0.0)
    for cost in costs:
        if (remark := _remark_for(cost, remarks)) is not None:
            found[remark] += cost.cycles / total
    return found


def _remark_for(cost: InstrCost, remarks: Collection[Remark]) -> Remark | None:
    """The remark that explains a cost: at its line, and at its column if one is."""
    fitting = [each for each in remarks if cost.part in PARTS.get(each.kind, ())]
    place = SourceLocation.of(cost.line)
    named = [each for each in fitting if each.name and each.name == cost.instr.name]
    here = [each for each in fitting if each.line == place and each.line and each.file == place.file]
    exact = [each for each in here if each.column == place.column]
    loops = [each for each in fitting if each.kind in ("by lane", "loop")]  # they are on a line of the loop
    loops.sort(key=lambda each: abs(each.line - place))
    return next(iter([*exact, *here, *named, *loops]), None)


def explained(
    text: str, kernel: str, options: Options, remarks: Iterable[Remark], path: Path | None
) -> tuple[list[Decision], SourceText]:
    """The decisions, the costliest first, and the source. Raises compilation errors.

    `text`: the canonical IR. `options`: of the remarks. `path`: the file of OpenCL C, if the text does
    not embed it.
    """
    source = SourceText(text, path)
    return decisions_of(in_words(remarks, source), costs_of(text, kernel, options)), source


def in_words(remarks: Iterable[Remark], source: SourceText) -> tuple[Remark, ...]:
    """The remarks with the values' names in the source."""
    return tuple(reworded(remark, source.line) for remark in remarks)


def costs_of(text: str, kernel: str, options: Options) -> Sequence[InstrCost]:
    """The cost of each instruction in vectors, by the cost model; nothing for strategies that it does not know."""
    if not options.strategy.vectorize or options.strategy.values != "uniform":
        return ()
    return instruction_costs_of(analyzed(text, kernel, options), Candidate(options.strategy.name, options.lanes))
