"""Specializes continuations for SIMD code: versions with assumed shapes, and another layout of private arrays.

`speculations_of` takes a continuation and its shapes. It returns further versions with assumed shapes, or with an
assumed divisor, and guards that test the assumptions at run time, if an access gains from it: a better address, or no
mask. `lay_out_by_lane` marks private arrays whose elements are then interleaved by lane, so that an access at a uniform
index is contiguous. invariant_division.py is shared with widening.
Source: Karrenberg (2015), section 5.4 (the layout of private memory); the speculation is ours.
"""

from passes.speculate.forms import (
    PAIR,
    TILE_ROWS,
    are_columns_better,
    column_form,
    column_name,
    column_remark,
    column_seeds,
    has_runs_by_columns,
    may_have_tiles,
    pair_form,
    pair_name,
    pair_remark,
    should_be_paired,
    tile_form,
    tile_name,
    tile_remark,
)
from passes.speculate.private_layout import lay_out_by_lane
from passes.speculate.row_loops import unroll_row_loops
from passes.speculate.speculate import Speculation, speculations_of

__all__ = [
    "PAIR",
    "TILE_ROWS",
    "Speculation",
    "are_columns_better",
    "column_form",
    "column_name",
    "column_remark",
    "column_seeds",
    "has_runs_by_columns",
    "lay_out_by_lane",
    "may_have_tiles",
    "pair_form",
    "pair_name",
    "pair_remark",
    "should_be_paired",
    "speculations_of",
    "tile_form",
    "tile_name",
    "tile_remark",
    "unroll_row_loops",
]
