"""The library of built-in functions that are written in OpenCL C, as LLVM IR text by their mangled names.

`library.ll` is made of the sources beside it by `tests/remake.py`: *.cl and *.inc, one file for
each area (common.cl, geometric.cl, gamma.cl, ..). docs/builtins.md lists the functions and their methods.
"""

from pathlib import Path

from wfv.opencl.ir_library import IrLibrary

LIBRARY = Path(__file__).resolve().parent / "library.ll"
_FUNCTIONS = IrLibrary(LIBRARY)
has, text_of, symbols = _FUNCTIONS.has, _FUNCTIONS.text_of, _FUNCTIONS.symbols
