"""Wrong kernels and launches in Python: each is an error of wfv's own, with a place and a remedy."""

from __future__ import annotations

import linecache
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import wfv

pytest.importorskip("numba")


def function_of(*lines: str, file: str = "<cell 1>") -> FunctionType:
    """A kernel of `out` and `n` whose text is in no file, as in a notebook or an interpreter."""
    source = "\n    ".join(("def wrong(out, n):", "i = wfv.global_id(0)", *lines))
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    names: dict[str, Any] = {"wfv": wfv, "np": np}
    exec(compile(source, file, "exec"), names)
    made: FunctionType = names["wrong"]
    return made


@pytest.mark.every_case
@pytest.mark.parametrize("line", ["out[:] = out + 1", "print(i)", "out[i] = [1, n][0]", "import math", "out.sort()"])
def test_errors_name_lines_that_are_in_no_file(line: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=r"\(<cell 1>, line 3, column \d") as caught:
        wfv.kernel(function_of(line))[4](np.zeros(4), 4)
    assert line in caught.value.excerpt
