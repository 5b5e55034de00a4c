"""Image and sampler arguments: how they are checked, and what a kernel gets."""

import re

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.runtime.arguments import images
from wfv.runtime.arguments.values import Encoder

# An image parameter's type, as passes/kernel/launch_parameters.py writes it: `write_only image2d_t`.
_IMAGE = re.compile(r"(read_only|write_only|read_write) (image\w+)_t")
_SAMPLER = "sampler_t"
FORMAT_BYTES = 12  # the first three fields of an image are its format: a kernel may be specialized on it


def is_image(param: Param) -> bool:
    """Whether the parameter is an image."""
    return _IMAGE.fullmatch(param.c_type) is not None


def is_sampler(param: Param) -> bool:
    """Whether the parameter is a sampler."""
    return param.c_type == _SAMPLER


def image_encoder(param: Param, where: str) -> Encoder:
    """The encoder of arguments for an image parameter: the bytes of its fields. It raises ArgumentError."""
    found = _IMAGE.fullmatch(param.c_type)
    assert found is not None
    access, kind = found[1], found[2]

    def encode(value: object) -> bytes:
        if not isinstance(value, images.Image):
            shown = "an array" if isinstance(value, np.ndarray) else type(value).__name__
            raise ArgumentError(
                f"{where}: the parameter is an image ({kind}_t), not {shown}",
                help='pass wfv.Image(array, "rgba"), with the channel order of the array',
            )
        if value.kind != kind:
            raise ArgumentError(
                f"{where}: the parameter is an {kind}_t, and the image an {value.kind}_t",
                help=f"pass an image of this kind: wfv.Image(array, order, kind={kind!r})",
            )
        if access != "read_only" and not value.array.flags.writeable:
            raise ArgumentError(
                f"{where}: the image's array is read-only, and the kernel writes it", help="pass an image of a copy"
            )
        return value.data

    return encode


def sampler_bytes(value: object, where: str) -> bytes:
    """What a kernel gets for a sampler. Raises ArgumentError."""
    if not isinstance(value, images.Sampler):
        raise ArgumentError(
            f"{where}: the parameter is a sampler, not {type(value).__name__}",
            help='pass wfv.Sampler(normalized=.., addressing="clamp_to_edge", filter="nearest")',
        )
    return value.number.to_bytes(4, "little")
