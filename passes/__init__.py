"""The vectorizer: a folder for each step, a file for each pass; a pass is a function.

In the order in which wfv/pipeline/steps.py calls them: functions (inlining of helpers), normalize, kernel (built-ins),
scalarize, barriers, sub_groups, speculate, linearize, widen, kernel (the group kernel and the launch function).
All of them use analysis. interface.py, remarks.py and kernel_hints.py describe a compiled kernel for the runtime.
"""
