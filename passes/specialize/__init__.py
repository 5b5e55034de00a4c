"""Versions and layouts that suit SIMD code better than what the source says.

`speculate_on_shapes` returns a second version of a continuation, which assumes shapes that a guard checks at run time.
`lay_out_by_lane` interleaves the private arrays of the lanes.
Source: Karrenberg (2015), section 5.4 (the layout of private memory).
"""

from passes.specialize.private_layout import lay_out_by_lane
from passes.specialize.speculate import Speculation, speculate_on_shapes

__all__ = ["Speculation", "lay_out_by_lane", "speculate_on_shapes"]
