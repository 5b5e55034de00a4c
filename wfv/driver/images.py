"""Images, which are memory objects with a format, sizes and pitches; samplers."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from wfv.driver import objects
from wfv.driver.contexts import Context, check_context
from wfv.driver.devices import MAX_IMAGE_2D, MAX_IMAGE_3D, MAX_IMAGE_BUFFER, MAX_IMAGE_LAYERS, max_allocation
from wfv.driver.entry_points import entry_point, information, rows_of
from wfv.driver.image_formats import IMAGE_TYPES, checked_format
from wfv.driver.memory import Buffer, Memory, box, checked_flags, inherited_flags, no_properties
from wfv.driver.objects import ClError, Object, boolean, properties_of, refuse_if, uint
from wfv.driver.prototypes import cl

if TYPE_CHECKING:
    from wfv.runtime.arguments.image_formats import Format

_pack_fields = Struct("<7i4xQqq").pack  # wfv.opencl.image_types.FIELDS
_ARRAYS = (cl.MEM_OBJECT_IMAGE1D_ARRAY, cl.MEM_OBJECT_IMAGE2D_ARRAY)
_AXES = {
    cl.MEM_OBJECT_IMAGE1D: 1, cl.MEM_OBJECT_IMAGE1D_BUFFER: 1, cl.MEM_OBJECT_IMAGE1D_ARRAY: 1,
    cl.MEM_OBJECT_IMAGE2D: 2, cl.MEM_OBJECT_IMAGE2D_ARRAY: 2, cl.MEM_OBJECT_IMAGE3D: 3,
}  # fmt: skip


class Shape(NamedTuple):
    """An image's type (CL_MEM_OBJECT_..), its sizes in texels, 0 where it has none, and its pitches in bytes."""

    type: int
    width: int
    height: int = 0
    depth: int = 0
    layers: int = 0
    row_pitch: int = 0
    slice_pitch: int = 0

    @property
    def has_slices(self) -> bool:
        """Whether the image has a slice pitch."""
        return self.type in _ARRAYS or self.type == cl.MEM_OBJECT_IMAGE3D

    @property
    def region(self) -> tuple[int, int, int]:
        """The sizes as the region of the whole image: layers follow the other sizes."""
        if self.type == cl.MEM_OBJECT_IMAGE1D_ARRAY:
            return self.width, self.layers, 1
        return self.width, max(self.height, 1), max(self.depth, self.layers, 1)

    @property
    def pitches(self) -> tuple[int, int]:
        """The bytes from an element of the second, and of the third, axis of a region to the next."""
        return self.steps(self.row_pitch, self.slice_pitch)

    def steps(self, row: int, slice: int) -> tuple[int, int]:
        """The steps of a region's second and third axis for these pitches; layers of one dimension are the second."""
        return (slice, 0) if self.type == cl.MEM_OBJECT_IMAGE1D_ARRAY else (row, slice)

    @property
    def nbytes(self) -> int:
        """The bytes of the memory, with the padding between rows."""
        if self.has_slices:
            return self.slice_pitch * max(self.depth, self.layers)
        return self.row_pitch * max(self.height, 1)


class Image(Memory):
    """An image: its texels are in memory of its own, the host's or a buffer's."""

    def __init__(
        self, context: Context, flags: int, host_pointer: int, properties: tuple[int, ...],
        format: Format, shape: Shape, parent: Memory | None = None,
    ) -> None:  # fmt: skip
        self.format, self.shape = format, shape
        self.memory_type = shape.type
        uses_host = flags & cl.MEM_USE_HOST_PTR
        super().__init__(context, flags, shape.nbytes, host_pointer if uses_host else 0, properties, parent)
        order, type, nbytes = format.numbers
        height, depth = max(shape.height, 1), max(shape.depth, shape.layers, 1)
        self._fields = _pack_fields(
            order, type, nbytes, shape.width, height, depth, shape.layers, self.address, shape.row_pitch,
            shape.slice_pitch,
        )  # fmt: skip

    @property
    def argument(self) -> bytes:
        """The fields that a kernel gets."""
        return self._fields

    @property
    def texel(self) -> int:
        """The bytes of a texel."""
        return self.format.texel_bytes


def image_of(memory: Memory) -> Image:
    """The memory, if it is an image. Raises ClError."""
    if not isinstance(memory, Image):
        raise ClError(cl.INVALID_MEM_OBJECT)
    return memory


