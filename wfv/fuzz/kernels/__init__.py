"""Random kernels under every strategy, compared bit by bit with LLVM's code for the scalar kernel.

`fuzz_kernels` generates and runs them in worker processes; `Reducer` makes a failing kernel smaller. The generator is
in `generator.py`; docs/fuzzing_kernels.md describes the kernels and the reference.
"""

from wfv.fuzz.kernels.campaign import KernelReport, fuzz_kernels
from wfv.fuzz.kernels.reduce import Reducer

__all__ = ["KernelReport", "Reducer", "fuzz_kernels"]
