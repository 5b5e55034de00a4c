"""`wfv.dask.map_kernel`: a kernel on dask arrays, by chunks of rows with a halo.

Kernels that cannot run by chunks are found in their IR: each chunk has its own group ids, sizes and atomics.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from wfv.dask.chunk import ChunkLaunch, Out, ShippedKernel, Split, run_chunk
from wfv.errors import ArgumentError, GeometryError, OptionError, UnsupportedError, optional_module
from wfv.ir.items import reached_only
from wfv.options import as_index
from wfv.runtime.arguments.buffers import BufferDtypes
from wfv.runtime.arguments.images import is_image
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size

# Operations on global or generic memory: by LLVM's instructions, or by OpenCL's functions, whose names have the types.
_ATOMIC = re.compile(
    r"^ .*?(?:\b(?:atomicrmw|cmpxchg|load atomic|store atomic)\b|@_Z\d+atom(?:ic)?_\w+).*$", re.MULTILINE
)
_IS_LOCAL = re.compile(r"addrspace\(3\)|PU3AS3|PU3AS3VU7_Atomic")
_OF_DIMENSION = re.compile(
    r"call [^\n]*@_Z\d+(get_global_size|get_num_groups|get_group_id|get_global_offset)j\(i32 [^\n)]*?(\S+)\)"
)
_OF_WHOLE = re.compile(r"call [^\n]*@_Z\d+(get_global_linear_id)v\(")


def check_splittable(kernel: Kernel, dimensions: int) -> None:
    """Raises UnsupportedError if chunks of rows, along the last of `dimensions`, would not have the results of one
    launch."""
    text = reached_only(kernel.source or "", kernel.name)
    for line in _ATOMIC.findall(text):
        if not _IS_LOCAL.search(line):
            raise UnsupportedError(
                f"kernel {kernel.name!r} has atomic operations on global memory, which chunks do not share",
                help="return one result for each work-item, and reduce them by dask",
            )
    last = str(dimensions - 1)
    names = [name for name, dimension in _OF_DIMENSION.findall(text) if dimension == last or not dimension.isdecimal()]
    for name in [*names, *_OF_WHOLE.findall(text)]:
        raise UnsupportedError(
            f"kernel {kernel.name!r} calls {name}: it would be that of a chunk, not of the whole",
            help="pass the number as an argument of the kernel",
        )


def map_kernel(
    kernel: Kernel,
    arguments: Mapping[str, object],
    *,
    out: str,
    halo: int = 0,
    shape: tuple[int, ...] | None = None,
    dtype: Any = None,
    global_size: Size | None = None,
    local_size: Size | None = None,
    threads: int = 1,
) -> Any:
    """A dask array with the kernel's stores to the parameter `out`.

    `arguments` has all other parameters by name. Dask arrays are split along their first axis (rows), all as the first
    one; NumPy arrays and numbers go to each chunk. A work-item of row y may read rows y - halo to y + halo of what is
    split, and writes row y of `out`. Its global ids, and the places of elements, are those of the whole. `shape` and
    `dtype` are those of `out` (None: of the first dask array), `global_size` is that of the whole (None: the shape, the
    last axis first); its last dimension is the number of rows. `threads` are those of each chunk: dask runs as many
    chunks at once as a worker has threads. Raises ArgumentError, GeometryError, OptionError, UnsupportedError;
    computing raises the launches' errors.
    """
    array = _module("dask.array")
    if not isinstance(kernel, Kernel):
        raise ArgumentError(f"map_kernel takes no {type(kernel).__name__}", help="pass a kernel of wfv.build")
    split = {name: value for name, value in arguments.items() if isinstance(value, array.Array)}
    ordered = _ordered(kernel, arguments, out)
    if not split:
        raise ArgumentError(
            "no argument is a dask array", help="call the kernel itself, or pass dask.array.from_array(..)"
        )
    rows, halo = _common_rows(split), as_index(halo, "halo")
    shape = _shape(shape, next(iter(split.values())).shape)
    sizes = _whole_size(global_size, shape)
    check_splittable(kernel, len(sizes))
    _check_halo(halo, rows)
    kind = np.dtype(next(iter(split.values())).dtype if dtype is None else dtype)
    parts = {name: Split(number, value.shape) for number, (name, value) in enumerate(split.items())}
    _check_dtypes(kernel, {**{name: value.dtype for name, value in split.items()}, out: kind})
    launch = ChunkLaunch(
        ShippedKernel(kernel),
        tuple(parts.get(name, value) for name, value in ordered.items()),
        shape,
        kind,
        sizes,
        local_size,
        halo,
        threads,
    )
    return _joined(launch, [_with_halo(value, rows, halo) for value in split.values()], rows)


def _module(name: str) -> Any:
    return optional_module(name, "wfv.dask needs dask", "pip install 'wfv[dask]'")


def _ordered(kernel: Kernel, arguments: Mapping[str, object], out: str) -> dict[str, object]:
    """The arguments in the order of the parameters. Raises ArgumentError if one is missing or unknown.

    Raises UnsupportedError for parameters that chunks cannot have.
    """
    if out in arguments:
        raise ArgumentError(f"{out!r} is the result: it is no argument", help="leave it out of the arguments")
    found = kernel.code.packer.order((), {**arguments, out: Out()})
    buffers = [param for param in kernel.interface.params if param.kind == "buffer"]
    written = [param.name for param in buffers if param.is_written and param.name != out]
    if written:
        raise UnsupportedError(
            f"kernel {kernel.name!r} also writes {', '.join(written)}: only {out!r} comes back from the chunks",
            help="write a kernel for each result",
        )
    if images := [param.name for param in kernel.interface.params if is_image(param)]:
        raise UnsupportedError(
            f"kernel {kernel.name!r} has images ({', '.join(images)}), which are not split into chunks",
            help="pass buffers, or call the kernel itself for each part",
        )
    return dict(zip((param.name for param in kernel.interface.params), found, strict=True))


def _check_dtypes(kernel: Kernel, dtypes: Mapping[str, np.dtype[Any]]) -> None:
    """Raises ArgumentError if the parameter takes no array of this dtype: now, not in a worker."""
    for param in kernel.interface.params:
        if param.name in dtypes:
            BufferDtypes(param, f"argument {param.name!r}").check(np.empty(0, dtypes[param.name]))


def _common_rows(split: Mapping[str, Any]) -> tuple[int, ...]:
    """The chunks of the first axis, which are the first array's. Raises ArgumentError."""
    first, *others = split
    if not split[first].ndim or any(np.isnan(size) for chunks in split[first].chunks for size in chunks):
        raise ArgumentError(f"argument {first!r} has no known rows", help="call its compute_chunk_sizes() first")
    rows = split[first].shape[0]
    for name in others:
        if split[name].ndim == 0 or split[name].shape[0] != rows:
            raise ArgumentError(
                f"arguments {first!r} and {name!r} have other rows: {split[first].shape}, {split[name].shape}",
                help="pass a small array as a NumPy array: each chunk gets all of it",
            )
    return tuple(split[first].chunks[0])


