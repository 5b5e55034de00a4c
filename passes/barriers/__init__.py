"""Barriers become continuations: functions that run from one barrier to the next.

`split_at_barriers` takes a kernel. It returns one function for the kernel's start, one for each barrier, and
double-buffered copies where they are needed. None of them contains a barrier. Each returns the id of the next one, or
-1. Values that are live across a barrier are stored in slots of the group's scratch memory, or rematerialized.
Source: Karrenberg & Hack (CC 2012), section 5.
"""
