"""Sub-group functions in scalar code: a function that a whole sub-group runs, one work-item at a time.

`run_by_sub_group` takes a scalar form that calls sub-group primitives (wfv/ir/intrinsics.py). It returns a function
with the same parameters that runs all work-items of the sub-group that `wfv.lid0` begins, and the continuations that it
calls, each from one primitive to the next. No primitive is left, if `lower_queries` ran before.
"""
