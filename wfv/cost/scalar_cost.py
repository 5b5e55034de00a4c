"""The cost of one work-item at a time."""

from collections import Counter, defaultdict

from wfv.cost.census import BlockWork, Census
from wfv.cost.chains import Cost, limited
from wfv.cost.figures import CLASSES, CostMachine

_LOAD, _STORE = 0.5, 0.6  # cycles of a scalar access
_NEXT_CACHE = 4.0  # of an access of a column: 14 cycles to the second-level cache, of which several overlap
_ATOMIC = 6.0
_LOOP = 2.0  # the loop over work-items: ids, counter, branch
_BRANCH = 0.5


def scalar_cost(census: Census, machine: CostMachine) -> Cost:
    """The cycles of one work-item, by parts."""
    parts = defaultdict[str, float](float, overhead=_LOOP)
    count = 4.0
    for block in census.blocks:
        count += block.flow.mean * add_scalar_block(parts, block, machine)
    chains = census.scalar_chains
    latency = chains.path + sum(flow.mean * cycles for flow, cycles in chains.loops)
    misses = sum(block.flow.misses for block in census.blocks)
    return limited(parts, latency, count, census.traffic, machine, misses)


def add_scalar_block(parts: defaultdict[str, float], block: BlockWork, machine: CostMachine) -> float:
    """Adds a block's cycles; returns the number of its instructions."""
    runs, count = block.flow.mean, 0.0
    work = Counter(block.scalar)
    for (name, _), number in block.simd.items():
        work[name] += number
    for name, number in work.items():
        parts[CLASSES[name].part] += runs * number * CLASSES[name].scalar
        count += number if name != "free" else 0
    for access, number in block.accesses.items():
        cycles = _ATOMIC if access.way == "atomic" else _STORE if access.is_store else _LOAD
        parts["atomics" if access.way == "atomic" else "memory"] += runs * number * cycles * access.elements
        count += number * access.elements
    parts["memory"] += runs * block.columns * _NEXT_CACHE
    parts["overhead"] += runs * _BRANCH * block.has_branch
    parts["mispredictions"] += block.flow.misses * machine.miss
    return count
