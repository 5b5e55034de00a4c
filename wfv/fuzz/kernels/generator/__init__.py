"""Random scalar kernels in LLVM IR: race-free, ending, and defined for every input."""
