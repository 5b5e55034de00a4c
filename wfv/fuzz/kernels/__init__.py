"""Random kernels under every strategy, compared with LLVM without wfv; failures are reduced."""
