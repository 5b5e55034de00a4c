"""Image formats of the driver, and colours as texels (OpenCL 3.0, 5.3.1.1 and 8.3)."""

from typing import Any

import numpy as np
from _wfv_driver import ffi

from wfv.driver.contexts import Context
from wfv.driver.entry_points import entry_point
from wfv.driver.objects import ClError, refuse_if
from wfv.driver.prototypes import cl
from wfv.runtime.arguments import image_formats
from wfv.runtime.arguments.image_formats import Format

IMAGE_TYPES = {
    cl.MEM_OBJECT_IMAGE1D: "image1d", cl.MEM_OBJECT_IMAGE1D_BUFFER: "image1d_buffer",
    cl.MEM_OBJECT_IMAGE1D_ARRAY: "image1d_array", cl.MEM_OBJECT_IMAGE2D: "image2d",
    cl.MEM_OBJECT_IMAGE2D_ARRAY: "image2d_array", cl.MEM_OBJECT_IMAGE3D: "image3d",
}  # fmt: skip
# Which component of a colour (red, green, blue, alpha) each channel of a texel holds.
_COMPONENTS = {
    "r": (0,), "a": (3,), "rg": (0, 1), "ra": (0, 3), "rgba": (0, 1, 2, 3), "bgra": (2, 1, 0, 3), "argb": (3, 0, 1, 2),
    "abgr": (3, 2, 1, 0), "intensity": (0,), "luminance": (0,),
}  # fmt: skip
# Orders and data types that OpenCL has, and images of the driver have not.
_FIRST_ORDER, _LAST_ORDER = 0x10B0, 0x10C3  # CL_R, CL_ABGR
_FIRST_TYPE, _LAST_TYPE = 0x10D0, 0x10E2  # CL_SNORM_INT8, CL_UNSIGNED_INT_RAW12
_RGB_ORDERS = (0x10B4, 0x10BC)  # CL_RGB, CL_RGBx
_PACKED_TYPES = (0x10D4, 0x10D5, 0x10D6)  # CL_UNORM_SHORT_565, .._555, CL_UNORM_INT_101010


def supported_formats() -> list[Format]:
    """The formats of images, of all types of images."""
    return [
        image_formats.Format(order, type)
        for order in image_formats.ORDERS
        for type in image_formats.TYPES
        if _is_allowed(order, type)
    ]


def _is_allowed(order: str, type: str) -> bool:
    """Whether OpenCL combines the two."""
    if order in ("bgra", "argb", "abgr"):
        return type.endswith("int8")
    return order not in ("intensity", "luminance") or "norm" in type or "float" in type


def checked_format(given: Any) -> Format:
    """The format of a cl_image_format. Raises ClError."""
    refuse_if(not given, cl.INVALID_IMAGE_FORMAT_DESCRIPTOR)
    order, type = given.image_channel_order, given.image_channel_data_type
    for each in supported_formats():
        if each.numbers[:2] == (order, type):
            return each
    is_known = _FIRST_ORDER <= order <= _LAST_ORDER and _FIRST_TYPE <= type <= _LAST_TYPE
    packed_fits = (order in _RGB_ORDERS) == (type in _PACKED_TYPES)
    orders = {number: name for name, (number, _) in image_formats.ORDERS.items()}
    types = {number: name for name, (number, _, _) in image_formats.TYPES.items()}
    is_refused = order in orders and type in types and not _is_allowed(orders[order], types[type])
    refuse_if(not is_known or not packed_fits or is_refused, cl.INVALID_IMAGE_FORMAT_DESCRIPTOR)
    raise ClError(cl.IMAGE_FORMAT_NOT_SUPPORTED)


def texel_of(format: Format, colour: int) -> bytes:
    """The texel for a colour: at the address are four floats, or integers if the format has integers."""
    _, dtype, is_scaled = image_formats.TYPES[format.type]
    is_float = is_scaled or dtype.startswith("float")
    kind = np.float32 if is_float else np.int32 if dtype.startswith("int") else np.uint32
    given = np.frombuffer(ffi.buffer(ffi.cast("char *", colour), 16), kind)
    values = given[list(_COMPONENTS[format.order])]
    with np.errstate(over="ignore"):  # a number that is too large becomes an infinity
        if is_float and not is_scaled:
            return bytes(values.astype(dtype))
        limits = np.iinfo(dtype)
        if is_scaled:
            values = np.rint(np.nan_to_num(values) * np.float32(limits.max))  # as convert_.._sat_rte
    return bytes(np.clip(values, limits.min, limits.max).astype(dtype))


@entry_point("clGetSupportedImageFormats")
def get_supported_image_formats(
    _: Context, flags: int, image_type: int, count: int, given: Any, count_ret: Any
) -> None:
    refuse_if(image_type not in IMAGE_TYPES or (given and not count), cl.INVALID_VALUE)
    access = flags & (cl.MEM_READ_WRITE | cl.MEM_WRITE_ONLY | cl.MEM_READ_ONLY | cl.MEM_KERNEL_READ_AND_WRITE)
    refuse_if(flags >> 13 or access.bit_count() > 1, cl.INVALID_VALUE)
    found = supported_formats()
    if given:
        for place, each in zip(range(count), found, strict=False):
            given[place].image_channel_order, given[place].image_channel_data_type = each.numbers[:2]
    if count_ret:
        count_ret[0] = len(found)
