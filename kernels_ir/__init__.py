"""Nine OpenCL kernels, with the LLVM IR that Clang makes of them, their inputs and their NumPy references."""
