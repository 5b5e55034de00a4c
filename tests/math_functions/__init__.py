"""Measures the errors and the times of the math built-ins: `python -m tests.math_functions` (docs/math.md).

| topic                                        | file                                                            |
|----------------------------------------------|-----------------------------------------------------------------|
| the functions, OpenCL's bounds, arguments    | `functions.py`                                                  |
| correct results, units in the last place     | `references.py`; of float `reference.c`                         |
| kernels, and which code they run             | `kernels.py`                                                    |
| measuring errors and times; all rows         | `measure.py`; `run.py`                                          |
| the rows, the table, the record as JSON      | `table.py`                                                      |
"""
