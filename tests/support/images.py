"""A reference for images in NumPy: texels by OpenCL 1.2, sections 5.3.1.1, 8.2 and 8.3."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import wfv

ORDERS = {"r": 1, "a": 1, "rg": 2, "ra": 2, "rgba": 4, "bgra": 4, "argb": 4, "abgr": 4, "intensity": 1, "luminance": 1}
# The dtype, and whether it is normalized; then the function of OpenCL C that reads it.
TYPES = {
    ("uint8", True): "f", ("int8", True): "f", ("uint16", True): "f", ("int16", True): "f", ("float16", False): "f",
    ("float32", False): "f", ("int8", False): "i", ("int16", False): "i", ("int32", False): "i",
    ("uint8", False): "ui", ("uint16", False): "ui", ("uint32", False): "ui",
}  # fmt: skip
RESULTS = {"f": np.float32, "i": np.int32, "ui": np.uint32, "h": np.float16}
AXES = {"image1d": 1, "image1d_buffer": 1, "image1d_array": 2, "image2d": 2, "image2d_array": 3, "image3d": 3}
SIZES = {1: (13,), 2: (5, 13), 3: (3, 5, 13)}
_PLACES = {  # of red, green, blue and alpha in memory; -1: zero, -2: one
    "r": (0, -1, -1, -2), "a": (-1, -1, -1, 0), "rg": (0, 1, -1, -2), "ra": (0, -1, -1, 1), "rgba": (0, 1, 2, 3),
    "bgra": (2, 1, 0, 3), "argb": (1, 2, 3, 0), "abgr": (3, 2, 1, 0), "intensity": (0, 0, 0, 0),
    "luminance": (0, 0, 0, -2),
}  # fmt: skip


def formats(kind: str = "") -> list[tuple[str, str, bool]]:
    """Order, dtype and `normalized` of all formats; or of those that one function reads."""
    return [
        (order, dtype, scaled)
        for (dtype, scaled), reads in TYPES.items()
        for order in ORDERS
        if kind in ("", reads)
        and (order not in ("bgra", "argb", "abgr") or dtype.endswith("int8"))
        and (order not in ("intensity", "luminance") or reads == "f")
    ]


def array_of(kind: str, order: str, dtype: str, seed: int = 0) -> np.ndarray:
    """An array of any values of the dtype, edges among them, for an image of this kind."""
    random = np.random.default_rng(seed)
    shape = SIZES[AXES[kind]] + ((ORDERS[order],) if ORDERS[order] > 1 else ())
    if np.dtype(dtype).kind == "f":
        return random.normal(0, 2, shape).astype(dtype)
    limits = np.iinfo(dtype)
    values = random.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    values.flat[:5] = limits.min, limits.max, limits.min + 1, 0, 1
    return values


def image_of(kind: str, order: str, dtype: str, normalized: bool, seed: int = 0) -> wfv.Image:
    return wfv.Image(array_of(kind, order, dtype, seed), order, normalized=normalized, kind=kind)


def colours(image: wfv.Image) -> np.ndarray:
    """Red, green, blue and alpha of all texels, as `read_image` returns them: float32, int32 or uint32."""
    array, type = image.array, RESULTS[TYPES[image.array.dtype.name, image.normalized]]
    if ORDERS[image.order] == 1:
        array = array.reshape(*array.shape[: AXES[image.kind]], 1)
    values = array.astype(type)
    if image.normalized:
        most = np.float32(np.iinfo(array.dtype).max)
        values = np.maximum(values / most, np.float32(-1))
    parts = {-1: np.zeros_like(values[..., 0]), -2: np.ones_like(values[..., 0])}
    return np.stack([parts[at] if at < 0 else values[..., at] for at in _PLACES[image.order]], axis=-1)


def border(image: wfv.Image) -> np.ndarray:
    """The colour outside of the image."""
    alpha = 1 if image.order in ("r", "rg", "luminance") else 0
    return np.array([0, 0, 0, alpha], RESULTS[TYPES[image.array.dtype.name, image.normalized]])


def stored(image: wfv.Image, values: np.ndarray) -> np.ndarray:
    """What `write_image` stores of colours (.., 4): an array like the image's."""
    array = image.array
    if image.normalized:
        limits = np.iinfo(array.dtype)
        scaled = np.nan_to_num(values * np.float32(limits.max), nan=0.0, posinf=np.inf, neginf=-np.inf)
        values = np.rint(np.clip(scaled, limits.min, limits.max))
    elif array.dtype.kind in "iu":
        limits = np.iinfo(array.dtype)
        values = np.clip(values, limits.min, limits.max)
    with np.errstate(over="ignore"):
        values = values.astype(array.dtype)
    places = _PLACES[image.order]
    channels = [values[..., places.index(at)] for at in range(ORDERS[image.order])]
    return np.stack(channels, axis=-1).reshape(array.shape)


def nearest(coordinate: np.ndarray, size: int, addressing: str, normalized: bool) -> np.ndarray:
    """The index of a texel by 8.2, -1 or `size` outside of an image with a border. All steps are those of float32."""
    s, n = coordinate.astype(np.float32), np.float32(size)
    match addressing if normalized else "":
        case "repeat":
            i = np.floor((s - np.floor(s)) * n)
            return np.where(i > size - 1, i - n, i).astype(int)
        case "mirrored_repeat":
            i = np.floor(np.abs(s - np.float32(2) * np.rint(np.float32(0.5) * s)) * n)
            return np.minimum(i, size - 1).astype(int)
    i = np.floor(s * n if normalized else s)
    low, high = (-1, size) if addressing == "clamp" else (0, size - 1)
    return np.clip(i, low, high).astype(int)


def picked(image: wfv.Image, indices: Sequence[np.ndarray]) -> np.ndarray:
    """The colours of texels by their indices, slowest axis first; outside of the image the border's."""
    found, shape = colours(image), image.array.shape
    inside = np.logical_and.reduce([(i >= 0) & (i < n) for i, n in zip(indices, shape, strict=False)])
    clipped = tuple(np.clip(i, 0, n - 1) for i, n in zip(indices, shape, strict=False))
    return np.where(inside[:, None], found[clipped], border(image))


def linear(image: wfv.Image, coordinates: Sequence[np.ndarray], addressing: str, normalized: bool) -> np.ndarray:
    """The mean of neighbouring texels by 8.2, in double; coordinates are in the order of the axes."""
    choices = []
    for s, size in zip(coordinates, image.array.shape, strict=False):
        x = s.astype(np.float64)
        if normalized and addressing == "repeat":
            x = (x - np.floor(x)) * size
        elif normalized and addressing == "mirrored_repeat":
            x = np.abs(x - 2 * np.rint(0.5 * x)) * size
        elif normalized:
            x = x * size
        low = np.floor(x - 0.5)
        part = x - 0.5 - low
        pair = np.stack([low, low + 1])
        if normalized and addressing == "repeat":
            pair = pair % size
        elif addressing == "clamp":
            pair = np.clip(pair, -1, size)
        else:
            pair = np.clip(pair, 0, size - 1)
        choices.append([(pair[0].astype(int), 1 - part), (pair[1].astype(int), part)])
    total = np.zeros((len(coordinates[0]), 4))
    for corner in np.ndindex(*(2,) * len(choices)):
        chosen = [choice[at] for choice, at in zip(choices, corner, strict=True)]
        weight = np.prod([each[1] for each in chosen], axis=0)
        total += weight[:, None] * picked(image, [each[0] for each in chosen]).astype(np.float64)
    return total
