"""The kernel of a control-flow graph, as LLVM IR text; and a launch of it that runs every pair of paths.

Every block adds its number to a trace and stores the trace to a slot of its own, so that all blocks differ and the
memory afterwards identifies the path:

    h = h * FACTOR + block + 1;  out[block * items + id] = h

The condition of a varying branch is the next bit of the work-item's script (`scripts[id]`). That of a uniform branch
is a bit of the group's word for this branch (`words[number of the branch * groups + group]`): bit 0 outside of loops,
bit k in the k-th iteration of the innermost natural loop. The iteration count is the same in all lanes that are in the
loop, so the analysis finds the condition uniform even inside divergent code. A set bit selects the first successor.

A varying branch may also be *early*: its condition is loaded at the kernel's entry (`early[block * items + id]`, where
1 selects the second successor). Its edge mask then uses a value that is defined even where the branch is not reached.

The launch and the expected contents of memory are computed without compiling the kernel: a path is a walk over the
graph, and the walk gives the data that make a work-item take the path, and the traces that it stores.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from wfv.fuzz.graphs.small_graphs import Graph, branches, natural_loops, reached

FACTOR = 1000003
WORD_BITS = 32

_HEAD = """target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)

define spir_kernel void @NAME(PARAMS) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %script.at = getelementptr inbounds i32, ptr addrspace(1) %scripts, i64 %id
  %script = load i32, ptr addrspace(1) %script.at, align 4
  %own.words = getelementptr inbounds i32, ptr addrspace(1) %words, i64 %group
  %own.out = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %h = alloca i32, align 4
  store i32 1, ptr %h, align 4
  %s = alloca i32, align 4
  store i32 %script, ptr %s, align 4
"""


@dataclass(frozen=True)
class GraphKernel:
    """A graph, and which of its branches are uniform. `is_early`: varying branches are early where possible."""

    graph: Graph
    uniform: frozenset[int]
    is_early: bool = False

    @cached_property
    def early(self) -> tuple[int, ...]:
        """The branches whose condition is loaded at the entry."""
        return early_branches(self.graph, self.uniform) if self.is_early else ()

    @cached_property
    def words(self) -> dict[int, int]:
        """The uniform branches, numbered."""
        return {block: i for i, block in enumerate(sorted(self.uniform & set(branches(self.graph))))}

    @cached_property
    def counted(self) -> dict[int, int]:
        """Uniform branch in a natural loop -> the innermost loop's header, which counts the iterations."""
        loops = sorted(natural_loops(self.graph).items(), key=lambda item: len(item[1]))
        found = {b: next((header for header, blocks in loops if b in blocks), -1) for b in self.words}
        return {block: header for block, header in found.items() if header >= 0}

    @cached_property
    def counters(self) -> dict[int, set[int]]:
        """Header of a loop whose iterations are counted -> the blocks outside that enter it."""
        loops = natural_loops(self.graph)
        return {
            header: {b for b, succs in enumerate(self.graph) if header in succs and b not in loops[header]}
            for header in sorted(set(self.counted.values()))
        }


def early_branches(graph: Graph, uniform: frozenset[int]) -> tuple[int, ...]:
    """The varying branches that may be early: in no cycle, and not in the entry block."""
    in_no_cycle = (b for b in branches(graph) if not any(b in reached(graph, succ) for succ in graph[b]))
    return tuple(b for b in in_no_cycle if b and b not in uniform)


def kernel_text(kernel: GraphKernel, name: str, items: int, groups: int) -> str:
    """The kernel's LLVM IR, for launches of exactly this many work-items and groups."""
    parts = [f"  %n.{header} = alloca i32, align 4" for header in kernel.counters]
    parts += [_early_condition(block, items) for block in kernel.early]
    parts.append("  br label %b0")
    for block, succs in enumerate(kernel.graph):
        parts += [_trace(block, items), *_count(kernel, block)]
        if len(succs) > 1:
            parts += _condition(kernel, block, groups)
            first, second = reversed(succs) if block in kernel.early else succs
            parts.append(f"  br i1 %c.{block}, label %b{first}, label %b{second}")
        else:
            parts.append(f"  br label %b{succs[0]}" if succs else "  ret void")
    params = ", ".join(f"ptr addrspace(1) %{buffer}" for buffer in ("scripts", "words", "early", "out"))
    return _HEAD.replace("NAME", name).replace("PARAMS", params) + "\n".join([*parts, "}", ""])