def _shape(shape: tuple[int, ...] | None, first: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of the result. Raises ArgumentError."""
    found = first if shape is None else tuple(as_index(extent, "shape") for extent in shape)
    if found[:1] != first[:1]:
        raise ArgumentError(
            f"shape {found} for {first[0]} rows: the first axis is not the rows",
            help="the result has as many rows as the arrays that are split",
        )
    return found


def _whole_size(global_size: Size | None, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The global size, checked. Raises GeometryError."""
    if global_size is None:
        if len(shape) > 3:
            raise GeometryError(
                f"no global size, and {len(shape)} dimensions", help="pass global_size=, of up to three"
            )
        return tuple(reversed(shape))
    sizes = global_size if isinstance(global_size, Iterable) else (global_size,)
    found = tuple(as_index(size, "global_size") for size in sizes)
    if not found or found[-1] != shape[0]:
        raise GeometryError(
            f"global size {found} for {shape[0]} rows: its last dimension is not the rows",
            help="the last dimension of the global size runs along the first axis of the arrays",
        )
    return found


def _check_halo(halo: int, rows: tuple[int, ...]) -> None:
    """Raises OptionError if the halo does not fit the chunks."""
    if halo < 0:
        raise OptionError(
            f"halo={halo}: less than 0", help="pass the rows that a work-item reads before and after its own"
        )
    if len(rows) > 1 and min(rows) < halo:
        raise OptionError(
            f"halo={halo}, and a chunk of {min(rows)} rows: a chunk would need more than its neighbours",
            help=f"rechunk the arrays to at least {halo} rows in a chunk",
        )


def _with_halo(value: Any, rows: tuple[int, ...], halo: int) -> list[Any]:
    """The chunks of an array, as delayed objects: whole rows, with the neighbours' rows; none beyond the edges."""
    whole = value.rechunk({0: rows, **dict.fromkeys(range(1, value.ndim), -1)})
    if halo:
        axes = range(value.ndim)
        depth, boundary = {axis: halo if axis == 0 else 0 for axis in axes}, dict.fromkeys(axes, "none")
        whole = _module("dask.array.overlap").overlap(whole, depth=depth, boundary=boundary, allow_rechunk=False)
    return list(whole.to_delayed().reshape(-1))


def _joined(launch: ChunkLaunch, split: Sequence[Sequence[Any]], rows: tuple[int, ...]) -> Any:
    """The results of all chunks as one array. The launch, with its common arguments, is one task of its own."""
    delayed, array = _module("dask").delayed, _module("dask.array")
    shared, run = delayed(launch, pure=True, traverse=False), delayed(run_chunk, pure=True)
    made, first = [], 0
    for count, *chunks in zip(rows, *split, strict=True):
        chunk = run(shared, first, first + count, *chunks)
        made.append(array.from_delayed(chunk, (count, *launch.shape[1:]), dtype=launch.dtype))
        first += count
    return array.concatenate(made)
