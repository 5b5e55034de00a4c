"""Explanations of a kernel: what runs in vectors, what it costs and why, and what to do. docs/explain.md shows it."""
