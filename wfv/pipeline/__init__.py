"""From canonical LLVM IR to a launch module.

`steps.py` is the list of the steps, read from top to bottom; `compile.py` is the one loop that runs, verifies and shows
them. A step is a function from `State` to `State` (`state.py`): the steps up to the continuations are in
`scalar_steps.py`, from the continuations to linearized functions in `linearization_steps.py`, the others in
`simd_steps.py`. A step of your own: `register_step`, docs/add_a_linearizer.md.
"""

from passes.launch_module import LaunchModule
from wfv.pipeline.compile import compile_kernel, run_listed, run_step
from wfv.pipeline.sources import kernel_names, likely_source, read_kernels, read_source, specialized_source
from wfv.pipeline.state import Clock, Observer, Stage, State
from wfv.pipeline.step import Step
from wfv.pipeline.steps import STEPS, register_step, step_names

__all__ = [
    "STEPS", "Clock", "LaunchModule", "Observer", "Stage", "State", "Step", "compile_kernel", "kernel_names",
    "likely_source", "read_kernels", "read_source", "register_step", "run_listed", "run_step", "specialized_source",
    "step_names",
]  # fmt: skip
