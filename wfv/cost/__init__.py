"""Estimates the cost of a kernel under each strategy and number of lanes, and ranks them, without compiling any.

`ranking.py` is the whole: wfv's own steps up to the shapes run once, `census.py` counts the work of each block, and
`scalar_cost.py` and `vector_cost.py` weigh the counts for each candidate. The figures, and those of
machines, are in `passes/costs.py`; docs/cost_model.md says where they come from and how good the choices are.
"""

from wfv.cost.ranking import (
    LAST_STEP,
    Candidate,
    Estimate,
    analyzed,
    instruction_costs_of,
    rank,
    rank_analyzed,
)
from wfv.cost.useful_arguments import useful_arguments

__all__ = [
    "LAST_STEP", "Candidate", "Estimate", "analyzed", "instruction_costs_of", "rank", "rank_analyzed",
    "useful_arguments",
]  # fmt: skip
