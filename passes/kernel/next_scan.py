"""The scan of the work-items' next ids between two continuations, where barriers are checked, as LLVM IR text.

    low, high = the smallest id (-1, returned, is the largest), the largest (-1 is the smallest)
    if low == high: all that are left came to the same barrier, or all have returned
    else: write the group and both ids to the launch block, let no thread claim another group, leave this one

Several groups may diverge at once: the first one is reported.
"""

from __future__ import annotations

from passes.interface import DIVERGED_IDS, DIVERGED_NUMBER, STOPPED, KernelInterface
from wfv.ir.types import I64, PTR
from wfv.ir.values import Argument

# What the group kernel needs to report a group: the launch block, and the group's number.
LAUNCH, GROUP = "wfv.launch", "wfv.number"


def scan_parameters() -> list[Argument]:
    """The parameters of the group kernel that the scan uses beside sizes and slots."""
    return [Argument(PTR, LAUNCH), Argument(I64, GROUP)]


def scan_arguments() -> list[str]:
    """Defines these parameters in the launch function, where `%g` is the group's number."""
    return [f"  %{LAUNCH} = getelementptr i64, ptr %launch, i64 0", f"  %{GROUP} = add i64 %g, 0"]


def next_scan(interface: KernelInterface) -> list[str]:
    """Blocks from `scan` on; they continue at `dispatch`, where `%high` is the next id, or at `done`."""
    slot = f"%wfv.slot{len(interface.item_slots) - 1}"
    return [
        "scan:",
        "  %scan.plane = mul nuw nsw i64 %wfv.lsize0, %wfv.lsize1",
        "  %scan.items = mul nuw nsw i64 %scan.plane, %wfv.lsize2",
        "  br label %scan.item",
        "scan.item:",
        "  %scan.at = phi i64 [ 0, %scan ], [ %scan.next, %scan.item ]",
        "  %low = phi i32 [ -1, %scan ], [ %low.next, %scan.item ]",
        "  %high = phi i32 [ -1, %scan ], [ %high.next, %scan.item ]",
        f"  %scan.address = getelementptr inbounds i32, ptr {slot}, i64 %scan.at",
        "  %scan.id = load i32, ptr %scan.address",
        "  %is.low = icmp ult i32 %scan.id, %low",
        "  %low.next = select i1 %is.low, i32 %scan.id, i32 %low",
        "  %is.high = icmp sgt i32 %scan.id, %high",
        "  %high.next = select i1 %is.high, i32 %scan.id, i32 %high",
        "  %scan.next = add nuw nsw i64 %scan.at, 1",
        "  %scan.more = icmp ult i64 %scan.next, %scan.items",
        "  br i1 %scan.more, label %scan.item, label %scanned",
        "scanned:",
        "  %agree = icmp eq i32 %low.next, %high.next",
        "  br i1 %agree, label %dispatch, label %diverged",
        *_report(),
    ]


def _report() -> list[str]:
    return [
        "diverged:",
        f"  %diverged.group = getelementptr i64, ptr %{LAUNCH}, i64 {DIVERGED_NUMBER}",
        f"  %diverged.number = add i64 %{GROUP}, 1",
        "  %diverged.old = cmpxchg ptr %diverged.group, i64 0, i64 %diverged.number monotonic monotonic, align 8",
        "  %diverged.first = extractvalue { i64, i1 } %diverged.old, 1",
        "  br i1 %diverged.first, label %report, label %stop",
        "report:",
        "  %report.low = zext i32 %low.next to i64",
        "  %report.high = zext i32 %high.next to i64",
        "  %report.shifted = shl i64 %report.high, 32",
        "  %report.ids = or i64 %report.shifted, %report.low",
        f"  %report.at = getelementptr i64, ptr %{LAUNCH}, i64 {DIVERGED_IDS}",
        "  store i64 %report.ids, ptr %report.at, align 8",
        "  br label %stop",
        "stop:",
        f"  store atomic i64 {STOPPED}, ptr %{LAUNCH} monotonic, align 8",
        "  br label %done",
    ]
