"""The remarks of a kernel in the words of its source, as decisions with their shares of the time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from passes.located_remarks import reworded
from passes.remarks import Remark
from wfv.cost import Candidate, analyzed, instruction_costs_of
from wfv.cost.vector_cost import InstrCost
from wfv.explain.decisions import Decision, decisions_of
from wfv.explain.source_text import SourceText
from wfv.options import Options


def explained(
    text: str, kernel: str, options: Options, remarks: Iterable[Remark], path: Path | None = None
) -> tuple[list[Decision], SourceText]:
    """The decisions, the costliest first, and the source. Raises what compiling raises.

    `text`: the canonical IR. `options`: those that the remarks are from. `path`: the file of OpenCL C, if the text does
    not embed it.
    """
    source = SourceText(text, path)
    return decisions_of(in_words(remarks, source), costs_of(text, kernel, options)), source


def in_words(remarks: Iterable[Remark], source: SourceText) -> tuple[Remark, ...]:
    """The remarks with what the source calls the values."""
    return tuple(reworded(remark, source.line) for remark in remarks)


def costs_of(text: str, kernel: str, options: Options) -> Sequence[InstrCost]:
    """What each instruction costs in vectors, by the cost model; nothing for strategies that it does not know."""
    if not options.strategy.vectorize or options.strategy.values != "uniform":
        return ()
    return instruction_costs_of(analyzed(text, kernel, options), Candidate(options.strategy.name, options.lanes))
