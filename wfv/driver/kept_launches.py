"""What is kept between the launches of a kernel object, so that further ones cost little."""

from __future__ import annotations

import sys
from functools import partial
from typing import NamedTuple

from wfv.driver import constants as cl
from wfv.driver import launch_arguments, repeated
from wfv.driver.commands import Action
from wfv.driver.device_limits import LOCAL_MEMORY
from wfv.driver.devices import Device
from wfv.driver.kernel_arguments import Value
from wfv.driver.kernels import Kernel
from wfv.driver.launch_arguments import Packing, RawArguments
from wfv.driver.objects import ClError
from wfv.errors import GeometryError
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import BlockCall, Launchable

Sizes = tuple[int, ...]
_MAX_KEPT = 64
_NOT_TAKEN = 2  # wfv.runtime.launch.native_launch.NOT_TAKEN


class Key(NamedTuple):
    """What launches have in common that can be run again with other arguments."""

    sizes: Sizes
    local: Sizes | None
    offset: Sizes | None
    threads: int
    local_memory: tuple[int, ...]
    are_large: bool


class Kept:
    """A launch that was prepared, with its arguments; or one call that launches, and a block for its arguments."""

    __slots__ = ("arguments", "launch")

    def __init__(self, launch: Launchable, arguments: RawArguments) -> None:
        self.launch, self.arguments = launch, arguments


class Quick:
    """One call that launches again with a block of arguments. Threads that launch at once have a block each."""

    __slots__ = ("_call", "_free", "packing", "plan")

    def __init__(self, call: BlockCall, packing: Packing) -> None:
        self._call, self.plan, self.packing = call.call, call.plan, packing
        self._free: list[ArgumentBlock] = []

    def launch(self, values: list[Value]) -> int:
        """Returns NOT_TAKEN if it has not launched. Raises what launches raise."""
        if self._free:
            block = self._free.pop()
            self.packing.put(block, values)
        else:
            block = self.packing.new_block(values)
        result = self._call(block)
        self._free.append(block)
        return result


class Launches:
    """What is kept between the launches of a kernel object, by what they have in common.

    `quick` launches by one call, once it is known what runs. Before that, launches that were prepared for others take
    the arguments: `kept` has those that no thread is using.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.quick: dict[Key, Quick] = {}
        self.kept: dict[Key, list[Kept]] = {}
        self.ranges: dict[Key, NDRange] = {}
        # A lazy module takes a microsecond each time.
        self.raw, self.packings = launch_arguments.RawArguments, launch_arguments.Packings()
        self.local_sizes, self.has_large = launch_arguments.local_sizes, launch_arguments.are_large
        self.repeat, self.range = repeated.repeat, repeated.Range
        self.last: tuple[Quick, int, Device] | None = None
        self.repeated: tuple[Quick, int, Device] | None = None
        self.prints = kernel.compiled.interface.printf is not None
        self.has_local = any(param.kind == "local" for param in kernel.compiled.interface.params)

    def action(self, sizes: Sizes, local: Sizes | None, offset: Sizes | None, device: Device) -> Action:
        """The launch with the kernel's current arguments. Raises ClError."""
        values = self.kernel.current_values()
        threads = min(device.units, self.kernel.compiled.threads)
        local_memory = self.local_sizes(values) if self.has_local else ()
        key = Key(sizes, local, offset, threads, local_memory, self.has_large(values))
        quick = self.quick.get(key)
        if quick is not None:
            self._see(quick, key, device, values)
            return partial(self._launch_quick, quick, values, key)
        return partial(self._launch, self._range(key), values, key)

    def _see(self, quick: Quick, key: Key, device: Device, values: list[Value]) -> None:
        """Native code repeats a launch that is like the one before (wfv/driver/repeated.py)."""
        last = quick, self.kernel.changes, device
        if last != self.last:
            self.last = last
        elif quick.plan is not None and last != self.repeated:
            self.repeated = last
            sizes = self.range(key.offset, key.sizes, key.local)
            self.repeat(self.kernel, quick.plan, quick.packing.new_block(values), sizes, device)

    def _range(self, key: Key) -> NDRange:
        """The sizes, checked. Raises ClError."""
        found = self.ranges.get(key)
        if found is None:
            found = self._checked_range(key)
            if len(self.ranges) >= _MAX_KEPT:
                self.ranges.clear()
            self.ranges[key] = found
        return found

    def _checked_range(self, key: Key) -> NDRange:
        compiled, local_bytes = self.kernel.compiled, sum(key.local_memory)
        if compiled.interface.local_variables + local_bytes > LOCAL_MEMORY + 128:
            raise ClError(cl.OUT_OF_RESOURCES)
        may_rest = self.kernel.program.allows_rest and compiled.hints.required_size is not None
        try:  # a size that is chosen here divides the global size; one that the kernel requires need not
            is_strict = (key.local is None and not may_rest) or None
            return compiled.range(key.sizes, key.local, key.offset, key.threads, is_strict, local_bytes)
        except GeometryError as error:
            raise ClError(cl.INVALID_WORK_GROUP_SIZE) from error

    def _launch_quick(self, quick: Quick, values: list[Value], key: Key) -> None:
        if quick.launch(values) == _NOT_TAKEN:
            self._launch(self._range(key), values, key)
        elif self.prints:
            _flush()

    def _launch(self, ndrange: NDRange, values: list[Value], key: Key) -> None:
        free = self.kept.get(key)
        if free:
            kept = free.pop()
            kept.arguments.replace(values)
            kept.launch.take_arguments()
        else:
            arguments = self.raw(values, self.packings)
            kept = Kept(self.kernel.compiled.prepare(ndrange, key.threads, arguments), arguments)  # type: ignore[arg-type]  # as Arguments
        kept.launch.run()
        if self.prints:
            _flush()
        self._keep(kept, key)

    def _keep(self, kept: Kept, key: Key) -> None:
        """Keeps what has run, and makes the quick way of further launches like it, if there is one."""
        settled = kept.launch.settled
        call = None if settled is None else settled.block_call()
        if call is not None:
            if len(self.quick) >= _MAX_KEPT:
                self.quick.clear()
            self.quick[key] = Quick(call, self.packings.of(call.interface))
        elif self.quick:
            self.quick.pop(key, None)
        if len(self.kept) >= _MAX_KEPT:
            self.kept.clear()
        kept.arguments.values = []  # they belong to the host
        self.kept.setdefault(key, []).append(kept)


def _flush() -> None:
    """Shows what a kernel has printed: a host that is not Python ends without that."""
    if sys.stdout is not None:
        sys.stdout.flush()
