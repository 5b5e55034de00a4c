"""What is known of a function without changing it: shapes of values, divergence of branches and loops, addresses.

`analyze_divergence` takes a function and the shapes of its parameters. It returns a shape for each value (uniform,
strided or varying), the divergent branches and loops, and why each varying value is varying. Analyses return values:
nothing here rewrites a function.
Sources: Karrenberg & Hack (CC 2012), section 3; Karrenberg (2015), chapter 5; LLVM, "Convergence and Uniformity".
"""

from passes.analysis.divergence import Shapes, analyze_divergence, forget_shapes

__all__ = ["Shapes", "analyze_divergence", "forget_shapes"]
