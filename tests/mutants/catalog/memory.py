"""Bugs of loads and stores of many lanes: blocks, gathers, groups, private memory."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

BLOCKS, MEMORY, ADDRESS = "passes/widen/spans.py", "passes/widen/memory.py", "passes/widen/address.py"
MASKED, ACCESS, GROUPED = "passes/widen/masked.py", "passes/widen/masked_access.py", "passes/widen/grouped.py"
INTERLEAVE = "passes/analysis/interleave_groups.py"

MUTANTS = (
    Mutant(
        "reverse-block-starts-at-lane-0",
        BLOCKS,
        "return min(0, self.stride * (self.lanes - 1))",
        "return 0",
        "lanes in reverse are accessed behind lane 0 instead of in front of it",
    ),
    Mutant(
        "reverse-order-lost",
        BLOCKS,
        "return [n * self.stride + offset - self.first for n in range(self.lanes)]",
        "return [n * abs(self.stride) + offset for n in range(self.lanes)]",
        "lanes in reverse get each other's elements",
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
        "of a vector per component the wrong lanes are stored",
    ),
    Mutant(
        "gaps-are-written",
        BLOCKS,
        "places = [owner[1] if owner is not None else w.lanes for owner in owners]",
        "places = [owner[1] if owner is not None else 0 for owner in owners]",
        "a store of a block writes what lies between the lanes' elements",
    ),
    Mutant(
        "masked-block-by-element",
        BLOCKS,
        "        return mask\n    return w.build.shufflevector(mask, ConstNull(mask.type), places)",
        "        return mask\n    return w.build.shufflevector(mask, ConstNull(mask.type), "
        "[n % w.lanes for n in range(len(places))])",
        "of a masked block element n is active if lane n is, whosever it is",
    ),
    Mutant(
        "scatter-of-neighbours",
        MEMORY,
        "w.build.store(lane_value(w, parts, type, i), pointer, align)",
        "w.build.store(lane_value(w, parts, type, (i + 1) % w.lanes), pointer, align)",
        "each lane stores its neighbour's value",
    ),
    Mutant(
        "consecutive-if-any-lane-is",
        ADDRESS,
        'w.all_lanes(w.build.icmp("eq", lanes, expected)), first',
        'w.any_lane(w.build.icmp("eq", lanes, expected)), first',
        "addresses are taken for consecutive if one of them fits",
    ),
    Mutant(
        "consecutive-without-terms",
        ADDRESS,
        "    for op, term in terms:\n        first = w.build.binop(op, first, settle(w.scalar(term)))\n",
        "",
        "what is added to a consecutive index is forgotten",
    ),
    Mutant(
        "private-memory-of-one-lane",
        ADDRESS,
        "ArrayType(w.lanes * private_stride(instr), I8)",
        "ArrayType(private_stride(instr), I8)",
        "all lanes' private arrays lie in the room for one",
    ),
    Mutant(
        "by-lane-step-of-one-lane",
        ADDRESS,
        "ArrayType(step * w.lanes, I8), pointer",
        "ArrayType(step, I8), pointer",
        "the elements of a private array laid out by lane overlap",
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
        "a gather loads for inactive lanes, wherever they point",
    ),
    Mutant(
        "one-store-first-lane",
        MASKED,
        "const_int(bits.type, w.lanes - 1), leading)",
        "leading, leading)",
        "of lanes that store to one address lane 0 is the last, active or not",
    ),
    Mutant(
        "masked-store-when-all",
        MASKED,
        "    when(w, w.any_lane(mask), some)\n    return []",
        "    when(w, w.all_lanes(mask), some)\n    return []",
        "a masked store is done only if all lanes store",
    ),
    Mutant(
        "grouped-loads-in-wrong-order",
        GROUPED,
        "return [by_offset[offset] for offset in _offsets(group)]",
        "return list(parts)",
        "the loads of a group get their elements by their order in memory",
    ),
    Mutant(
        "group-starts-at-first-access",
        GROUPED,
        "distance = min(address.distance for address in group.addresses) - first.distance",
        "distance = 0",
        "a group's block starts at the access that comes first in the program",
    ),
    Mutant(
        "stores-pass-over-accesses",
        INTERLEAVE,
        "if group.is_store and not _are_all_disjoint(footprint, group.footprints()):",
        "if group.is_store and not group.footprints():",
        "stores of a group move down over loads of the same memory",
    ),
    Mutant(
        "loads-pass-over-stores",
        INTERLEAVE,
        "if group is not None and not (group.accepts(address) and _are_all_disjoint(own, group.crossed)):",
        "if group is not None and not group.accepts(address):",
        "loads of a group move up over stores to the same memory",
    ),
)