def _early_condition(block: int, items: int) -> str:
    return f"""\
  %e.{block} = getelementptr inbounds i8, ptr addrspace(1) %early, i64 {block * items}
  %f.{block} = getelementptr inbounds i8, ptr addrspace(1) %e.{block}, i64 %id
  %c.{block} = load i1, ptr addrspace(1) %f.{block}, align 1"""


def _trace(block: int, items: int) -> str:
    return f"""\
b{block}:
  %h.{block} = load i32, ptr %h, align 4
  %m.{block} = mul i32 %h.{block}, {FACTOR}
  %t.{block} = add i32 %m.{block}, {block + 1}
  store i32 %t.{block}, ptr %h, align 4
  %p.{block} = getelementptr inbounds i32, ptr addrspace(1) %own.out, i64 {block * items}
  store i32 %t.{block}, ptr addrspace(1) %p.{block}, align 4"""


def _count(kernel: GraphKernel, block: int) -> Iterator[str]:
    """A header increments the loop's iteration counter; blocks that enter the loop set it to 0."""
    if block in kernel.counters:
        yield f"""\
  %k.{block} = load i32, ptr %n.{block}, align 4
  %k1.{block} = add i32 %k.{block}, 1
  store i32 %k1.{block}, ptr %n.{block}, align 4"""
    for header, outside in kernel.counters.items():
        if block in outside:
            yield f"  store i32 0, ptr %n.{header}, align 4"


def _condition(kernel: GraphKernel, block: int, groups: int) -> Iterator[str]:
    """Words are loaded at each visit, so that LLVM cannot thread jumps on an earlier load."""
    if block in kernel.words:
        yield f"""\
  %w.{block} = getelementptr inbounds i32, ptr addrspace(1) %own.words, i64 {kernel.words[block] * groups}
  %u.{block} = load i32, ptr addrspace(1) %w.{block}, align 4"""
        count = "0"
        if block in kernel.counted:
            count = f"%a.{block}"
            yield f"  {count} = and i32 %k.{kernel.counted[block]}, {WORD_BITS - 1}"
        yield f"""\
  %x.{block} = lshr i32 %u.{block}, {count}
  %c.{block} = trunc i32 %x.{block} to i1"""
    elif block not in kernel.early:
        yield f"""\
  %s.{block} = load i32, ptr %s, align 4
  %c.{block} = trunc i32 %s.{block} to i1
  %r.{block} = lshr i32 %s.{block}, 1
  store i32 %r.{block}, ptr %s, align 4"""


DECISIONS = 8  # the largest number of branches on a path
BITS = DECISIONS + 1  # the bits of a uniform branch's word that paths may depend on
UNTOUCHED = 7  # the initial value of `out`
MARGIN = 64  # elements after `out` that must not be written

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Path:
    """A path from entry to exit: its blocks, the work-item's script, and the bits of the words that it depends on.

    Bit b of `early` is set if the early branch b takes its second successor.
    """

    blocks: tuple[int, ...]
    script: int
    needed: int  # bit BITS * k + i: the path depends on bit i of word k
    values: int  # the values of these bits
    early: int = 0

    def traces(self, count: int) -> list[int]:
        """The final contents of `out`: for each block the trace at its last visit."""
        found, trace = [UNTOUCHED] * count, 1
        for block in self.blocks:
            trace = (trace * FACTOR + block + 1) % 2**32
            found[block] = trace
        return found


@dataclass(frozen=True)
class PairLaunch:
    """A launch in which each group runs one pair of paths: the first in its even lanes, the second in its odd ones."""

    items: int
    groups: int
    lanes: int
    first: Array  # the index of the first path, for each group
    second: Array
    scripts: Array
    words: Array
    early: Array
    expected: Array

    def new_out(self) -> Array:
        """The array for `out`, with the margin."""
        return np.full(len(self.expected), UNTOUCHED, np.int32)


