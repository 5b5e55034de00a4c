"""Images and samplers: arrays that kernels read and write as texels, and how they read between these."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError, OptionError, choices, known
from wfv.opencl.image_types import FIELDS, KINDS
from wfv.runtime.arguments.image_formats import Format, format_of
from wfv.runtime.arguments.parameters import array_sharing
from wfv.runtime.arguments.values import Encoder

MAX_SIZE = 1 << 24  # of a width, height, .. : larger numbers are no coordinates of type float
MAX_BUFFER = (1 << 31) - 1
_BY_AXES = {1: "image1d", 2: "image2d", 3: "image3d"}
_pack = struct.Struct("<7i4xQqq").pack  # wfv.opencl.image_types.FIELDS
_TEXELS = list(FIELDS).index("texels")


class Image:
    """An array as an image: `wfv.Image(array, "rgba", normalized=True)`. The array is the image's memory.

    The axes of `array` are the image's, from the slowest to the fastest, (depth, height, width) in three
    dimensions; the channels are the last axis if the order has more than one. `order`: `"r"`, `"rg"`, `"rgba"`,
    `"bgra"`, .. `normalized`: integers are numbers from 0 to 1, or -1 to 1 (`CL_UNORM_INT8`, ..). `kind`: `"image1d"`,
    `"image2d"`, `"image3d"` by the number of axes, or `"image1d_array"`, `"image2d_array"`, `"image1d_buffer"`.
    Raises ArgumentError for an array that OpenCL has no format for, or whose texels are not in one piece.
    """

    __slots__ = ("_array", "_data", "_fields", "_format", "_kind")

    def __init__(self, array: np.ndarray, order: str, *, normalized: bool = False, kind: str | None = None) -> None:
        found = array_sharing(array, "the image")
        if not isinstance(found, np.ndarray) or isinstance(found, np.ma.MaskedArray):
            raise ArgumentError(f"an image of {type(array).__name__}", help="pass a NumPy array, which is its memory")
        self._array, self._format = found, format_of(found.dtype, order, bool(normalized))
        self._kind = _kind(found, self._format, kind)
        self._fields = self._descriptor()
        self._data = _pack(*self._fields)

    @property
    def array(self) -> np.ndarray:
        """The memory."""
        return self._array

    @property
    def kind(self) -> str:
        """`"image2d"`, .."""
        return self._kind

    @property
    def format(self) -> Format:
        """The channel order and the data type."""
        return self._format

    @property
    def normalized(self) -> bool:
        """Whether integers are numbers from 0 to 1, or -1 to 1."""
        return self._format.is_normalized

    @property
    def order(self) -> str:
        """The channel order."""
        return self.format.order

    @property
    def size(self) -> tuple[int, ...]:
        """Width, height and depth, as many as the image has."""
        return tuple(reversed(self._axes()[self.is_array :]))

    @property
    def layers(self) -> int:
        """The number of images of an array of images, else 1."""
        return self._axes()[0] if self.is_array else 1

    @property
    def is_array(self) -> bool:
        """Whether this is an array of images."""
        return KINDS[self.kind][1]

    @property
    def nbytes(self) -> int:
        """The bytes from the first to the last."""
        begin, end = np.lib.array_utils.byte_bounds(self.array)
        return int(end - begin)

    @property
    def data(self) -> bytes:
        """The fields that a kernel gets."""
        return self._data

    def fields_at(self, address: int) -> tuple[int, ...]:
        """The fields as numbers, if the array was at this address."""
        fields = list(self._fields)
        fields[_TEXELS] = address
        return tuple(fields)

    def with_array(self, array: np.ndarray) -> Image:
        """An image of this kind and format with other memory."""
        return Image(array, self.order, normalized=self.normalized, kind=self.kind)

    def _axes(self) -> tuple[int, ...]:
        return tuple(self.array.shape[: sum(KINDS[self.kind])])

    def _descriptor(self) -> tuple[int, ...]:
        axes, strides = self._axes(), self.array.strides
        self._check_sizes(axes)
        step, channel = strides[len(axes) - 1], strides[len(axes) :]
        texel = self.format.texel_bytes
        if (step != texel and axes[-1] > 1) or (self.format.channels > 1 and channel != (self.array.itemsize,)):
            raise ArgumentError(
                f"an image of an array with strides {strides}: its texels do not follow each other in memory",
                help="pass numpy.ascontiguousarray(array); rows, slices and layers may have any strides",
            )
        width, *more = reversed(axes)
        pitches = [*reversed(strides[: len(axes) - 1])]
        if self.is_array and len(axes) == 2:  # layers are in the place of slices
            more, pitches = [1, *more], [0, *pitches]
        height, depth = [*more, 1, 1][:2]
        row, slice = [*pitches, 0, 0][:2]
        layers = axes[0] if self.is_array else 0
        return (*self.format.numbers, width, height, depth, layers, self.array.ctypes.data, row, slice)

    def _check_sizes(self, axes: tuple[int, ...]) -> None:
        most = MAX_BUFFER if self.kind == "image1d_buffer" else MAX_SIZE
        if min(axes) < 1 or max(axes) > most:
            raise ArgumentError(
                f"an image of shape {self.array.shape}", help=f"each axis of an image has 1 to {most} texels"
            )

    def __reduce__(self) -> tuple[object, ...]:
        return _image, (self.array, self.order, self.normalized, self.kind)  # the data has the address

    def __repr__(self) -> str:
        sizes = " x ".join(map(str, self.size))
        layers = f", {self.layers} layers" if self.is_array else ""
        return f"<Image: {self.kind}, {sizes}{layers}, {self.order} {self.format.type}>"


def _image(array: np.ndarray, order: str, normalized: bool, kind: str) -> Image:
    return Image(array, order, normalized=normalized, kind=kind)


def _kind(array: np.ndarray, format: Format, given: str | None) -> str:
    axes = array.ndim - (format.channels > 1)
    kind = _BY_AXES.get(axes) if given is None else given
    if kind is None:
        raise _wrong_shape(array, format, f"{axes} axes of texels", "an image has 1, 2 or 3")
    if kind not in KINDS:
        raise ArgumentError(f"unknown kind of image {kind!r}", help=choices(str(kind), KINDS))
    wanted = sum(KINDS[kind])
    if axes == wanted + 1 and format.channels == 1 and array.shape[-1] == 1:
        axes = wanted
    if axes != wanted:
        raise _wrong_shape(array, format, f"{axes} axes of texels", f"an {kind} has {wanted}")
    if format.channels > 1 and array.shape[-1] != format.channels:
        raise _wrong_shape(array, format, f"{array.shape[-1]} channels", f"the order has {format.channels}")
    return kind


def _wrong_shape(array: np.ndarray, format: Format, found: str, wanted: str) -> ArgumentError:
    last = ", and a last axis of the channels" if format.channels > 1 else ""
    return ArgumentError(
        f"an image of order {format.order!r} from an array of shape {array.shape}: {found}; {wanted}",
        help=f"its axes are (depth, height, width) or fewer, or (layers, height, width){last}",
    )


# The bits of OpenCL C's constants CLK_ADDRESS_.. and CLK_FILTER_.. (wfv/opencl/include/opencl_base.h).
ADDRESSING = {"none": 0, "clamp_to_edge": 2, "clamp": 4, "repeat": 6, "mirrored_repeat": 8}
FILTERS = {"nearest": 0x10, "linear": 0x20}
_REPEATING = ("repeat", "mirrored_repeat")


@dataclass(frozen=True)
class Sampler:
    """A sampler: `wfv.Sampler(normalized=True, addressing="repeat", filter="linear")`.

    `normalized`: coordinates from 0 to 1 span the image. `addressing`: `"none"`, `"clamp_to_edge"`, `"clamp"`
    (outside of the image is the border colour), `"repeat"`, `"mirrored_repeat"` (these two for normalized coordinates
    only). `filter`: `"nearest"`, `"linear"`. Raises OptionError for others.
    """

    normalized: bool = False
    addressing: str = "clamp_to_edge"
    filter: str = "nearest"

    def __post_init__(self) -> None:
        if not isinstance(self.normalized, (int, np.bool_)):
            raise OptionError(
                f"normalized={self.normalized!r} of a sampler: neither True nor False",
                help='pass the options by name: wfv.Sampler(normalized=True, addressing="repeat", filter="linear")',
            )
        known(self.addressing, ADDRESSING, "address mode of a sampler")
        known(self.filter, FILTERS, "filter of a sampler")
        if self.addressing in _REPEATING and not self.normalized:
            raise OptionError(
                f"addressing={self.addressing!r} of a sampler of coordinates that are not normalized",
                help="images repeat for coordinates from 0 to 1 only: pass normalized=True",
            )

    @property
    def number(self) -> int:
        """The number that a kernel gets: the sum of OpenCL C's constants."""
        return int(bool(self.normalized)) | ADDRESSING[self.addressing] | FILTERS[self.filter]


# An image parameter's type, as passes/group/launch_parameters.py writes it: `write_only image2d_t`.
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
        if not isinstance(value, Image):
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
    """The bytes that a kernel gets for a sampler. Raises ArgumentError."""
    if not isinstance(value, Sampler):
        raise ArgumentError(
            f"{where}: the parameter is a sampler, not {type(value).__name__}",
            help='pass wfv.Sampler(normalized=.., addressing="clamp_to_edge", filter="nearest")',
        )
    return value.number.to_bytes(4, "little")