@entry_point("clCreateImage", "clCreateImageWithProperties")
def create_image(context: Context, *given: Any) -> Image:
    *listed, flags, format, description, host_pointer = given
    properties, found = no_properties(listed), checked_format(format)
    refuse_if(not description or description.image_type not in IMAGE_TYPES, cl.INVALID_IMAGE_DESCRIPTOR)
    refuse_if(description.num_mip_levels or description.num_samples, cl.INVALID_IMAGE_DESCRIPTOR)
    shape = _shape_of(description)
    if description.mem_object:
        refuse_if(host_pointer, cl.INVALID_HOST_PTR)
        return _of_buffer(context, properties, flags, found, shape, description.mem_object)
    refuse_if(shape.type == cl.MEM_OBJECT_IMAGE1D_BUFFER, cl.INVALID_IMAGE_DESCRIPTOR)
    return _make(context, properties, flags, found, shape, host_pointer)


@entry_point("clCreateImage2D")
def create_image_2d(
    context: Context, flags: int, format: Any, width: int, height: int, row_pitch: int, host_pointer: int
) -> Image:
    shape = Shape(cl.MEM_OBJECT_IMAGE2D, width, height, row_pitch=row_pitch)
    return _create_as_before(context, flags, format, shape, host_pointer)


@entry_point("clCreateImage3D")
def create_image_3d(
    context: Context, flags: int, format: Any, width: int, height: int, depth: int, row_pitch: int, slice_pitch: int,
    host_pointer: int,
) -> Image:  # fmt: skip
    refuse_if(depth <= 1, cl.INVALID_IMAGE_SIZE)
    shape = Shape(cl.MEM_OBJECT_IMAGE3D, width, height, depth, 0, row_pitch, slice_pitch)
    return _create_as_before(context, flags, format, shape, host_pointer)


def _create_as_before(context: Context, flags: int, format: Any, shape: Shape, host_pointer: int) -> Image:
    """Images of OpenCL 1.1, which has no image descriptor: all its errors are errors of sizes."""
    found = checked_format(format)
    try:
        return _make(context, (), flags, found, shape, host_pointer)
    except ClError as error:
        raise ClError(cl.INVALID_IMAGE_SIZE if error.code == cl.INVALID_IMAGE_DESCRIPTOR else error.code) from error


def _shape_of(given: Any) -> Shape:
    """The sizes that a type of images has; others are ignored."""
    axes = _AXES[given.image_type]
    return Shape(
        given.image_type,
        given.image_width,
        given.image_height if axes > 1 else 0,
        given.image_depth if axes > 2 else 0,
        given.image_array_size if given.image_type in _ARRAYS else 0,
        given.image_row_pitch,
        given.image_slice_pitch,
    )


def _check_sizes(shape: Shape) -> None:
    axes = _AXES[shape.type]
    most = {1: MAX_IMAGE_2D, 2: MAX_IMAGE_2D, 3: MAX_IMAGE_3D}[axes]
    if shape.type == cl.MEM_OBJECT_IMAGE1D_BUFFER:
        most = MAX_IMAGE_BUFFER
    sizes = (shape.width, shape.height, shape.depth)[:axes]
    refuse_if(min(sizes) == 0 or max(sizes) > most, cl.INVALID_IMAGE_SIZE)
    if shape.type in _ARRAYS and not 1 <= shape.layers <= MAX_IMAGE_LAYERS:
        raise ClError(cl.INVALID_IMAGE_SIZE if shape.layers else cl.INVALID_IMAGE_DESCRIPTOR)


def with_pitches(shape: Shape, texel: int, has_memory: bool) -> Shape:
    """The shape with all pitches, of which 0 is the least. `has_memory`: the host may give them. Raises ClError."""
    row, slice = shape.row_pitch, shape.slice_pitch
    refuse_if(not has_memory and (row or (slice and shape.has_slices)), cl.INVALID_IMAGE_DESCRIPTOR)
    least = shape.width * texel
    row = row or least
    refuse_if(row < least or row % texel, cl.INVALID_IMAGE_DESCRIPTOR)
    if not shape.has_slices:
        return shape._replace(row_pitch=row, slice_pitch=0)
    least = row * max(shape.height, 1)
    slice = slice or least
    refuse_if(slice < least or slice % row, cl.INVALID_IMAGE_DESCRIPTOR)
    return shape._replace(row_pitch=row, slice_pitch=slice)


def _make(
    context: Context, properties: tuple[int, ...], flags: int, format: Format, shape: Shape, host_pointer: int
) -> Image:
    """An image in memory of its own or the host's."""
    found = checked_flags(flags, host_pointer)
    _check_sizes(shape)
    given = with_pitches(shape, format.texel_bytes, bool(host_pointer))
    is_used = flags & cl.MEM_USE_HOST_PTR
    own = given if is_used else with_pitches(shape._replace(row_pitch=0, slice_pitch=0), format.texel_bytes, False)
    refuse_if(own.nbytes > max_allocation(), cl.MEM_OBJECT_ALLOCATION_FAILURE)
    image = Image(context, found, host_pointer, properties, format, own)
    if flags & cl.MEM_COPY_HOST_PTR:
        size = own.region[0] * image.texel, *own.region[1:]
        np.copyto(box(image.address, size, *own.pitches), box(host_pointer, size, *given.pitches))
    return image


