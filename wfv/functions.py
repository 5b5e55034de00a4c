"""`wfv.vectorize`: of a function in C, OpenCL C or LLVM IR, or of one in Python, which needs Numba."""

from __future__ import annotations

from typing import Any

from wfv.runtime.vectorize import vectorize as of_source
from wfv.whole_imports import uninterrupted


def vectorize(source: Any = (), name: str | None = None, *args: Any, **options: Any) -> Any:
    """A SIMD function of the function `name` in a source: `wfv.runtime.vectorize.vectorize` has the parameters.

    Without a name, it is a decorator of a Python function, which becomes a `Ufunc`; `source` may be a list of Numba's
    signatures, such as `"float32(float32, int32)"`. Options are `lanes`, `strategy`, `target`, `boscc`, `math`,
    `without`. Raises OptionError, ParseError, UnsupportedError.
    """
    if name is not None:
        return of_source(source, name, *args, **options)
    with uninterrupted():
        from wfv.python.ufunc import ufunc  # an extra

    return ufunc(source, of_source, options)
