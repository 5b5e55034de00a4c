"""The group kernel: loops over the local ids around each continuation, as LLVM IR text.

    next = 0                                            (a kernel without barriers needs no switch)
    while next != -1:
        switch next:
            case k: for z, y: for x in steps of W:      next = continuation k, W work-items at once
                              for the remaining x:      next = continuation k, one work-item

Where barriers are checked, the work-items store their next ids, and a scan of these replaces `next`
(passes/group/next_scan.py). The remainder loop runs one work-item at a time, so any local size works. Continuations
are inlined, so that LLVM hoists ids and uniform work to the loop in which they change. The launch function
(passes/group/launch_function.py) calls the group kernel for each group.
Source: Karrenberg & Hack (CC 2012), sections 3 and 5.
"""

from passes.costs import TILE_ROWS
from passes.group.continuation_call import Body, FastVersion, GroupParams, arguments, call_form, group_name
from passes.group.launch_function import launch_function
from passes.group.next_scan import needing_all, next_scan, scan_parameters
from passes.interface import KernelInterface
from passes.ir_template import fill
from wfv.ir.core import Function
from wfv.ir.names import name_of
from wfv.ir.spelling import quote_local as print_name

# No code, but LLVM makes no second copy of a loop that has it.
_NOT_COPIED = "  call void @llvm.sideeffect() noduplicate"
# Parameters of kernels that ask for ids of dimension 1.
_OF_ROWS = frozenset({name_of("gbase1"), name_of("group1")})


def group_kernel(
    interface: KernelInterface,
    bodies: tuple[Body, ...],
    local_offsets: dict[str, int],
    loop_metadata: str,
    last_call: str,
) -> str:
    """LLVM IR text of the launch function and the group kernel; continuations are called by name.

    `local_offsets`: the scratch offset of each `__local` variable, in bytes; `loop_metadata`: appended to the branches
    of the innermost loops; `last_call`: a function that the launch function calls when it has run its last group.
    """
    params = GroupParams(fn for body in bodies for fn in body.functions)
    if interface.barriers:
        params.args += scan_parameters()
    launch = launch_function(interface, params, local_offsets, last_call)
    return "\n".join([launch, _group_kernel(interface, bodies, params, loop_metadata)])


_GROUP_KERNEL = """\
define internal void @$name($params) {
entry:
  %next = alloca i32
  store i32 0, ptr %next
$code
done:
  ret void
}"""


def _group_kernel(interface: KernelInterface, bodies: tuple[Body, ...], params: GroupParams, loop_metadata: str) -> str:
    is_flat = _OF_ROWS.isdisjoint(arg.name for arg in params.args)
    if len(bodies) == 1:
        start, exit = "  br label %c0", "done"
    else:
        start, exit = _dispatch(interface, len(bodies)), "scan" if interface.barriers else "dispatch"
    loops = (_work_item_loops(k, body, interface.lanes, exit, loop_metadata, is_flat) for k, body in enumerate(bodies))
    code = "\n".join([start, *loops])
    return fill(_GROUP_KERNEL, name=group_name(interface.name), params=params.declared(), code=code) + "\n"


_DISPATCH = """\
  br label %dispatch
dispatch:
  %to = load i32, ptr %next
  switch i32 %to, label %done [ $cases ]"""
_DISPATCH_CHECKED = """\
  br label %c0
$scan
dispatch:
  %to = phi i32 [ %same.to, %same ], [ %high.next, %$agreed ]
  switch i32 %to, label %done [ $cases ]"""


def _dispatch(interface: KernelInterface, count: int) -> str:
    """Chooses the next continuation of `count`: the id that all calls returned, or all work-items have stored."""
    cases = " ".join(f"i32 {k}, label %c{k}" for k in range(count))
    if not interface.barriers:
        return fill(_DISPATCH, cases=cases)
    agreed = "some.left" if needing_all(interface) else "counted"
    return fill(_DISPATCH_CHECKED, cases=cases, agreed=agreed, scan=next_scan(interface))


_LOOPS = """\
$entry
z$k:
  %lid2.$k = phi i64 [ 0, %$rows ], [ %lid2.next.$k, %z.end$k ]
  br label %y$k
y$k:
  %lid1.$k = phi i64 [ 0, %z$k ], [ %lid1.next.$k, %y.end$k ]
$marker
$vectors
$remainder
y.end$k:
  %lid1.next.$k = add nuw nsw i64 %lid1.$k, 1
  %lid1.more.$k = icmp ult i64 %lid1.next.$k, %wfv.lsize1
  br i1 %lid1.more.$k, label %y$k, label %z.end$k
z.end$k:
  %lid2.next.$k = add nuw nsw i64 %lid2.$k, 1
  %lid2.more.$k = icmp ult i64 %lid2.next.$k, %wfv.lsize2
  br i1 %lid2.more.$k, label %z$k, label %$exit"""


