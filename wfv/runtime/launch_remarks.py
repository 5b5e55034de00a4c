"""What a strategy or a launch's sizes leave to one work-item at a time."""

from __future__ import annotations

import math

from passes.remarks import Remark
from wfv.options import Strategy
from wfv.runtime.geometry import NDRange, Rules, chosen_local_size


def strategy_remarks(strategy: Strategy) -> tuple[Remark, ...]:
    """Says so if the kernel is not vectorized at all."""
    if strategy.vectorize:
        return ()
    who = "LLVM's loop vectorizer may do more" if strategy.loop_vectorizer else "nothing is vectorized"
    return (Remark(0, "scalar", "", "", f"strategy {strategy.name}: one work-item at a time, {who}"),)


def launch_remarks(ndrange: NDRange, lanes: int, wanted: int) -> tuple[Remark, ...]:
    """The work-items of a vectorized launch that run one at a time, and vectors narrower than `wanted`."""
    local, items = ndrange.local_size[0], math.prod(ndrange.global_size)
    if local < lanes:
        text = f"local size {local} is below {lanes} lanes: all {items} work-items run one at a time"
        return (Remark(0, "scalar", "", "", text),)
    found = []
    if lanes < wanted:
        text = f"local size {local} is below {wanted} lanes: vectors of {lanes} work-items"
        found.append(Remark(0, "tail", "", "", text))
    if tail := _tail(ndrange, lanes):
        text = f"{tail} of {items} work-items run one at a time: {lanes} lanes do not divide their row of a group"
        found.append(Remark(0, "tail", "", "", text))
    return tuple(found)


def local_size_remark(ndrange: NDRange, rules: Rules) -> tuple[Remark, ...]:
    """Which local size `None` has become."""
    why = chosen_local_size(ndrange.global_size, rules).why
    return (Remark(0, "local size", "", "", f"local size {ndrange.local_size} was chosen: {why}"),)


def _tail(ndrange: NDRange, lanes: int) -> int:
    """How many work-items are behind the last whole vector of their row; the last group of a row may be smaller."""
    size, local = ndrange.global_size[0], ndrange.local_size[0]
    whole_groups, rest = divmod(size, local)
    return (whole_groups * (local % lanes) + rest % lanes) * math.prod(ndrange.global_size[1:])
