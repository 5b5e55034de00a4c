"""Records that stand for OpenCL vectors: fields x, y, z, w or s0, s1, .., as names or as titles (pyopencl has both)."""

from __future__ import annotations

from typing import Any

import numpy as np

_LETTERS = "xyzw"


def component_fields(dtype: np.dtype[Any], count: int) -> list[str] | None:
    """The fields of a vector's components in order; None if the record has others. Of three, one may be padding."""
    if (
        dtype.names is None
        or dtype.fields is None
        or len(dtype.names) not in ((count, count + 1) if count == 3 else (count,))
    ):
        return None
    for names in (list(_LETTERS[:count]), [f"s{i:x}" for i in range(count)], [f"s{i}" for i in range(count)]):
        if len(names) == count and all(name in dtype.fields for name in names):
            return names
    return None


def holds_vector(dtype: np.dtype[Any], count: int, element: np.dtype[Any], nbytes: int) -> bool:
    """Whether such a record is `nbytes` long, with components of dtype `element` one behind the other."""
    names = component_fields(dtype, count)
    if names is None or dtype.fields is None or dtype.itemsize != nbytes:
        return False
    places = [dtype.fields[name][:2] for name in names]
    return places == [(element, i * element.itemsize) for i in range(count)]
