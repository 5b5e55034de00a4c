"""Kernels that texts on OpenCL for CPUs tune by hand, step by step, measured under wfv (docs/studies.md)."""
