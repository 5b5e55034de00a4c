"""Analyses, which rewrite nothing: shapes of values, divergence of branches and loops, and affine addresses.

`analyze_divergence` takes a function and the shapes of its parameters. It returns a shape for each value (uniform,
strided or varying), the divergent branches and loops, and why each varying value is varying (cause.py).
affine_addresses.py and index_width.py determine the strides of addresses; the former and interleave_groups.py find
accesses that interleave in memory (x[2*i], x[2*i+1]).
Sources: Karrenberg & Hack (CC 2012), section 3; Karrenberg (2015), chapter 5; LLVM, "Convergence and Uniformity".
"""