def _of_buffer(
    context: Context, properties: tuple[int, ...], flags: int, format: Format, shape: Shape, handle: int
) -> Image:
    """An image whose texels are in a buffer."""
    refuse_if(shape.type not in (cl.MEM_OBJECT_IMAGE1D_BUFFER, cl.MEM_OBJECT_IMAGE2D), cl.INVALID_IMAGE_DESCRIPTOR)
    memory = Memory.of(handle, cl.INVALID_IMAGE_DESCRIPTOR)
    if not isinstance(memory, Buffer):
        raise ClError(cl.INVALID_IMAGE_DESCRIPTOR)
    check_context(context, memory)
    is_flat = shape.type == cl.MEM_OBJECT_IMAGE2D
    refuse_if(is_flat and memory.address % format.texel_bytes, cl.INVALID_IMAGE_FORMAT_DESCRIPTOR)
    found = inherited_flags(memory, flags)
    _check_sizes(shape)
    own = with_pitches(shape, format.texel_bytes, True)
    if own.nbytes > memory.nbytes:
        raise ClError(cl.INVALID_IMAGE_DESCRIPTOR if is_flat else cl.INVALID_IMAGE_SIZE)
    return Image(context, found, 0, properties, format, own, memory)


_INFO = rows_of(
    "clGetImageInfo",
    {
        cl.IMAGE_FORMAT: lambda image: uint(image.format.numbers[0]) + uint(image.format.numbers[1]),
        cl.IMAGE_NUM_MIP_LEVELS: uint(0),
        cl.IMAGE_NUM_SAMPLES: uint(0),
    },
)


@entry_point("clGetImageInfo")
def get_image_info(memory: Memory, name: int, nbytes: int, value: int, nbytes_ret: Any) -> None:
    objects.answer(_INFO, image_of(memory), name, nbytes, value, nbytes_ret)


_DEFAULTS = {
    cl.SAMPLER_NORMALIZED_COORDS: 1,
    cl.SAMPLER_ADDRESSING_MODE: cl.ADDRESS_CLAMP,
    cl.SAMPLER_FILTER_MODE: cl.FILTER_NEAREST,
}
_VALUES = {
    cl.SAMPLER_NORMALIZED_COORDS: range(2),
    cl.SAMPLER_ADDRESSING_MODE: range(cl.ADDRESS_NONE, cl.ADDRESS_MIRRORED_REPEAT + 1),
    cl.SAMPLER_FILTER_MODE: range(cl.FILTER_NEAREST, cl.FILTER_LINEAR + 1),
}


class Sampler(Object):
    """A sampler; `values`: of CL_SAMPLER_NORMALIZED_COORDS, .._ADDRESSING_MODE and .._FILTER_MODE."""

    kind = "cl_sampler"

    def __init__(self, context: Context, values: dict[int, int], properties: tuple[int, ...] = ()) -> None:
        for name, value in values.items():
            refuse_if(value not in _VALUES[name], cl.INVALID_VALUE)
        self.context, self.values, self.properties = context, values, properties
        self.keep(context)

    @property
    def number(self) -> int:
        """The number that a kernel gets: the sum of OpenCL C's constants (wfv.runtime.arguments.images)."""
        addressing = 2 * (self.values[cl.SAMPLER_ADDRESSING_MODE] - cl.ADDRESS_NONE)
        filter = 0x10 << (self.values[cl.SAMPLER_FILTER_MODE] - cl.FILTER_NEAREST)
        return self.values[cl.SAMPLER_NORMALIZED_COORDS] | addressing | filter


@entry_point("clCreateSampler")
def create_sampler(context: Context, normalized: int, addressing: int, filter: int) -> Sampler:
    return Sampler(context, dict(zip(_DEFAULTS, (normalized, addressing, filter), strict=True)))


@entry_point("clCreateSamplerWithProperties")
def create_sampler_with_properties(context: Context, properties: Any) -> Sampler:
    given = properties_of(properties)
    found = dict(zip(given[::2], given[1::2], strict=False))
    refuse_if(len(found) < len(given) // 2 or not found.keys() <= _DEFAULTS.keys(), cl.INVALID_VALUE)
    return Sampler(context, _DEFAULTS | found, given)


information(
    "clGetSamplerInfo",
    {
        cl.SAMPLER_NORMALIZED_COORDS: lambda sampler: boolean(sampler.values[cl.SAMPLER_NORMALIZED_COORDS]),
        cl.SAMPLER_ADDRESSING_MODE: lambda sampler: uint(sampler.values[cl.SAMPLER_ADDRESSING_MODE]),
        cl.SAMPLER_FILTER_MODE: lambda sampler: uint(sampler.values[cl.SAMPLER_FILTER_MODE]),
    },
)
