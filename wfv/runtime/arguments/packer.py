"""Launch arguments: checked against the kernel's parameters and packed into the argument block.

Here: their number, their names, overlap of `restrict` buffers; `Arguments` keeps the packed blocks. The type and layout
of one argument are checked in buffers.py, values.py and images.py.
"""

import ctypes
import struct
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from passes.interface import SCRATCH_ALIGN, KernelInterface, Param, pairs_of_buffers
from wfv.errors import ArgumentError, near
from wfv.ir.types import IntType, round_up, size_of
from wfv.launch import LocalMemory
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.arguments import parameters
from wfv.runtime.arguments.buffers import buffer_address
from wfv.runtime.arguments.images import FORMAT_BYTES, image_encoder, is_image, is_sampler, sampler_bytes
from wfv.runtime.arguments.parameters import LAUNCH_OPTIONS, refuse_parameters
from wfv.runtime.arguments.values import make_encoder

Encoder = Callable[[Any], int | bytes]  # of an argument: its address, its bytes, or the size of local memory


class ArgumentBlock(NamedTuple):
    """The packed arguments of one launch.

    `address` points to the bytes, 64-byte aligned; `kept` keeps them and the arrays alive. `local_size` is the size
    of local memory in bytes, variables and arguments; `needs_index64`: a buffer is too large for code compiled with
    `Options.fits_index32`; `overlaps`: a buffer that the kernel writes overlaps another one.
    """

    address: int
    local_size: int
    needs_index64: bool
    overlaps: bool
    kept: tuple[object, ...]


