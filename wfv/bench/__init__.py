"""Timing of kernels and of compilation, statistics, comparison of strategies."""
