"""The generator of random scalar kernels in LLVM IR.

`random_kernel(seed, number)` returns the text of a kernel that is free of races, terminates, and is defined for every
input. The kernel is written by a chain of classes, each of which adds the statements or expressions of one subject to
the one before:

    KernelWriter - Expressions - Buffers - MemoryExpressions - SimpleStatements - BarrierStatements - RunTimeBarriers
    - GroupStatements - Branches - HelperFunctions - ControlFlow - RandomKernel

`Expressions.expression` and `ControlFlow.statements` choose among the methods of the whole chain by name.
"""

from wfv.fuzz.kernels.generator.kernel import random_kernel

__all__ = ["random_kernel"]
