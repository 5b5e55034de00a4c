"""Damaged inputs: each must compile, or be refused with an error of wfv's own.

`run_mutations` compiles random mutations of the bundled kernels and the golden files in a worker process.
"""

from wfv.fuzz.mutations.campaign import run_mutations, write_failure

__all__ = ["run_mutations", "write_failure"]
