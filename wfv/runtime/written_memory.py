"""What the launches of a sequence write to, to be put back: arrays, images, variables of programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from wfv.runtime.foreign_arrays import array_sharing
from wfv.runtime.images.image import Image
from wfv.runtime.program_variables import ProgramVariables
from wfv.runtime.recorded_launch import RecordedLaunch


class WrittenMemory:
    """Copies of all that launches may write to."""

    def __init__(self, launches: Iterable[RecordedLaunch]) -> None:
        arrays: dict[tuple[int, ...], np.ndarray] = {}
        variables: dict[int, ProgramVariables] = {}
        for launch in launches:
            arrays |= {(array.ctypes.data, array.nbytes, *array.strides): array for array in _written(launch)}
            if launch.kernel.variables is not None:
                variables[id(launch.kernel.variables)] = launch.kernel.variables
        self._arrays = [(array, array.copy()) for array in arrays.values()]
        self._variables = [(each, each.contents()) for each in variables.values()]

    def restore(self) -> None:
        """Puts all of it back. Arrays that overlap had one content, so that their order does not matter."""
        for array, before in self._arrays:
            np.copyto(array, before)
        for variables, contents in self._variables:
            variables.put_back(contents)


def _written(launch: RecordedLaunch) -> Iterator[np.ndarray]:
    for param, arg in zip(launch.kernel.interface.params, launch.args, strict=True):
        if param.kind == "buffer" and not param.is_written:
            continue
        memory = arg.array if isinstance(arg, Image) else array_sharing(arg)
        if isinstance(memory, np.ndarray) and memory.ndim and memory.flags.writeable:
            yield memory
