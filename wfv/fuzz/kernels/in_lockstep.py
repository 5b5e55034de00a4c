"""A kernel's linearized form in the interpreter, W lanes in lockstep, compared with the reference.

Machine code does not show that a value called uniform differs between lanes; the interpreter asserts that it does not.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from kernels_ir.catalog import Launch
from wfv.errors import UnsupportedError
from wfv.fuzz.kernels.check import (
    ERROR,
    LOCKSTEP_ERROR,
    MISMATCH,
    OK,
    UNSUPPORTED,
    Kernel,
    MismatchError,
    Outcome,
    compare_arrays,
    place_of,
)
from wfv.fuzz.kernels.draw import Draw, arguments
from wfv.fuzz.lockstep import Form, run_form, stage_after
from wfv.fuzz.strategies import options_of

LANES = 4
STEP = "linearize"


def compare_in_lockstep(kernel: Kernel, draw: Draw) -> Outcome:
    """A few work-items are enough: one vector and a part of one, of two groups."""
    small = _small(draw)
    try:
        _compare(kernel, small)
    except MismatchError as error:
        return Outcome(MISMATCH, str(error), "lockstep")
    except UnsupportedError as error:
        return Outcome(UNSUPPORTED, str(error))
    except Exception as error:  # an assertion about a shape, for one
        return Outcome(LOCKSTEP_ERROR, f"{type(error).__name__}: {error}"[:500], place_of(error))
    return Outcome(OK)


def _small(draw: Draw) -> Draw:
    is_flat = len(draw.local_size) == 1
    sizes = ((10,), (7,)) if is_flat else ((5, 3), (5, 2))
    return replace(draw, lanes=LANES, global_size=sizes[0], local_size=sizes[1])


def _compare(kernel: Kernel, draw: Draw) -> None:
    found = stage_after(kernel.canonical, "k", options_of(draw.strategy, LANES, draw.target), STEP)
    assert found is not None, "every strategy that vectorizes has this step"
    args, wanted = arguments(kernel.text, draw), arguments(kernel.text, draw)
    kernel.reference.run(draw.global_size, draw.local_size, list(wanted.values()))
    run_form(Form(*found, LANES), Launch(draw.global_size, draw.local_size, tuple(args.values())))
    arrays = {name: x for name, x in wanted.items() if isinstance(x, np.ndarray)}
    compare_arrays(arrays, {name: args[name] for name in arrays})


__all__ = ["ERROR", "compare_in_lockstep"]
