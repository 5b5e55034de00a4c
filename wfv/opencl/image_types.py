"""Images and samplers as values that LLVM IR has for any target: structs and integers.

Before:                                                     After:
    define .. @k(target("spirv.Image", void, 1, ..) %a,         define .. @k({ i32, i32, .. } %a,
                 target("spirv.Sampler") %s)                                 i32 %s)

The struct has the format, the address and the sizes of an image. It is passed by value like a number, and is the same
for all work-items. The functions keep their mangled names, which have the kind of the image:
`_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f`. Multisampled and depth images stay as they are, and are refused.
"""

import re
import struct

from wfv.ir.types import I32, I64, FnType, PtrType, StructType, Type

# The fields of an image. The format is first: kernels may be specialized on it.
FIELDS: dict[str, Type] = {
    **dict.fromkeys(("order", "type", "texel_bytes", "width", "height", "depth", "layers"), I32),
    "texels": PtrType(1), "row_bytes": I64, "slice_bytes": I64,
}  # fmt: skip
IMAGE, SAMPLER = StructType(tuple(FIELDS.values())), I32
LIKELY_FORMAT = struct.pack("<III", 0x10B5, 0x10DE, 16)  # CL_RGBA, CL_FLOAT, the bytes of a texel
# The kinds of images: the number of coordinates of a texel, and whether one more tells the layer.
KINDS = {
    "image1d": (1, False),
    "image1d_buffer": (1, False),
    "image1d_array": (1, True),
    "image2d": (2, False),
    "image2d_array": (2, True),
    "image3d": (3, False),
}
ACCESSES = {"read_only": "ro", "write_only": "wo", "read_write": "rw"}
INITIALIZER = "__translate_sampler_initializer"  # Clang calls it with the number of each sampler that a source defines
# Dimension (0: 1D, 1: 2D, 2: 3D, 5: buffer), no depth, array or not, not multisampled, two more, access.
_IMAGE = re.compile(r'target\("spirv\.Image", void, (?:[01], 0, [01]|[25], 0, 0), 0, \d+, \d+, [012]\)')
_SAMPLER = re.compile(r'target\("spirv\.Sampler"\)')
_NEITHER = '"spirv.'


def opaque_types() -> dict[str, Type]:
    """The types of images and samplers by the names that mangled names have."""
    images: dict[str, Type] = {f"ocl_{kind}_{access}": IMAGE for kind in KINDS for access in ACCESSES.values()}
    return images | {"ocl_sampler": SAMPLER}


def initializer_types(symbol: str) -> tuple[FnType, ...]:
    """The type of the function that makes a sampler of its number; empty for other names."""
    return (FnType(SAMPLER, (I32,)),) if symbol == INITIALIZER else ()


def with_plain_images(ir: str) -> str:
    """The text of a module in which images and samplers have types that wfv supports; its lines stay where they are."""
    if _NEITHER not in ir:
        return ir
    return _SAMPLER.sub(str(SAMPLER), _IMAGE.sub(str(IMAGE), ir))
