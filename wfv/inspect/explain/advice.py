"""What to try against what makes vector code slow, in the terms of the vendors' guides."""

import re

from passes.remarks import Remark

_COALESCE = "let neighbouring work-items access neighbouring elements: get_global_id(0) plus something uniform"
_UNKNOWN_STRIDE = (
    "if the distance from lane to lane is the same for all launches, pass it by -D NAME=VALUE, not as an argument; "
    "if it is large, store the array transposed, so that neighbouring work-items are neighbours there"
)
_UNKNOWN_SCATTER = (
    "if the distance from lane to lane is the same for all launches, pass it by -D NAME=VALUE, not as an argument; "
    "if it is large, write a tile to local memory first, and that to global memory by rows"
)
_BITS = (
    "the index is made by bit operations or / and % of an id: let dimension 0 of the NDRange be the contiguous index, "
    "and further dimensions the rest; or exchange values by sub-group functions"
)
_COMPUTED = "each work-item computes its own index: compute the value instead of looking it up, or use fewer lanes"
_CLAMPED = "pad the array, so that the index need not be clamped, or clamp once per group"
_KEPT = "compute the index again behind the barrier, from ids, so that it is known to be contiguous"
_COMPONENTS = (
    "each uses a part of what lies there (a component of a struct or vector, or every n-th element): store each "
    "component in an array of its own"
)
_OF_ONE_RECORD = 64  # bytes: what is farther apart is taken for rows
_UNSIGNED = "an unsigned 32-bit index may wrap around: compute indices in int or size_t"
_DIVISOR = "if the divisor is the same for all launches, pass it when the program is built (-D NAME=VALUE)"
_ATOMIC = "count in local memory first, and add once per group"

_ALTERNATING = (
    "neighbouring work-items take different sides: let those of one side be neighbours, as by `id < n / 2` instead of "
    "`id % 2`"
)

_Rows = tuple[tuple[str, str, str], ...]
_BRANCH: _Rows = (
    ("is uniform", "", "the branch is the same for all lanes: a strategy that keeps such branches is faster "
                       "(--strategy unicf)"),
    ("", "loaded", "data decide the branch: if both sides are cheap, compute both and select; else sort the work by "
                   "the side it takes, so that lanes agree"),
    ("", "compared", "the branch tests an id: for `i < n`, launch a global size of exactly n, which need not be a "
                     "multiple of the local size; at borders, pad the array or clamp the index"),
    *(("", kind, _ALTERNATING) for kind in ("and", "urem", "srem", "trunc")),
    ("", "kept", "work-items may be at different barriers here, which is checked: move barriers out of branches and "
                 "loops, and return before the first one"),
    ("", "", "make the condition the same for all work-items of a group, or compute both sides and select"),
)  # fmt: skip
_ADDRESS: _Rows = (
    *(("", kind, _UNSIGNED) for kind in ("zext", "trunc", "sext")),
    ("", "clamp", _CLAMPED), ("", "kept", _KEPT), ("", "uitofp", _COMPUTED), ("", "sitofp", _COMPUTED),
    *(("", kind, _BITS) for kind in ("and", "or", "xor", "lshr", "ashr")),
)  # fmt: skip
# By kind of remark: advice by the kind of its first cause ("" is any), after the words that its fact must have.
_ADVICE: dict[str, _Rows] = {
    "gather": (
        ("bytes apart", "", "lanes are {apart}: store the array transposed, or let the dimension that is "
                            "contiguous in memory be dimension 0 of the NDRange"),
        ("", "mul", _UNKNOWN_STRIDE), ("", "shl", _UNKNOWN_STRIDE),
        ("", "loaded", "the index comes from memory: let neighbouring work-items have neighbouring indices (sort the "
                       "work by the index), or use fewer lanes"),
        ("", "urem", _DIVISOR), ("", "srem", _DIVISOR), ("", "udiv", _DIVISOR), ("", "sdiv", _DIVISOR),
        ("", "sync_dependence", "the index depends on a branch: load from both places and select the value, or let a "
                                "group agree on the side"),
        *_ADDRESS,
        ("", "", _COALESCE),
    ),
    "scatter": (
        ("bytes apart", "", "lanes are {apart}: store the array transposed, or write a tile to local "
                            "memory first, and that to global memory by rows"),
        ("", "mul", _UNKNOWN_SCATTER), ("", "shl", _UNKNOWN_SCATTER),
        ("", "loaded", "the index comes from memory: collect in private or local memory, and write whole rows at the "
                       "end, or use fewer lanes"),
        *_ADDRESS,
        ("", "", _COALESCE),
    ),
    "tested": (
        ("", "mul", _UNKNOWN_STRIDE),
        *_ADDRESS,
        ("", "", "each run tests whether lanes are neighbours: an index of get_global_id(0) plus something uniform "
                 "needs no test"),
    ),
    "strided": (("bytes apart", "", "lanes are {apart}: " + _COMPONENTS), ("", "", _COMPONENTS)),
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
        ("memset", "", "LLVM has made one block of this loop: let each work-item of the group set every n-th element "
                       "instead of a block of its own"),
        ("memcpy", "", "LLVM has made one block of this loop: let neighbouring work-items copy neighbouring elements"),
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
    "divisions": "divisions and square roots take much of the time: divide by constants (-D NAME=VALUE), multiply by "
                 "the reciprocal, or use native_divide and native_rsqrt",
    "calls": "math functions take much of the time: use --math fast, native_ functions, or a polynomial",
    "strided": "shuffles take components of vectors and structs, or every n-th element, apart: store each component in "
               "an array of its own",
}  # fmt: skip


def advice_for(remark: Remark) -> str:
    """What to try; "" if there is nothing to gain."""
    kind = remark.causes[0].kind if remark.causes else ""
    fact = f"{remark.opcode} {remark.fact}"
    apart = re.search(r"(-?\d+) bytes apart", fact)
    if remark.kind in ("gather", "scatter") and apart and abs(int(apart[1])) <= _OF_ONE_RECORD:
        return f"lanes are {apart[0]}: {_COMPONENTS}"
    found = (text for words, cause, text in _ADVICE.get(remark.kind, ()) if words in fact and cause in ("", kind))
    return next(found, "").replace("{apart}", apart[0] if apart else "far apart")


def advice_for_part(part: str) -> str:
    """What to try against a part of the cost; "" if nothing is known."""
    return _OF_PART.get(part, "")
