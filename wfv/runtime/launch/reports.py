"""Reports of a launch: errors of the kernel (a trap, a fault, barriers), and which work-items run one at a time."""

import ctypes
import math
import signal
from collections.abc import Iterator, Sequence

from passes.interface import BarrierPoint, KernelInterface
from passes.remarks import Remark
from wfv.errors import BarrierDivergenceError, BoundsError, Error, KernelFaultError, KernelTrapError, Note, described
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.launch.geometry import NDRange, Rules, chosen_local_size
from wfv.strategies import Strategy

_HELP_ALL = (
    "all work-items of a group must call it: instead of returning early, let them call it with a value that does not "
    "change the result, and return after it"
)


def divergence_error(interface: KernelInterface, ndrange: NDRange, group: int, ids: int) -> BarrierDivergenceError:
    """The error of a launch that has ended in this group, at two barriers with these ids."""
    low, high = ids & 0xFFFFFFFF, ids >> 32  # if equal: some work-items are there, others have returned
    first, second = (interface.barriers[number - 1] for number in (low, high))
    points = (first, second) if low != high else (first,)
    cause = next((point for point in (second, first) if point.branch), first)
    where = f"in group {ndrange.group_text(group, interface.group_order)}"
    some = f"are at {second.name}" if low != high else "have returned"
    last = first.name.removesuffix(f" ({described(first.place.location)})")  # the error names its place
    why = f"they diverge at {cause.branch}; " if cause.branch else ""
    return BarrierDivergenceError(
        f"kernel {interface.name!r}: work-items do not reach the same barrier {where}: {why}some {some}, "
        f"others are at {last}",
        line=first.place.location,
        help="" if low != high else _HELP_ALL,
        notes=_notes(points, cause),
    )


def _notes(points: tuple[BarrierPoint, ...], cause: BarrierPoint) -> tuple[Note, ...]:
    notes = [Note("the other barrier", point.place.location) for point in points[1:]]
    return (*notes, *([Note("the branch", cause.branch_place.location)] if cause.branch else []))


def launch_error(interface: KernelInterface, ndrange: NDRange, report: Sequence[int]) -> Error:
    """The error that these four numbers of a launch block tell of.

    If it tells of both, it is the trap: work-items may be at different barriers because one of them has trapped.
    """
    diverged, ids, trapped, trap = report
    if not trapped:
        return divergence_error(interface, ndrange, diverged - 1, ids)
    group = ndrange.group_text(trapped - 1, interface.group_order)
    found = interface.traps[trap - 1]
    kind, what = (
        (BoundsError, "an index is outside of its dimension")
        if found.is_of_bounds
        else (KernelTrapError, "a work-item trapped")
    )
    return kind(f"kernel {interface.name!r}: {what} in group {group}", line=found.place.location)


def bounds_error(
    interface: KernelInterface, ndrange: NDRange, block: ArgumentBlock, group: int, test: int, at: int
) -> BoundsError:
    """The error of test number `test`, which has failed in group number `group` - 1 with the number `at`."""
    found = interface.bounds[test - 1]
    size = found.nbytes
    if size is None:
        offset = next(param.size_offset for param in interface.params if param.name == found.object)
        size = ctypes.c_int64.from_address(block.address + offset).value
    begins = {access: at * found.unit + access.distance for access in found.accesses}
    access = next((one for one, begin in begins.items() if not 0 <= begin <= size - one.nbytes), found.accesses[0])
    begin, step, what = begins[access], access.nbytes, "element"
    if not step or begin % step or size % step:
        step, what = 1, "byte"
    return BoundsError(
        f"kernel {interface.name!r}: a work-item {'writes' if access.is_write else 'reads'} {what} {begin // step} of "
        f"{found.object}, which has {size // step}, in group {ndrange.group_text(group - 1, interface.group_order)}",
        line=access.place.location,
    )


def strategy_remarks(strategy: Strategy) -> tuple[Remark, ...]:
    """A remark if the strategy does not vectorize at all."""
    if strategy.vectorize:
        return ()
    who = "LLVM's loop vectorizer may do more" if strategy.loop_vectorizer else "nothing is vectorized"
    return _remark("scalar", f"strategy {strategy.name}: one work-item at a time, {who}")


