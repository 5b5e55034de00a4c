"""Launches of kernels that cannot tell their groups apart: small groups are replaced by those of wfv's choice.

    given (8, 8) of (512, 512)   ->   (64, 4)

The compiler finds whether a kernel can tell (passes/kernel/group_queries.py). As most kernels that can tell call a
function of groups, the text is looked at first: no code is compiled only to learn that.
"""

from __future__ import annotations

import re
from functools import lru_cache

from wfv.ir.items import items_of, reached_only
from wfv.runtime.geometry import NDRange, Rules, chosen_local_size
from wfv.runtime.local_size import Choice

_OF_GROUPS = re.compile(
    r"@(?:_Z\d+)?(?:get_local_|get_group_|get_num_groups|get_enqueued_|printf|async_|wait_group_|\w*(?:barrier|sub_group|"
    r"work_group))|addrspace\(3\)",
    re.ASCII,
)


def mentions_groups(text: str, kernel: str) -> bool:
    """Whether a kernel of a canonical module, or what it calls, mentions local memory or functions of groups."""
    return any(_OF_GROUPS.search(item.text) for item in items_of(reached_only(text, kernel)))


def may_be_narrow(local_size: tuple[int, ...], lanes: int) -> bool:
    """Whether the rows or the columns of a group have at most one vector of so many lanes."""
    return min(local_size[:2]) <= lanes


@lru_cache(maxsize=256)
def with_own_groups(given: NDRange, rules: Rules, lanes: int) -> NDRange:
    """The same work-items in groups of wfv's choice, if rows of the given ones have at most one vector of `lanes`."""
    chosen = _for_threads(chosen_local_size(given.global_size, rules._replace(strict=False)), given, rules.threads)
    return (
        NDRange(given.global_size, chosen.size, given.offset) if _is_better(chosen, given.local_size, lanes) else given
    )


def _for_threads(chosen: Choice, given: NDRange, threads: int) -> Choice:
    """The choice, or smaller groups: one at least for each thread that has one of the given groups.

    Few groups are what a program has of which each work-item is a long task.
    """
    size, needed = list(chosen.size), min(threads, given.group_count)
    for dim in sorted(range(len(size)), key=lambda dim: dim == chosen.along):
        while size[dim] > 1 and NDRange(given.global_size, tuple(size), given.offset).group_count < needed:
            size[dim] //= 2
    return chosen._replace(size=tuple(size))


def _is_better(chosen: Choice, given: tuple[int, ...], lanes: int) -> bool:
    """Whether chosen groups have longer rows; columns, if these run at once."""
    return given[chosen.along] <= lanes and given[chosen.along] < chosen.size[chosen.along]
