"""`python -m wfv.cli.doctor_trial ir|opencl`: compiles and runs bundled kernels, for `wfv doctor`.

Exit code 0 if their results are correct; else the error is on stderr.
"""

import sys
from functools import partial

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark
from wfv import llvm
from wfv.bench.cells import launch_all, verify
from wfv.cache.store import Off
from wfv.errors import Error
from wfv.opencl.clang import compile_opencl
from wfv.options import make_options
from wfv.runtime.cached_compiler import read_source
from wfv.runtime.program import Program

NAMES = ("Mandelbrot", "BlackScholes", "DCT")  # a divergent loop; math functions; barriers
SIZE, THREADS = "tiny", 2
WRONG = 3


def run(kind: str) -> str:
    """Compiles the kernels from LLVM IR or from OpenCL C and launches them; returns the mismatches as text."""
    off, options = Off(), make_options(lanes=llvm.find_target("host").vector_bits // 32)
    wrong = []
    for name in NAMES:
        benchmark = catalog.load(name)
        program = Program(read_source(source_text(benchmark, kind), off), options, threads=THREADS, cache=off)
        workload = benchmark.workload(SIZE, 1)
        found = verify(workload, partial(launch_all, program[benchmark.kernel], workload))
        wrong += [f"{name}: {line}" for line in found]
    return "\n".join(wrong)


def source_text(benchmark: Benchmark, kind: str) -> str:
    """The bundled LLVM IR of a kernel, or Clang's output for its OpenCL C."""
    return compile_opencl(benchmark.cl_path.read_text()).ir if kind == "opencl" else benchmark.ir_path.read_text()


def main() -> None:
    """Runs the kind of trial on the command line."""
    try:
        wrong = run(sys.argv[1])
    except Error as error:
        wrong = str(error)
    if wrong:
        print(wrong, file=sys.stderr)
        sys.exit(WRONG)


if __name__ == "__main__":
    main()
