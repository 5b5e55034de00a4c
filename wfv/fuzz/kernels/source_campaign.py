"""Random kernels in Python: compared with the same kernel in OpenCL C, and one work-group in plain Python, too."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from wfv.fuzz.campaign import Result
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.fuzz.kernels.comparison import compare_arrays, outcome_of
from wfv.fuzz.kernels.draw import Draw, arguments, more_launches
from wfv.fuzz.kernels.source_generator import kernel_in
from wfv.python.kernel import kernel
from wfv.runtime.program import build


def run_python_kernel(case: KernelCase) -> Iterator[Result]:
    """Generates the kernel in both languages, and compares."""
    text = case.text().decode()
    for draw in case.draws(text):
        begun = Result(replace(case, draw=draw), "compare")
        yield begun
        yield replace(begun, outcome=outcome_of(partial(compare_languages, text, case, draw)))


def compare_languages(text: str, case: KernelCase, draw: Draw) -> None:
    """Raises WrongError, or a compiler's error."""
    names: dict[str, Any] = {}
    exec(text, names)
    strategy = draw.strategy.partition("/")[0]
    options: dict[str, Any] = {"analysis": draw.analysis, "without": ["simplify"] * draw.raw}
    python = kernel(names["k"], strategy=strategy, lanes=draw.lanes, target=draw.target, **options)
    opencl = build(kernel_in("opencl", case.seed, case.number), strategy="scalar", contract=False)["k"]
    for launch in (draw, *more_launches(text, draw)):
        compare_arrays(after(opencl, text, launch), after(python, text, launch, draw))
    group = replace(draw, global_size=draw.local_size)
    compare_arrays(after(opencl, text, group), after(python.interpret, text, group, draw))


def after(run: Callable[..., None], text: str, launch: Draw, layout: Draw | None = None) -> dict[str, np.ndarray]:
    """The arguments after a launch; `layout`: the draw that determines the arrays' strides in the launch."""
    given = arguments(text, launch)
    if layout is not None:
        given = {name: laid_out(value, random.Random(f"{layout.data} {name}")) for name, value in given.items()}
    run(launch.global_size, launch.local_size, *given.values())
    return {name: np.ascontiguousarray(value) for name, value in given.items()}


def laid_out(value: Any, rng: random.Random) -> Any:
    """The argument; an array perhaps with other strides."""
    if not value.ndim:
        return value
    steps = np.zeros((*value.shape[:-1], 2 * value.shape[-1]), value.dtype)[..., ::2]
    made = rng.choice((value, np.asfortranarray(value), steps, steps[..., ::-1]))
    made[...] = value
    return made
