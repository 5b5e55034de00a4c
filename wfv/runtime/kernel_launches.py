"""The launches of a kernel: their sizes are checked, with the groups that run, and each is prepared.

The sizes that launches are called with are checked once: the result is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

import numpy as np

from passes.remarks import Remark
from wfv.errors import BarrierDivergenceError, GeometryError, OptionError, UnsupportedError
from wfv.launch import Launch
from wfv.runtime.arguments.packer import Arguments, local_memory
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.kernel_code import KernelCode
from wfv.runtime.launch import reports
from wfv.runtime.launch.geometry import LaunchOptions, NDRange, Rules, Size, as_sizes, make_range, with_own_groups
from wfv.runtime.launch.local_size import memory_of
from wfv.runtime.launch.native_launch import Prepared, scratch_of_group
from wfv.runtime.launch.thread_count import check_threads

RANGES = 1024  # sizes whose checks are kept: a program may launch each diagonal or level of its data
Sizes = tuple[int, ...]


class KernelLaunches:
    """The launches of a kernel's code. `strict`, `threads`: defaults for launches."""

    def __init__(self, code: KernelCode, strict: bool, threads: int) -> None:
        self._code, self.strict, self.threads = code, _as_flag(strict), check_threads(threads)
        self._checked = lru_cache(RANGES)(self._check)

    def thread_count(self, threads: int | None) -> int:
        """The number of threads of a launch that asks for so many. Raises GeometryError."""
        return self.threads if threads is None else check_threads(threads)

    def sizes(self, options: LaunchOptions, local_bytes: int) -> tuple[NDRange, int]:
        """The checked sizes and the threads of a launch with so much local memory. Raises GeometryError."""
        global_size, local_size, threads, offset, strict = options
        count = self.thread_count(threads)
        return self.range(global_size, local_size, offset, count, strict, local_bytes), count

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and compilation errors."""
        chooser = self._code.chooser
        code = self._code.variants if chooser is None else chooser.code_for(ndrange, threads)
        return code.prepare(ndrange, threads, arguments)

    def range(
        self,
        global_size: Size,
        local_size: Size | None,
        global_offset: Size | None = None,
        threads: int = 1,
        strict: bool | None = None,
        local_bytes: int = 0,
        as_given: bool = False,
    ) -> NDRange:
        """The checked sizes of a launch, with the groups that run. Raises GeometryError, OptionError.

        `local_bytes`, the size of the local memory arguments, matters only if the local size is chosen here.
        `as_given`: with groups of the given local size, even if better ones run.
        """
        sizes = as_sizes(global_size, "global size"), None if local_size is None else as_sizes(local_size, "local size")
        offset = None if global_offset is None else as_sizes(global_offset, "global offset")
        is_strict = self.strict if strict is None else _as_flag(strict)
        return self._checked(*sizes, offset, threads, is_strict, local_bytes, as_given)

    def _check(
        self, global_size: Sizes, local_size: Sizes | None, offset: Sizes | None, threads: int, is_strict: bool,
        local_bytes: int, as_given: bool,
    ) -> NDRange:  # fmt: skip
        hints = self._code.origin.hints
        if local_size is None and hints.needs_size and hints.required_size is None:
            raise GeometryError(
                f"kernel {self._code.origin.name!r} works in groups, and the launch has no local size",
                help="pass one: kernel[(1024,), (64,)](..), or kernel(1024, 64, ..), or bound(1024, 64)",
            )
        rules, chooser = self._rules(local_size is None, threads, is_strict, local_bytes), self._code.chooser
        given = make_range(global_size, local_size, offset, rules)
        if as_given or local_size is None or chooser is None or not chooser.may_regroup(given):
            return given
        return with_own_groups(given, self._rules(True, threads, False, 0), chooser.given.lanes)

    def _rules(self, is_open: bool, threads: int, is_strict: bool, local_bytes: int) -> Rules:
        """The kernel's requirements for the sizes of a launch; `is_open`: its local size is chosen."""
        hints = self._code.origin.hints
        is_full = hints.has_full_groups
        found = Rules(
            1, threads, is_strict or is_full, hints.required_size, hints.preferred_size, is_specialized=is_full
        )
        if not is_open:
            return found
        interface = self._code.interface
        memory = memory_of(interface)
        return found._replace(
            lanes=self._code.options.lanes,
            memory=memory._replace(fixed=memory.fixed + local_bytes),
            lane_dimension=interface.preferred_dimension,
            is_square=interface.crossing_dimension is not None,
        )

    def interpreted(
        self,
        global_size: Size,
        local_size: Size | None,
        args: Sequence[object],
        by_name: Mapping[str, object] = MappingProxyType({}),
        global_offset: Size | None = None,
    ) -> Launch:
        """A launch as the interpreter runs it. Raises GeometryError, ArgumentError."""
        try:
            packer = self._code.packer
        except (BarrierDivergenceError, UnsupportedError):  # mistakes may prevent that the kernel compiles
            if by_name:
                raise
        else:
            args = packer.order(args, by_name)
            packer.pack(args)
        values = tuple(map(array_of, args))
        local_bytes = local_memory(values, {})
        ndrange = self.range(global_size, local_size, global_offset, local_bytes=local_bytes, as_given=True)
        return Launch(ndrange.global_size, ndrange.local_size, values, ndrange.offset)

    def check_smallest_group(self) -> None:
        """Raises GeometryError if no launch can run: even the smallest group needs too much scratch memory."""
        smallest, interface = self._code.origin.hints.required_size or (1,), self._code.interface
        scratch_of_group(interface, interface.local_variables, self.range(smallest, smallest))

    def remarks(
        self, global_size: Size, local_size: Size | None, threads: int | None, local_bytes: int
    ) -> tuple[Remark, ...]:
        """Which work-items run one at a time, and why; the local size, if it is chosen; the choice of `auto`."""
        code, count = self._code, self.thread_count(threads)
        sizes = global_size, local_size, None, count, self.strict and local_size is None, local_bytes
        ndrange = self.range(*sizes)
        if local_size is None:
            found = reports.local_size_remark(ndrange, self._rules(True, count, self.strict, local_bytes))
        else:
            found = reports.own_groups_remark(self.range(*sizes, as_given=True), ndrange)
        if code.options.strategy.vectorize:
            variant = code.variants.for_launch(ndrange)
            lanes, along = variant.options.lanes, variant.interface.lane_dimension
            found += reports.launch_remarks(ndrange, lanes, code.options.lanes, along, code.origin.hints.has_sub_groups)
        return found if code.chooser is None else (*found, *code.chooser.remarks(ndrange, count))


def _as_flag(strict: object) -> bool:
    """True or False, as Python or NumPy has them. Raises OptionError."""
    if isinstance(strict, (bool, np.bool_)):
        return bool(strict)
    raise OptionError(f"strict: {type(strict).__name__} is neither True nor False", help="pass one of these")
