"""The kernel of a control-flow graph, as LLVM IR text.

Every block adds its number to a trace and stores the trace to a slot of its own, so that all blocks differ and the
memory afterwards identifies the path:

    h = h * FACTOR + block + 1;  out[block * items + id] = h

The condition of a varying branch is the next bit of the work-item's script (`scripts[id]`). That of a uniform branch
is a bit of the group's word for this branch (`words[number of the branch * groups + group]`): bit 0 outside of loops,
bit k in the k-th iteration of the innermost natural loop. The iteration count is the same in all lanes that are in the
loop, so the analysis finds the condition uniform even inside divergent code. A set bit selects the first successor.

A varying branch may also be *early*: its condition is loaded at the kernel's entry (`early[block * items + id]`, where
1 selects the second successor). Its edge mask then uses a value that is defined even where the branch is not reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

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
    lines = [line for header in kernel.counters for line in (f"  %n.{header} = alloca i32, align 4",)]
    for block in kernel.early:
        lines.append(f"  %e.{block} = getelementptr inbounds i8, ptr addrspace(1) %early, i64 {block * items}")
        lines.append(f"  %f.{block} = getelementptr inbounds i8, ptr addrspace(1) %e.{block}, i64 %id")
        lines.append(f"  %c.{block} = load i1, ptr addrspace(1) %f.{block}, align 1")
    lines.append("  br label %b0")
    for block, succs in enumerate(kernel.graph):
        lines += [f"b{block}:", *_trace(block, items), *_count(kernel, block)]
        if len(succs) > 1:
            lines += _condition(kernel, block, groups)
            first, second = reversed(succs) if block in kernel.early else succs
            lines.append(f"  br i1 %c.{block}, label %b{first}, label %b{second}")
        else:
            lines.append(f"  br label %b{succs[0]}" if succs else "  ret void")
    params = ", ".join(f"ptr addrspace(1) %{buffer}" for buffer in ("scripts", "words", "early", "out"))
    return _HEAD.replace("NAME", name).replace("PARAMS", params) + "\n".join([*lines, "}", ""])


def _trace(block: int, items: int) -> list[str]:
    return [
        f"  %h.{block} = load i32, ptr %h, align 4",
        f"  %m.{block} = mul i32 %h.{block}, {FACTOR}",
        f"  %t.{block} = add i32 %m.{block}, {block + 1}",
        f"  store i32 %t.{block}, ptr %h, align 4",
        f"  %p.{block} = getelementptr inbounds i32, ptr addrspace(1) %own.out, i64 {block * items}",
        f"  store i32 %t.{block}, ptr addrspace(1) %p.{block}, align 4",
    ]


def _count(kernel: GraphKernel, block: int) -> list[str]:
    """A header increments the loop's iteration counter; blocks that enter the loop set it to 0."""
    lines = []
    if block in kernel.counters:
        lines += [f"  %k.{block} = load i32, ptr %n.{block}, align 4", f"  %k1.{block} = add i32 %k.{block}, 1"]
        lines += [f"  store i32 %k1.{block}, ptr %n.{block}, align 4"]
    entered = [header for header, outside in kernel.counters.items() if block in outside]
    return lines + [f"  store i32 0, ptr %n.{header}, align 4" for header in entered]


def _condition(kernel: GraphKernel, block: int, groups: int) -> list[str]:
    if block in kernel.early:
        return []
    return _uniform_bit(kernel, block, groups) if block in kernel.words else _script_bit(block)


def _script_bit(block: int) -> list[str]:
    return [
        f"  %s.{block} = load i32, ptr %s, align 4",
        f"  %c.{block} = trunc i32 %s.{block} to i1",
        f"  %r.{block} = lshr i32 %s.{block}, 1",
        f"  store i32 %r.{block}, ptr %s, align 4",
    ]


def _uniform_bit(kernel: GraphKernel, block: int, groups: int) -> list[str]:
    """The word is loaded at each visit, so that LLVM cannot thread jumps on an earlier load."""
    offset = kernel.words[block] * groups
    lines = [
        f"  %w.{block} = getelementptr inbounds i32, ptr addrspace(1) %own.words, i64 {offset}",
        f"  %u.{block} = load i32, ptr addrspace(1) %w.{block}, align 4",
    ]
    if block not in kernel.counted:
        return [*lines, f"  %c.{block} = trunc i32 %u.{block} to i1"]
    return [
        *lines,
        f"  %a.{block} = and i32 %k.{kernel.counted[block]}, {WORD_BITS - 1}",
        f"  %x.{block} = lshr i32 %u.{block}, %a.{block}",
        f"  %c.{block} = trunc i32 %x.{block} to i1",
    ]
