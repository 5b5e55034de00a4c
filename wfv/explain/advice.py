"""What to try against what makes vector code slow, in the terms of the vendors' guides."""

from __future__ import annotations

import re

from passes.remarks import Remark

_COALESCE = "let neighbouring work-items access neighbouring elements: get_global_id(0) plus something uniform"
_UNKNOWN_STRIDE = (
    "if the distance from lane to lane is the same for all launches, pass it when the program is built "
    "(-D NAME=VALUE); if it is large, store the array transposed, so that neighbouring work-items are neighbours there"
)
_UNSIGNED = "an unsigned 32-bit index may wrap around: compute indices in int or size_t"
_DIVISOR = "if the divisor is the same for all launches, pass it when the program is built (-D NAME=VALUE)"
_ATOMIC = "count in local memory first, and add once per group"

_Rows = tuple[tuple[str, str, str], ...]
_BRANCH: _Rows = (
    ("is uniform", "", "the branch is the same for all lanes: a strategy that keeps such branches is faster "
                       "(--strategy unicf)"),
    ("", "loaded", "data decide the branch: if both sides are cheap, compute both and select; else sort the work by "
                   "the side it takes, so that lanes agree"),
    ("", "compared", "the branch tests an id, such as an edge test per pixel: pad the array or clamp the index; or "
                     "launch the border as a kernel of its own"),
    ("", "", "make the condition the same for all work-items of a group, or compute both sides and select"),
)  # fmt: skip
# By kind of remark: advice by the kind of its first cause ("" is any), after the words that its fact must have.
_ADVICE: dict[str, _Rows] = {
    "gather": (
        ("bytes apart", "", "lanes are {apart}: store the array transposed, or let the dimension that is "
                            "contiguous in memory be dimension 0 of the NDRange"),
        ("", "mul", _UNKNOWN_STRIDE),
        ("", "shl", _UNKNOWN_STRIDE),
        ("", "zext", _UNSIGNED),
        ("", "trunc", _UNSIGNED),
        ("", "sext", _UNSIGNED),
        ("", "loaded", "the index comes from memory: sort the work by that index so that neighbours read the same "
                       "cache lines, or use fewer lanes"),
        ("", "urem", _DIVISOR), ("", "srem", _DIVISOR), ("", "udiv", _DIVISOR), ("", "sdiv", _DIVISOR),
        ("", "sync_dependence", "the index depends on a branch: load from both places and select the value, or let a "
                                "group agree on the side"),
        ("", "", _COALESCE),
    ),
    "scatter": (
        ("bytes apart", "", "lanes are {apart}: store the array transposed, or write a tile to local "
                            "memory first, and that to global memory by rows"),
        ("", "mul", _UNKNOWN_STRIDE),
        ("", "shl", _UNKNOWN_STRIDE),
        ("", "zext", _UNSIGNED),
        ("", "trunc", _UNSIGNED),
        ("", "sext", _UNSIGNED),
        ("", "loaded", "the index comes from memory: collect in private or local memory, and write whole rows at the "
                       "end, or use fewer lanes"),
        ("", "", _COALESCE),
    ),
    "tested": (
        ("", "mul", _UNKNOWN_STRIDE),
        ("", "zext", _UNSIGNED),
        ("", "", "each run tests whether lanes are neighbours: an index of get_global_id(0) plus something uniform "
                 "needs no test"),
    ),
    "strided": (
        ("", "", "each lane uses a part of what is read (components of a struct or vector, or every n-th element): "
                 "store each component in an array of its own"),
    ),
    "masked": _BRANCH,
    "branch": _BRANCH,
    "loop": (
        ("is uniform", "", "the loop is the same for all lanes: a strategy that keeps such loops is faster "
                           "(--strategy unicf)"),
        ("", "loaded", "rows differ in length: sort them by length, give each row to a group, or use fewer lanes"),
        ("", "", "work-items leave the loop at different times: let neighbours have alike work, bound the number of "
                 "iterations, or use fewer lanes"),
    ),
    "by lane": (
        ("", "", "vectors gain nothing in this loop: give each row to a group, so that its lanes read neighbours, or "
                 "store the rows by columns (ELLPACK)"),
    ),
    "per lane": (
        ("atomic", "", _ATOMIC),
        ("printf", "", "print from one work-item only"),
        ("memset", "", "let the work-items of a group clear the array together: each every n-th element"),
        ("memcpy", "", "copy element by element, neighbouring work-items neighbouring elements"),
        ("division", "", "divide 32-bit integers, or multiply by the reciprocal"),
        ("exact math", "", "use --math precise or fast, which have vector forms"),
        ("", "", "use an operation that has a vector form (docs/builtins.md)"),
    ),
    "call": (("", "", "make the function small enough to be inlined, or mark it inline"),),
    "barrier": (
        ("values of each", "", "keep fewer values across the barrier, or load them again behind it; is the barrier "
                               "needed?"),
        ("checked at run time", "", "move the barrier out of the branch: is it needed for all work-items?"),
    ),
    "tail": (
        ("below", "", "the group is too small: make its dimension 0 at least as large as the lanes"),
        ("", "", "make the local size in dimension 0 a multiple of the lanes"),
    ),
}  # fmt: skip

# By part of the model's cost, for what is in no single line.
_OF_PART = {
    "traffic": "it waits for memory: do more with each element that is loaded (blocks in local memory), use smaller "
               "types, or fuse it with the kernel before or after it",
    "chains": "operations wait for the one before: use several accumulators, or more lanes",
    "overhead": "a work-item does little: let each one compute several elements",
    "spills": "more values are live than registers hold: use fewer lanes, or split the kernel",
    "divisions": "divisions and roots dominate: multiply by the reciprocal, or use native_divide, native_rsqrt",
    "calls": "math functions dominate: use --math fast, native_ functions, or a polynomial",
}  # fmt: skip


def advice_for(remark: Remark) -> str:
    """What to try; "" if there is nothing to gain."""
    kind = remark.causes[0].kind if remark.causes else ""
    fact = f"{remark.opcode} {remark.fact}"
    found = (text for words, cause, text in _ADVICE.get(remark.kind, ()) if words in fact and cause in ("", kind))
    apart = re.search(r"-?\d+ bytes apart", fact)
    return next(found, "").replace("{apart}", apart[0] if apart else "far apart")


def advice_for_part(part: str) -> str:
    """What to try against a part of the cost; "" if nothing is known."""
    return _OF_PART.get(part, "")
