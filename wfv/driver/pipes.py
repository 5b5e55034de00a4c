"""Pipes, which do not exist here: no memory object is one. clCreatePipe gives CL_INVALID_OPERATION."""

from __future__ import annotations

from wfv.driver import constants as cl
from wfv.driver.entry_points import entry_point
from wfv.driver.objects import ClError


@entry_point("clGetPipeInfo")
def get_pipe_info(*_: object) -> None:
    """Refuses every memory object."""
    raise ClError(cl.INVALID_MEM_OBJECT)
