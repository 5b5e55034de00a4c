"""The sizes of a kernel's launches: checked once, with the local size that wfv chooses, and what is said about them."""

from __future__ import annotations

from functools import lru_cache

from passes.remarks import Remark
from wfv.runtime.kernel_code import KernelCode
from wfv.runtime.launch import reports
from wfv.runtime.launch.geometry import NDRange, Rules, Size, as_sizes, make_range, with_own_groups
from wfv.runtime.launch.plan import scratch_of_group

RANGES = 256  # sizes whose checks are kept
Sizes = tuple[int, ...]


class LaunchSizes:
    """Checks the sizes of a kernel's launches, and remembers the last ones."""

    def __init__(self, code: KernelCode) -> None:
        self._code, self._checked = code, lru_cache(RANGES)(self._check)

    def range(
        self, global_size: Size, local_size: Size | None, offset: Size | None, threads: int, is_strict: bool,
        local_bytes: int = 0, *, as_given: bool = False,
    ) -> NDRange:  # fmt: skip
        """The checked sizes of a launch, with the groups that run: see `Kernel.range`. Raises GeometryError."""
        sizes = as_sizes(global_size, "global size"), None if local_size is None else as_sizes(local_size, "local size")
        first = None if offset is None else as_sizes(offset, "global offset")
        return self._checked(*sizes, first, threads, is_strict, local_bytes, as_given)

    def check_smallest_group(self) -> None:
        """Raises GeometryError if no launch can run: even the smallest group needs too much scratch memory."""
        smallest, interface = self._code.hints.required_size or (1,), self._code.interface
        scratch_of_group(interface, interface.local_variables, self.range(smallest, smallest, None, 1, False))

    def remarks(
        self, global_size: Size, local_size: Size | None, threads: int, is_strict: bool, local_bytes: int
    ) -> tuple[Remark, ...]:
        """What is said about a launch of these sizes: see `Kernel.launch_remarks`."""
        code = self._code
        sizes = global_size, local_size, None, threads, is_strict and local_size is None, local_bytes
        ndrange = self.range(*sizes)
        if local_size is None:
            found = reports.local_size_remark(ndrange, self._rules(True, threads, is_strict, local_bytes))
        else:
            found = reports.own_groups_remark(self.range(*sizes, as_given=True), ndrange)
        if code.options.strategy.vectorize:
            variant = code.variants.for_launch(ndrange)
            lanes, along = variant.options.lanes, variant.interface.lane_dimension
            found += reports.launch_remarks(ndrange, lanes, code.options.lanes, along, code.hints.has_sub_groups)
        return found if code.chooser is None else (*found, *code.chooser.remarks(ndrange, threads))

    def _check(
        self, global_size: Sizes, local_size: Sizes | None, offset: Sizes | None, threads: int, is_strict: bool,
        local_bytes: int, as_given: bool,
    ) -> NDRange:  # fmt: skip
        rules, chooser = self._rules(local_size is None, threads, is_strict, local_bytes), self._code.chooser
        given = make_range(global_size, local_size, offset, rules)
        if as_given or local_size is None or chooser is None or not chooser.may_regroup(given):
            return given
        return with_own_groups(given, self._rules(True, threads, False, 0), chooser.given.lanes)

    def _rules(self, is_open: bool, threads: int, is_strict: bool, local_bytes: int) -> Rules:
        """What the kernel requires of the sizes of a launch; `is_open`: its local size is chosen."""
        hints, is_full = self._code.hints, self._code.hints.has_full_groups
        found = Rules(
            1, threads, is_strict or is_full, hints.required_size, hints.preferred_size, is_specialized=is_full
        )
        if not is_open:
            return found
        variant = self._code.variant()
        memory = variant.memory._replace(fixed=variant.memory.fixed + local_bytes)
        along, crossing = variant.interface.preferred_dimension, variant.interface.crossing_dimension
        return found._replace(
            lanes=self._code.options.lanes, memory=memory, lane_dimension=along, is_square=crossing is not None
        )
