"""Bugs of sub-group and work-group functions, and of the atomic functions of C11."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

MEETING, RECONVERGENCE = "passes/sub_groups/meetings.py", "passes/sub_groups/meetings.py"
RUNNER, COMBINE = "passes/sub_groups/run_by_sub_group.py", "passes/sub_groups/combine.py"
WIDEN, SHUFFLES = "passes/widen/sub_groups.py", "passes/widen/sub_groups.py"
REST, EXCHANGE = "passes/functions/masked_forms.py", "passes/barriers/slots.py"
WORK_GROUP = "wfv/opencl/library/work_group.cl"
IDENTITIES, ATOMICS = "wfv/ir/intrinsics.py", "wfv/opencl/rules/atomics.py"
ATOMIC_TESTS = ("tests/test_wild_c11_atomics.py",)
WORK_GROUP_TESTS = ("tests/test_wild_work_group_functions.py",)
SUB_GROUP_TESTS = ("tests/test_wild_sub_groups.py",)
FLOW_TESTS = ("tests/test_wild_sub_groups_scalar.py",)

MUTANTS = (
    Mutant(
        "meeting-result-of-own-lane",
        MEETING,
        "lane = const_int(I64, 0) if primitive.is_same_for_all else self.params[LANE]",
        "lane = self.params[LANE]",
        "lanes but the first load a result that nobody stored",
    ),
    Mutant(
        "highest-meeting-first",
        RUNNER,
        'reduced(self.code.build, "umin", self.numbers())',
        'reduced(self.code.build, "max", self.numbers())',
        "work-items run ahead of those on the other side of a branch",
    ),
    Mutant(
        "all-lanes-at-the-meeting",
        COMBINE,
        'active_or_neutral(build, operation or "or", values, active)',
        "values",
        "lanes that are elsewhere take part",
    ),
    Mutant(
        "no-meeting-at-the-latch",
        RECONVERGENCE,
        "return [meet_at(latch) for loop in loops for latch in loop.latches]",
        "return [meet_at(latch) for loop in loops for latch in loop.latches if loop.depth > 9]",
        "work-items begin the next iteration while others are in this one",
        tests=FLOW_TESTS,
    ),
    Mutant(
        "identity-of-and-is-zero",
        IDENTITIES,
        '"and": -1, "umin": -1,',
        '"and": 0, "umin": -1,',
        "a reduction by `and` is 0 if a lane is inactive, or always",
    ),
    Mutant(
        "inactive-lanes-reduced",
        WIDEN,
        "x, None if mask == TRUE else w.vector(mask))",
        "x, None if mask == TRUE or primitive.kind == 'reduce' else w.vector(mask))",
        "inactive lanes take part in a reduction",
    ),
    Mutant(
        "inactive-lanes-vote",
        WIDEN,
        "    if mask == TRUE:\n        votes = w.vector(condition)",
        "    if mask is not None:\n        votes = w.vector(condition)",
        "inactive lanes have bits in a ballot",
    ),
    Mutant(
        "scan-misses-a-step",
        COMBINE,
        "    while distance < count_of(vector.type):\n",
        "    while distance < count_of(vector.type) // 2:\n",
        "a scan combines only the lanes of a half",
    ),
    Mutant(
        "scan-wraps-around",
        COMBINE,
        "[n - distance if n >= distance else lanes for n in range(lanes)]",
        "[(n - distance) % lanes for n in range(lanes)]",
        "the lowest lanes of a scan combine with the highest",
    ),
    Mutant(
        "shuffle-lane-of-first",
        SHUFFLES,
        "        element = w.build.extractelement(vector, w.build.extractelement(numbers, i))",
        "        element = w.build.extractelement(vector, w.build.extractelement(numbers, 0))",
        "all lanes take the value that the first one asked for",
    ),
    Mutant(
        "rest-has-whole-size",
        REST,
        "is_rest=True, fits_index32=fits_index32",
        "is_rest=False, fits_index32=fits_index32",
        "the last sub-group of a row has the size of a whole one",
    ),
    Mutant(
        "work-group-barrier-left-out",
        WORK_GROUP,
        f"    barrier_of_##NAME();{' ' * 57}\\\n    if (own == 0) *(local T *)",
        "    if (own == 0) *(local T *)",
        "a reduction combines elements that are not stored yet",
    ),
    Mutant(
        "elements-of-all-sizes-overlap",
        WORK_GROUP,
        "(sizeof(T) == 4 ? 0 : sizeof(T) == 2 ? 2 * group_size() : group_size())",
        "0",
        "a vector stores its next values over the results that others have yet to load",
        tests=WORK_GROUP_TESTS,
    ),
    Mutant(
        "clustered-sums-do-not-wrap",
        "wfv/opencl/library/library.ll",
        "%add.i = add i32 %cond.i, %result.0.i",
        "%add.i = add nsw i32 %cond.i, %result.0.i",
        "a sum of a cluster's ints that wraps is poison",
        times=2,  # of int and of uint
        tests=WORK_GROUP_TESTS,
    ),
    Mutant(
        "rows-of-the-group-overlap",
        WORK_GROUP,
        "x + get_local_size(0) * (y + get_local_size(1) * z)",
        "x + (y + get_local_size(1) * z)",
        "work-items of different rows have the same element",
        tests=WORK_GROUP_TESTS,
    ),
    Mutant(
        "exchange-memory-too-small",
        EXCHANGE,
        "return (*item_slots, EXCHANGE_BYTES) if found else item_slots",
        "return (*item_slots, 1) if found else item_slots",
        "the elements of work-items overlap other slots",
    ),
    Mutant(
        "constant-lanes-reversed",
        SHUFFLES,
        "return [(base.value + shape.stride * i) % w.lanes for i in range(w.lanes)]",
        "return [(base.value - shape.stride * i) % w.lanes for i in range(w.lanes)]",
        "a shuffle by lanes at a constant distance takes them in the other order",
        tests=SUB_GROUP_TESTS,
    ),
    Mutant(
        "fetch-sub-adds",
        ATOMICS,
        r'_with_value(_bases), r"\1", partial(_read_modify_write, _name))',
        r'_with_value(_bases), r"\1", partial(_read_modify_write, {"sub": "add"}.get(_name, _name)))',
        "atomic_fetch_sub adds",
        tests=ATOMIC_TESTS,
    ),
    Mutant(
        "found-value-not-stored",
        ATOMICS,
        "found, desired.type) if b.form.first.value.is_float else found, expected, _align(b))",
        "found, desired.type) if b.form.first.value.is_float else wanted, expected, _align(b))",
        "a compare-exchange that fails does not tell what it found",
        tests=ATOMIC_TESTS,
    ),
    Mutant(
        "unsigned-atomics-are-signed",
        ATOMICS,
        'elif operation in ("min", "max") and not type.is_signed:',
        'elif operation in ("min", "max") and type.bits == 0:',
        "min and max of unsigned numbers compare them as signed",
        tests=ATOMIC_TESTS,
    ),
)
