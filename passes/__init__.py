"""The vectorizer: a folder for each step, a file for each pass; a pass is a function.

In the order of wfv/pipeline/steps.py: functions (what is inlined), normalize, kernel (built-ins), scalarize, barriers,
specialize, linearize, widen, kernel (the loops over a group). All of them ask analysis. interface.py,
remarks.py and kernel_hints.py are what the runtime knows of a compiled kernel.
"""
