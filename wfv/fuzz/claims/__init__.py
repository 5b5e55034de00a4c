"""Claims of the passes on a kernel's values, asserted where the interpreter runs its forms (interpreted_stages.py).

`watch.py` puts the claims on a function together: masks.py, shapes.py, numbers.py, aliases.py, distances.py; memory.py
has those on slots. A claim that breaks raises BrokenClaimError, with the name of the claim, the value and the form.

Not asserted here:

* that an address is possibly contiguous: the code tests it at run time;
* that accesses which are joined (passes/analysis/interleave_groups.py), or that LLVM may reorder in a loop marked
  parallel, do not conflict: those decisions are made after the last form that is interpreted, and the second one rests
  on the kernel being free of races, which `wfv check` tests;
* that a vector reads a table (passes/analysis/byte_tables.py) as far as it exists: the last form has loads of elements;
* `noalias`, `nsw` and the like that the source has: they are the user's;
* the unused inputs of a blend: an inactive lane may have any of them. Asserted is that each active lane has exactly one
  input, by the masks of the edges;
* claims on counters of loops that `loops` has given a live mask: they are no counters any more.
"""
