"""Fuzzing: generated kernels are compiled under every strategy, run, and compared with a reference.

`graphs/` runs all small control-flow graphs along all pairs of paths, `kernels/` random kernels against LLVM without
wfv. The modules here serve them and the tests: worker processes, arrays between guard pages, and the forms after each
step executed in the interpreter (`interpreted_stages.py`), which asserts the passes' claims on them (`claims/`).
docs/fuzzing.md and docs/fuzzing_kernels.md explain the methods.
"""
