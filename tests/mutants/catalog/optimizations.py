"""Bugs of what optimizations assume when they change code: `claim` is the name of the optimization.

Other areas have the claims of those that are not here.
"""

from __future__ import annotations

from tests.mutants.mutant import Mutant

ROW_LOOPS, REPLICATE = "passes/speculate/row_loops.py", "passes/widen/replicate.py"

MUTANTS = (
    Mutant(
        "store-sinks-past-a-load",
        "passes/normalize/common_stores.py",
        "if may_touch_memory(x)), None)",
        'if x.op == "store"), None)',
        "a load behind the store reads the old number",
        claim="simplify",
    ),
    Mutant(
        "sub-groups-by-columns",
        "wfv/pipeline/scalar_steps.py",
        "    if not uses_sub_groups(kernel):\n",
        "    if True:\n",
        "the sub-groups of a kernel are along another dimension than 0",
        claim="columns",
    ),
    Mutant(
        "interleaved-array-has-its-old-stride",
        "passes/analysis/transfer.py",
        "strided(instr.notes.lane_interleaved_bytes or private_stride(instr))",
        "strided(private_stride(instr))",
        "lanes of a private array that is laid out by lane are as far apart as whole arrays",
        claim="private layout",
    ),
    Mutant(
        "row-loop-of-one-condition",
        ROW_LOOPS,
        "counter.is_exit and counter.tests_next",
        "counter.tests_next",
        "a loop along a row with a second exit condition is tested by its counter alone",
        claim="row loops",
    ),
    Mutant(
        "replicas-of-lane-0",
        REPLICATE,
        "operands = [w.values.lane(x, i) for x in instr.operands]",
        "operands = [w.values.lane(x, 0) for x in instr.operands]",
        "values that are replicated are lane 0's",
        claim="replication",
    ),
    Mutant(
        "updates-pass-over-stores",
        REPLICATE,
        'return instr.op != "store" and not may_touch_memory(instr)',
        'return instr.op == "store" or not may_touch_memory(instr)',
        "the load of an update moves down over a store to the same place",
        claim="lane updates",
    ),
    Mutant(
        "rare-arguments-of-all-lanes",
        "passes/widen/vector_math_library.py",
        'call.attrs = {"callee": ANY}',
        'call.attrs = {"callee": "wfv.all"}',
        "arguments that a vector function treats apart are treated so only if all lanes have such",
        claim="vector math",
    ),
    Mutant(
        "vector-functions-of-first-lanes",
        "passes/widen/math_calls.py",
        "[(start + i) % w.lanes for i in range(width)]",
        "[i % w.lanes for i in range(width)]",
        "each part of a vector that is longer than a register gets the function of the first lanes",
        claim="vector math",
    ),
    Mutant(
        "paired-cosine-is-sine",
        "wfv/opencl/math_implementations.py",
        "ours = vector_math.find_symbol(function, PAIRED)",
        'ours = vector_math.find_symbol(function.replace("cos", "sin"), PAIRED)',
        "beside a sine, a cosine is the sine, too",
        claim="sine-cosine pairs",
    ),
    Mutant(
        "local-maximum-is-signed",
        "passes/builtins/memory.py",
        '"umax": "ugt"',
        '"umax": "sgt"',
        "an atomic maximum of unsigned numbers on local memory compares signed ones",
        claim="local atomics",
    ),
    Mutant(
        "copy-for-minimum-is-zero",
        "passes/group/atomic_copies.py",
        '"min": top - 1}',
        '"min": 0}',
        "the minimum of a copy of a buffer begins at zero",
        claim="atomic copies",
    ),
    Mutant(
        "copy-is-too-short",
        "passes/group/atomic_copies.py",
        "1 + max(each for each in last if each is not None)",
        "max(1, *(each for each in last if each is not None))",
        "the greatest index of an update is beyond the end of the copy",
        claim="atomic copies",
    ),
    Mutant(
        "copy-lacks-its-last-element",
        "passes/group/atomic_copies.py",
        "count=copy.count,",
        "count=max(copy.count - 1, 1),",
        "the last element of a copy is neither set nor added up",
        claim="atomic copies",
    ),
    Mutant(
        "copy-seen-too-late",
        "passes/group/atomic_copies.py",
        'return is_other_space or is_op(place, "alloca") or is_apart',
        "return True",
        "a work-item does not see its own update in memory that two parameters point to",
        claim="atomic copies",
        tests=("tests/test_atomic_copies.py::test_no_copy",),
    ),
    Mutant(
        "local-ids-are-small",
        "passes/builtins/work_item_parameters.py",
        "{high + (0 if stem.startswith('lid') else 1)}",
        "{high >> 14 if stem.startswith('lid') else high + 1}",
        "LLVM is told that local ids are below 4",
        claim="llvm",
    ),
    Mutant(
        "barriers-are-duplicated",
        "passes/normalize/normalize.py",
        "if fn.is_declaration and (is_barrier(fn.name) or is_exchange(fn.name)):",
        "if fn.is_declaration and is_exchange(fn.name):",
        "LLVM is not told that a barrier must stay one call",
        claim="simplify",
        tests=("tests/test_golden.py::test_text[normalize/barrier_not_duplicated]",),
    ),
)
