"""The errors of launches that the kernel itself has ended: a trap, or work-items at different barriers."""

from __future__ import annotations

from passes.interface import TRAP_ID, TRAPPED_NUMBER, KernelInterface
from wfv.errors import Error, KernelTrapError
from wfv.ir.source_locations import show_source
from wfv.runtime.barrier_errors import divergence_error
from wfv.runtime.geometry import NDRange
from wfv.runtime.interrupts import LaunchNumbers


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
