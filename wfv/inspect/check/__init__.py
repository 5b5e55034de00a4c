"""Check mode: a launch runs in the interpreter, which tells of each mistake of the kernel. docs/check.md shows it.

`run.py` runs the groups, `steps.py` has the interpreter's steps that go on after a mistake, `memory.py` the memory that
finds wrong accesses and races, `findings.py` the results.
"""
