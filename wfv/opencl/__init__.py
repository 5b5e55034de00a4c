"""What OpenCL means: the built-ins, and how they are spelled in LLVM IR."""