def _work_item_loops(k: int, body: Body, lanes: int, exit: str, loop_metadata: str, is_flat: bool) -> str:
    """The loops over z, y and x around one continuation; every local size is at least 1. `is_flat`: one dimension.

    LLVM would make copies of the loops over y and z, for each result of the tests that all rows share:
    whether a row has a whole vector and a remainder, and the kernel's own branches on uniform values. That takes a
    third of its time, and saves a few branches in a row. A kernel of one dimension is run for one row, so it has one
    copy; the others keep theirs, because short rows are 10 to 30 % faster with them.
    """
    rows, entry = f"c{k}", f"c{k}:\n  br label %z{k}"
    if body.tile is not None:
        rows, entry = f"rows{k}", _tile_loops(k, body.tile, lanes, exit, loop_metadata)
    return fill(
        _LOOPS,
        k=k,
        entry=entry,
        rows=rows,
        marker=_NOT_COPIED if body.simd and is_flat else "",
        vectors=_vector_loop(k, body, body.simd, lanes, loop_metadata) if body.simd else f"  br label %x{k}",
        remainder=_remainder_loop(k, body, lanes, loop_metadata),
        exit=exit,
    )


_TILE_LOOPS = """\
c$k:
  %odd.rows$k = urem i64 %wfv.lsize1, $rows
  %odd.items$k = urem i64 %wfv.lsize0, $items
  %odd$k = or i64 %odd.rows$k, %odd.items$k
  %in.tiles$k = icmp eq i64 %odd$k, 0
  br i1 %in.tiles$k, label %t.z$k, label %rows$k
t.z$k:
  %lid2.t$k = phi i64 [ 0, %c$k ], [ %lid2.t.next$k, %t.z.end$k ]
  br label %t.y$k
t.y$k:
  %lid1.t$k = phi i64 [ 0, %t.z$k ], [ %lid1.t.next$k, %t.y.end$k ]
  br label %t.x$k
t.x$k:
  %lid0.t$k = phi i64 [ 0, %t.y$k ], [ %lid0.t.next$k, %t.x$k ]
$call
  %lid0.t.next$k = add nuw nsw i64 %lid0.t$k, $items
  %lid0.t.more$k = icmp ult i64 %lid0.t.next$k, %wfv.lsize0
  br i1 %lid0.t.more$k, label %t.x$k, label %t.y.end$k$loop_metadata
t.y.end$k:
  %lid1.t.next$k = add nuw nsw i64 %lid1.t$k, $rows
  %lid1.t.more$k = icmp ult i64 %lid1.t.next$k, %wfv.lsize1
  br i1 %lid1.t.more$k, label %t.y$k, label %t.z.end$k
t.z.end$k:
  %lid2.t.next$k = add nuw nsw i64 %lid2.t$k, 1
  %lid2.t.more$k = icmp ult i64 %lid2.t.next$k, %wfv.lsize2
  br i1 %lid2.t.more$k, label %t.z$k, label %$exit
rows$k:
  br label %z$k"""


def _tile_loops(k: int, tile: Function, lanes: int, exit: str, loop_metadata: str) -> str:
    """The loops for the form that runs several rows at once, before the loops by rows.

    if lsize1 is a multiple of the rows,
    and lsize0 of W:                        for z: for y in steps of rows: for x in steps of W:
                                                next = k.tile(x, y, z)
    """
    call = call_form(k, tile, f"%lid0.t{k}", "t", (f"%lid1.t{k}", f"%lid2.t{k}"))
    return fill(_TILE_LOOPS, k=k, call=call, items=lanes, rows=TILE_ROWS, exit=exit, loop_metadata=loop_metadata)


_REMAINDER_TEST = """
remainder$k:
  %has.remainder$k = icmp ult i64 %whole$k, %wfv.lsize0
  br i1 %has.remainder$k, label %x$k, label %y.end$k"""
_VECTOR_LOOP = f"""\
  %whole$k = and i64 %wfv.lsize0, -$lanes
  %has.whole$k = icmp ne i64 %whole$k, 0
  br i1 %has.whole$k, label %v$k, label %remainder$k
v$k:
  %lid0.v$k = phi i64 [ 0, %y$k ], [ %lid0.v.next$k, %$latch ]
$calls
  %lid0.v.next$k = add nuw nsw i64 %lid0.v$k, $lanes
  %lid0.v.more$k = icmp ult i64 %lid0.v.next$k, %whole$k
  br i1 %lid0.v.more$k, label %v$k, label %remainder$k$loop_metadata{_REMAINDER_TEST}"""
