"""Bugs of the group kernel and the launch function: vector loop, remainder loop, groups."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

VECTOR, REMAINDER = "passes/group/work_item_loops.py", "passes/group/work_item_loops.py"
LAUNCH = "passes/group/launch_function.py"

MUTANTS = (
    Mutant(
        "remainder-dropped",
        VECTOR,
        "%has.remainder$k = icmp ult i64 %whole$k, %wfv.lsize0",
        "%has.remainder$k = icmp ugt i64 %whole$k, %wfv.lsize0",
        "the work-items after the last whole vector are not run",
    ),
    Mutant(
        "remainder-starts-at-0",
        REMAINDER,
        'start=f"[ %whole{k}, %remainder{k} ]" if',
        'start=f"[ 0, %remainder{k} ]" if',
        "the work-items of the vector loop are run again in the remainder loop",
    ),
    Mutant(
        "remainder-ends-early",
        REMAINDER,
        "%lid0.more.$k = icmp ult i64 %lid0.next.$k, %wfv.lsize0",
        "%lid0.more.$k = icmp ult i64 %lid0.$k, %whole$k",
        "only the first work-item of the remainder is run",
    ),
    Mutant(
        "one-vector-too-many",
        VECTOR,
        "%lid0.v.more$k = icmp ult i64 %lid0.v.next$k, %whole$k",
        "%lid0.v.more$k = icmp ule i64 %lid0.v.next$k, %whole$k",
        "a vector runs past the end of the group",
    ),
    Mutant(
        "speculation-guard-inverted",
        VECTOR,
        "br i1 %fits$tag$k, label %v.fast$tag$k, label %$other",
        "br i1 %fits$tag$k, label %$other, label %v.fast$tag$k",
        "the fast version runs where its assumptions do not hold",
    ),
    Mutant(
        "tiles-of-any-height",
        "passes/group/work_item_loops.py",
        "%odd.rows$k = urem i64 %wfv.lsize1, $rows",
        "%odd.rows$k = urem i64 %wfv.lsize1, 1",
        "a form of tiles runs after the last row of the group",
        tests=("tests/test_tiles.py",),
        claim="tiles",
    ),
    Mutant(
        "tiles-of-any-width",
        "passes/group/work_item_loops.py",
        "%odd.items$k = urem i64 %wfv.lsize0, $items",
        "%odd.items$k = urem i64 %wfv.lsize0, 1",
        "a form of tiles runs past the end of the group's rows",
        tests=("tests/test_tiles.py",),
    ),
    Mutant(
        "tiles-of-one-row",
        "passes/speculate/copies.py",
        "const_int(I64, number * spread.distance)",
        "const_int(I64, 0)",
        "all rows of a tile are the first one",
        tests=("tests/test_tiles.py",),
    ),
    Mutant(
        "pairs-behind-the-row",
        VECTOR,
        "%pairs$k = and i64 %wfv.lsize0, -$two",
        "%pairs$k = add i64 %wfv.lsize0, 0",
        "a pair of vectors runs past the end of the group's row",
        tests=("tests/test_pairs.py",),
        claim="pairs",
    ),
    Mutant(
        "odd-vector-is-left-out",
        VECTOR,
        "%has.odd$k = icmp ult i64 %pairs$k, %whole$k",
        "%has.odd$k = icmp ugt i64 %pairs$k, %whole$k",
        "the vector after the last pair does not run",
        tests=("tests/test_pairs.py",),
    ),
    Mutant(
        "second-vector-is-the-next-item",
        "passes/speculate/pairs.py",
        "Spread(_ID, PAIR, lanes, ",
        "Spread(_ID, PAIR, 1, ",
        "the second vector of a pair starts at the second lane of the first",
        tests=("tests/test_pairs.py",),
    ),
    Mutant(
        "partial-group-is-whole",
        LAUNCH,
        "i64 %wfv.elsize$d, i64 %left$d",
        "i64 %wfv.elsize$d, i64 %wfv.elsize$d",
        "the last group runs work-items that do not exist",
    ),
    Mutant(
        "group-row-wrong",
        LAUNCH,
        "%wfv.group$second = urem i64 %g.rows, %wfv.ngroups$second",
        "%wfv.group$second = urem i64 %g.rows, %wfv.ngroups$first",
        "groups of a wrong row are run",
    ),
    Mutant(
        "dimensions-exchanged-in-the-code-only",
        LAUNCH,
        'name_of(f"{stem}{in_code[dim]}")',
        'name_of(f"{stem}{dim}")',
        "where lanes are in another dimension, ids and sizes are those of a wrong one",
        tests=("tests/test_columns.py", "tests/test_row_first.py"),
    ),
    Mutant(
        "scalar-loops-marked-parallel",
        "wfv/pipeline/simd_steps.py",
        """    if not options.strategy.loop_vectorizer:
        loop_metadata = mark_parallel(module, fns, interface.full_local_size is not None)
""",
        """    loop_metadata = mark_parallel(module, fns, interface.full_local_size is not None)
    if not options.strategy.loop_vectorizer:
""",
        "LLVM's loop vectorizer moves loads of a work-item across its stores",
    ),
)
