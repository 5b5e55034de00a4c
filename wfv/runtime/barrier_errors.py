"""The error of a launch in which work-items of a group came to different barriers."""

from __future__ import annotations

from passes.interface import DIVERGED_IDS, DIVERGED_NUMBER, BarrierPoint, KernelInterface, SourcePlace
from wfv.errors import BarrierDivergenceError, Note, SourceLocation
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
    group, ids = _group_ids(ndrange, launch[DIVERGED_NUMBER] - 1), launch[DIVERGED_IDS]
    low, high = ids & 0xFFFFFFFF, ids >> 32  # the same: some work-items are there, others have returned
    first, second = (interface.barriers[number - 1] for number in (low, high))
    points = (first, second) if low != high else (first,)
    cause = next((point for point in (second, first) if point.branch), first)
    where = f"in group {group[0] if len(group) == 1 else group}"
    others = f"at {second.name}" if low != high else "have returned"
    what = f"some are at {first.name}, others {others}"
    why = f", because they diverge at {cause.branch}" if cause.branch else ""
    return BarrierDivergenceError(
        f"kernel {interface.name!r}: work-items do not reach the same barrier {where}: {what}{why}",
        line=_location(first.place),
        help=_HELP if low != high else _HELP_ALL,
        notes=_notes(points, cause),
    )


def show_lines(error: BarrierDivergenceError, source: str | None) -> None:
    """Adds excerpts of the kernel's source to the error, if the source is known."""
    if source is not None:
        show_source(error, source)


def _notes(points: tuple[BarrierPoint, ...], cause: BarrierPoint) -> tuple[Note, ...]:
    notes = [Note("the other barrier", _location(point.place)) for point in points[1:]]
    return (*notes, *([Note("the branch", _location(cause.branch_place))] if cause.branch else []))


def _group_ids(ndrange: NDRange, number: int) -> tuple[int, ...]:
    """The ids of a group, dimension 0 first."""
    ids = []
    for count in ndrange.groups:
        ids.append(number % count)
        number //= count
    return tuple(ids)


def _location(place: SourcePlace) -> SourceLocation:
    call = None if place.call is None else _location(place.call)
    return SourceLocation(place.line, place.column, place.file, call)