class ArgumentPacker:
    """Packs arguments for one kernel; values that depend on the parameters alone are computed once."""

    def __init__(self, kernel: str, params: tuple[Param, ...], nbytes: int, local_variables: int) -> None:
        self._kernel, self.params, self.nbytes, self._local_variables = kernel, params, nbytes, local_variables
        self._names = [param.name for param in params]
        self._encoders = [encoder_of(param, f"argument {i} ({param.name})") for i, param in enumerate(params)]
        self._locals = [(i, param) for i, param in enumerate(params) if param.kind == "local"]
        self._storage, self._layout = ctypes.c_char * (nbytes + SCRATCH_ALIGN), _layout(params)
        self.pairs, self._sized = pairs_of_buffers(params), [i for i, param in enumerate(params) if param.size_offset]
        self._integers = [
            (param.name, param.offset, constant_bytes(param), is_image(param) or is_sampler(param))
            for param in params
            if param.kind == "scalar" and (isinstance(param.type, IntType) or is_image(param))
        ]
        self.has_formats = any(is_format for *_, is_format in self._integers)  # an image or a sampler

    def order(self, args: Sequence[object], by_name: Mapping[str, object]) -> Sequence[object]:
        """One argument per parameter, from the positional and the named ones. Raises ArgumentError."""
        if not by_name:
            return args
        given = dict(zip(self._names, args, strict=False))
        for name in by_name:
            if name not in self._names:
                raise self._unknown_name(name)
            if name in given:
                raise ArgumentError(
                    f"kernel {self._kernel!r}: argument {name!r} is passed twice", help=self._parameters()
                )
        missing = [name for name in self._names if name not in given and name not in by_name]
        if missing or len(args) > len(self._names):
            what = f": no {', '.join(missing)}" if missing else ""
            raise self._wrong_count(len(args) + len(by_name), what)
        given |= by_name
        return [given[name] for name in self._names]

    def integers(self, block: ArgumentBlock, useful: Collection[str]) -> dict[str, bytes]:
        """The arguments of a launch that may be compiled in, by name: the useful integers, and the formats of images.

        LLVM computes with them as the machine does; with constants of floating-point type it would evaluate functions
        that the kernel calls, with other rounding errors.
        """
        return {
            name: ctypes.string_at(block.address + offset, nbytes)
            for name, offset, nbytes, is_format in self._integers
            if is_format or name in useful
        }

    def pack(self, args: Sequence[object]) -> ArgumentBlock:
        """Checks the arguments, one per parameter, and packs them. Raises ArgumentError."""
        try:
            return self._pack(args)
        except ArgumentError:
            refuse_parameters(args)
            arrays = parameters.with_arrays(args, self.params)
            if arrays is None:
                raise
        return self._pack(arrays)

    def _pack(self, args: Sequence[object]) -> ArgumentBlock:
        if len(args) != len(self._encoders):
            raise self._wrong_count(len(args))
        values = [encode(value) for encode, value in zip(self._encoders, args, strict=True)]
        overlaps = False
        for a, b in self.pairs:
            if overlap(values[a], args[a], values[b], args[b]):
                self._check_restrict(a, b)
                overlaps = True
        return self.place(values, self.sizes(args) if self._sized else (), are_large(args), overlaps, args)

    def sizes(self, args: Sequence[Any]) -> list[int]:
        """The bytes of the arguments whose sizes are in the block."""
        found = (args[i] for i in self._sized)
        return [arg if isinstance(arg, int) else 0 if arg is None else arg.nbytes for arg in found]

    def place(
        self, values: list[Any], sizes: Sequence[int], is_large: bool, overlaps: bool, kept: Sequence[object]
    ) -> ArgumentBlock:
        """A block with these values: an address, the bytes of an argument, or the size of local memory; and `sizes`."""
        local_end = self._local_variables
        for i, param in self._locals:  # its size becomes its offset in scratch memory
            begin = round_up(local_end, max(SCRATCH_ALIGN, param.align))
            values[i], local_end = begin, begin + values[i]
        storage = self._storage()
        start = ctypes.addressof(storage)
        first = -start % SCRATCH_ALIGN
        self._layout.pack_into(storage, first, *values, *sizes)
        return ArgumentBlock(start + first, local_end, is_large, overlaps, (storage, *kept))

    def _check_restrict(self, a: int, b: int) -> None:
        """Raises ArgumentError if one of two buffers that overlap is `restrict`."""
        one, other = self.params[a], self.params[b]
        if one.is_restrict or other.is_restrict:
            promise = one.name if one.is_restrict else other.name
            raise ArgumentError(
                f"arguments {a} ({one.name}) and {b} ({other.name}) overlap in memory, but {promise} is "
                "restrict, and the kernel writes one of them",
                help="pass a copy of one",
            )

    def _wrong_count(self, given: int, what: str = "") -> ArgumentError:
        wanted = len(self._encoders)
        text = f"kernel {self._kernel!r} takes {wanted} argument{'s' * (wanted != 1)}, not {given}{what}"
        return ArgumentError(text, help=self._parameters())

    def _unknown_name(self, name: str) -> ArgumentError:
        hint = near(name, [*self._names, *LAUNCH_OPTIONS])
        if name in LAUNCH_OPTIONS:
            hint = f"{name} is an option of the launch, not an argument to bind;"
        return ArgumentError(
            f"kernel {self._kernel!r} has no parameter {name!r}", help=f"{hint} {self._parameters()}".lstrip()
        )

    def _parameters(self) -> str:
        return f"its parameters: {', '.join(self._names) or 'none'}"