def all_paths(kernel: GraphKernel) -> list[Path]:
    """The paths with at most DECISIONS branches, uniform ones included."""
    return list(_walk(kernel, Path((0,), 0, 0, 0), 0, 0, {}))


def _walk(kernel: GraphKernel, path: Path, decisions: int, varying: int, counts: dict[int, int]) -> Iterator[Path]:
    """All continuations of the path. `varying`: length of the script so far; `counts`: header -> iterations."""
    block = path.blocks[-1]
    succs = kernel.graph[block]
    if not succs:
        yield path
        return
    if len(succs) > 1 and decisions == DECISIONS:
        return
    for taken, succ in enumerate(succs):
        script, needed, values, early, is_varying = path.script, path.needed, path.values, path.early, 0
        if block in kernel.words:
            bit = 1 << BITS * kernel.words[block] + counts.get(kernel.counted.get(block, -1), 0)
            if needed & bit and bool(values & bit) == bool(taken):
                continue  # the same bit has selected the other successor before
            needed, values = needed | bit, values | (0 if taken else bit)
        elif block in kernel.early:
            early |= taken << block
        elif len(succs) > 1:
            script, is_varying = script | (1 - taken) << varying, 1
        new = Path((*path.blocks, succ), script, needed, values, early)
        yield from _walk(
            kernel, new, decisions + (len(succs) > 1), varying + is_varying, _counted(kernel, block, succ, counts)
        )


def _counted(kernel: GraphKernel, block: int, succ: int, counts: dict[int, int]) -> dict[int, int]:
    if succ not in kernel.counters:
        return counts
    return {**counts, succ: 0 if block in kernel.counters[succ] else counts[succ] + 1}


def pair_launch(kernel: GraphKernel, lanes: int, seed: int) -> PairLaunch:
    """Every ordered pair of paths that agree on uniform branches. Bits that neither path depends on are random."""
    paths = all_paths(kernel)
    needed = np.array([path.needed for path in paths], np.uint64)
    values = np.array([path.values for path in paths], np.uint64)
    differ = (values[:, None] ^ values) & needed[:, None] & needed
    first, second = (indices.astype(np.int32) for indices in np.nonzero(differ == 0))
    groups = len(first)
    items = groups * lanes
    lane_paths = np.tile(np.stack([first, second], axis=1), lanes // 2).ravel()
    scripts = np.array([path.script for path in paths], np.int32)[lane_paths]
    words = _words(kernel, needed[first] | needed[second], values[first] | values[second], seed)
    early = _early(kernel, paths, lane_paths, seed)
    traces = np.array([path.traces(len(kernel.graph)) for path in paths], np.uint32).view(np.int32)
    expected = np.full(len(kernel.graph) * items + MARGIN, UNTOUCHED, np.int32)
    expected[:-MARGIN] = traces[lane_paths].T.ravel()
    return PairLaunch(items, groups, lanes, first, second, scripts, words, early, expected)


def _early(kernel: GraphKernel, paths: list[Path], lane_paths: Array, seed: int) -> Array:
    """The work-items' conditions of early branches, one row per block."""
    early = np.random.default_rng((seed, len(paths))).integers(0, 2, (len(kernel.graph), len(lane_paths)), np.uint8)
    for block in kernel.early:
        known = np.array([block in path.blocks for path in paths])[lane_paths]
        bits = np.array([path.early >> block & 1 for path in paths], np.uint8)[lane_paths]
        early[block, known] = bits[known]
    return early.astype(bool).ravel()


def _words(kernel: GraphKernel, needed: Array, values: Array, seed: int) -> Array:
    """The groups' words, one row per uniform branch; one row if there is none."""
    rng = np.random.default_rng((seed, len(branches(kernel.graph))))
    words = rng.integers(0, 1 << WORD_BITS, (max(len(kernel.words), 1), len(needed)), np.uint64)
    for k in kernel.words.values():
        shift, part = np.uint64(BITS * k), np.uint64((1 << BITS) - 1)
        own_needed, own_values = needed >> shift & part, values >> shift & part
        words[k] = (words[k] & ~own_needed) | own_values
    return words.astype(np.uint32).view(np.int32).ravel()
