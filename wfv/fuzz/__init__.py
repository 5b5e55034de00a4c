"""Fuzzing: kernels that are made, not written, run under every strategy and compared."""
