"""The peers by name. One peer is one column of the table: an implementation in one mode, in a process of its own."""

from __future__ import annotations

from dataclasses import dataclass

from wfv.errors import OptionError, known

INTEL, POCL, DRIVER = "intel", "pocl", "wfv-driver"
MODE_VARIABLE = "CL_CONFIG_CPU_VECTORIZER_MODE"
# Intel's vectorizer: "" is its own choice, 1 is off, the others are lanes. It is read when the library is loaded.
MODES = {INTEL: ("", "1", "4", "8", "16"), POCL: ("",), DRIVER: ("",)}


@dataclass(frozen=True)
class Peer:
    """`vendor` is a key of MODES, `mode` one of its modes."""

    vendor: str
    mode: str = ""

    @property
    def label(self) -> str:
        """`intel`, or `intel 8`."""
        return f"{self.vendor} {self.mode}".rstrip()


def parse_vendors(text: str) -> list[str]:
    """The vendors of the option --peers, each once. Raises OptionError."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise OptionError("no peers", help="pass some, such as --peers intel,pocl")
    return list(dict.fromkeys(known(name, MODES, "peer") for name in names))


def peers_of(vendor: str) -> list[Peer]:
    """The vendor's peers, one for each mode."""
    return [Peer(vendor, mode) for mode in MODES[vendor]]
