"""The number of a work-item in its group: the index into the work-item slots."""

from __future__ import annotations

from passes.kernel.work_item_parameters import implicit_parameter
from wfv.ir.builder import Builder
from wfv.ir.values import Value


def item_index(build: Builder, fits_index32: bool) -> Value:
    """Builds `lid0 + lsize0 * (lid1 + lsize1 * lid2)`; `fits_index32` is that of wfv.options.Options."""
    ids = [implicit_parameter(build.fn, f"lid{dim}", fits_index32) for dim in range(3)]
    sizes = [implicit_parameter(build.fn, f"lsize{dim}", fits_index32) for dim in range(2)]
    index: Value = ids[2]
    for dim in (1, 0):
        row = build.binop("mul", index, sizes[dim], ("nuw", "nsw"), "row")
        index = build.binop("add", row, ids[dim], ("nuw", "nsw"), "item")
    return index
