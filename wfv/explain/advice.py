"""What to try against what makes vector code slow, in the terms of the vendors' guides."""

from __future__ import annotations

from passes.remarks import Remark

# By kind of remark, in the order of the words that its text must have; "" is any text.
_ADVICE: dict[str, tuple[tuple[str, str], ...]] = {
    "gather": (
        ("bytes apart", "neighbouring work-items read far apart: store the array transposed, or let dimension 0 of the "
                        "NDRange run along its rows"),
        ("zext", "an unsigned 32-bit index may wrap around: compute indices in int or size_t"),
        ("each lane loads it", "the address comes from memory: sort what is read through an index, or use fewer lanes"),
        ("urem", "a remainder decides the address: if the divisor is known when the program is built, pass it by -D"),
        ("udiv", "a quotient decides the address: if the divisor is known when the program is built, pass it by -D"),
        ("", "let neighbouring work-items read neighbouring elements: get_global_id(0) plus something uniform"),
    ),
    "scatter": (
        ("bytes apart", "neighbouring work-items write far apart: store the array transposed, or write a tile through "
                        "local memory"),
        ("zext", "an unsigned 32-bit index may wrap around: compute indices in int or size_t"),
        ("", "let neighbouring work-items write neighbouring elements"),
    ),
    "strided": (("", "each lane uses part of what is read: store the components in arrays of their own"),),
    "masked": (
        ("", "not all lanes are active: pad the arrays so that no bounds test is needed, or clamp the index instead"),
    ),
    "branch": (
        ("compares", "work-items take different sides: pad or clamp at borders, or let a group agree on the side"),
        ("loads it", "data decide the branch: sort the work by the side it takes, or compute both sides and select"),
        ("", "make the condition the same for all work-items of a group, or compute both sides and select"),
    ),
    "loop": (
        ("loads it", "rows differ in length: sort them by length, give a row to a whole group, or use fewer lanes"),
        ("", "work-items leave the loop at different times: give neighbours alike work, or use fewer lanes"),
    ),
    "by lane": (
        ("", "vectors gain nothing in this loop: give each row to a whole group, so that its lanes read neighbours, or "
             "store the rows by columns (ELLPACK)"),
    ),
    "per lane": (
        ("atomic", "count in local memory first and add once per group"),
        ("printf", "print from one work-item only"),
        ("", "choose an operation that has a vector form (docs/builtins.md)"),
    ),
    "call": (("", "make the function small enough to be inlined, or mark it inline"),),
    "barrier": (("", "fewer values that live across the barrier cost less; is the barrier needed?"),),
    "tested": (("", "each run tests whether it is contiguous: get_global_id(0) plus something uniform needs no test"),),
    "tail": (("", "choose a local size that is a multiple of the lanes"),),
}  # fmt: skip


def advice_for(remark: Remark) -> str:
    """What to try; "" if there is nothing to gain."""
    return next((advice for words, advice in _ADVICE.get(remark.kind, ()) if words in remark.text), "")
