"""Specializes continuations for SIMD code: versions with assumed shapes, and another layout of private arrays.

`speculations_of` takes a continuation and its shapes. It returns further versions with assumed shapes, or with an
assumed divisor, and guards that test the assumptions at run time, if an access gains from it: a better address, or no
mask. `lay_out_by_lane` marks private arrays whose elements are then interleaved by lane, so that an access at a uniform
index is contiguous.
Source: Karrenberg (2015) (the layout of private memory); the speculation is ours.
"""

from passes.speculate.assumption_search import Worth
from passes.speculate.forms import Form, FormCandidate
from passes.speculate.pairs import PAIRS
from passes.speculate.private_layout import lay_out_by_lane
from passes.speculate.row_loops import unroll_row_loops
from passes.speculate.speculate import Speculation, speculations_of
from passes.speculate.tiles import TILES, column_seeds

FORMS = (TILES, PAIRS)

__all__ = [
    "FORMS",
    "PAIRS",
    "TILES",
    "Form",
    "FormCandidate",
    "Speculation",
    "Worth",
    "column_seeds",
    "lay_out_by_lane",
    "speculations_of",
    "unroll_row_loops",
]
