"""Copies a launch's arrays into new memory; overlapping arrays get copies that overlap alike."""

from collections.abc import Sequence

import numpy as np

from wfv.runtime.arguments.images import Image

ALIGN = 128  # bytes; enough for the accesses of any kernel


def copies_of(args: Sequence[object]) -> list[object]:
    """The arguments with each array, or image's array, replaced by a writable copy of equal memory order."""
    arrays = {i: array for i, arg in enumerate(args) if (array := memory_of(arg)) is not None}
    made = list(args)
    for group in _sharing(arrays):
        if len(group) == 1:
            made[group[0]] = _alone(arrays[group[0]], isinstance(args[group[0]], Image))
        else:
            for i, copy in zip(group, _together([arrays[i] for i in group]), strict=True):
                made[i] = copy
    return [_like(old, new) for old, new in zip(args, made, strict=True)]


def _like(old: object, new: object) -> object:
    return old.with_array(new) if isinstance(old, Image) and isinstance(new, np.ndarray) else new


def memory_of(arg: object) -> np.ndarray | None:
    """The array that an argument is, or that an image has as its memory; None for other arguments."""
    if isinstance(arg, Image):
        return arg.array
    return arg if isinstance(arg, np.ndarray) else None


def _sharing(arrays: dict[int, np.ndarray]) -> list[list[int]]:
    """The indices of the arrays, grouped by memory that overlaps."""
    groups: list[list[int]] = []
    end = -1
    for i in sorted(arrays, key=lambda i: _bounds(arrays[i])):
        begin, past = _bounds(arrays[i])
        if begin < end:
            groups[-1].append(i)
        else:
            groups.append([i])
        end = max(end, past)
    return groups


def _bounds(array: np.ndarray) -> tuple[int, int]:
    """The first address, and the address after the last byte."""
    begin, past = np.lib.array_utils.byte_bounds(array)
    return begin, past if array.size else begin


def _alone(array: np.ndarray, is_image: bool) -> np.ndarray:
    flat = _memory(array.nbytes).view(array.dtype)
    made: np.ndarray = flat.reshape(array.shape, order="C" if is_image or array.flags.c_contiguous else "F")
    np.copyto(made, array)
    return made


def _together(arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Copies in one allocation, at the same distances from each other."""
    begin, past = min(_bounds(a)[0] for a in arrays), max(_bounds(a)[1] for a in arrays)
    lead = begin % ALIGN
    area = _memory(lead + past - begin)
    made = [
        np.ndarray(a.shape, a.dtype, buffer=area, offset=lead + a.ctypes.data - begin, strides=a.strides)
        for a in arrays
    ]
    for copy, array in zip(made, arrays, strict=True):
        np.copyto(copy, array)
    return made


def _memory(nbytes: int) -> np.ndarray:
    memory = np.empty(nbytes + ALIGN, np.uint8)
    start = -memory.ctypes.data % ALIGN
    return memory[start : start + nbytes]
