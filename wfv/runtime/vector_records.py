"""Records that stand for OpenCL vectors: their fields are x, y, z, w or s0, s1, ..

NumPy allows a second name for a field, its title. Either of the two may be that of a component: pyopencl's have both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_LETTERS = "xyzw"


def component_fields(dtype: np.dtype[Any], count: int) -> list[str] | None:
    """The fields of a vector's components in order; None if the record has others.

    A record for a vector of three may have a fourth field, which is padding.
    """
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
    """Whether a record of this dtype is a vector: `nbytes` long, with components of dtype `element` without gaps."""
    names = component_fields(dtype, count)
    if names is None or dtype.fields is None or dtype.itemsize != nbytes:
        return False
    places = [dtype.fields[name][:2] for name in names]
    return places == [(element, i * element.itemsize) for i in range(count)]
