"""Explanations of a kernel: its vectorized code, the costs, their causes and remedies. docs/explain.md shows it."""
