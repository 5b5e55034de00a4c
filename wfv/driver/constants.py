"""The constants of OpenCL 3.0, with the values of opencl.h: `cl.INVALID_VALUE` is CL_INVALID_VALUE."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

_DEFINE = re.compile(r"^#define CL_(\w+) +(\S+)", re.MULTILINE)


class _Constants:
    def __init__(self, header: str) -> None:
        vars(self).update((name, int(value, 0)) for name, value in _DEFINE.findall(header))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> int: ...


cl = _Constants(Path(__file__).with_name("opencl.h").read_text())
