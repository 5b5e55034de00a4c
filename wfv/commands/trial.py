"""`python -m wfv.commands.trial ir|opencl`: one kernel through everything, in a process that it may end.

Exit code 0 if its results are right; else the standard error says what is wrong.
"""

from __future__ import annotations

import sys

import numpy as np

from wfv import llvm
from wfv.cache import Off
from wfv.errors import Error
from wfv.opencl.clang import compile_opencl
from wfv.options import make_options
from wfv.runtime.cached import read_source
from wfv.runtime.program import Program

ITEMS, GROUP, LIMIT, THREADS = 1000, 48, 60, 2  # neither size divides by the lanes
WRONG = 3

# A loop that each work-item leaves when it has done, a branch on which neighbours disagree, and exp.
OPENCL = """
kernel void trial(global int *steps, global float *powers, global const int *from, int limit) {
    int i = get_global_id(0), x = from[i], n = 0;
    while (n < limit && x != 1) {
        x = x % 2 ? 3 * x + 1 : x / 2;
        n++;
    }
    steps[i] = n;
    powers[i] = exp(-0.01f * n);
}
"""
IR = """
define spir_kernel void @trial(ptr addrspace(1) %steps, ptr addrspace(1) %powers, ptr addrspace(1) %from, i32 %limit) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %begin = getelementptr inbounds i32, ptr addrspace(1) %from, i64 %i
  %first = load i32, ptr addrspace(1) %begin, align 4
  br label %head
head:
  %x = phi i32 [ %first, %entry ], [ %next, %join ]
  %n = phi i32 [ 0, %entry ], [ %more, %join ]
  %within = icmp slt i32 %n, %limit
  %open = icmp ne i32 %x, 1
  %again = select i1 %within, i1 %open, i1 false
  br i1 %again, label %body, label %done
body:
  %bit = and i32 %x, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %up, label %down
up:
  %triple = mul i32 %x, 3
  %higher = add i32 %triple, 1
  br label %join
down:
  %half = sdiv i32 %x, 2
  br label %join
join:
  %next = phi i32 [ %higher, %up ], [ %half, %down ]
  %more = add i32 %n, 1
  br label %head
done:
  %step = getelementptr inbounds i32, ptr addrspace(1) %steps, i64 %i
  store i32 %n, ptr addrspace(1) %step, align 4
  %float = sitofp i32 %n to float
  %small = fmul float %float, 0xBF847AE140000000
  %power = call spir_func float @_Z3expf(float %small)
  %place = getelementptr inbounds float, ptr addrspace(1) %powers, i64 %i
  store float %power, ptr addrspace(1) %place, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z3expf(float)
"""


def run(kind: str) -> str:
    """Compiles the kernel from LLVM IR or from OpenCL C and launches it; what is wrong, "" if nothing."""
    text = compile_opencl(OPENCL).ir if kind == "opencl" else IR
    off = Off()
    options = make_options(lanes=llvm.find_target("host").vector_bits // 32)
    kernel = Program(read_source(text, off), options, threads=THREADS, cache=off).trial
    start = np.arange(1, ITEMS + 1, dtype=np.int32)
    steps, powers = np.full(ITEMS, -1, np.int32), np.full(ITEMS, np.nan, np.float32)
    kernel(ITEMS, GROUP, steps, powers, start, LIMIT)
    expected = np.array([_steps(int(x)) for x in start], np.int32)
    wrong = int((steps != expected).sum() + (~np.isclose(powers, np.exp(-0.01 * expected), rtol=1e-5)).sum())
    return f"{wrong} of {2 * ITEMS} results are wrong" if wrong else ""


def _steps(x: int) -> int:
    count = 0
    while count < LIMIT and x != 1:
        x, count = (3 * x + 1 if x % 2 else x // 2), count + 1
    return count


def main() -> None:
    try:
        wrong = run(sys.argv[1])
    except Error as error:
        wrong = str(error)
    if wrong:
        print(wrong, file=sys.stderr)
        sys.exit(WRONG)


if __name__ == "__main__":
    main()
