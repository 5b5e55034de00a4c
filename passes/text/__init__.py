"""Modules as LLVM IR text that LLVM accepts at any point of the pipeline.

Each `wfv.*` function that a step introduces has a scalar body (scalar_bodies.py), so `module_text` returns valid IR.
"""
