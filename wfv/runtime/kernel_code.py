"""The code of a kernel: its variants, with the options that are given or that `auto` chooses."""

from __future__ import annotations

from dataclasses import replace

from passes.interface import KernelInterface
from passes.kernel_hints import check_sub_group_size, suited_lanes
from wfv.auto_settings import Auto
from wfv.options import Options
from wfv.runtime.arguments.packer import ArgumentPacker, packer_of
from wfv.runtime.auto_choice import Chooser
from wfv.runtime.kernel_origin import KernelOrigin
from wfv.runtime.variants import Variant, Variants


class KernelCode:
    """The code of a kernel's launches. `given`: the options, whose strategy and lanes the `chooser` of `auto` replaces.

    `suits_lanes`: the kernel's attributes may change the lanes. Raises OptionError if they do not allow these.
    """

    def __init__(self, origin: KernelOrigin, given: Options, auto: Auto | None, suits_lanes: bool) -> None:
        lanes = suited_lanes(given.lanes, origin.hints) if suits_lanes else given.lanes
        check_sub_group_size(origin.hints, lanes, origin.name)
        self.origin, self.given = origin, replace(given, lanes=lanes)
        self.chooser = None if auto is None else Chooser(origin, self.given, auto)
        self._variants = Variants(origin, self.given)  # where nothing is chosen

    @property
    def variants(self) -> Variants:
        """The variants with the options that most launches are compiled with."""
        return self._variants if self.chooser is None else self.chooser.variants

    @property
    def options(self) -> Options:
        """The options that most launches are compiled with."""
        return self.variants.options

    @property
    def most_lanes(self) -> int:
        """The most lanes that its launches may use. Nothing is compiled for that."""
        return self.given.lanes if self.chooser is None else self.chooser.most_lanes

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them; compiled variants may need more memory."""
        return self.variant().interface if self.chooser is None else self.chooser.interface

    @property
    def packer(self) -> ArgumentPacker:
        """Checks and packs arguments."""
        return packer_of(self.interface)

    def variant(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The variant for launches that fit 32-bit indices, or for any launch; compiled on first use."""
        options = replace(self.options, fits_index32=fits_index32)
        return self.variants.get(options if lanes is None else replace(options, lanes=lanes))
