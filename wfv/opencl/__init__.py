"""OpenCL C: calling Clang, and the meaning of the built-in functions in the LLVM IR that it makes.

| topic                            | file                                                                           |
|----------------------------------|--------------------------------------------------------------------------------|
| calling Clang; the cache         | `clang.py`; `clang_cache.py`                                                   |
| which Clang, under which limits  | `clang_program.py`; `limited_process.py`                                       |
| build options                    | `build_options.py`                                                             |
| names that C has, OpenCL C not   | `c_functions.py`                                                               |
| the list of all built-ins        | `builtin_table.py`                                                             |
| their names and types in LLVM IR | `mangling.py`; `signatures.py`                                                 |
| built-ins that the passes lower  | `builtins.py`                                                                  |
| bodies for the other built-ins   | `link_builtins.py`: `rules/` (`select`), `library/` (`tgamma`)           |
| the code of `exp` in vectors     | `math_implementations.py`; wfv's own code is in `vector_math/`                 |
| printf                           | `printf*.py`                                                                 |
"""
