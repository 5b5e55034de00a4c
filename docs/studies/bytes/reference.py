"""The functions of bytes.cl in NumPy."""

import numpy as np

WEIGHTS = np.array([77, 150, 29])
SEPIA = np.array([[101, 197, 48], [89, 176, 43], [70, 137, 34]])
LEVELS = np.array([0, 0, 1, 3, 7, 16, 35, 73, 127, 182, 220, 239, 248, 252, 254, 255])


def wide(array):
    return array.astype(np.int32)


def add(arrays):
    return {"o": np.minimum(wide(arrays["a"]) + arrays["b"], 255)}


def subtract(arrays):
    return {"o": np.maximum(wide(arrays["a"]) - arrays["b"], 0)}


def difference(arrays):
    return {"o": np.abs(wide(arrays["a"]) - arrays["b"])}


def average(arrays):
    return {"o": (wide(arrays["a"]) + arrays["b"] + 1) // 2}


def multiply(arrays):
    return {"o": (wide(arrays["a"]) * arrays["b"] + 127) // 255}


def blend(arrays):
    return {"o": (wide(arrays["a"]) * arrays["alpha"] + wide(arrays["b"]) * (256 - arrays["alpha"])) >> 8}


def blend_by_mask(arrays):
    a, b, m = (wide(arrays[name]) for name in "abm")
    return {"o": (a * m + b * (255 - m) + 127) // 255}


def over(arrays):
    a, b = wide(arrays["a4"]), wide(arrays["b4"])
    return {"o4": np.minimum(a + b * (255 - a[..., 3:]) // 255, 255)}


def threshold(arrays):
    return {"o": np.where(arrays["a"] > arrays["t"], 255, 0)}


def truncate(arrays):
    return {"o": np.minimum(wide(arrays["a"]), arrays["t"])}


def in_range(arrays):
    a = arrays["a"]
    return {"o": np.where((a >= arrays["low"]) & (a <= arrays["high"]), 255, 0)}


def stretch(arrays):
    a = wide(arrays["a"])
    return {"o": np.where(a < 30, 0, np.where(a > 200, 255, (a - 30) * 3 // 2))}


def copy_where(arrays):
    return {"o": np.where(arrays["m"], arrays["a"], arrays["o"])}


def interlace(arrays):
    y, x = np.indices(arrays["a"].shape)
    return {"o": np.where((x ^ y) & 1, arrays["a"], arrays["b"])}


def around(arrays, radius_x, radius_y):
    """The image moved by (dx, dy), by these, with clamped borders."""
    a = wide(arrays["a"])
    rows, columns = a.shape
    padded = np.pad(a, ((radius_y, radius_y), (radius_x, radius_x)), mode="edge")
    return {
        (dx, dy): padded[radius_y + dy : radius_y + dy + rows, radius_x + dx : radius_x + dx + columns]
        for dx in range(-radius_x, radius_x + 1)
        for dy in range(-radius_y, radius_y + 1)
    }


def blur(arrays):
    return {"o": (sum(around(arrays, 1, 1).values()) + 4) // 9}


def gauss_row(arrays):
    at = around(arrays, 2, 0)
    return {"o": (sum(weight * at[dx, 0] for dx, weight in zip(range(-2, 3), (1, 4, 6, 4, 1), strict=True)) + 8) >> 4}


def sobel(arrays):
    at = around(arrays, 1, 1)
    return {"d": sum((2 - abs(dy)) * (at[1, dy] - at[-1, dy]) for dy in (-1, 0, 1))}


def sharpen(arrays):
    at = around(arrays, 1, 1)
    return {"o": np.clip(5 * at[0, 0] - at[-1, 0] - at[1, 0] - at[0, -1] - at[0, 1], 0, 255)}


def dilate(arrays):
    return {"o": np.maximum.reduce(list(around(arrays, 1, 1).values()))}


def split(arrays):
    return {name: arrays["rgb"][..., channel] for channel, name in enumerate("rgb")}


def merge(arrays):
    return {"o3": np.dstack([arrays["a"], arrays["b"], arrays["m"]])}


def swap(arrays):
    return {"o3": arrays["rgb"][..., ::-1]}


def drop_alpha(arrays):
    return {"o3": arrays["rgba"][..., :3]}


def gray(arrays):
    return {"o": (wide(arrays["rgb"]) @ WEIGHTS + 128) >> 8}


def gray_of_uchar4(arrays):
    return {"o": (wide(arrays["a4"])[..., :3] @ WEIGHTS + 128) >> 8}


def sepia(arrays):
    return {"o3": np.minimum((wide(arrays["rgb"]) @ SEPIA.T) >> 8, 255)}


def yuyv_to_rgb(arrays):
    pairs = wide(arrays["yuyv"]).reshape(len(arrays["yuyv"]), -1, 4)
    y = 298 * np.maximum(pairs[..., ::2].reshape(len(pairs), -1) - 16, 0) + 128
    u, v = (np.repeat(pairs[..., at] - 128, 2, axis=1) for at in (1, 3))
    return {"o3": np.clip(np.dstack([y + 409 * v, y - 100 * u - 208 * v, y + 516 * u]) >> 8, 0, 255)}


def total(arrays):
    return {"result": np.array([arrays["a"].sum()])}


def nonzero(arrays):
    return {"result": np.array([np.count_nonzero(arrays["m"])])}


def maximum(arrays):
    return {"result": np.array([arrays["a"].max()])}


def histogram(arrays):
    return {"bins": np.bincount(arrays["a"].ravel(), minlength=256)}


def quarters(image):
    """The mean of each four pixels."""
    image = wide(image)
    return (image[::2, ::2] + image[::2, 1::2] + image[1::2, ::2] + image[1::2, 1::2] + 2) >> 2


def halve(arrays):
    return {"h": quarters(arrays["a"])}


def halve_rgba(arrays):
    return {"h4": quarters(arrays["rgba"])}


def enlarge(arrays):
    rows, columns = arrays["a"].shape
    return {"o": np.repeat(np.repeat(arrays["a"][: rows // 2, : columns // 2], 2, axis=0), 2, axis=1)}


def look_up(arrays):
    return {"o": arrays["table"][arrays["a"]]}


def curve(arrays):
    return {"o": LEVELS[arrays["a"] >> 4]}
