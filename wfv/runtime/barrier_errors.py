"""The error of a launch in which work-items of a group came to different barriers."""

from __future__ import annotations

from passes.interface import DIVERGED_IDS, DIVERGED_NUMBER, BarrierPoint, KernelInterface, SourcePlace
from wfv.errors import BarrierDivergenceError, Note, SourceLocation
from wfv.ir.source_locations import show_source
from wfv.runtime.geometry import NDRange
from wfv.runtime.interrupts import LaunchNumbers


def divergence_error(interface: KernelInterface, ndrange: NDRange, launch: LaunchNumbers) -> BarrierDivergenceError:
    """The error of a launch that has ended: the launch block has the group, and the ids of two barriers in it."""
    group, ids = _group_ids(ndrange, launch[DIVERGED_NUMBER] - 1), launch[DIVERGED_IDS]
    first, second = (interface.barriers[number - 1] for number in (ids & 0xFFFFFFFF, ids >> 32))
    points = (first, second)
    cause = next((point for point in (second, first) if point.branch), first)
    where = f"in group {group[0] if len(group) == 1 else group}"
    what = f"some are at {first.name}, others at {second.name}"
    why = f", because they diverge at {cause.branch}" if cause.branch else ""
    return BarrierDivergenceError(
        f"kernel {interface.name!r}: work-items do not reach the same barrier {where}: {what}{why}",
        line=_location(first.place),
        help="all work-items of a group that have not returned must reach a barrier together: move it out of the "
        "branch or loop, or make the condition the same for the whole group",
        notes=_notes(points, cause),
    )


def show_lines(error: BarrierDivergenceError, source: str | None) -> None:
    """Adds excerpts of the kernel's source to the error, if the source is known."""
    if source is not None:
        show_source(error, source)


def _notes(points: tuple[BarrierPoint, BarrierPoint], cause: BarrierPoint) -> tuple[Note, ...]:
    notes = [Note("the other barrier", _location(points[1].place))]
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
