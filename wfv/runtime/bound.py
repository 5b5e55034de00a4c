"""A kernel with bound arguments: they are checked once and launched many times."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wfv.errors import BarrierDivergenceError, KernelTrapError
from wfv.runtime.arguments.packer import ArgumentBlock, local_memory
from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.launch import reports
from wfv.runtime.launch.current_recording import current
from wfv.runtime.launch.geometry import Size, is_fixed, is_same, types_of
from wfv.runtime.launch.native_launch import NOT_TAKEN
from wfv.runtime.launch.prepared import Arguments, Launchable, QuickOptions

MAX_LAUNCHES = 64


class _Quick(NamedTuple):
    """How to launch again with the same options, by one call of native code."""

    global_size: Size
    local_size: Size | None
    threads: int | None
    global_offset: Size | None
    strict: bool | None
    math: str | None
    run: Callable[[], object]


class BoundKernel:
    """What `kernel.bind(*args)` returns. It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: KernelVariants, args: tuple[object, ...], block: ArgumentBlock) -> None:
        self.kernel, self.args = kernel, args
        self._kept = block.kept  # raw bytes cannot be resized before the first launch either
        self._local_bytes = local_memory(args, {})
        self._arguments = Arguments(args, {})
        self._launches: dict[tuple[object, ...], Launchable] = {}
        self._quick: _Quick | None = None

    def launch(
        self,
        global_size: Size,
        local_size: Size | None = None,
        *,
        threads: int | None = None,
        global_offset: Size | None = None,
        strict: bool | None = None,
        math: str | None = None,
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        Raises GeometryError, OptionError, BarrierDivergenceError, KernelTrapError.
        """
        if (recorder := current.recorder) is not None:
            options = QuickOptions(global_size, local_size, threads, global_offset, strict)
            return recorder.take(self.kernel, options, math, self.args, {}, self._arguments)
        quick = self._quick  # another thread may replace it
        if quick is not None:
            known_global, known_local, known_threads, known_offset, known_strict, known_math, call = quick
            if (
                (known_global is global_size or is_same(global_size, known_global))
                and (known_local is local_size or is_same(local_size, known_local))
                and known_threads is threads
                and known_offset is global_offset
                and known_strict is strict
                and known_math is math
                and call() != NOT_TAKEN
            ):
                return
        sizes = (global_size, local_size, global_offset)
        key = (sizes, types_of(sizes), threads, type(threads), strict, math)
        try:
            known = self._launches.get(key)
        except TypeError:  # sizes in a list are not hashable: nothing is kept
            prepared = self._prepare(*sizes, threads, strict, math)
        else:
            prepared = known or self._remember(key, self._prepare(*sizes, threads, strict, math))
        try:
            prepared.run()
        except (BarrierDivergenceError, KernelTrapError) as error:
            reports.show_lines(error, self.kernel.source)
            raise
        settled = prepared.settled
        run = None if settled is None else settled.native_run()
        if settled is not None and run is not None and all(map(is_fixed, sizes)):
            self._quick = _Quick(global_size, local_size, threads, global_offset, strict, math, run)

    def forget_launches(self) -> None:
        """The kernel has another number of threads."""
        self._quick = None
        self._launches.clear()

    def _remember(self, key: tuple[object, ...], made: Launchable) -> Launchable:
        if len(self._launches) >= MAX_LAUNCHES:
            self._launches.clear()
        self._launches[key] = made
        self.kernel.keepers.add(self)
        return made

    def _prepare(
        self,
        global_size: Size,
        local_size: Size | None,
        global_offset: Size | None,
        threads: int | None,
        strict: bool | None,
        math: str | None,
    ) -> Launchable:
        kernel = self.kernel if math is None else self.kernel.with_math(math)
        count = kernel.thread_count(threads)
        ndrange = kernel.range(global_size, local_size, global_offset, count, strict, self._local_bytes)
        return kernel.prepare(ndrange, count, self._arguments)

    __call__ = launch

    def __reduce__(self) -> tuple[object, ...]:
        # The block holds addresses: the copy is bound again, to the copied arrays.
        return bind_arguments, (self.kernel, self.args, {})

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"


def bind_arguments(kernel: KernelVariants, args: Sequence[object], by_name: Mapping[str, object]) -> BoundKernel:
    """Checks and packs the arguments. Raises ArgumentError."""
    packer = kernel.variant().packer
    ordered = tuple(packer.order(args, by_name))
    return BoundKernel(kernel, ordered, packer.pack(ordered))
