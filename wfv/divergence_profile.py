"""The divergence profile of a kernel: how lanes diverge at its branches, as `wfv lanes --format json` writes it."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from wfv.errors import OptionError
from wfv.ir.names import original_name
from wfv.ir.source_locations import without_sources

HOW = "`wfv lanes KERNEL --strategy unicf --format json` writes one"


class EdgeUse(NamedTuple):
    """An edge of a branch: the lanes that took it, counted over all runs with an active lane.

    `none`, `every`: how many of these runs no lane, or each lane of the vector, took it.
    """

    target: str
    lanes: int
    none: int
    every: int


class BranchUse(NamedTuple):
    """A branch of the source: how often a vector came to it, and with how many lanes, counted over all vectors.

    `block`: its name, without the number that a pass appended. `disagreed`: how often lanes took different edges;
    `empty`: how often no lane was active. `lanes`: active before it. `is_linearized`: both sides run, whatever lanes
    need.
    """

    block: str
    function: str
    file: str
    line: int
    is_linearized: bool
    runs: int
    disagreed: int
    empty: int
    lanes: int
    edges: tuple[EdgeUse, ...]


class LoopUse(NamedTuple):
    """A loop: how often vectors entered it, and the active lanes of each iteration, counted over all entries.

    `iterations`: those with an active lane; `full`: those in which each lane of the vector was active.
    """

    header: str
    function: str
    file: str
    line: int
    entries: int
    iterations: int
    full: int
    lanes: tuple[int, ...]


class Shares(NamedTuple):
    """The shares of vectors of which no lane, and of which each lane, takes an edge."""

    none: float
    every: float


class Profile(NamedTuple):
    """A divergence profile. `source`: the digest of the canonical module; `is_cut`: the run was stopped."""

    kernel: str
    source: str
    strategy: str
    lanes: int
    vectors: int
    is_cut: bool
    branches: tuple[BranchUse, ...]
    loops: tuple[LoopUse, ...]

    def edge(self, function: str, block: str, number: int) -> Shares | None:
        """The shares of an edge of a branch, over all forms of the function; None if no lane came there."""
        found = [each for each in self.branches if self._is_at(each.function, each.block, function, block)]
        edges = [each.edges[number] for each in found if number < len(each.edges)]
        runs = sum(each.runs - each.empty for each in found)
        return Shares(sum(e.none for e in edges) / runs, sum(e.every for e in edges) / runs) if edges and runs else None

    def body(self, function: str, header: str) -> Shares | None:
        """The shares of a loop's body, which only runs with an active lane; None if no lane came there."""
        found = [each for each in self.loops if self._is_at(each.function, each.header, function, header)]
        runs = sum(each.iterations for each in found)
        return Shares(0, sum(each.full for each in found) / runs) if runs else None

    @staticmethod
    def _is_at(function: str, block: str, wanted: str, at: str) -> bool:
        return block == at and original_name(function) == original_name(wanted)

    def check(self, text: str, kernel: str) -> None:
        """Raises OptionError if it is not the profile of this kernel of this canonical module."""
        if kernel != self.kernel:
            raise OptionError(f"the profile is of kernel {self.kernel!r}, not of {kernel!r}", help=HOW)
        if digest(text) != self.source:
            help = f"measure again: {HOW}; macros and build options count, too"
            raise OptionError(f"the profile is of another version of kernel {kernel!r}", help=help)


def digest(text: str) -> str:
    """The digest of a canonical module by which a profile knows its kernel again."""
    return sha256(without_sources(text).encode()).hexdigest()


def read_profile(path: str | Path) -> Profile:
    """The profile of a file of one strategy that `wfv lanes --format json` has written. Raises OptionError."""
    try:
        (found,) = _profiles(json.loads(Path(path).read_text()))
    except OSError as error:
        raise OptionError(f"cannot read the profile {str(path)!r}: {error.strerror}", help=HOW) from None
    except (ValueError, TypeError, KeyError):
        help = f"pass the profile of one strategy: {HOW}"
        raise OptionError(f"{str(path)!r} is no divergence profile of one strategy", help=help) from None
    return found


def data_of(profile: Profile) -> dict[str, Any]:
    """The profile as JSON has it."""
    branches = [{**each._asdict(), "edges": [edge._asdict() for edge in each.edges]} for each in profile.branches]
    return {**profile._asdict(), "branches": branches, "loops": [each._asdict() for each in profile.loops]}


def _profiles(data: dict[str, Any]) -> Iterator[Profile]:
    for each in data["profiles"]:
        branches = (
            BranchUse(**{**one, "edges": tuple(EdgeUse(**edge) for edge in one["edges"])}) for one in each["branches"]
        )
        loops = (LoopUse(**{**one, "lanes": tuple(one["lanes"])}) for one in each["loops"])
        yield Profile(**{**each, "branches": tuple(branches), "loops": tuple(loops)})
