"""Windows: the elements from the lowest to the highest lane's, where each lane's offset is a known constant.

4 lanes, i a multiple of 4 in lane 0:

    x[i & 1]                offsets 0 1 0 1     a window of 2 elements, each of which two lanes share
    x[i / 2 * 4 + i % 2]    offsets 0 1 4 5     a window of 6 elements, 2 of them gaps
"""

from __future__ import annotations

from passes.analysis.shapes import Shape
from wfv.ir.types import Type, VecType, size_of

MAX_WINDOW = 2  # in elements for each lane: of a larger window, a load would read mostly gaps
MAX_GROUP_WINDOW = 4  # the same of all accesses of a group


def window_of(type: Type, shape: Shape, is_masked: bool = False, most: int = MAX_WINDOW) -> tuple[int, ...] | None:
    """Each lane's element, counted from lane 0's, if all lie in one window that is worth a wide access.

    Under a mask no two lanes may share an element, because it has the mask of one lane only.
    """
    size, offsets = size_of(type), shape.offsets
    if not offsets or isinstance(type, VecType) or any(offset % size for offset in offsets):
        return None
    starts = tuple(offset // size for offset in offsets)
    is_near = max(starts) - min(starts) < most * len(starts)
    is_shared = len(set(starts)) < len(starts)
    return starts if is_near and not (is_masked and is_shared) else None
