"""From LLVM IR to a SIMD function by wfv's passes, one call a line, and the SIMD function on NumPy arrays."""

import ctypes

import numpy as np

from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import analyze_divergence
from passes.analysis.shapes import UNIFORM, Assumptions, strided
from passes.linearize.divergent_loops import loops_to_mask, uniformize_loops
from passes.linearize.edge_masks import insert_masks
from passes.linearize.guarded_effects import guard_effects
from passes.linearize.linearize import linearize
from passes.linearize.linearizers import find_linearizer
from passes.linearize.plan import plan_linearization
from passes.normalize.normalize import normalize
from passes.text.module_text import module_text
from passes.widen.machine import machine_of
from passes.widen.widen import widen
from wfv import llvm
from wfv.ir.cfg import Cfg
from wfv.ir.parser import parse_module

LANES, TARGET = 8, llvm.find_target("host")
TEXT = """
define void @collatz(ptr %steps, ptr %start, i64 %i) {
entry:
  %at = getelementptr i32, ptr %start, i64 %i
  %first = load i32, ptr %at
  br label %head
head:
  %x = phi i32 [ %first, %entry ], [ %next, %odd ], [ %half, %even ]
  %n = phi i32 [ 0, %entry ], [ %more, %odd ], [ %more, %even ]
  %done = icmp ule i32 %x, 1
  br i1 %done, label %end, label %body
body:
  %more = add i32 %n, 1
  %half = lshr i32 %x, 1
  %bit = trunc i32 %x to i1
  br i1 %bit, label %odd, label %even
odd:
  %triple = mul i32 %x, 3
  %next = add i32 %triple, 1
  br label %head
even:
  br label %head
end:
  %to = getelementptr i32, ptr %steps, i64 %i
  store i32 %n, ptr %to
  ret void
}
"""


def vectorized(text: str, name: str) -> str:
    """LLVM IR of the function `name` for LANES consecutive values of its last parameter."""
    module, assume, linearizer = normalize(parse_module(text)), Assumptions(LANES), find_linearizer("region")
    fn = module.functions.pop(name)
    seeds = dict.fromkeys(fn.args, UNIFORM) | {fn.args[-1]: strided(1)}

    cfg = Cfg(fn)
    shapes = analyze_divergence(fn, seeds, assume, cfg)
    for block in (each for each in cfg.rpo if each in shapes.divergent_branches):
        causes = cause_chain(block.terminator.operands[0], shapes)
        print(f"the branch in %{block.name} diverges:", "; ".join(cause.why for cause in causes))

    divergent = {loop.header for loop in loops_to_mask(cfg, shapes, linearizer)}
    uniformize_loops(fn, cfg, divergent, shapes)
    cfg = Cfg(fn)
    shapes = analyze_divergence(fn, seeds, assume, cfg)
    plan = plan_linearization(cfg, shapes, linearizer.name)  # a value: the new targets of the edges
    masks = insert_masks(fn, cfg, plan, shapes)
    guard_effects(fn, shapes, masks)
    linearize(fn, shapes, plan, masks)

    shapes = analyze_divergence(fn, seeds, assume)
    simd = widen(module, fn, shapes, assume, machine_of(TARGET, "fast")).function
    return module_text(module, (simd,))


def main() -> None:
    """Runs the SIMD function for 8 numbers at a time."""
    code = llvm.load_object(llvm.emit_object(vectorized(TEXT, "collatz"), TARGET), ["collatz.simd"])
    collatz = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(code.address("collatz.simd"))
    start, steps = np.arange(1, 33, dtype=np.int32), np.zeros(32, np.int32)
    for i in range(0, 32, LANES):
        collatz(steps.ctypes.data, start.ctypes.data, i)
    print(steps)


if __name__ == "__main__":
    main()
