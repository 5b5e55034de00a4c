"""Remarks on a launch: which work-items run one at a time because of the strategy or the sizes."""

from __future__ import annotations

import math

from passes.remarks import Remark
from wfv.runtime.geometry import NDRange, Rules, chosen_local_size
from wfv.strategies import Strategy


def strategy_remarks(strategy: Strategy) -> tuple[Remark, ...]:
    """A remark if the strategy does not vectorize at all."""
    if strategy.vectorize:
        return ()
    who = "LLVM's loop vectorizer may do more" if strategy.loop_vectorizer else "nothing is vectorized"
    return (Remark(0, "scalar", "", "", f"strategy {strategy.name}: one work-item at a time, {who}"),)


def launch_remarks(ndrange: NDRange, lanes: int, most: int, has_sub_groups: bool = False) -> tuple[Remark, ...]:
    """The work-items of a vectorized launch that run one at a time, and vectors of fewer lanes than `most`.

    `has_sub_groups`: no work-item runs by itself, but some run in vectors with inactive lanes.
    """
    if has_sub_groups:
        return _sub_group_remarks(ndrange, lanes)
    local, items = ndrange.local_size[0], math.prod(ndrange.global_size)
    if local < lanes:
        text = f"local size {local} is below {lanes} lanes: all {items} work-items run one at a time"
        return (Remark(0, "scalar", "", "", text),)
    found = []
    if lanes < most:
        text = f"local size {local} is below {most} lanes: vectors of {lanes} work-items"
        found.append(Remark(0, "tail", "", "", text))
    if remainder := _remainder(ndrange, lanes):
        text = f"{remainder} of {items} work-items run one at a time: {lanes} lanes do not divide their row of a group"
        found.append(Remark(0, "tail", "", "", text))
    return tuple(found)


def _sub_group_remarks(ndrange: NDRange, lanes: int) -> tuple[Remark, ...]:
    items, remainder = math.prod(ndrange.global_size), _remainder(ndrange, lanes)
    if not remainder:
        return ()
    text = (
        f"{remainder} of {items} work-items run in smaller sub-groups: {lanes} lanes do not divide their row of a group"
    )
    return (Remark(0, "tail", "", "", text),)


def local_size_remark(ndrange: NDRange, rules: Rules) -> tuple[Remark, ...]:
    """The local size that was chosen for `None`."""
    why = chosen_local_size(ndrange.global_size, rules).why
    return (Remark(0, "local size", "", "", f"local size {ndrange.local_size} was chosen: {why}"),)


def own_groups_remark(given: NDRange, own: NDRange) -> tuple[Remark, ...]:
    """A remark if a launch runs in other groups than the given ones."""
    if given == own:
        return ()
    other = f"local size {given.local_size} runs as {own.local_size}"
    text = f"{other}, which is faster: the kernel cannot tell its groups apart"
    return (Remark(0, "local size", "", "", text),)


def _remainder(ndrange: NDRange, lanes: int) -> int:
    """The work-items behind the last whole vector of their row; the last group of a row may be smaller."""
    size, local = ndrange.global_size[0], ndrange.local_size[0]
    whole_groups, rest = divmod(size, local)
    return (whole_groups * (local % lanes) + rest % lanes) * math.prod(ndrange.global_size[1:])
