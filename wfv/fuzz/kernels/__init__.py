"""Random kernels under every strategy, compared bit by bit with LLVM's code for the scalar kernel.

`campaign.py` runs one of them. `generator.py` makes it; its grammar is in the TOML files. `Reducer` makes a
failing kernel smaller. docs/fuzzing_kernels.md describes the kernels and the reference.
"""