class Arguments:
    """The arguments of launches, packed once for all variants with equal parameters."""

    __slots__ = ("_blocks", "_is_large", "_kept", "_local_bytes", "args", "by_name")

    def __init__(self, args: Sequence[object], by_name: Mapping[str, object]) -> None:
        self.args, self.by_name = args, by_name  # `args`: as they were passed by position
        self._blocks: dict[ArgumentPacker, ArgumentBlock] = {}
        self._kept: tuple[ArgumentBlock, ...] = ()  # with the arrays that were put into the blocks
        self._is_large: bool | None = None
        self._local_bytes: int | None = None

    @property
    def are_large(self) -> bool:
        """Whether a buffer is too large for code compiled with `Options.fits_index32`."""
        if self._is_large is None:
            self._is_large = are_large((*self.args, *self.by_name.values()))
        return self._is_large

    @property
    def local_bytes(self) -> int:
        """The size of all local memory arguments in bytes."""
        if self._local_bytes is None:
            self._local_bytes = local_memory(self.args, self.by_name)
        return self._local_bytes

    @property
    def overlaps(self) -> bool:
        """Whether a buffer that the kernel writes overlaps another one, in the arguments that are packed."""
        return any(block.overlaps for block in self._blocks.values())

    def replaced(
        self, args: Sequence[object], checked: Callable[[Sequence[Param], ArgumentBlock], None]
    ) -> Callable[[], None]:
        """Packs other arguments for these parameters, and returns a function that puts them into the place of these.

        The blocks stay where they are. `checked` is called for each of the new ones. Raises ArgumentError.
        """
        packed = [(packer, block, packer.pack(args)) for packer, block in self._blocks.items()]
        for packer, _, new in packed:
            checked(packer.params, new)

        def put() -> None:
            for packer, block, new in packed:
                ctypes.memmove(block.address, new.address, packer.nbytes)
                self._blocks[packer] = block._replace(overlaps=new.overlaps)
            self.args, self.by_name, self._kept = args, {}, tuple(new for *_, new in packed)
            self._is_large = self._local_bytes = None

        return put

    def block(self, packer: ArgumentPacker) -> ArgumentBlock:
        """The packed arguments. Raises ArgumentError."""
        found = self._blocks.get(packer)
        if found is None:
            found = self._blocks[packer] = self._packed(packer)
        return found

    def _packed(self, packer: ArgumentPacker) -> ArgumentBlock:
        return packer.pack(packer.order(self.args, self.by_name))


_shared = lru_cache(1024)(ArgumentPacker)


def packer_of(interface: KernelInterface) -> ArgumentPacker:
    """The packer for these parameters: variants of a kernel with equal parameters share it, and its blocks."""
    return _shared(interface.name, interface.params, interface.args_size, interface.local_variables)


def pack(interface: KernelInterface, args: Sequence[object]) -> ArgumentBlock:
    """The packed arguments of a kernel. Raises ArgumentError."""
    return packer_of(interface).pack(args)


def are_large(args: Iterable[object]) -> bool:
    """Whether a buffer is too large for code compiled with `Options.fits_index32`."""
    for each in args:  # noqa: SIM110 (a loop costs half as much)
        if getattr(each, "nbytes", 0) > INDEX32_BUFFER_BYTES:
            return True
    return False


def overlap(address: Any, buffer: Any, other_address: Any, other: Any) -> bool:
    """Whether two buffers, which have their sizes in `nbytes`, share memory."""
    return bool(
        buffer is not None
        and other is not None
        and address < other_address + other.nbytes
        and other_address < address + buffer.nbytes
        and buffer.nbytes
        and other.nbytes
    )


def local_memory(args: Sequence[object], by_name: Mapping[str, object]) -> int:
    """The size of all local memory arguments in bytes; the arguments need not be checked yet."""
    given = (*args, *by_name.values())
    return sum(round_up(value.nbytes, SCRATCH_ALIGN) for value in given if isinstance(value, LocalMemory))


def constant_bytes(param: Param) -> int:
    """The bytes that are compiled in where a scalar argument is a constant: of an image, its format."""
    return FORMAT_BYTES if is_image(param) else size_of(param.type)


def encoder_of(param: Param, where: str) -> Encoder:
    """The encoder of a parameter's arguments. `where` begins its error messages."""
    if is_image(param):
        return image_encoder(param, where)
    if is_sampler(param):
        return lambda value: sampler_bytes(value, where)
    if param.kind == "local":
        return lambda value: _local_bytes(value, where)
    return buffer_address(param, where) if param.kind == "buffer" else make_encoder(param.type, param.c_type, where)


def _layout(params: Sequence[Param]) -> struct.Struct:
    text, end = "<", 0
    for param in params:
        nbytes = size_of(param.type)
        text += f"{param.offset - end}x" + ("Q" if param.kind in ("buffer", "local") else f"{nbytes}s")
        end = param.offset + nbytes
    for param in params:
        if param.size_offset:
            text += f"{param.size_offset - end}xQ"
            end = param.size_offset + 8
    return struct.Struct(text)


def _local_bytes(value: object, where: str) -> int:
    if not isinstance(value, LocalMemory):
        raise ArgumentError(
            f"{where}: the parameter is local memory, not {type(value).__name__}", help="pass wfv.LocalMemory(nbytes)"
        )
    return value.nbytes
