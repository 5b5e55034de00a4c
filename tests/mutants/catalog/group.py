"""Bugs of the loops around the kernel: whole vectors, the rest, groups."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

GROUP, LAUNCH = "passes/kernel/work_item_loops.py", "passes/kernel/launch_function.py"

MUTANTS = (
    Mutant(
        "tail-dropped",
        GROUP,
        "%has.rest{k} = icmp ult i64 %whole{k}, %wfv.lsize0",
        "%has.rest{k} = icmp ugt i64 %whole{k}, %wfv.lsize0",
        "the work-items behind the last whole vector are not run",
    ),
    Mutant(
        "tail-starts-at-0",
        GROUP,
        'start = f"[ %whole{k}, %rest{k} ]" if',
        'start = f"[ 0, %rest{k} ]" if',
        "the remainder loop runs work-items of whole vectors again",
    ),
    Mutant(
        "tail-ends-early",
        GROUP,
        "%lid0.more.{k} = icmp ult i64 %lid0.next.{k}, %wfv.lsize0",
        "%lid0.more.{k} = icmp ult i64 %lid0.{k}, %whole{k}",
        "the remainder loop runs its first work-item only",
    ),
    Mutant(
        "one-vector-too-many",
        GROUP,
        "%lid0.v.more{k} = icmp ult i64 %lid0.v.next{k}, %whole{k}",
        "%lid0.v.more{k} = icmp ule i64 %lid0.v.next{k}, %whole{k}",
        "a vector runs behind the end of the group",
    ),
    Mutant(
        "speculation-guard-inverted",
        GROUP,
        "br i1 %fits{k}, label %v.fast{k}, label %v.any{k}",
        "br i1 %fits{k}, label %v.any{k}, label %v.fast{k}",
        "the fast version runs where its assumptions do not hold",
    ),
    Mutant(
        "partial-group-is-whole",
        LAUNCH,
        'f"wfv.elsize{dim}", f"left{dim}"),',
        'f"wfv.elsize{dim}", f"wfv.elsize{dim}"),',
        "the last group runs work-items beyond the global size",
    ),
    Mutant(
        "group-row-wrong",
        LAUNCH,
        "%wfv.group1 = urem i64 %g.rows, %wfv.ngroups1",
        "%wfv.group1 = urem i64 %g.rows, %wfv.ngroups0",
        "groups of other rows are run",
    ),
)
