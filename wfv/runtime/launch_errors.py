"""The errors of launches that the kernel itself has ended: a trap, or work-items at different barriers."""

from __future__ import annotations

from passes.interface import DIVERGED_IDS, DIVERGED_NUMBER, TRAP_ID, TRAPPED_NUMBER, BarrierPoint, KernelInterface
from wfv.errors import BarrierDivergenceError, Error, KernelTrapError, Note, described
from wfv.ir.source_locations import show_source
from wfv.runtime.geometry import NDRange
from wfv.runtime.interrupts import LaunchNumbers

_HELP = (
    "all work-items of a group that have not returned must reach a barrier together: move it out of the branch or "
    "loop, or make the condition the same for the whole group"
)
_HELP_ALL = (
    "all work-items of a group must call it: instead of returning early, let them call it with a value that does not "
    "change the result, and return behind it"
)


def divergence_error(interface: KernelInterface, ndrange: NDRange, launch: LaunchNumbers) -> BarrierDivergenceError:
    """The error of a launch that has ended: the launch block has the group, and the ids of two barriers in it."""
    ids = launch[DIVERGED_IDS]
    low, high = ids & 0xFFFFFFFF, ids >> 32  # the same: some work-items are there, others have returned
    first, second = (interface.barriers[number - 1] for number in (low, high))
    points = (first, second) if low != high else (first,)
    cause = next((point for point in (second, first) if point.branch), first)
    where = f"in group {ndrange.group_text(launch[DIVERGED_NUMBER] - 1)}"
    some = f"are at {second.name}" if low != high else "have returned"
    last = first.name.removesuffix(f" ({described(first.place.location)})")  # the error names its place
    why = f"they diverge at {cause.branch}; " if cause.branch else ""
    return BarrierDivergenceError(
        f"kernel {interface.name!r}: work-items do not reach the same barrier {where}: {why}some {some}, "
        f"others are at {last}",
        line=first.place.location,
        help=_HELP if low != high else _HELP_ALL,
        notes=_notes(points, cause),
    )


def _notes(points: tuple[BarrierPoint, ...], cause: BarrierPoint) -> tuple[Note, ...]:
    notes = [Note("the other barrier", point.place.location) for point in points[1:]]
    return (*notes, *([Note("the branch", cause.branch_place.location)] if cause.branch else []))


def launch_error(interface: KernelInterface, ndrange: NDRange, launch: LaunchNumbers) -> Error:
    """The error that the launch block tells of.

    If it tells of both, it is the trap: work-items may be at different barriers because one of them has trapped.
    """
    number = launch[TRAPPED_NUMBER]
    if not number:
        return divergence_error(interface, ndrange, launch)
    return KernelTrapError(
        f"kernel {interface.name!r}: a work-item trapped in group {ndrange.group_text(number - 1)}",
        line=interface.traps[launch[TRAP_ID] - 1].location,
    )


def show_lines(error: Error, source: str | None) -> None:
    """Adds excerpts of the kernel's source to the error, if the source is known."""
    if source is not None:
        show_source(error, source)
