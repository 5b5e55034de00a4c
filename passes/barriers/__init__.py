"""Barriers become continuations: functions that run from one barrier to the next.

`split_at_barriers` takes a kernel. It returns one function for the kernel's start and one for each barrier, none of
which has a barrier. Each returns the id of the next; values that are live across a barrier stand in slots of the
group's scratch memory.
Source: Karrenberg & Hack (CC 2012), section 5.
"""

from passes.barriers.barriers_to_continuations import split_at_barriers

__all__ = ["split_at_barriers"]
