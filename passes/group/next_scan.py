"""The scan of the work-items' next ids between two continuations, where barriers are checked, as LLVM IR text.

    if all ids are -1: the group is done
    if all ids are equal: the next continuation is the copy without the test
    low, high = the smallest and the largest id other than -1
    if low == high: all work-items that have not returned reached the same barrier; its continuation is next, unless the
        barrier needs all work-items
    else: store the group and both ids in the launch block, end the claiming of groups, leave this group

The first two tests compare 16 work-items at a time: they run at each barrier, and mostly one of them succeeds. If
several groups diverge at once, only one is reported: the first to store its number.

Blocks of the text: `scan.vector` compares the ids in whole vectors of 16 with the first work-item's (the slot is
aligned to 64 bytes), `scan.item` the ids after the last whole vector. `same`: all ids are equal. `count` finds the
lowest and the highest id other than -1, which is the highest unsigned, and the lowest signed number; work-items differ
there, so not all of them have returned. `diverged`: the first group that diverges stores its number and the two ids;
each one ends the claiming of groups.
"""

from passes.interface import DIVERGED_IDS, DIVERGED_NUMBER, STOPPED, KernelInterface
from passes.ir_template import fill
from wfv.ir.names import LAUNCH, NUMBER, SLOT
from wfv.ir.types import I64, PTR
from wfv.ir.values import Argument

# The instructions of the launch function that define the arguments for `scan_parameters`; `%g` is the group's number.
SCAN_ARGUMENTS = """\
  %wfv.launch = getelementptr i64, ptr %launch, i64 0
  %wfv.number = add i64 %g, 0"""

_SCAN = """\
scan:
  %scan.plane = mul nuw nsw i64 %wfv.lsize0, %wfv.lsize1
  %scan.items = mul nuw nsw i64 %scan.plane, %wfv.lsize2
  %scan.first = load i32, ptr $slot
  %scan.lane0 = insertelement <16 x i32> poison, i32 %scan.first, i64 0
  %scan.all = shufflevector <16 x i32> %scan.lane0, <16 x i32> poison, <16 x i32> zeroinitializer
  %scan.whole = and i64 %scan.items, -16
  %scan.has.whole = icmp ne i64 %scan.whole, 0
  br i1 %scan.has.whole, label %scan.vector, label %scan.rest
scan.vector:
  %vector.at = phi i64 [ 0, %scan ], [ %vector.next, %scan.vector ]
  %vector.bits = phi <16 x i32> [ zeroinitializer, %scan ], [ %vector.more.bits, %scan.vector ]
  %vector.address = getelementptr inbounds i32, ptr $slot, i64 %vector.at
  %vector.ids = load <16 x i32>, ptr %vector.address, align 64
  %vector.differ = xor <16 x i32> %vector.ids, %scan.all
  %vector.more.bits = or <16 x i32> %vector.bits, %vector.differ
  %vector.next = add nuw nsw i64 %vector.at, 16
  %vector.more = icmp ult i64 %vector.next, %scan.whole
  br i1 %vector.more, label %scan.vector, label %scan.vectors.end
scan.vectors.end:
  %vector.lanes = icmp ne <16 x i32> %vector.more.bits, zeroinitializer
  %vector.mask = bitcast <16 x i1> %vector.lanes to i16
  %vector.same = icmp eq i16 %vector.mask, 0
  br i1 %vector.same, label %scan.rest, label %count
scan.rest:
  %rest.at = phi i64 [ %scan.whole, %scan ], [ %scan.whole, %scan.vectors.end ], [ %rest.next, %scan.item ]
  %rest.more = icmp ult i64 %rest.at, %scan.items
  br i1 %rest.more, label %scan.item, label %same
scan.item:
  %rest.address = getelementptr inbounds i32, ptr $slot, i64 %rest.at
  %rest.id = load i32, ptr %rest.address
  %rest.next = add nuw nsw i64 %rest.at, 1
  %rest.same = icmp eq i32 %rest.id, %scan.first
  br i1 %rest.same, label %scan.rest, label %count
same:
  %same.over = icmp eq i32 %scan.first, -1
  %same.copy = add i32 %scan.first, $copies
  %same.to = select i1 %same.over, i32 -1, i32 %same.copy
  br label %dispatch
count:
  br label %count.item
count.item:
  %count.at = phi i64 [ 0, %count ], [ %count.next, %count.item ]
  %low = phi i32 [ -1, %count ], [ %low.next, %count.item ]
  %high = phi i32 [ -1, %count ], [ %high.next, %count.item ]
  %count.address = getelementptr inbounds i32, ptr $slot, i64 %count.at
  %count.id = load i32, ptr %count.address
  %is.low = icmp ult i32 %count.id, %low
  %low.next = select i1 %is.low, i32 %count.id, i32 %low
  %is.high = icmp sgt i32 %count.id, %high
  %high.next = select i1 %is.high, i32 %count.id, i32 %high
  %count.next = add nuw nsw i64 %count.at, 1
  %count.more = icmp ult i64 %count.next, %scan.items
  br i1 %count.more, label %count.item, label %counted
counted:
  %agree = icmp eq i32 %low.next, %high.next
  br i1 %agree, label %$agreed, label %diverged
$some_left
diverged:
  %diverged.group = getelementptr i64, ptr %wfv.launch, i64 $diverged_number
  %diverged.number = add i64 %wfv.number, 1
  %diverged.old = cmpxchg ptr %diverged.group, i64 0, i64 %diverged.number monotonic monotonic, align 8
  %diverged.first = extractvalue { i64, i1 } %diverged.old, 1
  br i1 %diverged.first, label %report, label %stop
report:
  %report.low = zext i32 %low.next to i64
  %report.high = zext i32 %high.next to i64
  %report.shifted = shl i64 %report.high, 32
  %report.ids = or i64 %report.shifted, %report.low
  %report.at = getelementptr i64, ptr %wfv.launch, i64 $diverged_ids
  store i64 %report.ids, ptr %report.at, align 8
  br label %stop
stop:
  store atomic i64 $stopped, ptr %wfv.launch monotonic, align 8
  br label %done"""
_SOME_LEFT = "some.left:\n  switch i32 %high.next, label %dispatch [ $cases ]"


def scan_parameters() -> list[Argument]:
    """The parameters that the group kernel needs to report a group: the launch block, the group's number."""
    return [Argument(PTR, LAUNCH), Argument(I64, NUMBER)]


def next_scan(interface: KernelInterface) -> str:
    """Blocks from `scan` on; they continue at `dispatch`, where `%to` is the next continuation, or at `done`."""
    cases = " ".join(f"i32 {number}, label %diverged" for number in needing_all(interface))
    return fill(
        _SCAN,
        slot=f"%{SLOT}{len(interface.item_slots) - 1}",
        copies=len(interface.barriers),
        agreed="some.left" if cases else "dispatch",
        some_left=fill(_SOME_LEFT, cases=cases) if cases else "",
        diverged_number=DIVERGED_NUMBER,
        diverged_ids=DIVERGED_IDS,
        stopped=STOPPED,
    )


def needing_all(interface: KernelInterface) -> list[int]:
    """The continuations after barriers at which no work-item may have returned."""
    return [number for number, point in enumerate(interface.barriers, 1) if point.needs_all]
