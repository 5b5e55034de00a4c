"""Bugs of loads and stores of many lanes: blocks, gathers, groups, private memory."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

BLOCKS, MEMORY, ADDRESS = "passes/widen/spans.py", "passes/widen/memory.py", "passes/widen/address.py"
MASKED, ACCESS, GROUPED = "passes/widen/masked.py", "passes/widen/masked_access.py", "passes/widen/grouped.py"
INTERLEAVE = "passes/analysis/interleave_groups.py"

MUTANTS = (
    Mutant(
        "reverse-span-starts-at-lane-0",
        BLOCKS,
        "return min(0, self.stride * (self.lanes - 1))",
        "return 0",
        "an access of negative stride begins at lane 0 instead of at the last lane",
    ),
    Mutant(
        "reverse-order-lost",
        BLOCKS,
        "return [n * self.stride + offset - self.first for n in range(self.lanes)]",
        "return [n * abs(self.stride) + offset for n in range(self.lanes)]",
        "elements of an access of negative stride are not reversed",
    ),
    Mutant(
        "stride-2-wrong-half",
        BLOCKS,
        "[w.lanes + 2 * i + 1 for i in range(half)]",
        "[w.lanes + 2 * i for i in range(half)]",
        "the upper lanes of stride 2 get their neighbours' elements",
    ),
    Mutant(
        "components-not-interleaved",
        BLOCKS,
        "None if owner is None else owner[0] * w.lanes + owner[1] for",
        "None if owner is None else owner[1] * len(parts) + owner[0] for",
        "components are stored without being interleaved",
    ),
    Mutant(
        "gaps-are-written",
        BLOCKS,
        "places = [owner[1] if owner is not None else w.lanes for owner in owners]",
        "places = [owner[1] if owner is not None else 0 for owner in owners]",
        "a store of a span writes the gaps between the lanes' elements",
    ),
    Mutant(
        "masked-span-by-element",
        BLOCKS,
        "        return mask\n    return w.build.shufflevector(mask, ConstNull(mask.type), places)",
        "        return mask\n    return w.build.shufflevector(mask, ConstNull(mask.type), "
        "[n % w.lanes for n in range(len(places))])",
        "element n of a masked span is active if lane n is, although it belongs to another lane",
    ),
    Mutant(
        "scatter-of-neighbours",
        MEMORY,
        "w.build.store(lane_value(w, parts, type, i), pointer, align)",
        "w.build.store(lane_value(w, parts, type, (i + 1) % w.lanes), pointer, align)",
        "each lane stores its neighbour's value",
    ),
    Mutant(
        "contiguous-if-any-lane-is",
        ADDRESS,
        'w.all_lanes(w.build.icmp("eq", lanes, expected)), first',
        'w.any_lane(w.build.icmp("eq", lanes, expected)), first',
        "addresses are assumed contiguous if one of them is where it should be",
    ),
    Mutant(
        "contiguous-without-terms",
        ADDRESS,
        "    for op, term in terms:\n        first = w.build.binop(op, first, settle(w.scalar(term)))\n",
        "",
        "terms that are added to a contiguous index are dropped",
    ),
    Mutant(
        "private-memory-of-one-lane",
        ADDRESS,
        "ArrayType(w.lanes * private_stride(instr), I8)",
        "ArrayType(private_stride(instr), I8)",
        "all lanes' private arrays share the memory of one",
    ),
    Mutant(
        "by-lane-step-of-one-lane",
        ADDRESS,
        "ArrayType(step * w.lanes, I8), pointer",
        "ArrayType(step, I8), pointer",
        "elements of a private array with interleaved lanes overlap",
    ),
    Mutant(
        "inactive-lanes-not-redirected",
        ACCESS,
        "return [w.build.select(w.lane(mask, i), pointer, nowhere) for i, pointer in enumerate(pointers)]",
        "return pointers",
        "a masked scatter stores for all lanes",
    ),
    Mutant(
        "masked-scatter-first-lane",
        ACCESS,
        "w.build.store(lane_value(w, parts, type, i), pointer, align)",
        "w.build.store(lane_value(w, parts, type, 0), pointer, align)",
        "a masked scatter stores lane 0's value everywhere",
    ),
    Mutant(
        "gather-mask-dropped",
        ACCESS,
        "[w.vector(address), mask, Poison(w.wide(type))], 0, align)",
        '[w.vector(address), w.build.icmp("eq", mask, mask), Poison(w.wide(type))], 0, align)',
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
        "    when(w, w.any_lane(mask), some)\n    return []",
        "    when(w, w.all_lanes(mask), some)\n    return []",
        "a masked store runs only if all lanes are active",
    ),
    Mutant(
        "grouped-loads-in-wrong-order",
        GROUPED,
        "return [by_offset[offset] for offset in _offsets(group)]",
        "return list(parts)",
        "loads of an interleave group get each other's elements",
    ),
    Mutant(
        "group-starts-at-first-access",
        GROUPED,
        "distance = min(p.distance for p in group.places) - place.distance",
        "distance = 0",
        "an interleave group's span starts at the first access of the program",
    ),
    Mutant(
        "stores-pass-over-accesses",
        INTERLEAVE,
        "if group.is_store and not _are_all_apart(spot, group.spots()):",
        "if group.is_store and not group.spots():",
        "stores of an interleave group move across loads that alias",
    ),
    Mutant(
        "loads-pass-over-stores",
        INTERLEAVE,
        "if group is not None and not (group.takes(spot.place) and _are_all_apart(spot, group.crossed)):",
        "if group is not None and not group.takes(spot.place):",
        "loads of an interleave group move across stores that alias",
    ),
)
