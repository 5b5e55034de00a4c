"""Bugs of atomics, helper calls and copies for each lane."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

ATOMICS, HELPER_CALLS = "passes/widen/per_lane.py", "passes/widen/calls.py"
PER_LANE, NEUTRAL = "passes/widen/per_lane.py", "wfv/ir/intrinsics.py"
LANE_LOOPS, LANE_COPIES = "passes/widen/lane_loops.py", "passes/widen/lane_copies.py"
OF_LANES = ("tests/test_golden.py::test_results_equal_the_interpreters[copies/lanes-unicf-8]",)

MUTANTS = (
    Mutant("neutral-element-of-and", NEUTRAL, '"and": -1', '"and": 0', "an inactive lane clears all bits"),
    Mutant(
        "scaled-index-of-the-first-lane",
        PER_LANE,
        "return w.emit.copy(value, [_lane_part(w, first, i), *constant])",
        "return w.emit.copy(value, [_lane_part(w, first, 0), *constant])",
        "the scaled index of an address is lane 0's",
        tests=("tests/test_golden.py::test_results_equal_the_interpreters[widen/atomics_by_scaled_index-naive-8]",),
    ),
    Mutant(
        "neutral-element-of-umin",
        NEUTRAL,
        '"umin": -1',
        '"umin": 0',
        "an inactive lane contributes the smallest number",
    ),
    Mutant(
        "neutral-element-of-max",
        NEUTRAL,
        '"max": lowest',
        '"max": 0',
        "an inactive lane contributes zero, which is larger than a negative number",
    ),
    Mutant(
        "inactive-lanes-are-counted",
        ATOMICS,
        "active_or_neutral(w.build, combine, w.vector(value), mask)",
        "active_or_neutral(w.build, combine, w.vector(value), None)",
        "a value is added once for every lane, active or not",
    ),
    Mutant(
        "reduced-atomic-adds-once",
        ATOMICS,
        "return reduced(w.build, combine, active_or_neutral(w.build, combine, w.vector(value), mask))",
        "return w.build.extractelement(active_or_neutral(w.build, combine, w.vector(value), mask), 0)",
        "a value that all lanes add is added once",
    ),
    Mutant(
        "update-where-no-lane-is-active",
        ATOMICS,
        "return isinstance(pointer, Argument) and pointer.name.startswith(LOCAL_VARIABLE)",
        "return True",
        "an address that no lane has is updated, by a neutral element",
        tests=("tests/test_lanes_of_atomics.py::test_a_place_without_a_lane",),
    ),
    Mutant(
        "minimum-of-no-byte",
        ATOMICS,
        "(_is_variable(pointer) and not _is_narrowed(value, instr))",
        "_is_variable(pointer)",
        "the minimum of the bytes of no lane is 255",
        tests=("tests/test_lanes_of_atomics.py::test_the_least_of_no_byte",),
    ),
    Mutant(
        "lane-copies-without-the-mask",
        LANE_COPIES,
        "active_or_neutral(w.build, neutral, w.vector(value), mask)",
        "active_or_neutral(w.build, neutral, w.vector(value), None)",
        "an inactive lane updates its element of a copy",
        tests=OF_LANES,
    ),
    Mutant(
        "odd-lanes-are-lost",
        LANE_COPIES,
        "for n in (0, 1))",
        "for n in (0, 0))",
        "a sum of products has those of even lanes twice",
        tests=("tests/test_atomic_copies.py::test_products",),
    ),
    Mutant(
        "sum-of-narrow-numbers",
        ATOMICS,
        """return is_op(value, "zext", "sext") and _REDUCTIONS[instr.attrs["operation"]] != "add\"""",
        """return is_op(value, "zext", "sext")""",
        "the sum of extended bytes is that of the bytes, modulo 256",
        tests=("tests/test_golden.py::test_results_equal_the_interpreters[widen/combined_bytes-unicf-8]",),
    ),
    Mutant(
        "maximum-of-zero-extended-is-signed",
        ATOMICS,
        "combine = _OF_ZERO_EXTENDED.get(combine, combine)",
        "pass",
        "bytes above 127 are less than others in a signed maximum of zero-extended bytes",
        tests=("tests/test_golden.py::test_results_equal_the_interpreters[widen/combined_bytes-unicf-8]",),
    ),
    Mutant(
        "result-of-atomic-is-not-used",
        ATOMICS,
        "return w.shape(old.operands[0]).is_uniform and old not in w.facts.used",
        "return w.shape(old.operands[0]).is_uniform",
        "an atomic whose result is used is reduced",
    ),
    Mutant(
        "masked-copies-unmasked",
        PER_LANE,
        "results += w.emit.if_active(w.build.extractelement(active, i), copy, instr.type, instr.op)",
        "results += w.emit.if_active(w.build.extractelement(active, 0), copy, instr.type, instr.op)",
        "an operation per lane runs if lane 0 is active",
    ),
    Mutant(
        "copies-of-lane-0",
        PER_LANE,
        "results = [w.emit.copy(instr, [_lane_operand(w, x, i) for x in instr.operands]) for i in range(w.lanes)]",
        "results = [w.emit.copy(instr, [_lane_operand(w, x, 0) for x in instr.operands]) for i in range(w.lanes)]",
        "per-lane code uses lane 0's operands for all lanes",
    ),
    Mutant(
        "loop-over-the-first-lanes",
        LANE_LOOPS,
        'w.build.icmp("ne", following, w.lanes)',
        'w.build.icmp("ne", following, COPIES)',
        "an atomic at different addresses runs for the first lanes only",
        tests=("tests/test_lanes_of_atomics.py",),
    ),
    Mutant(
        "loop-over-every-eighth-lane",
        LANE_LOOPS,
        'body(w.build.binop("add", lane, i))',
        "body(lane)",
        "an atomic runs eight times for one lane, and never for the next seven",
        tests=("tests/test_lanes_of_atomics.py",),
    ),
    Mutant(
        "lanes-load-after-a-store",
        LANE_LOOPS,
        "for each in after_writes(block.instrs[: block.instrs.index(instr)]):",
        "for each in block.instrs[: block.instrs.index(instr)]:",
        "a lane loads the number that an atomic adds, or its place, where the kernel has already stored another",
        tests=("tests/test_lanes_of_atomics.py::test_place_and_number_are_loaded[changed-16]",),
    ),
    Mutant(
        "copies-results-reversed",
        PER_LANE,
        "set_results(w, instr, results)",
        "set_results(w, instr, results[::-1])",
        "results of per-lane code are in reverse order of the lanes",
    ),
    Mutant(
        "helper-called-for-all-lanes",
        HELPER_CALLS,
        "operands.append(w.vector(mask))",
        "operands.append(w.vector(TRUE))",
        "a helper runs for inactive lanes",
    ),
    Mutant(
        "helper-arguments-swapped",
        HELPER_CALLS,
        "for param, x in zip(simd.args, args, strict=False)]",
        "for param, x in zip(simd.args, args[:1] * len(args), strict=False)]",
        "each argument of a helper is the first one",
    ),
    Mutant(
        "lane-calls-of-lane-0",
        PER_LANE,
        "[w.build.extractelement(x, i) if isinstance(x.type, VecType) else x for x in args]",
        "[w.build.extractelement(x, 0) if isinstance(x.type, VecType) else x for x in args]",
        "a function without a vector form is called with lane 0's arguments",
    ),
)
