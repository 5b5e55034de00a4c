"""Measures the errors and the times of the math built-ins: `wfv math --check` (docs/math.md).

| topic                                        | file                                                            |
|----------------------------------------------|-----------------------------------------------------------------|
| the functions and OpenCL's bounds            | `functions.py`                                                  |
| arguments                                    | `points.py`                                                     |
| correct results of float; of double          | `reference.c`, `reference.py`; `exact.py`                       |
| units in the last place                      | `reference.c` (float), `errors.py` (double)                     |
| kernels, and which code they run             | `kernels.py`                                                    |
| measuring errors; times; all rows            | `measure.py`, `worst.py`; `times.py`; `run.py`                  |
| the table, and the record as JSON            | `rows.py`, `table.py`, `record.py`                              |
"""