_PAIRS = f"""\
  %whole$k = and i64 %wfv.lsize0, -$lanes
  %pairs$k = and i64 %wfv.lsize0, -$two
  %has.pairs$k = icmp ne i64 %pairs$k, 0
  br i1 %has.pairs$k, label %p$k, label %odd$k
p$k:
  %lid0.p$k = phi i64 [ 0, %y$k ], [ %lid0.p.next$k, %p$k ]
$pair
  %lid0.p.next$k = add nuw nsw i64 %lid0.p$k, $two
  %lid0.p.more$k = icmp ult i64 %lid0.p.next$k, %pairs$k
  br i1 %lid0.p.more$k, label %p$k, label %odd$k$loop_metadata
odd$k:
  %has.odd$k = icmp ult i64 %pairs$k, %whole$k
  br i1 %has.odd$k, label %v$k, label %remainder$k
v$k:
$single
  br label %remainder$k{_REMAINDER_TEST}"""


def _vector_loop(k: int, body: Body, simd: Function, lanes: int, loop_metadata: str) -> str:
    """The loop over the whole vectors of a row of work-items; continues at the remainder loop if any are left.

    If there are fast versions, their guards decide for each vector which of the SIMD forms runs: the first one that
    fits. If there is a form of pairs, it runs two vectors at once (passes/speculate/pairs.py), and then the
    vector that is left if their number is odd.
    """
    if body.pair is not None:
        pair, single = call_form(k, body.pair, f"%lid0.p{k}", "p"), call_form(k, simd, f"%pairs{k}", "v")
        return fill(_PAIRS, k=k, lanes=lanes, two=2 * lanes, pair=pair, single=single, loop_metadata=loop_metadata)
    calls, latch = call_form(k, simd, f"%lid0.v{k}", "v"), f"v{k}"
    if body.fast:
        tests = [_fast_version(k, n, version, len(body.fast)) for n, version in enumerate(body.fast)]
        calls, latch = "\n".join([*tests, f"v.any{k}:", calls, f"  br label %v.end{k}", f"v.end{k}:"]), f"v.end{k}"
    return fill(_VECTOR_LOOP, k=k, lanes=lanes, calls=calls, latch=latch, loop_metadata=loop_metadata)


_FAST_VERSION = """\
$label
  %fits$tag$k = call i1 @$guard($arguments)
  br i1 %fits$tag$k, label %v.fast$tag$k, label %$other
v.fast$tag$k:
$call
  br label %v.end$k"""


def _fast_version(k: int, n: int, version: FastVersion, count: int) -> str:
    """Calls a fast version if its guard allows that; else the next one is tested, or the last form called."""
    lid0, tag = f"%lid0.v{k}", f"{n}." if n else ""
    return fill(
        _FAST_VERSION,
        k=k,
        tag=tag,
        label=f"v.test{n}.{k}:" if n else "",
        guard=print_name(version.guard.name),
        arguments=arguments(k, version.guard, lid0),
        other=f"v.test{n + 1}.{k}" if n + 1 < count else f"v.any{k}",
        call=call_form(k, version.simd, lid0, f"f{tag}"),
    )


_REMAINDER_LOOP = """\
x$k:
  %lid0.$k = phi i64 $start, [ %lid0.next.$k, %x$k ]
$call
  %lid0.next.$k = add nuw nsw i64 %lid0.$k, $step
  %lid0.more.$k = icmp ult i64 %lid0.next.$k, %wfv.lsize0
  br i1 %lid0.more.$k, label %x$k, label %y.end$k$loop_metadata"""
_MASKED_REST = """\
x$k:
  %rest.$k = sub nuw nsw i64 %wfv.lsize0, %whole$k
  %rest.first$k = insertelement <$lanes x i64> poison, i64 %rest.$k, i64 0
  %rest.all$k = shufflevector <$lanes x i64> %rest.first$k, <$lanes x i64> poison, <$lanes x i32> zeroinitializer
  %mask.$k = icmp ult <$lanes x i64> <$numbers>, %rest.all$k
$call
  br label %y.end$k"""


def _remainder_loop(k: int, body: Body, lanes: int, loop_metadata: str) -> str:
    """Runs the scalar form for the work-items after the last whole vector.

    Without a SIMD form, this loop runs all work-items of a row, one at a time, or one sub-group at a time if the
    scalar form has parts. Where lanes are a sub-group, there is no loop, but one call of the form of the rest: lane l
    is active if it is less than the number of work-items.
    """
    if body.rest is not None:
        numbers = ", ".join(f"i64 {lane}" for lane in range(lanes))
        return fill(_MASKED_REST, k=k, lanes=lanes, numbers=numbers, call=call_form(k, body.rest, f"%whole{k}", "r"))
    return fill(
        _REMAINDER_LOOP,
        k=k,
        start=f"[ %whole{k}, %remainder{k} ]" if body.simd else f"[ 0, %y{k} ]",
        call=call_form(k, body.scalar, f"%lid0.{k}", "s"),
        step=lanes if body.parts else 1,
        loop_metadata=loop_metadata,
    )
