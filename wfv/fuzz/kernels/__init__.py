"""Random kernels under every strategy, compared bit by bit with LLVM's code for the scalar kernel.

`campaign.py` runs one of them. `generator.py` makes it; the productions are in `statements.py`, `expressions.py` and
`group_statements.py`. `Reducer` makes a failing kernel smaller. docs/fuzzing_kernels.md describes the kernels and the
reference.
"""
