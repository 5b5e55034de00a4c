"""Samplers: how a kernel reads an image between its texels and outside of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from wfv.errors import OptionError, known

# The bits of OpenCL C's constants CLK_ADDRESS_.. and CLK_FILTER_.. (wfv/opencl/include/opencl_base.h).
ADDRESSING = {"none": 0, "clamp_to_edge": 2, "clamp": 4, "repeat": 6, "mirrored_repeat": 8}
FILTERS = {"nearest": 0x10, "linear": 0x20}
_REPEATING = ("repeat", "mirrored_repeat")


@dataclass(frozen=True)
class Sampler:
    """A sampler: `wfv.Sampler(normalized=True, addressing="repeat", filter="linear")`.

    `normalized`: coordinates from 0 to 1 are those of the image. `addressing`: `"none"`, `"clamp_to_edge"`, `"clamp"`
    (outside of the image is the border colour), `"repeat"`, `"mirrored_repeat"` (these two for normalized coordinates
    only). `filter`: `"nearest"`, `"linear"`. Raises OptionError for others.
    """

    normalized: bool = False
    addressing: str = "clamp_to_edge"
    filter: str = "nearest"

    def __post_init__(self) -> None:
        if not isinstance(self.normalized, (int, np.bool_)):
            raise OptionError(
                f"normalized={self.normalized!r} of a sampler: neither True nor False",
                help='pass the options by name: wfv.Sampler(normalized=True, addressing="repeat", filter="linear")',
            )
        known(self.addressing, ADDRESSING, "address mode of a sampler")
        known(self.filter, FILTERS, "filter of a sampler")
        if self.addressing in _REPEATING and not self.normalized:
            raise OptionError(
                f"addressing={self.addressing!r} of a sampler of coordinates that are not normalized",
                help="images repeat for coordinates from 0 to 1 only: pass normalized=True",
            )

    @property
    def number(self) -> int:
        """What a kernel gets: the sum of OpenCL C's constants."""
        return int(bool(self.normalized)) | ADDRESSING[self.addressing] | FILTERS[self.filter]
