"""Bugs of loads and stores of all lanes: spans, gathers, interleave groups, private memory."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

SPANS, SPAN_ACCESSES = "passes/widen/spans.py", "passes/widen/spans.py"
ADDRESSES, CONTIGUITY = "passes/widen/addresses.py", "passes/widen/addresses.py"
GATHER_SCATTER, INTRINSICS = "passes/widen/gather_scatter.py", "passes/widen/memory_instructions.py"
MASKED, INTERLEAVED = "passes/widen/loads_and_stores.py", "passes/widen/interleaved_accesses.py"
INTERLEAVE = "passes/analysis/interleave_groups.py"
TABLES = "passes/widen/constant_tables.py"
RUNS, RUN_ACCESSES = "passes/analysis/lane_runs.py", "passes/widen/interleaved_accesses.py"

MUTANTS = (
    Mutant(
        "pieces-past-the-caches-at-one-address",
        "passes/widen/memory_instructions.py",
        "[first]",
        "[0 * first]",
        "all pieces of a store past the caches go to its first 16 bytes",
        tests=("tests/test_past_caches.py",),
    ),
    Mutant(
        "atomics-do-not-order-stores-past-the-caches",
        "passes/widen/memory_instructions.py",
        "return instr.op in _ORDERED or instr.is_ordered",
        'return "atomic" in instr.attrs',
        "another group sees an atomic operation before the stores before it",
        tests=("tests/test_past_caches.py",),
    ),
    Mutant(
        "gather-of-no-lane",
        GATHER_SCATTER,
        "from wfv.ir.values import TRUE, Value",
        "from wfv.ir.values import FALSE as TRUE, Value",
        "a gather instruction without a mask loads for no lane",
        tests=("tests/test_golden.py::test_text[widen/quick_gathers]",),  # CPUs with AVX-512 run it
    ),
    Mutant(
        "tables-with-gaps",
        TABLES,
        "best_permute(machine.permutes, type.bits, len(elements), lanes)",
        "best_permute(machine.permutes, 8 * size_of(type), len(elements), lanes)",
        "the elements of a constant table do not fill the lanes of a register",
        also=(TABLES, "element.bits != bits", "8 * size_of(element) < bits"),
        tests=("tests/test_golden.py::test_text[widen/odd_tables]",),
    ),
    Mutant(
        "index-of-a-table-cut",
        "passes/widen/permutes.py",
        "if permute.bits == bits and size <= 1 << bits]",
        "if permute.bits == bits]",
        "the index of a byte in a table of more than 256 is cut to its low bits",
        tests=("tests/test_golden.py::test_text[widen/long_byte_table]",),
    ),
    Mutant(
        "table-pieces-swapped",
        "passes/widen/table_lookups.py",
        "w.build.select(is_high, b, a)",
        "w.build.select(is_high, a, b)",
        "a lane's element of a constant table is read from the other piece",
        claim="table lookups",
    ),
    Mutant(
        "reverse-span-starts-at-lane-0",
        SPANS,
        "return min(self.starts)",
        "return 0",
        "an access of negative stride begins at lane 0 instead of at the last lane",
    ),
    Mutant(
        "reverse-order-lost",
        SPANS,
        "return [lane_0 + start for start in self.starts]",
        "return [offset + abs(start) for start in self.starts]",
        "elements of an access of negative stride are not reversed",
    ),
    Mutant(
        "stride-2-wrong-half",
        SPAN_ACCESSES,
        "[w.lanes + 2 * i + 1 for i in range(half)]",
        "[w.lanes + 2 * i for i in range(half)]",
        "the upper lanes of stride 2 get their neighbours' elements",
    ),
    Mutant(
        "last-vector-of-a-span-unmoved",
        SPAN_ACCESSES,
        "at + len(skipped) if at",
        "at if at",
        "the last load of a span of other than whole vectors is read as if it began behind the one before",
    ),
    Mutant(
        "window-lacks-its-last-element",
        "passes/widen/clamped_windows.py",
        'w.build.icmp("ule", w.build.step_vector',
        'w.build.icmp("ult", w.build.step_vector',
        "the last lane's element of a window of clamped indices is not loaded",
        claim="contiguity tests",
    ),
    Mutant(
        "shared-element-has-one-lanes-mask",
        "passes/analysis/affine_addresses.py",
        "return starts if is_near and not (is_masked and is_shared) else None",
        "return starts if is_near else None",
        "an element that several lanes read is not loaded if the last of them is inactive",
        tests=("tests/test_butterflies.py",),
    ),
    Mutant(
        "components-not-interleaved",
        SPAN_ACCESSES,
        "None if owner is None else owner[0] * w.lanes + owner[1] for",
        "None if owner is None else owner[1] * len(parts) + owner[0] for",
        "components are stored without being interleaved",
    ),
    Mutant(
        "gaps-are-written",
        SPAN_ACCESSES,
        "positions = [owner[1] if owner is not None else w.lanes for owner in owners]",
        "positions = [owner[1] if owner is not None else 0 for owner in owners]",
        "a store of a span writes the gaps between the lanes' elements",
    ),
    Mutant(
        "masked-span-by-element",
        SPAN_ACCESSES,
        "return w.build.shufflevector(mask, ConstNull(mask.type), positions)",
        "return w.build.shufflevector(mask, ConstNull(mask.type), [n % w.lanes for n in range(len(positions))])",
        "element n of a masked span is active if lane n is, whichever lane it belongs to",
    ),
    Mutant(
        "scatter-of-neighbours",
        GATHER_SCATTER,
        "    if mask is None:\n        return lane_pointers(w, address)\n",
        "    if mask is None:\n        return lane_pointers(w, address)[1:] + lane_pointers(w, address)[:1]\n",
        "each lane stores its neighbour's value",
    ),
    Mutant(
        "contiguous-if-any-lane-is",
        CONTIGUITY,
        'w.build.all_lanes(w.build.icmp("eq", lanes, expected)), first',
        'w.build.any_lane(w.build.icmp("eq", lanes, expected)), first',
        "addresses are taken for contiguous if one of them fits",
        claim="contiguity tests",
    ),
    Mutant(
        "contiguous-without-terms",
        CONTIGUITY,
        "    for op, term in terms:\n"
        "        first = w.build.binop(op, first, _frozen_if(w, is_masked, w.scalar(term)))\n",
        "",
        "the uniform terms of a contiguous index are lost",
    ),
    Mutant(
        "private-memory-of-one-lane",
        ADDRESSES,
        "ArrayType(w.lanes * private_stride(instr), I8)",
        "ArrayType(private_stride(instr), I8)",
        "all lanes' private arrays share the memory of one",
    ),
    Mutant(
        "by-lane-step-of-one-lane",
        ADDRESSES,
        "ArrayType(step * w.lanes, I8), pointer",
        "ArrayType(step, I8), pointer",
        "elements of a private array with interleaved lanes overlap",
    ),
    Mutant(
        "inactive-lanes-not-redirected",
        GATHER_SCATTER,
        "return [w.build.select(w.build.extractelement(mask, i), pointer, dump_slot) for "
        "i, pointer in enumerate(pointers)]",
        "return pointers",
        "a masked scatter stores for all lanes",
    ),
    Mutant(
        "masked-scatter-first-lane",
        GATHER_SCATTER,
        "w.build.lane_of_parts(parts, type, i), pointer, align)",
        "w.build.lane_of_parts(parts, type, i if mask is None else 0), pointer, align)",
        "a masked scatter stores lane 0's value everywhere",
    ),
    Mutant(
        "gather-mask-dropped",
        INTRINSICS,
        "[pointers, mask, Poison(type)], 0, align)",
        '[pointers, w.build.icmp("eq", mask, mask), Poison(type)], 0, align)',
        "a gather loads for inactive lanes",
    ),
    Mutant(
        "one-store-first-lane",
        MASKED,
        "const_int(bits.type, w.lanes - 1), leading)",
        "leading, leading)",
        "a store to a uniform address stores lane 0's value, although lane 0 may be inactive",
    ),
    Mutant(
        "masked-store-when-all",
        MASKED,
        "w.emit.if_then(w.build.any_lane(mask), store)",
        "w.emit.if_then(w.build.all_lanes(mask), store)",
        "a masked store runs only if all lanes are active",
    ),
    Mutant(
        "interleaved-loads-in-wrong-order",
        INTERLEAVED,
        "by_offset = dict(zip(sorted(layout.offsets), parts, strict=True))",
        "by_offset = dict(zip(layout.offsets, parts, strict=True))",
        "loads of an interleave group get each other's elements",
    ),
    Mutant(
        "group-starts-at-first-access",
        INTERLEAVED,
        "offsets, lowest - distances[0], align",
        "offsets, 0, align",
        "an interleave group's span starts at the access that is first in the program",
    ),
    Mutant(
        "run-with-gaps",
        RUNS,
        "if run and distances[place] != distances[run[-1]] + size:",
        "if run and distances[place] < distances[run[-1]] + size:",
        "accesses of a run with a gap get the elements of the gap",
        tests=("tests/test_runs.py",),
    ),
    Mutant(
        "run-blocks-not-transposed",
        RUN_ACCESSES,
        "for _ in range(half.bit_length()):",
        "for _ in range(half.bit_length() - 1):",
        "elements of a run of four change places in the vectors of lanes",
        tests=("tests/test_runs.py",),
    ),
    Mutant(
        "stores-pass-over-accesses",
        INTERLEAVE,
        "return _are_all_disjoint(footprint, group.footprints())",
        "return bool(group.footprints())",
        "stores of an interleave group move across loads that alias",
    ),
    Mutant(
        "loads-pass-over-stores",
        INTERLEAVE,
        "group = next((each for each in groups if _are_all_disjoint(own, each.crossed)), None)",
        "group = next(iter(groups), None)",
        "loads of an interleave group move across stores that alias",
        claim="interleave groups",
    ),
    Mutant(
        "atomics-at-lane-0s-index",
        "passes/widen/per_lane.py",
        "return w.emit.copy(value, [_lane_part(w, first, i), *constant])",
        "return w.emit.copy(value, [_lane_part(w, first, 0), *constant])",
        "all lanes update the element of lane 0",
        tests=("tests/test_golden.py",),
    ),
    Mutant(
        "copied-parts-at-one-place",
        "passes/scalarize/block_copies.py",
        "build.gep(I8, target, [at], _INBOUNDS)",
        "build.gep(I8, target, [0], _INBOUNDS)",
        "all parts of a small copy are stored to its first one",
    ),
)