def launch_remarks(
    ndrange: NDRange, lanes: int, most: int, along: int, has_sub_groups: bool = False
) -> tuple[Remark, ...]:
    """The work-items of a vectorized launch that run one at a time, and vectors of fewer lanes than `most`.

    `along`: the dimension of the lanes. `has_sub_groups`: no work-item runs by itself, but some run in vectors with
    inactive lanes.
    """
    local, items = ndrange.local_size[along], math.prod(ndrange.global_size)
    size = f"local size {local}{f' in dimension {along}' * (along > 0)}"
    if local < lanes and not has_sub_groups:
        return _remark("scalar", f"{size} is below {lanes} lanes: all {items} work-items run one at a time")
    found = tuple[Remark, ...]()
    if lanes < most:
        found += _remark("tail", f"{size} is below {most} lanes: vectors of {lanes} work-items")
    if remainder := _remainder(ndrange, lanes, along):
        how = "in smaller sub-groups" if has_sub_groups else "one at a time"
        text = f"{remainder} of {items} work-items run {how}: {lanes} lanes do not divide their row of a group"
        found += _remark("tail", text)
    return found


def local_size_remark(ndrange: NDRange, rules: Rules) -> tuple[Remark, ...]:
    """The local size that was chosen for `None`."""
    why = chosen_local_size(ndrange.global_size, rules).why
    return _remark("local size", f"local size {ndrange.local_size} was chosen: {why}")


def own_groups_remark(given: NDRange, own: NDRange) -> tuple[Remark, ...]:
    """A remark if a launch runs in other groups than the given ones."""
    if given == own:
        return ()
    other = f"local size {given.local_size} runs as {own.local_size}"
    return _remark("local size", f"{other}, which is faster: the kernel cannot tell its groups apart")


def _remark(kind: str, text: str) -> tuple[Remark, ...]:
    return (Remark(0, kind, "", "", text),)


def _remainder(ndrange: NDRange, lanes: int, along: int) -> int:
    """The work-items after the last whole vector of their row; the last group of a row may be smaller."""
    size, local = ndrange.global_size[along], ndrange.local_size[along]
    whole_groups, rest = divmod(size, local)
    return (whole_groups * (local % lanes) + rest % lanes) * (math.prod(ndrange.global_size) // size)


NEAR = 1 << 32  # bytes; an address that is farther away has nothing to do with a buffer
_FIRST_PAGE = 4096
_OTHERS = {
    signal.SIGFPE: ("divided integers without a result: by zero, or the least one by -1", "test the divisor"),
    signal.SIGTRAP: ("came to an instruction that ends it", "see what leads to that place"),
    signal.SIGILL: ("came to an invalid instruction", "see what leads to that place"),
}


def fault_error(interface: KernelInterface, block: ArgumentBlock, number: int, address: int) -> KernelFaultError:
    """The error for a signal. `address`: of the memory, -1 if it is unknown."""
    cause = signal.Signals(number)
    what, help = _OTHERS.get(cause) or (f"accessed {_where(interface, block, address)}", "")
    error = KernelFaultError(f"kernel {interface.name!r}: a work-item {what} ({cause.name})", help=help)
    error.signal, error.address = number, address
    return error


def _where(interface: KernelInterface, block: ArgumentBlock, address: int) -> str:
    if address == -1:
        return "memory at an address that cannot exist, or is not aligned"
    if 0 <= address < _FIRST_PAGE:
        return f"memory at address {address}: a pointer is null"
    distance, where = min(_places(interface, block, address), default=(NEAR, ""))
    return where if distance < NEAR else f"memory at address {address:#x}, which is not there"


def _places(interface: KernelInterface, block: ArgumentBlock, address: int) -> Iterator[tuple[int, str]]:
    """How far the address is from each buffer of known size, and how a message says that."""
    for param, value in zip(interface.params, block.kept[1:], strict=False):
        nbytes = getattr(value, "nbytes", 0)
        if param.kind != "buffer" or not nbytes:
            continue
        at = address - ctypes.c_uint64.from_address(block.address + param.offset).value
        what = f"{param.name}, which has {nbytes} bytes"
        if at < 0:
            yield -at, f"memory {-at} bytes before the start of {what}"
        elif at < nbytes:
            yield 0, f"byte {at} of {what}"
        else:
            yield at - nbytes, f"memory {at - nbytes} bytes after the end of {what}"
