"""The cost of one work-item at a time."""

from collections import Counter, defaultdict

from passes.costs import CLASSES, SCALAR_BRANCH, CostMachine, Vector
from wfv.cost.census import BlockWork, Census
from wfv.cost.chains import Cost, with_waiting

_LOOP = 2.0  # the loop over work-items: ids, counter, branch


def scalar_cost(census: Census, machine: CostMachine) -> Cost:
    """The cycles of one work-item, by parts."""
    parts, runs, size = defaultdict[str, float](float, overhead=_LOOP), 4.0, 0.0
    for work in census.blocks.values():
        count = add_scalar_block(parts, work, machine)
        runs += work.flow.mean * count
        size += count
    chains = census.scalar_chains
    latency = chains.path + sum(census.blocks[header].flow.mean * cycles for header, cycles in chains.loops.items())
    return Cost(with_waiting(parts, latency, runs, census.traffic), size)


def add_scalar_block(parts: defaultdict[str, float], block: BlockWork, machine: CostMachine, items: int = 1) -> float:
    """Adds a block's cycles for so many work-items; returns the number of its instructions."""
    runs, count = items * block.flow.mean, 0.0
    work, spills = Counter(block.scalar), block.spills(Vector(machine, lanes=1))
    for (name, _), number in block.simd.items():
        work[name] += number
    for name, number in work.items():
        parts[CLASSES[name].part] += runs * number * (machine.scalar_cycles(name) + (spills if name != "free" else 0))
        count += number if name != "free" else 0
    for access, number in block.accesses.items():
        kind = "atomic" if access.way == "atomic" else "store" if access.is_store else "load"
        part = "atomics" if access.way in ("atomic", "local atomic", "reduced") else "memory"
        parts[part] += runs * number * CLASSES[kind].scalar * access.elements
        count += number * access.elements
    parts["overhead"] += runs * SCALAR_BRANCH * block.has_branch
    return count
