"""A kernel's linearized form in the interpreter, all lanes in lockstep, compared with the reference.

The interpreter also asserts that uniform and strided values are so, which the results of machine code may not show.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from kernels_ir.catalog import Launch
from wfv.errors import UnsupportedError
from wfv.fuzz.fuzzed_strategies import options_of
from wfv.fuzz.kernels.comparison import (
    ERROR,
    LOCKSTEP_ERROR,
    MISMATCH,
    OK,
    UNSUPPORTED,
    KernelUnderTest,
    MismatchError,
    Outcome,
    compare_arrays,
    origin_of,
)
from wfv.fuzz.kernels.draw import Draw, arguments
from wfv.fuzz.lockstep import Form, run_form, stage_after

LANES = 4
STEP = "linearize"


def compare_in_lockstep(kernel: KernelUnderTest, draw: Draw) -> Outcome:
    """Compares on a small launch: two groups, each of one whole vector and a part of one."""
    small = _small(draw)
    try:
        _compare(kernel, small)
    except MismatchError as error:
        return Outcome(MISMATCH, str(error), "lockstep")
    except UnsupportedError as error:
        return Outcome(UNSUPPORTED, str(error))
    except Exception as error:  # for example an assertion about a shape
        return Outcome(LOCKSTEP_ERROR, f"{type(error).__name__}: {error}"[:500], origin_of(error))
    return Outcome(OK)


def _small(draw: Draw) -> Draw:
    is_flat = len(draw.local_size) == 1
    sizes = ((10,), (7,)) if is_flat else ((5, 3), (5, 2))
    return replace(draw, lanes=LANES, global_size=sizes[0], local_size=sizes[1])


def _compare(kernel: KernelUnderTest, draw: Draw) -> None:
    found = stage_after(kernel.canonical, "k", options_of(draw.strategy, LANES, draw.target), STEP)
    assert found is not None, "every strategy that vectorizes has this step"
    args, wanted = arguments(kernel.text, draw), arguments(kernel.text, draw)
    if not kernel.runs_to_the_end(draw, list(wanted.values())):
        return  # the interpreter has no result either
    run_form(Form(*found, LANES), Launch(draw.global_size, draw.local_size, tuple(args.values())))
    arrays = {name: x for name, x in wanted.items() if isinstance(x, np.ndarray)}
    compare_arrays(arrays, {name: args[name] for name in arrays})


__all__ = ["ERROR", "compare_in_lockstep"]
